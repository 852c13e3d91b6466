import { untransacted, type Handlers } from '../../http/operations.ts';
import type { WebhookSender } from './webhook-sender.ts';
import {
  chargeCard,
  decidePayment,
  deliverAtOnce,
  gatewayAnswer,
  holdsCallbacks,
  knownCallback,
  knownPayment,
  setGateway,
} from './payment-gateway.ts';

export const paymentGatewayHandlers = (webhooks: WebhookSender) =>
  ({
    getGateway: ({ db }) => [200, gatewayAnswer(db)],
    setGateway: untransacted<'setGateway'>(async ({ tenant, db, now, body }) => {
      const held = holdsCallbacks(db);
      setGateway(db, body);
      if (held && !holdsCallbacks(db)) deliverAtOnce(db, now);
      await webhooks.deliverDue(tenant);
      return gatewayAnswer(db);
    }),
    chargeCard: untransacted<'chargeCard'>(async ({ tenant, db, now, params, body }) => {
      const payment = knownPayment(db, params.id);
      if (payment.status === 'open') chargeCard(db, payment, body.card, now);
      await webhooks.deliverDue(tenant);
      return gatewayAnswer(db);
    }),
    decideGatewayPayment: untransacted<'decideGatewayPayment'>(
      async ({ tenant, db, now, params, body: { outcome, reason = null } }) => {
        decidePayment(db, knownPayment(db, params.id), { outcome, reason }, now);
        await webhooks.deliverDue(tenant);
        return gatewayAnswer(db);
      },
    ),
    deliverCallback: untransacted<'deliverCallback'>(async ({ tenant, db, params }) => {
      await webhooks.deliver(tenant, knownCallback(db, params.eventId));
      return gatewayAnswer(db);
    }),
    signCallback: ({ now, body }) => {
      const headers = webhooks.headers(body.eventId, JSON.stringify(body), now);
      return [
        200,
        {
          callback: body,
          timestamp: headers['gateway-timestamp'] ?? '',
          signature: headers['gateway-signature'] ?? '',
          webhookSignature: headers['webhook-signature'] ?? '',
        },
      ];
    },
  }) satisfies Partial<Handlers>;
