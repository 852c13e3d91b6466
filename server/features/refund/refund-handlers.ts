import { inTransaction, type Db } from '../../../db/db.ts';
import { toIso } from '../../clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refusalsOf, throwIfRefused } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { moveBalance } from '../fees/ledger-commands.ts';
import { attachmentAnswer, keepAttachment } from '../request/attachment-queries.ts';
import { attachmentRules } from '../request/attachment-rules.ts';
import { decidedAtOf, endRequest, historyOf, openRequest, requestOfStudent } from '../request/request-queries.ts';
import { notDecided } from '../request/request-rules.ts';
import { limitOf, studentById, type Student } from '../student/student-queries.ts';
import { keepRefund, refundById, refundsOf, refundStandingOf, type RefundRow } from './refund-queries.ts';
import { refundRules, refundStandingRules, tidyIban } from './refund-rules.ts';

function refundAnswer(db: Db, row: RefundRow): Schema<'Refund'> {
  const { id, referenceNumber, amount, reason, iban, remarks, attachmentId, status, sentAt, receiptNumber } = row;
  const history = historyOf(db, id);
  return { id, referenceNumber, amount, reason, iban, remarks, attachment: attachmentAnswer(db, attachmentId), status, createdAt: toIso(sentAt), decidedAt: decidedAtOf(history), receiptNumber, history };
}

const answers = (db: Db, studentId: number): Schema<'Refund'>[] => refundsOf(db, studentId).map((row) => refundAnswer(db, row));

function balanceAnswer(db: Db, student: Student, now: number): Schema<'RefundableBalance'> {
  const standing = refundStandingOf(db, student, now);
  const { refundable, held } = standing;
  return { balance: refundable + held, held, refundable, reasons: refusalsOf(refundStandingRules, standing), fileMaximumMebibytes: limitOf(db, 'fileMaximumMebibytes') };
}

/** The student's money as it is after a change. */
const changed = (db: Db, studentId: number, now: number, message: Schema<'Refusal'>): [200, Schema<'RefundChange'>] => [
  200,
  { messages: [message], balance: balanceAnswer(db, studentById(db, studentId), now), refunds: answers(db, studentId) },
];

export const refundHandlers = {
  getRefundableBalance: ({ db, student, now }) => [200, balanceAnswer(db, student, now)],

  getRefunds: ({ db, student: { studentId } }) => [200, { refunds: answers(db, studentId) }],

  submitRefund: ({ db, student: { studentId }, now, body: { amount, reason, iban, remarks = '', file } }) =>
    inTransaction(db, () => {
      const standing = refundStandingOf(db, studentById(db, studentId), now);
      throwIfRefused([...refusalsOf(refundRules, { ...standing, amount, iban }), ...refusalsOf(attachmentRules, file)]);
      const { id, referenceNumber } = openRequest(db, { kind: 'refund', studentId, semesterId: semesterFor(db, now).id, subjectId: studentId }, now);
      keepRefund(db, { requestId: id, amount, reason, iban: tidyIban(iban), remarks: remarks.trim(), attachmentId: keepAttachment(db, studentId, id, file, now) });
      moveBalance(db, studentId, -amount, 'hold', `hold-${referenceNumber}`, now);
      return changed(db, studentId, now, { Code: 'MSG-000032', Params: { context: 'refund', reference: referenceNumber, fils: amount } });
    }),

  cancelRefund: ({ db, student: { studentId }, now, params }) =>
    inTransaction(db, () => {
      const request = requestOfStudent(db, studentId, { kind: 'refund', id: params.id });
      throwIfRefused(refusalsOf([notDecided], request));
      const { amount } = refundById(db, request.id);
      endRequest(db, request.id, 'canceled', 'student', now);
      moveBalance(db, studentId, amount, 'release', `release-${request.referenceNumber}`, now);
      return changed(db, studentId, now, { Code: 'MSG-000033', Params: { context: 'refund', reference: request.referenceNumber, fils: amount } });
    }),
} satisfies Partial<Handlers>;
