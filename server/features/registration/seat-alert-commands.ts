import { and, eq, inArray } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { seatAlerts } from '../../../db/schema/registration.ts';
import { minute } from '../../../locales/durations.ts';
import { getLimit } from '../../limits.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { isFull } from './registration-facts.ts';
import { seatAlertsFor } from './seat-alert-queries.ts';
import { divideTurn, isBeingTold } from './seat-alert-rules.ts';
import { loadSections } from './section-queries.ts';

/** Tells students of free seats, and ends their seat alerts. Each function runs in the caller's transaction. */

/**
 * Sends the next group of students a message about a free seat in a section. The group after it gets the message
 * `seatAlertMinutes` later, if a seat is still free.
 */
export function tellNextTurn(db: Db, sectionId: number, at: number): void {
  const [section] = loadSections(db, [sectionId]);
  if (!section || isFull(section)) return;
  const { told, later } = divideTurn(seatAlertsFor(db, sectionId), getLimit(db, 'seatAlertTurn'));
  const set = (alerts: typeof told, values: { toldAt?: number; tellAt: number | null }): unknown =>
    db
      .update(seatAlerts)
      .set(values)
      .where(
        inArray(
          seatAlerts.id,
          alerts.map(({ id }) => id),
        ),
      )
      .run();
  set(told, { toldAt: at, tellAt: null });
  set(later, { tellAt: at + getLimit(db, 'seatAlertMinutes') * minute });
  const period = section.semesterId === semestersAt(db, at).next.id ? 'early' : 'current';
  for (const { studentId } of told)
    sendToInbox(db, studentId, at, 'seatFree', { course: section.code, section: section.number, period });
}

/** Starts the messages about a seat that the waiting list left free; does nothing if they have started already. */
export function startSeatAlerts(db: Db, sectionId: number, now: number): void {
  const alerts = seatAlertsFor(db, sectionId);
  if (alerts.length && !isBeingTold(alerts)) tellNextTurn(db, sectionId, now);
}

const ofCourseQuery = preparedPerDb((db) =>
  db.$client.prepare<[studentId: number, semesterId: number, courseId: number]>(
    'delete from seat_alert where student_id = ? and semester_id = ? and section_id in (select id from section where course_id = ?)',
  ),
);

/** Ends the student's alerts for all sections of a course. */
export const endSeatAlertsOfCourse = (db: Db, studentId: number, semesterId: number, courseId: number): void =>
  void ofCourseQuery(db).run(studentId, semesterId, courseId);

/** Ends the alerts of a semester; with `studentId`, only those of the student. */
export function endSeatAlerts(db: Db, { semesterId, studentId }: { semesterId: number; studentId?: number }): void {
  const owner = studentId === undefined ? undefined : eq(seatAlerts.studentId, studentId);
  db.delete(seatAlerts)
    .where(and(eq(seatAlerts.semesterId, semesterId), owner))
    .run();
}
