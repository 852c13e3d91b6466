import { averages, countsForMajor, hasResult, type Averages } from '../server/academic-record/gpa-average.ts';
import type { CourseSeed } from './university/courses.ts';
import { grades } from './university/limits.ts';

/** One course taken in one past semester. */
export interface Attempt {
  course: CourseSeed;
  semesterId: number;
  grade: string;
}

const pointsOf = new Map(grades.map(([grade, points]) => [grade, points]));
const passing = new Set(grades.filter(([, , passes]) => passes).map(([grade]) => grade));

export const passes = (grade: string): boolean => passing.has(grade);

/** True if the course has a result in this history, so that taking it again is a repeat. */
export const wasTaken = (attempts: readonly Attempt[], course: CourseSeed): boolean =>
  attempts.some(
    (attempt) =>
      attempt.course === course &&
      hasResult({ points: pointsOf.get(attempt.grade) ?? null, passes: passes(attempt.grade) }),
  );

/** Computes averages and earned hours of a seeded history by the university's rules. */
export const summarize = (attempts: readonly Attempt[]): Averages =>
  averages(
    attempts.map(({ course, semesterId, grade }) => ({
      courseId: course.id,
      semesterId,
      creditHours: course.creditHours,
      major: countsForMajor(course.type),
      points: pointsOf.get(grade) ?? null,
      passes: passes(grade),
    })),
  );
