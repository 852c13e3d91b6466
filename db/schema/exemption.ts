import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Tests whose certificate exempts from the orientation programme, and the score each requires. Scores in tenths of a
 * point.
 */
export const exemptionTests = sqliteTable(
  'exemption_test',
  {
    code: text().primaryKey(),
    position: integer().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** The scale of the test: lowest and highest score, and the step between scores. */
    lowest: integer().notNull(),
    highest: integer().notNull(),
    step: integer().notNull(),
    /** The lowest score that exempts. */
    minimum: integer().notNull(),
  },
  (t) => [
    check('exemption_test_scale', sql`${t.lowest} <= ${t.minimum} and ${t.minimum} <= ${t.highest} and ${t.step} > 0`),
  ],
);
