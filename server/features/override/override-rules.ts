import { toIso } from '../../clock/clock.ts';
import { getTraits } from '../../codes.ts';
import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { AgendaWindow } from '../agenda/agenda-queries.ts';
import { outsideAgenda, sendingWindows } from '../agenda/agenda-rules.ts';

/** Rules for overrides: requests for an exception from reasons that refuse a registration. Pure. */

export type OverrideFacts = {
  now: number;
  /** True if the request was sent before. A sent request may be decided outside the period. */
  sent: boolean;
  agenda: readonly AgendaWindow[];
  /** The instant at which add/drop ends; null if the semester has no such period. */
  closesAt: number | null;
  /** The reasons against any registration of the student, independent of the course. */
  standing: readonly Refusal[];
  /** The code of the course; null if the section does not exist in this course and semester. */
  course: string | null;
  /** The refusal codes to be waived. */
  codes: readonly string[];
  /** The present reasons against registering in the section. */
  reasons: readonly Refusal[];
  /** The highest load that an override may allow, in credit hours. */
  maximumHours: number;
  /** True if the room of the section has no place for one more seat. */
  roomFull: boolean;
  openRequests: number;
  maximumRequests: number;
};

export const mayRegister: Rule<OverrideFacts> = ({ standing }) => [...standing];

const withinPeriod: Rule<OverrideFacts> = ({ sent, agenda, now }) =>
  sent ? noRefusals : outsideAgenda(sendingWindows(agenda), ['registration', 'addDrop'], now, 'MSG-000003');

const sectionFound: Rule<OverrideFacts> = ({ course }) => (course === null ? refuse('MSG-000010') : noRefusals);

const fewRequests: Rule<OverrideFacts> = ({ sent, openRequests, maximumRequests }) =>
  sent || openRequests < maximumRequests ? noRefusals : refuse('override.tooMany', { maximum: maximumRequests });

/** At least one code must be requested, and each must be one of the present reasons against the registration. */
const refusedNow: Rule<OverrideFacts> = ({ course, codes, reasons }) =>
  course === null || (codes.length > 0 && codes.every((code) => reasons.some(({ Code }) => Code === code)))
    ? noRefusals
    : refuse('override.nothingRefused', { course });

/**
 * Refuses an override that would not help: a reason that no office may waive, a load above the maximum for overrides,
 * or a room without a further seat.
 */
export const waivable: Rule<OverrideFacts> = ({ course, codes, reasons, standing, maximumHours, roomFull }) => {
  if (course === null) return noRefusals;
  const blocking = reasons.find(
    ({ Code }) =>
      getTraits(Code).waivedBy === undefined &&
      getTraits(Code).liftedBy !== 'opening' &&
      !standing.some((one) => one.Code === Code),
  );
  const load = reasons.find(({ Code }) => getTraits(Code).waivedBy === 'college' && codes.includes(Code));
  return [
    ...(blocking ? refuse('override.notWaivable', { ...blocking.Params, course, reason: blocking.Code }) : []),
    ...(load && Number(load.Params.hours) > maximumHours
      ? refuse('override.notWaivable', { course, context: 'load', hours: maximumHours })
      : []),
    ...(roomFull && codes.some((code) => getTraits(code).scope === 'seat')
      ? refuse('override.notWaivable', { course, context: 'room' })
      : []),
  ];
};

/** Refuses an undecided request when add/drop has ended, because a permit could no longer be used. */
export const addDropOver: Rule<OverrideFacts> = ({ now, closesAt }) =>
  closesAt !== null && now >= closesAt
    ? refuse('MSG-000003', { context: 'past', closesAt: toIso(closesAt) })
    : noRefusals;

export const overrideRules = [withinPeriod, sectionFound, fewRequests, refusedNow, waivable] as const;
