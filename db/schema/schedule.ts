import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { students } from './student.ts';

/** A private address under which a calendar follows a student's schedule; the address itself is kept as a hash only. */
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
