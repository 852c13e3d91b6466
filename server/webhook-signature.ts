import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { minute } from '../locales/durations.ts';

/** Signatures of webhooks by the Standard Webhooks specification 1.0, scheme v1 (HMAC-SHA256). */

const prefix = 'whsec_';
/** The allowed difference of the sender's clock in milliseconds, so that an old webhook cannot be replayed. */
export const signatureValid = 5 * minute;

export const createWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/** The key bytes of a secret. A secret in the earlier form, without `whsec_`, is used as it is. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);

type Signed = { id: string; timestamp: string; body: string };

/** The signature of a webhook, for the header `webhook-signature`. `timestamp` is in epoch seconds. */
export const webhookSignature = (secret: string, { id, timestamp, body }: Signed): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** The headers of a webhook that is sent at an instant (epoch milliseconds). */
export function toWebhookHeaders(secret: string, id: string, body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': webhookSignature(secret, { id, timestamp, body }),
  };
}

/** Compares two texts. For texts of equal length, the time does not depend on the content. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** True if one of the signatures in the header is right; always false without a secret. */
export const isWebhookSignature = (secret: string, signed: Signed, signatures: string): boolean =>
  secret !== '' && signatures.split(' ').some((one) => isSameText(one, webhookSignature(secret, signed)));
