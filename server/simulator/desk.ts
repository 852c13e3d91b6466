import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '../../db/db.ts';
import { surroundings } from '../../db/schema/simulator.ts';
import { fold } from '../../locales/fold.ts';
import { dateOf, isWorkingDay, nextWorkingDay, startOf, toIso, type DueWork } from '../clock.ts';
import { attachmentOfRequest } from '../features/request/attachment-queries.ts';
import type { DeskDecision } from '../features/request/request-kind.ts';
import { requestKindRules } from '../features/request/request-kinds.ts';
import { historyOf, requestByReference, requestsLike, type RequestRow } from '../features/request/request-queries.ts';
import { formFilled, notDecided } from '../features/request/request-rules.ts';
import { studentById } from '../features/student/student-queries.ts';
import { FileAnswer } from '../http/download.ts';
import { sentenceOf } from '../http/messages.ts';
import type { QueryOf, Schema } from '../http/operations.ts';
import { refusalsOf, refuse, Refused, throwIfRefused } from '../refusal.ts';

/** The staff desk: plays the offices, by hand or by itself. The product's rules decide what a decision may do. */

type DeskSetting = Schema<'Desk'> & { since: number };

const settingOf = (db: Db): DeskSetting =>
  (db.select().from(surroundings).where(eq(surroundings.name, 'desk')).get()?.setting as DeskSetting | undefined) ?? { mode: 'manual', workingDays: 1, since: 0 };

export function deskAnswer(db: Db): Schema<'Desk'> {
  const { mode, workingDays } = settingOf(db);
  return { mode, workingDays };
}

/** `now` is when the offices begin to decide so: what waited longer is decided then. */
export function saveDesk(db: Db, desk: Schema<'Desk'>, now: number): void {
  const setting: DeskSetting = { ...desk, since: now };
  db.insert(surroundings).values({ name: 'desk', setting }).onConflictDoUpdate({ target: surroundings.name, set: { setting } }).run();
}

const requestsPerAnswer = 100;

/** Since when its office has it; null is not yet. */
function deskSince(db: Db, request: RequestRow): number | null {
  const { deskSince: since } = requestKindRules[request.kind];
  return since ? since(db, request) : request.sentAt;
}

function requestAnswer(db: Db, request: RequestRow, now: number): Schema<'DeskRequest'> {
  const { referenceNumber, kind, status, sentAt } = request;
  const { office, facts, form, reasons } = requestKindRules[kind];
  const student = studentById(db, request.studentId);
  const open = status === 'sent';
  return {
    referenceNumber, kind, status, sentAt: toIso(sentAt), office, student: { code: student.code, name: { en: student.nameEn, ar: student.nameAr } },
    facts: facts(db, request, now), form: (open && form?.(db, request)) || [], reasons: (open && reasons?.(db, request, now)) || [], decisions: historyOf(db, request.id),
  };
}

const wordsOf = (fact: Schema<'RequestFact'>): string[] =>
  fact.type === 'text' ? [fact.text.en, fact.text.ar] : fact.type === 'code' ? [fact.code, fact.text?.en ?? '', fact.text?.ar ?? ''] : [];

/** The newest requests that have all that is asked for. */
export function deskRequests(db: Db, { status, kind, search = '' }: QueryOf<'getRequests'>, now: number): Schema<'DeskRequest'>[] {
  const wanted = fold(search);
  const found: Schema<'DeskRequest'>[] = [];
  for (const request of requestsLike(db, { ...(status && { status }), ...(kind && { kind }) })) {
    if (found.length === requestsPerAnswer) break;
    if (deskSince(db, request) === null) continue;
    const answer = requestAnswer(db, request, now);
    const { student, facts } = answer;
    if (fold([answer.referenceNumber, student.code, student.name.en, student.name.ar, ...facts.flatMap(wordsOf)].join(' ')).includes(wanted)) found.push(answer);
  }
  return found;
}

/** The decision of the kind's office, once, with its form filled. */
function decide(db: Db, request: RequestRow, decision: DeskDecision, now: number): void {
  const rules = requestKindRules[request.kind];
  inTransaction(db, () => {
    throwIfRefused(refusalsOf([notDecided], request));
    throwIfRefused(refusalsOf([formFilled], { ...decision, form: rules.form?.(db, request) ?? [] }));
    rules.decide(db, request, decision, now);
  });
}

/** 404 where no office has it. */
function onDesk(db: Db, referenceNumber: string): RequestRow {
  const request = requestByReference(db, referenceNumber);
  if (!request || deskSince(db, request) === null) throw new Refused(refuse('DEV-000007', { name: referenceNumber }));
  return request;
}

/** A file that was sent in with a request, as its office opens it. */
export const attachmentAtDesk = (db: Db, referenceNumber: string, id: string): FileAnswer => new FileAnswer(attachmentOfRequest(db, onDesk(db, referenceNumber).id, id));

export function decideAtDesk(db: Db, referenceNumber: string, { decision, note = '', values = {} }: Schema<'Decision'>, now: number): Schema<'DeskRequest'> {
  const request = onDesk(db, referenceNumber);
  decide(db, request, { decision, note: note.trim(), values }, now);
  return requestAnswer(db, { ...request, status: decision }, now);
}

/** What an office takes of a form where it decides by itself. */
const suggestedValues = (db: Db, request: RequestRow): Record<string, string> =>
  Object.fromEntries((requestKindRules[request.kind].form?.(db, request) ?? []).flatMap(({ name, suggested }) => (suggested === null ? [] : [[name, suggested]])));

/** So many working days later at the same hour; on the next working day where it was sent on a day off. */
export function afterWorkingDays(instant: number, days: number): number {
  const hour = instant - startOf(dateOf(instant));
  let at = isWorkingDay(instant) ? instant : nextWorkingDay(instant) + hour;
  for (let n = 0; n < days; n += 1) at = nextWorkingDay(at) + hour;
  return at;
}

/** The open requests with the instant at which the offices decide each by themselves. */
function dueRequests(db: Db): { request: RequestRow; at: number }[] {
  const { mode, workingDays, since } = settingOf(db);
  if (mode === 'manual') return [];
  return requestsLike(db, { status: 'sent' }).flatMap((request) => {
    const arrived = deskSince(db, request);
    return arrived === null ? [] : [{ request, at: Math.max(since, afterWorkingDays(arrived, workingDays)) }];
  });
}

/** The offices decide by themselves; what the rules forbid is refused, and the note says why in both languages. */
export const deskDecides: DueWork = {
  name: 'deskDecides',
  next: (db) => dueRequests(db).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null),
  run: (db, at) => {
    const { mode } = settingOf(db);
    for (const due of dueRequests(db).filter((entry) => entry.at <= at).sort((a, b) => a.at - b.at || a.request.id - b.request.id)) {
      // An earlier decision of this very moment may have ended it.
      const request = requestByReference(db, due.request.referenceNumber);
      if (request?.status !== 'sent') continue;
      if (mode === 'refuse') decide(db, request, { decision: 'refused', note: '', values: {} }, at);
      else {
        try {
          inTransaction(db, () => decide(db, request, { decision: 'approved', note: '', values: suggestedValues(db, request) }, at));
        } catch (error) {
          const [reason] = error instanceof Refused ? error.refusals : [];
          if (!reason) throw error;
          decide(db, request, { decision: 'refused', note: `${sentenceOf(reason, 'en')} / ${sentenceOf(reason, 'ar')}`, values: {} }, at);
        }
      }
    }
  },
};
