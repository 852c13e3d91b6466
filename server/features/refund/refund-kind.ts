import { friendlyFormatIBAN } from 'ibantools';
import { formatMoney, isolate, languages } from '../../../locales/i18n.ts';
import { textOf } from '../../http/messages.ts';
import { moveBalance, payHeldRefund } from '../fees/ledger-commands.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { attachmentAnswer } from '../request/attachment-queries.ts';
import { codeFact, fileFact, moneyFact, textFact, wordsFact, type RequestKindRules } from '../request/request-kind.ts';
import { endRequest } from '../request/request-queries.ts';
import { keepReceipt, refundById } from './refund-queries.ts';

/** In fours, as it stands on paper. */
const grouped = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** The finance office pays the amount out of what was held for it, or gives it back to the balance. */
export const refundKind: RequestKindRules = {
  office: 'finance',
  page: '/refundRequest',
  subject: (db, request) => {
    const { amount } = refundById(db, request.id);
    const [en, ar] = languages.map((language) => isolate(formatMoney(amount, language)));
    return { en: en ?? '', ar: ar ?? '' };
  },
  facts: (db, request) => {
    const { amount, reason, iban, remarks, attachmentId, receiptNumber } = refundById(db, request.id);
    return [
      moneyFact('amount', amount),
      textFact('reason', textOf('refund', `reasons.${reason}`)),
      codeFact('iban', grouped(iban)),
      ...wordsFact('remarks', remarks),
      fileFact('proof', attachmentAnswer(db, attachmentId)),
      ...(receiptNumber === null ? [] : [codeFact('receipt', receiptNumber)]),
    ];
  },
  decide: (db, request, { decision, note }, now) => {
    const { amount, iban } = refundById(db, request.id);
    const { studentId, referenceNumber } = request;
    const about = { reference: referenceNumber, fils: amount, iban: grouped(iban), note };
    endRequest(db, request.id, decision, 'finance', now, note);
    if (decision === 'approved') {
      payHeldRefund(db, studentId, amount, `refund-${referenceNumber}`, now);
      sendToInbox(db, studentId, now, 'refundApproved', { ...about, receipt: keepReceipt(db, request.id, now) });
    } else {
      moveBalance(db, studentId, amount, 'release', `release-${referenceNumber}`, now);
      sendToInbox(db, studentId, now, 'refundRefused', about);
    }
  },
};
