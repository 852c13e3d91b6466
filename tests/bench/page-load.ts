import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserOptions } from '../support/browser.ts';

/**
 * The measurements of one page load as on a phone: 360 pixels wide, four times slower than this machine, 1.6 Mbit/s,
 * 150 ms delay of each response. Times are in milliseconds from the start of the navigation.
 */
export type Visit = {
  firstPaint: number;
  largest: number;
  shift: number;
  blocking: number;
  requests: number;
  bytes: number;
  kinds: Record<string, number>;
};
export type PageLoad = { cold: Visit; again: Visit };

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const slowdown = 4;
/** A task of more than this many milliseconds delays the response to a touch. */
const longest = 50;
/** The page counts as loaded when nothing was received or drawn for this many milliseconds. */
const quiet = 1_500;

type Watched = { paints: number[]; largest: number; shift: number; tasks: [at: number, lasts: number][]; last: number };
declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Runs in the page before its own scripts. Its functions are anonymous, because the bundler's helper for names does
 * not exist in the page.
 */
function watch(): void {
  const seen: Watched = { paints: [], largest: 0, shift: 0, tasks: [], last: 0 };
  window.watched = seen;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, name, startTime, duration } = entry;
        if (name === 'first-contentful-paint') seen.paints.push(startTime);
        if (entryType === 'largest-contentful-paint') seen.largest = startTime;
        if (entryType === 'layout-shift') seen.shift += (entry as PerformanceEntry & { value: number }).value;
        if (entryType === 'longtask') seen.tasks.push([startTime, duration]);
      }
      seen.last = performance.now();
    }).observe({ type, buffered: true });
}

async function visit(page: Page, wire: CDPSession, address: string): Promise<Visit> {
  const kinds: Record<string, number> = {};
  const types = new Map<string, string>();
  let requests = 0;
  let bytes = 0;
  let lastCame = Date.now();
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    lastCame = Date.now();
    types.set(requestId, type ?? '');
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastCame = Date.now();
    bytes += encodedDataLength;
    const kind = types.get(requestId) ?? '';
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  // On a slow machine the first rendering can take longer than `quiet`.
  await page.locator('main h1').waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  const drawnFor = (): Promise<number> => page.evaluate(() => performance.now() - window.watched.last);
  while (Date.now() - lastCame < quiet || (await drawnFor()) < quiet) await page.waitForTimeout(250);
  const seen = await page.evaluate(() => window.watched);
  const [firstPaint = NaN] = seen.paints;
  const blocking = seen.tasks.reduce(
    (sum, [at, lasts]) => sum + (at + lasts > firstPaint ? Math.max(0, lasts - longest) : 0),
    0,
  );
  return { firstPaint, largest: seen.largest, shift: seen.shift, blocking, requests, bytes, kinds };
}

/**
 * Measures a first visit with an empty cache and a second visit. `stored` are the entries of the browser's storage.
 */
export async function pageLoad(
  browser: Browser,
  base: string,
  path: string,
  stored: Record<string, string> = {},
): Promise<PageLoad> {
  const items = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...phone,
    locale: 'en-GB',
    timezoneId: 'Asia/Bahrain',
    storageState: { cookies: [], origins: [{ origin: new URL(base).origin, localStorage: items }] },
  });
  await context.addInitScript(watch);
  try {
    const inNewTab = async (): Promise<Visit> => {
      const page = await context.newPage();
      const wire = await context.newCDPSession(page);
      await wire.send('Network.enable');
      await wire.send('Network.emulateNetworkConditions', network);
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const seen = await visit(page, wire, base + path);
      await page.close();
      return seen;
    };
    return { cold: await inNewTab(), again: await inNewTab() };
  } finally {
    await context.close();
  }
}

/**
 * The seconds of work that starting a page costs the browser, with an empty cache and without slowdown: in total and
 * in scripts.
 */
export async function startWork(
  browser: Browser,
  base: string,
  path: string,
  stored: () => Promise<Record<string, string>>,
  starts: number,
): Promise<{ tasks: number; scripts: number }> {
  let [tasks, scripts] = [0, 0];
  for (let turn = 0; turn < starts; turn += 1) {
    const items = Object.entries(await stored()).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: [], origins: [{ origin: new URL(base).origin, localStorage: items }] },
    });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Performance.enable');
    await page.goto(base + path, { waitUntil: 'load' });
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(700);
    const { metrics } = await wire.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    tasks += of('TaskDuration');
    scripts += of('ScriptDuration');
    await context.close();
  }
  return { tasks: tasks / starts, scripts: scripts / starts };
}

export const launch = (): Promise<Browser> => chromium.launch(browserOptions());
