import { day, hour, minute, second } from '../../../locales/durations.ts';
import { collectRefusals, noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { findAddressFault } from './webhook-address.ts';

/** Rules of subscriptions to events and of their deliveries. Pure; instants and pauses in milliseconds. */

/**
 * `url`: the address to subscribe. `privateToo`: true if addresses in private networks are allowed. `urls`: the
 * addresses of the subscriptions that are not disabled. `count`: the number of all subscriptions, disabled ones
 * included.
 */
export type SubscriptionFacts = {
  url: string;
  privateToo: boolean;
  urls: readonly string[];
  count: number;
  maximum: number;
};

const addressAllowed: Rule<SubscriptionFacts> = ({ url, privateToo }) => {
  const context = findAddressFault(url, privateToo);
  return context ? refuse('webhook.addressRefused', { context }) : noRefusals;
};

/**
 * Refuses an address that is already subscribed, even if the call is a retry, because the secret of the subscription
 * cannot be shown again.
 */
const notTwice: Rule<SubscriptionFacts> = ({ url, urls }) =>
  urls.includes(url) ? refuse('webhook.alreadySubscribed') : noRefusals;

const notTooMany: Rule<SubscriptionFacts> = ({ url, urls, count, maximum }) =>
  count < maximum || urls.includes(url) ? noRefusals : refuse('webhook.tooMany', { maximum });

/** The reasons against a subscription of this address. */
export const subscriptionRefusals = (facts: SubscriptionFacts): Refusal[] =>
  collectRefusals([addressAllowed, notTwice, notTooMany], facts);

/** The pauses after each failed attempt, as Standard Webhooks recommends. A failure after the last pause is final. */
export const retryPauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/**
 * An attempt of a delivery. `number`: counted from 1. `status`: the HTTP status, null without an answer. `retryAfter`:
 * the pause requested by the receiver. `arrivedMeanwhile`: true if another event has reached the receiver since the
 * first attempt.
 */
export type AttemptFacts = {
  number: number;
  status: number | null;
  retryAfter: number;
  now: number;
  arrivedMeanwhile: boolean;
};

export type AttemptOutcome =
  | { status: 'delivered' }
  | { status: 'waiting'; nextAttemptAt: number }
  | { status: 'failed'; disables: 'gone' | 'failing' | null };

/**
 * Decides the outcome of an attempt. Any 2xx means delivered. After 410 or the last failed attempt the delivery has
 * failed for good; any other result leads to another attempt after a pause. The subscription is disabled by 410, and by
 * the last failed attempt if no other event arrived meanwhile.
 */
export function judgeAttempt({ number, status, retryAfter, now, arrivedMeanwhile }: AttemptFacts): AttemptOutcome {
  if (status !== null && status >= 200 && status < 300) return { status: 'delivered' };
  if (status === 410) return { status: 'failed', disables: 'gone' };
  const pause = retryPauses[number - 1];
  if (pause === undefined) return { status: 'failed', disables: arrivedMeanwhile ? null : 'failing' };
  return { status: 'waiting', nextAttemptAt: now + Math.max(pause, Math.min(retryAfter, day)) };
}
