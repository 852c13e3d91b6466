import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '../../../db/db.ts';
import { requests } from '../../../db/schema/request.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { listIncidents } from '../incident/incident-queries.ts';
import { toJobInstant } from '../incident/incident-rules.ts';
import { dispatch, explained } from './request-commands.ts';
import type { RequestRow } from './request-kind.ts';
import { allKinds, kindByName } from './request-registry.ts';
import { endLapsed, semesterEnd } from './request-lapse-services.ts';
import { getRequestContext, getRoute } from './request-plan.ts';
import {
  listEvents,
  nextExecution,
  nextExpiry,
  requestById,
  requestOfCharge,
  toExecute,
  toExpire,
  undecidedSemesters,
  listWaitingRequests,
} from './request-queries.ts';

/** Executes an approved request if the student is still eligible; otherwise refuses it. */
function execute(db: Db, request: RequestRow, at: number): void {
  const kind = kindByName(db, request.kind);
  const refusals = kind.eligibilityRefusals(db, getRequestContext(db, request), at);
  dispatch(db, kind, request, { name: 'execute', refusals, note: explained(refusals) }, at);
}

/** Decides a batch of waiting requests. Throws if one stays undecided, because the job would then repeat forever. */
function decideBatch(db: Db, waiting: readonly RequestRow[], at: number): void {
  const [first] = waiting;
  if (!first) return;
  kindByName(db, first.kind).decideBatch(db, waiting, at);
  const forgotten = waiting
    .map(({ id }) => requestById(db, id))
    .find(({ status, executeAt }) => status === 'sent' && executeAt !== null && executeAt <= at);
  if (forgotten) throw new Error(`the batch of ${first.kind} requests left ${forgotten.referenceNumber} undecided`);
}

/** The effective date `at`, moved by the length of the ended incidents within which it falls; null for null. */
const afterOutages = (db: Db, at: number | null): number | null =>
  at === null ? null : (toJobInstant(at, executeRequests.waitsFor, listIncidents(db)) ?? at);

/** The instants that a request waits for now: its batch, the student's response or its effective date. */
function getInstants(db: Db, request: RequestRow, now: number): Pick<RequestRow, 'executeAt' | 'expiresAt'> {
  const { steps, effectAt } = getRoute(db, kindByName(db, request.kind), getRequestContext(db, request), now);
  if (request.status === 'scheduled')
    return {
      executeAt: afterOutages(
        db,
        effectAt(listEvents(db, request.id).findLast(({ verb }) => verb === 'scheduled')?.at ?? now),
      ),
      expiresAt: null,
    };
  const step = steps[request.step];
  return {
    executeAt: step?.type === 'batch' ? step.at : null,
    expiresAt: step?.type === 'studentResponse' ? step.until : null,
  };
}

/**
 * Updates the instants of waiting requests after a change of agenda or calendar. An instant in the past becomes `now`.
 */
export function followAgenda(db: Db, now: number): void {
  const notPast = (instant: number | null): number | null => instant && Math.max(instant, now);
  for (const kind of allKinds(db).filter(({ hasDeadline: waits }) => waits)) {
    for (const request of listWaitingRequests(db, kind.name)) {
      const { executeAt, expiresAt } = getInstants(db, request, now);
      if (executeAt === request.executeAt && expiresAt === request.expiresAt) continue;
      db.update(requests)
        .set({ executeAt: notPast(executeAt), expiresAt: notPast(expiresAt) })
        .where(eq(requests.id, request.id))
        .run();
    }
  }
}

/** Executes scheduled approvals and decides batches, each at its instant. */
export const executeRequests: ScheduledJob = {
  name: 'requestsExecute',
  waitsFor: ['everything'],
  next: nextExecution,
  run: (db, at) => {
    const due = toExecute(db, at);
    for (const { id } of due.filter(({ status }) => status === 'scheduled')) {
      // An earlier execution at the same instant may have ended this request.
      const request = requestById(db, id);
      if (request.status === 'scheduled') inTransaction(db, () => execute(db, request, at));
    }
    const waiting = due.filter(({ status }) => status === 'sent');
    for (const kind of new Set(waiting.map((request) => request.kind)))
      inTransaction(db, () =>
        decideBatch(
          db,
          waiting.filter((request) => request.kind === kind),
          at,
        ),
      );
  },
};

/** Expires requests that were not continued in time. */
export const expireRequests: ScheduledJob = {
  name: 'requestsExpire',
  waitsFor: ['everything'],
  next: nextExpiry,
  run: (db, at) => {
    for (const { id } of toExpire(db, at)) {
      const request = requestById(db, id);
      if (request.expiresAt !== null) dispatch(db, kindByName(db, request.kind), request, { name: 'expire' }, at);
    }
  },
};

/** The first end of a semester with undecided requests that are bound to it; null if there is none. */
function nextLapse(db: Db): number | null {
  const bound = new Set(allKinds(db).flatMap(({ name, ofSemester }) => (ofSemester ? [name] : [])));
  const ends = undecidedSemesters(db).flatMap(({ kind, semesterId }) =>
    bound.has(kind) ? [semesterEnd(db, semesterId)] : [],
  );
  return ends.length ? Math.min(...ends) : null;
}

/** Ends undecided requests that are bound to a semester when the semester ends. */
export const lapseRequests: ScheduledJob = {
  name: 'requestsLapse',
  waitsFor: ['everything'],
  next: nextLapse,
  run: (db, at) => {
    endLapsed(db, at);
  },
};

/** Continues a request when its fee has been paid in full; ignores other charges. Runs in the payment's transaction. */
export function chargePaid(db: Db, chargeId: number, now: number): void {
  const request = requestOfCharge(db, chargeId);
  if (request?.status === 'awaitingPayment') dispatch(db, kindByName(db, request.kind), request, { name: 'paid' }, now);
}
