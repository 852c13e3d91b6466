import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test as base } from 'playwright/test';
import type { Language } from '../../locales/i18n.ts';
import { Client, sandbox } from '../support/client.ts';
import { storedSession } from '../support/stored-session.ts';
import { textsIn, type Texts } from './texts.ts';
import { Trouble } from './trouble.ts';

export { expect };

/** Marks the main way through an area: `npm test` walks these, `npm run test:long` every test. */
export const daily = { tag: '@daily' };

export type PortalOptions = { language: Language };

/** One page of the application in a university of its own, at /sandbox/<name>/. */
export class Portal {
  readonly page: Page;
  readonly texts: Texts;
  /** Speaks to the same university over HTTP. */
  readonly client: Client;

  constructor(page: Page, texts: Texts, client: Client) {
    this.page = page;
    this.texts = texts;
    this.client = client;
  }

  /** The same university in another tab. */
  on = (page: Page): Portal => new Portal(page, this.texts, this.client);

  /** The same page once it speaks another language. */
  speaking = async (language: Language): Promise<Portal> => new Portal(this.page, await textsIn(language), this.client);

  /** Below the sandbox. */
  get basePath(): string {
    return `${new URL(this.client.base).pathname}/`;
  }

  address = (path: string): string => `${this.client.base}${path}`;

  /** Opens a page and waits for its scroll to the top, which would take away a menu opened before it. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.address(path));
    await this.page.waitForFunction(() => 'atTop' in document.documentElement.dataset);
  }

  /** Goes to a page within the application, as the browser's own buttons do. */
  goTo = (path: string): Promise<void> =>
    this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, this.address(path));

  /** The same once the page is there: quicker than `open`, and as a student comes to it. */
  async visit(path: string): Promise<void> {
    const elsewhere = new URL(this.address(path)).pathname !== new URL(this.page.url()).pathname;
    if (elsewhere) await this.page.evaluate(() => delete document.documentElement.dataset.atTop);
    await this.goTo(path);
    if (elsewhere) await this.page.waitForFunction(() => 'atTop' in document.documentElement.dataset);
  }

  /** The page hears nothing of what others do, as against the real university. Before it is opened. */
  async unaware(): Promise<void> {
    await this.page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    await this.page.route('**/sim/events', (route) => route.abort());
  }

  /** The path below the sandbox, with its query. */
  path(): string {
    const { pathname, search } = new URL(this.page.url());
    return `/${pathname.slice(this.basePath.length)}${search}`;
  }

  /** Signs in as a persona without the form and opens a page. */
  async enter(persona: string, path = '/home'): Promise<void> {
    await this.client.as(persona);
    await this.resume(path);
  }

  /** Opens a page as the client is signed in; the session is in the browser's storage before the page begins. */
  async resume(path: string): Promise<void> {
    const script = await this.page.addInitScript(
      ({ items, mark }) => {
        // Once: a page that loads itself again has a session of its own by then, or none any more.
        if (sessionStorage.getItem(mark)) return;
        sessionStorage.setItem(mark, 'done');
        Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value));
      },
      { items: this.#stored(), mark: `resumed-${randomUUID()}` },
    );
    await this.open(path);
    await script.dispose();
  }

  /** Leaves the client's session in the browser's storage, as the page keeps it. */
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

  /** What the page keeps under this name; null where it keeps nothing. */
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

  // English is what a browser shows that has chosen nothing yet.
  storageState: async ({ language, baseURL }, use) =>
    use({
      cookies: [],
      origins: language === 'en' ? [] : [{ origin: baseURL ?? '', localStorage: [{ name: 'lang', value: language }] }],
    }),

  client: async ({ baseURL, context }, use) => {
    const client = await sandbox(baseURL ?? '');
    await use(client);
    // A page that is open would say that its sandbox is no more.
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
    // A call still on its way when the test has seen enough must not fail it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },

  portal: async ({ page, texts, client }, use) => use(new Portal(page, texts, client)),
});
