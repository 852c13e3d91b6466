import type { Problem, Taken, Timetable } from '../solver/problem.ts';

/** This module compares the timetable on screen with refreshed seats. Its functions are pure. */

/**
 * A key made from courses and wishes, without seat numbers. The shown timetable stays as long as the key is the same.
 */
export const toQuestionKey = ({ choices, held, locks, leftOut, hoursAtMost, wishes }: Problem): string =>
  JSON.stringify([
    choices.map(({ courses, optional }) => [optional ?? false, courses.map(({ courseId }) => courseId)]),
    held.map(({ section }) => section.sectionId),
    locks,
    leftOut,
    hoursAtMost,
    wishes,
  ]);

/** The sections of a timetable that had a seat for the student and are now full or no longer offered. */
export function seatsGone({ choices }: Problem, taken: readonly Taken[]): Taken[] {
  const seats = new Map(
    choices.flatMap(({ courses }) =>
      courses.flatMap(({ sections }) => sections.map(({ sectionId, seat }) => [sectionId, seat] as const)),
    ),
  );
  return taken.filter(
    ({ held, section }) => !held && section.seat !== 'full' && (seats.get(section.sectionId) ?? 'full') === 'full',
  );
}

const listIds = ({ taken }: Timetable): number[] => taken.map(({ section }) => section.sectionId).sort((a, b) => a - b);

export const sameSections = (one: Timetable, other: Timetable): boolean =>
  listIds(one).join() === listIds(other).join();

const missedIn = ({ wishes }: Timetable): number[] =>
  wishes.filter(({ wish }) => wish.kind !== 'keep').map(({ missed }) => missed);

/**
 * True if `one` is better than `other`: among the wishes that the two miss by different amounts, `one` misses the first
 * by less. The wish `keep` does not count, because it only asks for the sections of the shown week.
 */
export function isBetter(one: Timetable, other: Timetable): boolean {
  const [a, b] = [missedIn(one), missedIn(other)];
  const first = a.findIndex((missed, index) => missed !== b[index]);
  return first >= 0 && a[first]! < (b[first] ?? 0);
}
