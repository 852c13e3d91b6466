import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { requestEvents, requests, requestTasks } from '../../../db/schema/request.ts';
import { instructors } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toDate, toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { noteText, type RequestKind, type RequestRow } from './request-kind.ts';
import type { Status } from './request-states.ts';

export type { RequestKind, RequestRow } from './request-kind.ts';
export type TaskRow = typeof requestTasks.$inferSelect;

const lastNumber = preparedPerDb((db) =>
  db
    .select({ last: sql<string | null>`max(${requests.referenceNumber})` })
    .from(requests)
    .where(
      and(
        gte(requests.referenceNumber, sql.placeholder('from')),
        lt(requests.referenceNumber, sql.placeholder('until')),
      ),
    )
    .prepare(),
);

/**
 * The next reference number of a kind in the year, such as ADD-2026-000123. Must run in the transaction that uses it.
 */
export function nextReference(db: Db, prefix: string, now: number): string {
  const start = `${prefix}-${toDate(now).slice(0, 4)}-`;
  const last = lastNumber(db).get({ from: start, until: `${start}:` })?.last;
  return `${start}${String(Number(last?.slice(start.length) ?? 0) + 1).padStart(6, '0')}`;
}

const aboutQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.kind, sql.placeholder('kind')),
        sql`${requests.subjectId} in (select value from json_each(${sql.placeholder('subjectIds')}))`,
      ),
    )
    .orderBy(asc(requests.id))
    .prepare(),
);

/** The latest request about each of these subjects. */
export const requestsAbout = (db: Db, kind: RequestKind, subjectIds: number[]): Map<number, RequestRow> =>
  new Map(
    subjectIds.length
      ? aboutQuery(db)
          .all({ kind, subjectIds: JSON.stringify(subjectIds) })
          .map((request) => [request.subjectId ?? 0, request])
      : [],
  );

const byIdQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requests)
    .where(eq(requests.id, sql.placeholder('id')))
    .prepare(),
);

export function requestById(db: Db, id: number): RequestRow {
  const row = byIdQuery(db).get({ id });
  if (!row) throw new Error(`no request ${id}`);
  return row;
}

const byReferenceQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requests)
    .where(eq(requests.referenceNumber, sql.placeholder('referenceNumber')))
    .prepare(),
);

export const requestByReference = (db: Db, referenceNumber: string): RequestRow | undefined =>
  byReferenceQuery(db).get({ referenceNumber });

const byChargeQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requests)
    .where(eq(requests.chargeId, sql.placeholder('chargeId')))
    .prepare(),
);

/** The request that has this charge as its fee. */
export const requestOfCharge = (db: Db, chargeId: number): RequestRow | undefined =>
  byChargeQuery(db).get({ chargeId });

/**
 * The student's request, by reference number or by id and kind. Throws a 404 if it does not exist, 403 if it belongs to
 * another student record.
 */
export function requestOfStudent(
  db: Db,
  studentId: number,
  by: { referenceNumber: string } | { kind: RequestKind | readonly RequestKind[]; id: number },
): RequestRow {
  const row = 'id' in by ? byIdQuery(db).get({ id: by.id }) : requestByReference(db, by.referenceNumber);
  if (!row || ('id' in by && ![by.kind].flat().includes(row.kind))) throw new Refused(refuse('request.notFound'));
  if (row.studentId !== studentId) throw new Refused(refuse('request.notYours'));
  return row;
}

const ofStudentQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requests)
    .where(eq(requests.studentId, sql.placeholder('studentId')))
    .orderBy(sql`coalesce(${requests.sentAt}, ${requests.savedAt}) desc`, desc(requests.id))
    .prepare(),
);

/** All requests and drafts of the student, newest first. */
export const requestsOfStudent = (db: Db, studentId: number): RequestRow[] => ofStudentQuery(db).all({ studentId });

/** Sent requests, newest first; only those with this status and kind if given. */
export const requestsLike = (db: Db, { status, kind }: { status?: Status; kind?: RequestKind }): RequestRow[] =>
  db
    .select()
    .from(requests)
    .where(
      and(sql`${requests.sentAt} is not null`, status && eq(requests.status, status), kind && eq(requests.kind, kind)),
    )
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .all();

/** Undecided requests with an open task, by due date; only those of this office and kind if given. */
export const requestsOnDesk = (db: Db, { office, kind }: { office?: Office; kind?: RequestKind }): RequestRow[] =>
  db
    .select({ request: requests })
    .from(requestTasks)
    .innerJoin(requests, eq(requests.id, requestTasks.requestId))
    .where(
      and(eq(requestTasks.status, 'open'), office && eq(requestTasks.office, office), kind && eq(requests.kind, kind)),
    )
    .groupBy(requests.id)
    .orderBy(asc(sql`min(${requestTasks.dueAt})`), asc(requests.id))
    .all()
    .map(({ request }) => request);

/** The number of open tasks of each office, and of those that are overdue. */
export const officesWithTasks = (db: Db, now: number): { office: Office; tasks: number; overdue: number }[] =>
  db
    .select({
      office: requestTasks.office,
      tasks: sql<number>`count(*)`,
      overdue: sql<number>`sum(${requestTasks.dueAt} < ${now})`,
    })
    .from(requestTasks)
    .where(eq(requestTasks.status, 'open'))
    .groupBy(requestTasks.office)
    .all();

const historyQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, sql.placeholder('requestId')))
    .orderBy(asc(requestEvents.id))
    .prepare(),
);

/** The history of a request: actor, action, time and note; oldest first. */
export const listEvents = (db: Db, requestId: number) => historyQuery(db).all({ requestId });
export type EventRow = ReturnType<typeof listEvents>[number];

const tasksQuery = preparedPerDb((db) =>
  db
    .select()
    .from(requestTasks)
    .where(eq(requestTasks.requestId, sql.placeholder('requestId')))
    .orderBy(asc(requestTasks.id))
    .prepare(),
);

/** All tasks of a request, open and closed, oldest first. */
export const listTasks = (db: Db, requestId: number): TaskRow[] => tasksQuery(db).all({ requestId });

const holderQuery = preparedPerDb((db) =>
  db
    .select({ en: instructors.nameEn, ar: instructors.nameAr })
    .from(instructors)
    .where(eq(instructors.id, sql.placeholder('id')))
    .prepare(),
);

/** The person assigned to a task; null if anyone in the office may decide it. */
export const findHolder = (db: Db, { holderId }: Pick<TaskRow, 'holderId'>): Text | null =>
  holderId === null ? null : (holderQuery(db).get({ id: holderId }) ?? null);

/** The open task that its office has had for the longest time; undefined if there is none. */
export const oldestTask = (db: Db): TaskRow | undefined =>
  db
    .select()
    .from(requestTasks)
    .where(eq(requestTasks.status, 'open'))
    .orderBy(asc(requestTasks.since), asc(requestTasks.id))
    .limit(1)
    .get();

/** Open tasks that their office received at or before an instant, oldest first. */
export const tasksSince = (db: Db, since: number): TaskRow[] =>
  db
    .select()
    .from(requestTasks)
    .where(and(eq(requestTasks.status, 'open'), sql`${requestTasks.since} <= ${since}`))
    .orderBy(asc(requestTasks.since), asc(requestTasks.id))
    .all();

const waitsUntil = preparedPerDb((db) =>
  db
    .select({ at: sql<number | null>`min(${requests.executeAt})` })
    .from(requests)
    .where(sql`${requests.executeAt} is not null`)
    .prepare(),
);
const endsAt = preparedPerDb((db) =>
  db
    .select({ at: sql<number | null>`min(${requests.expiresAt})` })
    .from(requests)
    .where(sql`${requests.expiresAt} is not null`)
    .prepare(),
);

/** The next instant at which a request takes effect or a batch decides it; null if there is none. */
export const nextExecution = (db: Db): number | null => waitsUntil(db).get()?.at ?? null;
export const nextExpiry = (db: Db): number | null => endsAt(db).get()?.at ?? null;

export const toExecute = (db: Db, at: number): RequestRow[] =>
  db
    .select()
    .from(requests)
    .where(sql`${requests.executeAt} <= ${at}`)
    .orderBy(asc(requests.executeAt), asc(requests.id))
    .all();
export const toExpire = (db: Db, at: number): RequestRow[] =>
  db
    .select()
    .from(requests)
    .where(sql`${requests.expiresAt} <= ${at}`)
    .orderBy(asc(requests.expiresAt), asc(requests.id))
    .all();

/** The requests of a kind that are sent or scheduled. They may wait for an instant of the agenda. */
export const listWaitingRequests = (db: Db, kind: RequestKind): RequestRow[] =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.kind, kind), inArray(requests.status, ['sent', 'scheduled'])))
    .orderBy(asc(requests.id))
    .all();

/** The student's undecided requests of these kinds, without drafts and without the request with the id `except`. */
export const listUndecided = (
  db: Db,
  studentId: number,
  kinds: readonly RequestKind[],
  except: number | null,
): RequestRow[] =>
  kinds.length
    ? db
        .select()
        .from(requests)
        .where(
          and(
            eq(requests.studentId, studentId),
            inArray(requests.kind, [...kinds]),
            inArray(requests.status, ['awaitingCode', 'awaitingPayment', 'sent', 'returned', 'scheduled']),
            sql`${requests.id} <> ${except ?? 0}`,
          ),
        )
        .all()
    : [];

const gradedQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number }, { graded: 0 | 1 }>(`
    select exists (select 1 from course_grade where student_id = @studentId and semester_id = @semesterId)
      or exists (select 1 from semester where id = @semesterId and graded_at is not null) graded`),
);

/** True if the student has grades in the request's semester, or all grades of that semester are stored. */
export const isGraded = (db: Db, { studentId, semesterId }: Pick<RequestRow, 'studentId' | 'semesterId'>): boolean =>
  gradedQuery(db).get({ studentId, semesterId })?.graded === 1;

const undecided = ['awaitingPayment', 'sent', 'returned'] as const;

const undecidedQuery = preparedPerDb((db) =>
  db
    .selectDistinct({ kind: requests.kind, semesterId: requests.semesterId })
    .from(requests)
    .where(inArray(requests.status, [...undecided]))
    .prepare(),
);

/** Kinds and semesters of the undecided requests, without duplicates. */
export const undecidedSemesters = (db: Db): { kind: RequestKind; semesterId: number }[] => undecidedQuery(db).all();

/** Sent but undecided requests of one student or of all, oldest first. */
export const undecidedRequests = (db: Db, studentId?: number): RequestRow[] =>
  db
    .select()
    .from(requests)
    .where(
      and(
        inArray(requests.status, [...undecided]),
        studentId === undefined ? undefined : eq(requests.studentId, studentId),
      ),
    )
    .orderBy(asc(requests.id))
    .all();

const verbsOfDecision = new Set(['approved', 'refused', 'canceled', 'expired', 'executed', 'declined']);

/** Maps an entry of the history to the schema of the API. `stepKey` returns the key of a step of the route. */
export const eventAnswer = (event: EventRow, stepKey: (step: number) => string | null): Schema<'RequestEvent'> => ({
  at: toIso(event.at),
  office: event.actor,
  decision: event.verb,
  step: stepKey(event.step),
  item: event.item,
  note: noteText(event.note).en,
  words: noteText(event.note),
  fields: event.fields,
});

/**
 * The time of the approval, refusal, cancellation or expiry according to the history, as an ISO instant; null if
 * undecided.
 */
export const findDecidedAt = (history: readonly Schema<'RequestEvent'>[]): string | null =>
  history.findLast(({ decision }) => verbsOfDecision.has(decision))?.at ?? null;
