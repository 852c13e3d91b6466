import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * One row, with a version text for each cached part of the catalogue. Triggers set a new random text after each change
 * (see db/triggers.sql and server/catalogue/catalogue-cache.ts). The text is random, so that the text of a rolled-back
 * change is never used again.
 */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer().primaryKey(),
  calendar: text().notNull(),
  courses: text().notNull(),
});
