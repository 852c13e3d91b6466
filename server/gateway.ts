import { createHmac } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../db/db.ts';
import { gatewayPayments } from '../db/schema/fees.ts';
import type { Language } from '../locales/i18n.ts';
import type { Settings } from './settings.ts';
import { getSetting } from './simulator-settings.ts';
import { isSameText, isWebhookSignature } from './webhook-signature.ts';

/** The payment gateway as used by the university: opens and closes a card page, and checks signatures. */

export type GatewayPage = {
  publicId: string;
  documentNumber: string;
  amount: number;
  language: Language;
  pageAddress: string;
};

/**
 * The callback signature used before Standard Webhooks: HMAC-SHA256 in hex of the timestamp (epoch seconds), a dot and
 * the raw body. It is accepted until contract 2.0. The address of a card page is signed in the same way, with its query
 * in place of the body.
 */
export const gatewaySignature = (secret: string, timestamp: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');

/**
 * Checks the signature of a callback: the one of Standard Webhooks if it was sent, otherwise the earlier one.
 * `signedAt` is in epoch milliseconds, NaN if the timestamp is missing. Without a secret, no signature is accepted.
 */
export function judgeSignature(
  secret: string,
  header: (name: string) => string,
  body: string,
): { signedAt: number; signatureRight: boolean } {
  const signatures = header('webhook-signature');
  const timestamp = header(signatures ? 'webhook-timestamp' : 'gateway-timestamp');
  return {
    signedAt: Number(timestamp || NaN) * 1000,
    signatureRight: signatures
      ? isWebhookSignature(secret, { id: header('webhook-id'), timestamp, body }, signatures)
      : secret !== '' && isSameText(header('gateway-signature'), gatewaySignature(secret, timestamp, body)),
  };
}

const resultPath = (publicId: string): string => `/payment-result/${publicId}`;

const pageInsert = preparedPerDb((db) =>
  db
    .insert(gatewayPayments)
    .values({
      id: sql.placeholder('publicId'),
      reference: sql.placeholder('publicId'),
      documentNumber: sql.placeholder('documentNumber'),
      amount: sql.placeholder('amount'),
      returnUrl: sql.placeholder('returnUrl'),
      language: sql.placeholder('language'),
      status: 'open',
      openedAt: sql.placeholder('now'),
    })
    .prepare(),
);

/**
 * Opens the hosted page of a payment and returns its address. `amount` is in fils. A simulator stores the page in a
 * table and returns a path of its own server, or null if a trainer has set the gateway to be down. For a real gateway,
 * the signed address carries all data.
 */
export function openGatewayPage(
  db: Db,
  settings: Settings,
  { publicId, documentNumber, amount, language, pageAddress }: GatewayPage,
  now: number,
): string | null {
  if (settings.simulate) {
    if (getSetting<{ down?: boolean }>(db, 'gateway', {}).down) return null;
    pageInsert(db).run({ publicId, documentNumber, amount, returnUrl: resultPath(publicId), language, now });
    return `/gateway/pay/${publicId}`;
  }
  const query = new URLSearchParams({
    reference: publicId,
    document: documentNumber,
    amount: String(amount),
    currency: 'BHD',
    return: `${pageAddress}${resultPath(publicId)}`,
  }).toString();
  return `${settings.gateway.url}/pay?${query}&signature=${gatewaySignature(settings.gateway.secret, String(Math.floor(now / 1000)), query)}&timestamp=${Math.floor(now / 1000)}`;
}

const pageStatusQuery = preparedPerDb((db) =>
  db
    .select({ status: gatewayPayments.status })
    .from(gatewayPayments)
    .where(eq(gatewayPayments.id, sql.placeholder('publicId')))
    .prepare(),
);

/**
 * True if a card is being charged or was charged, so the page cannot be closed. Undefined if no such page is stored, as
 * with a real gateway.
 */
export function isCardEntered(db: Db, publicId: string): boolean | undefined {
  const page = pageStatusQuery(db).get({ publicId });
  return page && (page.status === 'processing' || page.status === 'succeeded');
}

/**
 * Closes the card page of a payment in the simulator. Returns false if a card is being charged or was charged. A real
 * gateway is not called; the result is then always true.
 */
export function closeGatewayPage(db: Db, settings: Settings, publicId: string): boolean {
  if (!settings.simulate) return true;
  const open = and(eq(gatewayPayments.id, publicId), inArray(gatewayPayments.status, ['open', 'canceled', 'failed']));
  return db.update(gatewayPayments).set({ status: 'canceled', reason: 'withdrawn' }).where(open).run().changes === 1;
}
