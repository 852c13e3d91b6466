import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

const before = '2026-08-30T07:59:';

test('a page open before eight registers at eight: nothing is reloaded, the review stays open', async ({ page, portal, client, texts: { say, message } }) => {
  await client.freeze(`${before}20+03:00`);
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  const banner = page.getByText(say('service.closed'));
  await expect(banner).toBeVisible();
  await registration.choose('add', 'STAT273-01');
  await expect(registration.basket).toContainText(say('registration:basket.waits'));
  await expect(registration.basket.getByRole('timer')).toHaveText(say('service.opensInTime', { time: '0:40' }));
  await registration.openReview();
  await expect(registration.apply(1)).toBeDisabled();
  await expect(registration.review).toContainText(message('MSG-000003', { context: 'upcoming', opensAt: '2026-08-30T08:00:00+03:00' }));
  await expect(registration.review.getByRole('timer')).toHaveText(say('service.opensInTime', { time: '0:40' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  const read = new Set<string>();
  page.on('request', (request) => read.add(request.url().replace(/^.*\/(\w+)(\?.*)?$/, '$1')));

  await client.call('setClock', { body: { mode: 'ticking', now: `${before}56+03:00`, expireSessions: false } });
  await expect(registration.apply(1)).toBeEnabled({ timeout: 10_000 });
  await expect(registration.review.getByRole('timer')).toHaveCount(0);
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await registration.registeredHours()).toBe(9);
  expect(loads).toBe(0);
});

test('what the server says is read again soon after the opening, and on return to the page', async ({ page, portal, client, texts: { say } }) => {
  test.setTimeout(150_000);
  // As against the real university: nobody tells the page that anything happened.
  await portal.unaware();
  await client.call('setClock', { body: { mode: 'ticking', now: `${before}45+03:00`, expireSessions: false } });
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible');
  await expect(page.getByRole('timer')).toContainText(/0:\d\d/);
  const calls: { name: string; at: number }[] = [];
  page.on('request', (request) => calls.push({ name: /\/(\w+)(\?|$)/.exec(request.url())?.[1] ?? '', at: Date.now() }));
  await expect(page.getByText(say('registration:status.openNow'))).toBeAttached({ timeout: 30_000 });
  await expect(page.getByRole('timer')).toHaveCount(0);
  const opened = Date.now();
  await expect.poll(() => calls.some(({ name }) => name === 'GetServices'), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => calls.some(({ name }) => name === 'RegisteredCourses'), { timeout: 70_000 }).toBe(true);
  expect(calls.filter(({ name, at }) => name === 'GetServices' && at < opened - 2_000)).toEqual([]);

  // Long enough away for something to have changed.
  calls.length = 0;
  await page.waitForTimeout(10_500);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => ['GetServices', 'RegisteredCourses'].every((name) => calls.some((one) => one.name === name)), { timeout: 10_000 }).toBe(true);
});

test('the seats that are looked at are read again by themselves', async ({ page, portal, client }) => {
  await page.clock.install();
  await portal.unaware();
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&search=STAT273');
  await expect(registration.section('add', 'STAT273-01')).toBeVisible();
  const seats = page.getByRole('listitem').filter({ has: registration.section('add', 'STAT273-01') }).last();
  const shown = await seats.textContent();
  const other = await client.fresh().as('alreadyRegistered');
  await other.call('registerCourse', { body: { sectionId: await other.section('STAT273-01') } });
  const again = page.waitForRequest(/CoursesToRegister/);
  await page.clock.runFor(61_000);
  await again;
  await expect(seats).not.toHaveText(shown ?? '');
});
