import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { seatAlerts } from '../../../db/schema/registration.ts';

/** The student's seat alerts of a semester, oldest first. */
export const listSeatAlerts = (db: Db, studentId: number, semesterId: number) =>
  db
    .select()
    .from(seatAlerts)
    .where(and(eq(seatAlerts.studentId, studentId), eq(seatAlerts.semesterId, semesterId)))
    .orderBy(asc(seatAlerts.id))
    .all();

/** The seat alerts of a section, oldest first. */
export const seatAlertsFor = (db: Db, sectionId: number) =>
  db.select().from(seatAlerts).where(eq(seatAlerts.sectionId, sectionId)).orderBy(asc(seatAlerts.id)).all();
