import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('a seat is chosen from campus to line, shown as a card, and given back', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('eligible', '/transport');
  const send = page.getByRole('button', { name: say('transport:form.send') });
  await send.click();
  await expect(page.getByText(say('transport:form.needed.region'))).toBeVisible();
  await expectAccessible(page, 'a seat with faults');
  const { regions, campuses } = await client.call('getTransportOptions');
  const { language } = portal.texts;
  await expect(page.getByRole('radio', { name: campuses[0]!.name[language] })).toBeChecked();
  const [region, area] = [regions[1]!, regions[1]!.areas[0]!];
  const choose = async (label: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(say('transport:form.region'), region.name[language]);
  await choose(say('transport:form.area'), area.name[language]);
  await choose(say('transport:form.station'), area.stations[0]!.name[language]);
  const lines = page.getByRole('radiogroup', { name: say('transport:lines.title') });
  await expect(lines.getByRole('radio')).toHaveCount(2);
  await lines.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'a line chosen');
  await send.click();
  await page
    .getByRole('dialog', { name: say('transport:confirm.title') })
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  await expect(page.getByText(say('request:statuses.sent'), { exact: true }).first()).toBeVisible();
  const { referenceNumber } = (await client.call('getMyRequests')).requests[0]!;
  await client.call('decideRequest', { params: { referenceNumber }, body: { decision: 'approved' } });
  const card = page.getByRole('region', { name: say('transport:seat.title') });
  await expect(card.getByText('07:15 → 07:40')).toBeVisible();
  await expectAccessible(page, 'a seat');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(page.getByText('07:15 → 07:40')).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await card.getByRole('button', { name: say('transport:seat.giveBack') }).click();
  await page
    .getByRole('dialog', { name: say('transport:seat.confirm.title') })
    .getByRole('button', { name: say('transport:seat.giveBack') })
    .click();
  await expect(card).toBeHidden();
  await expect(send).toBeVisible();
  expect((await client.call('getTransportRequests')).seat).toBeNull();
});
