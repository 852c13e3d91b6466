import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { registrationLog } from './registration.ts';
import { requests } from './request.ts';
import { students } from './student.ts';
import { courses, sections, semesters } from './university.ts';

/**
 * A permit, which an approved override (a request for an exception from registration rules) gives: the codes of the
 * refusals that are waived for a student in a course, or only in one section if `sectionId` is set. Instants are epoch
 * milliseconds.
 */
export const permits = sqliteTable(
  'permit',
  {
    id: integer().primaryKey(),
    requestId: integer()
      .notNull()
      .unique()
      .references(() => requests.id),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    sectionId: integer().references(() => sections.id),
    codes: text({ mode: 'json' }).$type<string[]>().notNull(),
    grantedAt: integer().notNull(),
    /** The instant at which the permit expires. */
    until: integer().notNull(),
    /** The instant until which a seat in the full section is reserved; null if none is. */
    seatUntil: integer(),
    /** The instant of the reminder about the unused permit; null once it was sent, or if the permit is too short. */
    remindAt: integer(),
  },
  (t) => [
    index('permit_student').on(t.studentId, t.semesterId),
    index('permit_section').on(t.sectionId),
    index('permit_remind').on(t.remindAt),
  ],
);

/** The entries of the registration log that a permit made possible. */
export const permitUses = sqliteTable(
  'permit_use',
  {
    logId: integer()
      .primaryKey()
      .references(() => registrationLog.id),
    permitId: integer()
      .notNull()
      .references(() => permits.id),
  },
  (t) => [index('permit_use_permit').on(t.permitId)],
);
