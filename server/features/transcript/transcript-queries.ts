import { eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { studentSemesters } from '../../../db/schema/student.ts';
import { semesters } from '../../../db/schema/university.ts';
import type { Enrolment } from './transcript-rules.ts';

const semesterQuery = preparedPerDb((db) =>
  db
    .select({ academicYear: semesters.academicYear, term: semesters.term, en: semesters.nameEn, ar: semesters.nameAr })
    .from(semesters)
    .where(eq(semesters.id, sql.placeholder('id')))
    .prepare(),
);

/** A semester's year, term and name in both languages. Throws if there is no such semester. */
export function semesterById(
  db: Db,
  id: number,
): { academicYear: number; term: number; name: { en: string; ar: string } } {
  const row = semesterQuery(db).get({ id });
  if (!row) throw new Error(`no semester ${id}`);
  const { en, ar, ...when } = row;
  return { ...when, name: { en, ar } };
}

const enrolmentQuery = preparedPerDb((db) =>
  db
    .select({ semesterId: studentSemesters.semesterId, term: semesters.term, status: studentSemesters.status })
    .from(studentSemesters)
    .innerJoin(semesters, eq(semesters.id, studentSemesters.semesterId))
    .where(eq(studentSemesters.studentId, sql.placeholder('studentId')))
    .prepare(),
);

/** The student's enrolment status in each semester, unordered. */
export const listEnrolments = (db: Db, studentId: number): Enrolment[] => enrolmentQuery(db).all({ studentId });
