import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { students } from './student.ts';
import { courses, sections, semesters } from './university.ts';

/**
 * Courses that students need in a semester and cannot register in. An entry ends when the student withdraws it,
 * registers in the course, or leaves the semester or the university. Instants are epoch milliseconds.
 */
export const demands = sqliteTable(
  'demand',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    askedAt: integer().notNull(),
    endedAt: integer(),
  },
  (t) => [
    index('demand_student').on(t.studentId),
    uniqueIndex('demand_once')
      .on(t.studentId, t.semesterId, t.courseId)
      .where(sql`ended_at is null`),
    index('demand_open')
      .on(t.semesterId, t.courseId)
      .where(sql`ended_at is null`),
  ],
);

/** The department's answer to all students who need a course: a text, or the section that it opened. */
export const demandAnswers = sqliteTable(
  'demand_answer',
  {
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    at: integer().notNull(),
    sectionId: integer().references(() => sections.id),
    textEn: text(),
    textAr: text(),
  },
  (t) => [primaryKey({ columns: [t.semesterId, t.courseId] })],
);

/**
 * Seats of a section that are reserved until `until` for students who need the course. Triggers count an open offer as
 * a taken seat. `passedOver`: no seat was offered, because the rules refused the student.
 */
export const seatOffers = sqliteTable(
  'seat_offer',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    demandId: integer()
      .notNull()
      .references(() => demands.id),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    at: integer().notNull(),
    until: integer().notNull(),
    status: text({ enum: ['open', 'ended', 'passedOver'] }).notNull(),
  },
  (t) => [
    uniqueIndex('seat_offer_once').on(t.sectionId, t.demandId),
    index('seat_offer_demand').on(t.demandId),
    index('seat_offer_open')
      .on(t.until)
      .where(sql`status = 'open'`),
  ],
);
