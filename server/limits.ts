import type { Db } from '../db/db.ts';
import { limits } from '../db/schema/university.ts';
import { cached } from './catalogue/catalogue-cache.ts';

const limitsByKey = cached(
  'calendar',
  (db) =>
    new Map(
      db
        .select({ key: limits.key, value: limits.value })
        .from(limits)
        .all()
        .map(({ key, value }) => [key, value]),
    ),
);

/** A limit the university may change; see seed/university/limits.ts. Throws if it does not exist. */
export function getLimit(db: Db, key: string): number {
  const value = limitsByKey(db).get(key);
  if (value === undefined) throw new Error(`no limit ${key}`);
  return value;
}
