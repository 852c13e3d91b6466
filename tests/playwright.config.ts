import { createServer } from 'node:net';
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import type { PortalOptions } from './e2e/portal.ts';
import { browserOptions } from './support/browser.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

// Each worker reads this file again and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

type Project = NonNullable<PlaywrightTestConfig<PortalOptions>['projects']>[number];
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const files = (...names: string[]): RegExp => new RegExp(`/e2e/(${names.join('|')})\\.spec\\.ts`);
const isLong = process.env.LONG_TESTS !== undefined;

/** Tests that depend neither on the width nor on the language. They run only in English on a desktop. */
const once = files(
  ...[
    'broken-answers',
    'offline',
    'corporate',
    'early-registration',
    'opening',
    'errors',
    'classroom',
    'console',
    'follow',
    'guards',
    'password',
    'script',
    'session',
    'trainer',
    'gpa',
    'survey',
    'schedule',
    'fees',
  ],
  // Tests with a second server, with whole scenarios, with the start of every scenario, or with many tabs.
  ...['real-university', 'walks', 'demonstrations', 'whole-class', 'many-tabs'],
);

/** In the daily run these tests are in Arabic on a phone, and all others in English on a desktop. */
const inArabic = files('course-withdraw', 'dashboard', 'inbox', 'keyboard', 'request');

const english = { ...desktop, language: 'en' } as const;
const arabic = { ...phone, language: 'ar' } as const;
/**
 * The daily run has only the tests marked `daily`. `npm run test:long` runs every test in English, and all except
 * `once` in Arabic too.
 */
const projects: Project[] = isLong
  ? [
      { name: 'desktop-en', use: english },
      { name: 'phone-ar', use: arabic, testIgnore: once },
    ]
  : [
      { name: 'desktop-en', use: english, grep: /@daily/, testIgnore: inArabic },
      { name: 'phone-ar', use: arabic, grep: /@daily/, testMatch: inArabic },
    ];

export default defineConfig<PortalOptions>({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a time limit once. The summary names each test that needed a second attempt.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Service workers are blocked. Tests of the offline mode allow them themselves.
  use: {
    baseURL,
    serviceWorkers: 'block',
    launchOptions: browserOptions(),
    actionTimeout: 20_000,
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    timezoneId: 'Asia/Bahrain',
    locale: 'en-GB',
  },
  projects,
  webServer: {
    command: `${process.execPath} server/start.mjs`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `${baseURL}/sim/info`,
    env: { PORT: port, HOST: '127.0.0.1', DATABASE_FILE: ':memory:', LOG_LEVEL: 'silent', STUDENTS: '500' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
