import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { waitingEntries } from '../../../db/schema/registration.ts';
import { throwIfRefused, type Refusal } from '../../refusal.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { noteFigure, type Effected, type RequestRow } from '../request/request-kind.ts';
import { getPromotion } from './promotion-queries.ts';
import { addSeatWhereFull, endEntry, giveSeat, logChange, promoteEntry } from './registration-commands.ts';
import { waitingLost } from './registration-rules.ts';
import { waitingFor } from './registration-queries.ts';
import type { SectionFacts } from './registration-facts.ts';
import { loadSections } from './section-queries.ts';

const placeId = ({ subjectId, referenceNumber }: RequestRow): number => {
  if (subjectId === null) throw new Error(`${referenceNumber} names no waiting list entry`);
  return subjectId;
};

/** The section of the waiting list entry that an add-seat request names. */
function getPlace(db: Db, request: RequestRow): { sectionId: number; section: SectionFacts } {
  const entry = db
    .select({ sectionId: waitingEntries.sectionId })
    .from(waitingEntries)
    .where(eq(waitingEntries.id, placeId(request)))
    .get();
  const section = entry && loadSections(db, [entry.sectionId])[0];
  if (!section) throw new Error(`no place ${request.subjectId}`);
  return { sectionId: section.sectionId, section };
}

export type AddSeat = { section: SectionFacts; position: number | null; waiting: number; reasons: Refusal[] };

/**
 * The facts for the registration department: the section, the student's position on its waiting list (null once the
 * entry has ended), and, if `now` is given and the request is undecided, the reasons why it cannot be approved.
 */
export function getAddSeat(db: Db, request: RequestRow, now?: number): AddSeat {
  const { section } = getPlace(db, request);
  const entries = waitingFor(db, section.sectionId);
  const place = entries.findIndex(({ id }) => id === request.subjectId);
  return {
    section,
    position: place < 0 ? null : place + 1,
    waiting: entries.length,
    reasons:
      request.status === 'sent' && now !== undefined ? getPromotion(db, request.studentId, section, now).refusals : [],
  };
}

type Any = Effected<Record<never, never>>;

type Promotion = ReturnType<typeof getPromotion>;

const about = (db: Db, request: RequestRow, now: number) => {
  const { sectionId, section } = getPlace(db, request);
  return { sectionId, section, promotion: getPromotion(db, request.studentId, section, now) };
};
const words = ({ code, number }: SectionFacts, { referenceNumber }: RequestRow, note: string) => ({
  course: code,
  section: number,
  reference: referenceNumber,
  note: noteFigure(note),
});

/** The confirmations needed before the office registers a student in a section. */
export const officeQuestions = ({ loaded }: Pick<Promotion, 'loaded'>, section: SectionFacts): Refusal[] =>
  waitingLost(loaded, [{ index: 0, action: 'register', section: { ...section, capacity: section.seatsTaken + 1 } }]);

/**
 * Registers a student through the office, even if online registration is closed to the student; all other rules apply.
 * Adds a seat if none is free. Runs in the caller's transaction.
 */
export function registerByOffice(
  db: Db,
  studentId: number,
  section: SectionFacts,
  now: number,
  confirmed: readonly string[],
): void {
  const promotion = getPromotion(db, studentId, section, now, true);
  throwIfRefused(promotion.refusals);
  throwIfRefused(officeQuestions(promotion, section).filter(({ Code }) => !confirmed.includes(Code)));
  addSeatWhereFull(db, section.sectionId);
  giveSeat(db, section, promotion, 'register', 'registrar');
  sendToInbox(db, studentId, now, 'officeRegistered', { course: section.code, section: section.number });
}

/**
 * Approves an add-seat request: adds a seat if none is free and registers the student, under the rules of registration.
 */
export function addSeat(db: Db, { request, note }: Any, now: number): void {
  const { section, promotion } = about(db, request, now);
  throwIfRefused(promotion.refusals);
  addSeatWhereFull(db, section.sectionId);
  promoteEntry(db, placeId(request), section, promotion, { by: 'registrar', note });
  sendToInbox(db, request.studentId, now, 'addSeatApproved', words(section, request, note));
}

/** Refuses an add-seat request: removes the student from the waiting list. */
export function takeOffList(db: Db, { request, note }: Any, now: number): void {
  const { sectionId, section, promotion } = about(db, request, now);
  endEntry(db, placeId(request), 'left', now, { refused: true, by: 'registration', note });
  logChange(db, promotion.facts, { action: 'leave', sectionId, by: 'registrar' });
  sendToInbox(db, request.studentId, now, 'addSeatRefused', words(section, request, note));
}

/** Cancels an add-seat request: removes the student from the waiting list. */
export function giveUpPlace(db: Db, { request }: Any, now: number): void {
  const { sectionId, promotion } = about(db, request, now);
  endEntry(db, placeId(request), 'left', now, { by: 'student' });
  logChange(db, promotion.facts, { action: 'leave', sectionId });
}
