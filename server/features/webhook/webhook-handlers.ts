import type { Db } from '../../../db/db.ts';
import type { Handlers, HandlerContext, Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { retryAfterMs } from '../../network/rate-limit.ts';
import { refuse, Refused, retryAfter, throwIfRefused } from '../../refusal.ts';
import { isSameText } from '../../webhook-signature.ts';
import { allowsPrivate } from './webhook-address.ts';
import { toSubscription } from './webhook-presenter.ts';
import { deleteSubscription, insertSubscription, listSubscriptions } from './webhook-queries.ts';
import { subscriptionRefusals } from './webhook-rules.ts';

/**
 * The most calls that need the operator's key, from one network in a minute. Calls with a wrong key or without one
 * count too.
 */
const callsPerMinute = 60;

type Caller = Pick<HandlerContext<'getSubscriptions'>, 'db' | 'settings' | 'header' | 'network'>;

/**
 * Throws 401 unless the call has the operator's key, and 429 after too many calls. If no key is configured, every call
 * gets 401.
 */
function throwUnlessOperator({ db, settings: { operatorKey }, header, network }: Caller): void {
  const wait = retryAfterMs(db, `operator ${network}`, callsPerMinute);
  if (wait > 0)
    throw new Refused(refuse('http.tooManyRequests', { context: 'operator' }), { headers: retryAfter(wait) });
  if (!operatorKey) throw new Refused(refuse('webhook.keyRefused', { context: 'none' }));
  throwIfRefused(isSameText(header('x-operator-key'), operatorKey) ? [] : refuse('webhook.keyRefused'));
}

const subscriptionsAnswer = (db: Db): Schema<'WebhookSubscriptions'> => ({
  maximum: getLimit(db, 'webhookSubscriptions'),
  subscriptions: listSubscriptions(db).map(toSubscription),
});

export const webhookHandlers = {
  getSubscriptions: (call) => {
    throwUnlessOperator(call);
    return [200, subscriptionsAnswer(call.db)];
  },

  addSubscription: (call) => {
    throwUnlessOperator(call);
    const { db, settings, now, body } = call;
    const all = listSubscriptions(db);
    throwIfRefused(
      subscriptionRefusals({
        url: body.url,
        privateToo: allowsPrivate(settings),
        urls: all.flatMap(({ url, disabledAt }) => (disabledAt === null ? url : [])),
        count: all.length,
        maximum: getLimit(db, 'webhookSubscriptions'),
      }),
    );
    const added = insertSubscription(db, body, now);
    return [200, { ...subscriptionsAnswer(db), added }];
  },

  deleteSubscription: (call) => {
    throwUnlessOperator(call);
    deleteSubscription(call.db, call.params.id);
    return [200, subscriptionsAnswer(call.db)];
  },
} satisfies Partial<Handlers>;
