import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

const reference = 'REF-2026-000001';
const iban = 'BH67 BMAG 0000 1299 1234 56';
const letter = async () => {
  const file = sampleFile('bank-letter')!;
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
};
const sent = { amount: 100_000, reason: 'dropped' as const, iban, file: sampleFile('bank-letter')! };

test(
  'nothing typed or uploaded is lost: kept over a reload and a Friday, then sent',
  daily,
  async ({ page, portal, client, trouble, texts: { say, message } }) => {
    trouble.expect(/422 POST .*Refund/);
    await client.freeze('2026-09-11T10:00:00+03:00');
    await portal.enter('wantsRefund', '/refundRequest');
    await page.getByLabel(say('refund:form.amount')).fill('100');
    await page.locator('input[type="file"]').setInputFiles(await letter());
    await page.locator('[name="iban"]').fill(iban);
    // The file may still be uploading. Both saves must use one draft.
    await page.getByRole('button', { name: say('request:form.save'), exact: true }).click();
    await expect(page.getByText(message('MSG-000031', { context: 'refund', reference }))).toBeVisible();
    await portal.open('/refundRequest');
    await expect(page.getByText(say('request:form.draft'), { exact: true })).toBeVisible();
    await expect(page.getByLabel(say('refund:form.amount'))).toHaveValue('100.000');
    await expect(page.locator('[name="iban"]')).toHaveValue(iban);
    await expect(page.getByText('bank-letter.pdf')).toBeVisible();
    const send = page.getByRole('button', { name: say('refund:form.send') });
    await send.click();
    await expect(page.getByText(say('refund:form.needed.reason'))).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('refund:form.reason') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: say('refund:reasons.dropped') }).click();
    await send.click();
    const confirm = page
      .getByRole('dialog', { name: say('refund:confirm.title') })
      .getByRole('button', { name: say('refund:confirm.send') });
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText(
      message('gate.daysOff', { opensAt: '2026-09-13T00:00:00+03:00' }),
    );
    await client.freeze('2026-09-13T10:00:00+03:00');
    await send.click();
    await confirm.click();
    await expect(page.getByRole('button', { name: say('request:cancel.label', { reference }) })).toBeVisible();
    expect((await client.call('getMyRequests')).requests).toMatchObject([
      { referenceNumber: reference, status: 'sent', turn: ['finance'] },
    ]);
    // The home page names the kind of the request and not only its amount.
    await portal.visit('/home');
    await expect(
      page
        .getByRole('list', { name: say('student:requests.title') })
        .getByRole('link', { name: say('request:kinds.refund') }),
    ).toBeVisible();
  },
);

test('a message leads to what was returned: only what is marked can be changed, and it is sent again', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('wantsRefund');
  await client.call('submitRefund', { body: { ...sent, iban: 'DE89 3704 0044 0532 0130 00' } });
  await client.call('decideRequest', {
    params: { referenceNumber: reference },
    body: { decision: 'returned', fields: ['iban'], note: 'The letter shows another IBAN.' },
  });
  const [newest] = (await client.call('getMessages')).items;
  await portal.resume(`/inbox-details?id=${String(newest!.id)}`);
  await expect(portal.heading(newest!.subject[language])).toBeVisible();
  await page.getByRole('link', { name: say('inbox:details.openRequest', { reference }) }).click();
  await expect(page).toHaveTitle(new RegExp(reference));
  await expect(page.getByText('The letter shows another IBAN.').first()).toBeVisible();
  await expectAccessible(page, 'a returned request');
  await page.getByRole('link', { name: say('request:page.editReturned') }).press('Enter');
  await expect(page.getByLabel(say('refund:form.amount'))).not.toBeEditable();
  await expect(page.getByRole('button', { name: say('request:file.replace') })).toHaveCount(0);
  await page.locator('[name="iban"]').fill(iban);
  await expectAccessible(page, 'the form of a returned request');
  await page.getByRole('button', { name: say('request:form.sendAgain') }).click();
  // The event is named as in the history, because in Arabic the button has the same words.
  await expect(
    page.getByRole('list', { name: say('request:history') }).getByText(say('request:events.resent'), { exact: true }),
  ).toBeVisible();
  expect(await client.call('getRequest', { params: { referenceNumber: reference } })).toMatchObject({
    request: { status: 'sent', turn: ['finance'] },
    details: { iban: iban.replaceAll(' ', ''), amount: 100_000 },
  });
});

test('a returned refund that is saved shows its new account in the list beside the form', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('wantsRefund');
  await client.call('submitRefund', { body: { ...sent, iban: 'DE89 3704 0044 0532 0130 00' } });
  await client.call('decideRequest', {
    params: { referenceNumber: reference },
    body: { decision: 'returned', fields: ['iban'], note: 'The letter shows another IBAN.' },
  });
  await portal.unaware();
  await portal.resume(`/refundRequest?request=${reference}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: reference }) });
  await expect(card).toContainText('DE89');
  await page.locator('[name="iban"]').fill(iban);
  await page.getByRole('button', { name: say('request:form.save'), exact: true }).click();
  await expect(card).toContainText(iban);
});

test('my requests: what can be asked, what waits, searched for, and cancelled from its page', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/404 GET .*GetRequest/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('wantsRefund', '/requests');
  await expect(page.getByText(say('request:mine.empty'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: say('menu:forms.refundRequest') })).toBeVisible();
  await client.call('saveDraft', {
    body: { kind: 'refund', details: '{"amount":100000}', part: 'proof', file: sent.file },
  });
  await portal.open('/requests');
  await expect(page.getByRole('heading', { name: say('request:mine.waiting') })).toBeVisible();
  const offers = page.getByRole('region', { name: say('request:mine.newTitle') });
  await expect(offers.getByRole('link', { name: say('menu:forms.refundRequest') })).toBeVisible();
  const closed = offers.locator('details').getByRole('link').first();
  await expect(closed).toBeHidden();
  await offers.locator('summary').press('Enter');
  await expect(closed).toBeVisible();
  expect(portal.path()).toBe('/requests');
  await page.getByRole('searchbox', { name: say('request:mine.search') }).fill('zzqq');
  await expect(page.getByText(say('request:mine.nothing'))).toBeVisible();
  await page.getByRole('button', { name: say('request:mine.showAll') }).click();
  await page.getByRole('button', { name: say('request:page.delete'), exact: true }).click();
  await expect(page.getByText(say('request:mine.empty'))).toBeVisible();
  // The undo restores a deleted draft with its file.
  await page.getByRole('button', { name: say('actions.undo'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('request:mine.waiting') })).toBeVisible();
  const [again] = (await client.call('getMyRequests')).requests;
  expect(await client.call('getRequest', { params: { referenceNumber: again?.referenceNumber ?? '' } })).toMatchObject({
    request: { status: 'draft' },
    details: { amount: 100_000 },
    files: [{ part: 'proof', file: { name: sent.file.name } }],
  });
  await page.getByRole('button', { name: say('request:page.delete'), exact: true }).click();
  await expect(page.getByText(say('request:mine.empty'))).toBeVisible();
  await client.call('submitRefund', { body: sent });
  await portal.open('/requests');
  await page
    .getByRole('list', { name: say('request:mine.underWay') })
    .getByRole('link', { name: new RegExp(say('request:kinds.refund')) })
    .press('Enter');
  await page.getByRole('button', { name: say('request:cancel.label', { reference }) }).click();
  await page
    .getByRole('dialog', { name: say('request:cancel.title') })
    .getByRole('button', { name: say('request:cancel.open') })
    .click();
  await expect(page.getByText(say('request:statuses.canceled'), { exact: true }).first()).toBeVisible();
  await page
    .getByRole('link', { name: say('request:page.back'), exact: true })
    .first()
    .click();
  await expect(portal.heading(say('request:mine.title'))).toBeVisible();
  await portal.visit('/requests/REF-2026-999999');
  await expect(page.getByText(message('request.notFound'))).toBeVisible();
});
