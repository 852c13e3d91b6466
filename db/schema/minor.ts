import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { students } from './student.ts';
import { courses, departments, programmes } from './university.ts';

/**
 * Minors and specializations. A minor is open to bachelor programmes of other departments, a specialization only to
 * its own programme. CGPA in hundredths; hours are earned hours.
 */
export const minors = sqliteTable('minor', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  kind: text({ enum: enums.MinorKind }).notNull(),
  departmentId: integer()
    .notNull()
    .references(() => departments.id),
  /** The programme of a specialization; null for a minor. */
  programmeId: integer().references(() => programmes.id),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  minimumHours: integer().notNull(),
  minimumCgpa: integer().notNull(),
});

/** Courses to pass before declaring the minor. */
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

/** The courses that the minor adds to a plan, except those already in it. */
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

/** The minors and specializations declared by a student, at most one of each kind. */
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
