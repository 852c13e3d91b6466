import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { absences } from '../../../db/schema/attendance.ts';

/** Deletes the absences of a registration that is being deleted. Runs in the caller's transaction. */
export const deleteAbsences = (db: Db, registrationId: number): void => {
  db.delete(absences).where(eq(absences.registrationId, registrationId)).run();
};
