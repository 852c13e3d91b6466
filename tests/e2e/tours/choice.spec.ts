import { sampleFile } from '../../../server/simulator/scenario/sample-files.ts';
import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: an orientation exemption', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('orientation', '/exemptionRequest');
  await page.getByRole('button', { name: say('exemption:form.send') }).click();
  await expect(page.getByText(say('exemption:form.needed.test'))).toBeVisible();
  await look('an exemption with faults');
  const { request } = await client.call('submitExemption', {
    body: { test: 'ielts', score: 60, takenOn: '2026-03-14', certificate: sampleFile('certificate')! },
  });
  await portal.open('/exemptionRequest');
  await expect(page.getByText(say('request:statuses.sent'), { exact: true }).first()).toBeVisible();
  await look('an exemption under way');
  await client.call('decideRequest', {
    params: request,
    body: { decision: 'returned', fields: ['takenOn'], note: 'Which day?' },
  });
  await portal.open('/exemptionRequest');
  await expect(page.getByRole('button', { name: say('request:form.sendAgain') })).toBeVisible();
  await look('an exemption that was returned');
});

test('tour: minors and specializations', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('eligible', '/declare-minor');
  await expect(page.getByRole('heading', { name: say('minor:groups.open') })).toBeVisible();
  await page.locator('summary').first().click();
  await look('minors, the courses of one open');
  await page
    .getByRole('button', { name: new RegExp(say('minor:declare.minor')) })
    .first()
    .click();
  await look('a minor to declare');
  await client.as('postgraduate');
  await portal.resume('/declare-minor');
  await expect(page.getByText(say('minor:empty'))).toBeVisible();
  await look('no minor for this record');
});

test('tour: transport', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('eligible', '/transport');
  await page.getByRole('button', { name: say('transport:form.send') }).click();
  await expect(page.getByText(say('transport:form.needed.station'))).toBeVisible();
  await look('a seat with faults');
  const { request } = await client.call('submitTransport', { body: { lineId: 1, stationId: 7 } });
  await client.call('decideRequest', { params: request, body: { decision: 'approved' } });
  await portal.open('/transport');
  await expect(page.getByRole('region', { name: say('transport:seat.title') })).toBeVisible();
  await look('a seat on the bus');
  await client.as('notEnrolled');
  await portal.resume('/transport');
  await expect(portal.heading(say('transport:title'))).toBeVisible();
  await look('no seat for who is not enrolled');
});

test('tour: a thesis topic and its research plan', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('thesisStudent', '/thesisTopic');
  await page.getByLabel(say('thesis:form.titleEn')).fill('Fraud detection in mobile payments');
  await expect(page.getByText('Detecting Fraud in Mobile Payments with Graph Neural Networks')).toBeVisible();
  await look('a topic and titles like it');
  await portal.enter('thesisReturned', '/thesisTopic');
  await expect(page.getByRole('button', { name: say('request:form.sendAgain') })).toBeVisible();
  await look('a topic that was returned');
  await portal.enter('thesisApproved', '/thesisResearchPlan');
  await expect(page.getByRole('button', { name: say('request:forms.researchPlan.send') })).toBeVisible();
  await look('a research plan to hand in');
});
