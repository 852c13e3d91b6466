import { chromium } from 'playwright';
import { browserOptions } from '../support/browser.ts';
import { storedSession } from '../support/stored-session.ts';
const base = process.env.BASE ?? 'http://127.0.0.1:4871';
const [, , persona = 'owesLastSemester', path = '/studentFees', out = 'shot', action = ''] = process.argv;
const browser = await chromium.launch(browserOptions());
for (const [name, lang, width, dark] of [['en', 'en', 1280, false], ['ar-phone', 'ar', 360, false], ['ar-dark', 'ar', 1280, true], ['en-phone-dark', 'en', 360, true]] as const) {
  const context = await browser.newContext({ viewport: { width, height: width > 500 ? 900 : 740 }, colorScheme: dark ? 'dark' : 'light', locale: 'en-GB', timezoneId: 'Asia/Bahrain', reducedMotion: 'reduce', acceptDownloads: true });
  const session = await (await fetch(`${base}/sim/personas/${persona}/session`, { method: 'POST' })).json();
  const page = await context.newPage();
  await page.addInitScript((items) => { for (const [k, v] of Object.entries(items)) if (localStorage.getItem(k) === null) localStorage.setItem(k, v); }, { ...storedSession(session), lang, 'mantine-color-scheme-value': dark ? 'dark' : 'light' });
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  if (action === 'all') { for (const b of (await page.getByRole('main').getByRole('checkbox').all()).slice(0, 2)) await b.check(); const sw = page.getByRole('switch'); if (await sw.count()) await sw.first().check({ force: true }); await page.waitForTimeout(200); }
  if (action === 'pdf' || action === 'receipt') { const wait = page.waitForEvent('download'); await (action === 'pdf' ? page.getByRole('button', { name: /PDF/ }).first() : page.getByRole('button', { name: /PAY-/ }).first()).click(); await (await wait).saveAs(`/tmp/shots-fees/${out}-${name}.pdf`); }
  await page.screenshot({ path: `/tmp/shots-fees/${out}-${name}.png`, fullPage: action !== 'all' });
  await context.close();
}
await browser.close();
