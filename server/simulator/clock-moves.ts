import { inTransaction } from '../../db/db.ts';
import { toInstant, toIso } from '../clock/clock.ts';
import { carrySessions } from '../features/account/account-queries.ts';
import { calendarReaches } from '../features/agenda/agenda-queries.ts';
import type { Schema } from '../http/operations.ts';
import { malformed, refuse, Refused } from '../refusal.ts';
import { changesCommitted } from '../transaction.ts';
import { exclusively, type Tenant } from '../tenant.ts';
import { clockAnswer } from './clock-presenter.ts';
import type { WebhookSender } from './gateway/webhook-sender.ts';
import type { Sandbox, Sandboxes } from './sandboxes.ts';
import { takePassingState } from './snapshots.ts';
import { tooLargeToKeep } from './traffic/recording.ts';

/** Parses an instant of a request body; 400 if it is invalid. */
export function instantIn(text: string, where: string): number {
  const found = toInstant(text);
  if (found === undefined) throw malformed(`${where}: no such instant`);
  return found;
}

/** Throws a 400 if the academic calendar does not reach the instant. Calls that need a semester would fail there. */
export function reachable({ db }: Tenant, target: number): void {
  if (!calendarReaches(db, target)) throw malformed(`the academic calendar does not reach ${toIso(target)}`);
}

/**
 * Computes the target of a move from the clock's time at the beginning of the move. Without this function the clock
 * keeps its time, except in live mode.
 */
type Target = (now: number) => number;

type Move = { mode: 'live' | 'ticking' | 'frozen'; target?: Target; expireSessions: boolean };

/**
 * Moves the clock. Open sessions move along unless they are to expire. The state before the latest move of a second or
 * more is kept for undoing it, unless the database is too large. Calls to this sandbox wait for the end of the move;
 * calls to other sandboxes are answered between scheduled jobs.
 */
export const moveClock = (
  webhooks: WebhookSender,
  sandbox: Sandbox,
  { mode, target: to, expireSessions }: Move,
): Promise<Schema<'Clock'>> =>
  exclusively(sandbox.tenant, async () => {
    const { tenant } = sandbox;
    await changesCommitted(tenant.db);
    const before = tenant.clock.now();
    const target = mode === 'live' ? Date.now() : (to?.(before) ?? before);
    reachable(tenant, target);
    const jumps = Math.abs(target - before) >= 1000;
    if (jumps)
      sandbox.beforeJump = tooLargeToKeep(tenant)
        ? null
        : takePassingState(sandbox, (state) => sandbox.beforeJump === state);
    // Callbacks of the gateway within the move are delivered at their own instants.
    const done = [...(await webhooks.stepTo(tenant, target)), ...(await tenant.clock.advance(mode, to && target))];
    if (!tenant.db.$client.open) throw new Refused(refuse('DEV-000005', { name: tenant.name }));
    await webhooks.deliverDue(tenant);
    const by = tenant.clock.now() - before;
    if (!expireSessions && by !== 0) inTransaction(tenant.db, () => carrySessions(tenant.db, by));
    const messages = jumps && target < before ? refuse('simulator.clockSetBack') : [];
    return { ...clockAnswer(sandbox), ran: done.map(({ name, at }) => ({ name, at: toIso(at) })), messages };
  });

export const setClockFor =
  (webhooks: WebhookSender, sandboxes: Sandboxes) =>
  (tenant: Tenant, { mode, now, expireSessions }: Schema<'ClockSetting'>): Promise<Schema<'Clock'>> => {
    const instant = now === undefined ? undefined : instantIn(now, 'body/now');
    return moveClock(webhooks, sandboxes.require(tenant), {
      mode,
      ...(instant !== undefined && { target: () => instant }),
      expireSessions: expireSessions ?? false,
    });
  };
