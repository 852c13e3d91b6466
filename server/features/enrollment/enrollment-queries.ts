import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { students, studentSemesters } from '../../../db/schema/student.ts';
import { semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';

/** Queries about absence from studies and the update for a reinstatement. */

const reinstatementQuery = preparedPerDb((db) =>
  db
    .select({ count: students.reinstatements })
    .from(students)
    .where(eq(students.id, sql.placeholder('id')))
    .prepare(),
);

/** The number of times that the student has been reinstated so far. */
export const countReinstatements = (db: Db, id: number): number => reinstatementQuery(db).get({ id })?.count ?? 0;

const awayQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; before: string }, Text>(`
    select away.name_en en, away.name_ar ar from semester away join student on student.id = @studentId join semester admitted on admitted.id = student.admission_semester_id
    where away.term < 3 and away.ends_on < @before and away.starts_on >= admitted.starts_on and away.ends_on > coalesce((
      select max(semester.ends_on) from semester where semester.ends_on < @before and (
        exists (select 1 from course_grade done where done.student_id = @studentId and done.semester_id = semester.id)
        or exists (select 1 from registration row where row.student_id = @studentId and row.semester_id = semester.id and row.status in ('registered', 'withdrawn'))
        or exists (select 1 from student_semester known where known.student_id = @studentId and known.semester_id = semester.id and known.status = 'withdrawn'))), '')
    order by away.ends_on`),
);

/**
 * The regular semesters that ended before a date (YYYY-MM-DD) since the student last studied or postponed a semester,
 * or since the admission if that never happened; oldest first.
 */
export const semestersAway = (db: Db, studentId: number, before: string): Text[] =>
  awayQuery(db).all({ studentId, before });

/** Makes the record active and counts the reinstatement. Throws if it is neither inactive nor active. */
export function restoreStatus(db: Db, id: number, now: number): void {
  const { changes } = db
    .update(students)
    .set({
      status: 'active',
      reinstatements: sql`${students.reinstatements} + 1`,
      statusChangedAt: sql`case ${students.status} when 'active' then ${students.statusChangedAt} else ${now} end`,
    })
    .where(and(eq(students.id, id), inArray(students.status, ['active', 'inactive'])))
    .run();
  if (changes !== 1) throw new Error(`the enrolment of student ${id} cannot be restored`);
}

/** True if the enrolments of all active students in a semester were already created. */
export const isMade = (db: Db, semesterId: number): boolean =>
  db.select({ at: semesters.madeAt }).from(semesters).where(eq(semesters.id, semesterId)).get()?.at != null;

/** Enrols the student in a semester. Throws if the semester is postponed. */
export function enrol(db: Db, studentId: number, semesterId: number): void {
  const enrolled = { studentId, semesterId, status: 'enrolled' as const };
  const { changes } = db
    .insert(studentSemesters)
    .values(enrolled)
    .onConflictDoUpdate({
      target: [studentSemesters.studentId, studentSemesters.semesterId],
      set: { status: 'enrolled' },
      setWhere: sql`${studentSemesters.status} <> 'withdrawn'`,
    })
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} has postponed semester ${semesterId}`);
}
