import { sha256 } from '@noble/hashes/sha2.js';
import { storedLanguage } from './session.ts';
import type { BodyOf } from './operations.ts';
import { basePath, settings } from './settings.ts';

/**
 * Sign-in with the university's identity provider: authorization code with PKCE, state and nonce (OpenID Connect).
 * `sha256` is a library function, because the browser's own works only over HTTPS, which a classroom on a local network
 * lacks.
 */

type Attempt = { state: string; nonce: string; codeVerifier: string; redirectUri: string; from: string | null };

const attemptKey = (): string => `${basePath()}identityAttempt`;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** True if the settings name an identity provider. */
export const corporateSignInOffered = (): boolean => Boolean(settings().identityProvider.authorizationUrl);

/** The authorization URL of the provider for this attempt. */
export function authorizationAddress({ state, nonce, codeVerifier, redirectUri }: Attempt): string {
  const { authorizationUrl = '', clientId = '', scope = 'openid profile email' } = settings().identityProvider;
  const address = new URL(authorizationUrl);
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: base64url(sha256(new TextEncoder().encode(codeVerifier))),
    code_challenge_method: 'S256',
    ui_locales: storedLanguage(),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** Opens the provider's sign-in page. `from` is the page to open afterwards. */
export function leaveForProvider(from: string | null): void {
  const attempt: Attempt = {
    state: random(),
    nonce: random(),
    codeVerifier: random(),
    redirectUri: new URL('Authentication', document.baseURI).href,
    from,
  };
  sessionStorage.setItem(attemptKey(), JSON.stringify(attempt));
  location.assign(authorizationAddress(attempt));
}

export type Returned =
  | { kind: 'body'; body: BodyOf<'handleAuthentication'>; from: string | null }
  | { kind: 'canceled' }
  | { kind: 'stale' };

/**
 * Reads the provider's response from the query and deletes the stored attempt. The response is `canceled` if the
 * student canceled the sign-in at the provider. It is `stale` if it does not belong to the last attempt of this window,
 * or if it has neither a code nor an error.
 */
export function takeReturn(query: URLSearchParams): Returned {
  const kept = sessionStorage.getItem(attemptKey());
  sessionStorage.removeItem(attemptKey());
  const attempt = kept === null ? null : (JSON.parse(kept) as Attempt);
  if (!attempt || query.get('state') !== attempt.state) return { kind: 'stale' };
  const { nonce, codeVerifier, redirectUri, from } = attempt;
  const [code, error, iss] = [query.get('code'), query.get('error'), query.get('iss')];
  if (error === 'access_denied' && query.get('error_description') === 'canceled') return { kind: 'canceled' };
  if (!code && !error) return { kind: 'stale' };
  return {
    kind: 'body',
    body: { ...(code ? { code } : { error: error ?? '' }), ...(iss && { iss }), nonce, codeVerifier, redirectUri },
    from,
  };
}
