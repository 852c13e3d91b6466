import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { Text } from '../../../locales/i18n.ts';
import { sectionWithId } from '../../catalogue/sections.ts';
import { toIsoOrNull } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { findLastClosing, semesterWithId } from '../agenda/agenda-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { listCharges, type ChargeKind, type ChargeRow } from './charge-queries.ts';
import { findChargeDue } from './fees-due-times.ts';
import { getProcessing } from './payment-queries.ts';
import { toCredits, isCharged, isOfSemester, type OwedItem } from './fees-rules.ts';

type ChargedRow = [
  id: number,
  semesterId: number,
  sectionId: number,
  status: string,
  creditHours: number,
  fee: number,
  sponsorFee: number,
  paid: number,
  sponsorPaid: number,
  usedFromBalance: number,
  registeredAt: number,
  changedAt: number,
];

const registrationQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], ChargedRow>(
      `select id, semester_id, section_id, status, credit_hours, fee, sponsor_fee, paid, sponsor_paid, used_from_balance, registered_at, changed_at
     from registration where student_id = ? order by semester_id, id`,
    )
    .raw(),
);

/**
 * The instant at which add/drop of a semester closes for this student. Courses must be paid, and can be dropped, until
 * then. Null if the semester has no such window.
 */
export const findDropClosing = (db: Db, student: Student, semesterId: number): number | null =>
  findLastClosing(db, 'addDrop', semesterId, student);

/**
 * The instant at which add/drop of a semester closes for all students. Payments for dropped and replaced courses are
 * then credited to the balance, and waiting lists end. Null if the semester has no such window.
 */
export const findAddDropEnd = (db: Db, semesterId: number): number | null => findLastClosing(db, 'addDrop', semesterId);

const openLineQuery = preparedPerDb((db) =>
  db.$client.prepare<
    [number],
    { registrationId: number | null; chargeId: number | null; paymentId: string; documentNumber: string }
  >(
    `select line.registration_id registrationId, line.charge_id chargeId, payment.public_id paymentId, payment.document_number documentNumber
     from payment join payment_line line on line.payment_id = payment.id where payment.student_id = ? and payment.status = 'pending' and line.open = 1`,
  ),
);

/**
 * The pending payment that pays a fee. `processing` is true if a card is being or was charged, not if it was declined;
 * undefined if the gateway does not report it.
 */
export type InPayment = { paymentId: string; documentNumber: string; processing?: boolean };

export type FeeRow = OwedItem & {
  kind: 'registration' | 'charge';
  id: number;
  semesterId: number;
  label: Text;
  course: { code: string; number: string; creditHours: number } | null;
  /**
   * For a course: true if it was dropped or replaced, or if the student gets the paid amount back by dropping it now.
   * For a charge: true if it is refundable.
   */
  refund: boolean;
  cashierOnly: boolean;
  chargedAt: number;
  changedAt: number;
  pending: InPayment | null;
  /**
   * The instant at which the payment for a dropped or replaced course is credited to the balance; null for all other
   * fees.
   */
  creditedAt: number | null;
};

/** The name of a kind of charge, also used as the label of a payment line. */
export const chargeLabel = (kind: ChargeKind): Text => getText('payment', `charges.${kind}`);

const toChargeFee = (charge: ChargeRow, dueBy: number | null, pending: InPayment | null): FeeRow => ({
  kind: 'charge',
  id: charge.id,
  type: charge.kind,
  semesterId: charge.semesterId,
  label: chargeLabel(charge.kind),
  givenUp: false,
  course: null,
  amount: charge.amount,
  sponsorFees: charge.sponsorAmount,
  sponsorPaid: charge.sponsorPaid,
  paid: charge.paid,
  usedFromBalance: charge.usedFromBalance,
  dueBy,
  refund: charge.refundable,
  cashierOnly: charge.cashierOnly,
  chargedAt: charge.chargedAt,
  changedAt: charge.chargedAt,
  pending,
  creditedAt: null,
});

/** All fees of a student in all semesters: courses, then charges, each oldest first. */
export function listFees(db: Db, student: Student, now: number): FeeRow[] {
  const inPayment = new Map<string, InPayment>();
  for (const { registrationId, chargeId, ...payment } of openLineQuery(db).all(student.studentId))
    inPayment.set(registrationId === null ? `charge ${chargeId}` : `registration ${registrationId}`, {
      ...payment,
      ...getProcessing(db, payment.paymentId),
    });
  const findPending = (kind: FeeRow['kind'], id: number): InPayment | null =>
    inPayment.size ? (inPayment.get(`${kind} ${id}`) ?? null) : null;
  const rows: FeeRow[] = [];
  // Both lists are sorted by semester, so the end of add/drop is looked up once for each semester in each list.
  let closing: { of: number; at: number | null } | undefined;
  const findClosing = (semesterId: number): number | null => {
    if (closing?.of !== semesterId) closing = { of: semesterId, at: findDropClosing(db, student, semesterId) };
    return closing.at;
  };
  for (const [
    id,
    semesterId,
    sectionId,
    status,
    creditHours,
    fee,
    sponsorFee,
    paid,
    sponsorPaid,
    usedFromBalance,
    registeredAt,
    changedAt,
  ] of registrationQuery(db).all(student.studentId)) {
    const section = sectionWithId(db, sectionId);
    const charged = isCharged(status);
    const held = paid + usedFromBalance;
    if (!section || (!charged && !held)) continue;
    const dueBy = findClosing(semesterId);
    rows.push({
      kind: 'registration',
      id,
      type: 'course',
      semesterId,
      label: section.name,
      givenUp: !charged,
      course: { code: section.code, number: section.number, creditHours },
      amount: charged ? fee : held,
      sponsorFees: charged ? sponsorFee : 0,
      sponsorPaid: charged ? sponsorPaid : 0,
      paid,
      usedFromBalance,
      dueBy,
      refund: !charged || (status === 'registered' && dueBy !== null && now < dueBy),
      cashierOnly: false,
      chargedAt: registeredAt,
      changedAt,
      pending: findPending('registration', id),
      creditedAt: charged ? null : findAddDropEnd(db, semesterId),
    });
  }
  for (const charge of listCharges(db, student.studentId)) {
    const due = findChargeDue(db, charge);
    // If add/drop is prolonged, the charges of the semester stay payable as long as its courses.
    const isLonger = due !== null && isOfSemester({ type: charge.kind });
    const dueBy = isLonger ? Math.max(due, findClosing(charge.semesterId) ?? due) : due;
    rows.push(toChargeFee(charge, dueBy, findPending('charge', charge.id)));
  }
  return rows;
}

/** The payments for dropped and replaced courses that will be credited to the balance, in the schema of the API. */
export const toBalanceCredits = (rows: readonly FeeRow[]): Schema<'ToBalance'> =>
  toCredits(rows).map(({ fils, at }) => ({ fils, at: toIsoOrNull(at) }));

export const getSemesterName = (db: Db, id: number): Text => semesterWithId(db, id).name;
