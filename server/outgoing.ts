import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outbox, surroundings } from '../db/schema/simulator.ts';

/** A text message or an e-mail to somebody. `code` is the verification code in it. */
export type Outgoing = { channel: 'sms' | 'email'; recipient: string; subject: string; body: string; code?: string };

/** How the carrier behaves: the next `remaining` messages are late by `seconds`, lost, or arrive twice. */
export type Delivery = { mode: 'normal' | 'delayed' | 'lost' | 'duplicate'; seconds: number; remaining: number };

export const normalDelivery: Delivery = { mode: 'normal', seconds: 0, remaining: 0 };

export const deliveryOf = (db: Db): Delivery => (db.select().from(surroundings).where(eq(surroundings.name, 'delivery')).get()?.setting as Delivery | undefined) ?? normalDelivery;

export const setDelivery = (db: Db, setting: Delivery): void => {
  db.insert(surroundings).values({ name: 'delivery', setting }).onConflictDoUpdate({ target: surroundings.name, set: { setting } }).run();
};

/** Hands a message to the carrier, inside the caller's transaction: it is sent if and only if what it speaks of was kept. `at` by the business clock. */
export function send(db: Db, at: number, { channel, recipient, subject, body, code }: Outgoing): void {
  const delivery = deliveryOf(db);
  const mode = delivery.remaining > 0 ? delivery.mode : 'normal';
  if (mode !== 'normal') setDelivery(db, { ...delivery, remaining: delivery.remaining - 1 });
  const row = { at, channel, recipient, subject, body, code: code ?? null, arrivesAt: mode === 'lost' ? null : mode === 'delayed' ? at + delivery.seconds * 1000 : at };
  db.insert(outbox).values(mode === 'duplicate' ? [row, row] : [row]).run();
}
