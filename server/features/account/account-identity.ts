import { createRemoteJWKSet, customFetch as keyFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type * as OpenId from 'openid-client';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';

/** The university's identity provider as this server reaches it. `fetch` where its address is this server's own. */
type Provider = { issuer: string; clientId: string; clientSecret: string; fetch?: OpenId.CustomFetch };

/** What a verified identity says of the person. */
export type VerifiedIdentity = { email: string | undefined };

export type IdentityCode = {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
  iss?: string | undefined;
};

/** This server asks itself directly, saying by which name it was called: that name may lead here only from outside. */
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

/** The provider the environment names, else the simulator's own for this tenant; undefined where there is none. */
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

/** Loaded when a first student comes back from the provider. */
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
      // Plain HTTP is for a tester's own machine; an operator who names such an issuer has decided so.
      ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }),
      ...(ownFetch && { [client.customFetch]: ownFetch }),
    },
  );
  const keysAt = configuration.serverMetadata().jwks_uri;
  if (!keysAt) throw new Error('the identity provider publishes no keys');
  // Tokens come from the provider itself: a key that is not known yet has been made since, and the set is read again at
  // once.
  const keys = createRemoteJWKSet(new URL(keysAt), {
    cooldownDuration: 0,
    ...(ownFetch && {
      [keyFetch]: (url: string, options: object) =>
        ownFetch(url, { method: 'GET', body: undefined, headers: {}, ...options } as OpenId.CustomFetchOptions),
    }),
  });
  return { configuration, keys };
}

/** What a provider publishes of itself; asked once, and again after it could not be reached. */
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
 * Exchanges the code and verifies the identity token: signature, issuer, audience, nonce and times. Throws where
 * anything is not as it must be. Without a verified e-mail address the identity has none.
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
