import { toIso, toIsoOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { sponsorOf } from '../../academic-record/student-queries.ts';
import { feeAnswer, paymentEntry, receiptAnswer, semesterFees, statementAnswer } from './fees-presenter.ts';
import { feesOf, toBalanceOf } from './fees-queries.ts';
import { feesNotices, isOfSemester, owedOf, receiptRefusals, sumsOf, unknownReceiptRefusals } from './fees-rules.ts';
import { paymentByDocument, paymentsOf } from './receipt-queries.ts';
import { statementOf } from './statement-rules.ts';

export const feesHandlers = {
  getStudentFees: ({ db, student, now }) => {
    const rows = feesOf(db, student, now);
    const owed = owedOf(rows, now);
    const ofSemesters = rows.filter(isOfSemester);
    return [
      200,
      {
        now: toIso(now),
        sponsor: sponsorOf(student),
        balance: student.balance,
        totals: sumsOf(ofSemesters.filter(({ givenUp }) => !givenUp)),
        owed: {
          due: owed.due,
          toPay: owed.toPay,
          onItsWay: owed.onItsWay,
          overdue: owed.overdue,
          tuition: owed.tuition,
          dueBy: toIsoOrNull(owed.dueBy),
        },
        toBalance: toBalanceOf(rows),
        notices: feesNotices(owed),
        semesters: semesterFees(db, ofSemesters, semestersAt(db, now).current.id, now),
      },
    ];
  },

  getOtherFees: ({ db, student, now }) => {
    const rows = feesOf(db, student, now).filter((row) => !isOfSemester(row));
    return [200, { totals: sumsOf(rows), items: rows.map((row) => feeAnswer(row, now)).reverse() }];
  },

  getPaymentHistory: ({ db, student }) => {
    const payments = paymentsOf(db, student.studentId);
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
    const rows = feesOf(db, student, now);
    const { toPay, onItsWay } = owedOf(rows, now);
    const statement = statementOf(
      rows.map((row) => ({ ...row, code: row.course?.code ?? null })),
      paymentsOf(db, student.studentId),
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
        sponsor: sponsorOf(student),
        balance: student.balance,
        totals: sumsOf(rows.filter(({ givenUp }) => !givenUp)),
        owed: statement.at(-1)?.owed ?? 0,
        toPay,
        onItsWay,
        toBalance: toBalanceOf(rows),
        semesters: statementAnswer(db, statement),
      },
    ];
  },

  getReceipt: ({ db, student, params: { documentNumber } }) => {
    const payment = paymentByDocument(db, documentNumber);
    throwIfRefused(unknownReceiptRefusals({ found: payment !== undefined }));
    if (payment?.studentId !== student.studentId) throw new Refused(refuse('fees.receiptNotYours'));
    throwIfRefused(receiptRefusals(payment));
    const lines = paymentsOf(db, student.studentId).find(({ id }) => id === payment.id)?.lines ?? [];
    return [200, receiptAnswer({ ...payment, lines }, student)];
  },
} satisfies Partial<Handlers>;
