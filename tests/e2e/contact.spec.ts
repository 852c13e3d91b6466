import { expect, test } from './portal.ts';

test('contact details: wrong fields are marked, a wrong code is said, the right one saves, and nothing typed is lost', async ({ page, portal, client, trouble, texts: { say, message } }) => {
  trouble.expect(/409 PUT .*UpdateContactDetails/);
  trouble.expect(/422 PUT .*UpdateContactDetails/);
  await portal.enter('twoMobiles', '/contactDetails');
  await page.getByRole('button', { name: say('contact:edit') }).click();
  const block = page.getByLabel(say('contact:fields.block'));
  await block.fill('8');
  await page.getByRole('button', { name: say('contact:mobile.add') }).click();
  await page.locator('[name="mobiles.2"]').fill('33001001');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(block).toBeFocused();
  await expect(page.getByText(message('contact.wrongFormat', { context: 'block' }, 'action'))).toBeVisible();
  await block.fill('808');
  // Leaving asks first.
  await page.getByRole('banner').getByRole('link', { name: new RegExp(`^${say('menu:forms.inbox')}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: say('contact:leave.stay') }).click();
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  const dialogue = page.getByRole('dialog', { name: say('verification:title') });
  await expect(dialogue).toContainText('+973 ••••0045');
  // The page is loaded anew: the code still counts, so it is asked for, and the change is as it was typed.
  await page.reload();
  await expect(dialogue).toContainText('+973 ••••0045');
  await expect(dialogue.getByRole('timer')).toBeVisible();
  await dialogue.getByRole('button', { name: say('contact:code.back') }).click();
  await expect(block).toHaveValue('808');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  expect((await client.call('getOutbox')).messages, 'no second code').toHaveLength(1);
  const code = (await client.call('getOutbox')).messages[0]!.code!;
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await expect(dialogue.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(wrong);
  await expect(dialogue.getByRole('alert')).toContainText(message('MSG-000047', { context: 'wrong' }));
  await dialogue.getByRole('textbox').first().focus();
  await page.keyboard.type(code);
  await expect(page.getByText(message('MSG-000031', { context: 'contact' }))).toBeVisible();
  await expect(page.getByText('+973 33001001')).toBeVisible();
  expect(await client.call('getContactDetails')).toMatchObject({ version: 2, address: { block: '808' }, mobiles: ['+973 36120045', '+973 39417702', '+973 33001001'] });
  // Given up, a change is gone, and the code that still counts is named.
  await client.call('advanceClock', { body: { seconds: 31 } });
  await page.getByRole('button', { name: say('contact:edit') }).click();
  await block.fill('809');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await dialogue.getByRole('button', { name: say('contact:code.startOver') }).click();
  await expect(page.getByText(say('contact:code.pending_sms', { recipient: '+973 ••••0045' }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('contact:code.pending_sms', { recipient: '+973 ••••0045' }))).toBeVisible();
  await expect(page.getByText('808', { exact: true })).toBeVisible();
  await expect(dialogue).toHaveCount(0);
});
