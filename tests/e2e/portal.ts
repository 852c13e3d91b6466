import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test as base } from 'playwright/test';
import type { Language } from '../../locales/i18n.ts';
import { Client, sandbox } from '../support/client.ts';
import { storedSession } from '../support/stored-session.ts';
import { textsIn, type Texts } from './texts.ts';
import { Trouble } from './trouble.ts';

export { expect };

/** Marks the main test of an area. `npm test` runs only these; `npm run test:long` runs every test. */
export const daily = { tag: '@daily' };

export type PortalOptions = { language: Language };

/** One page of the application in its own sandbox, at /sandbox/<name>/. */
export class Portal {
  readonly page: Page;
  readonly texts: Texts;
  /** The client that calls the API of the same sandbox. */
  readonly client: Client;

  constructor(page: Page, texts: Texts, client: Client) {
    this.page = page;
    this.texts = texts;
    this.client = client;
  }

  /** The same sandbox in another tab. */
  on = (page: Page): Portal => new Portal(page, this.texts, this.client);

  /** The same page with the texts of another language. */
  speaking = async (language: Language): Promise<Portal> => new Portal(this.page, await textsIn(language), this.client);

  /** The base path of the sandbox. */
  get basePath(): string {
    return `${new URL(this.client.base).pathname}/`;
  }

  address = (path: string): string => `${this.client.base}${path}`;

  /** Opens a page and waits until it has scrolled to the top, because that scroll would close a menu. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.address(path));
    await this.page.waitForFunction(() => 'atTop' in document.documentElement.dataset);
  }

  /** Navigates within the application, as the browser's history buttons do. */
  goTo = (path: string): Promise<void> =>
    this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, this.address(path));

  /**
   * Navigates like `goTo` and waits until the page is shown. Faster than `open`, because the document is not loaded
   * again.
   */
  async visit(path: string): Promise<void> {
    const elsewhere = new URL(this.address(path)).pathname !== new URL(this.page.url()).pathname;
    if (elsewhere) await this.page.evaluate(() => delete document.documentElement.dataset.atTop);
    await this.goTo(path);
    if (elsewhere) await this.page.waitForFunction(() => 'atTop' in document.documentElement.dataset);
  }

  /** Makes the page receive no events, as with the real university. Must be called before the page is opened. */
  async unaware(): Promise<void> {
    await this.page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    await this.page.route('**/sim/events', (route) => route.abort());
  }

  /** The path of the page within the sandbox, with its query. */
  path(): string {
    const { pathname, search } = new URL(this.page.url());
    return `/${pathname.slice(this.basePath.length)}${search}`;
  }

  /** Signs in as a persona without the form, then opens a page. */
  async enter(persona: string, path = '/home'): Promise<void> {
    await this.client.as(persona);
    await this.resume(path);
  }

  /** Opens a page with the client's session, which is put into the browser's storage before the page starts. */
  async resume(path: string): Promise<void> {
    const script = await this.page.addInitScript(
      ({ items, mark }) => {
        // Only the first load stores the session. After a reload the page has its own session or none.
        if (sessionStorage.getItem(mark)) return;
        sessionStorage.setItem(mark, 'done');
        Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value));
      },
      { items: this.#stored(), mark: `resumed-${randomUUID()}` },
    );
    await this.open(path);
    await script.dispose();
  }

  /** Puts the client's session into the browser's storage, in the page's own format. */
  async store(): Promise<void> {
    await this.page.goto(this.address('/config.json'));
    await this.page.evaluate(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      this.#stored(),
    );
  }

  #stored(): Record<string, string> {
    if (!this.client.session) throw new Error('nobody is signed in');
    return storedSession(this.client.session, this.basePath);
  }

  /** The stored value of this name; null if there is none. */
  kept = (name: string): Promise<string | null> =>
    this.page.evaluate((key) => localStorage.getItem(key), `${this.basePath}${name}`);
  keep = (name: string, value: string): Promise<void> =>
    this.page.evaluate(([key, text]) => localStorage.setItem(key, text), [`${this.basePath}${name}`, value] as const);
  keptNames = (): Promise<string[]> =>
    this.page.evaluate((base) => Object.keys(localStorage).filter((key) => key.startsWith(base)), this.basePath);

  heading = (name: string) => this.page.getByRole('heading', { name, level: 1 });
}

type Fixtures = { texts: Texts; client: Client; trouble: Trouble; portal: Portal };

export const test = base.extend<Fixtures & PortalOptions>({
  language: ['en', { option: true }],
  texts: async ({ language }, use) => use(await textsIn(language)),

  // A browser without a stored choice shows English, so the other language is stored.
  storageState: async ({ language, baseURL }, use) =>
    use({
      cookies: [],
      origins: language === 'en' ? [] : [{ origin: baseURL ?? '', localStorage: [{ name: 'lang', value: language }] }],
    }),

  client: async ({ baseURL, context }, use) => {
    const client = await sandbox(baseURL ?? '');
    await use(client);
    // The pages are closed first, because they would report that their sandbox was deleted.
    await Promise.all(context.pages().map((page) => page.close()));
    await new Client(baseURL ?? '').send('deleteSandbox', { params: { name: client.base.split('/').at(-1) ?? '' } });
  },

  trouble: [
    async ({ context, baseURL }, use, { status, expectedStatus }) => {
      const trouble = new Trouble();
      trouble.watch(context, baseURL ?? '');
      await use(trouble);
      expect(trouble.unexpected(), 'what went wrong unseen').toEqual([]);
      if (status === expectedStatus) expect(trouble.missing(), 'what should have happened').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const scrollTo: (options?: ScrollToOptions) => void = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        if (typeof options === 'object') scrollTo(options);
        document.documentElement.dataset.atTop = '';
      };
    });
    await use(context);
    // A call that is still intercepted when the test ends must not fail it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  portal: async ({ page, texts, client }, use) => use(new Portal(page, texts, client)),
});
