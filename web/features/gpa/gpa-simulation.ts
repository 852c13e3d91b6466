import {
  toAverage,
  averages,
  countedAttempts,
  toAverageStanding,
  toSums,
  type Attempt,
  type Averages,
  type AverageStanding,
  type StandingLimits,
  type Sums,
} from '../../../server/academic-record/gpa-average.ts';
import type { Schema } from '../../api/operations.ts';
import type { GpaBasis, GpaPlan } from './gpa-plan.ts';

/**
 * This module calculates the averages to which expected grades would lead. Its functions are pure. Points and averages
 * are whole hundredths, except in `GpaBasis`.
 */

export const hundredths = (points: number): number => Math.round(points * 100);
export const asPoints = (value: number): string => (value / 100).toFixed(2);

/** A course of the simulated semester: registered, or added on the page. */
export type PlannedCourse = {
  key: string;
  /** The course id; a unique negative number for a new course, which has no id. */
  courseId: number;
  code: string | null;
  name: Schema<'Text'> | null;
  creditHours: number;
  major: boolean;
  grade: string | null;
  /** The grade that the average no longer counts once this course is graded; null if there is none. */
  replaces: string | null;
  added: boolean;
};

const pastAttempts = ({ attempts }: GpaBasis): (Attempt & { grade: string })[] =>
  attempts.map((one) => ({ ...one, points: one.points === null ? null : hundredths(one.points) }));

/** The attempt that the average now counts, by id of the past course. */
const countedNow = (basis: GpaBasis) =>
  new Map([...countedAttempts(pastAttempts(basis))].map((attempt) => [attempt.courseId, attempt]));

/**
 * The courses that can be repeated: taken before, not registered now, and never passed with a grade that forbids a
 * repeat. Failed courses are included.
 */
export function repeatableCourses(basis: GpaBasis): GpaBasis['attempts'] {
  const latest = new Map<number, GpaBasis['attempts'][number]>();
  for (const attempt of basis.attempts) latest.set(attempt.courseId, attempt);
  const registered = new Set(basis.current.map(({ courseId }) => courseId));
  const rule = new Map(basis.grades.map((grade) => [grade.grade, grade]));
  const passedWell = new Set(
    basis.attempts
      .filter(({ passes, grade }) => passes && rule.get(grade)?.repeatable === false)
      .map(({ courseId }) => courseId),
  );
  return [...latest.values()]
    .filter(({ courseId }) => !registered.has(courseId) && !passedWell.has(courseId))
    .sort((a, b) => (a.points ?? 5) - (b.points ?? 5) || a.code.localeCompare(b.code));
}

/** The simulated semester: the registered courses, then the added ones. */
export function plannedCourses(basis: GpaBasis, plan: GpaPlan): PlannedCourse[] {
  const counted = countedNow(basis);
  const taken = new Map(basis.attempts.map((attempt) => [attempt.courseId, attempt]));
  const replaces = (courseId: number): string | null => counted.get(courseId)?.grade ?? null;
  return [
    ...basis.current.map(({ courseId, code, name, creditHours, major }) => ({
      key: `course ${courseId}`,
      courseId,
      code,
      name,
      creditHours,
      major,
      grade: plan.expected[courseId] ?? null,
      replaces: replaces(courseId),
      added: false,
    })),
    ...plan.extra.map(({ key, courseId, creditHours, grade }) => {
      const past = courseId === null ? undefined : taken.get(courseId);
      return {
        key: `extra ${key}`,
        courseId: courseId ?? -key,
        code: past?.code ?? null,
        name: past?.name ?? null,
        creditHours,
        major: past?.major ?? false,
        grade,
        replaces: courseId === null ? null : replaces(courseId),
        added: true,
      };
    }),
  ];
}

export type Simulation = {
  before: Averages;
  after: Averages;
  /** The average of the simulated semester; null until a grade is expected. */
  semesterGpa: number | null;
  /** The planned credit hours that have an expected grade. */
  gradedHours: number;
  plannedHours: number;
  /** The terms of the formula: before − replaced + expected = total. */
  sums: { before: Sums; replaced: Sums; expected: Sums; total: Sums };
};

/** Simulates the averages. A course without an expected grade is not included in them. */
export function simulate(basis: GpaBasis, planned: readonly PlannedCourse[]): Simulation {
  const rule = new Map(basis.grades.map((grade) => [grade.grade, grade]));
  const past = pastAttempts(basis);
  const semesterId = Math.max(basis.semester.semesterId, ...past.map((one) => one.semesterId));
  const expected = planned.flatMap(({ courseId, creditHours, major, grade }): Attempt[] => {
    const found = grade === null ? undefined : rule.get(grade);
    return found
      ? [
          {
            courseId,
            semesterId,
            creditHours,
            major,
            points: found.points === null ? null : hundredths(found.points),
            passes: found.passes,
          },
        ]
      : [];
  });
  const all: Attempt[] = [...past, ...expected];
  const countedBefore = countedAttempts<Attempt>(past);
  const countedAfter = countedAttempts(all);
  const after = averages(all);
  return {
    before: averages(past),
    after,
    semesterGpa: toAverage(toSums(expected)),
    gradedHours: expected.reduce((sum, { creditHours }) => sum + creditHours, 0),
    plannedHours: planned.reduce((sum, { creditHours }) => sum + creditHours, 0),
    sums: {
      before: toSums(countedBefore),
      replaced: toSums([...countedBefore].filter((attempt) => !countedAfter.has(attempt))),
      expected: toSums(expected.filter((attempt) => countedAfter.has(attempt))),
      total: toSums(countedAfter),
    },
  };
}

/**
 * The points and hours of all graded courses, except those among the planned courses, whose new grade replaces the old
 * one.
 */
export function sumsBeside(basis: GpaBasis, planned: readonly PlannedCourse[]): Sums {
  const ids = new Set(planned.map(({ courseId }) => courseId));
  return toSums([...countedAttempts(pastAttempts(basis))].filter(({ courseId }) => !ids.has(courseId)));
}

export const toLimits = ({ standings }: GpaBasis): StandingLimits => {
  const from = (wanted: AverageStanding): number =>
    hundredths(standings.find(({ standing }) => standing === wanted)?.from ?? 0);
  return { excellent: from('excellent'), warning: from('good') };
};

export const standingIn = (basis: GpaBasis, average: number | null): GpaBasis['standings'][number] | null => {
  const standing = toAverageStanding(average, toLimits(basis));
  return basis.standings.find((one) => one.standing === standing) ?? null;
};
