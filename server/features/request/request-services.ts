import type { Db } from '../../../db/db.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import type { Schema } from '../../http/operations.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import type { AgendaWindow } from '../agenda/agenda-queries.ts';
import { sendingWindows } from '../agenda/agenda-rules.ts';
import { myRequest } from './request-presenter.ts';
import type { Kind, RequestRow } from './request-kind.ts';
import { kindByName } from './request-registry.ts';
import { getRequestContext, getPlan, eligibilityRefusals } from './request-plan.ts';
import { requestsOfStudent, listTasks } from './request-queries.ts';
import { hasEnded } from './request-states.ts';

/** A student's open requests, and those that wait for an action of the student. */

type Waiting = Schema<'DueRequest'> & { by: number | null };

const alone: Partial<Record<Enum<'RequestStatus'>, Waiting['waitsFor']>> = {
  returned: 'correction',
  awaitingPayment: 'payment',
  awaitingCode: 'code',
};

/** Items that the student must hand in or complete. They are due by the earliest due date of their tasks. */
function itemsWaiting(
  db: Db,
  kind: Kind,
  request: RequestRow,
  found: (waitsFor: Waiting['waitsFor'], by: number | null) => Waiting[],
  now: number,
): Waiting[] {
  const step = getPlan(db, kind, getRequestContext(db, request), now).steps[request.step];
  if (step?.type !== 'checklist') return [];
  const mine = new Set(
    step.checklist.filter(({ collects, reasons = [] }) => collects || reasons.length > 0).map(({ name }) => name),
  );
  const due = listTasks(db, request.id).flatMap(({ status, item, dueAt }) =>
    status === 'open' && item !== null && mine.has(item) ? [dueAt] : [],
  );
  return due.length ? found('items', Math.min(...due)) : [];
}

/**
 * The instant by which a draft must be sent; null if it cannot be sent now. If its period closes on a day off, that is
 * the end of the last working day, except for a kind that can be sent on any day.
 */
function findSendingEnd({ agenda: name, anyDay }: Kind, agenda: readonly AgendaWindow[], now: number): number | null {
  const windows = anyDay ? agenda : sendingWindows(agenda);
  return windows.find((row) => row.function === name && row.opensAt <= now && now < row.closesAt)?.closesAt ?? null;
}

/** The actions of the student for which a request waits, with their due times. */
function listWaitingRows(db: Db, request: RequestRow, agenda: readonly AgendaWindow[], now: number): Waiting[] {
  const { referenceNumber, status, expiresAt } = request;
  const kind = kindByName(db, request.kind);
  const found = (waitsFor: Waiting['waitsFor'], by: number | null): Waiting[] => [
    { referenceNumber, kind: kind.name, waitsFor, by },
  ];
  const waitsFor = alone[status];
  const closes = request.sentAt === null ? findSendingEnd(kind, agenda, now) : null;
  if (waitsFor) return found(waitsFor, expiresAt ?? closes);
  if (status === 'sent' && kind.hasChecklist) return itemsWaiting(db, kind, request, found, now);
  if (status === 'sent')
    return kind.hasDeadline &&
      getPlan(db, kind, getRequestContext(db, request), now).steps[request.step]?.type === 'studentResponse'
      ? found('answer', expiresAt)
      : [];
  return status === 'draft' &&
    closes !== null &&
    !eligibilityRefusals(db, kind, getRequestContext(db, request), now).length
    ? found('sending', closes)
    : [];
}

/** The student's requests that wait for the student, by the student's agenda. */
export const requestsWaiting = (
  db: Db,
  { studentId }: Student,
  agenda: readonly AgendaWindow[],
  now: number,
): Waiting[] =>
  requestsOfStudent(db, studentId)
    .filter(({ status }) => !hasEnded(status))
    .flatMap((request) => listWaitingRows(db, request, agenda, now));

/** Open requests: first those that wait for the student, then the others, newest first. */
export const openRequests = (db: Db, studentId: number, now: number): Schema<'OpenRequest'>[] =>
  requestsOfStudent(db, studentId)
    .filter(({ status }) => !hasEnded(status))
    .map((request) => myRequest(db, kindByName(db, request.kind), request, now))
    .map(({ referenceNumber, kind, subject, status, step, turn, holder, dueAt, overdue, executeAt }) => ({
      referenceNumber,
      kind,
      subject,
      status,
      step,
      turn,
      holder,
      dueAt,
      overdue,
      executeAt,
    }))
    .sort((a, b) => Number(b.turn.includes('student')) - Number(a.turn.includes('student')));
