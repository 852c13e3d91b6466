import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

test('before its time early registration says why it is closed and when it opens', async ({
  page,
  portal,
  texts: { say, message },
}) => {
  const early = new RegistrationPage(portal, 'early');
  await portal.enter('eligible', '/Earlydashboard');
  await expect(early.title).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: say('service.closed') });
  await expect(banner).toContainText(
    message('MSG-000003', { context: 'upcoming', opensAt: '2026-11-29T08:00:00+03:00' }),
  );
  await expect(page.getByRole('link', { name: say('registration:early.choose') })).toHaveCount(0);
  await page.getByRole('link', { name: say('registration:early.look') }).click();
  await expect(banner).toBeVisible();
  await expect(early.count).toBeVisible();
});

test('in its time courses of the next semester are registered, and this one is left alone', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-12-01T10:00:00+03:00');
  const early = new RegistrationPage(portal, 'early');
  await portal.enter('earlyRegistration', '/Earlydashboard');
  await page.getByRole('link', { name: say('registration:early.choose') }).click();
  await expect(page).toHaveURL(/plan=1/);
  await early.choose('add', 'STAT273-01');
  await early.choose('add', 'ENGL252-01');
  await early.openReview();
  await early.apply(2).click();
  await expect(early.done).toBeVisible();
  await early.review.getByRole('link', { name: say('registration:review.toFees') }).click();
  await expect(early.row('STAT273')).toBeVisible();
  await early.openTab('overview');
  await expect(page.getByRole('region', { name: say('registration:early.soFar') })).toContainText('2');
  expect(await early.registeredHours()).toBe(6);
  expect((await client.call('registeredCourses')).load.creditHours).toBe(12);
});
