import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums, type Enum } from '../enums.gen.ts';
import { colleges, degreeClasses, semesters } from './university.ts';

export type AgendaFunction = Enum<'AgendaFunction'>;

/**
 * One period in which a function, such as registration, is open for one semester, from `opensAt` until just before
 * `closesAt` (epoch milliseconds). The columns from `collegeId` on limit the period to some students; null is no limit.
 * `cohort` is the academic year of admission; the span of earned credit hours includes both ends.
 */
export const agenda = sqliteTable(
  'agenda',
  {
    id: integer().primaryKey(),
    function: text({ enum: enums.AgendaFunction }).notNull(),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    opensAt: integer().notNull(),
    closesAt: integer().notNull(),
    collegeId: integer().references(() => colleges.id),
    degreeClass: text({ enum: degreeClasses }),
    cohort: integer(),
    earnedHoursFrom: integer(),
    earnedHoursTo: integer(),
    graduating: integer({ mode: 'boolean' }),
  },
  (t) => [
    index('agenda_function').on(t.function, t.semesterId),
    check('agenda_order', sql`${t.opensAt} < ${t.closesAt}`),
  ],
);
