import { day } from '../../../locales/durations.ts';
import type { Cost } from '../../academic-record/study-end.ts';

/**
 * The share of a paid course or fee that is returned to a student who leaves the course or the university on a certain
 * day. Pure; whole fils, percent, instants in epoch milliseconds.
 */

export type ShareFacts = {
  now: number;
  /** The start of the semester. */
  startsAt: number;
  /** The end of add/drop; null if the agenda has none for the semester, and then the start of the semester counts. */
  addDropClosesAt: number | null;
  /** The percentages by week of the semester; other weeks return nothing. */
  table: readonly { week: number; percent: number }[];
};

const weekAt = ({ now, startsAt }: ShareFacts): number => Math.max(1, Math.floor((now - startsAt) / (7 * day)) + 1);

/** True while courses are still dropped rather than withdrawn from. */
export const beforeDeadline = ({
  now,
  startsAt,
  addDropClosesAt,
}: Pick<ShareFacts, 'now' | 'startsAt' | 'addDropClosesAt'>): boolean => now < (addDropClosesAt ?? startsAt);

/** The percentage returned now: 100 until add/drop closes, then that of the table for the week. */
export function shareOn(facts: ShareFacts): number {
  if (beforeDeadline(facts)) return 100;
  const week = weekAt(facts);
  return facts.table.find((row) => row.week === week)?.percent ?? 0;
}

/** The next instant at which less is returned, with the percentage then; null if nothing is returned any more. */
export function nextShare(facts: ShareFacts): { at: number; percent: number } | null {
  const present = shareOn(facts);
  if (present === 0) return null;
  const deadline = facts.addDropClosesAt ?? facts.startsAt;
  const last = Math.max(0, ...facts.table.map(({ week }) => week));
  const turns = [deadline, ...Array.from({ length: last + 1 }, (_, week) => facts.startsAt + week * 7 * day)];
  const falls = turns
    .filter((at) => at > facts.now)
    .map((at) => ({ at, percent: shareOn({ ...facts, now: at }) }))
    .filter(({ percent }) => percent < present);
  return falls.sort((a, b) => a.at - b.at)[0] ?? null;
}

export type Released = {
  /** The cost that remains, with the payments that still cover it. */
  left: Cost;
  /** The student's payments that are returned. */
  returned: number;
  /** The unpaid part of the student's share that is no longer owed. */
  canceled: number;
  /** The part of the student's share that is still owed. */
  owed: number;
  /** The student's payments that are not returned. */
  kept: number;
  /** The sponsor's payments that are returned to the sponsor. */
  toSponsor: number;
};

/** The fils that must still be paid, rounded down in the student's favour. */
const stays = (fils: number, percent: number): number => Math.floor((fils * (100 - percent)) / 100);

/**
 * Splits a cost of which `percent` is no longer owed. Money that was paid from the balance is returned first. Callers
 * credit all of `returned` to the balance.
 */
export function release({ fee, sponsorFee, paid, sponsorPaid, usedFromBalance }: Cost, percent: number): Released {
  const own = stays(fee - sponsorFee, percent);
  const sponsor = stays(sponsorFee, percent);
  const returned = Math.max(0, paid + usedFromBalance - own);
  const fromBalance = Math.min(usedFromBalance, returned);
  const left = {
    fee: own + sponsor,
    sponsorFee: sponsor,
    paid: paid - (returned - fromBalance),
    sponsorPaid: Math.min(sponsorPaid, sponsor),
    usedFromBalance: usedFromBalance - fromBalance,
  };
  const kept = left.paid + left.usedFromBalance;
  return {
    left,
    returned,
    kept,
    owed: own - kept,
    canceled: fee - sponsorFee - own - returned,
    toSponsor: sponsorPaid - left.sponsorPaid,
  };
}
