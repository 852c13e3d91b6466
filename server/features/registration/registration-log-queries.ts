import { sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';

/**
 * SQL condition for dropped, replaced or withdrawn registrations. It repeats the condition of their partial index, so
 * that the index is used.
 */
export const leftBehind = sql`${registrations.status} in ('dropped', 'replaced', 'withdrawn')`;

/**
 * Creates a function that tells if a semester has registrations that a scheduled job must still process. It skips the
 * rows of the registration log that it has checked without a match, because the opening of registration writes many
 * rows. `actions`: the log actions that can create such a registration. `waits`: the SQL condition on the registration
 * `row`.
 */
export function logWatch(actions: readonly string[], waits: string): (db: Db, semesterId: number) => boolean {
  const firstQuery = preparedPerDb((db) =>
    db.$client.prepare<{ semesterId: number; after: number }, { id: number }>(`
      select id from registration_log log
      where id > @after and semester_id = @semesterId and action in (${actions.map((action) => `'${action}'`).join()}) and exists (
        select 1 from registration row where row.student_id = log.student_id and row.semester_id = log.semester_id and ${waits})
      order by id limit 1`),
  );
  const lastQuery = preparedPerDb((db) =>
    db.$client.prepare<[], { id: number | null }>('select max(id) as id from registration_log'),
  );
  /** The last log id that was checked without a match, by semester. */
  const lookedThrough = new WeakMap<Db, Map<number, number>>();
  return (db, semesterId) => {
    let seen = lookedThrough.get(db);
    if (!seen) lookedThrough.set(db, (seen = new Map<number, number>()));
    const last = lastQuery(db).get()?.id ?? 0;
    const after = Math.min(seen.get(semesterId) ?? 0, last);
    const first = firstQuery(db).get({ semesterId, after })?.id;
    seen.set(semesterId, first === undefined ? last : first - 1);
    return first !== undefined;
  };
}
