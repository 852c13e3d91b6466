import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { students } from './student.ts';
import { courses, departments, programmes } from './university.ts';

/**
 * What may be studied beside or within a major. A minor is for every bachelor programme of another department, a
 * specialization for the programme it belongs to. CGPA in hundredths, hours are those earned.
 */
export const minors = sqliteTable('minor', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  kind: text({ enum: enums.MinorKind }).notNull(),
  departmentId: integer()
    .notNull()
    .references(() => departments.id),
  /** The major a specialization belongs to; null is a minor. */
  programmeId: integer().references(() => programmes.id),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  minimumHours: integer().notNull(),
  minimumCgpa: integer().notNull(),
});

/** What has to be passed before it is declared. */
export const minorEntries = sqliteTable(
  'minor_entry',
  {
    minorId: integer()
      .notNull()
      .references(() => minors.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.minorId, t.courseId] })],
);

/** The package it adds to a plan, but what the plan has already. */
export const minorCourses = sqliteTable(
  'minor_course',
  {
    minorId: integer()
      .notNull()
      .references(() => minors.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    year: integer().notNull(),
    term: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.minorId, t.courseId] })],
);

/** What a student has declared: one of each kind. */
export const studentMinors = sqliteTable(
  'student_minor',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    kind: text({ enum: enums.MinorKind }).notNull(),
    minorId: integer()
      .notNull()
      .references(() => minors.id),
    declaredAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.kind] }), index('student_minor_of').on(t.minorId)],
);
