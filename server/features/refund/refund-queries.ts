import { and, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { payments } from '../../../db/schema/fees.ts';
import { refunds } from '../../../db/schema/refund.ts';
import { requests } from '../../../db/schema/request.ts';
import { toDate } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { RequestRow } from '../request/request-kind.ts';
import { hasEnded } from '../request/request-states.ts';

export type RefundRow = { request: RequestRow; amount: number; receiptNumber: string | null };

const joined = (db: Db) =>
  db
    .select({ request: requests, amount: refunds.amount, receiptNumber: refunds.receiptNumber })
    .from(refunds)
    .innerJoin(requests, eq(requests.id, refunds.requestId));

const ofStudentQuery = preparedPerDb((db) =>
  joined(db)
    .where(eq(requests.studentId, sql.placeholder('studentId')))
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .prepare(),
);

/** The student's refund requests that were sent, newest first. */
export const listRefunds = (db: Db, studentId: number): RefundRow[] => ofStudentQuery(db).all({ studentId });

const byIdQuery = preparedPerDb((db) =>
  joined(db)
    .where(eq(refunds.requestId, sql.placeholder('requestId')))
    .prepare(),
);

/** The row of a sent refund; undefined while it is a draft. */
export const refundById = (db: Db, requestId: number): RefundRow | undefined => byIdQuery(db).get({ requestId });

/** The fields of the refund form. `amount` is in fils; missing fields of a draft get defaults. */
export type RefundDetails = { amount: number; reason: Schema<'RefundReason'>; iban: string; remarks: string };

export function refundDetails({ details }: RequestRow): RefundDetails {
  const { amount, reason, iban, remarks } = details;
  return {
    amount: Number(amount ?? 0),
    reason: (typeof reason === 'string' ? reason : 'other') as Schema<'RefundReason'>,
    iban: typeof iban === 'string' ? iban : '',
    remarks: typeof remarks === 'string' ? remarks : '',
  };
}

const pendingQuery = preparedPerDb((db) =>
  db
    .select({ held: sum(payments.fromBalance).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.studentId, sql.placeholder('studentId')), eq(payments.status, 'pending')))
    .prepare(),
);

/** The fils of the balance that pending payments hold. */
export const heldByPayments = (db: Db, studentId: number): number => pendingQuery(db).get({ studentId })?.held ?? 0;

/** The fils that undecided refunds hold, without the refund `except`. */
export const heldByRefunds = (db: Db, studentId: number, except?: number): number =>
  listRefunds(db, studentId).reduce(
    (held, { request, amount }) => (hasEnded(request.status) || request.id === except ? held : held + amount),
    0,
  );

export const insertRefund = (db: Db, refund: typeof refunds.$inferInsert): void => {
  db.insert(refunds).values(refund).run();
};

/**
 * Stores the next receipt number of the year, such as TRF-2026-000012, with the refund and returns the number. Called
 * in the transaction that pays the refund out.
 */
export function saveReceipt(db: Db, requestId: number, now: number): string {
  const prefix = `TRF-${toDate(now).slice(0, 4)}-`;
  const last = db
    .select({ last: sql<string | null>`max(${refunds.receiptNumber})` })
    .from(refunds)
    .where(and(gte(refunds.receiptNumber, prefix), lt(refunds.receiptNumber, `${prefix}:`)))
    .get()?.last;
  const receiptNumber = `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(6, '0')}`;
  const { changes } = db.update(refunds).set({ receiptNumber }).where(eq(refunds.requestId, requestId)).run();
  if (changes !== 1) throw new Error(`no refund ${requestId}`);
  return receiptNumber;
}
