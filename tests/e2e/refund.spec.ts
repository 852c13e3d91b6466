import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('a refund is asked for with a document, corrected, sent and cancelled', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('wantsRefund', '/refundRequest');
  const send = page.getByRole('button', { name: say('refund:form.send') });
  await send.click();
  await expect(page.getByText(say('refund:form.needed.file'))).toBeVisible();
  await expectAccessible(page, 'a refund with faults');
  await page.getByLabel(say('refund:form.amount')).fill('100');
  await page.getByRole('combobox', { name: say('refund:form.reason') }).click();
  await page.getByRole('option', { name: say('refund:reasons.dropped') }).click();
  const iban = page.locator('[name="iban"]');
  await iban.fill('bh68bmag00001299123456');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(page.getByText(message('file.empty', { name: 'empty.pdf' }))).toBeVisible();
  // The simulator offers a sample document, and the server accepts it.
  await page.getByRole('button', { name: say('request:file.sample') }).click();
  await expect(page.getByText(/^sample-\w+\.pdf$/)).toBeVisible();
  const confirm = page
    .getByRole('dialog', { name: say('refund:confirm.title') })
    .getByRole('button', { name: say('refund:confirm.send') });
  // The input is checked before the confirmation is shown.
  await send.click();
  await expect(page.getByText(message('refund.ibanInvalid', { context: 'digits' }))).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(iban).toBeFocused();
  await iban.fill('BH67 BMAG 0000 1299 1234 56');
  await send.click();
  await confirm.click();
  const cancel = page.getByRole('button', {
    name: new RegExp(say('request:cancel.label', { reference: '#' }).replace('#', 'REF-2026-\\d{6}')),
  });
  await expect(cancel).toBeVisible();
  await expectAccessible(page, 'a refund under way');
  await cancel.click();
  await page
    .getByRole('dialog', { name: say('refund:cancel.title') })
    .getByRole('button', { name: say('refund:cancel.confirm') })
    .click();
  await expect(page.getByText(say('request:statuses.canceled'), { exact: true }).first()).toBeVisible();
  expect(await client.call('getRefundableBalance')).toMatchObject({ held: 0, refundable: 216_000 });
});

test('a message disappears only from the field that was changed', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 POST .*Draft/i);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('wantsRefund', '/refundRequest');
  await page.getByRole('button', { name: say('refund:form.send') }).click();
  const wrong = page.locator('[data-field][aria-invalid="true"]');
  const wrongFile = page.locator('[data-file][data-invalid]');
  await expect(wrong).toHaveCount(3);
  await expect(wrongFile).toHaveCount(1);

  // A file that the server refuses, then one that it keeps.
  const picture = sampleFile('picture-called-pdf')!;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: picture.name, mimeType: picture.type, buffer: Buffer.from(await picture.arrayBuffer()) });
  await expect(wrongFile).toBeFocused();
  await expect(wrong).toHaveCount(3);
  await page.getByRole('button', { name: say('request:file.remove') }).click();
  await page.getByRole('button', { name: say('request:file.sample') }).click();
  await expect(page.getByText(/^sample-\w+\.pdf$/)).toBeVisible();
  await expect.poll(async () => (await client.call('getMyRequests')).requests.length).toBe(1);
  await expect(wrongFile).toHaveCount(0);
  await expect(wrong).toHaveCount(3);

  await page.getByRole('button', { name: say('refund:form.all') }).click();
  await expect(wrong).toHaveCount(2);
  const iban = page.locator('[name="iban"]');
  await iban.fill('BH67BMAG00001299123456');
  await iban.blur();
  await expect(iban).toHaveValue('BH67 BMAG 0000 1299 1234 56');
  await expect(wrong).toHaveCount(1);
});
