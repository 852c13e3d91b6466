import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { charges } from './fees.ts';
import { requests } from './request.ts';
import { courseGrades } from './student.ts';
import { grades } from './university.ts';

/** What is an appeal's own beside its request: the grade in question, what it costs and what became of it. */
export const appeals = sqliteTable('appeal', {
  requestId: integer().primaryKey().references(() => requests.id),
  courseGradeId: integer().notNull().references(() => courseGrades.id),
  chargeId: integer().notNull().references(() => charges.id),
  reason: text().notNull().default(''),
  oldGrade: text().notNull().references(() => grades.grade),
  newGrade: text().references(() => grades.grade),
});
