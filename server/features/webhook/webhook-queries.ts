import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, preparedPerDb, type Db } from '../../../db/db.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { students } from '../../../db/schema/student.ts';
import {
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
  type WebhookAttempt,
} from '../../../db/schema/webhook.ts';
import { notFound } from '../../refusal.ts';
import { seal, unseal } from '../../secret.ts';
import { createWebhookSecret } from '../../webhook-signature.ts';
import { judgeAttempt } from './webhook-rules.ts';

/** Subscriptions, events and deliveries. Triggers insert events and deliveries (db/triggers.sql). */

export type SubscriptionRow = typeof webhookSubscriptions.$inferSelect;

/** All subscriptions, oldest first. */
export const listSubscriptions = (db: Db): SubscriptionRow[] =>
  db.select().from(webhookSubscriptions).orderBy(asc(webhookSubscriptions.id)).all();

/** Inserts a subscription and returns its secret, which is stored encrypted. */
export function insertSubscription(
  db: Db,
  { url, types }: Pick<SubscriptionRow, 'url' | 'types'>,
  now: number,
): { id: number; secret: string } {
  const secret = createWebhookSecret();
  const { id } = db
    .insert(webhookSubscriptions)
    .values({ url, types, sealedSecret: seal('webhooks', url, secret), createdAt: now })
    .returning({ id: webhookSubscriptions.id })
    .get();
  return { id, secret };
}

/** Deletes the events without a delivery, up to the instant `until`. */
const deleteUndelivered = (db: Db, until = Infinity): void => {
  db.delete(webhookEvents)
    .where(
      sql`${webhookEvents.at} <= ${until} and not exists (select 1 from webhook_delivery delivery where delivery.event_id = ${webhookEvents.id})`,
    )
    .run();
};

/** Deletes a subscription, its deliveries, and the events that no other subscription gets. */
export function deleteSubscription(db: Db, id: number): void {
  db.delete(webhookDeliveries).where(eq(webhookDeliveries.subscriptionId, id)).run();
  db.delete(webhookSubscriptions).where(eq(webhookSubscriptions.id, id)).run();
  deleteUndelivered(db);
}

/**
 * Disables a subscription and gives up its waiting deliveries. If it is disabled already, its instant and reason stay.
 */
export function disableSubscription(db: Db, id: number, reason: Enum<'WebhookEnd'>, now: number): void {
  db.update(webhookSubscriptions)
    .set({ disabledAt: now, disabledReason: reason })
    .where(and(eq(webhookSubscriptions.id, id), isNull(webhookSubscriptions.disabledAt)))
    .run();
  db.update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(and(eq(webhookDeliveries.subscriptionId, id), eq(webhookDeliveries.status, 'waiting')))
    .run();
}

/** The secret of a subscription; undefined if it was encrypted with another secret of the server. */
export const secretOf = ({ url, sealedSecret }: Pick<SubscriptionRow, 'url' | 'sealedSecret'>): string | undefined =>
  unseal('webhooks', url, sealedSecret);

const selection = {
  id: webhookDeliveries.id,
  subscriptionId: webhookDeliveries.subscriptionId,
  studentId: webhookDeliveries.studentId,
  status: webhookDeliveries.status,
  attempts: webhookDeliveries.attempts,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  url: webhookSubscriptions.url,
  sealedSecret: webhookSubscriptions.sealedSecret,
  eventId: webhookEvents.publicId,
  type: webhookEvents.type,
  at: webhookEvents.at,
  data: webhookEvents.data,
  subject: students.code,
  heldBack: sql<number>`(${webhookDeliveries.status} = 'waiting' and exists (select 1 from webhook_delivery earlier
    where earlier.subscription_id = ${webhookDeliveries.subscriptionId} and earlier.student_id = ${webhookDeliveries.studentId}
    and earlier.status = 'waiting' and earlier.id < ${webhookDeliveries.id}))`,
};

const deliveries = (db: Db) =>
  db
    .select(selection)
    .from(webhookDeliveries)
    .innerJoin(webhookSubscriptions, eq(webhookSubscriptions.id, webhookDeliveries.subscriptionId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(students, eq(students.id, webhookDeliveries.studentId));

/** A delivery with its event and its subscription. */
export type DeliveryRow = ReturnType<ReturnType<typeof deliveries>['all']>[number];

const dueQuery = preparedPerDb((db) =>
  deliveries(db)
    .where(
      sql`${webhookDeliveries.id} in (select min(id) from webhook_delivery where status = 'waiting' and subscription_id = ${sql.placeholder('subscriptionId')} group by student_id)
        and ${webhookDeliveries.nextAttemptAt} <= ${sql.placeholder('now')}`,
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(sql.placeholder('most'))
    .prepare(),
);

/**
 * Deliveries of a subscription whose next attempt is due. Each student's events are sent in order: only the student's
 * earliest waiting delivery is returned.
 */
export const dueDeliveries = (db: Db, subscriptionId: number, now: number, most: number): DeliveryRow[] =>
  dueQuery(db).all({ subscriptionId, now, most });

/** The latest deliveries, newest first. */
export const listDeliveries = (db: Db, most: number): DeliveryRow[] =>
  deliveries(db).orderBy(desc(webhookDeliveries.id)).limit(most).all();

export function deliveryById(db: Db, id: number): DeliveryRow {
  const [delivery] = deliveries(db).where(eq(webhookDeliveries.id, id)).all();
  if (!delivery) throw notFound(String(id));
  return delivery;
}

const latestArrival = (db: Db, subscriptionId: number): number =>
  db
    .select({ at: sql<number | null>`max(${webhookDeliveries.deliveredAt})` })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.subscriptionId, subscriptionId))
    .get()?.at ?? 0;

/** The number of attempts stored for a delivery. More than ten occur only if a delivery is sent by hand. */
const attemptsKept = 20;

/**
 * Stores an attempt and its outcome. A delivery that has arrived or failed for good changes its state only if it
 * arrives now.
 */
export function noteAttempt(db: Db, { id }: DeliveryRow, attempt: WebhookAttempt, retryAfter: number): void {
  inTransaction(db, () => {
    const [delivery] = deliveries(db).where(eq(webhookDeliveries.id, id)).all();
    // The subscription may have been deleted during the attempt.
    if (!delivery) return;
    const { subscriptionId } = delivery;
    const attempts = [...delivery.attempts, attempt];
    const now = attempt.at;
    const outcome = judgeAttempt({
      number: attempts.length,
      status: attempt.status,
      retryAfter,
      now,
      arrivedMeanwhile: latestArrival(db, subscriptionId) >= (attempts[0]?.at ?? now),
    });
    const arrived = outcome.status === 'delivered';
    db.update(webhookDeliveries)
      .set({
        attempts: attempts.slice(-attemptsKept),
        ...((arrived || delivery.status === 'waiting') && { status: outcome.status }),
        ...(outcome.status === 'waiting' && { nextAttemptAt: outcome.nextAttemptAt }),
        ...(arrived && { deliveredAt: now }),
      })
      .where(eq(webhookDeliveries.id, id))
      .run();
    if (outcome.status === 'failed' && outcome.disables) disableSubscription(db, subscriptionId, outcome.disables, now);
  });
}

/** The query runs every second, so it reads only a hundred events: thousands may wait while a receiver is down. */
const oldestQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[], number | null>(`
      select min(at) from (select id, at from webhook_event order by at limit 100) event
      where not exists (select 1 from webhook_delivery where event_id = event.id and status = 'waiting')`)
    .pluck(),
);

/** The instant of the oldest event without a waiting delivery; null if the oldest hundred events contain none. */
export const findOldestEvent = (db: Db): number | null => oldestQuery(db).get() ?? null;

/** Deletes the events up to an instant that have no waiting delivery. */
export function deleteEvents(db: Db, until: number): void {
  const old = sql`select id from webhook_event event where at <= ${until} and not exists (select 1 from webhook_delivery where event_id = event.id and status = 'waiting')`;
  db.delete(webhookDeliveries)
    .where(sql`${webhookDeliveries.eventId} in (${old})`)
    .run();
  deleteUndelivered(db, until);
}
