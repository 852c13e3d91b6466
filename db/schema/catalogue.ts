import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * One row: another text after each change of what hardly ever changes (see db/triggers.sql and
 * server/catalogue/catalogue-cache.ts). It is drawn, so that one which a transaction has undone never comes again.
 */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer().primaryKey(),
  calendar: text().notNull(),
  courses: text().notNull(),
});
