import { desc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { charges, paymentLines, payments, type chargeKinds } from '../../../db/schema/fees.ts';
import { moveBalance } from './ledger-commands.ts';

export type ChargeKind = (typeof chargeKinds)[number];
export type ChargeRow = typeof charges.$inferSelect;

/**
 * A charge to be made. `amount` is the student's own share in fils. `dueOn` is YYYY-MM-DD; without it the charge is
 * payable at once.
 */
export type NewCharge = {
  studentId: number;
  semesterId: number;
  kind: ChargeKind;
  /** The id of the object that is charged for, such as the request of an appeal. Null if there is none. */
  subjectId?: number | null;
  amount: number;
  dueOn?: string | null;
  refundable?: boolean;
  cashierOnly?: boolean;
};

const insertQuery = preparedPerDb((db) =>
  db.$client.prepare<Record<string, unknown>>(`
    insert into charge (student_id, semester_id, kind, subject_id, amount, due_on, refundable, cashier_only, charged_at)
    values (@studentId, @semesterId, @kind, @subjectId, @amount, @dueOn, @refundable, @cashierOnly, @chargedAt)`),
);

/** Stores a new charge. Returns its id. */
export function addCharge(
  db: Db,
  {
    studentId,
    semesterId,
    kind,
    subjectId = null,
    amount,
    dueOn = null,
    refundable = false,
    cashierOnly = false,
  }: NewCharge,
  now: number,
): number {
  const charge = { studentId, semesterId, kind, subjectId, amount, dueOn, chargedAt: now };
  return Number(
    insertQuery(db).run({ ...charge, refundable: Number(refundable), cashierOnly: Number(cashierOnly) })
      .lastInsertRowid,
  );
}

/**
 * Cancels a charge and moves the paid amount into the balance. Returns that amount in fils. Throws if the charge is
 * cancelled or unknown.
 */
export function returnCharge(db: Db, id: number, now: number): number {
  const charge = chargeById(db, id);
  if (!charge || charge.canceledAt !== null) throw new Error(`charge ${id} was canceled or does not exist`);
  const { studentId, paid, usedFromBalance } = charge;
  db.update(charges).set({ canceledAt: now, paid: 0, usedFromBalance: 0 }).where(eq(charges.id, id)).run();
  if (paid + usedFromBalance > 0)
    moveBalance(db, { transactionId: `drop-charge-${id}`, studentId, cause: 'drop', now }, paid + usedFromBalance);
  return paid + usedFromBalance;
}

const byIdQuery = preparedPerDb((db) =>
  db
    .select()
    .from(charges)
    .where(eq(charges.id, sql.placeholder('id')))
    .prepare(),
);

/** The charge with this id, of any student and even if cancelled; undefined if unknown. */
export const chargeById = (db: Db, id: number): ChargeRow | undefined => byIdQuery(db).get({ id });

type OpenChargeRow = [
  id: number,
  semesterId: number,
  kind: ChargeKind,
  subjectId: number | null,
  amount: number,
  sponsorAmount: number,
  paid: number,
  sponsorPaid: number,
  usedFromBalance: number,
  dueOn: string | null,
  dueAt: number | null,
  refundable: number,
  cashierOnly: number,
  chargedAt: number,
];

const ofStudentQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], OpenChargeRow>(
      `select id, semester_id, kind, subject_id, amount, sponsor_amount, paid, sponsor_paid, used_from_balance, due_on, due_at, refundable, cashier_only, charged_at
     from charge where student_id = ? and canceled_at is null order by semester_id, id`,
    )
    .raw(),
);

/**
 * The student's charges that are not cancelled, oldest semester first. Fees for courses are not charges but belong to
 * registrations.
 */
export const listCharges = (db: Db, studentId: number): ChargeRow[] =>
  ofStudentQuery(db)
    .all(studentId)
    .map(
      ([
        id,
        semesterId,
        kind,
        subjectId,
        amount,
        sponsorAmount,
        paid,
        sponsorPaid,
        usedFromBalance,
        dueOn,
        dueAt,
        refundable,
        cashierOnly,
        chargedAt,
      ]) => ({
        id,
        studentId,
        semesterId,
        kind,
        subjectId,
        amount,
        sponsorAmount,
        paid,
        sponsorPaid,
        usedFromBalance,
        dueOn,
        dueAt,
        refundable: refundable === 1,
        cashierOnly: cashierOnly === 1,
        chargedAt,
        canceledAt: null,
      }),
    );

const paymentsQuery = preparedPerDb((db) =>
  db
    .select({ status: payments.status, documentNumber: payments.documentNumber, endedAt: payments.endedAt })
    .from(paymentLines)
    .innerJoin(payments, eq(payments.id, paymentLines.paymentId))
    .where(eq(paymentLines.chargeId, sql.placeholder('chargeId')))
    .orderBy(desc(payments.id))
    .prepare(),
);

/** The payment state of a charge; `pending` means that a payment is in progress. `paidAt` is null until it is paid. */
export type ChargeState = {
  fils: number;
  payment: 'due' | 'pending' | 'paid';
  paidAt: number | null;
  receiptNumber: string | null;
};

export function chargeState(db: Db, id: number): ChargeState {
  const charge = chargeById(db, id);
  if (!charge) throw new Error(`no charge ${id}`);
  const made = paymentsQuery(db).all({ chargeId: id });
  const fils = charge.amount - charge.sponsorAmount;
  if (charge.paid + charge.usedFromBalance < fils)
    return {
      fils,
      payment: made.some(({ status }) => status === 'pending') ? 'pending' : 'due',
      paidAt: null,
      receiptNumber: null,
    };
  const receipt = made.find(({ status }) => status === 'succeeded');
  return {
    fils,
    payment: 'paid',
    paidAt: receipt?.endedAt ?? charge.chargedAt,
    receiptNumber: receipt?.documentNumber ?? null,
  };
}
