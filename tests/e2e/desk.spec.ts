import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

/** Asks for a refund as `wantsRefund`. */
async function askForRefund(client: Client): Promise<{ student: Client; reference: string }> {
  const student = await client.as('wantsRefund');
  const { refunds } = await student.call('submitRefund', {
    body: {
      amount: 50_000,
      reason: 'dropped',
      iban: 'BH67 BMAG 0000 1299 1234 56',
      remarks: '',
      file: sampleFile('bank-letter')!,
    },
  });
  return { student, reference: refunds[0]!.referenceNumber };
}

test('an office returns a refund with what may be changed, sees it sent again, and decides it by its version', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST .*decide/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  const { student, reference } = await askForRefund(client);
  // The task was due on 14 September.
  await client.freeze('2026-09-17T09:00:00+03:00');
  await portal.open('/simulator/offices');
  const finance = say('common:offices.finance');
  const offices = page.getByRole('combobox', { name: say('classroom:offices.office'), exact: true });
  await expect(
    offices.getByRole('option', {
      name: say('classroom:offices.officeLate', { office: finance, tasks: 1, overdue: 1 }),
    }),
  ).toBeAttached();
  await offices.selectOption('finance');
  const request = page
    .getByRole('list', { name: say('classroom:offices.requests') })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(request.getByText(say('classroom:offices.overdue'))).toBeVisible();

  const preview = say('classroom:offices.decisionLabel', { decision: say('classroom:offices.preview'), reference });
  await page.getByRole('button', { name: preview }).press('Enter');
  await expect(request.getByText(say('classroom:offices.nothingFollows'))).toBeVisible();

  const press = (decision: string) =>
    page.getByRole('button', { name: say('classroom:offices.decisionLabel', { decision, reference }) }).click();
  const sendBack = () => press(say('classroom:offices.returnNow'));
  const opener = page.getByRole('button', {
    name: say('classroom:offices.decisionLabel', { decision: say('classroom:offices.return'), reference }),
  });
  await opener.press('Enter');
  await expect(request.getByRole('checkbox').first()).toBeFocused();
  await request.getByRole('button', { name: say('common:actions.cancel') }).press('Enter');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await sendBack();
  const remarks = request.getByRole('checkbox', { name: say('request:facts.remarks'), exact: true });
  await expect(request.getByText(say('classroom:offices.markMissing'))).toBeVisible();
  await expect(request.getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page, 'a return without marks');
  await remarks.check();
  await sendBack();
  await expect(request.getByText(say('classroom:offices.noteMissing'))).toBeVisible();
  const note = request.getByRole('textbox', { name: say('classroom:offices.note') });
  await expect(note).toBeFocused();
  await note.fill('Whose account is it?');
  await sendBack();
  await expect(request.getByText(say('request:statuses.returned')).first()).toBeVisible();
  await expect(request.getByRole('heading').first()).toBeFocused();
  const { request: mine } = await student.call('getRequest', { params: { referenceNumber: reference } });
  expect(mine).toMatchObject({ status: 'returned', returned: { fields: ['remarks'], note: 'Whose account is it?' } });

  await student.call('resendRequest', {
    params: { referenceNumber: reference },
    body: { version: mine.version, details: JSON.stringify({ remarks: 'The account is mine.' }) },
  });
  await page.reload();
  await expect(request.getByText(say('request:events.resent'))).toBeVisible();
  // Another user decides the request while this decision is being sent.
  await page.route(
    '**/decide',
    async (route) => {
      const other = await student.send('decideRequest', {
        params: { referenceNumber: reference },
        body: { decision: 'returned', note: 'Once more', fields: ['remarks'] },
      });
      expect(other.status).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await press(say('request:decisions.refund.approved'));
  await expect(page.getByText(message('MSG-000030', { context: 'stale' })).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(request).toHaveCount(0);
  expect((await student.call('getRequest', { params: { referenceNumber: reference } })).request.status).toBe(
    'returned',
  );
});

test('a decided request stays in view, but not when another search is opened', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  const { reference } = await askForRefund(client);
  await portal.open('/simulator/offices');
  const request = page
    .getByRole('list', { name: say('classroom:offices.requests') })
    .getByRole('listitem')
    .filter({ hasText: reference });
  const decision = say('request:decisions.refund.approved');
  await page.getByRole('button', { name: say('classroom:offices.decisionLabel', { decision, reference }) }).click();
  await expect(request.getByText(say('request:statuses.approved')).first()).toBeVisible();
  await portal.visit('/simulator/offices?search=Nobody');
  await expect(request).toHaveCount(0);
  await expect(page.getByText(say('classroom:offices.notFound'), { exact: true })).toBeVisible();
});
