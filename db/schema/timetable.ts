import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, unique, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Language } from '../../locales/i18n.ts';
import { students } from './student.ts';
import { semesters } from './university.ts';

/** A section of the timetable, and the state of its seats when the timetable was saved. */
export type KeptSection = { sectionId: number; seat: 'free' | 'full' | 'mine' | 'gone' };

/**
 * A condition or preference of the student for the timetable search, as the page sent it. Times are minutes from
 * midnight.
 */
export type KeptWish = {
  kind:
    | 'daysOff'
    | 'freeDays'
    | 'earliest'
    | 'latest'
    | 'gaps'
    | 'lunch'
    | 'breaks'
    | 'examSpread'
    | 'travel'
    | 'changeInTime'
    | 'instructors'
    | 'language'
    | 'fullSections'
    | 'creditHours';
  level: 'required' | 'preferred' | 'indifferent';
  days?: number[];
  atLeast?: number;
  from?: number;
  until?: number;
  to?: number;
  minutes?: number;
  atMost?: number;
  breaks?: { day: number; from: number; to: number }[];
  daysBetween?: number;
  preferred?: string[];
  avoided?: string[];
  language?: Language;
  target?: number;
};

/**
 * The search that produced the timetable: the courses (an entry with several needs only one of them), and the locked
 * sections or instructors.
 */
export type KeptQuestion = {
  courses: { courseIds: number[]; optional: boolean }[];
  locks: { courseId: number; sectionId?: number; instructor?: string }[];
};

/** Named timetables that a student has saved. At most one in each semester is the primary one. */
export const keptTimetables = sqliteTable(
  'kept_timetable',
  {
    id: integer().primaryKey(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    name: text().notNull(),
    role: text({ enum: ['primary', 'backup'] }).notNull(),
    sections: text({ mode: 'json' }).$type<KeptSection[]>().notNull(),
    wishes: text({ mode: 'json' }).$type<KeptWish[]>().notNull(),
    question: text({ mode: 'json' }).$type<KeptQuestion>(),
    savedAt: integer().notNull(),
  },
  (t) => [
    unique('kept_timetable_name').on(t.studentId, t.semesterId, t.name),
    uniqueIndex('kept_timetable_primary')
      .on(t.studentId, t.semesterId)
      .where(sql`${t.role} = 'primary'`),
  ],
);
