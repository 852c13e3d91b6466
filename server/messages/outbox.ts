import { randomUUID } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { outgoingMessages } from '../../db/schema/outgoing-messages.ts';
import { outbox } from '../../db/schema/simulator.ts';
import { minute } from '../../locales/durations.ts';
import { refuse, Refused } from '../refusal.ts';
import { seal } from '../secret.ts';
import { getSetting, saveSetting } from '../simulator-settings.ts';

/** A text message or an e-mail. `code` is the verification code in it, which is valid for `minutes`. */
export type Outgoing = {
  channel: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
  code?: string;
  minutes?: number;
};

/**
 * The behavior of the simulated carrier: the next `remaining` messages are delayed by `seconds`, lost or sent twice.
 */
export type Delivery = { mode: 'normal' | 'delayed' | 'lost' | 'duplicate'; seconds: number; remaining: number };

export const normalDelivery: Delivery = { mode: 'normal', seconds: 0, remaining: 0 };

export const getDelivery = (db: Db): Delivery => getSetting(db, 'delivery', normalDelivery);
export const setDelivery = (db: Db, setting: Delivery): void => saveSetting(db, 'delivery', setting);

/** outbox: the simulator's own outbox, which trainers read. carrier: sent by `MessageRelay`. none: nothing is sent. */
export type MessageSender = 'outbox' | 'carrier' | 'none';
const messageSenders = new WeakMap<Db, MessageSender>();

/**
 * Sets the way in which the messages of this database are sent. Any other way than `outbox` deletes the outbox, because
 * it holds messages and codes in clear.
 */
export function setMessageSender(db: Db, sender: MessageSender): void {
  messageSenders.set(db, sender);
  if (sender !== 'outbox') db.delete(outbox).run();
}

const messageSenderOf = (db: Db): MessageSender => messageSenders.get(db) ?? 'outbox';

/** Throws a 503 if no message can be sent. It is called before a verification code is created. */
export function throwIfNothingSends(db: Db): void {
  if (messageSenderOf(db) === 'none') throw new Refused(refuse('http.unexpected'));
}

/** The number of messages that the simulator's outbox keeps. Older ones are deleted. */
const outboxKept = 2_000;
/** Minutes for which a message without a code may still be delivered. */
const noticeMinutes = 24 * 60;

/**
 * Stores a message within the caller's transaction, so it is sent only if the change is committed: in the queue of
 * `MessageRelay`, or in a simulator's outbox. `at` is the instant by the business clock. If nothing sends messages
 * (`none`), the message is dropped.
 */
export function send(
  db: Db,
  at: number,
  { channel, recipient, subject, body, code, minutes = noticeMinutes }: Outgoing,
): void {
  const way = messageSenderOf(db);
  if (way === 'none') return;
  if (way === 'carrier') {
    const id = randomUUID();
    const sealed = seal('messages', id, JSON.stringify({ channel, recipient, subject, body }));
    db.insert(outgoingMessages)
      .values({ id, sealed, expiresAtMachine: Date.now() + minutes * minute, nextTryAtMachine: Date.now() })
      .run();
    return;
  }
  const delivery = getDelivery(db);
  const mode = delivery.remaining > 0 ? delivery.mode : 'normal';
  if (mode !== 'normal') setDelivery(db, { ...delivery, remaining: delivery.remaining - 1 });
  const row = {
    at,
    channel,
    recipient,
    subject,
    body,
    code: code ?? null,
    arrivesAt: mode === 'lost' ? null : mode === 'delayed' ? at + delivery.seconds * 1000 : at,
  };
  const last = db
    .insert(outbox)
    .values(mode === 'duplicate' ? [row, row] : [row])
    .run().lastInsertRowid;
  db.delete(outbox)
    .where(lte(outbox.id, Number(last) - outboxKept))
    .run();
}
