import { expectAccessible } from './pages/checks.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

test('a student finds the best week, sees why a wish cannot be, keeps a week and applies it', async ({ portal, page, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await portal.enter('eligible', '/timetable');
  await expect(portal.heading(say('timetable:title.current'))).toBeVisible();
  const courses = page.getByRole('region', { name: say('timetable:courses.title') });
  for (const code of ['STAT273', 'MGT131']) await courses.getByRole('button', { name: code, exact: true }).click();

  const week = page.getByRole('region', { name: say('timetable:week.title') });
  await expect(week).toContainText('STAT273');
  await expect(week).toContainText('ITCS222');
  const results = page.getByRole('region', { name: say('timetable:results.title') });
  await expect(results.getByRole('status')).toHaveText(/\d/);
  await results.getByRole('button').nth(1).click();
  await expect(results.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');

  // A registered course at nine stands against the wish; giving it up is one press.
  const wishes = page.getByRole('region', { name: say('timetable:wishes.title') });
  const change = wishes.getByRole('button', { name: say('timetable:wishes.change') });
  await expect(change.or(wishes.getByRole('button', { name: say('timetable:wishes.add') })).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
  await wishes.getByRole('button', { name: say('timetable:wishes.add') }).click();
  await page.getByRole('menuitem', { name: say('timetable:wishes.kind.earliest') }).click();
  const early = wishes.getByRole('listitem').filter({ hasText: say('timetable:wish.earliest', { at: '10:00' }) });
  await early.getByText(say('timetable:wishes.level.required'), { exact: true }).click();
  const whyNot = page.getByRole('region', { name: say('timetable:whyNot.title') });
  await expect(whyNot).toContainText('ITIS311');
  await expectAccessible(page, 'why not');
  await whyNot.getByRole('button').first().click();
  await expect(whyNot).toHaveCount(0);
  await expect(week).toContainText('STAT273');

  const kept = page.getByRole('region', { name: say('timetable:kept.title') });
  await kept.getByRole('textbox', { name: say('timetable:kept.name') }).fill('Mornings');
  await kept.getByRole('button', { name: say('timetable:kept.save') }).click();
  await expect(kept.getByRole('listitem')).toContainText('Mornings');

  // What is asked outlives a reload, and comes back whole with the kept week.
  await page.reload();
  await expect(wishes).toContainText(say('timetable:wish.earliest', { at: '10:00' }));
  await courses.getByRole('button', { name: say('timetable:courses.remove', { course: '\u2066STAT273\u2069' }) }).click();
  await expect(week).not.toContainText('STAT273');
  await kept.getByRole('button', { name: say('timetable:kept.openOf', { name: 'Mornings' }) }).click();
  await expect(week).toContainText('STAT273');

  await expectAccessible(page, 'a week');
  await page.getByRole('button', { name: say('timetable:apply.now') }).click();
  await registration.apply(2).click();
  await expect(registration.review).toContainText(say('registration:review.appliedTitle'));
  expect(await registration.registeredHours()).toBe(12);
});
