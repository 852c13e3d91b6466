import { chromium } from 'playwright';
import { browserOptions } from '../support/browser.ts';

export type Download = { scripts: number; styles: number };

/** The compressed bytes of JavaScript and CSS that a browser with an empty cache downloads for a page. */
export async function measureDownloads(
  base: string,
  path: string,
  storage: Record<string, string> = {},
): Promise<Download> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage();
    await page.addInitScript(
      (items: Record<string, string>) =>
        Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      storage,
    );
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    const kinds = new Map<string, string>();
    const total: Record<string, number> = {};
    wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      total[kind] = (total[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(base + path, { waitUntil: 'networkidle' });
    return { scripts: total.Script ?? 0, styles: total.Stylesheet ?? 0 };
  } finally {
    await browser.close();
  }
}
