import { expect, test } from './portal.ts';

test('contact details: wrong fields are marked, a wrong code is said, the right one saves, and nothing typed is lost', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/409 PUT .*UpdateContactDetails/);
  trouble.expect(/422 PUT .*UpdateContactDetails/);
  await portal.enter('twoMobiles', '/contactDetails');
  const edit = (section: 'address' | 'mobiles') =>
    page
      .getByRole('button', { name: say('contact:editSection', { section: say(`contact:sections.${section}`) }) })
      .click();
  await edit('address');
  const block = page.getByLabel(say('contact:fields.block'));
  await block.fill('8');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(block).toBeFocused();
  await expect(page.getByText(message('contact.wrongFormat', { context: 'block' }, 'action'))).toBeVisible();
  await block.fill('808');
  // Leaving the page with unsent input asks for confirmation.
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${say('menu:forms.inbox')}`) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('contact:leave.stay') })
    .click();
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  const dialogue = page.getByRole('dialog', { name: say('verification:title') });
  await expect(dialogue).toContainText('+973 ••••0045');
  // After a reload the page asks for the code again, because it is still valid, and keeps the typed change.
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
  expect(await client.call('getContactDetails')).toMatchObject({ version: 2, address: { block: '808' } });
  // The old number is lost, so the code is sent to the e-mail address. The new number is verified before it is saved.
  await client.call('advanceClock', { body: { seconds: 31 } });
  await edit('mobiles');
  await page.locator('[name="mobiles.0"]').fill('33001001');
  await page.getByRole('checkbox', { name: say('contact:way.lost', { recipient: '+973 ••••0045' }) }).check();
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(dialogue).toContainText('@stu.university.example');
  const latest = async (): Promise<string> => (await client.call('getOutbox')).messages[0]!.code!;
  await expect(dialogue.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(await latest());
  const trying = page.getByRole('dialog', { name: say('contact:code.tryTitle') });
  await expect(trying).toContainText('+973 ••••1001');
  await expect(trying.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(await latest());
  await expect(page.getByText('+973 33001001')).toBeVisible();
  expect(await client.call('getContactDetails')).toMatchObject({
    version: 3,
    mobiles: ['+973 33001001', '+973 39417702'],
  });
  // A discarded change is gone, but the page says that a valid code was sent.
  await client.call('advanceClock', { body: { seconds: 31 } });
  await edit('address');
  await block.fill('809');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await dialogue.getByRole('button', { name: say('contact:code.startOver') }).click();
  await expect(page.getByText(say('contact:code.pending_sms', { recipient: '+973 ••••1001' }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('contact:code.pending_sms', { recipient: '+973 ••••1001' }))).toBeVisible();
  await expect(page.getByText('808', { exact: true })).toBeVisible();
  await expect(dialogue).toHaveCount(0);
});
