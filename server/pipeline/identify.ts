import { getAccount, getClaims } from '../features/account/account-session.ts';
import { getHeader, type PipelineCall } from './call.ts';

/** Verifies the token of a call and its session; 401 if either is not valid. Operations without sign-in pass. */
export async function identify(call: PipelineCall): Promise<void> {
  const { operation, tenant, req } = call;
  if (operation.open) return;
  call.claims = await getClaims(tenant, getHeader(req, 'authorization'));
  readSession(call, tenant.clock.now());
}

/** Reads the account of the session at an instant, and stores it for the log and the interceptor. */
export function readSession({ claims, tenant, res, outcome }: PipelineCall, now: number): void {
  if (claims) res.locals.account = outcome.account = getAccount(tenant, claims, now);
}
