import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('an inactive enrolment is restored after what follows from it was read', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('inactiveEnrolment', '/enrollment');
  await expect(page.getByText(say('enrollment:state.inactive'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'an inactive enrolment');
  await page.getByRole('button', { name: say('request:forms.reinstatement.send') }).press('Enter');
  const dialogue = page.getByRole('dialog', { name: say('request:forms.reinstatement.confirmTitle') });
  await expect(dialogue.getByRole('list').getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'what restoring it brings');
  await dialogue.getByRole('button', { name: say('request:forms.reinstatement.confirmSend') }).press('Enter');
  await expect(page.getByText(say('enrollment:state.enrolled'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('request:forms.reinstatement.send') })).toBeHidden();
  await expect(page.getByText(say('service.closed'), { exact: true })).toHaveCount(0);
  expect(await client.call('getStudentInformation')).toMatchObject({ status: 'active', enrolled: true });
  await page.getByRole('link', { name: say('enrollment:state.go') }).click();
  await expect.poll(() => portal.path()).toBe('/registeredCourses');
});

test('what stands in the way is marked, with the way to lift it', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('inactiveOwing', '/enrollment');
  await expect(
    page
      .getByText(
        message('MSG-000042', { context: 'reinstatement', fils: (await client.call('getEnrollmentStatus')).due }),
        { exact: false },
      )
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('request:forms.reinstatement.send') })).toBeHidden();
  const pay = page.getByRole('main').getByRole('link', { name: say('service.pay') });
  await expect(pay).toHaveCount(1);
  await pay.click();
  await expect.poll(() => portal.path()).toBe('/studentFees');
});
