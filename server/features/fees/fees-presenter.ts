import type { Db } from '../../../db/db.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { getSemesterName, type FeeRow } from './fees-queries.ts';
import { dueAmount, inPayingOrder, isOverdue, toOwed, toFeeSums } from './fees-rules.ts';
import type { PaymentWithLines } from './receipt-queries.ts';
import type { SemesterStatement } from './statement-rules.ts';

/** Maps a fee to the FeeItem schema of the API. */

export const feeAnswer = (row: FeeRow, now: number): Schema<'FeeItem'> => ({
  kind: row.kind,
  id: row.id,
  type: row.type,
  label: row.label,
  course: row.course,
  semesterId: row.semesterId,
  amount: row.amount,
  privateFees: row.amount - row.sponsorFees,
  paid: row.paid,
  usedFromBalance: row.usedFromBalance,
  due: dueAmount(row),
  sponsorFees: row.sponsorFees,
  sponsorRemain: row.sponsorFees - row.sponsorPaid,
  refund: row.refund,
  givenUp: row.givenUp,
  creditedAt: toIsoOrNull(row.creditedAt),
  dueBy: toIsoOrNull(row.dueBy),
  overdue: isOverdue(row, now),
  cashierOnly: row.cashierOnly,
  pending: row.pending,
});

/** The semesters with their fees, in the order in which they should be paid. */
export function semesterFees(
  db: Db,
  rows: readonly FeeRow[],
  currentId: number,
  now: number,
): Schema<'SemesterFees'>[] {
  const semesters = [...new Set(rows.map(({ semesterId }) => semesterId))].map((semesterId) => {
    const own = rows.filter((row) => row.semesterId === semesterId);
    return { semesterId, own, ...toOwed(own, now) };
  });
  return inPayingOrder(semesters).map(({ semesterId, own, toPay, onItsWay, dueBy }) => ({
    semesterId,
    name: getSemesterName(db, semesterId),
    time: semesterId === currentId ? 'current' : semesterId < currentId ? 'past' : 'next',
    dueBy: toIsoOrNull(dueBy),
    totals: toFeeSums(own.filter(({ givenUp }) => !givenUp)),
    toPay,
    onItsWay,
    items: own.map((row) => feeAnswer(row, now)),
  }));
}

const paidItems = ({ lines }: PaymentWithLines): Schema<'PaidItem'>[] =>
  lines.map(({ code, label, semester, amount }) => ({ code, label, semester, amount }));

export const paymentEntry = (payment: PaymentWithLines): Schema<'PaymentEntry'> => ({
  paymentId: payment.publicId,
  documentNumber: payment.documentNumber,
  status: payment.status,
  method: payment.channel,
  startedAt: toIso(payment.startedAt),
  receiptDate: payment.status === 'succeeded' ? toIsoOrNull(payment.endedAt) : null,
  amount: payment.amount + payment.fromBalance,
  fromBalance: payment.fromBalance,
  reason: payment.reason,
  items: paidItems(payment),
});

export const receiptAnswer = (payment: PaymentWithLines, student: Student): Schema<'Receipt'> => ({
  documentNumber: payment.documentNumber,
  receiptDate: toIso(payment.endedAt ?? payment.startedAt),
  student: {
    code: student.code,
    name: { en: student.nameEn, ar: student.nameAr },
    programme: { en: student.programmeEn, ar: student.programmeAr },
    college: { en: student.collegeEn, ar: student.collegeAr },
  },
  method: payment.channel,
  amount: payment.amount + payment.fromBalance,
  paidByCard: payment.amount,
  fromBalance: payment.fromBalance,
  items: paidItems(payment),
});

/** Maps the statement to the schema of the API: newest semester first, each with its entries in chronological order. */
export const statementAnswer = (db: Db, statement: readonly SemesterStatement[]): Schema<'SemesterStatement'>[] =>
  statement
    .map(({ semesterId, carried, owed, entries, ...totals }) => ({
      semesterId,
      name: getSemesterName(db, semesterId),
      carried,
      owed,
      totals,
      entries: entries.map(({ at, creditedAt, ...entry }) => ({
        ...entry,
        at: toIso(at),
        creditedAt: toIsoOrNull(creditedAt),
      })),
    }))
    .reverse();
