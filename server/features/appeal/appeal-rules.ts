import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** The facts for appeals against grades. The rules are pure; the call's gate checks the agenda and the working days. */

export type AppealFacts = {
  status: AcademicStatus;
  /**
   * The grade that the appeal is about; null if the student has no such grade. `points` are in hundredths, null if the
   * grade has none.
   */
  course: { code: string; grade: string; points: number | null; semesterId: number } | null;
  /** The semester whose grades may be appealed; null if there is none. */
  lastSemesterId: number | null;
};

const mayAppeal: Rule<Pick<AppealFacts, 'status'>> = ({ status }) => statusRefusals('appeal', status);

/** The rules of an appeal that apply before a course is chosen. */
export const appealEligibilityRules = [mayAppeal] as const;

/** MSG-000010: the student has no such grade. It is not reported if the student's status refuses every appeal. */
const known: Rule<AppealFacts> = ({ course, status }) =>
  course === null && statusRefusals('appeal', status).length === 0 ? refuse('MSG-000010') : noRefusals;

/** A withdrawn, incomplete or merely passed course has no points, so its grade cannot be appealed. */
const graded: Rule<AppealFacts> = ({ course }) =>
  course?.points === null ? refuse('appeal.notGraded', { course: course.code, grade: course.grade }) : noRefusals;

const ofLastSemester: Rule<AppealFacts> = ({ course, lastSemesterId }) =>
  course === null || course.semesterId === lastSemesterId
    ? noRefusals
    : refuse('appeal.notLastSemester', { course: course.code });

export const appealRules = [known, graded, ofLastSemester] as const;

/** A semester that has ended. Lists are newest first; regular semesters have the terms 1 and 2. */
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

/** The suggested new grade: the next better one, or the best there is. `ordered` is sorted by points, best first. */
export function nextBetterGrade(ordered: readonly string[], grade: string): string {
  const at = ordered.indexOf(grade);
  return ordered[Math.max(0, at - 1)] ?? grade;
}
