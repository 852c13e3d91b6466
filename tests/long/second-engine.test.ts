import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { seedPassword } from '../../seed/password.ts';
import { getDirection, languages } from '../../locales/i18n.ts';
import { textsIn } from '../e2e/texts.ts';
import { debianProgram } from '../support/debian.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';

/**
 * A short session in Firefox over WebDriver BiDi, in each language: sign in, open the schedule, choose courses, sign
 * out.
 */

const profile = mkdtempSync(join(tmpdir(), 'sis-firefox-'));
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  const executablePath = debianProgram('firefox-esr', 'firefox-esr');
  const built = spawnSync(process.execPath, ['server/start.mjs', '--build-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  server = await serve({ DATABASE_FILE: ':memory:', STUDENTS: '50' });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.kill();
  rmSync(profile, { recursive: true, force: true });
});

const timeout = 60_000;
const aborted = 'status=2152398850';

/** The pixels by which the page is wider than the window. */
const overflow = (tab: Page): Promise<number> =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each(languages)('a student signs in, looks around and signs out (%s)', async (language) => {
  const { say } = await textsIn(language);
  const { base } = server.client;
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  const wrong: string[] = [];
  tab.on('pageerror', (error) => wrong.push(error instanceof Error ? error.message : String(error)));
  // Two errors are harmless: a font request aborted by leaving the page, and the missing icon of the site when a file
  // is opened directly.
  const harmless = [aborted, '/favicon.ico'];
  tab.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !harmless.some((part) => text.includes(part))) wrong.push(text);
  });
  await tab.setViewport({ width: 1280, height: 800 });

  await tab.goto(`${base}/mark.svg`);
  await tab.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
  await tab.goto(`${base}/sign-in`);
  await tab.locator('input[name="userName"]').setTimeout(timeout).fill('eligible');
  await tab.locator('input[name="password"]').fill(seedPassword);
  await tab.locator('input[name="captcha"]').click();
  await tab.locator('form button[type="submit"]').click();
  await tab.waitForFunction(() => location.pathname === '/home' && document.querySelector('main h1') !== null, {
    timeout,
  });
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    language,
    getDirection(language),
  ]);

  for (const [path, title] of [
    ['/courseSchedule', say('schedule:title')],
    ['/registeredCourses', say('registration:title.current')],
    ['/studentFees', say('fees:title.fees')],
  ] as const) {
    await tab.goto(`${base}${path}`);
    await tab.waitForFunction(
      (expected) => document.querySelector('main h1')?.textContent?.trim() === expected,
      { timeout },
      title,
    );
    expect([path, await overflow(tab)]).toEqual([path, 0]);
  }
  await tab.setViewport({ width: 360, height: 740 });
  expect(await overflow(tab)).toBe(0);
  await tab.goto(`${base}/logout`);
  await tab.waitForFunction(() => localStorage.getItem('id_token') === null, { timeout });
  expect(wrong).toEqual([]);
  await context.close();
});
