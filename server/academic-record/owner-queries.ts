import { preparedPerDb, type Db } from '../../db/db.ts';

const ownerQuery = (table: string) =>
  preparedPerDb((db) => db.$client.prepare<[number], number>(`select student_id from ${table} where id = ?`).pluck());

const owners = {
  registration: ownerQuery('registration'),
  waitingEntry: ownerQuery('waiting_entry'),
  charge: ownerQuery('charge'),
  timetable: ownerQuery('kept_timetable'),
  demand: ownerQuery('demand'),
  seatAlert: ownerQuery('seat_alert'),
};

/** True if the row belongs to another student; false if it does not exist. */
export function isOthers(db: Db, kind: keyof typeof owners, id: number, studentId: number): boolean {
  const owner = owners[kind](db).get(id);
  return owner !== undefined && owner !== studentId;
}
