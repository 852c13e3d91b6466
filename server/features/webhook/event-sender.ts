import type { Db } from '../../../db/db.ts';
import type { Tenant } from '../../tenant.ts';
import { toWebhookHeaders } from '../../webhook-signature.ts';
import type { PostEvent } from './event-post.ts';
import { toEventBody } from './webhook-presenter.ts';
import { disableSubscription, dueDeliveries, noteAttempt, secretOf, type DeliveryRow } from './webhook-queries.ts';

const atOnce = 10;

/**
 * Sends events to their subscriptions after they were committed. An event is sent until it arrives or is given up, so a
 * receiver may get it twice, with the same id. Attempts are due by the business clock. The signature has the machine's
 * time, because the receiver compares it with its own.
 */
export class EventSender {
  readonly #post: PostEvent;
  readonly #rounds = new WeakMap<Db, Promise<void>>();

  constructor(post: PostEvent) {
    this.#post = post;
  }

  /** Sends what is due in a university. A call during a round waits for it and then sends again. */
  async sendDue(tenant: Tenant): Promise<void> {
    const { db } = tenant;
    const before = this.#rounds.get(db) ?? Promise.resolve();
    const round = before
      .catch(() => undefined)
      .then(async () => {
        for (let due = this.#due(tenant, db); due.length; due = this.#due(tenant, db))
          await Promise.all(due.map((delivery) => this.#attempt(tenant, db, delivery)));
      });
    this.#rounds.set(db, round);
    await round;
  }

  /** Sends one delivery now, whatever became of it before. */
  async send(tenant: Tenant, delivery: DeliveryRow): Promise<void> {
    await this.#attempt(tenant, tenant.db, delivery);
  }

  /** True while the university still has the database. It may have been reset or deleted during an attempt. */
  #holds = (tenant: Tenant, db: Db): boolean => tenant.db === db && db.$client.open;

  #due = (tenant: Tenant, db: Db): DeliveryRow[] =>
    this.#holds(tenant, db) ? dueDeliveries(db, tenant.clock.now(), atOnce) : [];

  async #attempt(tenant: Tenant, db: Db, delivery: DeliveryRow): Promise<void> {
    const secret = secretOf(delivery);
    if (secret === undefined) return disableSubscription(db, delivery.subscriptionId, 'unreadable', tenant.clock.now());
    const body = toEventBody(db, delivery);
    const headers = toWebhookHeaders(secret, delivery.eventId, body, Date.now());
    const { status, answer, retryAfter = 0, ...other } = await this.#post({ db, url: delivery.url, headers, body });
    if (!this.#holds(tenant, db)) return;
    noteAttempt(db, delivery, { at: tenant.clock.now(), status, answer, headers, ...other }, retryAfter);
  }
}
