import { createRemoteJWKSet, customFetch as keyFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type * as OpenId from 'openid-client';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';

/**
 * The university's OpenID provider and this server's credentials there. `fetch` is set if the issuer is this server
 * itself.
 */
type Provider = { issuer: string; clientId: string; clientSecret: string; fetch?: OpenId.CustomFetch };

/**
 * The claims used from a verified identity token. `email` is undefined if the provider gives no address, or says that
 * it is not verified.
 */
export type VerifiedIdentity = { email: string | undefined };

export type IdentityCode = {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
  iss?: string | undefined;
};

/**
 * Sends requests for `origin` to this server's own address. The forwarded headers keep the public name, which may be
 * reachable only from outside.
 */
const throughOwnAddress =
  (origin: string, ownAddress: string): OpenId.CustomFetch =>
  (url, options) => {
    const { protocol, host } = new URL(origin);
    const { headers, body, ...rest } = options;
    return fetch(url.replace(origin, ownAddress), {
      ...rest,
      headers: { ...headers, 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host },
      body: (body as RequestInit['body']) ?? null,
    });
  };

/**
 * The identity provider set by environment variables, else the simulator's own for this tenant. Undefined if there is
 * neither.
 */
export function findIdentityProvider(
  settings: Settings,
  tenant: Tenant,
  origin: string,
  ownAddress: string,
): Provider | undefined {
  const { issuer, clientId, clientSecret } = settings.identity;
  if (issuer) return { issuer, clientId, clientSecret };
  return settings.simulate
    ? {
        issuer: `${origin}${tenant.path}/identity`,
        clientId,
        clientSecret,
        fetch: throughOwnAddress(origin, ownAddress),
      }
    : undefined;
}

/** Loads the library when the first student returns from the provider. */
const library = (): Promise<typeof OpenId> => import('openid-client');

type Known = { configuration: OpenId.Configuration; keys: JWTVerifyGetKey };
const known = new Map<string, Promise<Known>>();
const knownMaximum = 200;

async function discover({ issuer, clientId, clientSecret, fetch: ownFetch }: Provider): Promise<Known> {
  const client = await library();
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientSecret ? client.ClientSecretBasic(clientSecret) : client.None(),
    {
      // Plain HTTP is allowed, so that a tester can run a provider on the same machine. Only the operator of the server
      // can set another issuer.
      ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }),
      ...(ownFetch && { [client.customFetch]: ownFetch }),
    },
  );
  const keysAt = configuration.serverMetadata().jwks_uri;
  if (!keysAt) throw new Error('the identity provider publishes no keys');
  // The tokens come directly from the provider, so a token with an unknown key was signed with a new one. The key set
  // is then read again without a waiting time.
  const keys = createRemoteJWKSet(new URL(keysAt), {
    cooldownDuration: 0,
    ...(ownFetch && {
      [keyFetch]: (url: string, options: object) =>
        ownFetch(url, { method: 'GET', body: undefined, headers: {}, ...options } as OpenId.CustomFetchOptions),
    }),
  });
  return { configuration, keys };
}

/** The provider's metadata and keys, cached. A failed download is not cached. */
function knownProvider(provider: Provider): Promise<Known> {
  const name = `${provider.issuer} ${provider.clientId}`;
  let found = known.get(name);
  if (!found) {
    if (known.size >= knownMaximum) known.delete(known.keys().next().value ?? '');
    known.set(name, (found = discover(provider)));
    found.catch(() => known.delete(name));
  }
  return found;
}

/**
 * Exchanges the code and verifies the identity token: signature, issuer, audience, nonce and times. Throws if any check
 * fails.
 */
export async function verifyIdentity(
  provider: Provider,
  { code, codeVerifier, nonce, redirectUri, iss }: IdentityCode,
): Promise<VerifiedIdentity> {
  const client = await library();
  const { configuration, keys } = await knownProvider(provider);
  const cameBack = new URL(redirectUri);
  cameBack.search = new URLSearchParams({ code, ...(iss && { iss }) }).toString();
  const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
    pkceCodeVerifier: codeVerifier,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const { payload } = await jwtVerify(tokens.id_token ?? '', keys, {
    issuer: configuration.serverMetadata().issuer,
    audience: provider.clientId,
  });
  const claims =
    typeof payload.email === 'string'
      ? payload
      : await client.fetchUserInfo(configuration, tokens.access_token, payload.sub ?? '');
  return {
    email:
      typeof claims.email === 'string' && claims.email_verified !== false
        ? claims.email.trim().toLowerCase()
        : undefined,
  };
}
