import { statSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserOptions } from '../support/browser.ts';

/**
 * Milliseconds from the click to the finished file, first with loading the code and then without, and the bytes of the
 * file.
 */
export async function measureSchedulePdf(
  base: string,
  stored: Record<string, string>,
): Promise<{ first: number; again: number; bytes: number }> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${base}/config.json`);
    await page.evaluate(
      (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
      stored,
    );
    await page.goto(`${base}/courseSchedule`);
    const save = async (): Promise<{ ms: number; bytes: number }> => {
      await page.getByRole('button', { name: 'Save or print' }).click();
      const item = page.getByRole('menuitem', { name: /PDF/ });
      await item.waitFor();
      const from = performance.now();
      const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
      const ms = performance.now() - from;
      return { ms, bytes: statSync(await download.path()).size };
    };
    const [first, again] = [await save(), await save()];
    return { first: first.ms, again: again.ms, bytes: again.bytes };
  } finally {
    await browser.close();
  }
}
