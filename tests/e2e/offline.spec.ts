import type { Portal } from './portal.ts';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

const readable = ['/courseSchedule', '/courseAttendance', '/acadmicPlan', '/studentFees', '/home'] as const;
const courses = ['/courseSchedule', '/courseAttendance'] as const;

const keptNames = async (portal: Portal): Promise<string[]> =>
  (await portal.keptNames()).filter((name) => name.includes('kept '));

test('what was read last can be read without a network, by choice after the session’s time, and goes with the session', async ({
  page,
  context,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/, /401 /);
  await portal.enter('eligible', '/account/sessions');
  const own = page.getByRole('checkbox', { name: say('account:offline.own') });
  await own.check();
  await expect(own).toBeChecked();
  await expect.poll(async () => (await keptNames(portal)).join()).toContain('getCoursePackage');
  const [course] = (await portal.client.call('getSchedule', { query: { Period: 'current' } })).courses;
  const code = course?.code ?? '';
  expect(code).not.toBe('');

  const bar = page.getByText(say('offline.text'));
  await expect(bar).toHaveCount(0);
  await context.setOffline(true);
  // The open page reports the missing connection by itself.
  await expect(bar).toContainText(say('offline.now'));
  const asOf = bar.filter({ hasNotText: say('offline.now') });
  for (const path of readable) {
    await page.goto(portal.address(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The date is by the university's clock, as on the rest of the page.
    await expect(asOf).toContainText(/7 Sep(t)? 2026/);
  }
  for (const path of courses) {
    await page.goto(portal.address(path));
    await expect(page.getByRole('main').getByText(code).first()).toBeVisible();
  }
  // Data on which decisions about seats depend are not cached.
  for (const path of ['/registeredCourses', '/timetable', '/requests', '/registeredCourses?tab=offered']) {
    await page.goto(portal.address(path));
    const said = page.getByText(say('failure.unreachable'));
    await expect(said.first(), path).toBeVisible();
    await page.waitForTimeout(500);
    // The message is shown once on the page, and not as an alert that disappears.
    expect(await said.count(), path).toBe(1);
  }
  await expect(bar.getByRole('link', { name: say('menu:forms.courseSchedule') })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(4);

  await portal.keep('refreshTokenExpiry', '2020-01-01T00:00:00+03:00');
  await page.goto(portal.address('/courseSchedule'));
  await expect(page.getByRole('main').getByText(code).first()).toBeVisible();
  const choice = (await keptNames(portal)).find((name) => name.endsWith('without session')) ?? '';
  await page.evaluate((name) => localStorage.removeItem(name), choice);
  await page.reload();
  await expect(page.getByText(say('failure.unreachable')).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(code)).toHaveCount(0);

  // The session ends on the server meanwhile. The page notices it when the network returns, and deletes its data.
  await portal.client.call('logout');
  await context.setOffline(false);
  await expect(page).toHaveURL(portal.address('/sign-in?from=%2FcourseSchedule'));
  await expect.poll(() => keptNames(portal).catch(() => ['leaving'])).toEqual([]);
});

test('paying without a network says beside the button that nothing was sent, until the next try', async ({
  page,
  context,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED POST .*StartPayment/);
  await portal.enter('owesLastSemester', '/studentFees');
  const pay = page.getByRole('main').getByRole('button', { name: /^Pay / }).first();
  await expect(pay).toBeVisible();
  const line = page.getByText(say('payment.notSent'));
  await context.setOffline(true);
  await pay.click();
  await expect(line).toBeVisible();
  await context.setOffline(false);
  await page.route('**/StartPayment?*', () => new Promise(() => undefined));
  await pay.click();
  await expect(line).toBeHidden();
});
