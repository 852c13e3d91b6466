/**
 * How averages are made. Pure and without imports: the server, the seed and the page all count with this one file.
 * Points and averages are whole hundredths (A = 400, CGPA 2.80 = 280), so that no fraction is ever lost on the way.
 */

/** One course taken in one semester. Semester ids grow with time. */
export interface Attempt {
  courseId: number;
  semesterId: number;
  creditHours: number;
  /** Counts for the major as well (see countsForMajor). */
  major: boolean;
  /** Of the grade; null where it has none (W, I, P). */
  points: number | null;
  passes: boolean;
}

export interface Averages {
  /** Null until a grade with points is there. */
  cgpa: number | null;
  majorCgpa: number | null;
  /** Each passed course once, however often it was taken. */
  earnedHours: number;
  /** Every semester with a course, in their order; null where none of its grades has points. */
  semesterGpas: Map<number, number | null>;
}

/** The sums behind an average: quality points (points × hours) and the hours they are divided by. */
export interface Sums {
  points: number;
  hours: number;
}

/**
 * A result is a grade that counts or passes; W and I are none, so who takes the course after one of them does not
 * repeat it.
 */
export const hasResult = ({ points, passes }: Pick<Attempt, 'points' | 'passes'>): boolean => points !== null || passes;

/** Courses of the major's own packages. */
export const countsForMajor = (type: 'university' | 'college' | 'major' | 'elective'): boolean =>
  type === 'major' || type === 'elective';

/** Half a hundredth is rounded up; null where there is nothing to divide by. */
export const toAverage = ({ points, hours }: Sums): number | null =>
  hours > 0 ? Math.floor((2 * points + hours) / (2 * hours)) : null;

/** The sums of the attempts whose grade has points. */
export function toSums(attempts: Iterable<Pick<Attempt, 'points' | 'creditHours'>>): Sums {
  const sums = { points: 0, hours: 0 };
  for (const { points, creditHours } of attempts) {
    if (points === null) continue;
    sums.points += points * creditHours;
    sums.hours += creditHours;
  }
  return sums;
}

const inOrder = <One extends Attempt>(attempts: readonly One[]): One[] =>
  [...attempts].sort((a, b) => a.semesterId - b.semesterId);

/**
 * What the cumulative average counts: of a course taken more than once the latest grade with points, better or worse.
 * An earlier one stays in the average of its own semester only. W, I and P have no points: they count nowhere and
 * replace nothing.
 */
export function countedAttempts<One extends Attempt>(attempts: readonly One[]): Set<One> {
  const latest = new Map<number, One>();
  for (const attempt of inOrder(attempts)) if (attempt.points !== null) latest.set(attempt.courseId, attempt);
  return new Set(latest.values());
}

/** Averages and earned hours of a history. */
export function averages(attempts: readonly Attempt[]): Averages {
  const semesters = new Map<number, Attempt[]>();
  const passed = new Map<number, number>();
  for (const attempt of inOrder(attempts)) {
    const semester = semesters.get(attempt.semesterId);
    if (semester) semester.push(attempt);
    else semesters.set(attempt.semesterId, [attempt]);
    if (attempt.passes) passed.set(attempt.courseId, attempt.creditHours);
  }
  const counted = [...countedAttempts(attempts)];
  return {
    cgpa: toAverage(toSums(counted)),
    majorCgpa: toAverage(toSums(counted.filter(({ major }) => major))),
    earnedHours: [...passed.values()].reduce((sum, hours) => sum + hours, 0),
    semesterGpas: new Map([...semesters].map(([id, list]) => [id, toAverage(toSums(list))])),
  };
}

/** How an average stands against the university's limits (`excellentCgpa`, `warningCgpa`). */
export const standings = ['excellent', 'good', 'warning'] as const;
export type AverageStanding = (typeof standings)[number];
export interface StandingLimits {
  excellent: number;
  warning: number;
}

/** Null until there is an average. At a limit counts as above it. */
export const toAverageStanding = (
  average: number | null,
  { excellent, warning }: StandingLimits,
): AverageStanding | null =>
  average === null ? null : average >= excellent ? 'excellent' : average >= warning ? 'good' : 'warning';
