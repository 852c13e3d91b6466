import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

const on = '2026-09-07T10:00:00+03:00';

test(
  'what is missing leads to where it is lifted: the fine, the survey, and then the form',
  daily,
  async ({ page, portal, client, texts: { say, message } }) => {
    await client.freeze(on);
    await portal.enter('clearanceMissing', '/clearance');
    const row = (item: string) => page.getByRole('row').filter({ hasText: item });
    const books = row(say('clearance:item.library'));
    await expect(books).toContainText(say('clearance:status.missing'));
    await expect(books).toContainText(say('clearance:overdue', { on: '2026-08-27' }));
    await expect(row(say('clearance:item.idCard'))).toContainText(say('clearance:status.toHandIn'));
    await expect(page.getByText(say('clearance:items.missing', { count: 2 }))).toBeVisible();
    await expectAccessible(page, 'clearance with items missing');
    await page.getByRole('link', { name: say('clearance:pay', { fils: 3_500 }) }).click();
    await expect.poll(() => portal.path()).toBe('/studentFees');
    await expect(page.getByText(say('payment:charges.libraryFine')).first()).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: say('clearance:answer') }).click();
    await expect(portal.heading(say('survey:graduate.title'))).toBeVisible();
    await expectAccessible(page, 'the graduate survey');
    const questions = () =>
      page.locator('fieldset, [role="radiogroup"]').filter({ has: page.locator('input[value="4"]') });
    const parts = page.getByRole('navigation', { name: say('survey:form.parts') }).getByRole('button');
    for (let part = 0; part < 3; part += 1) {
      await parts.nth(part).click();
      for (let index = 0; index < (await questions().count()); index += 1)
        await questions().nth(index).locator('input[value="4"]').check({ force: true });
    }
    await parts.nth(3).click();
    await page.getByRole('textbox').first().fill('The laboratories.');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: say('survey:graduate.send') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('survey:graduate.send') })
      .click();
    await expect(page.getByText(message('survey.graduateSent'))).toBeVisible();
    await expect.poll(() => portal.path()).toBe('/clearance');
    await expect(page.locator('#clearance')).toBeFocused();
    await expect(row(say('clearance:item.survey'))).toContainText(say('clearance:met.survey'));
    expect((await portal.keptNames()).filter((name) => name.includes('surveyDraft'))).toEqual([]);
  },
);

test('the offices settle their items beside each other at the desk, and the page leads to the certificate', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze(on);
  await portal.enter('graduatingCleared', '/clearance');
  const send = page.getByRole('button', { name: say('request:forms.clearance.send') });
  await send.click();
  await expect(page.getByText(say('request:forms.clearance.file.needed'))).toBeVisible();
  const form = sampleFile('clearance-form')!;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: form.name, mimeType: form.type, buffer: Buffer.from(await form.arrayBuffer()) });
  await send.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  await expect(page.getByText(say('clearance:status.pendingCollection')).first()).toBeVisible();
  await expect(send).toBeHidden();
  const reference = (await client.call('getMyRequests')).requests[0]!.referenceNumber;

  await portal.open('/simulator/offices');
  const requestOf = (number: string) =>
    page
      .getByRole('list', { name: say('classroom:offices.requests') })
      .getByRole('listitem')
      .filter({ hasText: number });
  const request = requestOf(reference);
  await expect(request.getByText(say('classroom:offices.free'))).toBeVisible();
  // If one office cannot approve its item, the page does not say that all can.
  const unanswered = requestOf('CLR-2026-000001');
  await expect(
    unanswered.getByRole('button', { name: new RegExp(say('request:facts.survey')) }).first(),
  ).toBeDisabled();
  await expect(unanswered.getByText(say('classroom:offices.free'))).toHaveCount(0);
  const settle = (
    item: 'idCard' | 'lockerKey' | 'library' | 'dues' | 'survey' | 'record',
    decision: 'check' | 'collect',
  ) =>
    page
      .getByRole('button', {
        name: say('classroom:offices.decisionLabel', {
          decision: `${say(`classroom:offices.${decision}`)} – ${say(`request:facts.${item}`)}`,
          reference,
        }),
      })
      .click();
  await settle('idCard', 'collect');
  await expect(request.getByText(say('clearance:status.collected'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'clearance at the desk');
  for (const item of ['library', 'dues', 'survey', 'record'] as const) {
    await settle(item, 'check');
    await expect
      .poll(async () => (await client.call('clearanceProcess')).rows.find((row) => row.item === item)?.status)
      .toBe('approved');
  }
  await settle('lockerKey', 'collect');
  await expect.poll(async () => (await client.call('clearanceProcess')).completedAt).not.toBeNull();

  await portal.open('/clearance');
  await expect(page.getByRole('heading', { name: say('clearance:complete.title') })).toBeVisible();
  await expect(page.getByText(say('clearance:complete.active'))).toBeVisible();
  // Items that were only checked are not shown as collected.
  const row = (item: string) => page.getByRole('row').filter({ hasText: item });
  const checked = say('clearance:columns.checkedBy');
  await expect(row(say('clearance:item.library'))).toContainText(checked);
  await expect(row(say('clearance:item.idCard'))).not.toContainText(checked);
  await expectAccessible(page, 'clearance complete');
  // The search is limited to the region, because the menu has a link of the same name.
  await page
    .getByRole('region', { name: say('clearance:complete.title') })
    .getByRole('link', { name: say('clearance:complete.certificate') })
    .click();
  await expect.poll(() => portal.path()).toBe('/transcriptCertificate');
});

test('the notice of a certificate asked too early leads to the items, which take the focus', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 GET .*GetStudentFees/);
  await client.freeze(on);
  await client.call('addFault', { body: { operationId: 'getStudentFees', kind: 'code', code: 'MSG-000073' } });
  await portal.enter('graduatedNotCleared', '/studentFees');
  await expect(page.getByText(say('failure.clearance')).last()).toBeVisible();
  await page.getByRole('link', { name: say('failure.clearanceLink') }).click();
  await expect(portal.heading(say('clearance:title'))).toBeVisible();
  await expect(page.locator('#clearance')).toBeFocused();
  await expect(page.locator('#clearance')).toBeInViewport();
});

test('what fails of the clearance process is silent on the page', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/500 GET .*ClearanceProcess/);
  await client.freeze(on);
  await client.call('addFault', { body: { operationId: 'clearanceProcess', kind: 'status', status: 500 } });
  const failed = page.waitForResponse(
    (response) => response.url().includes('ClearanceProcess') && response.status() === 500,
  );
  await portal.enter('graduatingCleared', '/clearance');
  await failed;
  await expect(portal.heading(say('clearance:title'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(say('failure.general'))).toHaveCount(0);
});

test('the page comes though the items fail before all else is read', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/500 GET .*ClearanceProcess/);
  await client.freeze(on);
  await client.call('addFault', { body: { operationId: 'clearanceProcess', kind: 'status', status: 500 } });
  await page.route(/\/(GetServices|GetMyRequests)\b/, async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await portal.enter('graduatingCleared', '/clearance');
  await expect(page.getByText(say('clearance:description'))).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
});
