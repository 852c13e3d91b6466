import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';
import { courseGrades } from './student.ts';
import { grades } from './university.ts';

/** The grade that an appeal is about, and the outcome of the appeal. */
export const appeals = sqliteTable('appeal', {
  requestId: integer()
    .primaryKey()
    .references(() => requests.id),
  courseGradeId: integer()
    .notNull()
    .references(() => courseGrades.id),
  oldGrade: text()
    .notNull()
    .references(() => grades.grade),
  newGrade: text().references(() => grades.grade),
});
