import type { RequestListener } from 'node:http';
import type { Db } from '../../../db/db.ts';
import type { JobRun } from '../../business-clock.ts';
import { gatewaySignature } from '../../gateway.ts';
import type { Tenant } from '../../tenant.ts';
import { InProcessCaller } from '../in-process-caller.ts';
import { dueCallbacks, gatewaySetting, nextGatewayInstant, noteDelivery, type CallbackRow } from './payment-gateway.ts';

/** A gateway that has more to tell than this on one way of the clock has gone astray. */
const mostStops = 2_000;

/** Carries the gateway's callbacks to the university, signed, each until it is accepted. */
export class WebhookSender {
  readonly #app: () => RequestListener | undefined;
  readonly #under = new WeakMap<Db, Promise<void>>();
  secret = '';

  constructor(app: () => RequestListener | undefined) {
    this.#app = app;
  }

  /** The headers that a callback is sent with at an instant. */
  signed(body: string, now: number): { timestamp: string; signature: string } {
    const timestamp = String(Math.floor(now / 1000));
    return { timestamp, signature: gatewaySignature(this.secret, timestamp, body) };
  }

  /** Delivers one callback now, whatever became of it before. */
  async deliver(tenant: Tenant, { eventId, body }: Pick<CallbackRow, 'eventId' | 'body'>): Promise<void> {
    const app = this.#app();
    if (!app) return;
    const { db } = tenant;
    const now = tenant.clock.now();
    const { timestamp, signature } = this.signed(body, now);
    const { status } = await new InProcessCaller(app, tenant.path, { withinMove: true }).send('gatewayCallback', {
      body: JSON.parse(body) as unknown,
      headers: { 'gateway-timestamp': timestamp, 'gateway-signature': signature },
    });
    // Reset or put away meanwhile: its book is gone.
    if (tenant.db === db && db.$client.open) noteDelivery(db, eventId, status, now);
  }

  /**
   * Delivers what is due, one after the other; whoever comes meanwhile waits for the same round and looks once more.
   */
  async deliverDue(tenant: Tenant): Promise<void> {
    const before = this.#under.get(tenant.db) ?? Promise.resolve();
    const round = before
      .catch(() => undefined)
      .then(async () => {
        if (!tenant.db.$client.open || gatewaySetting(tenant.db).silent) return;
        for (const callback of dueCallbacks(tenant.db, tenant.clock.now())) await this.deliver(tenant, callback);
      });
    this.#under.set(tenant.db, round);
    await round;
  }

  /**
   * Moves the clock towards an instant, stopping wherever the gateway decides or tells something, so that it is told at
   * its own time.
   */
  async stepTo(tenant: Tenant, target: number): Promise<JobRun[]> {
    const done: JobRun[] = [];
    for (let stop = 0; stop < mostStops; stop += 1) {
      const next = nextGatewayInstant(tenant.db);
      const now = tenant.clock.now();
      if (next === null || next >= target || target <= now) break;
      if (next > now) done.push(...(await tenant.clock.advance('frozen', next)));
      else tenant.clock.runDueJobs();
      await this.deliverDue(tenant);
    }
    return done;
  }
}
