import type { Db } from '../../../db/db.ts';
import { formatMoney, isolate, type Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { outgoingText } from '../../http/messages.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { send } from '../../messages/outbox.ts';
import { getContact } from '../contact/contact-queries.ts';
import { findWay } from '../contact/contact-rules.ts';
import { listFees, toBalanceCredits } from '../fees/fees-queries.ts';
import { findFile } from '../request/attachment-queries.ts';
import { myRequest } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import { requestOfStudent } from '../request/request-queries.ts';
import { eligibilityRefusals } from '../request/request-plan.ts';
import { getLimit } from '../../limits.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import { refundKind } from './refund-kind.ts';
import { heldByPayments, heldByRefunds, refundDetails, listRefunds, type RefundRow } from './refund-queries.ts';
import { findBankCode, ibanRefusals, maskedIban, tidyIban } from './refund-rules.ts';

function refundAnswer(db: Db, { request, receiptNumber }: RefundRow, now: number): Schema<'Refund'> {
  const { id, referenceNumber, status, sentAt, savedAt } = request;
  const { decidedAt, history, actions } = myRequest(db, refundKind, request, now);
  const attachment = findFile(db, id, 'proof');
  if (!attachment) throw new Error(`${referenceNumber} has no bank letter`);
  return {
    id,
    referenceNumber,
    ...refundDetails(request),
    attachment,
    status,
    createdAt: toIso(sentAt ?? savedAt),
    decidedAt,
    receiptNumber,
    actions,
    history,
  };
}

const answers = (db: Db, studentId: number, now: number): Schema<'Refund'>[] =>
  listRefunds(db, studentId).map((row) => refundAnswer(db, row, now));

function balanceAnswer(db: Db, student: Student, now: number): Schema<'RefundableBalance'> {
  const held = heldByPayments(db, student.studentId) + heldByRefunds(db, student.studentId);
  const reasons = eligibilityRefusals(db, refundKind, { student, subjectId: null, details: {}, request: null }, now);
  return {
    balance: student.balance,
    held,
    refundable: student.balance,
    toBalance: toBalanceCredits(listFees(db, student, now)),
    reasons,
    fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
  };
}

/** The student's balance and refunds after a change. */
const changed = (db: Db, studentId: number, now: number, message: Schema<'Refusal'>): [200, Schema<'RefundChange'>] => [
  200,
  {
    messages: [message],
    balance: balanceAnswer(db, studentById(db, studentId), now),
    refunds: answers(db, studentId, now),
  },
];

/**
 * Notifies the student of a refund request and its masked IBAN, by text message or e-mail. A person who took over the
 * student's session therefore cannot hide the request from the student.
 */
function tellOfRefund(
  db: Db,
  personId: number,
  { amount, iban, referenceNumber }: { amount: number; iban: string; referenceNumber: string },
  language: Language,
  now: number,
): void {
  const way = findWay(getContact(db, personId));
  const figures = {
    amount: isolate(formatMoney(amount, language)),
    iban: maskedIban(iban),
    reference: referenceNumber,
  };
  if (way)
    send(db, now, {
      ...way,
      subject: outgoingText(language, 'refund.sent.subject', figures),
      body: outgoingText(language, 'refund.sent.body', figures),
    });
}

export const refundHandlers = {
  getRefundableBalance: ({ db, student, now }) => [200, balanceAnswer(db, student, now)],

  checkIban: ({ body: { iban } }) => {
    const refusals = ibanRefusals(iban);
    return [200, { refusals, bankCode: refusals.length ? null : findBankCode(iban) }];
  },

  getRefunds: ({ db, student: { studentId }, now }) => [200, { refunds: answers(db, studentId, now) }],

  submitRefund: ({ db, student, now, language, body: { amount, reason, iban, remarks = '', file, draft } }) => {
    const { referenceNumber } = sendRequest(
      db,
      refundKind,
      { student, details: { amount, reason, iban, remarks }, files: { proof: file }, draft },
      now,
    );
    tellOfRefund(db, student.personId, { amount, iban: tidyIban(iban), referenceNumber }, language, now);
    return changed(db, student.studentId, now, {
      Code: 'MSG-000032',
      Params: { context: 'refund', reference: referenceNumber, fils: amount },
    });
  },

  cancelRefund: ({ db, student: { studentId }, now, params }) => {
    const request = requestOfStudent(db, studentId, { kind: 'refund', id: params.id });
    dispatch(db, refundKind, request, { name: 'cancel', actor: 'student' }, now);
    return changed(db, studentId, now, {
      Code: 'MSG-000033',
      Params: { context: 'refund', reference: request.referenceNumber, fils: refundDetails(request).amount },
    });
  },
} satisfies Partial<Handlers>;
