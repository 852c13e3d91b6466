import { sql } from 'drizzle-orm';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { charges } from './fees.ts';
import { students } from './student.ts';
import { semesters } from './university.ts';

/** The form fields of a request, by name, without nesting. */
export type RequestDetails = Record<string, string | number | boolean | null>;

/**
 * A student's request to the university. `subjectId` is one form field as a number, in a column for SQL queries; its
 * meaning depends on the kind. For addSeat it is the id of the waiting-list entry, for an appeal that of the course
 * grade. The other form fields are in `details`. `step` is the index of the current step in the route of its kind.
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
    /** The version number, raised by each change of the request itself. */
    version: integer().notNull().default(1),
    savedAt: integer().notNull(),
    /** The instant when the request was sent; null if it was not sent yet or never. */
    sentAt: integer(),
    /** The instant when the request takes effect or a batch round decides it; null if it has none. */
    executeAt: integer(),
    /** The instant when the request expires if nothing is done; null if it does not expire. */
    expiresAt: integer(),
    /** The charge of the request's fee; null if there is none. */
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

/** One office's task on a request. Instants in epoch milliseconds; `outcome` is null while the task is open. */
export const requestTasks = sqliteTable(
  'request_task',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    requestId: integer()
      .notNull()
      .references(() => requests.id),
    step: integer().notNull(),
    /** The item that this office decides, if several offices handle the request at once; null if only one does. */
    item: text(),
    office: text({ enum: enums.Office }).notNull(),
    /** The id of the instructor who alone may decide the task; null if anybody in the office may. */
    holderId: integer(),
    since: integer().notNull(),
    dueAt: integer().notNull(),
    status: text({ enum: ['open', 'closed'] }).notNull(),
    outcome: text({ enum: enums.RequestVerb }),
    note: text().notNull().default(''),
    /** The fields that the office filled in, by name. */
    values: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    /** The version of the request when the task was opened; a decision must name it. */
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
 * The history of a request: actor, verb, instant and note. Rows are only added, and deleted only with an unsent
 * request. `status` is the request's status after the event; `step` is the step of its route at which it happened.
 * `actor` is an office, the student, or `rules` for an automatic event.
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
    /** The fields that may be changed (when returned) or were changed (when edited or sent again). */
    fields: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (t) => [index('request_event_request').on(t.requestId)],
);

/**
 * A file uploaded by a student. `type` is detected from its content. The content is emptied some time after its
 * request is canceled or expires.
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
    /** The name of the file field in the request's form. */
    part: text().notNull().default('file'),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    content: blob({ mode: 'buffer' }).notNull(),
    uploadedAt: integer().notNull(),
  },
  (t) => [index('attachment_request').on(t.requestId, t.part), index('attachment_student').on(t.studentId)],
);
