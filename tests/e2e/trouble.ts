import type { BrowserContext, Request } from 'playwright';

/**
 * Records the problems of all pages: console errors (such as a violated Content-Security-Policy), exceptions, calls to
 * other hosts and failed calls. A test names the problems that it causes; these must occur.
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
      // The console message about a failed call is ignored, because the call itself is recorded below.
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
      // Leaving a page aborts its calls, and the simulator's stream reconnects by itself, so neither is a problem.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED' && !request.url().endsWith('/sim/events')) note(`${reason} ${nameOf(request)}`);
    });
  }

  /** Names problems that must occur at least once, such as `/422 POST .*ChangeRegistration/`. */
  expect(...what: RegExp[]): void {
    this.#expected.push(...what);
  }

  /** Names problems that may occur, such as `/^401 /`. */
  allow(...what: RegExp[]): void {
    this.#allowed.push(...what);
  }

  unexpected = (): string[] =>
    this.#happened.filter((what) => ![...this.#expected, ...this.#allowed].some((pattern) => pattern.test(what)));
  missing = (): string[] =>
    this.#expected.filter((pattern) => !this.#happened.some((what) => pattern.test(what))).map(String);
}
