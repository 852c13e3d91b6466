import type { Db } from '../../../db/db.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import type { PostEvent } from '../../features/webhook/event-post.ts';
import { listSubscriptions, secretOf } from '../../features/webhook/webhook-queries.ts';
import { getSetting, saveSetting } from '../../simulator-settings.ts';
import { createWebhookSecret, isWebhookSignature, signatureValid, webhookSignature } from '../../webhook-signature.ts';

/** The fault of the next `remaining` deliveries of a university. */
type FaultSetting = { fault: Enum<'WebhookFault'> | null; remaining: number };

const name = 'webhooks';
const none: FaultSetting = { fault: null, remaining: 0 };

export const webhookFault = (db: Db): FaultSetting => getSetting(db, name, none);
export const saveWebhookFault = (db: Db, setting: FaultSetting): void => saveSetting(db, name, setting);

/** Takes the fault for one delivery and counts it as used; null if there is none. */
function takeFault(db: Db): FaultSetting['fault'] {
  const { fault, remaining } = webhookFault(db);
  if (remaining > 0) saveWebhookFault(db, remaining > 1 ? { fault, remaining: remaining - 1 } : none);
  return remaining > 0 ? fault : null;
}

const sampleHost = 'receiver.university.example';

/**
 * A receiver of events in this process, for demonstrations. It checks signatures as a real receiver must. A path such
 * as `/410` makes it respond with that status.
 */
const sampleReceiver: PostEvent = ({ db, url, headers, body }) => {
  const asked = Number(new URL(url).pathname.slice(1));
  if (asked >= 200 && asked <= 599) return Promise.resolve({ status: asked, answer: '' });
  const subscription = listSubscriptions(db).find((one) => one.url === url && one.disabledAt === null);
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers;
  const isRight =
    Math.abs(Date.now() - Number(timestamp) * 1000) <= signatureValid &&
    isWebhookSignature((subscription && secretOf(subscription)) ?? '', { id, timestamp, body }, signatures);
  return Promise.resolve(isRight ? { status: 204, answer: '' } : { status: 401, answer: 'wrong signature' });
};

/** Adds the sample receiver and the trainer's faults to the function that posts events. */
export const simulatedPost =
  (post: PostEvent): PostEvent =>
  async (event) => {
    const fault = takeFault(event.db);
    if (fault === 'answer500') return { status: 500, answer: '' };
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = event.headers;
    const sent =
      fault === 'wrongSignature'
        ? {
            ...event.headers,
            'webhook-signature': webhookSignature(createWebhookSecret(), { id, timestamp, body: event.body }),
          }
        : event.headers;
    const receiver = new URL(event.url).hostname === sampleHost ? sampleReceiver : post;
    const answer = await receiver({ ...event, headers: sent });
    return fault === 'timeout' ? { status: null, answer: 'timeout' } : { ...answer, headers: sent };
  };
