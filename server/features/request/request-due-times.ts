import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { requests, requestTasks } from '../../../db/schema/request.ts';
import type { DueTimes } from '../incident/incident-due-times.ts';
import type { Span } from '../incident/incident-rules.ts';
import { followAgenda } from './request-jobs.ts';

const isWithin = (column: SQLiteColumn, { from, until }: Span): SQL | undefined =>
  and(gte(column, from), lt(column, until));

/** Returned requests, which expire unless they are sent again. */
export const returnedDue: DueTimes = {
  name: 'requests',
  kinds: ['everything'],
  workingDays: true,
  list: (db, span) =>
    db
      .select({ id: requests.id, studentId: requests.studentId, expiresAt: requests.expiresAt })
      .from(requests)
      .where(and(eq(requests.status, 'returned'), isWithin(requests.expiresAt, span)))
      .all()
      .map(({ expiresAt, ...due }) => ({ ...due, at: expiresAt ?? span.from })),
  move: (db, { id }, to) => {
    db.update(requests).set({ expiresAt: to }).where(eq(requests.id, id)).run();
  },
};

/** Decisions of the offices. */
export const decisionsDue: DueTimes = {
  name: 'decisions',
  kinds: ['everything'],
  workingDays: true,
  list: (db, span) =>
    db
      .select({ id: requestTasks.id, studentId: requests.studentId, at: requestTasks.dueAt })
      .from(requestTasks)
      .innerJoin(requests, eq(requests.id, requestTasks.requestId))
      .where(and(eq(requestTasks.status, 'open'), isWithin(requestTasks.dueAt, span)))
      .all(),
  move: (db, { id }, to) => {
    db.update(requestTasks).set({ dueAt: to }).where(eq(requestTasks.id, id)).run();
  },
};

/** Requests with an effective date, which can be canceled until then. `followAgenda` moves them. */
export const executionsDue: DueTimes = {
  name: 'executions',
  kinds: ['everything'],
  list: (db, span) =>
    db
      .select({ id: requests.id, studentId: requests.studentId, executeAt: requests.executeAt })
      .from(requests)
      .where(and(eq(requests.status, 'scheduled'), isWithin(requests.executeAt, span)))
      .all()
      .map(({ executeAt, ...due }) => ({ ...due, at: executeAt ?? span.from })),
  followAgenda,
};
