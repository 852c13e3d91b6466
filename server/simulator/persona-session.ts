import { startSession, type SessionOrigin } from '../features/account/account-commands.ts';
import { accountById, listRecords } from '../features/account/account-queries.ts';
import { signInRefusals } from '../features/account/account-rules.ts';
import type { Schema } from '../http/operations.ts';
import { notFound, refuse, Refused, throwIfRefused } from '../refusal.ts';
import type { Tenant } from '../tenant.ts';
import { isPersona, personaAccount } from './simulator-queries.ts';
import { accountOfStudent } from './university/newcomers.ts';

/** The browser and address from which a persona is signed in; omitted if the simulator itself signs in. */
export type PersonaOrigin = Pick<SessionOrigin, 'userAgent' | 'address'>;

/**
 * Signs in a persona, or another student by user name, without a password but under the rules of signing in. 404 if the
 * name is unknown, 422 if there is no account yet.
 */
export async function personaSession(
  tenant: Tenant,
  key: string,
  origin: PersonaOrigin = { userAgent: '', address: '' },
): Promise<Schema<'SignedIn'>> {
  const id = personaAccount(tenant.db, key) ?? accountOfStudent(tenant.db, key);
  const account = id === undefined ? undefined : accountById(tenant.db, id);
  if (!account) throw isPersona(tenant.db, key) ? new Refused(refuse('MSG-LOG0-000008')) : notFound(key);
  const now = tenant.clock.now();
  throwIfRefused(signInRefusals({ now, account, records: listRecords(tenant.db, account.personId).length }));
  return startSession(tenant, account, false, now, { via: 'simulator', ...origin });
}
