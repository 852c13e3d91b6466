import { addDays, weekdayOf } from '../../locales/dates.ts';

/**
 * Rules for the end of a semester: its grades, and the student's status, warnings and graduation after them. Pure.
 * Dates are YYYY-MM-DD in Bahrain; averages and points are in hundredths.
 */

/**
 * The date on which grades are published: the third working day after the semester's last day. Friday, Saturday and
 * holidays are not working days.
 */
export function gradesDate(endsOn: string, holidays: ReadonlySet<string>): string {
  let date = endsOn;
  for (let left = 3; left > 0;) {
    date = addDays(date, 1);
    if (weekdayOf(date) <= 4 && !holidays.has(date)) left -= 1;
  }
  return date;
}

export type GradedFacts = {
  /** The status of the registration. */
  status: 'registered' | 'withdrawn';
  /** True if the student's studies have ended before the grades of the semester come in. */
  left: boolean;
  /** True if too many classes were missed to sit the final examination. */
  barred: boolean;
  /** The student's average so far; null if there is none. */
  cgpa: number | null;
  /**
   * Random numbers from 0 to just under 1, fixed for a student, course and semester. `ability` replaces a missing
   * average; `luck` varies the result.
   */
  draw: { ability: number; luck: readonly [number, number, number] };
};

/** The least score for each grade, best first. */
const scale: readonly (readonly [number, string])[] = [
  [385, 'A'],
  [355, 'A-'],
  [320, 'B+'],
  [285, 'B'],
  [250, 'B-'],
  [216, 'C+'],
  [180, 'C'],
  [150, 'C-'],
  [115, 'D+'],
  [75, 'D'],
];
const failed = 'F';
const withdrawn = 'W';

/**
 * Draws the grade of a registration: near the student's average, sometimes well above or below it. A barred student
 * gets an F; a withdrawal or departure gives a W.
 */
export function toGrade({ status, left, barred, cgpa, draw }: GradedFacts): string {
  if (status === 'withdrawn' || left) return withdrawn;
  if (barred) return failed;
  const usual = cgpa ?? 190 + draw.ability * 170;
  const [first, second, third] = draw.luck;
  const badDay = third < 0.04 ? 150 : 0;
  const score = usual + 17 + (first + second - 1) * 115 - badDay;
  return scale.find(([least]) => score >= least)?.[1] ?? failed;
}

export type AcademicStatus =
  | 'active'
  | 'frozen'
  | 'dismissed'
  | 'withdrawn'
  | 'graduated'
  | 'inactive'
  | 'admissionCanceled';

export type StandingFacts = {
  status: AcademicStatus;
  /** False for a summer, which changes no warnings. */
  regular: boolean;
  /** True if the student has a grade with points in this semester. */
  studied: boolean;
  cgpa: number | null;
  /** Warnings in force before the semester's grades. */
  warnings: number;
  /** True if a case study granted this semester as a chance to raise the average. */
  onChance: boolean;
  /** True if every course of the plan is passed. */
  planPassed: boolean;
  /** True if the student was neither registered nor postponed in this regular semester and the one before. */
  awayTwice: boolean;
  /** A CGPA below this limit gives a warning. */
  warningCgpa: number;
};

export type StandingChange = {
  status: AcademicStatus;
  warnings: number;
  event: 'warned' | 'cleared' | 'spared' | 'dismissed' | 'graduated' | 'inactive' | null;
};

/** Number of warnings after which another semester below the limit leads to dismissal. */
export const warningsBeforeDismissal = 2;

/**
 * Computes a student's status and warnings once the grades of a semester are in: graduation, warning, dismissal or
 * inactivity.
 */
export function standingAfter({
  status,
  regular,
  studied,
  cgpa,
  warnings,
  onChance,
  planPassed,
  awayTwice,
  warningCgpa,
}: StandingFacts): StandingChange {
  const stays = { status, warnings, event: null } as const;
  if (status !== 'active' && status !== 'frozen') return stays;
  if (status === 'active' && planPassed && cgpa !== null && cgpa >= warningCgpa)
    return { status: 'graduated', warnings: 0, event: 'graduated' };
  if (!regular) return stays;
  if (!studied) return status === 'active' && awayTwice ? { status: 'inactive', warnings, event: 'inactive' } : stays;
  if (cgpa === null) return stays;
  if (cgpa >= warningCgpa) return warnings > 0 ? { status, warnings: 0, event: 'cleared' } : stays;
  if (warnings >= warningsBeforeDismissal)
    return onChance ? { status, warnings, event: 'spared' } : { status: 'dismissed', warnings, event: 'dismissed' };
  return { status, warnings: warnings + 1, event: 'warned' };
}

/** An undergraduate who has credit hours left in the plan, but at most this many, is expected to graduate. */
const graduatingHours = 18;

export const expectedToGraduate = (hoursLeft: number, postgraduate: boolean): boolean =>
  !postgraduate && hoursLeft > 0 && hoursLeft <= graduatingHours;
