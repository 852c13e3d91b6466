import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../../openapi.gen.ts';
import { students } from './student.ts';
import { semesters } from './university.ts';

/** What a student asks of the offices. `subjectId` is what it is about: for addSeat the place on the waiting list, for an appeal the course grade, for a refund the student. */
export const requests = sqliteTable('request', {
  id: integer().primaryKey({ autoIncrement: true }),
  referenceNumber: text().notNull().unique(),
  kind: text({ enum: enums.RequestKind }).notNull(),
  studentId: integer().notNull().references(() => students.id),
  semesterId: integer().notNull().references(() => semesters.id),
  subjectId: integer().notNull(),
  status: text({ enum: ['sent', 'approved', 'refused', 'canceled'] }).notNull(),
  sentAt: integer().notNull(),
}, (t) => [index('request_student').on(t.studentId), index('request_status').on(t.status, t.sentAt), index('request_subject').on(t.kind, t.subjectId)]);

/** Who decided what, when, and why. `office` is staff of that office, or the student. */
export const requestDecisions = sqliteTable('request_decision', {
  id: integer().primaryKey({ autoIncrement: true }),
  requestId: integer().notNull().references(() => requests.id),
  at: integer().notNull(),
  office: text().notNull(),
  decision: text({ enum: ['sent', 'approved', 'refused', 'canceled'] }).notNull(),
  note: text().notNull().default(''),
}, (t) => [index('request_decision_request').on(t.requestId)]);

/** A file of a student's, as it was sent in; `type` is told by its content. The content of one whose request was canceled is emptied after a while. */
export const attachments = sqliteTable('attachment', {
  id: integer().primaryKey({ autoIncrement: true }),
  publicId: text().notNull().unique(),
  studentId: integer().notNull().references(() => students.id),
  requestId: integer().references(() => requests.id),
  name: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  content: blob({ mode: 'buffer' }).notNull(),
  uploadedAt: integer().notNull(),
}, (t) => [index('attachment_request').on(t.requestId), index('attachment_student').on(t.studentId)]);
