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

/**
 * The value of a limit by its key. A university may change its limits (see seed/university/limits.ts). Throws if the
 * limit does not exist.
 */
export function getLimit(db: Db, key: string): number {
  const value = limitsByKey(db).get(key);
  if (value === undefined) throw new Error(`no limit ${key}`);
  return value;
}
