import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Appeals against grades. Pure; the agenda and the working days are held to by the gate of the call. */

export type AppealFacts = {
  status: AcademicStatus;
  /**
   * The grade in question: its points in hundredths, null where it has none, and its semester. Null where the student
   * has no such grade.
   */
  course: { code: string; grade: string; points: number | null; semesterId: number } | null;
  /** The semester whose grades may be appealed; null where the student has no grades in it. */
  lastSemesterId: number | null;
};

const mayAppeal: Rule<Pick<AppealFacts, 'status'>> = ({ status }) => statusRefusals('appeal', status);

/** Why this student makes no appeal at all, whatever the course. */
export const appealEligibilityRules = [mayAppeal] as const;

/** Who may not appeal at all is told that alone. */
const known: Rule<AppealFacts> = ({ course, status }) =>
  course === null && statusRefusals('appeal', status).length === 0 ? refuse('MSG-000010') : noRefusals;

/** A withdrawn, incomplete or merely passed course has no grade that could be another. */
const graded: Rule<AppealFacts> = ({ course }) =>
  course?.points === null ? refuse('appeal.notGraded', { course: course.code, grade: course.grade }) : noRefusals;

const ofLastSemester: Rule<AppealFacts> = ({ course, lastSemesterId }) =>
  course === null || course.semesterId === lastSemesterId
    ? noRefusals
    : refuse('appeal.notLastSemester', { course: course.code });

export const appealRules = [known, graded, ofLastSemester] as const;

/** Semesters in the order they ended, newest first; regular ones have the terms 1 and 2. */
export type EndedSemester = { id: number; term: number };

/**
 * The semester whose grades may be appealed: the last in which the student has grades, if that is the last regular
 * semester that ended or the summer after it.
 */
export function lastGradedSemester(ended: readonly EndedSemester[], graded: ReadonlySet<number>): number | null {
  const regular = ended.findIndex(({ term }) => term <= 2);
  const recent = regular < 0 ? ended : ended.slice(0, regular + 1);
  return recent.find(({ id }) => graded.has(id))?.id ?? null;
}

/**
 * What an office deciding by itself gives: the next better grade, or the best there is. Grades are in the order of
 * their points, best first.
 */
export function nextBetterGrade(ordered: readonly string[], grade: string): string {
  const at = ordered.indexOf(grade);
  return ordered[Math.max(0, at - 1)] ?? grade;
}
