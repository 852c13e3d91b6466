import { and, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { payments } from '../../../db/schema/fees.ts';
import { refunds } from '../../../db/schema/refund.ts';
import { requests } from '../../../db/schema/request.ts';
import { dateOf } from '../../clock.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { endedInVain } from '../request/request-rules.ts';
import type { Student } from '../student/student-queries.ts';
import type { RefundStanding } from './refund-rules.ts';

const selection = {
  id: requests.id, referenceNumber: requests.referenceNumber, studentId: requests.studentId, semesterId: requests.semesterId, status: requests.status, sentAt: requests.sentAt,
  amount: refunds.amount, reason: refunds.reason, iban: refunds.iban, remarks: refunds.remarks, attachmentId: refunds.attachmentId, receiptNumber: refunds.receiptNumber,
};

const ofStudentQuery = statement((db) =>
  db.select(selection).from(refunds).innerJoin(requests, eq(requests.id, refunds.requestId)).where(eq(requests.studentId, sql.placeholder('studentId'))).orderBy(desc(requests.sentAt), desc(requests.id)).prepare(),
);

export type RefundRow = ReturnType<typeof refundsOf>[number];

/** The student's refunds, newest first. */
export const refundsOf = (db: Db, studentId: number) => ofStudentQuery(db).all({ studentId });

export function refundById(db: Db, requestId: number): RefundRow {
  const row = db.select(selection).from(refunds).innerJoin(requests, eq(requests.id, refunds.requestId)).where(eq(refunds.requestId, requestId)).get();
  if (!row) throw new Error(`no refund ${requestId}`);
  return row;
}

const pendingQuery = statement((db) =>
  db.select({ held: sum(payments.fromBalance).mapWith(Number) }).from(payments).where(and(eq(payments.studentId, sql.placeholder('studentId')), eq(payments.status, 'pending'))).prepare(),
);

/** Fils of the balance that pending payments have taken. */
export const heldByPayments = (db: Db, studentId: number): number => pendingQuery(db).get({ studentId })?.held ?? 0;

/** What the rules look at before anything is asked for; `held` is what has left `student.balance` already. */
export function refundStandingOf(db: Db, { studentId, status, balance }: Student, now: number): RefundStanding & { held: number } {
  const asked = refundsOf(db, studentId).filter((row) => !endedInVain.has(row.status));
  const open = asked.find((row) => row.status === 'sent');
  const { id: semesterId } = semesterFor(db, now);
  const decided = asked.find((row) => row !== open && row.semesterId === semesterId);
  return { status, refundable: balance, open: open?.referenceNumber ?? null, asked: decided?.referenceNumber ?? null, held: heldByPayments(db, studentId) + (open?.amount ?? 0) };
}

export const keepRefund = (db: Db, refund: typeof refunds.$inferInsert): void => {
  db.insert(refunds).values(refund).run();
};

/** The next receipt number of a transfer in the year, such as TRF-2026-000012; keeps it with the refund. Called inside the transaction that pays it out. */
export function keepReceipt(db: Db, requestId: number, now: number): string {
  const prefix = `TRF-${dateOf(now).slice(0, 4)}-`;
  const last = db.select({ last: sql<string | null>`max(${refunds.receiptNumber})` }).from(refunds).where(and(gte(refunds.receiptNumber, prefix), lt(refunds.receiptNumber, `${prefix}:`))).get()?.last;
  const receiptNumber = `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(6, '0')}`;
  db.update(refunds).set({ receiptNumber }).where(eq(refunds.requestId, requestId)).run();
  return receiptNumber;
}
