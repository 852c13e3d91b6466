import { eq, sql } from 'drizzle-orm';
import { inTransaction, statement, type Db } from '../../../db/db.ts';
import { registrationLog, registrations, waitingEntries } from '../../../db/schema/registration.ts';
import type { Schema } from '../../http/operations.ts';
import { Refused, refuse, throwIfRefused, type Refusal } from '../../refusal.ts';
import { forgetAbsences } from '../attendance/attendance-queries.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { chargeSemester } from '../fees/semester-charge-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { closeRequest, openRequest } from '../request/request-queries.ts';
import { studentById, type Student } from '../student/student-queries.ts';
import { loadAnswer } from './registration-answers.ts';
import { resolveChanges, shareOf, withAlternatives, type LoadedChange } from './registration-basket.ts';
import { isFull, isPaid, type BasketAction, type Period } from './registration-facts.ts';
import { registrationFacts, registrationsOf, waitingFor, waitingOf, type LoadedFacts, type RegistrationWithSection } from './registration-queries.ts';
import { registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import { isWaiting, planOf } from './registration-schedule.ts';
import { loadSections, type SectionRow } from './section-queries.ts';

const insertQuery = statement((db) =>
  db
    .insert(registrations)
    .values({
      studentId: sql.placeholder('studentId'),
      semesterId: sql.placeholder('semesterId'),
      courseId: sql.placeholder('courseId'),
      sectionId: sql.placeholder('sectionId'),
      status: 'registered',
      repeat: sql.placeholder('repeat'),
      creditHours: sql.placeholder('creditHours'),
      fee: sql.placeholder('fee'),
      sponsorFee: sql.placeholder('sponsorFee'),
      paid: sql.placeholder('paid'),
      sponsorPaid: sql.placeholder('sponsorPaid'),
      usedFromBalance: sql.placeholder('usedFromBalance'),
      registeredAt: sql.placeholder('now'),
      changedAt: sql.placeholder('now'),
    })
    .returning({ id: registrations.id })
    .prepare(),
);

const logQuery = statement((db) =>
  db
    .insert(registrationLog)
    .values({
      studentId: sql.placeholder('studentId'),
      semesterId: sql.placeholder('semesterId'),
      at: sql.placeholder('now'),
      action: sql.placeholder('action'),
      sectionId: sql.placeholder('sectionId'),
      fromSectionId: sql.placeholder('fromSectionId'),
      by: sql.placeholder('by'),
    })
    .prepare(),
);

type LogAction = BasketAction | 'wait' | 'leave' | 'promote';

export const logChange = (db: Db, facts: LoadedFacts, action: LogAction, sectionId: number, by: 'student' | 'waitingList' | 'registrar' = 'student', fromSectionId: number | null = null): void => {
  logQuery(db).run({ studentId: facts.student.studentId, semesterId: facts.semester.id, now: facts.now, action, sectionId, fromSectionId, by });
};

type Money = { paid: number; sponsorPaid: number; usedFromBalance: number };
const noMoney: Money = { paid: 0, sponsorPaid: 0, usedFromBalance: 0 };

function insertRegistration(db: Db, facts: LoadedFacts, section: SectionRow, money: Money): number {
  // An early registration is charged once it becomes one.
  if (facts.period === 'current') chargeSemester(db, facts.student.studentId, facts.semester, facts.now);
  const row = insertQuery(db).get({
    studentId: facts.student.studentId, semesterId: facts.semester.id, courseId: section.courseId, sectionId: section.sectionId,
    repeat: facts.grades.has(section.courseId) ? 1 : 0, creditHours: section.creditHours, ...shareOf(db, facts, section.creditHours), ...money, now: facts.now,
  });
  return row.id;
}

/** Money moves to the new course as far as that course takes it; what is over stays on the old row, where the fees find it. */
function carriedMoney(db: Db, facts: LoadedFacts, old: RegistrationWithSection, section: SectionRow): { moved: Money; left: Money } {
  const { fee, sponsorFee } = shareOf(db, facts, section.creditHours);
  const sponsorPaid = Math.min(old.sponsorPaid, sponsorFee);
  const paid = Math.min(old.paid, fee - sponsorFee);
  const usedFromBalance = Math.min(old.usedFromBalance, fee - sponsorFee - paid);
  return { moved: { paid, sponsorPaid, usedFromBalance }, left: { paid: old.paid - paid, sponsorPaid: old.sponsorPaid - sponsorPaid, usedFromBalance: old.usedFromBalance - usedFromBalance } };
}

const setRow = (db: Db, id: number, values: Partial<typeof registrations.$inferInsert>): void => {
  db.update(registrations).set(values).where(eq(registrations.id, id)).run();
};

const statusAfter = { drop: 'dropped', withdraw: 'withdrawn', undrop: 'registered', unwithdraw: 'registered' } as const;

/** Writes one change and its line in the log. Returns the registration it made or changed; none for a waiting list. */
function writeChange(db: Db, facts: LoadedFacts, change: LoadedChange): number | undefined {
  const { action, section, registration: row } = change;
  if (action === 'register') {
    if (!section) throw new Error('nothing to register in');
    if (isWaiting(change)) {
      const place = { studentId: facts.student.studentId, semesterId: facts.semester.id };
      const { id } = db.insert(waitingEntries).values({ ...place, sectionId: section.sectionId, status: 'waiting', joinedAt: facts.now }).returning({ id: waitingEntries.id }).get();
      openRequest(db, { kind: 'addSeat', ...place, subjectId: id }, facts.now);
      logChange(db, facts, 'wait', section.sectionId);
      return undefined;
    }
    const id = registerAgain(db, facts, section);
    leaveOwnLists(db, facts, section.courseId);
    logChange(db, facts, 'register', section.sectionId);
    return id;
  }
  if (!row) throw new Error(`nothing to ${action}`);
  if (action === 'replace') {
    if (!section) throw new Error('nothing to replace it with');
    const { moved, left } = carriedMoney(db, facts, row, section);
    setRow(db, row.registrationId, { status: 'replaced', changedAt: facts.now, ...left });
    const id = insertRegistration(db, facts, section, moved);
    leaveOwnLists(db, facts, section.courseId);
    logChange(db, facts, 'replace', section.sectionId, 'student', row.section.sectionId);
    return id;
  }
  if (action === 'delete') {
    forgetAbsences(db, row.registrationId);
    db.delete(registrations).where(eq(registrations.id, row.registrationId)).run();
  } else setRow(db, row.registrationId, { status: statusAfter[action], changedAt: facts.now });
  logChange(db, facts, action, row.section.sectionId);
  return row.registrationId;
}

/** Ends a place on a waiting list, and the request for a seat with it. */
export function endEntry(db: Db, id: number, status: 'promoted' | 'left', at: number, decision: { refused?: boolean; by: 'student' | 'registration'; note?: string }): void {
  db.update(waitingEntries).set({ status, endedAt: at }).where(eq(waitingEntries.id, id)).run();
  closeRequest(db, 'addSeat', id, status === 'promoted' ? 'approved' : decision.refused ? 'refused' : 'canceled', decision.by, at, decision.note);
}

/** Who has a seat in a course waits for none of its sections any longer. */
function leaveOwnLists(db: Db, facts: LoadedFacts, courseId: number): void {
  if (!facts.waiting.size) return;
  const ofCourse = new Set(loadSections(db, [...facts.waiting.keys()]).flatMap((section) => (section.courseId === courseId ? [section.sectionId] : [])));
  for (const entry of waitingOf(db, facts.student.studentId, facts.semester.id)) {
    if (!ofCourse.has(entry.sectionId)) continue;
    endEntry(db, entry.id, 'left', facts.now, { by: 'student' });
    logChange(db, facts, 'leave', entry.sectionId);
  }
}

/** Registers; what was paid for the same course before it was dropped pays for it again. */
function registerAgain(db: Db, facts: LoadedFacts, section: SectionRow): number {
  const dropped = registrationsOf(db, facts.student.studentId, facts.semester.id).find((row) => row.status === 'dropped' && row.section.courseId === section.courseId && isPaid(row));
  if (!dropped) return insertRegistration(db, facts, section, noMoney);
  const { moved, left } = carriedMoney(db, facts, dropped, section);
  setRow(db, dropped.registrationId, left);
  return insertRegistration(db, facts, section, moved);
}

/** What registering this student from the waiting list looks at, and every reason against it now. */
export function promotionOf(db: Db, studentId: number, section: SectionRow, now: number) {
  const student = studentById(db, studentId);
  const period: Period = section.semesterId === semestersAt(db, now).next.id ? 'early' : 'current';
  const loaded = registrationFacts(db, student, now, period);
  const facts = { ...loaded, waiting: new Map<number, number>() };
  return { student, loaded, facts, refusals: registrationRefusals(facts, [{ index: 0, action: 'register', section }]) };
}

/** Gives a free seat to a place on the waiting list, which is over with it. */
export function promoteEntry(db: Db, entryId: number, section: SectionRow, { loaded, facts }: ReturnType<typeof promotionOf>, by: 'waitingList' | 'registrar', note = ''): void {
  registerAgain(db, facts, section);
  endEntry(db, entryId, 'promoted', facts.now, { by: 'registration', note });
  leaveOwnLists(db, loaded, section.courseId);
  logChange(db, facts, 'promote', section.sectionId, by);
}

/** First come, first served: each free seat goes to the first who still passes every rule. Those who do not keep their place. */
export function promote(db: Db, sectionId: number, now: number): void {
  const entries = waitingFor(db, sectionId);
  for (const entry of entries) {
    const [section] = loadSections(db, [sectionId]);
    if (!section || isFull(section)) return;
    const promotion = promotionOf(db, entry.studentId, section, now);
    if (promotion.refusals.length) continue;
    promoteEntry(db, entry.id, section, promotion, 'waitingList');
    sendToInbox(db, entry.studentId, now, 'promoted', { course: section.code, section: section.number });
  }
}

/** Sections in which the changes free a seat. */
const freedSections = (changes: LoadedChange[]): number[] =>
  changes.flatMap(({ action, registration }) => (registration && (action === 'delete' || action === 'drop' || action === 'replace') ? [registration.section.sectionId] : []));

/** Removals first, so that a seat or a course given up in a basket is free for the rest of it. */
const writingOrder = (change: LoadedChange): number => (change.action === 'delete' || change.action === 'drop' || change.action === 'withdraw' ? 0 : 1);

const neededConfirmations = (confirmations: Refusal[], confirmed: ReadonlySet<string>): Refusal[] => confirmations.filter(({ Code }) => !confirmed.has(Code));

export type RegistrationOutcome = Schema<'RegistrationOutcome'> & { messages: Refusal[] };

/** Applies a basket whole or not at all. Refused with every reason; 409 with every confirmation that is missing. */
export function changeRegistration(db: Db, student: Student, now: number, period: Period, asked: Schema<'Change'>[], confirm: string[] = []): RegistrationOutcome {
  return inTransaction(db, () => {
    const facts = registrationFacts(db, student, now, period, confirm);
    const changes = resolveChanges(db, facts, asked);
    throwIfRefused(withAlternatives(db, facts, changes, registrationRefusals(facts, changes)));
    throwIfRefused(withAlternatives(db, facts, changes, neededConfirmations(registrationConfirmations(facts, changes), facts.confirmed)), 409);
    const registrationIds = [...changes].sort((a, b) => writingOrder(a) - writingOrder(b)).flatMap((change) => writeChange(db, facts, change) ?? []);
    // A seat may also wait for this very student, who has just made room for it.
    for (const sectionId of new Set([...freedSections(changes), ...facts.waiting.keys()])) promote(db, sectionId, now);
    return { messages: outcomeMessages(db, facts, changes), load: loadAnswer(facts.load, planOf(facts, changes).hoursAfter), registrationIds };
  });
}

function outcomeMessages(db: Db, facts: LoadedFacts, changes: LoadedChange[]): Refusal[] {
  const waiting = changes.filter(isWaiting);
  const done = changes.length - waiting.length;
  const positions = new Map(waiting.length ? waitingOf(db, facts.student.studentId, facts.semester.id).map((entry) => [entry.sectionId, entry.position]) : []);
  return [
    ...(done ? refuse('registration.changed', { count: done }) : []),
    ...waiting.flatMap(({ section }) => (section ? refuse('MSG-000078', { course: section.code, section: section.number, position: positions.get(section.sectionId) ?? 1 }) : [])),
  ];
}

/** Joins the waiting list of a full section, under every rule of registering in it. */
export function joinWaitingList(db: Db, student: Student, now: number, period: Period, sectionId: number, confirm: string[] = []): Refusal[] {
  return inTransaction(db, () => {
    const facts = registrationFacts(db, student, now, period, confirm);
    const changes = resolveChanges(db, facts, [{ action: 'register', sectionId }]);
    const section = changes[0]?.section;
    if (section && !isFull(section))
      throw new Refused([...registrationRefusals(facts, changes), ...refuse('registration.hasSeats', { course: section.code, section: section.number })]);
    return changeRegistration(db, student, now, period, [{ action: 'register', sectionId }], [...confirm, 'registration.sectionFull']).messages;
  });
}

/** Leaves a waiting list. MSG-000010 where the student does not wait there. */
export function leaveWaitingList(db: Db, student: Student, now: number, period: Period, entryId: number): void {
  inTransaction(db, () => {
    const facts = registrationFacts(db, student, now, period);
    const entry = waitingOf(db, student.studentId, facts.semester.id).find(({ id }) => id === entryId);
    if (!entry) throw new Refused(refuse('MSG-000010'), { status: 404 });
    endEntry(db, entry.id, 'left', now, { by: 'student' });
    logChange(db, facts, 'leave', entry.sectionId);
  });
}
