import type { Language } from '../../../locales/i18n.ts';
import { closeGatewayPage, judgeSignature, openGatewayPage } from '../../gateway.ts';
import type { Handlers } from '../../http/operations.ts';
import { getPageAddress } from '../../http/origin.ts';
import { Refused, refuse, throwIfRefused } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { judgeGatewayCall, noteAnswer } from '../incident/incident-commands.ts';
import { acceptCallback, cancelPayment, startPayment } from './payment-commands.ts';
import { paymentAnswer, paymentByPublicId, type PaymentRow } from './payment-queries.ts';
import { callbackRefusals, signatureRefusals, unknownPaymentRefusals } from './payment-rules.ts';

/**
 * Completes an address of the simulator's gateway, which runs beside the API: adds the origin, the tenant's path and
 * the caller's language. The address of an external gateway does not change.
 */
const addressIn =
  ({ tenant, origin, language }: { tenant: Tenant; origin: string; language: Language }) =>
  (gatewayUrl: string): string =>
    gatewayUrl.startsWith('/') ? `${origin}${tenant.path}${gatewayUrl}?lang=${language}` : gatewayUrl;

const noSuchPayment = (): Refused => new Refused(refuse('fees.noSuchPayment'));

/** Throws fees.noSuchPayment if there is none, fees.notYours if it is another student's. */
function ownPayment(payment: PaymentRow | undefined, studentId: number): PaymentRow {
  if (!payment) throw noSuchPayment();
  if (payment.studentId !== studentId) throw new Refused(refuse('fees.notYours'));
  return payment;
}

export const paymentHandlers = {
  startPayment: (call) => {
    const { db, student, now, body, settings, language, origin, tenant } = call;
    const payment = startPayment(
      db,
      student,
      body,
      (page) => {
        const pageAddress = getPageAddress(settings, tenant, origin);
        const address = openGatewayPage(db, settings, { ...page, language, pageAddress }, now);
        judgeGatewayCall(db, address !== null, now);
        return address;
      },
      now,
    );
    return [200, paymentAnswer(db, payment, addressIn(call))];
  },
  paymentResult: (call) => {
    const { db, student, params } = call;
    return [
      200,
      paymentAnswer(db, ownPayment(paymentByPublicId(db, params.paymentId), student.studentId), addressIn(call)),
    ];
  },
  cancelPayment: (call) => {
    const { db, student, now, params, settings } = call;
    const own = ownPayment(paymentByPublicId(db, params.paymentId), student.studentId);
    const payment = cancelPayment(db, own, () => closeGatewayPage(db, settings, own.publicId), now);
    return [200, paymentAnswer(db, payment, addressIn(call))];
  },
  gatewayCallback: ({ db, now, body, rawBody, header, settings }) => {
    const payment = paymentByPublicId(db, body.paymentId);
    const facts = {
      now,
      ...judgeSignature(settings.gateway.secret, header, rawBody),
      payment,
      amount: body.amount,
    };
    throwIfRefused(signatureRefusals(facts));
    throwIfRefused(unknownPaymentRefusals(facts));
    throwIfRefused(callbackRefusals(facts));
    if (!payment) throw noSuchPayment();
    const { status } = acceptCallback(db, payment, body, now);
    noteAnswer(db, now);
    return [200, { status }];
  },
} satisfies Partial<Handlers>;
