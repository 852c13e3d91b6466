import type { Handlers, Schema } from '../../http/operations.ts';
import type { Tenant } from '../../tenant.ts';
import { toIssuer } from './identity-provider.ts';
import { setTrouble, getTrouble } from './identity-provider-queries.ts';

const answer = (tenant: Tenant, origin: string): Schema<'IdentityProvider'> => ({
  issuer: toIssuer(origin, tenant),
  ...getTrouble(tenant.db),
});

export const identityProviderHandlers = {
  getIdentityProvider: ({ tenant, origin }) => [200, answer(tenant, origin)],
  setIdentityProvider: ({ tenant, db, origin, body: { failure, times = 1 } }) => {
    setTrouble(db, { failure, remaining: failure === 'none' ? 0 : times });
    return [200, answer(tenant, origin)];
  },
} satisfies Partial<Handlers>;
