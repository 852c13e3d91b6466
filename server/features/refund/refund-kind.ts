import { friendlyFormatIBAN } from 'ibantools';
import type { Db } from '../../../db/db.ts';
import { formatMoney, isolate, languages } from '../../../locales/i18n.ts';
import { getText } from '../../http/messages.ts';
import { moveBalance, payHeldRefund } from '../fees/ledger-commands.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { findFile } from '../request/attachment-queries.ts';
import {
  declareKind,
  noteFigure,
  type RequestContext,
  type Effected,
  type RequestRow,
} from '../request/request-kind.ts';
import { summaryCode, summaryFile, summaryMoney, summaryText, summaryWords } from '../request/request-summary.ts';
import { hasEnded } from '../request/request-states.ts';
import { heldByRefunds, saveReceipt, insertRefund, refundById, refundDetails } from './refund-queries.ts';
import { refundRules, refundEligibilityRules, tidyIban, type RefundFacts } from './refund-rules.ts';

/** The IBAN in groups of four, as on paper. */
const grouped = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

function getRefundInput(
  db: Db,
  { student: { studentId, status, balance }, details, request }: RequestContext,
): RefundFacts {
  // The amount of a sent refund was already deducted from the balance, so it is added again for this check.
  const own =
    request && request.sentAt !== null && !hasEnded(request.status) ? (refundById(db, request.id)?.amount ?? 0) : 0;
  return {
    status,
    refundable: balance + own,
    holding: heldByRefunds(db, studentId, request?.id) > 0,
    amount: Number(details.amount ?? 0),
    iban: String(details.iban ?? ''),
  };
}

type Money = Effected<RefundFacts>;

function hold(db: Db, { request: { id, studentId, referenceNumber }, facts: { amount } }: Money, now: number): void {
  insertRefund(db, { requestId: id, amount });
  moveBalance(db, { transactionId: `hold-${referenceNumber}`, studentId, cause: 'hold', now }, -amount);
}

const words = (request: RequestRow, note: string) => ({
  reference: request.referenceNumber,
  fils: refundDetails(request).amount,
  iban: grouped(refundDetails(request).iban),
  note: noteFigure(note),
});

function payOut(db: Db, { request, note }: Money, now: number): void {
  payHeldRefund(db, request.studentId, refundDetails(request).amount, `refund-${request.referenceNumber}`, now);
  sendToInbox(db, request.studentId, now, 'refundApproved', {
    ...words(request, note),
    receipt: saveReceipt(db, request.id, now),
  });
}

function release(db: Db, { request }: Money, now: number): void {
  moveBalance(
    db,
    { transactionId: `release-${request.referenceNumber}`, studentId: request.studentId, cause: 'release', now },
    refundDetails(request).amount,
  );
}

const tellRefused = (db: Db, { request, note }: Money, now: number): void =>
  sendToInbox(db, request.studentId, now, 'refundRefused', words(request, note));

/**
 * The request for a refund: the finance office pays out the held amount. If the request is not approved, the amount is
 * returned to the balance.
 */
export const refundKind = declareKind<RefundFacts>({
  name: 'refund',
  prefix: 'REF',
  page: '/refundRequest',
  agenda: 'refund',
  facts: getRefundInput,
  eligibility: refundEligibilityRules,
  rules: refundRules,
  limit: { per: 'semester' },
  sendsOwnNotice: true,
  // A text that `tidyIban` makes empty is kept as typed, for the refusal.
  normalize: ({ iban, ...details }) => ({
    ...details,
    ...(iban !== undefined && { iban: typeof iban === 'string' ? tidyIban(iban) || iban : iban }),
  }),
  files: [{ name: 'proof', required: true }],
  draft: { atMost: 1 },
  route: [{ key: 'finance', by: 'finance', days: 5, returns: ['reason', 'iban', 'remarks', 'proof'] }],
  cancel: 'untilDecided',
  sent: [hold],
  approved: [payOut],
  refused: [release, tellRefused],
  canceled: [release],
  title: (_, request) => {
    if (!request.details.amount) return getText('refund', 'noAmount');
    const [en, ar] = languages.map((language) => isolate(formatMoney(refundDetails(request).amount, language)));
    return { en: en ?? '', ar: ar ?? '' };
  },
  summaryFields: (db, request) => {
    const { amount, iban, remarks } = refundDetails(request);
    // The reason is read from the details, because `refundDetails` returns `other` for a draft without a reason.
    const { reason } = request.details;
    const proof = findFile(db, request.id, 'proof');
    const receipt = refundById(db, request.id)?.receiptNumber;
    return [
      ...(amount ? [summaryMoney('amount', amount)] : []),
      ...(typeof reason === 'string' ? [summaryText('reason', getText('refund', `reasons.${reason}`))] : []),
      ...(iban ? [summaryCode('iban', grouped(iban))] : []),
      ...summaryWords('remarks', remarks),
      ...(proof ? [summaryFile('proof', proof)] : []),
      ...(receipt ? [summaryCode('receipt', receipt)] : []),
    ];
  },
});
