import type { RequestListener } from 'node:http';
import type { Db } from '../../../db/db.ts';
import type { JobRun } from '../../clock/business-clock.ts';
import { gatewaySignature } from '../../gateway.ts';
import type { Tenant } from '../../tenant.ts';
import { toWebhookHeaders } from '../../webhook-signature.ts';
import { InProcessCaller } from '../in-process-caller.ts';
import { dueCallbacks, holdsCallbacks, nextGatewayInstant, noteDelivery, type CallbackRow } from './payment-gateway.ts';

/** The most stops for decisions and callbacks in one move of the clock, as protection against an endless loop. */
const mostStops = 2_000;

/**
 * Delivers the gateway's signed callbacks to the university. Each is repeated until it is accepted or has had too many
 * attempts.
 */
export class WebhookSender {
  readonly #app: () => RequestListener | undefined;
  readonly #under = new WeakMap<Db, Promise<void>>();
  secret = '';

  constructor(app: () => RequestListener | undefined) {
    this.#app = app;
  }

  /**
   * The headers of a callback sent at an instant (epoch milliseconds), including those of the older signature format.
   */
  headers(eventId: string, body: string, now: number): Record<string, string> {
    const headers = toWebhookHeaders(this.secret, eventId, body, now);
    const timestamp = headers['webhook-timestamp'] ?? '';
    return {
      ...headers,
      'gateway-timestamp': timestamp,
      'gateway-signature': gatewaySignature(this.secret, timestamp, body),
    };
  }

  /** Delivers one callback now, even if it was delivered before. */
  async deliver(tenant: Tenant, { eventId, body }: Pick<CallbackRow, 'eventId' | 'body'>): Promise<void> {
    const app = this.#app();
    if (!app) return;
    const { db } = tenant;
    const now = tenant.clock.now();
    const { status } = await new InProcessCaller(app, tenant.path, { withinMove: true }).sendAny('gatewayCallback', {
      body: JSON.parse(body) as unknown,
      headers: this.headers(eventId, body, now),
    });
    // The sandbox may have been reset or deleted meanwhile, and its database with it.
    if (tenant.db === db && db.$client.open) noteDelivery(db, eventId, status, now);
  }

  /** Delivers the due callbacks one after the other. A call during a round waits for it and then delivers again. */
  async deliverDue(tenant: Tenant): Promise<void> {
    const before = this.#under.get(tenant.db) ?? Promise.resolve();
    const round = before
      .catch(() => undefined)
      .then(async () => {
        if (!tenant.db.$client.open || holdsCallbacks(tenant.db)) return;
        for (const callback of dueCallbacks(tenant.db, tenant.clock.now())) await this.deliver(tenant, callback);
      });
    this.#under.set(tenant.db, round);
    await round;
  }

  /**
   * Moves the clock towards `target`, from one decision or callback of the gateway to the next, so that each is
   * delivered at its own time. The caller makes the rest of the move. A move back is left to the caller as a whole.
   */
  async stepTo(tenant: Tenant, target: number): Promise<JobRun[]> {
    const done: JobRun[] = [];
    for (let stop = 0; stop < mostStops; stop += 1) {
      const next = nextGatewayInstant(tenant.db);
      const now = tenant.clock.now();
      if (next === null || next >= target || target <= now) break;
      if (next > now) done.push(...(await tenant.clock.advance('frozen', next)));
      else await tenant.clock.runDueJobs();
      await this.deliverDue(tenant);
    }
    return done;
  }
}
