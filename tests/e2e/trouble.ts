import type { BrowserContext, Request } from 'playwright';

/**
 * What must not happen on any page: errors in the console (a refused Content-Security-Policy is one), errors thrown,
 * calls to other hosts, calls that fail. A test names the ones it provokes, and those must then happen.
 */
export class Trouble {
  #happened: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];

  watch(context: BrowserContext, origin: string): void {
    const note = (what: string): number => this.#happened.push(what);
    const nameOf = (request: Request): string =>
      `${request.method()} ${new URL(request.url()).pathname.replace(/^\/sandbox\/[^/]+/, '')}`;
    context.on('console', (message) => {
      // The browser says of each failed call that it failed; the call itself is noted below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => note(`thrown: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (protocol.startsWith('http') && to !== origin) note(`elsewhere: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${nameOf(response.request())}`);
    });
    context.on('requestfailed', (request) => {
      // Leaving a page ends the calls it still waits for; the simulator's stream ends with the network and mends
      // itself.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED' && !request.url().endsWith('/sim/events')) note(`${reason} ${nameOf(request)}`);
    });
  }

  /** This will happen, at least once: `/422 POST .*ChangeRegistration/`. */
  expect(...what: RegExp[]): void {
    this.#expected.push(...what);
  }

  /** This may happen, or not: `/^401 /`. */
  allow(...what: RegExp[]): void {
    this.#allowed.push(...what);
  }

  unexpected = (): string[] =>
    this.#happened.filter((what) => ![...this.#expected, ...this.#allowed].some((pattern) => pattern.test(what)));
  missing = (): string[] =>
    this.#expected.filter((pattern) => !this.#happened.some((what) => pattern.test(what))).map(String);
}
