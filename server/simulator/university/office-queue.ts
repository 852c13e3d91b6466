import { inTransaction, type Db } from '../../../db/db.ts';
import { fold } from '../../../locales/fold.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { toDate, isWorkingDay, nextWorkingDay, toStartOfDay, toIso, toIsoOrNull } from '../../clock/clock.ts';
import { revokeDocument } from '../../features/document/document-commands.ts';
import { documentOfRequest } from '../../features/document/document-queries.ts';
import { documentStatus } from '../../features/document/document-rules.ts';
import { attachmentOfRequest } from '../../features/request/attachment-queries.ts';
import { dispatch, explained, previewEvent } from '../../features/request/request-commands.ts';
import { consequenceAnswer } from '../../features/request/request-consequences.ts';
import type { Kind, RequestRow } from '../../features/request/request-kind.ts';
import { allKinds, kindByName } from '../../features/request/request-registry.ts';
import type { Event, PlannedStep } from '../../features/request/request-states.ts';
import { getRequestContext, getPlan } from '../../features/request/request-plan.ts';
import {
  eventAnswer,
  listEvents,
  findHolder,
  oldestTask,
  requestById,
  requestByReference,
  requestsLike,
  requestsOnDesk,
  listTasks,
  tasksSince,
  listWaitingRequests,
  type TaskRow,
} from '../../features/request/request-queries.ts';
import { editRefusals, formFilled, notStale } from '../../features/request/request-rules.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { FileResponse } from '../../http/download.ts';
import type { QueryOf, Schema } from '../../http/operations.ts';
import { collectRefusals, noRefusals, notFound, refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { getSetting, saveSetting } from '../../simulator-settings.ts';

/**
 * The staff desk of the simulator. A trainer or an automatic job decides requests there in place of the offices. The
 * product's rules limit each decision.
 */

type OfficeSetting = Schema<'Desk'> & { since: number };

const getDesk = (db: Db): OfficeSetting =>
  getSetting<OfficeSetting>(db, 'desk', { mode: 'manual', workingDays: 1, since: 0 });

export function getOfficeSettings(db: Db): Schema<'Desk'> {
  const { mode, workingDays } = getDesk(db);
  return { mode, workingDays };
}

/**
 * Saves the settings. `now` is the start of the automatic decisions: tasks that are already due are decided at this
 * instant.
 */
export function saveOfficeSettings(db: Db, desk: Schema<'Desk'>, now: number): void {
  saveSetting(db, 'desk', { ...desk, since: now } satisfies OfficeSetting);
}

const requestsPerAnswer = 100;

const openTasks = (db: Db, request: RequestRow): TaskRow[] =>
  listTasks(db, request.id).filter(({ status }) => status === 'open');

/**
 * True if an office has or had the request, or if it is decided in a batch. False while its verification code or fee is
 * outstanding.
 */
const isOfOffices = (db: Db, request: RequestRow): boolean =>
  listTasks(db, request.id).length > 0 ||
  (kindByName(db, request.kind).hasBatch && request.sentAt !== null && request.status !== 'awaitingPayment');

function taskAnswer(db: Db, task: TaskRow, steps: readonly PlannedStep[], now: number): Schema<'DeskTask'> {
  const step = steps[task.step];
  const { item, office, since, dueAt, version } = task;
  return {
    step: step?.key ?? '',
    item,
    office,
    holder: findHolder(db, task),
    since: toIso(since),
    dueAt: toIso(dueAt),
    overdue: dueAt < now,
    version,
    collects: step?.type === 'checklist' && step.checklist.some(({ name, collects }) => name === item && collects),
    last: steps.slice(task.step + 1).every((one) => one === null || one.type === 'rules'),
    returns: step?.type === 'office' ? [...step.returns] : [],
    reasons: step?.type === 'checklist' ? [...(step.checklist.find(({ name }) => name === item)?.reasons ?? [])] : [],
  };
}

/** The office that has the request now or had it last; `registration` if no office had it. */
const getOffice = (db: Db, request: RequestRow): Schema<'Office'> =>
  (openTasks(db, request)[0] ?? listTasks(db, request.id).at(-1))?.office ?? 'registration';

const findRound = (
  { status, step, executeAt }: RequestRow,
  steps: readonly PlannedStep[],
): Schema<'DeskRound'> | null =>
  status === 'sent' && steps[step]?.type === 'batch' ? { at: toIsoOrNull(executeAt) } : null;

/** Sent requests of kinds with a batch that wait for the batch, or for the student's answer to it, and for no office. */
const waitingForRound = (db: Db, kind: RequestRow['kind'] | undefined): RequestRow[] =>
  allKinds(db)
    .filter(({ name, hasBatch: rounds }) => rounds && (kind === undefined || kind === name))
    .flatMap(({ name }) =>
      listWaitingRequests(db, name).filter(
        (request) => request.status === 'sent' && openTasks(db, request).length === 0,
      ),
    );

function documentAnswer(db: Db, requestId: number, now: number): Schema<'DeskDocument'> | null {
  const document = documentOfRequest(db, requestId);
  if (!document) return null;
  const { status, since } = documentStatus(document, now);
  return { number: document.number, status, since: toIso(since), revokedReason: document.revokedReason };
}

function requestAnswer(db: Db, request: RequestRow, now: number): Schema<'DeskRequest'> {
  const { referenceNumber, status, sentAt, savedAt } = request;
  const kind = kindByName(db, request.kind);
  const student = studentById(db, request.studentId);
  const { steps, approval } = getPlan(db, kind, getRequestContext(db, request), now);
  return {
    referenceNumber,
    kind: kind.name,
    status,
    sentAt: toIso(sentAt ?? savedAt),
    office: getOffice(db, request),
    student: { code: student.code, name: { en: student.nameEn, ar: student.nameAr } },
    tasks: openTasks(db, request).map((task) => taskAnswer(db, task, steps, now)),
    round: findRound(request, steps),
    facts: [...kind.summaryFields(db, request, now), ...(kind.deskFields?.(db, request, now) ?? [])],
    form: kind.getForm(db, request, now),
    reasons: [...approval],
    document: documentAnswer(db, request.id, now),
    decisions: listEvents(db, request.id).map((event) => eventAnswer(event, (step) => steps[step]?.key ?? null)),
  };
}

const listWords = (fact: Schema<'RequestFact'>): string[] =>
  fact.type === 'text'
    ? [fact.text.en, fact.text.ar]
    : fact.type === 'code'
      ? [fact.code, fact.text?.en ?? '', fact.text?.ar ?? '']
      : [];

/**
 * Lists the first `requestsPerAnswer` requests that match. With an office or the status `sent` they are those at an
 * office now, by due time, followed without an office by those that wait for a batch. Otherwise they are all requests
 * that have reached the offices, the newest first.
 */
export function listOfficeRequests(
  db: Db,
  { status, office, kind, search = '' }: QueryOf<'getRequests'>,
  now: number,
): Schema<'DeskRequest'>[] {
  const wanted = fold(search);
  const found: Schema<'DeskRequest'>[] = [];
  const rows =
    office || status === 'sent'
      ? [
          ...requestsOnDesk(db, { ...(office && { office }), ...(kind && { kind }) }),
          ...(office ? [] : waitingForRound(db, kind)),
        ]
      : requestsLike(db, { ...(status && { status }), ...(kind && { kind }) });
  for (const request of rows) {
    if (found.length === requestsPerAnswer) break;
    if (!isOfOffices(db, request)) continue;
    const answer = requestAnswer(db, request, now);
    const { student, facts } = answer;
    if (
      fold(
        [answer.referenceNumber, student.code, student.name.en, student.name.ar, ...facts.flatMap(listWords)].join(' '),
      ).includes(wanted)
    )
      found.push(answer);
  }
  return found;
}

/** Finds a request of the offices. Throws 404 (DEV-000007) if there is none, or if `isOfOffices` is false for it. */
function requireRequest(db: Db, referenceNumber: string): RequestRow {
  const request = requestByReference(db, referenceNumber);
  if (!request || !isOfOffices(db, request)) throw notFound(referenceNumber);
  return request;
}

/** A file attached to a request, as the office opens it. */
export const getOfficeAttachment = (db: Db, referenceNumber: string, id: string): FileResponse =>
  new FileResponse(attachmentOfRequest(db, requireRequest(db, referenceNumber).id, id));

const eventNames = {
  approved: 'approve',
  refused: 'refuse',
  returned: 'return',
  checked: 'check',
  collected: 'collect',
} as const;

type FilledDecision = {
  decision: keyof typeof eventNames;
  note: string;
  values: Readonly<Record<string, string>>;
  fields: readonly string[];
};

/**
 * Maps a decision about a task to an event. If the step names fields that a student may edit after a return, a decision
 * to return must mark at least one of them and have a note; otherwise it throws.
 */
function toEvent(
  task: TaskRow,
  steps: readonly PlannedStep[],
  { decision, note, values, fields }: FilledDecision,
): Event {
  const name = eventNames[decision];
  const about = { actor: task.office, task, note, values };
  if (name !== 'return') return { name, ...about };
  const step = steps[task.step];
  const returns = step?.type === 'office' ? step.returns : [];
  throwIfRefused(editRefusals({ edited: fields, known: returns, marked: null }));
  // A returned request needs a marked field, because the student could change nothing otherwise, and a note, because
  // the reason would be unknown.
  if (returns.length)
    throwIfRefused(
      !fields.length
        ? refuse('request.decisionForm', { name: 'fields' })
        : !note
          ? refuse('request.decisionForm', { name: 'note' })
          : noRefusals,
    );
  return { name, ...about, fields };
}

/** The event of an office's decision. Throws if its values do not fit the office's form, or as `toEvent` does. */
function decisionEvent(db: Db, request: RequestRow, task: TaskRow, decision: FilledDecision, now: number): Event {
  const kind = kindByName(db, request.kind);
  const { steps } = getPlan(db, kind, getRequestContext(db, request), now);
  const event = toEvent(task, steps, decision);
  const form = kind.getForm(db, request, now);
  throwIfRefused(
    collectRefusals([formFilled], { approves: decision.decision === 'approved', values: decision.values, form }),
  );
  return event;
}

function decide(db: Db, request: RequestRow, task: TaskRow, decision: FilledDecision, now: number): RequestRow {
  const event = decisionEvent(db, request, task, decision, now);
  return dispatch(db, kindByName(db, request.kind), request, event, now);
}

/**
 * Finds the open task of the decision's item. Throws if there is none, or if the decision names a version that is not
 * the task's current one.
 */
function taskToDecide(db: Db, request: RequestRow, { version, item }: Schema<'Decision'>): TaskRow {
  const open = openTasks(db, request);
  const task = open.find((one) => one.item === (item ?? null));
  // The items of a checklist share one version. If the item is not named, the wrong one could be decided.
  if (!task && item === undefined && open.length) throw new Refused(refuse('request.decisionForm', { name: 'item' }));
  if (!task)
    throw new Refused(version === undefined ? refuse('request.decided') : refuse('MSG-000030', { context: 'stale' }));
  throwIfRefused(notStale({ seen: version, version: task.version }));
  return task;
}

const filled = ({ decision, note = '', values = {}, fields = [] }: Schema<'Decision'>): FilledDecision => ({
  decision,
  note: note.trim(),
  values,
  fields,
});

/** Decides a task as its office, and returns the updated request. */
export function decideForOffice(
  db: Db,
  referenceNumber: string,
  decision: Schema<'Decision'>,
  now: number,
): Schema<'DeskRequest'> {
  const request = requireRequest(db, referenceNumber);
  const task = taskToDecide(db, request, decision);
  return requestAnswer(db, decide(db, request, task, filled(decision), now), now);
}

/** The consequences that a decision would have for the student. Everything is rolled back. */
export function previewForOffice(
  db: Db,
  referenceNumber: string,
  decision: Schema<'Decision'>,
  now: number,
): Schema<'DecisionPreview'> {
  const request = requireRequest(db, referenceNumber);
  const task = taskToDecide(db, request, decision);
  const event = decisionEvent(db, request, task, filled(decision), now);
  const consequences = previewEvent(db, kindByName(db, request.kind), request, event, now);
  return { consequences: consequences.map(consequenceAnswer) };
}

/** Revokes the document that was issued for a request. Throws 404 (DEV-000007) if there is none. */
export function revokeForOffice(db: Db, referenceNumber: string, reason: string, now: number): Schema<'DeskRequest'> {
  const request = requireRequest(db, referenceNumber);
  if (!revokeDocument(db, request.id, reason.trim(), now)) throw notFound(referenceNumber);
  return requestAnswer(db, request, now);
}

/** The values that an office enters in the form in automatic mode. */
const suggestedValues = (kind: Kind, db: Db, request: RequestRow, at: number): Record<string, string> =>
  Object.fromEntries(
    kind.getForm(db, request, at).flatMap(({ name, suggested }) => (suggested === null ? [] : [[name, suggested]])),
  );

/** Adds working days to an instant and keeps its hour. On a day off, it counts from the next working day. */
export function afterWorkingDays(instant: number, days: number): number {
  const hour = instant - toStartOfDay(toDate(instant));
  let at = isWorkingDay(instant) ? instant : nextWorkingDay(instant) + hour;
  for (let n = 0; n < days; n += 1) at = nextWorkingDay(at) + hour;
  return at;
}

/** Decides a task automatically. A decision that the rules forbid becomes a refusal with a note in both languages. */
function decideByItself(db: Db, task: TaskRow, mode: 'approve' | 'refuse', at: number): void {
  const request = requestById(db, task.requestId);
  const kind = kindByName(db, request.kind);
  const nothing = { note: '', values: {}, fields: [] };
  const { steps } = getPlan(db, kind, getRequestContext(db, request), at);
  const { collects } = taskAnswer(db, task, steps, at);
  const positive =
    task.item === null ? ('approved' as const) : collects ? ('collected' as const) : ('checked' as const);
  if (mode === 'refuse') return void decide(db, request, task, { decision: 'refused', ...nothing }, at);
  try {
    inTransaction(db, () =>
      decide(db, request, task, { decision: positive, ...nothing, values: suggestedValues(kind, db, request, at) }, at),
    );
  } catch (error) {
    if (!(error instanceof Refused) || !error.refusals.length) throw error;
    decide(db, request, task, { decision: 'refused', ...nothing, note: explained(error.refusals) }, at);
  }
}

/** Decides each task of the offices automatically, a number of working days after it reached them. */
export const decideAtOffices: ScheduledJob = {
  name: 'deskDecides',
  waitsFor: ['everything'],
  next: (db) => {
    const { mode, workingDays, since } = getDesk(db);
    const first = mode === 'manual' ? undefined : oldestTask(db);
    if (!first) return null;
    const due = afterWorkingDays(first.since, workingDays);
    // The oldest task is due first. If it was received on a day off, it keeps its hour on the next working day, so
    // later tasks may be due before it.
    const earlier = isWorkingDay(first.since)
      ? []
      : tasksSince(db, due).map((task) => afterWorkingDays(task.since, workingDays));
    return Math.max(since, Math.min(due, ...earlier));
  },
  run: (db, at) => {
    const { mode, workingDays } = getDesk(db);
    if (mode === 'manual') return;
    for (const task of tasksSince(db, at).filter(({ since }) => afterWorkingDays(since, workingDays) <= at)) {
      // Another decision at the same instant may have closed the task.
      if (listTasks(db, task.requestId).some(({ id, status }) => id === task.id && status === 'open'))
        decideByItself(db, task, mode, at);
    }
  },
};
