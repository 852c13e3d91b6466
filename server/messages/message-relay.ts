import { createHmac } from 'node:crypto';
import { asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../db/db.ts';
import { outgoingMessages } from '../../db/schema/outgoing-messages.ts';
import { minute } from '../../locales/durations.ts';
import type { RelaySettings } from '../settings.ts';
import { unseal } from '../secret.ts';
import { toWebhookHeaders } from '../webhook-signature.ts';

/**
 * The body sent to the message service. A retry repeats the `id`; after `expiresAt` (epoch milliseconds) the message is
 * useless.
 */
export type RelayedMessage = {
  id: string;
  expiresAt: number;
  channel: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
};

/**
 * The signature of a call to the message service used before Standard Webhooks: HMAC-SHA256 in hex of the timestamp
 * (epoch seconds), a dot and the raw body. It is sent until contract 2.0.
 */
export const relaySignature = (secret: string, timestamp: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');

const atOnce = 10;
const answerMilliseconds = 10_000;
const firstPause = 1_000;
const longestPause = 5 * minute;

type Row = typeof outgoingMessages.$inferSelect;

/**
 * Hands the messages of a database to the configured message service. It retries each one until a 2xx or its expiry.
 */
export class MessageRelay {
  readonly #db: Db;
  readonly #settings: RelaySettings;
  readonly #log: Logger;
  #busy = false;

  constructor(db: Db, settings: RelaySettings, log: Logger) {
    this.#db = db;
    this.#settings = settings;
    this.#log = log;
  }

  /** Sends messages that are due by the machine's clock. Does nothing if an earlier call is still running. */
  async handOverDue(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const rows = this.#db
          .select()
          .from(outgoingMessages)
          .where(lte(outgoingMessages.nextTryAtMachine, Date.now()))
          .orderBy(asc(outgoingMessages.nextTryAtMachine))
          .limit(atOnce)
          .all();
        if (rows.length === 0) return;
        await Promise.all(rows.map((row) => this.#handOver(row)));
      }
    } finally {
      this.#busy = false;
    }
  }

  #remove({ id }: Row): void {
    this.#db.delete(outgoingMessages).where(eq(outgoingMessages.id, id)).run();
  }

  async #handOver(row: Row): Promise<void> {
    const { id, sealed, expiresAtMachine, attempts } = row;
    const text = unseal('messages', id, sealed);
    if (text === undefined || expiresAtMachine <= Date.now()) {
      this.#remove(row);
      this.#log.error(
        { message: id, attempts },
        text === undefined
          ? 'message cannot be decrypted with this secret and is not sent'
          : 'message not delivered, no more attempts',
      );
      return;
    }
    const fault = await this.#post({
      id,
      expiresAt: expiresAtMachine,
      ...(JSON.parse(text) as Omit<RelayedMessage, 'id' | 'expiresAt'>),
    });
    if (fault === undefined) return this.#remove(row);
    this.#log.warn({ message: id, attempts: attempts + 1, fault }, 'message not accepted by the service');
    const pause = Math.min(longestPause, firstPause * 2 ** attempts);
    this.#db
      .update(outgoingMessages)
      .set({ attempts: attempts + 1, nextTryAtMachine: Date.now() + pause })
      .where(eq(outgoingMessages.id, id))
      .run();
  }

  /** Posts a message. Returns the reason of a failure, without the text of the message, or undefined on success. */
  async #post(message: RelayedMessage): Promise<string | undefined> {
    const body = JSON.stringify(message);
    const headers = toWebhookHeaders(this.#settings.secret, message.id, body, Date.now());
    const timestamp = headers['webhook-timestamp'] ?? '';
    try {
      const answer = await fetch(this.#settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headers,
          'idempotency-key': message.id,
          'message-timestamp': timestamp,
          'message-signature': relaySignature(this.#settings.secret, timestamp, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerMilliseconds),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }
}
