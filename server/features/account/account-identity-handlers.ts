import type { Handlers } from '../../http/operations.ts';
import { throwIfRefused } from '../../refusal.ts';
import { startSession } from './account-commands.ts';
import { findIdentityProvider, verifyIdentity } from './account-identity.ts';
import { identityRefusals } from './account-identity-rules.ts';
import { accountOfEmail, listRecords } from './account-queries.ts';
import { signInRefusals } from './account-rules.ts';

export const accountIdentityHandlers = {
  handleAuthentication: {
    untransacted: async ({
      tenant,
      db,
      settings,
      now,
      body: { code, codeVerifier, nonce, redirectUri, iss },
      origin,
      ownAddress,
      userAgent,
      address,
    }) => {
      const provider = findIdentityProvider(settings, tenant, origin, ownAddress);
      // Any error of verification gives the same response: the identity is not valid at this university.
      const identity =
        provider && code !== undefined
          ? await verifyIdentity(provider, { code, codeVerifier, nonce, redirectUri, iss }).catch(() => undefined)
          : undefined;
      const email = identity?.email;
      const { person = false, account } = email === undefined ? {} : accountOfEmail(db, email);
      throwIfRefused(
        identityRefusals({
          email,
          studentDomain: settings.identity.studentDomain,
          person,
          account: account !== undefined,
        }),
      );
      if (!account) throw new Error('a person without an account passed the sign-in checks');
      // This sign-in uses no password, so an expired password does not matter.
      throwIfRefused(
        signInRefusals({
          now,
          account: { ...account, passwordExpiresAt: null },
          records: listRecords(db, account.personId).length,
        }),
      );
      return [200, await startSession(tenant, account, false, now, { via: 'corporate', userAgent, address })];
    },
  },
} satisfies Partial<Handlers>;
