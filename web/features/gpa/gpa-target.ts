import { toAverage, type Sums } from '../../../server/academic-record/gpa-average.ts';

/** The reverse question: what is needed to reach an average. Pure; points and averages in whole hundredths. */

export type TargetAnswer = {
  /** The least average over the hours that reaches the target; above the best grade where it is out of reach. */
  needed: number;
  reachable: boolean;
  /** The highest average those hours can lead to. */
  best: number;
  /** The fewest hours in which the best grade throughout reaches the target; null where it never does. */
  hoursAtBest: number | null;
};

const add = ({ points, hours }: Sums, average: number, more: number): Sums => ({
  points: points + average * more,
  hours: hours + more,
});
const reaches = (sums: Sums, target: number): boolean => (toAverage(sums) ?? -1) >= target;

/**
 * An average is rounded half up, so half a hundredth below the target is enough: the points that `hours` must hold at
 * least, times two.
 */
const twicePointsFor = (target: number, hours: number): number => hours * (2 * target - 1);

/** `before` counts already; `hours` (at least one) come to it. */
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

/** Each hour of the best grade brings the sum nearer by the same amount. */
function hoursAtBest(before: Sums, target: number, bestGrade: number): number | null {
  const missing = twicePointsFor(target, before.hours) - 2 * before.points;
  const gain = 2 * bestGrade - (2 * target - 1);
  if (gain <= 0) return null;
  return Math.max(before.hours > 0 ? 0 : 1, Math.ceil(missing / gain));
}

export type GradeChoice = { grade: string; points: number };

/**
 * The smallest grade for each course that together reach the target: no one of them can be a step lower. As even as it
 * can be. `grades` from the best to the lowest that passes. Null where even the best in all do not reach it.
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
  /** Down by one where the target is still reached then. */
  const lower = (key: string): boolean => {
    const step = steps.get(key) ?? 0;
    if (step + 1 >= grades.length) return false;
    steps.set(key, step + 1);
    if (reaches(total(), target)) return true;
    steps.set(key, step);
    return false;
  };
  // The highest grade goes down first, of those the course with most hours.
  for (;;) {
    const order = [...courses].sort(
      (a, b) => (steps.get(a.key) ?? 0) - (steps.get(b.key) ?? 0) || b.creditHours - a.creditHours,
    );
    if (!order.some(({ key }) => lower(key))) break;
  }
  return new Map(courses.map(({ key }) => [key, grades[steps.get(key) ?? 0]!]));
}

/** The next thing worth aiming at: the next limit above the average, else the next quarter. */
export function suggestedTarget(average: number | null, limits: readonly number[], bestGrade: number): number {
  const above = [...limits].sort((a, b) => a - b).find((limit) => limit > (average ?? 0));
  return Math.min(bestGrade, above ?? (Math.floor((average ?? 0) / 25) + 1) * 25);
}
