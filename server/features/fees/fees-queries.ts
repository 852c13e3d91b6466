import { and, asc, eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { agenda } from '../../../db/schema/agenda.ts';
import { paymentLines, payments } from '../../../db/schema/fees.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { courses, sections, semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toIsoOrNull } from '../../clock.ts';
import { textOf } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import type { Student } from '../student/student-queries.ts';
import { chargesOf, type ChargeKind } from './charge-queries.ts';
import { processingOf } from './payment-queries.ts';
import { creditsOf, dueByOf, isCharged, moneyOf, type OwedItem } from './fees-rules.ts';

const studentId = sql.placeholder('studentId');

const registrationQuery = statement((db) =>
  db
    .select({
      id: registrations.id, semesterId: registrations.semesterId, status: registrations.status, creditHours: registrations.creditHours, fee: registrations.fee, sponsorFee: registrations.sponsorFee,
      paid: registrations.paid, sponsorPaid: registrations.sponsorPaid, usedFromBalance: registrations.usedFromBalance, registeredAt: registrations.registeredAt, changedAt: registrations.changedAt,
      code: courses.code, nameEn: courses.nameEn, nameAr: courses.nameAr, number: sections.number,
    })
    .from(registrations)
    .innerJoin(sections, eq(sections.id, registrations.sectionId))
    .innerJoin(courses, eq(courses.id, registrations.courseId))
    .where(eq(registrations.studentId, studentId))
    .orderBy(asc(registrations.semesterId), asc(registrations.id))
    .prepare(),
);

const dropClosingQuery = statement((db) =>
  db
    .select({ closesAt: sql<number | null>`max(${agenda.closesAt})` })
    .from(agenda)
    .where(and(
      eq(agenda.semesterId, sql.placeholder('semesterId')),
      eq(agenda.function, 'addDrop'),
      sql`(${agenda.collegeId} is null or ${agenda.collegeId} = ${sql.placeholder('collegeId')})`,
      sql`(${agenda.degreeClass} is null or ${agenda.degreeClass} = ${sql.placeholder('degreeClass')})`,
      sql`(${agenda.cohort} is null or ${agenda.cohort} = ${sql.placeholder('cohort')})`,
    ))
    .prepare(),
);

/** Courses are paid for, and may be given back, until add and drop of their semester close; null where it has no such row. */
export const dropClosingOf = (db: Db, { collegeId, degreeClass, admissionYear }: Student, semesterId: number): number | null =>
  dropClosingQuery(db).get({ semesterId, collegeId, degreeClass, cohort: admissionYear })?.closesAt ?? null;

const settlingQuery = statement((db) =>
  db.select({ at: sql<number | null>`max(${agenda.closesAt})` }).from(agenda).where(and(eq(agenda.semesterId, sql.placeholder('semesterId')), eq(agenda.function, 'addDrop'))).prepare(),
);

/** When add and drop of a semester close for the last student: what was paid for given-up courses goes into the balance, and waiting lists end. */
export const addDropEndOf = (db: Db, semesterId: number): number | null => settlingQuery(db).get({ semesterId })?.at ?? null;

const openLineQuery = statement((db) =>
  db
    .select({ registrationId: paymentLines.registrationId, chargeId: paymentLines.chargeId, paymentId: payments.publicId, documentNumber: payments.documentNumber })
    .from(payments)
    .innerJoin(paymentLines, eq(paymentLines.paymentId, payments.id))
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'pending'), eq(paymentLines.open, true)))
    .prepare(),
);

/** `processing`: a card has been entered; left out where the gateway does not tell. */
export type InPayment = { paymentId: string; documentNumber: string; processing?: boolean };

export type FeeRow = OwedItem & {
  kind: 'registration' | 'charge';
  id: number;
  semesterId: number;
  label: Text;
  course: { code: string; number: string; creditHours: number } | null;
  /** Whether what is paid comes back if it is given up. */
  refund: boolean;
  cashierOnly: boolean;
  chargedAt: number;
  changedAt: number;
  pending: InPayment | null;
  /** Of a given-up course: when what was paid for it goes into the balance. */
  creditedAt: number | null;
};

/** The name of a charge, and of a payment's line for one. */
export const chargeLabel = (kind: ChargeKind): Text => textOf('payment', `charges.${kind}`);

/** Everything a student is charged, of every semester, the oldest first: courses, then charges. */
export function feesOf(db: Db, student: Student, now: number): FeeRow[] {
  const inPayment = new Map<string, InPayment>();
  for (const { registrationId, chargeId, ...payment } of openLineQuery(db).all({ studentId: student.studentId })) inPayment.set(registrationId === null ? `charge ${chargeId}` : `registration ${registrationId}`, { ...payment, ...processingOf(db, payment.paymentId) });
  const closings = new Map<number, number | null>();
  const closingOf = (semesterId: number): number | null => {
    let closing = closings.get(semesterId);
    if (closing === undefined) closings.set(semesterId, (closing = dropClosingOf(db, student, semesterId)));
    return closing;
  };
  const taken = registrationQuery(db).all({ studentId: student.studentId }).flatMap((row): FeeRow[] => {
    const charged = isCharged(row.status);
    const held = row.paid + row.usedFromBalance;
    if (!charged && !held) return [];
    const dueBy = closingOf(row.semesterId);
    const money = charged ? moneyOf(row) : { amount: held, sponsorFees: 0, sponsorPaid: 0, paid: row.paid, usedFromBalance: row.usedFromBalance };
    return [{
      ...money, kind: 'registration', id: row.id, type: 'course', semesterId: row.semesterId, label: { en: row.nameEn, ar: row.nameAr }, givenUp: !charged,
      course: { code: row.code, number: row.number, creditHours: row.creditHours }, dueBy, refund: !charged || (row.status === 'registered' && dueBy !== null && now < dueBy), cashierOnly: false,
      chargedAt: row.registeredAt, changedAt: row.changedAt, pending: inPayment.get(`registration ${row.id}`) ?? null, creditedAt: charged ? null : addDropEndOf(db, row.semesterId),
    }];
  });
  const charged = chargesOf(db, student.studentId).map((row): FeeRow => ({
    kind: 'charge', id: row.id, type: row.kind, semesterId: row.semesterId, label: chargeLabel(row.kind), course: null, givenUp: false,
    amount: row.amount, sponsorFees: row.sponsorAmount, sponsorPaid: row.sponsorPaid, paid: row.paid, usedFromBalance: row.usedFromBalance,
    dueBy: dueByOf(row.dueOn), refund: row.refundable, cashierOnly: row.cashierOnly, chargedAt: row.chargedAt, changedAt: row.chargedAt, pending: inPayment.get(`charge ${row.id}`) ?? null, creditedAt: null,
  }));
  return [...taken, ...charged];
}

/** What of these fees waits to go into the balance, as the contract shows it. */
export const toBalanceOf = (rows: readonly FeeRow[]): Schema<'ToBalance'> => creditsOf(rows).map(({ fils, at }) => ({ fils, at: toIsoOrNull(at) }));

const semesterNameQuery = statement((db) => db.select({ nameEn: semesters.nameEn, nameAr: semesters.nameAr }).from(semesters).where(eq(semesters.id, sql.placeholder('id'))).prepare());

export function semesterNameOf(db: Db, id: number): Text {
  const row = semesterNameQuery(db).get({ id });
  if (!row) throw new Error(`no semester ${id}`);
  return { en: row.nameEn, ar: row.nameAr };
}
