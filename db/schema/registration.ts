import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { students } from './student.ts';
import { courses, sections, semesters } from './university.ts';

export const registrationStatuses = ['registered', 'dropped', 'withdrawn', 'replaced'] as const;

/**
 * A student's registration in a section. A deleted registration has no row here; only the log records it. Money in
 * fils.
 */
export const registrations = sqliteTable(
  'registration',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    status: text({ enum: registrationStatuses }).notNull(),
    frozen: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * True if the course was withdrawn with the whole semester: its seat is free and the withdrawal cannot be undone.
     */
    seatFreed: integer({ mode: 'boolean' }).notNull().default(false),
    repeat: integer({ mode: 'boolean' }).notNull().default(false),
    creditHours: integer().notNull(),
    /** The whole fee in fils: the student's share and the sponsor's share together. */
    fee: integer().notNull(),
    sponsorFee: integer().notNull().default(0),
    paid: integer().notNull().default(0),
    sponsorPaid: integer().notNull().default(0),
    usedFromBalance: integer().notNull().default(0),
    registeredAt: integer().notNull(),
    changedAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('registration_once')
      .on(t.studentId, t.semesterId, t.courseId)
      .where(sql`status in ('registered', 'withdrawn')`),
    index('registration_student').on(t.studentId, t.semesterId),
    index('registration_section').on(t.sectionId),
    // A partial index of the few registrations that need work when add/drop or course withdrawal ends.
    index('registration_left')
      .on(t.semesterId)
      .where(sql`status in ('dropped', 'replaced', 'withdrawn')`),
    check(
      'registration_money',
      sql`${t.fee} >= 0 and ${t.sponsorFee} between 0 and ${t.fee} and ${t.paid} >= 0 and ${t.sponsorPaid} >= 0 and ${t.usedFromBalance} >= 0 and ${t.paid} + ${t.usedFromBalance} + ${t.sponsorPaid} <= ${t.fee}`,
    ),
  ],
);

export const registrationActions = [
  'register',
  'delete',
  'drop',
  'undrop',
  'withdraw',
  'unwithdraw',
  'replace',
  'wait',
  'leave',
  'promote',
  'passOver',
] as const;

/**
 * Every change of a registration or of a place on a waiting list, kept for ever. `by` is the author of the change: the
 * student, the waiting list or the registrar.
 */
export const registrationLog = sqliteTable(
  'registration_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    at: integer().notNull(),
    action: text({ enum: registrationActions }).notNull(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    /** The section that the student left, for a replacement; null for other changes. */
    fromSectionId: integer().references(() => sections.id),
    by: text({ enum: ['student', 'waitingList', 'registrar'] }).notNull(),
  },
  (t) => [index('registration_log_student').on(t.studentId, t.semesterId)],
);

/** Places on the waiting lists, first come, first served. Their order is the order of the ids. */
export const waitingEntries = sqliteTable(
  'waiting_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    status: text({ enum: ['waiting', 'promoted', 'left'] }).notNull(),
    joinedAt: integer().notNull(),
    endedAt: integer(),
  },
  (t) => [
    uniqueIndex('waiting_entry_once')
      .on(t.studentId, t.sectionId)
      .where(sql`status = 'waiting'`),
    index('waiting_entry_section').on(t.sectionId, t.status),
    index('waiting_entry_student').on(t.studentId, t.semesterId),
    index('waiting_entry_open')
      .on(t.semesterId)
      .where(sql`status = 'waiting'`),
  ],
);

/**
 * Requests for a message when a full section has a free seat, in the order of the ids; they reserve no seat. The
 * students get the message in groups, one after another. `toldAt` is the instant of the student's message. Until then,
 * `tellAt` is the instant of the next group's messages. A trigger clears both when the section is full again.
 */
export const seatAlerts = sqliteTable(
  'seat_alert',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    askedAt: integer().notNull(),
    toldAt: integer(),
    tellAt: integer(),
  },
  (t) => [
    uniqueIndex('seat_alert_once').on(t.studentId, t.sectionId),
    index('seat_alert_section').on(t.sectionId),
    index('seat_alert_semester').on(t.semesterId),
    index('seat_alert_due')
      .on(t.tellAt)
      .where(sql`${t.tellAt} is not null`),
  ],
);

/**
 * One change in a basket, not applied yet. `sectionId` is the section shown for it, because the registration may be
 * deleted before the basket is opened again.
 */
export type KeptChange = {
  action: 'register' | 'replace' | 'delete' | 'drop' | 'undrop' | 'withdraw' | 'unwithdraw';
  sectionId?: number;
  registrationId?: number;
  leaves?: number;
};

/**
 * Registration changes that a student has selected but not applied yet, one basket for each student and semester.
 * `version` detects a save from another device in between.
 */
export const baskets = sqliteTable(
  'basket',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    version: integer().notNull(),
    changes: text({ mode: 'json' }).$type<KeptChange[]>().notNull(),
    savedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.semesterId] })],
);
