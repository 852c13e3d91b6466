import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { courses, genders, grades, programmes, semesters } from './university.ts';

/** A human being; may hold several academic records (students). */
export const persons = sqliteTable('person', {
  id: integer().primaryKey(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  gender: text({ enum: genders }).notNull(),
  email: text(),
  mobile: text(),
});

export const sponsors = sqliteTable('sponsor', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  /** Percent of tuition the sponsor pays. */
  share: integer().notNull(),
});

export const academicStatuses = [
  'active',
  'frozen',
  'dismissed',
  'withdrawn',
  'graduated',
  'inactive',
  'admissionCanceled',
] as const;

/**
 * One academic record. `facultyCode` is the opaque StudFacultyCode every call names. CGPA in hundredths, money in fils.
 */
export const students = sqliteTable(
  'student',
  {
    id: integer().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => persons.id),
    code: text().notNull().unique(),
    facultyCode: text().notNull().unique(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id),
    admissionSemesterId: integer()
      .notNull()
      .references(() => semesters.id),
    status: text({ enum: academicStatuses }).notNull(),
    statusChangedAt: integer(),
    majorJoinYear: integer().notNull(),
    cgpa: integer(),
    majorCgpa: integer(),
    earnedHours: integer().notNull(),
    /** Academic warnings in force; 0 is none. */
    warnings: integer().notNull().default(0),
    /**
     * Chances to raise the average that a case study has granted so far, and the semesters left of the present one; 0
     * is on none.
     */
    chances: integer().notNull().default(0),
    chanceSemesters: integer().notNull().default(0),
    /** How often an inactive enrolment was restored. */
    reinstatements: integer().notNull().default(0),
    graduating: integer({ mode: 'boolean' }).notNull().default(false),
    orientation: text({ enum: ['none', 'required', 'completed', 'exempted'] })
      .notNull()
      .default('none'),
    /** Admitted so recently that the registration office registers them. */
    recentlyEnrolled: integer({ mode: 'boolean' }).notNull().default(false),
    /** Bahrain Teachers College registers its own students. */
    btc: integer({ mode: 'boolean' }).notNull().default(false),
    sponsorId: integer().references(() => sponsors.id),
    /** Money of the student's that the university holds. */
    balance: integer().notNull().default(0),
  },
  (t) => [index('student_person').on(t.personId)],
);

export const studentSemesters = sqliteTable(
  'student_semester',
  {
    id: integer().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    status: text({ enum: ['enrolled', 'notEnrolled', 'withdrawn'] }).notNull(),
    gpa: integer(),
  },
  (t) => [uniqueIndex('student_semester_once').on(t.studentId, t.semesterId)],
);

/** The grades of past semesters. */
export const courseGrades = sqliteTable(
  'course_grade',
  {
    id: integer().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    grade: text()
      .notNull()
      .references(() => grades.grade),
    creditHours: integer().notNull(),
  },
  (t) => [uniqueIndex('course_grade_once').on(t.studentId, t.courseId, t.semesterId)],
);

/**
 * What a student's standing was settled from when the grades of a semester came in: a grade that changes later is
 * settled from here once more. A semester that was settled before this table was there has no row.
 */
export const settlements = sqliteTable(
  'settlement',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    status: text({ enum: academicStatuses }).notNull(),
    warnings: integer().notNull(),
    chanceSemesters: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.semesterId] })],
);
