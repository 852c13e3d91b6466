import { eq } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrationLog, registrations } from '../../../db/schema/registration.ts';
import { deleteAbsences } from './absence-queries.ts';
import { moveBalance } from '../fees/ledger-commands.ts';
import { endEntry, promote } from './registration-commands.ts';

/** Removes registrations on the university's own initiative. Each function runs in the caller's transaction. */

/** `money` is the amount paid by the student and from the balance, in fils. */
export type Removed = {
  registrationId: number;
  studentId: number;
  semesterId: number;
  sectionId: number;
  money: number;
};

/**
 * Deletes a registration with its fee; its payment is credited to the balance. `reason` is a part of the ledger
 * transaction's id.
 */
export function deleteRegistration(
  db: Db,
  { registrationId, studentId, semesterId, sectionId, money }: Removed,
  reason: string,
  at: number,
): void {
  deleteAbsences(db, registrationId);
  db.delete(registrations).where(eq(registrations.id, registrationId)).run();
  db.insert(registrationLog).values({ studentId, semesterId, at, action: 'delete', sectionId, by: 'registrar' }).run();
  if (money > 0)
    moveBalance(db, { transactionId: `${reason}-${registrationId}`, studentId, cause: 'drop', now: at }, money);
}

const orientationQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], Removed>(`
    select row.id registrationId, row.student_id studentId, row.semester_id semesterId, row.section_id sectionId, row.paid + row.used_from_balance money
    from registration row join course on course.id = row.course_id
    where row.student_id = ? and course.orientation = 1 and row.status = 'registered'
      and not exists (select 1 from course_grade done where done.student_id = row.student_id and done.course_id = row.course_id and done.semester_id = row.semester_id)
    order by row.id`),
);

const waitingQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { id: number; semesterId: number; sectionId: number }>(`
    select entry.id, entry.semester_id semesterId, entry.section_id sectionId
    from waiting_entry entry join section on section.id = entry.section_id join course on course.id = section.course_id
    where entry.student_id = ? and entry.status = 'waiting' and course.orientation = 1 order by entry.id`),
);

/**
 * Deletes the student's registrations in ungraded orientation courses and ends the student's waiting list entries for
 * orientation courses. The free seats are given to waiting students.
 */
export function deleteOrientationCourses(db: Db, studentId: number, reason: string, at: number): void {
  const rows = orientationQuery(db).all(studentId);
  for (const row of rows) deleteRegistration(db, row, reason, at);
  for (const { id, semesterId, sectionId } of waitingQuery(db).all(studentId)) {
    endEntry(db, id, 'left', at, { by: 'registration' });
    db.insert(registrationLog).values({ studentId, semesterId, at, action: 'leave', sectionId, by: 'registrar' }).run();
  }
  for (const { sectionId } of rows) promote(db, sectionId, at);
}
