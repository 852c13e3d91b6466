import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { EventSender } from '../../features/webhook/event-sender.ts';
import { toEventBody, toSubscription } from '../../features/webhook/webhook-presenter.ts';
import { deliveryById, listDeliveries, listSubscriptions } from '../../features/webhook/webhook-queries.ts';
import { untransacted, type HandlerContext, type Handlers, type Schema } from '../../http/operations.ts';
import { saveWebhookFault, webhookFault } from './simulated-post.ts';

/** The most milliseconds that a call waits until all due events are sent. */
const longestWait = 2_000;
const shown = 50;

type Call = Pick<HandlerContext<'getWebhooks'>, 'tenant' | 'settings'>;

function toDelivery(db: Db, row: ReturnType<typeof listDeliveries>[number]): Schema<'WebhookDelivery'> {
  const { id, eventId, type, subject, url, status, heldBack, nextAttemptAt, attempts } = row;
  return {
    id,
    eventId,
    type,
    subject,
    url,
    status,
    heldBack: heldBack === 1,
    nextAttemptAt: status === 'waiting' ? toIso(nextAttemptAt) : null,
    body: toEventBody(db, row),
    attempts: attempts.map((attempt) => ({ ...attempt, at: toIso(attempt.at) })),
  };
}

export const simulatedWebhookHandlers = (sender: EventSender) => {
  const answer = async ({ tenant, settings }: Call): Promise<Schema<'Webhooks'>> => {
    await Promise.race([sender.sendDue(tenant), wait(longestWait, undefined, { ref: false })]);
    const { db } = tenant;
    const { fault, remaining } = webhookFault(db);
    return {
      operatorKey: settings.operatorKey,
      fault: fault && { fault, remaining },
      subscriptions: listSubscriptions(db).map(toSubscription),
      deliveries: listDeliveries(db, shown).map((row) => toDelivery(db, row)),
    };
  };
  return {
    getWebhooks: untransacted<'getWebhooks'>(answer),
    setWebhookFault: untransacted<'setWebhookFault'>((call) => {
      const { fault = null, times = 1 } = call.body;
      saveWebhookFault(call.db, { fault, remaining: fault ? times : 0 });
      return answer(call);
    }),
    sendDelivery: untransacted<'sendDelivery'>(async (call) => {
      await sender.send(call.tenant, deliveryById(call.db, call.params.id));
      return answer(call);
    }),
  } satisfies Partial<Handlers>;
};
