import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { students } from './student.ts';
import { rooms, sections } from './university.ts';

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

/**
 * The change of one class of a section. `startsAt`: its start by the weekly times. `newStartsAt`, `newEndsAt` and
 * `newRoomId`: its actual time and room, null if it is cancelled. Instants are epoch milliseconds.
 */
export const meetingChanges = sqliteTable(
  'meeting_change',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    startsAt: integer().notNull(),
    kind: text({ enum: enums.MeetingChangeKind }).notNull(),
    newStartsAt: integer(),
    newEndsAt: integer(),
    newRoomId: integer().references(() => rooms.id),
    changedAt: integer().notNull(),
  },
  (t) => [uniqueIndex('meeting_change_once').on(t.sectionId, t.startsAt)],
);
