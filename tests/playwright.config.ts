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
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

// Every worker reads this file again and must find the same server.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

type Project = NonNullable<PlaywrightTestConfig<PortalOptions>['projects']>[number];
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const files = (...names: string[]): RegExp => new RegExp(`/e2e/(${names.join('|')})\\.spec\\.ts`);
const tours = (...names: string[]): RegExp => files(...names.map((name) => `tours/${name}`));

/** What no width and no language changes is walked once. A tour looks at every state of its pages at both widths. */
const once = files('broken-answers', 'offline', 'corporate', 'early-registration', 'opening', 'errors', 'classroom', 'console', 'follow', 'guards', 'password', 'script', 'session', 'trainer', 'gpa', 'survey', 'schedule', 'fees');

/** In English at a desk every day, and in Arabic on a phone by `npm run test:long`. */
const inEnglish = files('access', 'activation', 'appeal', 'clearance', 'desk', 'document', 'gateway', 'kept-entries', 'language', 'link', 'registration', 'request', 'timetable', 'sign-in', 'withdrawal');

/** The other way round. */
const inArabic = files(
  'back',
  'basket',
  'casestudy',
  'contact',
  'course-withdraw',
  'dashboard',
  'enrollment',
  'exemption',
  'inbox',
  'keyboard',
  'minor',
  'plan',
  'refund',
  'shift',
  'thesis',
  'transfer',
  'transport',
);

/** Every state of a page at its own width every day; at both widths, in both languages, by `npm run test:long`. */
const daily = { english: [tours('account', 'choice', 'fees', 'records', 'simulator'), files('focus')], arabic: tours('chances', 'clearance', 'document', 'home', 'inbox', 'registration', 'timetable', 'transfer', 'withdrawal') };

/** Of a second server, whole demonstrations from the console and by a class, the beginning of every one, and many tabs at once: walked by `npm run test:long`. */
const long = files('real-university', 'walks', 'demonstrations', 'whole-class', 'many-tabs');
/** Every text at 320 pixels, spaced and longer: walked by `npm run test:long`, in both languages. */
const longInBoth = files('reflow');
/** Every page, with every kind of answer that cannot be read: a part of them every day. */
const longInEnglish = files('broken-answers');
const isLong = process.env.LONG_TESTS !== undefined;

const english = { ...desktop, language: 'en' } as const;
const arabic = { ...phone, language: 'ar' } as const;
const projects: Project[] = isLong
  ? [
      { name: 'desktop-en', use: english, testMatch: [long, longInBoth, longInEnglish, inArabic, ...daily.english, daily.arabic] },
      { name: 'phone-ar', use: arabic, testMatch: [longInBoth, inEnglish, ...daily.english, daily.arabic] },
    ]
  : [
      { name: 'desktop-en', use: english, testIgnore: [inArabic, daily.arabic, long, longInBoth] },
      { name: 'phone-ar', use: arabic, testIgnore: [once, inEnglish, ...daily.english, long, longInBoth] },
    ];

export default defineConfig<PortalOptions>({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A loaded machine may miss a deadline once; a test that needed its second try is named in the summary.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // What a test keeps without a network it says itself.
  use: { baseURL, serviceWorkers: 'block', launchOptions: browserOptions(), actionTimeout: 20_000, trace: { mode: 'on-first-retry', screenshots: false, snapshots: false }, timezoneId: 'Asia/Bahrain', locale: 'en-GB' },
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
