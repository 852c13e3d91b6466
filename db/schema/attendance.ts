import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { registrations } from './registration.ts';

/** One missed class. The day is YYYY-MM-DD; days after today do not count yet. */
export const absences = sqliteTable(
  'absence',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id),
    on: text().notNull(),
    excused: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('absence_registration').on(t.registrationId)],
);
