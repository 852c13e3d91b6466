import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enums, type Enum } from '../enums.gen.ts';
import { students } from './student.ts';

/** Receivers of events. The secret that signs their deliveries is encrypted (sealed) with the server's secret. */
export const webhookSubscriptions = sqliteTable('webhook_subscription', {
  id: integer().primaryKey({ autoIncrement: true }),
  url: text().notNull(),
  types: text({ mode: 'json' }).$type<Enum<'WebhookType'>[]>().notNull(),
  sealedSecret: text().notNull(),
  createdAt: integer().notNull(),
  /** The instant at which the subscription was disabled, and the reason; null while it is in use. */
  disabledAt: integer(),
  disabledReason: text({ enum: enums.WebhookEnd }),
});

/** Events for which there was a subscription when they happened. Only triggers insert them. `data` is JSON. */
export const webhookEvents = sqliteTable(
  'webhook_event',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text()
      .notNull()
      .unique()
      .default(sql`('evt_' || lower(hex(randomblob(16))))`),
    type: text({ enum: enums.WebhookType }).notNull(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    at: integer().notNull(),
    data: text().notNull(),
  },
  (t) => [index('webhook_event_at').on(t.at)],
);

/**
 * One attempt of a delivery. `status`: the HTTP status, null without a response. `answer`: the beginning of the
 * response body, or the error. `headers`: the webhook headers that were sent.
 */
export type WebhookAttempt = { at: number; status: number | null; answer: string; headers: Record<string, string> };

/**
 * The delivery of an event to a subscription. A trigger inserts one for each subscription together with the event. A
 * student's deliveries to one subscription are sent in the order of their ids.
 */
export const webhookDeliveries = sqliteTable(
  'webhook_delivery',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subscriptionId: integer()
      .notNull()
      .references(() => webhookSubscriptions.id),
    eventId: integer()
      .notNull()
      .references(() => webhookEvents.id),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    status: text({ enum: enums.WebhookStatus }).notNull(),
    attempts: text({ mode: 'json' }).$type<WebhookAttempt[]>().notNull(),
    /** The instant of the next attempt, if the delivery is still waiting. */
    nextAttemptAt: integer().notNull(),
    deliveredAt: integer(),
  },
  (t) => [
    index('webhook_delivery_event').on(t.eventId),
    index('webhook_delivery_subscription').on(t.subscriptionId, t.deliveredAt),
    index('webhook_delivery_due')
      .on(t.nextAttemptAt)
      .where(sql`status = 'waiting'`),
    index('webhook_delivery_order')
      .on(t.subscriptionId, t.studentId)
      .where(sql`status = 'waiting'`),
  ],
);
