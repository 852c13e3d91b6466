import type { Course, Figures, Taken, Timetable, Wish, WishKind, WishMeasure } from '../solver/problem.ts';

/** This module compares timetables and lists their differences. Its functions are pure. */

/** The properties of a timetable (see `Figures`) that each line of the comparison shows. */
export const figureLines = {
  days: ['daysOff'],
  hours: ['earliest', 'latest'],
  gaps: ['gapMinutes'],
  travel: ['travelMinutes'],
  exams: ['examsOnOneDay', 'daysBetweenExams'],
  full: ['fullSections'],
  creditHours: ['creditHours'],
} as const satisfies Record<string, readonly (keyof Figures)[]>;
export type FigureLine = keyof typeof figureLines;

/** The line that shows the result of a wish. Wishes without a line are described in words. */
export const figureOfWish: Partial<Record<WishKind, FigureLine>> = {
  daysOff: 'days',
  freeDays: 'days',
  earliest: 'hours',
  latest: 'hours',
  gaps: 'gaps',
  travel: 'travel',
  examSpread: 'exams',
  fullSections: 'full',
  creditHours: 'creditHours',
};

/** The lines of the comparison that show one of these properties. */
export const listLines = (figures: readonly (keyof Figures)[]): FigureLine[] =>
  (Object.keys(figureLines) as FigureLine[]).filter((line) => figureLines[line].some((one) => figures.includes(one)));

/**
 * All lines by importance: first those of the wishes in their order. The wishes for a free seat and for credit hours do
 * not count, because the solver may have added them by itself.
 */
export const linesByWish = (wishes: readonly Pick<WishMeasure, 'wish'>[]): FigureLine[] => [
  ...new Set([
    ...wishes.flatMap(({ wish: { kind } }) =>
      kind === 'fullSections' || kind === 'creditHours' ? [] : (figureOfWish[kind] ?? []),
    ),
    ...(Object.keys(figureLines) as FigureLine[]),
  ]),
];

export type Compared = {
  figures: readonly FigureLine[];
  /** The amount by which each timetable misses the wish; 0 if the wish is met. */
  wishes: readonly { wish: Wish; missed: readonly number[] }[];
  /** The section of the course in each timetable; null if the timetable does not contain the course. */
  courses: readonly { course: Course; taken: readonly (Taken | null)[] }[];
};

const differ = (values: readonly unknown[]): boolean => new Set(values.map((value) => JSON.stringify(value))).size > 1;

/**
 * True if the wish needs no line of its own, because a figure shows the same: the minutes of the gaps or of the travel,
 * the credit hours, or the number of full sections.
 */
const isFigure = (wish: Wish): boolean =>
  ((wish.kind === 'gaps' || wish.kind === 'travel') && wish.atMost === 0) ||
  wish.kind === 'creditHours' ||
  wish.kind === 'fullSections';

export function createComparison(timetables: readonly Timetable[]): Compared {
  const courses = [
    ...new Map(
      timetables.flatMap(({ taken }) => taken.map(({ course }) => [course.courseId, course] as const)),
    ).values(),
  ];
  return {
    figures: (Object.keys(figureLines) as FigureLine[]).filter((line) =>
      differ(timetables.map(({ figures }) => figureLines[line].map((figure) => figures[figure]))),
    ),
    wishes: (timetables[0]?.wishes ?? [])
      .map(({ wish }, index) => ({ wish, missed: timetables.map(({ wishes }) => wishes[index]?.missed ?? 0) }))
      .filter(({ wish, missed }) => !isFigure(wish) && differ(missed)),
    courses: courses
      .map((course) => ({
        course,
        taken: timetables.map(({ taken }) => taken.find((one) => one.course.courseId === course.courseId) ?? null),
      }))
      .filter(({ taken }) => differ(taken.map((one) => one?.section.sectionId ?? null))),
  };
}
