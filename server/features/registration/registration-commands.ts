import { and, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrations, waitingEntries } from '../../../db/schema/registration.ts';
import { sections } from '../../../db/schema/university.ts';
import type { Schema } from '../../http/operations.ts';
import { Refused, refuse, throwIfRefused, type Refusal } from '../../refusal.ts';
import { deleteAbsences } from './absence-queries.ts';
import { toIso } from '../../clock/clock.ts';
import { findAddDropEnd } from '../fees/fees-queries.ts';
import { chargeSemester } from '../fees/semester-charge-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { endRequestAbout, openRequest } from '../request/request-commands.ts';
import { endLapsed } from '../request/request-lapse-services.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { takeFromBasket } from './basket-commands.ts';
import { insertPermitUse } from './permit-queries.ts';
import { findUsed } from './permit-rules.ts';
import { loadAnswer } from './registration-presenter.ts';
import { resolveChanges, seatFees, getShare, withAlternatives } from './registration-basket.ts';
import {
  isFull,
  type BasketAction,
  type Period,
  type Waived,
  type SectionFacts,
  type Change,
} from './registration-facts.ts';
import { registrationFacts, type LoadedFacts } from './registration-fact-queries.ts';
import { listRegistrationRows, waitingFor, listWaiting } from './registration-queries.ts';
import { getPromotion } from './promotion-queries.ts';
import { transferPayment, collectPayments, heldAmount, noMoney, type Money, type Share } from './payment-transfer.ts';
import { judgeChanges, registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import { addSeatLife } from './addseat-life.ts';
import {
  addedSection,
  inWritingOrder,
  isWaiting,
  createPlan,
  removedRegistration,
  statusAfter,
  takesSeat,
} from './registration-schedule.ts';
import { endDemand, isOffered, offerSeats } from './seat-offers.ts';
import { endSeatAlertsOfCourse, startSeatAlerts } from './seat-alert-commands.ts';
import { loadSections } from './section-queries.ts';

type NewRegistration = {
  studentId: number;
  semesterId: number;
  courseId: number;
  sectionId: number;
  repeat: number;
  creditHours: number;
  now: number;
} & Share &
  Money;

const insertQuery = preparedPerDb((db) =>
  db.$client.prepare<[NewRegistration]>(`
    insert into registration (student_id, semester_id, course_id, section_id, status, repeat, credit_hours, fee, sponsor_fee, paid, sponsor_paid, used_from_balance, registered_at, changed_at)
    values (@studentId, @semesterId, @courseId, @sectionId, 'registered', @repeat, @creditHours, @fee, @sponsorFee, @paid, @sponsorPaid, @usedFromBalance, @now, @now)`),
);

type NewLine = {
  studentId: number;
  semesterId: number;
  now: number;
  action: LogAction;
  sectionId: number;
  fromSectionId: number | null;
  by: 'student' | 'waitingList' | 'registrar';
};

const logQuery = preparedPerDb((db) =>
  db.$client.prepare<[NewLine]>(
    'insert into registration_log (student_id, semester_id, at, action, section_id, from_section_id, by) values (@studentId, @semesterId, @now, @action, @sectionId, @fromSectionId, @by)',
  ),
);

type LogAction = BasketAction | 'wait' | 'leave' | 'promote' | 'passOver';

export const logChange = (
  db: Db,
  { student, semester, now }: LoadedFacts,
  line: Pick<NewLine, 'action' | 'sectionId'> & Partial<Pick<NewLine, 'by' | 'fromSectionId'>>,
  permitId?: number,
): void => {
  const { lastInsertRowid } = logQuery(db).run({
    studentId: student.studentId,
    semesterId: semester.id,
    now,
    by: 'student',
    fromSectionId: null,
    ...line,
  });
  if (permitId !== undefined) insertPermitUse(db, Number(lastInsertRowid), permitId);
};

/** Adds one seat to a section if it has no free one. */
export const addSeatWhereFull = (db: Db, sectionId: number): void => {
  db.update(sections)
    .set({ capacity: sql`${sections.capacity} + 1` })
    .where(and(eq(sections.id, sectionId), sql`${sections.seatsTaken} >= ${sections.capacity}`))
    .run();
};

function insertRegistration(db: Db, facts: LoadedFacts, section: SectionFacts, money: Money): number {
  // The charges of the semester are added for early registrations only when these are confirmed.
  if (facts.period === 'current') chargeSemester(db, facts.student.studentId, facts.semester, facts.now);
  return Number(
    insertQuery(db).run({
      studentId: facts.student.studentId,
      semesterId: facts.semester.id,
      courseId: section.courseId,
      sectionId: section.sectionId,
      repeat: facts.grades.has(section.courseId) ? 1 : 0,
      creditHours: section.creditHours,
      ...getShare(db, facts, section.creditHours),
      ...money,
      now: facts.now,
    }).lastInsertRowid,
  );
}

const setRow = (db: Db, id: number, values: Partial<typeof registrations.$inferInsert>): void => {
  db.update(registrations).set(values).where(eq(registrations.id, id)).run();
};

/**
 * Takes from a replaced course the payments that its replacement needs, and returns them. The rest stays with the
 * replaced course.
 */
function takePayment(db: Db, facts: LoadedFacts, replacedId: number, section: SectionFacts): Money {
  // The replaced registration is read again, because another change of the basket may have moved a part of its
  // payments.
  const replaced = listRegistrationRows(db, facts.student.studentId, facts.semester.id).find(
    (one) => one.registrationId === replacedId,
  );
  if (!replaced) throw new Error(`no registration ${replacedId}`);
  const { moved, left } = transferPayment(replaced, { ...getShare(db, facts, section.creditHours), ...noMoney });
  setRow(db, replacedId, left);
  return moved;
}

const releasedQuery = preparedPerDb((db) =>
  db.$client.prepare<
    [{ studentId: number; semesterId: number; courseId: number }],
    Money & { registrationId: number }
  >(`
    select id registrationId, paid, sponsor_paid sponsorPaid, used_from_balance usedFromBalance from registration
    where student_id = @studentId and semester_id = @semesterId and course_id = @courseId and status in ('dropped', 'replaced') and paid + sponsor_paid + used_from_balance > 0 order by id`),
);

/**
 * Moves the payments left on dropped or replaced registrations of a course to its new or restored registration. Money
 * that the course does not need stays where it is.
 */
function gatherPayments(db: Db, facts: LoadedFacts, registrationId: number, courseId: number): void {
  const place = { studentId: facts.student.studentId, semesterId: facts.semester.id };
  const sources = releasedQuery(db).all({ ...place, courseId });
  if (!sources.length) return;
  const row = listRegistrationRows(db, place.studentId, place.semesterId).find(
    (one) => one.registrationId === registrationId,
  );
  if (!row) throw new Error(`no registration ${registrationId}`);
  const { money, left } = collectPayments(row, sources);
  // The sources are reduced first, so that no amount is ever stored twice.
  for (const { source, money: rest } of left) setRow(db, source.registrationId, rest);
  setRow(db, registrationId, money);
}

/** Removes a course from the schedule, if the change does that. */
function applyRemoval(db: Db, facts: LoadedFacts, change: Change): void {
  const row = removedRegistration(change);
  if (!row) return;
  if (change.action === 'delete') {
    deleteAbsences(db, row.registrationId);
    db.delete(registrations).where(eq(registrations.id, row.registrationId)).run();
  } else if (change.action in statusAfter)
    setRow(db, row.registrationId, {
      status: statusAfter[change.action as keyof typeof statusAfter],
      changedAt: facts.now,
    });
}

/**
 * Adds a course to the schedule and moves its payments, or joins a waiting list, if the change does that. Returns the
 * id of the registration that the change makes, changes or deletes; undefined for a waiting list.
 */
function applyAddition(db: Db, facts: LoadedFacts, change: Change): number | undefined {
  const { action, registration: row } = change;
  const section = addedSection(change);
  if (!section) return row?.registrationId;
  if (isWaiting(change)) {
    const place = { studentId: facts.student.studentId, semesterId: facts.semester.id };
    const { id } = db
      .insert(waitingEntries)
      .values({ ...place, sectionId: section.sectionId, status: 'waiting', joinedAt: facts.now })
      .returning({ id: waitingEntries.id })
      .get();
    openRequest(db, addSeatLife, { ...place, subjectId: id }, facts.now);
    return undefined;
  }
  // A seat that is kept for the student is freed first, so that the registration can take it.
  endInterest(db, facts, section.courseId);
  if (section.kept && takesSeat(change)) addSeatWhereFull(db, section.sectionId);
  if (row && (action === 'undrop' || action === 'unwithdraw')) {
    setRow(db, row.registrationId, { status: statusAfter[action], changedAt: facts.now });
    gatherPayments(db, facts, row.registrationId, section.courseId);
    return row.registrationId;
  }
  const id = insertRegistration(
    db,
    facts,
    section,
    row ? takePayment(db, facts, row.registrationId, section) : noMoney,
  );
  gatherPayments(db, facts, id, section.courseId);
  return id;
}

/**
 * Writes the changes of a basket, removals before additions, so that a basket can exchange two courses. Returns the ids
 * of the new, changed and deleted registrations.
 */
function writeChanges(db: Db, facts: LoadedFacts, changes: readonly Change[], waived: readonly Waived[]): number[] {
  const ordered = inWritingOrder(changes);
  for (const change of ordered) applyRemoval(db, facts, change);
  return ordered.flatMap((change) => {
    const id = applyAddition(db, facts, change);
    const section = change.section ?? change.registration?.section;
    if (section)
      logChange(
        db,
        facts,
        {
          action: isWaiting(change) ? 'wait' : change.action,
          sectionId: section.sectionId,
          by: 'student',
          fromSectionId: change.action === 'replace' ? (change.registration?.section.sectionId ?? null) : null,
        },
        addedSection(change) && findUsed(waived, section),
      );
    return id ?? [];
  });
}

/** Ends an entry of a waiting list and its request for a seat. */
export function endEntry(
  db: Db,
  id: number,
  status: 'promoted' | 'left',
  at: number,
  decision: { refused?: boolean; by: 'student' | 'registration'; note?: string },
): void {
  db.update(waitingEntries).set({ status, endedAt: at }).where(eq(waitingEntries.id, id)).run();
  endRequestAbout(
    db,
    addSeatLife,
    id,
    {
      status: status === 'promoted' ? 'approved' : decision.refused ? 'refused' : 'canceled',
      actor: decision.by,
      note: decision.note ?? '',
    },
    at,
  );
}

/**
 * Ends the student's demand (the recorded need for a course), waiting list places and seat alerts for a course. This
 * must happen before a registration in the course, because a seat that is reserved for the student counts as taken.
 */
function endInterest(db: Db, facts: LoadedFacts, courseId: number): void {
  endDemand(db, { studentId: facts.student.studentId, semesterId: facts.semester.id, courseId }, facts.now);
  endSeatAlertsOfCourse(db, facts.student.studentId, facts.semester.id, courseId);
  if (!facts.waiting.size) return;
  for (const entry of listWaiting(db, facts.student.studentId, facts.semester.id)) {
    if (facts.waiting.get(entry.sectionId)?.section.courseId !== courseId) continue;
    endEntry(db, entry.id, 'left', facts.now, { by: 'student' });
    logChange(db, facts, { action: 'leave', sectionId: entry.sectionId });
  }
}

/** Registers a student in a section without a basket. */
export function giveSeat(
  db: Db,
  section: SectionFacts,
  { loaded, facts }: ReturnType<typeof getPromotion>,
  action: 'promote' | 'register',
  by: 'waitingList' | 'registrar',
): void {
  const { waived } = judgeChanges(facts, [{ index: 0, action: 'register', section }]);
  endInterest(db, loaded, section.courseId);
  gatherPayments(db, facts, insertRegistration(db, facts, section, noMoney), section.courseId);
  logChange(db, facts, { action, sectionId: section.sectionId, by }, findUsed(waived, section));
  for (const sectionId of loaded.kept) promote(db, sectionId, facts.now);
}

/** Gives a free seat to the student of a waiting list entry and ends the entry. */
export function promoteEntry(
  db: Db,
  entryId: number,
  section: SectionFacts,
  promotion: ReturnType<typeof getPromotion>,
  { by, note = '' }: { by: 'waitingList' | 'registrar'; note?: string },
): void {
  endEntry(db, entryId, 'promoted', promotion.facts.now, { by: 'registration', note });
  giveSeat(db, section, promotion, 'promote', by);
}

/**
 * Sends a waiting student a message that the rules refuse them the free seat, with the first reason. The waiting list
 * entry stays.
 */
function passOver(
  db: Db,
  position: number,
  section: SectionFacts,
  { facts, refusals: [reason] }: ReturnType<typeof getPromotion>,
): void {
  if (!reason) throw new Error('a waiting student was skipped without a reason');
  const waited = { waited: section.code, waitedSection: section.number, position, reason: reason.Code };
  sendToInbox(db, facts.student.studentId, facts.now, 'passedOver', { ...reason.Params, ...waited });
  logChange(db, facts, { action: 'passOver', sectionId: section.sectionId, by: 'waitingList' });
}

/**
 * Offers the free seats of a section that was opened on demand to the students who asked for its course. Then gives
 * each free seat to the first student on the waiting list whom no rule refuses. With `freed`, students who are skipped
 * get a message with the reason. Seats that are still free are announced to students with seat alerts. Returns the
 * number of seats given from the waiting list.
 */
export function promote(db: Db, sectionId: number, now: number, freed = true): number {
  if (isOffered(db, sectionId)) offerSeats(db, sectionId, now);
  let promoted = 0;
  let position = 0;
  for (const entry of waitingFor(db, sectionId)) {
    const [section] = loadSections(db, [sectionId]);
    if (!section || isFull(section)) break;
    const promotion = getPromotion(db, entry.studentId, section, now);
    if (promotion.refusals.length) {
      position += 1;
      if (freed) passOver(db, position, section, promotion);
      continue;
    }
    promoteEntry(db, entry.id, section, promotion, { by: 'waitingList' });
    sendToInbox(db, entry.studentId, now, 'promoted', { course: section.code, section: section.number });
    promoted += 1;
  }
  startSeatAlerts(db, sectionId, now);
  return promoted;
}

/** The sections in which the changes free a seat. */
const freedSections = (changes: Change[]): number[] =>
  changes.flatMap(({ action, registration }) =>
    registration && (action === 'delete' || action === 'drop' || action === 'replace')
      ? [registration.section.sectionId]
      : [],
  );

const neededConfirmations = (confirmations: Refusal[], confirmed: ReadonlySet<string>): Refusal[] =>
  confirmations.filter(({ Code }) => !confirmed.has(Code));

const doneBy = (changes: Change[]) => ({
  registrationIds: new Set(changes.flatMap(({ registration }) => registration?.registrationId ?? [])),
  courseIds: new Set(changes.flatMap(({ section }) => section?.courseId ?? [])),
});

/**
 * A basket: changes that are applied together, for the current semester or for early registration. `confirm` lists the
 * codes of the confirmations given.
 */
export type ChangeOrder = { period: Period; changes: Schema<'Change'>[]; confirm?: string[] | undefined };

export type RegistrationOutcome = Schema<'RegistrationOutcome'> & { messages: Refusal[] };

/**
 * Applies a basket completely or not at all, in the caller's transaction. Throws all refusals, or 409 with all missing
 * confirmations.
 */
export function changeRegistration(
  db: Db,
  student: Student,
  now: number,
  { period, changes: asked, confirm = [] }: ChangeOrder,
): RegistrationOutcome {
  const facts = registrationFacts(db, student, now, period, confirm);
  const changes = resolveChanges(db, facts, asked);
  const { refusals, waived } = judgeChanges(facts, changes);
  throwIfRefused(withAlternatives(db, facts, changes, refusals));
  throwIfRefused(
    withAlternatives(
      db,
      facts,
      changes,
      neededConfirmations(registrationConfirmations(facts, changes), facts.confirmed),
    ),
  );
  const registrationIds = writeChanges(db, facts, changes, waived);
  // Closes undecided requests to an office about removed courses, because they have no purpose any more.
  if (changes.some(({ action }) => action === 'withdraw' || action === 'drop' || action === 'delete'))
    endLapsed(db, now, student.studentId);
  takeFromBasket(db, student.studentId, facts.semester.id, doneBy(changes), now);
  const freed = new Set(freedSections(changes));
  // Removed courses may make room in the schedule, so the sections that this student waits for are tried too. Seats
  // that were reserved for the student may be free as well.
  for (const sectionId of new Set([...freed, ...facts.kept, ...facts.waiting.keys()]))
    promote(db, sectionId, now, freed.has(sectionId));
  return {
    messages: outcomeMessages(db, facts, changes),
    load: loadAnswer(facts.load, createPlan(facts, changes).hoursAfter),
    registrationIds,
  };
}

const released = new Set<string>(['dropped', 'replaced']);
const heldByReleased = (rows: readonly (Money & { status: string })[]): number =>
  rows.reduce((sum, row) => sum + (released.has(row.status) ? heldAmount(row) : 0), 0);

/** Message parameters that name the action, course and section of a change; empty without a section. */
function whichChange(change: Change | undefined): Refusal['Params'] {
  const about = change?.section ?? change?.registration?.section;
  return change && about ? { context: change.action, course: about.code, section: about.number } : {};
}

function outcomeMessages(db: Db, facts: LoadedFacts, changes: Change[]): Refusal[] {
  const waiting = changes.filter(isWaiting);
  const done = changes.filter((change) => !isWaiting(change));
  const released = changes.some(({ action }) => action === 'drop' || action === 'replace')
    ? heldByReleased(listRegistrationRows(db, facts.student.studentId, facts.semester.id)) -
      heldByReleased(facts.registrations)
    : 0;
  const end = released > 0 || waiting.length ? findAddDropEnd(db, facts.semester.id) : null;
  const positions = new Map(
    waiting.length
      ? listWaiting(db, facts.student.studentId, facts.semester.id).map((entry) => [entry.sectionId, entry.position])
      : [],
  );
  return [
    ...(done.length > 0
      ? refuse('registration.changed', { count: done.length, ...(done.length === 1 && whichChange(done[0])) })
      : []),
    ...(released > 0
      ? refuse('registration.toBalance', { fils: released, ...(end !== null && { closesAt: toIso(end) }) })
      : []),
    ...waiting.flatMap(({ section }) =>
      section
        ? refuse('MSG-000078', {
            course: section.code,
            section: section.number,
            position: positions.get(section.sectionId) ?? 1,
            ...(end !== null && { context: 'charged', fils: seatFees(db, facts, section), closesAt: toIso(end) }),
          })
        : [],
    ),
  ];
}

/** Joins the waiting list of a full section, under all rules of registration. Runs in the caller's transaction. */
export function joinWaitingList(
  db: Db,
  student: Student,
  now: number,
  { period, sectionId, confirm = [] }: Omit<ChangeOrder, 'changes'> & { sectionId: number },
): Refusal[] {
  const facts = registrationFacts(db, student, now, period, confirm);
  const joining: Schema<'Change'>[] = [{ action: 'register', sectionId }];
  const changes = resolveChanges(db, facts, joining);
  const section = changes[0]?.section;
  if (section && !isFull(section))
    throw new Refused([
      ...registrationRefusals(facts, changes),
      ...refuse('registration.hasSeats', { course: section.code, section: section.number }),
    ]);
  return changeRegistration(db, student, now, {
    period,
    changes: joining,
    confirm: [...confirm, 'registration.sectionFull'],
  }).messages;
}

/**
 * Leaves a waiting list. Throws MSG-000010 if the student has no such entry, registration.notYours if it is another
 * student's.
 */
export function leaveWaitingList(db: Db, student: Student, now: number, period: Period, entryId: number): void {
  const facts = registrationFacts(db, student, now, period);
  const entry = listWaiting(db, student.studentId, facts.semester.id).find(({ id }) => id === entryId);
  if (!entry)
    throw new Refused(
      refuse(isOthers(db, 'waitingEntry', entryId, student.studentId) ? 'registration.notYours' : 'MSG-000010'),
    );
  endEntry(db, entry.id, 'left', now, { by: 'student' });
  logChange(db, facts, { action: 'leave', sectionId: entry.sectionId });
}
