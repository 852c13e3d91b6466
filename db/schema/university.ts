import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Tables of the university: colleges, programmes, courses, rooms, semesters, and its configurable limits. */

export const colleges = sqliteTable('college', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

export const departments = sqliteTable('department', {
  id: integer().primaryKey(),
  collegeId: integer()
    .notNull()
    .references(() => colleges.id),
  code: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

export const campuses = sqliteTable('campus', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

/** Travel time in minutes between two campuses, in either direction, including the walk at both ends. */
export const journeys = sqliteTable(
  'campus_journey',
  {
    fromCampusId: integer()
      .notNull()
      .references(() => campuses.id),
    toCampusId: integer()
      .notNull()
      .references(() => campuses.id),
    minutes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fromCampusId, t.toCampusId] }),
    check('campus_journey_once', sql`${t.fromCampusId} < ${t.toCampusId} and ${t.minutes} >= 0`),
  ],
);

export const buildings = sqliteTable('building', {
  id: integer().primaryKey(),
  campusId: integer()
    .notNull()
    .references(() => campuses.id),
  code: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

/** Minutes on foot between two buildings of a campus, in either direction. */
export const walks = sqliteTable(
  'building_walk',
  {
    fromBuildingId: integer()
      .notNull()
      .references(() => buildings.id),
    toBuildingId: integer()
      .notNull()
      .references(() => buildings.id),
    minutes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fromBuildingId, t.toBuildingId] }),
    check('building_walk_once', sql`${t.fromBuildingId} < ${t.toBuildingId} and ${t.minutes} >= 0`),
  ],
);

export const rooms = sqliteTable('room', {
  id: integer().primaryKey(),
  buildingId: integer()
    .notNull()
    .references(() => buildings.id),
  code: text().notNull().unique(),
  seats: integer().notNull(),
});

export const instructors = sqliteTable(
  'instructor',
  {
    id: integer().primaryKey(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
  },
  (t) => [index('instructor_department').on(t.departmentId)],
);

export const degreeClasses = ['associateDiploma', 'bachelor', 'master', 'phd'] as const;
export type DegreeClass = (typeof degreeClasses)[number];

/** Levels of study. They differ in study load, fees and the sections open to them. */
export const levels = ['undergraduate', 'postgraduate'] as const;
export type Level = (typeof levels)[number];

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const programmes = sqliteTable('programme', {
  id: integer().primaryKey(),
  departmentId: integer()
    .notNull()
    .references(() => departments.id),
  code: text().notNull().unique(),
  degreeClass: text({ enum: degreeClasses }).notNull(),
  language: text({ enum: languages }).notNull(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  requiredHours: integer().notNull(),
});

export const courses = sqliteTable(
  'course',
  {
    id: integer().primaryKey(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    code: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    creditHours: integer().notNull(),
    level: text({ enum: levels }).notNull(),
    type: text({ enum: ['university', 'college', 'major', 'elective'] }).notNull(),
    teachingMethod: text({ enum: ['lecture', 'laboratory', 'studio', 'seminar', 'training', 'thesis'] }).notNull(),
    relatedGroup: text(),
    hasExam: integer({ mode: 'boolean' }).notNull(),
    active: integer({ mode: 'boolean' }).notNull().default(true),
    onlineRegistration: integer({ mode: 'boolean' }).notNull().default(true),
    /** True for a course of the orientation programme. An exemption ends registrations in it. */
    orientation: integer({ mode: 'boolean' }).notNull().default(false),
    contentsEn: text().notNull(),
    contentsAr: text().notNull(),
    /** Code and both names, folded for search (see locales/fold.ts). */
    search: text().notNull(),
  },
  (t) => [index('course_department').on(t.departmentId)],
);

/** Groups of prerequisites. Every group must be met, by passing any one of its courses. */
export const prerequisites = sqliteTable(
  'course_prerequisite',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    groupNumber: integer().notNull(),
    prerequisiteId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.groupNumber, t.prerequisiteId] })],
);

/** A course may be taken only together with its corequisite, or after passing it. */
export const corequisites = sqliteTable(
  'course_corequisite',
  {
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    corequisiteId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.corequisiteId] }),
    index('course_corequisite_reverse').on(t.corequisiteId),
  ],
);

export const programmeCourses = sqliteTable(
  'programme_course',
  {
    programmeId: integer()
      .notNull()
      .references(() => programmes.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    year: integer().notNull(),
    term: integer().notNull(),
    package: text({ enum: ['university', 'college', 'major', 'elective'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.programmeId, t.courseId] })],
);

/**
 * Terms of an academic year: 1 first, 2 second, 3 summer. Dates are YYYY-MM-DD in Bahrain; `endsOn` is the last day.
 */
export const semesters = sqliteTable(
  'semester',
  {
    id: integer().primaryKey(),
    academicYear: integer().notNull(),
    term: integer().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    classesEndOn: text().notNull(),
    weeks: integer().notNull(),
    /**
     * Instants of the steps of a semester. `madeAt`: its sections, agenda and enrolments were created. `filledAt`: the
     * simulated students, except personas, had registered. `gradedAt`: all its grades were in. Null until the step is
     * done.
     */
    madeAt: integer(),
    /** The instant when the new students of the semester were admitted; null if not yet or never. */
    admittedAt: integer(),
    filledAt: integer(),
    gradedAt: integer(),
  },
  (t) => [uniqueIndex('semester_term').on(t.academicYear, t.term), index('semester_end').on(t.endsOn)],
);

export const holidays = sqliteTable('holiday', {
  date: text().primaryKey(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

export const genders = ['female', 'male'] as const;

export const teachingPeriods = ['morning', 'afternoon', 'evening'] as const;

/**
 * Sections. Minutes count from midnight in Bahrain; instants are epoch milliseconds. Triggers count `seatsTaken`; code
 * never sets it.
 */
export const sections = sqliteTable(
  'section',
  {
    id: integer().primaryKey(),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    number: text().notNull(),
    instructorId: integer()
      .notNull()
      .references(() => instructors.id),
    campusId: integer()
      .notNull()
      .references(() => campuses.id),
    language: text({ enum: languages }).notNull(),
    capacity: integer().notNull(),
    seatsTaken: integer().notNull().default(0),
    /** The part of the day of its classes; null if it has no fixed times. */
    teachingPeriod: text({ enum: teachingPeriods }),
    /** The students who may register in the section, by gender and college; null if all may. */
    gender: text({ enum: genders }),
    collegeId: integer().references(() => colleges.id),
    examStartsAt: integer(),
    examEndsAt: integer(),
    examRoomId: integer().references(() => rooms.id),
    remarksEn: text(),
    remarksAr: text(),
    active: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [
    uniqueIndex('section_number').on(t.semesterId, t.courseId, t.number),
    index('section_course').on(t.courseId, t.semesterId),
    check('section_seats', sql`${t.seatsTaken} between 0 and ${t.capacity}`),
  ],
);

/** Weekly meetings of a section. Days run from 0 (Sunday) to 4 (Thursday). */
export const meetings = sqliteTable(
  'section_meeting',
  {
    id: integer().primaryKey(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    day: integer().notNull(),
    startMinute: integer().notNull(),
    endMinute: integer().notNull(),
    roomId: integer()
      .notNull()
      .references(() => rooms.id),
  },
  (t) => [
    index('section_meeting_section').on(t.sectionId),
    check('section_meeting_time', sql`${t.day} between 0 and 4 and ${t.startMinute} < ${t.endMinute}`),
  ],
);

/**
 * Limits of the study load in credit hours. `standing` is derived from the student: the first that applies of warning
 * (or a chance to raise the average), graduating, excellent, normal.
 */
export const studyLoads = sqliteTable(
  'study_load',
  {
    level: text({ enum: levels }).notNull(),
    summer: integer({ mode: 'boolean' }).notNull(),
    standing: text({ enum: ['normal', 'excellent', 'graduating', 'warning'] }).notNull(),
    minimum: integer().notNull(),
    maximum: integer().notNull(),
    /** Least credit hours that must remain after a withdrawal. */
    withdrawalFloor: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.summer, t.standing] })],
);

/**
 * Limits that a university may change, one row each: whole numbers in the unit named by the key (hours, days, fils …).
 */
export const limits = sqliteTable('university_limit', {
  key: text().primaryKey(),
  value: integer().notNull(),
  noteEn: text().notNull(),
  noteAr: text().notNull(),
});

/** Tuition in fils per credit hour. */
export const feeRates = sqliteTable('fee_rate', {
  level: text({ enum: levels }).primaryKey(),
  perCreditHour: integer().notNull(),
});

/**
 * Percent of tuition and refundable fees returned to a student who leaves a course, the semester or the university
 * after add/drop, by week of the semester (from 1). A week without a row returns nothing.
 */
export const refundShares = sqliteTable(
  'refund_share',
  {
    summer: integer({ mode: 'boolean' }).notNull(),
    week: integer().notNull(),
    percent: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.summer, t.week] }),
    check('refund_share_range', sql`${t.week} > 0 and ${t.percent} between 0 and 100`),
  ],
);

/** Grades. Points are hundredths (A = 400). A passed course may be repeated only if its grade is repeatable. */
export const grades = sqliteTable('grade', {
  grade: text().primaryKey(),
  points: integer(),
  passes: integer({ mode: 'boolean' }).notNull(),
  repeatable: integer({ mode: 'boolean' }).notNull(),
});

/**
 * The reference data as this server last wrote them: the rows of each table as JSON. A row that now differs from them
 * was changed by the university.
 */
export const referenceData = sqliteTable('reference_data', {
  name: text().primaryKey(),
  rows: text().notNull(),
});
