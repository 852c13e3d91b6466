import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { students } from './student.ts';

/**
 * A message to a student: a key of locales/<lang>/inbox.json and its parameters as JSON, so that it can be shown in
 * both languages.
 */
export const inboxMessages = sqliteTable(
  'inbox_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    at: integer().notNull(),
    template: text().notNull(),
    params: text({ mode: 'json' }).notNull(),
    readAt: integer(),
  },
  (t) => [index('inbox_message_student').on(t.studentId)],
);

/** A message from a student to an office. */
export const officeMessages = sqliteTable(
  'office_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    office: text({ enum: enums.Office }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    at: integer().notNull(),
    /** The inbox message to which this message replies; null if there is none or it was deleted. */
    replyTo: integer().references(() => inboxMessages.id, { onDelete: 'set null' }),
  },
  (t) => [index('office_message_student').on(t.studentId), index('office_message_reply').on(t.replyTo)],
);
