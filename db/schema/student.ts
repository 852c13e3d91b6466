import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { courses, genders, grades, programmes, semesters } from './university.ts';

/** A human being, who may have several academic records (students). */
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
  /** Percent of tuition paid by the sponsor. */
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
 * One academic record of a person. `facultyCode` is the opaque StudFacultyCode that requests send. CGPA in hundredths,
 * money in fils.
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
    /** Number of academic warnings in force. */
    warnings: integer().notNull().default(0),
    /**
     * Number of chances to raise the average granted by case studies so far, and the semesters left of the present
     * chance (0 if there is none).
     */
    chances: integer().notNull().default(0),
    chanceSemesters: integer().notNull().default(0),
    /** The number of times an inactive enrolment was restored. */
    reinstatements: integer().notNull().default(0),
    graduating: integer({ mode: 'boolean' }).notNull().default(false),
    orientation: text({ enum: ['none', 'required', 'completed', 'exempted'] })
      .notNull()
      .default('none'),
    /** True for recently admitted students, whom the registration department registers. */
    recentlyEnrolled: integer({ mode: 'boolean' }).notNull().default(false),
    /** True for students of Bahrain Teachers College, which registers its own students. */
    btc: integer({ mode: 'boolean' }).notNull().default(false),
    sponsorId: integer().references(() => sponsors.id),
    /** The student's money held by the university, in fils. */
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

/** The grades of students, one row for each course taken in a past semester. */
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
 * The student's status, warnings and chance semesters before the grades of a semester were applied. After a later
 * change of a grade, the rules are applied again to these values. Semesters settled before this table existed have no
 * row.
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
