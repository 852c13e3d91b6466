import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { students } from './student.ts';

/** A private URL at which a calendar app subscribes to a student's schedule. Only a hash of the URL is kept. */
export const calendarSubscriptions = sqliteTable(
  'calendar_subscription',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    tokenHash: text().notNull().unique(),
    createdAt: integer().notNull(),
    readAt: integer(),
    revokedAt: integer(),
  },
  (t) => [index('calendar_subscription_student').on(t.studentId)],
);
