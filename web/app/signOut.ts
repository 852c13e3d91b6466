import { call } from '../api/client.ts';
import { purge } from '../api/session.ts';

const patience = 3_000;

/** Ends the session on the server, if it responds in time, and in the browser in any case. */
export async function signOut(): Promise<void> {
  await call('logout', {}, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  purge();
}
