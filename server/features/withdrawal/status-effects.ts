import { and, eq, gt, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { students, studentSemesters } from '../../../db/schema/student.ts';
import type { Consequence } from '../../consequence.ts';
import { getLimit } from '../../limits.ts';
import { getStudyHours } from '../../academic-record/plan-queries.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';

/**
 * Effects on enrolment and status when a student leaves: the semester counts as withdrawn. Leaving the university also
 * removes later semesters and changes the status.
 */

const postponedQuery = preparedPerDb((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(studentSemesters)
    .where(and(eq(studentSemesters.studentId, sql.placeholder('studentId')), eq(studentSemesters.status, 'withdrawn')))
    .prepare(),
);

/** The number of semesters the student has postponed. */
export const postponedSemesters = (db: Db, studentId: number): number =>
  postponedQuery(db).get({ studentId })?.count ?? 0;

function withdrawSemester(db: Db, { student: { studentId }, semesters: [left] }: StudyEnd): void {
  if (!left) throw new Error('the student has no semester to withdraw from');
  db.update(studentSemesters)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(studentSemesters.studentId, studentId),
        eq(studentSemesters.semesterId, left.semester.id),
        eq(studentSemesters.status, 'enrolled'),
      ),
    )
    .run();
}

/**
 * Warns that graduation may be delayed if credit hours of the plan remain, with their number. The delay in semesters is
 * shown only by the page that compares staying and leaving.
 */
function delayed(db: Db, student: StudyEnd['student'], now: number): Consequence[] {
  const { remaining } = getStudyHours(db, student, semestersAt(db, now));
  return remaining > 0 ? [{ name: 'graduationDelayed', params: { count: remaining } }] : [];
}

export function endStatus(db: Db, leaving: StudyEnd, now: number): Consequence[] {
  const {
    student,
    scope,
    status,
    semesters: [left],
  } = leaving;
  const { studentId } = student;
  const before = postponedSemesters(db, studentId);
  withdrawSemester(db, leaving);
  if (scope === 'semester') {
    const count = postponedSemesters(db, studentId);
    if (!left || count !== before + 1) throw new Error(`student ${studentId} is not enrolled in the semester`);
    return [
      { name: 'semesterWithdrawn', params: { semester: left.semester.name } },
      { name: 'semestersCounted', params: { count, total: getLimit(db, 'officialWithdrawalSemesters') } },
      ...delayed(db, student, now),
    ];
  }
  if (left)
    db.delete(studentSemesters)
      .where(and(eq(studentSemesters.studentId, studentId), gt(studentSemesters.semesterId, left.semester.id)))
      .run();
  const { changes } = db
    .update(students)
    .set({ status, statusChangedAt: now, chanceSemesters: 0 })
    .where(and(eq(students.id, studentId), eq(students.status, student.status)))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} is no longer ${student.status}`);
  return [{ name: status === 'admissionCanceled' ? 'admissionEnds' : 'studiesEnd' }];
}
