import type { Db } from '../../../db/db.ts';
import type { Tenant } from '../../tenant.ts';
import { toWebhookHeaders } from '../../webhook-signature.ts';
import type { PostEvent } from './event-post.ts';
import { toEventBody } from './webhook-presenter.ts';
import {
  disableSubscription,
  dueDeliveries,
  listSubscriptions,
  noteAttempt,
  secretOf,
  type DeliveryRow,
} from './webhook-queries.ts';

/** The most events that are sent to one subscription at the same time. */
const atOnce = 10;

/** The rounds of a subscription: the one that runs or ran last, and the one that starts after it. */
type Rounds = { running: Promise<void>; next?: Promise<void> | undefined };

/**
 * Sends events to their subscriptions after they were committed. An event is sent until it arrives or is given up, so a
 * receiver may get it twice, with the same id. Attempts are due by the business clock. The signature has the machine's
 * time, because the receiver compares that time with its own clock.
 */
export class EventSender {
  readonly #post: PostEvent;
  readonly #rounds = new WeakMap<Db, Map<number, Rounds>>();

  constructor(post: PostEvent) {
    this.#post = post;
  }

  /**
   * Sends what is due in a university. Each subscription has rounds of its own, so that a slow receiver delays no
   * other. Calls during a round wait for it and then share the next one.
   */
  async sendDue(tenant: Tenant): Promise<void> {
    const { db } = tenant;
    const all = this.#rounds.get(db) ?? new Map<number, Rounds>();
    this.#rounds.set(db, all);
    await Promise.all(
      listSubscriptions(db).map(({ id }) => {
        const rounds: Rounds = all.get(id) ?? { running: Promise.resolve() };
        all.set(id, rounds);
        rounds.next ??= rounds.running
          .catch(() => undefined)
          .then(() => {
            rounds.next = undefined;
            rounds.running = this.#sendRound(tenant, db, id);
            return rounds.running;
          });
        return rounds.next;
      }),
    );
  }

  /** Sends one delivery now, even if it has arrived or failed before. */
  async send(tenant: Tenant, delivery: DeliveryRow): Promise<void> {
    await this.#attempt(tenant, tenant.db, delivery);
  }

  /** True if the university still uses this database. A reset or deletion during an attempt replaces or closes it. */
  #holds = (tenant: Tenant, db: Db): boolean => tenant.db === db && db.$client.open;

  async #sendRound(tenant: Tenant, db: Db, subscriptionId: number): Promise<void> {
    const listDue = (): DeliveryRow[] =>
      this.#holds(tenant, db) ? dueDeliveries(db, subscriptionId, tenant.clock.now(), atOnce) : [];
    for (let due = listDue(); due.length; due = listDue())
      await Promise.all(due.map((delivery) => this.#attempt(tenant, db, delivery)));
  }

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
