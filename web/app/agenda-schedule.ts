import { bahrainOffset, day, minute } from '../../locales/durations.ts';
import type { Agenda } from '../api/agenda.ts';
import type { ReadOperation } from '../api/operations.ts';

/**
 * The times at which the page again requests data that depend on the agenda (the periods of all services). When a
 * period opens, thousands of pages would send requests at the same instant, so each waits a random time.
 */

/**
 * Operations with small responses that show if a change is allowed. The basket's preview is cached under the name of
 * its operation, `checkRegistration`.
 */
export const firstReads: readonly (ReadOperation | 'checkRegistration')[] = [
  'getServices',
  'getDashboard',
  'checkRegistration',
];
/**
 * Operations whose responses change with a period: courses, the basket, the waiting list, appeals, refunds and surveys.
 */
export const otherReads: readonly ReadOperation[] = [
  'coursesToRegister',
  'registeredCourses',
  'getBasket',
  'waitingList',
  'getAppeals',
  'getAppealableCourses',
  'getRefunds',
  'getRefundableBalance',
  'getSurveys',
];

/**
 * The longest random waits after a period opens or closes, in milliseconds: `firstSpread` before the requests of
 * `firstReads`, `otherSpread` between these and the requests of `otherReads`.
 */
export const firstSpread = 20_000;
export const otherSpread = minute;
/** The longest random wait after the student returns to the page, in milliseconds. */
export const returnSpread = 2_000;
/** Milliseconds after the last requests during which a return to the page repeats none. */
export const restBetween = 10_000;

const lateAfter = 5_000;
const lateAtMost = 300_000;

const instant = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : NaN);

/**
 * The next instant at which a service may open or close: the start or end of its period, or midnight in Bahrain, when
 * a day off begins or ends.
 */
export function nextEdge({ services }: Agenda, now: number): number {
  const midnight = (Math.floor((now + bahrainOffset) / day) + 1) * day - bahrainOffset;
  const edges = services.flatMap(({ opensAt, closesAt }) => [instant(opensAt), instant(closesAt)]);
  return Math.min(midnight, ...edges.filter((at) => at > now));
}

/** True if the response is outdated, because a period has opened or closed since it was made. */
const isBehind = ({ services }: Agenda, now: number): boolean =>
  services.some(({ open, closesAt, reasons }) =>
    open
      ? instant(closesAt) <= now
      : reasons.some(({ Params }) => Params.context === 'upcoming' && instant(Params.opensAt) <= now),
  );

/**
 * Milliseconds until the services are requested again. `random` is at least 0 and below 1. `tries` is the number of
 * requests since the last new response; while the response is outdated, each of them doubles the wait.
 */
export function waitBeforeReading(
  agenda: Agenda,
  { now, random, tries }: { now: number; random: number; tries: number },
): number {
  if (isBehind(agenda, now)) return Math.min(lateAfter * 2 ** tries, lateAtMost) * (1 + random);
  return nextEdge(agenda, now) - now + random * firstSpread;
}
