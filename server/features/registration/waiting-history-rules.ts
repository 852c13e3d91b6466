import { day } from '../../../locales/durations.ts';
import type { MessageParams, Text } from '../../../locales/i18n.ts';

/** A former place on a waiting list; instants are epoch milliseconds. */
export type EndedPlace = { promoted: boolean; joinedAt: number; endedAt: number };

/**
 * History of a course's waiting lists in one semester: the number of places and of seats given. `days`: the number of
 * days within which more than half of these seats were given; 0 if none was given.
 */
export type WaitingHistory = { semester: Text; places: number; seats: number; days: number };

/**
 * The history of a course in the latest of its earlier regular semesters, given newest first, that has at least
 * `minimum` places. Undefined if there is none.
 */
export function findWaitingHistory(
  semesters: readonly { name: Text; places: readonly EndedPlace[] }[],
  minimum: number,
): WaitingHistory | undefined {
  const latest = semesters.find(({ places }) => places.length >= minimum);
  if (!latest) return undefined;
  const waits = latest.places
    .flatMap(({ promoted, joinedAt, endedAt }) => (promoted ? Math.max(1, Math.ceil((endedAt - joinedAt) / day)) : []))
    .sort((a, b) => a - b);
  return {
    semester: latest.name,
    places: latest.places.length,
    seats: waits.length,
    // The smallest number of days within which more than half of the seats were given.
    days: waits[Math.floor(waits.length / 2)] ?? 0,
  };
}

/** The history as parameters of the question that is asked before a student joins a waiting list. */
export const toHistoryParams = ({ seats, ...history }: WaitingHistory): MessageParams => ({
  ...history,
  seats,
  context: 'history',
  seated: seats === 0 ? 'none' : seats === 1 ? 'single' : 'several',
});
