import { toAverage, type Sums } from '../../../server/academic-record/gpa-average.ts';

/**
 * This module calculates the grades that are needed to reach an average. Its functions are pure. Points and averages
 * are whole hundredths.
 */

export type TargetAnswer = {
  /** The lowest average over the hours that reaches the target; above the best grade if the target is unreachable. */
  needed: number;
  reachable: boolean;
  /** The highest average that these hours can lead to. */
  best: number;
  /** The fewest hours of the best grade that reach the target; null if no number of hours does. */
  hoursAtBest: number | null;
};

const add = ({ points, hours }: Sums, average: number, more: number): Sums => ({
  points: points + average * more,
  hours: hours + more,
});
const reaches = (sums: Sums, target: number): boolean => (toAverage(sums) ?? -1) >= target;

/**
 * Twice the fewest grade points that `hours` credit hours must earn to reach `target`. An average is rounded half up,
 * so half a hundredth below the target is enough.
 */
const twicePointsFor = (target: number, hours: number): number => hours * (2 * target - 1);

/**
 * Calculates the grades that the target requires. `before` is already earned; `hours` (at least one) are added to it.
 */
export function answerTarget(before: Sums, hours: number, target: number, bestGrade: number): TargetAnswer {
  const missing = twicePointsFor(target, before.hours + hours) - 2 * before.points;
  const needed = Math.max(0, Math.ceil(missing / (2 * hours)));
  return {
    needed,
    reachable: needed <= bestGrade,
    best: toAverage(add(before, bestGrade, hours)) ?? 0,
    hoursAtBest: hoursAtBest(before, target, bestGrade),
  };
}

/** The fewest further hours, all with the best grade, that reach the target; null if no number of them does. */
function hoursAtBest(before: Sums, target: number, bestGrade: number): number | null {
  const missing = twicePointsFor(target, before.hours) - 2 * before.points;
  const gain = 2 * bestGrade - (2 * target - 1);
  if (gain <= 0) return null;
  return Math.max(before.hours > 0 ? 0 : 1, Math.ceil(missing / gain));
}

export type GradeChoice = { grade: string; points: number };

/**
 * The smallest grades, one for each course, that together reach the target. They are as even as possible: no grade can
 * be one step lower. `grades` runs from the best to the lowest that passes. Null if the best grades do not reach the
 * target, or if there are no courses or no grades.
 */
export function smallestGrades(
  before: Sums,
  courses: readonly { key: string; creditHours: number }[],
  target: number,
  grades: readonly GradeChoice[],
): Map<string, GradeChoice> | null {
  const steps = new Map(courses.map(({ key }) => [key, 0]));
  const total = (): Sums =>
    courses.reduce(
      (sums, { key, creditHours }) => add(sums, grades[steps.get(key) ?? 0]?.points ?? 0, creditHours),
      before,
    );
  if (!courses.length || !grades.length || !reaches(total(), target)) return null;
  /** Lowers a grade by one step if the target is still reached; returns true if it did. */
  const lower = (key: string): boolean => {
    const step = steps.get(key) ?? 0;
    if (step + 1 >= grades.length) return false;
    steps.set(key, step + 1);
    if (reaches(total(), target)) return true;
    steps.set(key, step);
    return false;
  };
  // The highest grade is lowered first; among equal grades, the course with the most hours.
  for (;;) {
    const order = [...courses].sort(
      (a, b) => (steps.get(a.key) ?? 0) - (steps.get(b.key) ?? 0) || b.creditHours - a.creditHours,
    );
    if (!order.some(({ key }) => lower(key))) break;
  }
  return new Map(courses.map(({ key }) => [key, grades[steps.get(key) ?? 0]!]));
}

/** The suggested target: the next limit above the average, otherwise the next quarter point; at most the best grade. */
export function suggestedTarget(average: number | null, limits: readonly number[], bestGrade: number): number {
  const above = [...limits].sort((a, b) => a - b).find((limit) => limit > (average ?? 0));
  return Math.min(bestGrade, above ?? (Math.floor((average ?? 0) / 25) + 1) * 25);
}
