import { call } from '../api/client.ts';
import { purge } from '../api/session.ts';

const patience = 3_000;

/** Ends the session on the server, if the server responds in time, and always in the browser. */
export async function signOut(): Promise<void> {
  await call('logout', {}, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  purge();
}
