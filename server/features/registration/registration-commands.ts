import { eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { registrationLog, registrations, waitingEntries } from '../../../db/schema/registration.ts';
import type { Schema } from '../../http/operations.ts';
import { Refused, refuse, throwIfRefused, type Refusal } from '../../refusal.ts';
import { forgetAbsences } from '../attendance/attendance-queries.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { chargeSemester } from '../fees/semester-charge-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { endRequestAbout, openRequest } from '../request/request-commands.ts';
import { studentById, type Student } from '../student/student-queries.ts';
import { loadAnswer } from './registration-answers.ts';
import { resolveChanges, shareOf, withAlternatives, type LoadedChange } from './registration-basket.ts';
import { isFull, isPaid, type BasketAction, type Period } from './registration-facts.ts';
import { registrationFacts, registrationRowsOf, registrationsOf, waitingFor, waitingOf, type LoadedFacts } from './registration-queries.ts';
import { carriedMoney, gatheredMoney, noMoney, type Money } from './registration-money.ts';
import { registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import { addSeatLife } from './addseat-life.ts';
import { isWaiting, planOf, removedRegistration } from './registration-schedule.ts';
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

function insertRegistration(db: Db, facts: LoadedFacts, section: SectionRow, money: Money): number {
  // An early registration is charged once it becomes one.
  if (facts.period === 'current') chargeSemester(db, facts.student.studentId, facts.semester, facts.now);
  const row = insertQuery(db).get({
    studentId: facts.student.studentId, semesterId: facts.semester.id, courseId: section.courseId, sectionId: section.sectionId,
    repeat: facts.grades.has(section.courseId) ? 1 : 0, creditHours: section.creditHours, ...shareOf(db, facts, section.creditHours), ...money, now: facts.now,
  });
  return row.id;
}

const setRow = (db: Db, id: number, values: Partial<typeof registrations.$inferInsert>): void => {
  db.update(registrations).set(values).where(eq(registrations.id, id)).run();
};

/** What a course takes over from the one it replaces. */
function takeMoney(db: Db, facts: LoadedFacts, replacedId: number, section: SectionRow): Money {
  // As it is now: another change of the basket may have taken some of it.
  const replaced = registrationRowsOf(db, facts.student.studentId, facts.semester.id).find((one) => one.registrationId === replacedId);
  if (!replaced) throw new Error(`no registration ${replacedId}`);
  const { moved, left } = carriedMoney(replaced, { ...shareOf(db, facts, section.creditHours), ...noMoney });
  setRow(db, replacedId, left);
  return moved;
}

const givenUp = new Set<string>(['dropped', 'replaced']);

/** What was paid for a course that was given up pays for it again, whichever way it comes back; what is over stays where it was. */
function gatherMoney(db: Db, facts: LoadedFacts, registrationId: number): void {
  const rows = registrationsOf(db, facts.student.studentId, facts.semester.id);
  const row = rows.find((one) => one.registrationId === registrationId);
  if (!row) throw new Error(`no registration ${registrationId}`);
  const { money, left } = gatheredMoney(row, rows.filter((one) => givenUp.has(one.status) && one.section.courseId === row.section.courseId && isPaid(one)));
  // What is taken is gone there before it is here: no fils is ever in two places.
  for (const { source, money: rest } of left) setRow(db, source.registrationId, rest);
  if (left.length) setRow(db, registrationId, money);
}

const statusAfter = { drop: 'dropped', withdraw: 'withdrawn', replace: 'replaced', undrop: 'registered', unwithdraw: 'registered' } as const;

/** Takes a course out of the schedule, as far as the change does that. */
function takeOut(db: Db, facts: LoadedFacts, change: LoadedChange): void {
  const row = removedRegistration(change);
  if (!row) return;
  if (change.action === 'delete') {
    forgetAbsences(db, row.registrationId);
    db.delete(registrations).where(eq(registrations.id, row.registrationId)).run();
  } else if (change.action in statusAfter) setRow(db, row.registrationId, { status: statusAfter[change.action as keyof typeof statusAfter], changedAt: facts.now });
}

/** Puts a course into the schedule, and its money with it. Returns the registration the change made or changed; none for a waiting list. */
function putIn(db: Db, facts: LoadedFacts, change: LoadedChange): number | undefined {
  const { action, section, registration: row } = change;
  if (action === 'undrop' || action === 'unwithdraw') {
    if (!row) throw new Error(`nothing to ${action}`);
    setRow(db, row.registrationId, { status: statusAfter[action], changedAt: facts.now });
    gatherMoney(db, facts, row.registrationId);
    return row.registrationId;
  }
  if (action !== 'register' && action !== 'replace') return row?.registrationId;
  if (!section) throw new Error(`nothing to ${action}`);
  if (isWaiting(change)) {
    const place = { studentId: facts.student.studentId, semesterId: facts.semester.id };
    const { id } = db.insert(waitingEntries).values({ ...place, sectionId: section.sectionId, status: 'waiting', joinedAt: facts.now }).returning({ id: waitingEntries.id }).get();
    openRequest(db, addSeatLife, { ...place, subjectId: id }, facts.now);
    return undefined;
  }
  const id = insertRegistration(db, facts, section, row ? takeMoney(db, facts, row.registrationId, section) : noMoney);
  gatherMoney(db, facts, id);
  leaveOwnLists(db, facts, section.courseId);
  return id;
}

/** What goes makes room and gives its money before anything comes, so that one basket may also exchange two courses. Returns what it made or changed. */
function writeChanges(db: Db, facts: LoadedFacts, changes: readonly LoadedChange[]): number[] {
  const ordered = [...changes].sort((a, b) => writingOrder(a) - writingOrder(b));
  for (const change of ordered) takeOut(db, facts, change);
  return ordered.flatMap((change) => {
    const id = putIn(db, facts, change);
    const section = change.section ?? change.registration?.section;
    if (section) logChange(db, facts, isWaiting(change) ? 'wait' : change.action, section.sectionId, 'student', change.action === 'replace' ? (change.registration?.section.sectionId ?? null) : null);
    return id ?? [];
  });
}

/** Ends a place on a waiting list, and the request for a seat with it. */
export function endEntry(db: Db, id: number, status: 'promoted' | 'left', at: number, decision: { refused?: boolean; by: 'student' | 'registration'; note?: string }): void {
  db.update(waitingEntries).set({ status, endedAt: at }).where(eq(waitingEntries.id, id)).run();
  endRequestAbout(db, addSeatLife, id, status === 'promoted' ? 'approved' : decision.refused ? 'refused' : 'canceled', decision.by, at, decision.note);
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

/** What registering this student outside a basket looks at: whatever list the student waits on. */
export function promotionFacts(db: Db, studentId: number, period: Period, now: number, byOffice: boolean) {
  const loaded = registrationFacts(db, studentById(db, studentId), now, period);
  return { loaded, facts: { ...loaded, byOffice, waiting: new Map<number, number>() } };
}

/** The same for one section, and every reason against it now. */
export function promotionOf(db: Db, studentId: number, section: SectionRow, now: number, byOffice = false) {
  const promotion = promotionFacts(db, studentId, section.semesterId === semestersAt(db, now).next.id ? 'early' : 'current', now, byOffice);
  return { ...promotion, refusals: registrationRefusals(promotion.facts, [{ index: 0, action: 'register', section }]) };
}

/** Gives a free seat to who has not put it into a basket. */
export function giveSeat(db: Db, section: SectionRow, { loaded, facts }: ReturnType<typeof promotionOf>, action: 'promote' | 'register', by: 'waitingList' | 'registrar'): void {
  gatherMoney(db, facts, insertRegistration(db, facts, section, noMoney));
  leaveOwnLists(db, loaded, section.courseId);
  logChange(db, facts, action, section.sectionId, by);
}

/** Gives a free seat to a place on the waiting list, which is over with it. */
export function promoteEntry(db: Db, entryId: number, section: SectionRow, promotion: ReturnType<typeof promotionOf>, by: 'waitingList' | 'registrar', note = ''): void {
  endEntry(db, entryId, 'promoted', promotion.facts.now, { by: 'registration', note });
  giveSeat(db, section, promotion, 'promote', by);
}

/** First come, first served: each free seat goes to the first who still passes every rule. Those who do not keep their place. Returns how many got one. */
export function promote(db: Db, sectionId: number, now: number): number {
  let promoted = 0;
  for (const entry of waitingFor(db, sectionId)) {
    const [section] = loadSections(db, [sectionId]);
    if (!section || isFull(section)) break;
    const promotion = promotionOf(db, entry.studentId, section, now);
    if (promotion.refusals.length) continue;
    promoteEntry(db, entry.id, section, promotion, 'waitingList');
    sendToInbox(db, entry.studentId, now, 'promoted', { course: section.code, section: section.number });
    promoted += 1;
  }
  return promoted;
}

/** Sections in which the changes free a seat. */
const freedSections = (changes: LoadedChange[]): number[] =>
  changes.flatMap(({ action, registration }) => (registration && (action === 'delete' || action === 'drop' || action === 'replace') ? [registration.section.sectionId] : []));

/** Removals first, so that a seat or a course given up in a basket is free for the rest of it. */
const writingOrder = (change: LoadedChange): number => (change.action === 'delete' || change.action === 'drop' || change.action === 'withdraw' ? 0 : 1);

const neededConfirmations = (confirmations: Refusal[], confirmed: ReadonlySet<string>): Refusal[] => confirmations.filter(({ Code }) => !confirmed.has(Code));

export type RegistrationOutcome = Schema<'RegistrationOutcome'> & { messages: Refusal[] };

/** Applies a basket whole or not at all, inside the caller's transaction. Refused with every reason; 409 with every confirmation that is missing. */
export function changeRegistration(db: Db, student: Student, now: number, period: Period, asked: Schema<'Change'>[], confirm: string[] = []): RegistrationOutcome {
  const facts = registrationFacts(db, student, now, period, confirm);
  const changes = resolveChanges(db, facts, asked);
  throwIfRefused(withAlternatives(db, facts, changes, registrationRefusals(facts, changes)));
  throwIfRefused(withAlternatives(db, facts, changes, neededConfirmations(registrationConfirmations(facts, changes), facts.confirmed)));
  const registrationIds = writeChanges(db, facts, changes);
  // A seat may also wait for this very student, who has just made room for it.
  for (const sectionId of new Set([...freedSections(changes), ...facts.waiting.keys()])) promote(db, sectionId, now);
  return { messages: outcomeMessages(db, facts, changes), load: loadAnswer(facts.load, planOf(facts, changes).hoursAfter), registrationIds };
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

/** Joins the waiting list of a full section, under every rule of registering in it. Inside the caller's transaction. */
export function joinWaitingList(db: Db, student: Student, now: number, period: Period, sectionId: number, confirm: string[] = []): Refusal[] {
  const facts = registrationFacts(db, student, now, period, confirm);
  const changes = resolveChanges(db, facts, [{ action: 'register', sectionId }]);
  const section = changes[0]?.section;
  if (section && !isFull(section))
    throw new Refused([...registrationRefusals(facts, changes), ...refuse('registration.hasSeats', { course: section.code, section: section.number })]);
  return changeRegistration(db, student, now, period, [{ action: 'register', sectionId }], [...confirm, 'registration.sectionFull']).messages;
}

/** Leaves a waiting list. MSG-000010 where the student does not wait there. */
export function leaveWaitingList(db: Db, student: Student, now: number, period: Period, entryId: number): void {
  const facts = registrationFacts(db, student, now, period);
  const entry = waitingOf(db, student.studentId, facts.semester.id).find(({ id }) => id === entryId);
  if (!entry) throw new Refused(refuse('MSG-000010'));
  endEntry(db, entry.id, 'left', now, { by: 'student' });
  logChange(db, facts, 'leave', entry.sectionId);
}
