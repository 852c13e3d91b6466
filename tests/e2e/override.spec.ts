import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

const reason = 'I learnt the same at a summer school.';

test('an exception is asked for at the refusal, granted, and registered by', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('prerequisiteMissing', '/registeredCourses?tab=offered&code=ITCS333');
  await page.getByRole('link', { name: say('override:askLabel', { course: 'ITCS333', section: '01' }) }).click();
  await expect(page.getByText(say('override:route_department'))).toBeVisible();
  await expectAccessible(page, 'the form of an exception');
  const field = page.getByLabel(say('request:forms.override.reason.label'));
  await field.fill('Too short.');
  await page.getByRole('button', { name: say('request:form.send') }).click();
  await expect(page.getByText(say('request:forms.override.reason.needed'))).toBeVisible();
  await field.fill(reason);
  await page.getByRole('button', { name: say('request:form.send') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  await expect(
    page.getByText(say('request:words.override.sent_headOfDepartment'), { exact: true }).first(),
  ).toBeVisible();
  await expect(field).toBeHidden();
  const { referenceNumber } = (await client.call('getMyRequests')).requests[0]!;
  await client.call('decideRequest', {
    params: { referenceNumber },
    body: { decision: 'approved', values: { lastDay: '2026-09-15' } },
  });
  await page.getByRole('link', { name: say('override:registerNow') }).click();
  await expect(page.getByText(referenceNumber).first()).toBeVisible();
  const body = { sectionId: await client.section('ITCS333-01') };
  await client.call('registerCourse', { body });
  await portal.goTo('/registeredCourses');
  await expect(page.getByRole('link', { name: referenceNumber }).first()).toBeVisible();
  await expectAccessible(page, 'a course registered by a permit');
});
