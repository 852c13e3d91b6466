import { bahrainOffset, day, minute } from '../../locales/durations.ts';
import type { Agenda } from '../api/agenda.ts';
import type { ReadOperation } from '../api/operations.ts';

/**
 * When the page reads again what the agenda decides. At an opening thousands of pages have the same reason at the same
 * instant: each waits a random while, so that their reading is no rush beside the students' own. What the opening
 * itself allows no page waits for.
 */

/**
 * What says whether a change may be made: few and light. The preview of a basket is kept beside the reads, under the
 * name of its call.
 */
export const firstReads: readonly (ReadOperation | 'checkRegistration')[] = [
  'getServices',
  'getDashboard',
  'checkRegistration',
];
/** What shows its effects: lists, seats, standing. */
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

/** The longest a page waits after an edge of the agenda, in milliseconds. */
export const firstSpread = 20_000;
export const otherSpread = minute;
/** The same when the student comes back to the page. */
export const returnSpread = 2_000;
/** Coming back more often than this reads nothing anew. */
export const restBetween = 10_000;

const lateAfter = 5_000;
const lateAtMost = 300_000;

const instant = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : NaN);

/**
 * The next instant at which a service may open or close: an edge of its agenda, or midnight in Bahrain, when a day off
 * begins or ends.
 */
export function nextEdge({ services }: Agenda, now: number): number {
  const midnight = (Math.floor((now + bahrainOffset) / day) + 1) * day - bahrainOffset;
  const edges = services.flatMap(({ opensAt, closesAt }) => [instant(opensAt), instant(closesAt)]);
  return Math.min(midnight, ...edges.filter((at) => at > now));
}

/** Whether an edge has passed that the answer does not know of yet. */
const isBehind = ({ services }: Agenda, now: number): boolean =>
  services.some(({ open, closesAt, reasons }) =>
    open
      ? instant(closesAt) <= now
      : reasons.some(({ Params }) => Params.context === 'upcoming' && instant(Params.opensAt) <= now),
  );

/**
 * Milliseconds until the services are read again. `random` is from 0 to below 1; `tries` how often the server was asked
 * since its last answer: one that is behind is asked again less and less often.
 */
export function waitBeforeReading(
  agenda: Agenda,
  { now, random, tries }: { now: number; random: number; tries: number },
): number {
  if (isBehind(agenda, now)) return Math.min(lateAfter * 2 ** tries, lateAtMost) * (1 + random);
  return nextEdge(agenda, now) - now + random * firstSpread;
}
