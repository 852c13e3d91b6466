import { getAccount, getClaims } from '../features/account/account-session.ts';
import { getHeader, type PipelineCall } from './call.ts';

/** Verifies the token of a call, and that its session goes on. 401 otherwise; calls that are open pass. */
export async function identify(call: PipelineCall): Promise<void> {
  const { operation, tenant, req } = call;
  if (operation.open) return;
  call.claims = await getClaims(tenant, getHeader(req, 'authorization'));
  readSession(call, tenant.clock.now());
}

/** Whose session it is at an instant, noted for the log and for who watches the call. */
export function readSession({ claims, tenant, res, outcome }: PipelineCall, now: number): void {
  if (claims) res.locals.account = outcome.account = getAccount(tenant, claims, now);
}
