import { eq, sql } from 'drizzle-orm';
import { prepared, type Db } from '../../../db/db.ts';
import { semesters } from '../../../db/schema/university.ts';

const semesterQuery = (db: Db) =>
  prepared(db, 'transcript.semester', () => db.select({ academicYear: semesters.academicYear, term: semesters.term, en: semesters.nameEn, ar: semesters.nameAr }).from(semesters).where(eq(semesters.id, sql.placeholder('id'))).prepare());

/** When a semester is and what it is called in both languages. */
export function semesterById(db: Db, id: number): { academicYear: number; term: number; name: { en: string; ar: string } } {
  const row = semesterQuery(db).get({ id });
  if (!row) throw new Error(`no semester ${id}`);
  const { en, ar, ...when } = row;
  return { ...when, name: { en, ar } };
}
