import type { Db } from '../../../db/db.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { MessageCode } from '../../refusal.ts';
import { pendingCodeAnswer } from '../contact/contact-services.ts';
import { chargeState } from '../fees/charge-queries.ts';
import { listFiles } from './attachment-queries.ts';
import { toCodeOwner } from './request-code.ts';
import type { Kind, RequestRow } from './request-kind.ts';
import { actions, type Allowed } from './request-actions.ts';
import { hasEnded, type Actor } from './request-states.ts';
import { getRequestContext, getPlan, getState } from './request-plan.ts';
import { findDecidedAt, eventAnswer, listEvents, findHolder, listTasks } from './request-queries.ts';

const allowedAnswer = ({ name, until, reasons }: Allowed): Schema<'RequestAction'> => ({
  name,
  until: toIsoOrNull(until),
  reasons: [...reasons],
});

function chargeAnswer(db: Db, { chargeId }: RequestRow): Schema<'RequestCharge'> | null {
  if (chargeId === null) return null;
  const { fils, payment, receiptNumber } = chargeState(db, chargeId);
  return { id: chargeId, fils, payment, receiptNumber };
}

/**
 * Maps a request to the schema for its student: the office or person whose turn it is, since when, the due date, and
 * the allowed actions.
 */
export function myRequest(db: Db, kind: Kind, request: RequestRow, now: number): Schema<'MyRequest'> {
  const { referenceNumber, status, step, version, savedAt, sentAt, executeAt, expiresAt } = request;
  const plan = getPlan(db, kind, getRequestContext(db, request), now);
  const stepKey = (index: number): string | null => plan.steps[index]?.key ?? null;
  const events = listEvents(db, request.id);
  const history = events.map((event) => eventAnswer(event, stepKey));
  const open = listTasks(db, request.id).filter((task) => task.status === 'open');
  const dueAt = open.length ? Math.min(...open.map((task) => task.dueAt)) : null;
  const withStudent =
    !hasEnded(status) && (status !== 'sent' || plan.steps[step]?.type === 'studentResponse') && status !== 'scheduled';
  const turn: Actor[] = hasEnded(status)
    ? []
    : withStudent
      ? ['student']
      : open.length
        ? [...new Set(open.map(({ office }) => office))]
        : ['rules'];
  const back = status === 'returned' ? events.findLast(({ verb }) => verb === 'returned') : undefined;
  return {
    id: request.id,
    referenceNumber,
    kind: kind.name,
    subject: kind.title(db, request),
    page: kind.page,
    status,
    step: status === 'sent' || status === 'returned' ? stepKey(step) : null,
    version,
    savedAt: toIso(savedAt),
    sentAt: toIsoOrNull(sentAt),
    decidedAt: findDecidedAt(history),
    turn,
    holder: open[0] ? findHolder(db, open[0]) : null,
    since: hasEnded(status) ? null : toIsoOrNull(open[0]?.since ?? events.at(-1)?.at ?? savedAt),
    dueAt: toIsoOrNull(dueAt),
    overdue: dueAt !== null && dueAt < now,
    executeAt: toIsoOrNull(executeAt),
    expiresAt: toIsoOrNull(expiresAt),
    pendingCode: status === 'awaitingCode' ? pendingCodeAnswer(db, now, toCodeOwner(kind, request)) : null,
    charge: chargeAnswer(db, request),
    returned: back ? { office: back.actor, at: toIso(back.at), note: back.note, fields: back.fields } : null,
    actions: actions(plan, getState(db, request), 'student', now).map(allowedAnswer),
    history,
  };
}

/** Maps a request to the schema with all its facts, details and files. */
export const requestDetails = (db: Db, kind: Kind, request: RequestRow, now: number): Schema<'RequestDetails'> => ({
  request: myRequest(db, kind, request, now),
  facts: kind.summaryFields(db, request, now),
  details: request.details,
  files: listFiles(db, request.id),
});

/** The response of a call that changed a request: a success message and the changed request. */
export const requestChanged = (
  db: Db,
  kind: Kind,
  request: RequestRow,
  now: number,
  code: MessageCode,
): [200, Schema<'RequestChange'>] => [
  200,
  {
    messages: [{ Code: code, Params: { context: kind.name, reference: request.referenceNumber } }],
    ...requestDetails(db, kind, request, now),
  },
];
