import type { Schema } from '../../../api/operations.ts';
import type { Section, Course, Taken, Timetable } from '../solver/problem.ts';
import { wayToLeave } from '../timetable-problem.ts';

/**
 * This module finds the registration changes that turn the current registration into a timetable. Its functions are
 * pure.
 */

type Registered = Schema<'RegisteredCourse'>;
export type Move =
  | { kind: 'register'; course: Course; section: Section }
  | { kind: 'replace'; course: Course; section: Section; from: Registered }
  /** A registered course that the timetable does not contain. */
  | { kind: 'leave'; from: Registered; way: 'delete' | 'drop' };

/** The registered courses that the timetable does not contain. */
export const listLeaving = (taken: readonly Taken[], registered: readonly Registered[]): Registered[] =>
  registered.filter(
    ({ status, courseId }) => status === 'registered' && !taken.some(({ course }) => course.courseId === courseId),
  );

export function listMoves({ taken }: Timetable, registered: readonly Registered[]): Move[] {
  const standing = registered.filter(({ status }) => status === 'registered');
  const left = listLeaving(taken, registered).flatMap((from): Move[] => {
    const way = wayToLeave(from);
    return way ? [{ kind: 'leave', from, way }] : [];
  });
  const entered = taken.flatMap(({ course, section, held }): Move[] => {
    const from = standing.find(({ courseId }) => courseId === course.courseId);
    if (held || from?.sectionId === section.sectionId) return [];
    return [from ? { kind: 'replace', course, section, from } : { kind: 'register', course, section }];
  });
  return [...left, ...entered];
}
