import { startSession } from '../features/account/account-commands.ts';
import { accountById, recordsOf } from '../features/account/account-queries.ts';
import { signInRefusals } from '../features/account/account-rules.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../refusal.ts';
import type { World } from '../world.ts';
import { personaAccount } from './simulator-queries.ts';

/** Signs a persona in without a password, under the rules of signing in. 404 where there is none of this name. */
export async function personaSession(world: World, key: string): Promise<Schema<'SignedIn'>> {
  const id = personaAccount(world.db, key);
  const account = id === undefined ? undefined : accountById(world.db, id);
  if (!account) throw new Refused(refuse('DEV-000007', { name: key }), { status: 404 });
  const now = world.clock.now();
  throwIfRefused(signInRefusals({ now, account, records: recordsOf(world.db, account.personId).length }));
  return startSession(world, account, false, now);
}
