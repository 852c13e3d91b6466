import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '../../db/db.ts';
import { surroundings } from '../../db/schema/simulator.ts';
import { fold } from '../../locales/fold.ts';
import { dateOf, isWorkingDay, nextWorkingDay, startOf, toIso, type DueWork } from '../clock.ts';
import { addSeatOf, decideAddSeat, type AddSeat } from '../features/registration/registration-seats.ts';
import { decisionsOf, requestByReference, requestsLike, type RequestKind, type RequestRow } from '../features/request/request-queries.ts';
import { studentById } from '../features/student/student-queries.ts';
import { sentenceOf } from '../http/messages.ts';
import type { QueryOf, Schema } from '../http/operations.ts';
import { refuse, Refused } from '../refusal.ts';

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

const decide: Record<RequestKind, (db: Db, request: RequestRow, decision: 'approved' | 'refused', note: string, now: number) => void> = { addSeat: decideAddSeat };

const requestsPerAnswer = 100;

const addSeatAnswer = ({ section, position, waiting }: AddSeat): Schema<'DeskRequest'>['addSeat'] => ({
  code: section.code, name: section.name, number: section.number, capacity: section.capacity, seatsTaken: section.seatsTaken, position, waiting,
});

function requestAnswer(db: Db, request: RequestRow, now: number): Schema<'DeskRequest'> {
  const { referenceNumber, kind, status, sentAt } = request;
  const student = studentById(db, request.studentId);
  const facts = addSeatOf(db, request, now);
  return {
    referenceNumber, kind, status, sentAt: toIso(sentAt), student: { code: student.code, name: { en: student.nameEn, ar: student.nameAr } },
    addSeat: addSeatAnswer(facts), reasons: facts.reasons, decisions: decisionsOf(db, request.id).map(({ at, ...decision }) => ({ ...decision, at: toIso(at) })),
  };
}

/** The newest requests that have all that is asked for. */
export function deskRequests(db: Db, { status, kind, search = '' }: QueryOf<'getRequests'>, now: number): Schema<'DeskRequest'>[] {
  const wanted = fold(search);
  const found: Schema<'DeskRequest'>[] = [];
  for (const request of requestsLike(db, { ...(status && { status }), ...(kind && { kind }) })) {
    if (found.length === requestsPerAnswer) break;
    const answer = requestAnswer(db, request, now);
    const { student, addSeat } = answer;
    if (fold([answer.referenceNumber, student.code, student.name.en, student.name.ar, addSeat.code, addSeat.name.en, addSeat.name.ar].join(' ')).includes(wanted)) found.push(answer);
  }
  return found;
}

export function decideAtDesk(db: Db, referenceNumber: string, { decision, note = '' }: Schema<'Decision'>, now: number): Schema<'DeskRequest'> {
  const request = requestByReference(db, referenceNumber);
  if (!request) throw new Refused(refuse('DEV-000007', { name: referenceNumber }), { status: 404 });
  decide[request.kind](db, request, decision, note.trim(), now);
  return requestAnswer(db, { ...request, status: decision }, now);
}

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
  return requestsLike(db, { status: 'sent' }).map((request) => ({ request, at: Math.max(since, afterWorkingDays(request.sentAt, workingDays)) }));
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
      if (mode === 'refuse') decide[request.kind](db, request, 'refused', '', at);
      else {
        try {
          inTransaction(db, () => decide[request.kind](db, request, 'approved', '', at));
        } catch (error) {
          const [reason] = error instanceof Refused ? error.refusals : [];
          if (!reason) throw error;
          decide[request.kind](db, request, 'refused', `${sentenceOf(reason, 'en')} / ${sentenceOf(reason, 'ar')}`, at);
        }
      }
    }
  },
};
