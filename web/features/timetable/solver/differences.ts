import type { Figures, Taken, Timetable, Wish } from './problem.ts';

/** This module finds the differences between two timetables, which the page highlights. */

export type CourseDifference = { courseId: number; from: Taken | null; to: Taken | null };
export type Differences = {
  /** The courses that have a different section in each, or that only one of the two timetables contains. */
  courses: readonly CourseDifference[];
  /** The properties of a timetable (see `Figures`) that differ. */
  figures: readonly (keyof Figures)[];
  /** The wishes that the two timetables miss by different amounts. */
  wishes: readonly { wish: Wish; from: number; to: number }[];
};

export function differencesBetween(from: Timetable, to: Timetable): Differences {
  const of = ({ taken }: Timetable, courseId: number): Taken | null =>
    taken.find(({ course }) => course.courseId === courseId) ?? null;
  const courseIds = [...new Set([...from.taken, ...to.taken].map(({ course }) => course.courseId))];
  const wishes = from.wishes.flatMap(({ wish, missed }, index) => {
    const other = to.wishes[index];
    return other && other.missed !== missed ? [{ wish, from: missed, to: other.missed }] : [];
  });
  return {
    courses: courseIds
      .map((courseId) => ({ courseId, from: of(from, courseId), to: of(to, courseId) }))
      .filter((one) => one.from?.section.sectionId !== one.to?.section.sectionId),
    figures: (Object.keys(from.figures) as (keyof Figures)[]).filter(
      (figure) => JSON.stringify(from.figures[figure]) !== JSON.stringify(to.figures[figure]),
    ),
    wishes,
  };
}

/** True if both have the same sections. */
export const isSame = (a: Timetable, b: Timetable): boolean =>
  a.taken.length === b.taken.length &&
  a.taken.every(({ section }) => b.taken.some((one) => one.section.sectionId === section.sectionId));
