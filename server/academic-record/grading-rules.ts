import { day } from '../../locales/durations.ts';

/**
 * How grades come in at the end of a semester and what follows from them. Pure. Dates are YYYY-MM-DD in Bahrain,
 * averages and points in hundredths.
 */

/**
 * The date on which grades come in: the third working day after the semester's last. Friday, Saturday and holidays are
 * no working days.
 */
export function gradesDate(endsOn: string, holidays: ReadonlySet<string>): string {
  let at = Date.parse(`${endsOn}T00:00:00Z`);
  for (let left = 3; left > 0;) {
    at += day;
    const date = new Date(at).toISOString().slice(0, 10);
    if (new Date(at).getUTCDay() <= 4 && !holidays.has(date)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

export type GradedFacts = {
  /** What became of the registration. */
  status: 'registered' | 'withdrawn';
  /** The student left the university before the semester was over. */
  left: boolean;
  /** Too many classes were missed for the final examination. */
  barred: boolean;
  /** The student's average so far; null where there is none. */
  cgpa: number | null;
  /**
   * Numbers from 0 to just under 1, the same for one student, course and semester: `ability` stands in for a missing
   * average, `luck` is the examinations'.
   */
  draw: { ability: number; luck: readonly [number, number, number] };
};

/** Which result earns which grade, best first. */
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
 * The grade a registration ends with: near the student's average, now and then well above or below it. Who was barred
 * from the examination has failed.
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
  /** A summer changes no warning. */
  regular: boolean;
  /** The student has a grade with points in this semester. */
  studied: boolean;
  cgpa: number | null;
  /** In force before. */
  warnings: number;
  /** A case study has granted this semester as a chance to raise the average. */
  onChance: boolean;
  /** Every course of the plan is passed. */
  planPassed: boolean;
  /** Neither registered nor postponed, in this regular semester and in the one before. */
  awayTwice: boolean;
  /** Below it a warning is given. */
  warningCgpa: number;
};

export type StandingChange = {
  status: AcademicStatus;
  warnings: number;
  event: 'warned' | 'cleared' | 'spared' | 'dismissed' | 'graduated' | 'inactive' | null;
};

/** With so many warnings in force, a further semester below the limit dismisses. */
export const warningsBeforeDismissal = 2;

/** Rulebook, "The year goes round": graduation, standing and inactivity once the grades of a semester are in. */
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

/** Hours left of the plan from which on a student is expected to graduate. */
const graduatingHours = 18;

export const expectedToGraduate = (hoursLeft: number, postgraduate: boolean): boolean =>
  !postgraduate && hoursLeft > 0 && hoursLeft <= graduatingHours;
