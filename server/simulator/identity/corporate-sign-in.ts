import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { seedPassword } from '../../../seed/password.ts';
import { HttpClient } from '../../http/http-client.ts';
import { refuse, Refused } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { identityPath } from './identity-provider.ts';

/** Signs in at the identity provider as a browser would, for calls that the simulator makes. */

/** The server: `origin` is the address that its caller used, `ownAddress` the one that it uses for itself. */
export type Reach = { app: RequestListener; origin: string; ownAddress: string; settings: Pick<Settings, 'identity'> };

const mostRedirects = 12;

/**
 * Forwarded headers for a request to the server's own address, so that the server builds URLs with its public origin.
 */
const forwarded = (origin: string): Record<string, string> => {
  const { protocol, host } = new URL(origin);
  return { 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host };
};

/** The parts of a browser that a provider needs: cookies by path, and redirects within its origin. */
class Visitor {
  readonly #cookies = new Map<string, { path: string; pair: string }>();
  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  async #send(address: string, form?: Record<string, string>): Promise<Response> {
    const { origin, ownAddress } = this.#reach;
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
    const response = await fetch(address.replace(origin, ownAddress), {
      redirect: 'manual',
      headers: { accept: 'text/html', ...forwarded(origin), ...(cookie && { cookie }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      this.#cookies.set(`${path} ${pair.split('=')[0]}`, { path, pair });
    }
    return response;
  }

  /** Follows redirects to a page, or to an address that begins with `until`. Throws after too many redirects. */
  async open(address: string, until: string, form?: Record<string, string>): Promise<{ url: string; page: string }> {
    let url = address;
    let response = await this.#send(url, form);
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      const location = response.headers.get('location');
      if (!location) return { url, page: await response.text() };
      url = new URL(location, url).href;
      if (url.startsWith(until)) return { url, page: '' };
      response = await this.#send(url);
    }
    throw new Refused(refuse('simulator.stepTooEarly'));
  }
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const formAction = /action="([^"]*\/sign-in[^"]*)"/;

/**
 * Signs an e-mail address in at the provider of the tenant at `path`. Returns the body that the student's page would
 * send.
 */
export async function signInAtProvider(reach: Reach, path: string, email: string): Promise<unknown> {
  const redirectUri = `${reach.origin}${path}/Authentication`;
  const [codeVerifier, nonce, state] = [
    base64url(randomBytes(32)),
    base64url(randomBytes(16)),
    base64url(randomBytes(16)),
  ];
  const visitor = new Visitor(reach);
  const authorize = `${reach.origin}${path}${identityPath}/auth?${new URLSearchParams({
    client_id: reach.settings.identity.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: base64url(createHash('sha256').update(codeVerifier).digest()),
    code_challenge_method: 'S256',
  }).toString()}`;
  const { url: first, page } = await visitor.open(authorize, redirectUri);
  const action = formAction.exec(page)?.[1];
  const url =
    action === undefined
      ? first
      : (
          await visitor.open(new URL(action.replaceAll('&amp;', '&'), first).href, redirectUri, {
            email,
            password: seedPassword,
          })
        ).url;
  const { searchParams } = new URL(url);
  const [code, error, iss] = ['code', 'error', 'iss'].map((name) => searchParams.get(name) ?? undefined);
  return { ...(code && { code }), ...(error && { error }), ...(iss && { iss }), codeVerifier, nonce, redirectUri };
}

/** A client that sends requests over HTTP with the host name of the original caller. */
export const createOutsideClient = ({ origin, ownAddress }: Reach, path: string): HttpClient =>
  new HttpClient(`${ownAddress}${path}`, forwarded(origin));
