import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { keptTimetables } from '../../../db/schema/timetable.ts';

export type KeptRow = typeof keptTimetables.$inferSelect;

const keptQuery = preparedPerDb((db) =>
  db
    .select()
    .from(keptTimetables)
    .where(
      and(
        eq(keptTimetables.studentId, sql.placeholder('studentId')),
        eq(keptTimetables.semesterId, sql.placeholder('semesterId')),
      ),
    )
    .orderBy(
      sql`${keptTimetables.role} = 'backup'`,
      sql`${keptTimetables.savedAt} desc`,
      sql`${keptTimetables.id} desc`,
    )
    .prepare(),
);

/** The student's saved timetables of a semester: the primary one first, then the newest. */
export const listSavedTimetables = (db: Db, studentId: number, semesterId: number): KeptRow[] =>
  keptQuery(db).all({ studentId, semesterId });

/** Saves a timetable and replaces one with the same name. A new primary timetable makes the previous one a backup. */
export function insertTimetable(db: Db, row: Omit<KeptRow, 'id'>): void {
  const { studentId, semesterId, name, role, sections, wishes, question, savedAt } = row;
  if (role === 'primary')
    db.update(keptTimetables)
      .set({ role: 'backup' })
      .where(
        and(
          eq(keptTimetables.studentId, studentId),
          eq(keptTimetables.semesterId, semesterId),
          eq(keptTimetables.role, 'primary'),
          ne(keptTimetables.name, name),
        ),
      )
      .run();
  db.insert(keptTimetables)
    .values(row)
    .onConflictDoUpdate({
      target: [keptTimetables.studentId, keptTimetables.semesterId, keptTimetables.name],
      set: { role, sections, wishes, question, savedAt },
    })
    .run();
}

/** Deletes a timetable of this student; ignores ids of other students. */
export const deleteKeptTimetable = (db: Db, studentId: number, id: number): void =>
  void db
    .delete(keptTimetables)
    .where(and(eq(keptTimetables.id, id), eq(keptTimetables.studentId, studentId)))
    .run();

/** Deletes the student's timetables of all semesters except the given ones. */
export const forgetPastTimetables = (db: Db, studentId: number, semesters: readonly number[]): void =>
  void db
    .delete(keptTimetables)
    .where(and(eq(keptTimetables.studentId, studentId), notInArray(keptTimetables.semesterId, [...semesters])))
    .run();
