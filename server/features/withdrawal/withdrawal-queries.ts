import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { refundShares } from '../../../db/schema/university.ts';

/** Percent of tuition and refundable fees that comes back, by week of a regular or a summer semester. */
export const refundTable = (db: Db, summer: boolean): { week: number; percent: number }[] =>
  db.select({ week: refundShares.week, percent: refundShares.percent }).from(refundShares).where(eq(refundShares.summer, summer)).orderBy(asc(refundShares.week)).all();
