import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The tests whose certificate exempts from the orientation programme, and from which score. Scores in tenths of a
 * point.
 */
export const exemptionTests = sqliteTable(
  'exemption_test',
  {
    code: text().primaryKey(),
    position: integer().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** The scale of the test. */
    lowest: integer().notNull(),
    highest: integer().notNull(),
    step: integer().notNull(),
    /** The score that is high enough. */
    minimum: integer().notNull(),
  },
  (t) => [
    check('exemption_test_scale', sql`${t.lowest} <= ${t.minimum} and ${t.minimum} <= ${t.highest} and ${t.step} > 0`),
  ],
);
