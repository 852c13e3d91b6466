import type { Db } from '../../../db/db.ts';
import { averages, type Attempt } from '../../academic-record/gpa-average.ts';
import { listNamedAttempts, standingLimits } from '../../academic-record/gpa-queries.ts';
import type { Consequence } from '../../consequence.ts';
import { enrolAgain } from '../enrollment/enrollment-services.ts';
import { sendToInbox, type InboxTemplate } from '../inbox/inbox-queries.ts';
import type { RequestKind } from '../request/request-kind.ts';
import { endLapsed } from '../request/request-lapse-services.ts';
import { studentById, getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { endTopic, takeUpTopic } from '../thesis/thesis-queries.ts';
import { getLimit } from '../../limits.ts';
import { leaveByGrades } from '../withdrawal/withdrawal-effects.ts';
import { getChances } from '../withdrawal/withdrawal-queries.ts';
import { saveStanding, leaveAfter, planLeft } from './grading-queries.ts';
import { expectedToGraduate } from '../../academic-record/grading-rules.ts';
import {
  saveActive,
  saveExtensions,
  saveSettlement,
  planPassedBy,
  settledSemesters,
  type SettledSemester,
} from './settlement-queries.ts';
import {
  beganFrom,
  settledAnew,
  settledFromScratch,
  type SemesterFacts,
  type AcademicStanding,
} from './settlement-rules.ts';

/** Effects of a changed grade or plan on a student whose standing was already computed. */

/** The request that caused the change: its number and kind. */
type Cause = { reference: string; kind: RequestKind };

/** The facts for the standing after each of these semesters, from the current grades and plan. */
function factsOf(db: Db, studentId: number, semesters: readonly SettledSemester[]): SemesterFacts[] {
  const attempts: readonly Attempt[] = listNamedAttempts(db, studentId);
  const passesPlan = planPassedBy(db, studentId);
  return semesters.map(({ id, regular }) => {
    const until = attempts.filter(({ semesterId }) => semesterId <= id);
    return {
      regular,
      studied: attempts.some(({ semesterId, points }) => semesterId === id && points !== null),
      cgpa: averages(until).cgpa,
      planPassed: passesPlan(until),
    };
  });
}

const toAcademicStanding = ({ status, warnings, chanceSemesters }: Student): AcademicStanding => ({
  status,
  warnings,
  chanceSemesters,
});
const asText = (hundredths: number | null): string => (hundredths === null ? '–' : (hundredths / 100).toFixed(2));

/** The inbox message about a changed standing; null if status and warnings are unchanged. */
function findMessage(before: AcademicStanding, after: AcademicStanding): InboxTemplate | null {
  if (after.status !== before.status) {
    if (after.status === 'graduated') return 'graduated';
    if (after.status === 'dismissed') return 'standingDismissed';
    return before.status === 'graduated' ? 'degreeTakenBack' : 'dismissalLifted';
  }
  if (after.warnings === before.warnings) return null;
  return after.warnings === 0
    ? 'standingCleared'
    : after.warnings > before.warnings
      ? 'standingWarned'
      : 'warningsReduced';
}

/**
 * Changes the status after the standing was computed again. A returning student is enrolled again; a leaving one loses
 * later registrations.
 */
function changeStatus(
  db: Db,
  student: Student,
  status: AcademicStanding['status'],
  { last, cause, at }: { last: SettledSemester; cause: Cause; at: number },
): Consequence[] {
  const { studentId } = student;
  if (status === 'graduated' || status === 'dismissed') {
    const left = leaveByGrades(db, student, cause, last.id, at);
    leaveAfter(db, studentId, last.id, status, at);
    const topic = endTopic(db, studentId, status === 'graduated' ? 'completed' : 'ended', at);
    return [
      { name: status === 'graduated' ? 'graduatesNow' : 'dismissedNow' },
      ...left,
      ...(topic && status === 'dismissed' ? [{ name: 'thesisEnds' }] : []),
    ];
  }
  saveActive(db, studentId, at);
  const topic = takeUpTopic(db, studentId, student.status === 'graduated' ? 'completed' : 'ended', at);
  return [
    { name: student.status === 'graduated' ? 'degreeTakenBack' : 'dismissalLifted' },
    ...enrolAgain(db, student, at),
    ...(topic ? [{ name: 'thesisGoesOn' }] : []),
  ];
}

/** Consequences other than the change of status: warnings, chances, expected graduation and study load. */
function figuresChanged(db: Db, before: Student, after: Student, returned: number): Consequence[] {
  const { chances } = getChances(db, after.studentId);
  const loads = [before, after].map((one) => getStudyLoad(db, one, false));
  const [load, now] = loads;
  const studies = after.status === 'active' || after.status === 'frozen';
  return [
    ...(before.warnings === after.warnings
      ? []
      : [{ name: 'warningsAre', params: { warnings: after.warnings, before: before.warnings } }]),
    ...(returned
      ? [{ name: 'chanceReturned', params: { count: chances, total: getLimit(db, 'averageChances') } }]
      : []),
    ...(before.graduating === after.graduating || !studies
      ? []
      : [{ name: after.graduating ? 'expectedToGraduate' : 'notExpectedToGraduate' }]),
    ...(now && load && studies && (now.minimum !== load.minimum || now.maximum !== load.maximum)
      ? [{ name: 'loadIs', params: { minimum: now.minimum, maximum: now.maximum } }]
      : []),
  ];
}

/**
 * Runs `change`, which changes grades of the semester `since`, or the plan if `since` is null. Then computes the
 * student's standing again, from that semester or, for the plan, from the last graded one, and returns the
 * consequences. Runs in the caller's transaction.
 */
export function settleAgain(
  db: Db,
  studentId: number,
  { since, cause, at }: { since: number | null; cause: Cause; at: number },
  change: () => void,
): Consequence[] {
  const all = settledSemesters(db, studentId);
  const known = factsOf(db, studentId, all);
  const from = since === null ? all.length - 1 : all.findIndex(({ id }) => id === since);
  const semesters = all.slice(from);
  const last = semesters.at(-1);
  const before = studentById(db, studentId);
  change();
  const changed = studentById(db, studentId);
  const average: Consequence[] =
    changed.cgpa === before.cgpa
      ? []
      : [{ name: 'averageIs', params: { cgpa: asText(changed.cgpa), before: asText(before.cgpa) } }];
  if (from < 0 || !last) return average;
  const { warning } = standingLimits(db);
  const settled = semesters.map(({ began }, index) => ({ began, facts: known[from + index]! }));
  const present = toAcademicStanding(before);
  const first = beganFrom(settled, present, settledFromScratch(known.slice(0, from), warning), warning);
  const { standing, began, returned } = settledAnew(
    settled,
    factsOf(db, studentId, semesters),
    present,
    first,
    warning,
  );
  began.forEach((one, index) => saveSettlement(db, studentId, semesters[index]!.id, one));
  const postgraduate = before.degreeClass === 'master' || before.degreeClass === 'phd';
  saveStanding(db, studentId, standing.warnings, expectedToGraduate(planLeft(db, studentId).hours, postgraduate));
  saveExtensions(db, studentId, standing.chanceSemesters, returned);
  const moved =
    standing.status === before.status ? [] : changeStatus(db, changed, standing.status, { last, cause, at });
  const after = studentById(db, studentId);
  const figures = {
    semester: { en: last.en, ar: last.ar },
    cgpa: asText(after.cgpa),
    hours: after.earnedHours,
    warnings: after.warnings,
  };
  const template = findMessage(present, standing);
  if (template) sendToInbox(db, studentId, at, template, figures);
  if (returned) sendToInbox(db, studentId, at, 'chanceReturned', figures);
  return [...average, ...moved, ...figuresChanged(db, before, after, returned), ...endLapsed(db, at, studentId)];
}
