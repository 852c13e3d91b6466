import { sql } from 'drizzle-orm';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { charges } from './fees.ts';
import { students } from './student.ts';
import { semesters } from './university.ts';

/** Flat: what was typed into the form of the kind, by its names. */
export type RequestDetails = Record<string, string | number | boolean | null>;

/**
 * What a student asks of the university. `subjectId` is what it is about, where SQL asks for it: for addSeat the place
 * on the waiting list, for an appeal the course grade. `step` is the index in the route of its kind. What else was
 * typed is in `details`.
 */
export const requests = sqliteTable(
  'request',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    referenceNumber: text().notNull().unique(),
    kind: text({ enum: enums.RequestKind }).notNull(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    subjectId: integer(),
    status: text({ enum: enums.RequestStatus }).notNull(),
    step: integer().notNull().default(0),
    /** Rises with every change of the request itself. */
    version: integer().notNull().default(1),
    savedAt: integer().notNull(),
    /** Null while it is a draft. */
    sentAt: integer(),
    /** When it takes effect, or a round decides it, by itself. */
    executeAt: integer(),
    /** When it ends by itself, if nothing is done. */
    expiresAt: integer(),
    /** The charge of its fee. */
    chargeId: integer().references(() => charges.id),
    details: text({ mode: 'json' }).$type<RequestDetails>().notNull().default({}),
  },
  (t) => [
    index('request_student').on(t.studentId),
    index('request_status').on(t.status, t.sentAt),
    index('request_subject').on(t.kind, t.subjectId),
    index('request_charge')
      .on(t.chargeId)
      .where(sql`${t.chargeId} is not null`),
    index('request_execute')
      .on(t.executeAt)
      .where(sql`${t.executeAt} is not null`),
    index('request_expire')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
  ],
);

/**
 * What one office has, or had, to do with a request. Instants in epoch milliseconds; `outcome` is null while it is
 * open.
 */
export const requestTasks = sqliteTable(
  'request_task',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    requestId: integer()
      .notNull()
      .references(() => requests.id),
    step: integer().notNull(),
    /** Where several offices look at a request at once; null where one decides. */
    item: text(),
    office: text({ enum: enums.Office }).notNull(),
    /** The person who alone decides it; null is anybody of the office. */
    holderId: integer(),
    since: integer().notNull(),
    dueAt: integer().notNull(),
    status: text({ enum: ['open', 'closed'] }).notNull(),
    outcome: text({ enum: enums.RequestVerb }),
    note: text().notNull().default(''),
    /** What the office filled in. */
    values: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    /** The request's version it was opened with; a decision names it. */
    version: integer().notNull(),
  },
  (t) => [
    index('request_task_request').on(t.requestId),
    index('request_task_due').on(t.status, t.dueAt),
    index('request_task_since').on(t.status, t.since),
    index('request_task_office').on(t.office, t.status, t.dueAt),
  ],
);

/**
 * Who did what, when and why; only ever added to. `status` is what the request came to by it, `step` where in its route
 * it was done. `actor` is an office, the student, or the rules.
 */
export const requestEvents = sqliteTable(
  'request_event',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    requestId: integer()
      .notNull()
      .references(() => requests.id),
    at: integer().notNull(),
    actor: text({ enum: [...enums.Office, 'student', 'rules'] }).notNull(),
    verb: text({ enum: enums.RequestVerb }).notNull(),
    status: text({ enum: enums.RequestStatus }).notNull(),
    step: integer().notNull().default(0),
    item: text(),
    note: text().notNull().default(''),
    /** Returned: the fields that may be changed. Edited or sent again: those that were. */
    fields: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (t) => [index('request_event_request').on(t.requestId)],
);

/**
 * A file of a student's, as it was sent in; `type` is told by its content. The content of one whose request was
 * canceled is emptied after a while.
 */
export const attachments = sqliteTable(
  'attachment',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text().notNull().unique(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    requestId: integer().references(() => requests.id),
    /** Which file of the request's form it is. */
    part: text().notNull().default('file'),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    content: blob({ mode: 'buffer' }).notNull(),
    uploadedAt: integer().notNull(),
  },
  (t) => [index('attachment_request').on(t.requestId, t.part), index('attachment_student').on(t.studentId)],
);
