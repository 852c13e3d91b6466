import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';
import { courseGrades } from './student.ts';
import { grades } from './university.ts';

/** The grade an appeal is about, and what became of it. */
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
