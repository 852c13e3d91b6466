import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { requestDecisions, requests } from '../../../db/schema/request.ts';
import type { Enum } from '../../../openapi.gen.ts';
import { dateOf, toIso } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import type { RequestStatus } from './request-rules.ts';

export type RequestKind = Enum<'RequestKind'>;
export type RequestRow = typeof requests.$inferSelect;

/** Who decides: the office that has the request, or the student who takes it back. */
export type Office = Enum<'Office'>;
export type Decider = Office | 'student';

/** What the reference numbers of each kind begin with. */
const prefixes: Record<RequestKind, string> = { addSeat: 'ADD', appeal: 'APL', refund: 'REF' };

const lastNumber = statement((db) =>
  db
    .select({ last: sql<string | null>`max(${requests.referenceNumber})` })
    .from(requests)
    .where(and(gte(requests.referenceNumber, sql.placeholder('from')), lt(requests.referenceNumber, sql.placeholder('until'))))
    .prepare(),
);

/** The next reference number of the kind in the year, such as ADD-2026-000123; read inside the transaction that uses it. */
function nextReference(db: Db, kind: RequestKind, now: number): string {
  const prefix = `${prefixes[kind]}-${dateOf(now).slice(0, 4)}-`;
  const last = lastNumber(db).get({ from: prefix, until: `${prefix}:` })?.last;
  return `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(6, '0')}`;
}

/** Sends a request, with the first line of its history. */
export function openRequest(db: Db, request: { kind: RequestKind; studentId: number; semesterId: number; subjectId: number }, now: number): { id: number; referenceNumber: string } {
  const referenceNumber = nextReference(db, request.kind, now);
  const { id } = db.insert(requests).values({ ...request, referenceNumber, status: 'sent', sentAt: now }).returning({ id: requests.id }).get();
  db.insert(requestDecisions).values({ requestId: id, at: now, office: 'student', decision: 'sent' }).run();
  return { id, referenceNumber };
}

const openQuery = statement((db) =>
  db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.kind, sql.placeholder('kind')), eq(requests.subjectId, sql.placeholder('subjectId')), eq(requests.status, 'sent')))
    .prepare(),
);

/** Ends an open request, with a line in its history. */
export function endRequest(db: Db, id: number, decision: Exclude<RequestStatus, 'sent'>, by: Decider, at: number, note = ''): void {
  db.update(requests).set({ status: decision }).where(eq(requests.id, id)).run();
  db.insert(requestDecisions).values({ requestId: id, at, office: by, decision, note }).run();
}

/** Ends the open request about this subject, if there is one, with a line in its history. */
export function closeRequest(db: Db, kind: RequestKind, subjectId: number, decision: Exclude<RequestStatus, 'sent'>, by: Decider, at: number, note = ''): void {
  for (const { id } of openQuery(db).all({ kind, subjectId })) endRequest(db, id, decision, by, at, note);
}

const subjectsQuery = statement((db) =>
  db
    .select({ subjectId: requests.subjectId, referenceNumber: requests.referenceNumber, status: requests.status })
    .from(requests)
    .where(and(eq(requests.kind, sql.placeholder('kind')), sql`${requests.subjectId} in (select value from json_each(${sql.placeholder('subjectIds')}))`))
    .orderBy(asc(requests.id))
    .prepare(),
);

/** The latest request about each of these subjects. */
export const requestsAbout = (db: Db, kind: RequestKind, subjectIds: number[]) =>
  new Map(subjectIds.length ? subjectsQuery(db).all({ kind, subjectIds: JSON.stringify(subjectIds) }).map(({ subjectId, ...request }) => [subjectId, request]) : []);

export const requestByReference = (db: Db, referenceNumber: string): RequestRow | undefined => db.select().from(requests).where(eq(requests.referenceNumber, referenceNumber)).get();

/** The request of this student's, by its number or its id and kind; 404 where there is none, 403 where it is another record's. */
export function requestOfStudent(db: Db, studentId: number, by: { referenceNumber: string } | { kind: RequestKind; id: number }): RequestRow {
  const row = 'id' in by ? db.select().from(requests).where(and(eq(requests.id, by.id), eq(requests.kind, by.kind))).get() : requestByReference(db, by.referenceNumber);
  if (!row) throw new Refused(refuse('request.notFound'));
  if (row.studentId !== studentId) throw new Refused(refuse('request.notYours'));
  return row;
}

const ofStudentQuery = statement((db) => db.select().from(requests).where(eq(requests.studentId, sql.placeholder('studentId'))).orderBy(desc(requests.sentAt), desc(requests.id)).prepare());

/** Everything the student has asked for, newest first. */
export const requestsOfStudent = (db: Db, studentId: number): RequestRow[] => ofStudentQuery(db).all({ studentId });

/** Newest first. */
export const requestsLike = (db: Db, { status, kind }: { status?: RequestStatus; kind?: RequestKind }): RequestRow[] =>
  db.select().from(requests).where(and(status && eq(requests.status, status), kind && eq(requests.kind, kind))).orderBy(desc(requests.sentAt), desc(requests.id)).all();

const historyQuery = statement((db) =>
  db
    .select({ at: requestDecisions.at, office: requestDecisions.office, decision: requestDecisions.decision, note: requestDecisions.note })
    .from(requestDecisions)
    .where(eq(requestDecisions.requestId, sql.placeholder('requestId')))
    .orderBy(asc(requestDecisions.id))
    .prepare(),
);

/** Who did what with a request, when and why; oldest first. */
export const historyOf = (db: Db, requestId: number): Schema<'RequestEvent'>[] =>
  historyQuery(db).all({ requestId }).map(({ at, office, ...event }) => ({ ...event, office: office as Decider, at: toIso(at) }));

/** When it was decided: the last line of a history of more than the sending; null before. */
export const decidedAtOf = (history: Schema<'RequestEvent'>[]): string | null => history.findLast(({ decision }) => decision !== 'sent')?.at ?? null;
