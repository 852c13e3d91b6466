import { day } from '../../../locales/durations.ts';
import type { MessageParams, Text } from '../../../locales/i18n.ts';

/** A place on a waiting list that has ended; instants are epoch milliseconds. */
export type EndedPlace = { promoted: boolean; joinedAt: number; endedAt: number };

/**
 * History of a course's waiting lists in one semester: how many places there were and how many got a seat.
 * `days`: most of these had it within so many days of waiting; 0 if none got a seat.
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
    // The first day on which more than half of them had their seat.
    days: waits[Math.floor(waits.length / 2)] ?? 0,
  };
}

/** The history as parameters of the question before joining a waiting list. */
export const toHistoryParams = ({ seats, ...history }: WaitingHistory): MessageParams => ({
  ...history,
  seats,
  context: 'history',
  seated: seats === 0 ? 'none' : seats === 1 ? 'single' : 'several',
});
