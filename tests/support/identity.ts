import { randomBytes } from 'node:crypto';
import * as openid from 'openid-client';
import { seedPassword } from '../../seed/password.ts';
import type { BodyOf } from '../../server/http/operations.ts';

/** The parts of a browser that an identity provider needs: cookies by path, and redirects. */
export class Browser {
  readonly #cookies = new Map<string, { path: string; pair: string }>();

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const name = `${path} ${pair.split('=')[0]}`;
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, { path, pair });
    }
  }

  /** Sends one request without following redirects. */
  async send(address: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    this.#keep(response);
    return response;
  }

  /**
   * Follows redirects to a page, or to an address that begins with `until`. Such an address is not requested, and
   * `page` is then empty.
   */
  async open(
    address: string,
    until: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; page: string; status: number }> {
    let url = address;
    let response = await this.send(url, form);
    for (;;) {
      const location = response.headers.get('location');
      if (!location) return { url, page: await response.text(), status: response.status };
      url = new URL(location, url).href;
      if (url.startsWith(until)) return { url, page: '', status: response.status };
      response = await this.send(url);
    }
  }
}

const findAction = (page: string, which: string): string => {
  const action = [...page.matchAll(/action="([^"]+)"/g)]
    .map(([, found = '']) => found.replaceAll('&amp;', '&'))
    .find((found) => found.includes(which));
  if (!action) throw new Error(`no form ${which} in ${page.slice(0, 500)}`);
  return action;
};

/** Signs in on the provider's page and returns the address to which the provider redirects. */
export async function signInThere(
  browser: Browser,
  authorize: string,
  redirectUri: string,
  email: string,
  password = seedPassword,
): Promise<URL> {
  const { url, page } = await browser.open(authorize, redirectUri);
  if (url.startsWith(redirectUri)) return new URL(url);
  const back = await browser.open(new URL(findAction(page, '/sign-in'), url).href, redirectUri, { email, password });
  if (!back.url.startsWith(redirectUri)) throw new Error(`${back.status} ${back.page.slice(0, 2000)}`);
  return new URL(back.url);
}

export type Dance = BodyOf<'handleAuthentication'>;

/** The body that the page at `base` would send after a sign-in at the provider named in its config.json. */
export async function corporateSignIn(
  base: string,
  email: string,
  { password = seedPassword, browser = new Browser(), scope = 'openid profile email' } = {},
): Promise<Dance> {
  const { identityProvider } = (await (await fetch(`${base}/config.json`)).json()) as {
    identityProvider: { authorizationUrl: string; clientId: string };
  };
  const redirectUri = `${base}/Authentication`;
  const codeVerifier = openid.randomPKCECodeVerifier();
  const nonce = randomBytes(16).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const authorize = new URL(identityProvider.authorizationUrl);
  authorize.search = new URLSearchParams({
    client_id: identityProvider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).toString();
  const { searchParams } = await signInThere(browser, authorize.href, redirectUri, email, password);
  if (searchParams.get('state') !== state) throw new Error('another state came back');
  const [code, error, iss] = ['code', 'error', 'iss'].map((name) => searchParams.get(name) ?? undefined);
  return { ...(code && { code }), ...(error && { error }), ...(iss && { iss }), codeVerifier, nonce, redirectUri };
}

/** The body that the page of this client's sandbox would send after the sign-in. */
export const corporateSignInAt = (email: string, { base }: { base: string }): Promise<Dance> =>
  corporateSignIn(base, email);
