import { eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../db/db.ts';
import { limits } from '../db/schema/university.ts';

const limitQuery = statement((db) => db.select({ value: limits.value }).from(limits).where(eq(limits.key, sql.placeholder('key'))).prepare());

/** A figure the university may change; see seed/university/limits.ts. */
export function limitOf(db: Db, key: string): number {
  const row = limitQuery(db).get({ key });
  if (!row) throw new Error(`no limit ${key}`);
  return row.value;
}
