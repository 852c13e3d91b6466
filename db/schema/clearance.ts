import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { requests } from './request.ts';
import { students } from './student.ts';

/**
 * The desk that settles each item of clearance: office, place, and opening hours on working days. Minutes count from
 * midnight in Bahrain.
 */
export const clearanceDesks = sqliteTable(
  'clearance_desk',
  {
    item: text({ enum: enums.ClearanceItem }).primaryKey(),
    office: text({ enum: enums.Office }).notNull(),
    placeEn: text().notNull(),
    placeAr: text().notNull(),
    opensMinute: integer().notNull(),
    closesMinute: integer().notNull(),
    phone: text().notNull(),
  },
  (t) => [check('clearance_desk_hours', sql`${t.opensMinute} < ${t.closesMinute}`)],
);

/**
 * University property lent to a student. `name` is the title of a book or the place of a locker; `code` is the number
 * of a card, a locker or a copy.
 */
export const loans = sqliteTable(
  'loan',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    kind: text({ enum: ['idCard', 'lockerKey', 'book'] }).notNull(),
    code: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** The last day of the loan, YYYY-MM-DD; null if the loan lasts until the studies end. */
    dueOn: text(),
    returnedAt: integer(),
  },
  (t) => [
    index('loan_student').on(t.studentId),
    index('loan_in_hand')
      .on(t.studentId)
      .where(sql`${t.returnedAt} is null`),
    uniqueIndex('loan_once')
      .on(t.kind, t.code)
      .where(sql`${t.returnedAt} is null`),
  ],
);

/**
 * A completed clearance: the student owes the university nothing more. There is one row for each period of studies.
 * `chances` numbers the periods, because a chance after a dismissal starts a new one.
 */
export const releases = sqliteTable(
  'student_release',
  {
    requestId: integer()
      .primaryKey()
      .references(() => requests.id),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    chances: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [uniqueIndex('student_release_once').on(t.studentId, t.chances)],
);
