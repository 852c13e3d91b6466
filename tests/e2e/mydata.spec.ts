import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

test(
  'all data are downloaded by keyboard, and the page in the file needs no server',
  daily,
  async ({ page, portal, trouble, client, browser, texts: { say, message } }, info) => {
    await client.freeze('2026-09-07T10:00:00+03:00');
    await portal.enter('transcriptReader', '/home');
    await page.getByRole('button', { name: say('common:shell.account') }).click();
    await page.getByRole('menuitem', { name: say('common:shell.myData') }).click();
    await expect(portal.heading(say('mydata:title'))).toBeVisible();
    await expectAccessible(page, 'all data');

    const button = page.getByRole('button', { name: say('mydata:card.download') });
    const arrives = page.waitForEvent('download');
    await button.focus();
    await page.keyboard.press('Enter');
    const file = await arrives;
    expect(file.suggestedFilename()).toBe('my-data.zip');
    await expect(page.getByRole('status').filter({ hasText: say('mydata:card.done') })).toBeVisible();
    const again = page.getByRole('button', { name: say('mydata:card.again') });
    await expect(again).toBeFocused();

    const folder = info.outputPath('my-data');
    for (const [path, bytes] of Object.entries(unzipSync(await readFile(await file.path())))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const context = await browser.newContext();
    try {
      const index = await context.newPage();
      await index.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expect(index.locator('section').first()).toHaveAttribute('lang', portal.texts.language);
      for (const language of ['en', 'ar'] as const) {
        const { say: sayIn } = (await portal.speaking(language)).texts;
        await expect(index.getByRole('heading', { level: 1, name: sayIn('mydata:title') })).toBeVisible();
        await expect(index.getByRole('link', { name: sayIn('mydata:parts.grades') })).toBeVisible();
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await index.emulateMedia({ colorScheme });
        await expectAccessible(index, `the page in the file, ${colorScheme}`);
      }
    } finally {
      await context.close();
    }

    for (let time = 1; time < 5; time++) await client.send('downloadMyData');
    trouble.expect(/429 GET .*MyData/);
    await again.click();
    await expect(page.getByText(message('mydata.tooManyDownloads', { minutes: 60 }))).toBeVisible();
    await expectAccessible(page, 'all data, too often');
  },
);

test('a download without a network says so beside the button and can be tried again', async ({
  context,
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED GET .*MyData/);
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await portal.enter('eligible', '/account/data');
  const button = page.getByRole('button', { name: say('mydata:card.download') });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('failure.unreachable'));
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await context.setOffline(false);
  const arrives = page.waitForEvent('download');
  await button.click();
  expect((await arrives).suggestedFilename()).toBe('my-data.zip');
});
