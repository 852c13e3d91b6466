import { chromium } from 'playwright';
import { browserOptions } from '../support/browser.ts';
import { storedSession } from '../support/stored-session.ts';
import { sandbox } from '../support/client.ts';
const base = process.argv[2]!;
const browser = await chromium.launch(browserOptions());
const shots: [string, string, string, number, string, string][] = [
  ['eligible-en', 'eligible', 'en', 1280, 'light', ''],
  ['eligible-ar', 'eligible', 'ar', 360, 'light', ''],
  ['absent-en', 'oftenAbsent', 'en', 1280, 'dark', '2026-11-10T09:20:00+03:00'],
  ['absent-ar', 'oftenAbsent', 'ar', 1280, 'light', '2026-11-10T09:20:00+03:00'],
  ['wait-en', 'waitingFirst', 'en', 360, 'light', ''],
];
for (const [name, persona, language, width, scheme, at] of shots) {
  if (process.argv[3] && !name.includes(process.argv[3])) continue;
  const client = await sandbox(base);
  if (at) await client.freeze(at);
  await client.as(persona);
  const page = await (await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme as 'light', locale: 'en-GB', timezoneId: 'Asia/Bahrain' })).newPage();
  const path = `${new URL(client.base).pathname}/`;
  await page.goto(`${client.base}/config.json`);
  await page.evaluate(([items, lang]) => { for (const [k, v] of Object.entries(items as object)) localStorage.setItem(k, v as string); localStorage.setItem('lang', lang as string); }, [storedSession(client.session!, path), language] as const);
  await page.goto(`${client.base}/home`);
  await page.getByRole('meter').first().waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: true });
}
await browser.close();
