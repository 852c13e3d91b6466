import { eq } from 'drizzle-orm';
import { rolledBack, type Db } from '../../../db/db.ts';
import { attachments, requestEvents, requests, requestTasks, type RequestDetails } from '../../../db/schema/request.ts';
import { toIso } from '../../clock/clock.ts';
import type { Consequence } from '../../consequence.ts';
import { formatRefusal, getText } from '../../http/messages.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { collectRefusals, refuse, Refused, throwIfRefused, type Refusal } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { addCharge, returnCharge } from '../fees/charge-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import { emptyCanceledFiles, getFileInput, listFiles, saveAttachment } from './attachment-queries.ts';
import { attachmentRules } from './attachment-rules.ts';
import { consequencesHash, listConsequences } from './request-consequences.ts';
import { noteFigure, noteInBoth, type RequestContext, type Kind, type RequestRow } from './request-kind.ts';
import { transition } from './request-life.ts';
import { initialState, endedInVain, type Change, type Event, type Plan, type State } from './request-states.ts';
import { getRequestContext, getPlan, getState } from './request-plan.ts';
import { nextReference, requestById, requestOfStudent, requestsAbout, requestsOfStudent } from './request-queries.ts';
import { draftLimit, editRefusals, filesComplete, filesDiffer, notStale } from './request-rules.ts';

/** Commands that change requests. Each runs in the caller's transaction. */

/** The first refusal as a note for the history, in both languages; empty if there is none. */
export function explained([refusal]: readonly Refusal[]): string {
  return refusal ? noteInBoth({ en: formatRefusal(refusal, 'en'), ar: formatRefusal(refusal, 'ar') }) : '';
}

/** A change that an event causes, with the state before it and the note and values of an office's decision. */
type Transition = { before: State; change: Change; decision?: Decision };

type Decision = { note: string; values: Readonly<Record<string, string>> };

/**
 * Sends an inbox message when the request moves to another office or to the student, is scheduled, or is approved,
 * refused or expired.
 */
function tell(db: Db, kind: Kind, request: RequestRow, { before, change }: Transition, now: number): void {
  const about = { reference: request.referenceNumber, kind: getText('request', `kinds.${kind.name}`) };
  const send = (
    template:
      | 'requestMoved'
      | 'requestToPay'
      | 'requestToAnswer'
      | 'requestReturned'
      | 'requestExpired'
      | 'requestLapsed'
      | 'requestScheduled'
      | 'requestApproved'
      | 'requestRefused',
    params = {},
  ): void => sendToInbox(db, request.studentId, now, template, { ...about, ...params });
  const last = change.entries.at(-1);
  const { status } = change.state;
  if (status === 'returned')
    return send('requestReturned', {
      office: last?.actor ?? '',
      note: noteFigure(last?.note ?? ''),
      until: toIso(change.state.expiresAt ?? now),
    });
  // An expired request with a note was ended by the rules, and the note gives the reason. Without a note, the student
  // did not act in time.
  if (status === 'expired')
    return last?.note ? send('requestLapsed', { note: noteFigure(last.note) }) : send('requestExpired');
  if (status === 'scheduled') return send('requestScheduled', { at: toIso(change.state.executeAt ?? now) });
  if (status === 'approved' || status === 'refused') {
    if (kind.sendsOwnNotice) return;
    return send(status === 'approved' ? 'requestApproved' : 'requestRefused', { note: noteFigure(last?.note ?? '') });
  }
  // The student is informed, because the request waits for an action of the student again.
  if (status === 'awaitingPayment' && before.sentAt !== null) return send('requestToPay');
  if (last?.verb === 'placed' && change.opens.length === 0)
    return send('requestToAnswer', { note: noteFigure(last.note) });
  const [task] = change.opens;
  // A student who has just sent the request sees the next office in the response, so no message is sent.
  if (task && last?.verb !== 'sent' && last?.verb !== 'resent' && before.status !== 'draft')
    send('requestMoved', { office: task.office, dueAt: toIso(task.dueAt) });
}

/** The request after an event, with the consequences of the event. */
type Applied = { request: RequestRow; consequences: Consequence[] };

/** Stores the change that an event caused, and runs its effects. */
function apply(db: Db, kind: Kind, request: RequestRow, made: Transition, now: number): Applied {
  const { before, change, decision = { note: '', values: {} } } = made;
  const { id, studentId, semesterId } = request;
  if (change.deleted) {
    for (const table of [attachments, requestTasks, requestEvents])
      db.delete(table).where(eq(table.requestId, id)).run();
    db.delete(requests).where(eq(requests.id, id)).run();
    return { request, consequences: [] };
  }
  const version = before.version + 1;
  const chargeId =
    change.charge === 'make' && kind.fee
      ? addCharge(
          db,
          {
            studentId,
            semesterId,
            kind: kind.fee.charge,
            subjectId: id,
            amount: kind.fee.of(db, getRequestContext(db, request)),
          },
          now,
        )
      : request.chargeId;
  const toBalance =
    (change.charge === 'cancel' || change.charge === 'return') && request.chargeId !== null
      ? returnCharge(db, request.chargeId, now)
      : 0;
  db.update(requests)
    .set({ ...change.state, version, chargeId })
    .where(eq(requests.id, id))
    .run();
  if (change.entries.length)
    db.insert(requestEvents)
      .values(change.entries.map(({ fields, ...line }) => ({ requestId: id, at: now, ...line, fields: [...fields] })))
      .run();
  for (const { id: taskId, ...closed } of change.closes)
    db.update(requestTasks)
      .set({ status: 'closed', ...closed, values: { ...decision.values } })
      .where(eq(requestTasks.id, taskId))
      .run();
  if (change.opens.length)
    db.insert(requestTasks)
      .values(change.opens.map((task) => ({ requestId: id, ...task, since: now, status: 'open' as const, version })))
      .run();
  const after = requestById(db, id);
  const consequences: Consequence[] = [];
  if (change.effects.length) {
    const about = getRequestContext(db, after);
    for (const ending of change.effects) {
      consequences.push(...kind.run(ending, db, about, { request: after, ...decision }, now));
    }
  }
  tell(db, kind, after, made, now);
  if (toBalance > 0)
    sendToInbox(db, studentId, now, 'requestFeeToBalance', { reference: request.referenceNumber, fils: toBalance });
  return { request: requestById(db, id), consequences };
}

const orThrow = (outcome: Change | Refusal[]): Change => {
  if (!Array.isArray(outcome)) return outcome;
  throw new Refused(outcome);
};

/** Applies an event to a request, with its consequences. Throws the refusals if it is not allowed. */
function perform(db: Db, kind: Kind, request: RequestRow, event: Event, now: number): Applied {
  const before = getState(db, request);
  const plan = getPlan(db, kind, getRequestContext(db, request), now);
  const change = orThrow(transition({ plan, state: before, now, explain: explained }, event));
  // The event has no effect, because the request has already passed this step.
  if (!change.deleted && change.entries.length === 0) return { request, consequences: [] };
  const decision = 'task' in event ? { note: event.note, values: event.values ?? {} } : undefined;
  return apply(db, kind, request, { before, change, ...(decision && { decision }) }, now);
}

/** Applies an event to a request and returns the changed request. Throws the refusals if it is not allowed. */
export const dispatch = (...step: Parameters<typeof perform>): RequestRow => perform(...step).request;

/** The consequences of an event, even if it takes effect later. All changes are rolled back. */
export function previewEvent(...step: Parameters<typeof perform>): Consequence[] {
  const [db, kind, request, , now] = step;
  const { status, consequences } = rolledBack(db, () => {
    const applied = perform(...step);
    return { status: applied.request.status, consequences: applied.consequences };
  });
  return status === 'scheduled' && kind.hasPreview
    ? listConsequences(db, kind, getRequestContext(db, request), now)
    : consequences;
}

/** The input of a request's form, with its texts trimmed and its details normalized by the kind. */
function normalized({ normalize = (details) => details }: Kind, { details, ...input }: Input): Input {
  if (!details) return input;
  const trimmed = Object.entries(details).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const,
  );
  return { ...input, details: normalize(Object.fromEntries(trimmed)) };
}

type Input = {
  student: Student;
  subjectId?: number | null;
  details?: RequestDetails;
  files?: Readonly<Record<string, UploadedFile | undefined>>;
};

function begin(
  db: Db,
  kind: Kind,
  { student: { studentId }, subjectId = null, details = {} }: Input,
  now: number,
): RequestRow {
  const referenceNumber = nextReference(db, kind.prefix, now);
  const { id } = db
    .insert(requests)
    .values({
      referenceNumber,
      kind: kind.name,
      studentId,
      semesterId: semesterFor(db, now).id,
      subjectId,
      status: 'draft',
      version: 0,
      savedAt: now,
      details,
    })
    .returning({ id: requests.id })
    .get();
  return requestById(db, id);
}

const given = (files: Input['files'] = {}): [part: string, file: UploadedFile][] =>
  Object.entries(files).filter((entry): entry is [string, UploadedFile] => entry[1] !== undefined);

function fileRefusals(db: Db, studentId: number, files: Input['files']): Refusal[] {
  return given(files).flatMap(([part, file]) =>
    collectRefusals(attachmentRules, getFileInput(db, studentId, file)).map((refusal) => ({ ...refusal, Field: part })),
  );
}

function saveFiles(db: Db, request: RequestRow, files: Input['files'], now: number): void {
  for (const [part, file] of given(files)) saveAttachment(db, request, part, file, now);
}

/** The file names by form field after the change: stored files, replaced by those uploaded now. */
const getFileNames = (db: Db, request: RequestRow | null, files: Input['files']): Map<string, string> =>
  new Map([
    ...(request ? listFiles(db, request.id) : []).map(({ part, file }) => [part, file.name] as const),
    ...given(files).map(([part, { name }]) => [part, name] as const),
  ]);

const sameNames = (
  db: Db,
  { files: parts = [] }: Kind,
  request: RequestRow | null,
  files: Input['files'],
): Refusal[] => {
  const pairs = parts.flatMap(({ name, otherNameThan }) =>
    otherNameThan === undefined ? [] : [[name, otherNameThan] as const],
  );
  return pairs.length ? collectRefusals([filesDiffer], { pairs, names: getFileNames(db, request, files) }) : [];
};

/**
 * Confirmations sent along: the hash of the consequences that the student read, and the codes of the confirmed
 * questions (409).
 */
export type Confirmed = { consequences?: string | undefined; confirmed?: readonly string[] | undefined };

/**
 * Throws the refusals by agenda, eligibility, limits, details and files together. A day off is not among them;
 * `transition` refuses it. If there are none, throws a 409 for missing confirmations or changed consequences.
 */
export function throwUnlessReady(
  db: Db,
  { kind, about, plan }: { kind: Kind; about: RequestContext; plan: Plan },
  { files, consequences, confirmed = [] }: Confirmed & Pick<Input, 'files'>,
  now: number,
): void {
  const needed = (kind.files ?? []).flatMap(({ name, required }) => (required ? [name] : []));
  const kept = new Set(getFileNames(db, about.request, files).keys());
  throwIfRefused([
    ...plan.closed,
    ...fileRefusals(db, about.student.studentId, files),
    ...collectRefusals([filesComplete], { needed, kept }),
    ...sameNames(db, kind, about.request, files),
  ]);
  if (consequences === undefined)
    throwIfRefused(kind.questions(db, about, now).filter(({ Code }) => !confirmed.includes(Code)));
  else if (consequences !== consequencesHash(db, kind, about, now))
    throw new Refused(refuse('request.consequencesChanged'));
}

const sending: Event = { name: 'send', actor: 'student' };

/** Sends a new request, or the student's draft with the reference number `draft`. */
export function sendRequest(
  db: Db,
  kind: Kind,
  { draft, consequences, confirmed, ...entered }: Input & Confirmed & { draft?: string | undefined },
  now: number,
): RequestRow {
  const input = normalized(kind, entered);
  const { student, subjectId = null, files } = input;
  emptyCanceledFiles(db, now);
  const saved = draft === undefined ? null : requestOfStudent(db, student.studentId, { referenceNumber: draft });
  if (saved && (saved.kind !== kind.name || saved.status !== 'draft')) throw new Refused(refuse('MSG-000029'));
  const details = { ...saved?.details, ...input.details };
  const about: RequestContext = {
    student: studentById(db, student.studentId),
    subjectId: subjectId ?? saved?.subjectId ?? null,
    details,
    request: saved,
  };
  const plan = getPlan(db, kind, about, now);
  throwUnlessReady(db, { kind, about, plan }, { files, consequences, confirmed }, now);
  const request = saved ?? begin(db, kind, { ...input, subjectId }, now);
  db.update(requests)
    .set({ details, semesterId: semesterFor(db, now).id })
    .where(eq(requests.id, request.id))
    .run();
  saveFiles(db, request, files, now);
  const before = saved ? getState(db, saved) : initialState;
  const change = orThrow(transition({ plan, state: before, now, explain: explained }, sending));
  return apply(db, kind, requestById(db, request.id), { before, change }, now).request;
}

/** Opens a request that follows from another action of the student. That action's own rules have already passed. */
export function openRequest(
  db: Db,
  kind: Kind,
  about: { studentId: number; semesterId: number; subjectId: number },
  now: number,
): RequestRow {
  const student = studentById(db, about.studentId);
  const { id } = begin(db, kind, { student, subjectId: about.subjectId }, now);
  db.update(requests).set({ semesterId: about.semesterId }).where(eq(requests.id, id)).run();
  const request = requestById(db, id);
  const plan = { ...getPlan(db, kind, { student, subjectId: about.subjectId, details: {}, request }, now), closed: [] };
  const change = orThrow(transition({ plan, state: initialState, now }, sending));
  return apply(db, kind, request, { before: initialState, change }, now).request;
}

/** Ends the open request about a subject, if there is one, after an event in another feature. */
export function endRequestAbout(
  db: Db,
  kind: Kind,
  subjectId: number,
  end: Omit<Extract<Event, { name: 'end' }>, 'name'>,
  at: number,
): void {
  const request = requestsAbout(db, kind.name, [subjectId]).get(subjectId);
  if (request && request.status !== 'approved' && !endedInVain.has(request.status))
    dispatch(db, kind, request, { name: 'end', ...end }, at);
}

/** Names of the edited fields and files. Throws if one of them may not be edited or is not accepted. */
function edit(
  db: Db,
  kind: Kind,
  request: RequestRow | null,
  { student, details = {}, files }: Input,
  marked: readonly string[] | null,
): string[] {
  const edited = [
    ...Object.keys(details).filter((name) => !request || request.details[name] !== details[name]),
    ...given(files).map(([part]) => part),
  ];
  const known = [...Object.keys(kind.fields ?? {}), ...(kind.files ?? []).map(({ name }) => name)];
  throwIfRefused([...editRefusals({ edited, known, marked }), ...fileRefusals(db, student.studentId, files)]);
  const wrong = Object.entries(details).find(
    ([name, value]) => value !== null && kind.fields?.[name]?.(value) === false,
  );
  if (wrong)
    throw new Refused(
      refuse('DEV-000001', { details: `body/details/${wrong[0]}: is not a value that the form accepts` }),
    );
  return edited;
}

/** Saves the input so far: in a new draft, an existing draft or a returned request. */
export function saveDraft(
  db: Db,
  kind: Kind,
  { reference, version, ...entered }: Input & { reference?: string | undefined; version?: number | undefined },
  now: number,
): RequestRow {
  const input = normalized(kind, entered);
  const { student, files } = input;
  if (reference === undefined) {
    const drafts = requestsOfStudent(db, student.studentId).filter(
      (one) => one.kind === kind.name && (one.status === 'draft' || one.status === 'awaitingCode'),
    );
    const { atMost } = kind.draft ?? { atMost: 0 };
    throwIfRefused(
      draftLimit({ kind: kind.name, drafts: drafts.length, atMost, first: drafts[0]?.referenceNumber ?? null }),
    );
    edit(db, kind, null, input, null);
    const request = begin(db, kind, input, now);
    saveFiles(db, request, files, now);
    return dispatch(db, kind, request, { name: 'save' }, now);
  }
  const request = requestOfStudent(db, student.studentId, { referenceNumber: reference });
  if (request.kind !== kind.name) throw new Refused(refuse('MSG-000029'));
  throwIfRefused(notStale({ seen: version, version: request.version }));
  const { status, marked } = getState(db, request);
  const changed = dispatch(
    db,
    kind,
    request,
    { name: 'edit', fields: edit(db, kind, request, input, status === 'returned' ? marked : null), actor: 'student' },
    now,
  );
  db.update(requests)
    .set({ details: { ...request.details, ...input.details } })
    .where(eq(requests.id, request.id))
    .run();
  saveFiles(db, changed, files, now);
  return requestById(db, changed.id);
}

/** Sends a request again after an office returned it, with the student's changes. */
export function resendRequest(
  db: Db,
  kind: Kind,
  request: RequestRow,
  { version, ...entered }: Input & { version?: number | undefined },
  now: number,
): RequestRow {
  const input = normalized(kind, entered);
  throwIfRefused(notStale({ seen: version, version: request.version }));
  const { status, marked } = getState(db, request);
  const edited = status === 'returned' ? edit(db, kind, request, input, marked) : [];
  const details = { ...request.details, ...input.details };
  const about = { ...getRequestContext(db, request), details };
  if (status === 'returned')
    throwIfRefused([...kind.ruleRefusals(db, about, now), ...sameNames(db, kind, request, input.files)]);
  // The next step depends on the changed details, so they are saved first. A refusal rolls them back.
  db.update(requests).set({ details }).where(eq(requests.id, request.id)).run();
  if (edited.length) saveFiles(db, request, input.files, now);
  return dispatch(db, kind, requestById(db, request.id), { name: 'resend', fields: edited, actor: 'student' }, now);
}
