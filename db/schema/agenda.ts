import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { colleges, degreeClasses, semesters } from './university.ts';

export const agendaFunctions = [
  'registration', 'addDrop', 'earlyRegistration', 'courseWithdrawal', 'officialWithdrawal', 'permanentWithdrawal',
  'cancelAdmission', 'appeal', 'survey', 'transfer', 'minor', 'exemption', 'thesis', 'caseStudy', 'transport', 'refund',
  'clearance', 'document', 'enrollmentChange',
] as const;
export type AgendaFunction = (typeof agendaFunctions)[number];

/**
 * Opens one function for one semester, from `opensAt` until just before `closesAt` (epoch milliseconds).
 * Null college, degree class or cohort (admission academic year) means everybody.
 */
export const agenda = sqliteTable('agenda', {
  id: integer().primaryKey(),
  function: text({ enum: agendaFunctions }).notNull(),
  semesterId: integer().notNull().references(() => semesters.id),
  opensAt: integer().notNull(),
  closesAt: integer().notNull(),
  collegeId: integer().references(() => colleges.id),
  degreeClass: text({ enum: degreeClasses }),
  cohort: integer(),
}, (t) => [index('agenda_function').on(t.function, t.semesterId), check('agenda_order', sql`${t.opensAt} < ${t.closesAt}`)]);
