import { inTransaction, type Db } from '../../../db/db.ts';
import { formatMoney, isolate, type Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock.ts';
import { outgoingText } from '../../http/messages.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { send } from '../../outgoing.ts';
import { refusalsOf, throwIfRefused } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { contactOf } from '../contact/contact-queries.ts';
import { wayOf } from '../contact/contact-rules.ts';
import { moveBalance } from '../fees/ledger-commands.ts';
import { attachmentAnswer, emptyCanceledFiles, fileFactsOf, keepAttachment } from '../request/attachment-queries.ts';
import { attachmentRules } from '../request/attachment-rules.ts';
import { decidedAtOf, endRequest, historyOf, openRequest, requestOfStudent } from '../request/request-queries.ts';
import { notDecided } from '../request/request-rules.ts';
import { limitOf } from '../limit/limit-queries.ts';
import { studentById, type Student } from '../student/student-queries.ts';
import { keepRefund, refundById, refundsOf, refundStandingOf, type RefundRow } from './refund-queries.ts';
import { maskedIban, refundRules, refundStandingRules, tidyIban } from './refund-rules.ts';

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

/** Tells the student outside the portal where money is asked to go: whoever has taken over a session cannot keep that from its owner. */
function tellOfRefund(db: Db, personId: number, { amount, iban, referenceNumber }: { amount: number; iban: string; referenceNumber: string }, language: Language, now: number): void {
  const way = wayOf(contactOf(db, personId));
  const figures = { amount: isolate(formatMoney(amount, language)), iban: maskedIban(iban), reference: referenceNumber };
  if (way) send(db, now, { ...way, subject: outgoingText(language, 'refund.sent.subject', figures), body: outgoingText(language, 'refund.sent.body', figures) });
}

export const refundHandlers = {
  getRefundableBalance: ({ db, student, now }) => [200, balanceAnswer(db, student, now)],

  getRefunds: ({ db, student: { studentId } }) => [200, { refunds: answers(db, studentId) }],

  submitRefund: ({ db, student: { studentId, personId }, now, language, body: { amount, reason, iban, remarks = '', file } }) =>
    inTransaction(db, () => {
      emptyCanceledFiles(db, now);
      const standing = refundStandingOf(db, studentById(db, studentId), now);
      throwIfRefused([...refusalsOf(refundRules, { ...standing, amount, iban }), ...refusalsOf(attachmentRules, fileFactsOf(db, studentId, file))]);
      const { id, referenceNumber } = openRequest(db, { kind: 'refund', studentId, semesterId: semesterFor(db, now).id, subjectId: studentId }, now);
      keepRefund(db, { requestId: id, amount, reason, iban: tidyIban(iban), remarks: remarks.trim(), attachmentId: keepAttachment(db, studentId, id, file, now) });
      moveBalance(db, studentId, -amount, 'hold', `hold-${referenceNumber}`, now);
      tellOfRefund(db, personId, { amount, iban: tidyIban(iban), referenceNumber }, language, now);
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
