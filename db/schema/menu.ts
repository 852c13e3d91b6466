import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const menuGroups = [
  'viewing',
  'academicAffairs',
  'eServices',
  'myRequests',
  'myReports',
  'myPreferences',
] as const;

/**
 * The forms of the menu. The id is the form id (seFormId) in the audit log; the name is a key of
 * locales/<lang>/menu.json.
 */
export const forms = sqliteTable('menu_form', {
  id: integer().primaryKey(),
  group: text({ enum: menuGroups }).notNull(),
  position: integer().notNull(),
  formCodeName: text().notNull().unique(),
  path: text().notNull().unique(),
});
