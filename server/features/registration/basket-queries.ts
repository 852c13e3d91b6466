import { sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { baskets, type KeptChange } from '../../../db/schema/registration.ts';
import type { Text } from '../../../locales/i18n.ts';

export type KeptBasket = { version: number; changes: KeptChange[]; savedAt: number | null };

const basketQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], { version: number; changes: string; savedAt: number }>(
    'select version, changes, saved_at savedAt from basket where student_id = ? and semester_id = ?',
  ),
);

/** The saved basket of a student for a semester; without one, an empty basket with version 0. */
export function getBasket(db: Db, studentId: number, semesterId: number): KeptBasket {
  const row = basketQuery(db).get(studentId, semesterId);
  return row
    ? { ...row, changes: JSON.parse(row.changes) as KeptChange[] }
    : { version: 0, changes: [], savedAt: null };
}

/** Saves these changes as the next version of the student's basket. */
export function saveBasket(db: Db, studentId: number, semesterId: number, changes: KeptChange[], now: number): void {
  db.insert(baskets)
    .values({ studentId, semesterId, version: 1, changes, savedAt: now })
    .onConflictDoUpdate({
      target: [baskets.studentId, baskets.semesterId],
      set: { version: sql`${baskets.version} + 1`, changes, savedAt: now },
    })
    .run();
}

const leftQuery = preparedPerDb((db) =>
  db.$client.prepare<[{ studentId: number; current: number; next: number }], { en: string; ar: string; count: number }>(
    `select s.name_en en, s.name_ar ar, json_array_length(b.changes) count from basket b join semester s on s.id = b.semester_id
     where b.student_id = :studentId and b.semester_id not in (:current, :next) and json_array_length(b.changes) > 0 order by s.ends_on desc limit 1`,
  ),
);

/** The latest past semester whose saved basket still has changes, with their number; null if there is none. */
export function unappliedBasket(
  db: Db,
  studentId: number,
  semesters: { current: number; next: number },
): { semester: Text; count: number } | null {
  const row = leftQuery(db).get({ studentId, ...semesters });
  return row ? { semester: { en: row.en, ar: row.ar }, count: row.count } : null;
}

const forgetQuery = preparedPerDb((db) =>
  db.$client.prepare<[{ studentId: number; current: number; next: number }]>(
    `delete from basket where student_id = :studentId and semester_id not in (:current, :next)`,
  ),
);

/** Deletes the student's saved baskets of past semesters. */
export const forgetPastBaskets = (db: Db, studentId: number, semesters: { current: number; next: number }): void =>
  void forgetQuery(db).run({ studentId, ...semesters });
