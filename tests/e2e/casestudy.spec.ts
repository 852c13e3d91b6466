import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('anybody reads who may ask; signed in, the request is sent and followed', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/caseStudy');
  await expect(portal.heading(say('casestudy:title'))).toBeVisible();
  await expect(page.getByText(say('casestudy:who.dismissed'))).toBeVisible();
  await expectAccessible(page, 'a case study, signed out');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('actions.signIn') })
    .click();
  await expect.poll(() => portal.path()).toBe('/sign-in?from=%2FcaseStudy');
  await portal.enter('dismissedOneYear', '/caseStudy');
  const send = page.getByRole('button', { name: say('request:forms.caseStudy.send') });
  await send.click();
  await expect(page.getByText(say('request:forms.caseStudy.file.needed'))).toBeVisible();
  await page
    .getByLabel(say('request:forms.caseStudy.reason.label'))
    .fill('I was ill for two semesters and have recovered.');
  const report = sampleFile('medical-report')!;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: report.name, mimeType: report.type, buffer: Buffer.from(await report.arrayBuffer()) });
  await send.click();
  const dialogue = page.getByRole('dialog', { name: say('request:confirm.title') });
  await expect(dialogue.getByText(say('request:consequences.chanceForeseen'))).toBeVisible();
  await expectAccessible(page, 'what a case study may bring');
  await dialogue.getByRole('button', { name: say('request:confirm.send') }).click();
  await expect(page.getByText(/CST-2026-\d{6}/).first()).toBeVisible();
  await expect(send).toBeHidden();
  const { requests } = await client.call('getCaseStudies');
  expect(requests).toMatchObject([{ status: 'sent', turn: ['department'] }]);
  const { referenceNumber } = requests[0]!;
  // The only reason against a new request is the one in progress, which the page shows. So there is no warning.
  await expect(page.getByText(say('service.closed'), { exact: true })).toHaveCount(0);
  for (const values of [undefined, undefined, { chances: '2' }])
    await client.call('decideRequest', {
      params: { referenceNumber },
      body: { decision: 'approved', ...(values && { values }) },
    });
  await expect(page.getByText(say('request:words.caseStudy.approved'), { exact: true })).toBeVisible();
  // A granted request causes no warning either.
  await expect(page.getByText(say('service.closed'), { exact: true })).toHaveCount(0);
});

test('who is dismissed finds what is still theirs, and why', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('dismissedOneYear');
  await expect(page.getByRole('heading', { name: say('student:left.dismissed') })).toBeVisible();
  await expect(page.getByText(say('student:left.reason.dismissed'))).toBeVisible();
  await expectAccessible(page, 'home after a dismissal');
  await portal.visit('/registeredCourses');
  await expect(page.getByText(say('menu:closed.dismissed'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('actions.home') })
    .click();
  await page.getByRole('link', { name: say('student:left.caseStudy') }).click();
  await expect(portal.heading(say('casestudy:title'))).toBeVisible();
});
