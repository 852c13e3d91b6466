import type { Locator } from 'playwright';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('an exemption is asked for with the keyboard, returned, corrected and granted', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST .*Exemption/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('orientation', '/exemptionRequest');
  const send = page.getByRole('button', { name: say('exemption:form.send') });
  await send.click();
  await expect(page.getByText(say('exemption:form.needed.takenOn'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('exemption:form.test') })).toBeFocused();
  await expectAccessible(page, 'an exemption with faults');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  const date = page.getByRole('group', { name: say('exemption:form.takenOn') });
  await date.getByRole('combobox', { name: say('request:day.month') }).click();
  await page.getByRole('option').nth(8).click();
  await date.getByRole('combobox', { name: say('request:day.year') }).click();
  await page.getByRole('option', { name: '2024' }).click();
  const certificate = sampleFile('certificate')!;
  await page.locator('input[type="file"]').setInputFiles({
    name: certificate.name,
    mimeType: certificate.type,
    buffer: Buffer.from(await certificate.arrayBuffer()),
  });
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('request:confirm.send') });
  await send.click();
  await confirm.click();
  // The form shows the draft, so the list below omits it.
  await expect(page.getByRole('link', { name: /6|4\.5/ }).filter({ hasText: 'IELTS' })).toHaveCount(0);
  const score = page.locator('[name="score"]');
  await expect(score).toBeFocused();
  await expect(
    page.getByText(message('exemption.takenOn', { context: 'tooOld', years: 2, earliest: '2024-09-07' })),
  ).toBeVisible();
  await score.fill('6');
  await date.getByRole('textbox', { name: say('request:day.day') }).fill('7');
  await send.click();
  await confirm.click();
  const status = (name: string) => page.getByText(name, { exact: true }).first();
  await expect(status(say('request:statuses.sent'))).toBeVisible();
  const referenceNumber = (await client.call('getMyRequests')).requests[0]!.referenceNumber;
  await client.call('decideRequest', {
    params: { referenceNumber },
    body: { decision: 'returned', fields: ['score', 'certificate'], note: 'The certificate says 6.5.' },
  });
  await page.getByText('The certificate says 6.5.').first().waitFor();
  // A marked file field has the same border colour as another marked field.
  const frame = (field: Locator): Promise<string> => field.evaluate((one) => getComputedStyle(one).borderTopColor);
  const day = date.getByRole('textbox', { name: say('request:day.day') });
  const marked = await frame(score);
  expect(await frame(page.getByRole('group', { name: say('exemption:form.file') }))).toBe(marked);
  expect(await frame(day)).not.toBe(marked);
  await expect(page.getByRole('main').getByText(say('request:mine.turn'), { exact: true })).toBeVisible();
  await score.fill('6.5');
  await page.getByRole('button', { name: say('request:form.sendAgain') }).click();
  await expect(status(say('request:statuses.sent'))).toBeVisible();
  await client.call('decideRequest', { params: { referenceNumber }, body: { decision: 'approved' } });
  await expect(page.getByText(say('exemption:exempted.title'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'exempted');
  await page.getByRole('link', { name: say('exemption:exempted.register') }).click();
  await expect.poll(() => portal.path()).toBe('/registeredCourses');
});
