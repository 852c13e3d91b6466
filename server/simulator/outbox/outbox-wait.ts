import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '../../http/operations.ts';
import type { Tenant } from '../../tenant.ts';
import { firstArrived, lastMessageId } from './outbox-queries.ts';

const lookEveryMs = 100;

export type Wait = { after?: number; recipient?: string; timeoutSeconds?: number };

/**
 * Waits, by the machine's clock, for a message to arrive. Null after the timeout, or if the caller disconnects or the
 * sandbox is deleted. A reset gives the sandbox another database, so each check reads the current one.
 */
export async function nextMessage(
  tenant: Tenant,
  { after, recipient, timeoutSeconds = 30 }: Wait,
  hungUp: AbortSignal,
): Promise<Schema<'OutboxMessage'> | null> {
  const last = after ?? lastMessageId(tenant.db);
  const until = performance.now() + timeoutSeconds * 1000;
  while (!hungUp.aborted && tenant.db.$client.open) {
    const message = firstArrived(tenant.db, tenant.clock.now(), {
      after: last,
      ...(recipient !== undefined && { recipient }),
    });
    if (message || performance.now() >= until) return message;
    await pause(lookEveryMs, undefined, { signal: hungUp }).catch(() => undefined);
  }
  return null;
}
