import type { Handlers, Schema } from '../../http/operations.ts';
import type { World } from '../../world.ts';
import { issuerOf } from './identity-provider.ts';
import { setTrouble, troubleOf } from './identity-provider-queries.ts';

const answer = (world: World, origin: string): Schema<'IdentityProvider'> => ({
  issuer: issuerOf(origin, world),
  ...troubleOf(world.db),
});

export const identityProviderHandlers = {
  getIdentityProvider: ({ world, origin }) => [200, answer(world, origin)],
  setIdentityProvider: ({ world, db, origin, body: { failure, times = 1 } }) => {
    setTrouble(db, { failure, remaining: failure === 'none' ? 0 : times });
    return [200, answer(world, origin)];
  },
} satisfies Partial<Handlers>;
