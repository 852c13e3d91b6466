import { sampleFile } from '../../../server/simulator/scenario/sample-files.ts';
import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: student fees, payment history and financial data', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('owesLastSemester', '/studentFees');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: say('fees:pay.bar'), exact: true })).toBeVisible();
  await look('fees with one chosen');
  await portal.enter('returnedCheque', '/paymentHistory');
  await expect(page.getByRole('main').getByText(say('fees:history.statuses.failed')).first()).toBeVisible();
  await look('payment history');
  await portal.enter('everyShare', '/financialData');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await look('financial data');
});

test('tour: paying by card', async ({ page, portal, client, trouble, look, texts: { say } }) => {
  trouble.expect(/422 POST \/gateway\/pay/);
  await client.as('owesLastSemester');
  const start = async (course: string) =>
    client.call('startPayment', {
      body: { items: [{ kind: 'registration', id: await client.registration(course) }], useBalance: false },
    });
  const { paymentId } = await start('ITCS214-01');
  const send = page.getByRole('button', { name: say('gateway:pay', { fils: 72_000 }) });
  await portal.resume(`/payment-result/${paymentId}`);
  await expect(portal.heading(say('payment:states.pending'))).toBeVisible();
  await look('payment pending');
  await page.getByRole('link', { name: say('payment:toGateway') }).click();
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look("the gateway's page with faults");
  await page.getByLabel(say('gateway:card.number')).fill('4111 1111 1111 1111');
  await page.getByLabel(say('gateway:card.expiry')).fill('12/30');
  await page.getByLabel(say('gateway:card.code')).fill('123');
  await page.getByLabel(say('gateway:card.holder')).fill('J. Al Kuwari');
  await send.click();
  await expect(portal.heading(say('payment:states.succeeded'))).toBeVisible();
  await look('payment succeeded');
  const failed = await start('ITCS222-01');
  await client.call('chargeCard', { params: { id: failed.paymentId }, body: { card: 'declined' } });
  await portal.visit(`/payment-result/${failed.paymentId}`);
  await expect(page.getByText(say('payment:reasons.declined'))).toBeVisible();
  await look('payment failed');
});

test('tour: appeals and refunds', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('gradeAppeal');
  const { courseGradeId } = (await client.call('getAppealableCourses')).courses[0]!;
  await client.call('submitAppeal', { body: { courseGradeId, reason: 'The last question was not added up.' } });
  await portal.resume('/appealRequest');
  await expect(page.getByRole('button', { name: say('appeal:payment.pay', { fils: 10_000 }) })).toBeVisible();
  await look('appeals');
  await portal.visit('/refundRequest');
  await page.getByRole('button', { name: say('refund:form.send') }).click();
  await look('a refund with faults');
});

test('tour: my requests', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('wantsRefund', '/requests');
  await expect(page.getByText(say('request:mine.empty'))).toBeVisible();
  await look('no requests yet');
  await client.call('submitRefund', {
    body: { amount: 100_000, reason: 'dropped', iban: 'BH67 BMAG 0000 1299 1234 56', file: sampleFile('bank-letter')! },
  });
  await client.freeze('2026-09-21T10:00:00+03:00');
  await portal.open('/requests');
  await expect(page.getByText(say('request:mine.overdue'))).toBeVisible();
  await look('a request that is overdue');
  await client.call('decideRequest', {
    params: { referenceNumber: 'REF-2026-000001' },
    body: { decision: 'returned', fields: ['iban'], note: 'The letter shows another IBAN.' },
  });
  await portal.visit('/requests/REF-2026-000001');
  await expect(page.getByRole('link', { name: say('request:page.editReturned') })).toBeVisible();
  await look('a request that was returned');
  await portal.visit('/refundRequest?request=REF-2026-000001');
  await expect(page.getByRole('button', { name: say('request:form.sendAgain') })).toBeVisible();
  await look('the form of a returned request');
});
