import { formatInstant } from '../../locales/i18n.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { Portal, expect, test } from './portal.ts';
import { sandbox } from '../support/client.ts';

test('eight tabs of one browser, of six universities, all open and all hear', async ({
  context,
  page,
  portal,
  client,
  baseURL,
  texts,
  trouble,
}) => {
  const others = await Promise.all(Array.from({ length: 5 }, () => sandbox(baseURL ?? '')));
  const tabs = [portal, ...[client, client, ...others].map((of) => new Portal(page, texts, of))];
  for (const [number, tab] of tabs.entries()) {
    const opened = number === 0 ? tab : tab.on(await context.newPage());
    tabs[number] = opened;
    await opened.open(number % 2 ? '/sign-in' : '/simulator/now');
    await expect(new TrainerTools(opened).strip.getByRole('time')).toBeVisible();
  }
  const at = '2026-09-20T09:15:00+03:00';
  for (const one of [client, ...others]) await one.freeze(at);
  for (const tab of tabs)
    await expect(new TrainerTools(tab).strip).toContainText(formatInstant(at, texts.language, 'shortDateTime'));
  // The tab that held the streams is closed; the others still receive events.
  await page.close();
  const later = '2026-09-21T10:30:00+03:00';
  await client.freeze(later);
  for (const tab of tabs.slice(1, 3))
    await expect(new TrainerTools(tab).strip).toContainText(formatInstant(later, texts.language, 'shortDateTime'));
  // From here on the sandboxes of the tabs are deleted.
  expect(trouble.unexpected()).toEqual([]);
  trouble.allow(/404 GET \/sim\/info/);
  for (const one of others)
    await client.fresh().send('deleteSandbox', { params: { name: one.base.split('/').at(-1) ?? '' } });
});
