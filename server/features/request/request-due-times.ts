import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { requests, requestTasks } from '../../../db/schema/request.ts';
import type { DueTime, DueTimes } from '../incident/incident-due-times.ts';
import type { Span } from '../incident/incident-rules.ts';
import { followAgenda } from './request-jobs.ts';

/** Lists the requests with this status whose instant lies in a span. */
const listRequests =
  (status: 'returned' | 'scheduled', instant: 'expiresAt' | 'executeAt') =>
  (db: Db, { from, until }: Span): DueTime[] =>
    db
      .select({ id: requests.id, studentId: requests.studentId, at: sql<number>`${requests[instant]}` })
      .from(requests)
      .where(and(eq(requests.status, status), gte(requests[instant], from), lt(requests[instant], until)))
      .all();

/** Returned requests, which expire unless they are sent again. */
export const returnedDue: DueTimes = {
  name: 'requests',
  kinds: ['everything'],
  workingDays: true,
  list: listRequests('returned', 'expiresAt'),
  move: (db, { id }, to) => void db.update(requests).set({ expiresAt: to }).where(eq(requests.id, id)).run(),
};

/** Due times of the offices' decisions. */
export const decisionsDue: DueTimes = {
  name: 'decisions',
  kinds: ['everything'],
  workingDays: true,
  list: (db, { from, until }) =>
    db
      .select({ id: requestTasks.id, studentId: requests.studentId, at: requestTasks.dueAt })
      .from(requestTasks)
      .innerJoin(requests, eq(requests.id, requestTasks.requestId))
      .where(and(eq(requestTasks.status, 'open'), gte(requestTasks.dueAt, from), lt(requestTasks.dueAt, until)))
      .all(),
  move: (db, { id }, to) => void db.update(requestTasks).set({ dueAt: to }).where(eq(requestTasks.id, id)).run(),
};

/** Approved requests that wait for their effective date. `followAgenda` moves this date. */
export const executionsDue: DueTimes = {
  name: 'executions',
  kinds: ['everything'],
  list: listRequests('scheduled', 'executeAt'),
  followAgenda,
};
