import { day } from '../../../locales/durations.ts';
import type { Cost } from '../../academic-record/study-end.ts';

/**
 * What of a paid course or fee comes back to who leaves on a day. Pure; whole fils, percent, instants in epoch
 * milliseconds.
 */

export type ShareFacts = {
  now: number;
  /** When the semester begins. */
  startsAt: number;
  /** Null where the semester has no such row: then its beginning counts. */
  addDropClosesAt: number | null;
  /** Percent by week of the semester; a week that is not named gives nothing. */
  table: readonly { week: number; percent: number }[];
};

const weekAt = ({ now, startsAt }: ShareFacts): number => Math.max(1, Math.floor((now - startsAt) / (7 * day)) + 1);

/** Courses are still given back, not withdrawn from. */
export const beforeDeadline = ({
  now,
  startsAt,
  addDropClosesAt,
}: Pick<ShareFacts, 'now' | 'startsAt' | 'addDropClosesAt'>): boolean => now < (addDropClosesAt ?? startsAt);

/** The percent that comes back now: everything until add and drop close, then what the table says of the week. */
export function shareOn(facts: ShareFacts): number {
  if (beforeDeadline(facts)) return 100;
  const week = weekAt(facts);
  return facts.table.find((row) => row.week === week)?.percent ?? 0;
}

/** When less comes back than now, and how much then; null where nothing comes back any more. */
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
  /** What it costs from now on, and what of the payments stays with it. */
  left: Cost;
  /** Of the student's payments, what comes back. */
  returned: number;
  /** Of the student's share, what was unpaid and is owed no longer. */
  canceled: number;
  /** Of the student's share, what stays owed. */
  owed: number;
  /** Of the student's payments, what does not come back. */
  kept: number;
  /** Of the sponsor's payments, what goes back to the sponsor. */
  toSponsor: number;
};

/** The part that stays to be paid: a fraction of a fils is the student's gain. */
const stays = (fils: number, percent: number): number => Math.floor((fils * (100 - percent)) / 100);

/**
 * What becomes of a cost of which a percent is given up. What had come from the balance comes back first: all of it
 * goes there.
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
