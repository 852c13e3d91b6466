import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { findSponsor } from '../../academic-record/student-queries.ts';
import { feeAnswer, paymentEntry, receiptAnswer, semesterFees, statementAnswer } from './fees-presenter.ts';
import { listFees, toBalanceCredits } from './fees-queries.ts';
import { feesNotices, isOfSemester, toOwed, receiptRefusals, toFeeSums, unknownReceiptRefusals } from './fees-rules.ts';
import { paymentByDocument, listPayments } from './receipt-queries.ts';
import { createStatement } from './statement-rules.ts';

export const feesHandlers = {
  getStudentFees: ({ db, student, now }) => {
    const rows = listFees(db, student, now);
    const owed = toOwed(rows, now);
    const ofSemesters = rows.filter(isOfSemester);
    return [
      200,
      {
        now: toIso(now),
        sponsor: findSponsor(student),
        balance: student.balance,
        totals: toFeeSums(ofSemesters.filter(({ givenUp }) => !givenUp)),
        owed: {
          due: owed.due,
          toPay: owed.toPay,
          onItsWay: owed.onItsWay,
          overdue: owed.overdue,
          tuition: owed.tuition,
          dueBy: toIsoOrNull(owed.dueBy),
        },
        toBalance: toBalanceCredits(rows),
        notices: feesNotices(owed),
        semesters: semesterFees(db, ofSemesters, semestersAt(db, now).current.id, now),
      },
    ];
  },

  getOtherFees: ({ db, student, now }) => {
    const rows = listFees(db, student, now).filter((row) => !isOfSemester(row));
    return [200, { totals: toFeeSums(rows), items: rows.map((row) => feeAnswer(row, now)).reverse() }];
  },

  getPaymentHistory: ({ db, student }) => {
    const payments = listPayments(db, student.studentId);
    const succeeded = payments.filter(({ status }) => status === 'succeeded');
    return [
      200,
      {
        paid: succeeded.reduce((sum, { amount, fromBalance }) => sum + amount + fromBalance, 0),
        items: payments.map(paymentEntry),
      },
    ];
  },

  getFinancialData: ({ db, student, now }) => {
    const rows = listFees(db, student, now);
    const { toPay, onItsWay } = toOwed(rows, now);
    const statement = createStatement(
      rows.map((row) => ({ ...row, code: row.course?.code ?? null })),
      listPayments(db, student.studentId),
    );
    return [
      200,
      {
        now: toIso(now),
        student: {
          code: student.code,
          name: { en: student.nameEn, ar: student.nameAr },
          programme: { en: student.programmeEn, ar: student.programmeAr },
          college: { en: student.collegeEn, ar: student.collegeAr },
        },
        sponsor: findSponsor(student),
        balance: student.balance,
        totals: toFeeSums(rows.filter(({ givenUp }) => !givenUp)),
        owed: statement.at(-1)?.owed ?? 0,
        toPay,
        onItsWay,
        toBalance: toBalanceCredits(rows),
        semesters: statementAnswer(db, statement),
      },
    ];
  },

  getReceipt: ({ db, student, params: { documentNumber } }) => {
    const payment = paymentByDocument(db, documentNumber);
    throwIfRefused(unknownReceiptRefusals({ found: payment !== undefined }));
    if (payment?.studentId !== student.studentId) throw new Refused(refuse('fees.receiptNotYours'));
    throwIfRefused(receiptRefusals(payment));
    const lines = listPayments(db, student.studentId).find(({ id }) => id === payment.id)?.lines ?? [];
    return [200, receiptAnswer({ ...payment, lines }, student)];
  },
} satisfies Partial<Handlers>;
