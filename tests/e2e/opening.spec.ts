import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

const before = '2026-08-30T07:59:';

test('a page open before eight registers at eight: nothing is reloaded, the review stays open', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
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
  await expect(registration.review).toContainText(
    message('MSG-000003', { context: 'upcoming', opensAt: '2026-08-30T08:00:00+03:00' }),
  );
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

test('what the server says is read again soon after the opening, and on return to the page', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await page.clock.install();
  // The page gets no events, as with the real university.
  await portal.unaware();
  await client.call('setClock', { body: { mode: 'ticking', now: '2026-08-30T07:57:30+03:00', expireSessions: false } });
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await client.call('setClock', { body: { mode: 'ticking', now: '2026-08-30T08:00:05+03:00', expireSessions: false } });

  const calls: string[] = [];
  page.on('request', (request) => calls.push(/\/(\w+)(\?|$)/.exec(request.url())?.[1] ?? ''));
  const passes = async (seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);
  /** Moves the clock of the page by `seconds`, repeatedly, until the condition is true. */
  const comes = (what: () => boolean | Promise<boolean>, seconds: number): Promise<void> =>
    expect
      .poll(
        async () => {
          if (!(await what())) await passes(seconds);
          return what();
        },
        { intervals: [50] },
      )
      .toBe(true);
  const open = page.getByText(say('registration:status.openNow'));
  let early: string[] = [];
  await comes(async () => {
    const isOpen = (await open.count()) > 0;
    if (!isOpen) early = [...calls];
    return isOpen;
  }, 1);
  expect(early).not.toContain('GetServices');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await comes(() => calls.includes('GetServices'), 1);
  await comes(() => calls.includes('RegisteredCourses'), 2);

  // After this time the page requests its data again when the window gets the focus.
  await passes(60);
  calls.length = 0;
  await passes(11);
  expect(calls).not.toContain('RegisteredCourses');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comes(() => ['GetServices', 'RegisteredCourses'].every((name) => calls.includes(name)), 1);
});

test('who is frozen is told that alone, and promised no opening', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  // Registration is open for other students; add/drop opens later.
  await client.freeze('2026-08-31T10:00:00+03:00');
  const registration = new RegistrationPage(portal);
  await registration.enter('frozenStudent');
  await expect(page.getByText(message('MSG-000076'))).toBeVisible();
  await expect(page.getByText(say('registration:courses.emptyRead'))).toBeVisible();
  await expect(
    page.getByText(message('MSG-000003', { context: 'upcoming', opensAt: '2026-09-06T08:00:00+03:00' })),
  ).toHaveCount(0);
  await expect(page.getByText(message('MSG-000071', { hours: 0, minimum: 12 }))).toHaveCount(0);
});

test('the seats that are looked at are read again by themselves', async ({ page, portal, client }) => {
  await page.clock.install();
  await portal.unaware();
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&search=STAT273');
  await expect(registration.section('add', 'STAT273-01')).toBeVisible();
  const seats = page
    .getByRole('listitem')
    .filter({ has: registration.section('add', 'STAT273-01') })
    .last();
  const shown = await seats.textContent();
  const other = await client.fresh().as('alreadyRegistered');
  await other.call('registerCourse', { body: { sectionId: await other.section('STAT273-01') } });
  const again = page.waitForRequest(/CoursesToRegister/);
  await page.clock.runFor(61_000);
  await again;
  await expect(seats).not.toHaveText(shown ?? '');
});
