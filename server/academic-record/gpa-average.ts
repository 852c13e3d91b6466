/**
 * Computes grade averages. Pure and without imports, because the server, the seed and the page share it. Points and
 * averages are whole hundredths (A = 400, CGPA 2.80 = 280), so that rounding happens only once.
 */

/** One course taken in one semester. Later semesters have larger ids. */
export interface Attempt {
  courseId: number;
  semesterId: number;
  creditHours: number;
  /** True if it also counts for the major average (see countsForMajor). */
  major: boolean;
  /** Points of the grade; null if the grade has none (W, I, P). */
  points: number | null;
  passes: boolean;
}

export interface Averages {
  /** Null until there is a grade with points. */
  cgpa: number | null;
  majorCgpa: number | null;
  /** Credit hours of passed courses; a course passed several times counts once. */
  earnedHours: number;
  /** The average of every semester with a course, in order; null if none of its grades has points. */
  semesterGpas: Map<number, number | null>;
}

/** The sums of an average: quality points (points × hours) and the hours that divide them. */
export interface Sums {
  points: number;
  hours: number;
}

/**
 * True if a grade is a result: it has points or passes. W and I are no results, so taking the course after one of them
 * is not a repeat.
 */
export const hasResult = ({ points, passes }: Pick<Attempt, 'points' | 'passes'>): boolean => points !== null || passes;

/** True for the types of courses that count for the major average: the major's own courses and its electives. */
export const countsForMajor = (type: 'university' | 'college' | 'major' | 'elective'): boolean =>
  type === 'major' || type === 'elective';

/** Divides the sums and rounds half a hundredth up; null if there are no hours. */
export const toAverage = ({ points, hours }: Sums): number | null =>
  hours > 0 ? Math.floor((2 * points + hours) / (2 * hours)) : null;

/** Sums up the attempts whose grades have points. */
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
 * The attempts in the cumulative average: for each course the latest grade with points, better or worse. An earlier
 * one counts only in the average of its own semester. W, I and P have no points, so they neither count nor replace an
 * earlier grade.
 */
export function countedAttempts<One extends Attempt>(attempts: readonly One[]): Set<One> {
  const latest = new Map<number, One>();
  for (const attempt of inOrder(attempts)) if (attempt.points !== null) latest.set(attempt.courseId, attempt);
  return new Set(latest.values());
}

/** Computes averages and earned hours of a history. */
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

/** The ranges of an average, by the university's limits (`excellentCgpa`, `warningCgpa`). */
export const standings = ['excellent', 'good', 'warning'] as const;
export type AverageStanding = (typeof standings)[number];
export interface StandingLimits {
  excellent: number;
  warning: number;
}

/** The range of an average; null without an average. A value equal to a limit belongs to the better range. */
export const toAverageStanding = (
  average: number | null,
  { excellent, warning }: StandingLimits,
): AverageStanding | null =>
  average === null ? null : average >= excellent ? 'excellent' : average >= warning ? 'good' : 'warning';
