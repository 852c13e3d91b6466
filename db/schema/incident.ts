import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';

/**
 * The due times that an incident moved, grouped by the name of their `DueTimes` (such as `charges`): their number, and
 * the earliest one before (`from`) and after (`to`), in epoch milliseconds.
 */
export type IncidentMove = { name: string; count: number; from: number; to: number };

/**
 * A period in which services of the university were down, from `fromAt` until just before `untilAt` (epoch
 * milliseconds; null while it is open). The row of an ended incident is a log of the moved times and is never changed
 * or deleted.
 */
export const incidents = sqliteTable(
  'incident',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: enums.IncidentKind }).notNull(),
    cause: text({ enum: enums.IncidentCause }).notNull(),
    fromAt: integer().notNull(),
    untilAt: integer(),
    /** The instant until which an open incident has extended closing times so far; null: one hour after `fromAt`. */
    countedUntil: integer(),
    moves: text({ mode: 'json' }).$type<IncidentMove[]>().notNull().default([]),
    /** The number of students who got a message. */
    students: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('incident_open')
      .on(t.kind)
      .where(sql`until_at is null`),
    check('incident_order', sql`${t.untilAt} is null or ${t.fromAt} <= ${t.untilAt}`),
  ],
);

/** The latest calls to the payment gateway without a response. */
export const unansweredCalls = sqliteTable('unanswered_call', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
});
