import type { Locator } from 'playwright';
import { atRest } from './pages/checks.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

const colourOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test("in the reader's own colours bars, tabs and choices are still told apart", async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-11-12T18:00:00+03:00');
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.enter('oftenAbsent', '/courseAttendance');
  const meter = page.getByRole('meter', { name: say('attendance:meter', { code: 'ITCS214' }) });
  await expect(meter).toBeVisible();
  expect(await colourOf(meter.locator('span').first())).not.toBe(await colourOf(meter));

  await portal.visit('/courseSchedule');
  const chosen = page.locator('.mantine-SegmentedControl-label[data-active]').first();
  await expect(chosen).toBeVisible();
  expect(await colourOf(chosen)).not.toBe(
    await colourOf(page.locator('.mantine-SegmentedControl-label:not([data-active])').first()),
  );

  await portal.visit('/registeredCourses');
  const tabs = page.getByRole('navigation', { name: say('page.tabs') }).getByRole('link');
  const line = (locator: Locator): Promise<string> =>
    locator.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  const [open, other] = await Promise.all([line(tabs.first()), line(tabs.nth(1))]);
  expect(open).not.toBe(other);
  expect(other).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

test("in the reader's own colours what is ticked, switched, marked and drawn is still seen", async ({
  page,
  portal,
  client,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const framed = async (marks: Locator): Promise<void> => {
    await expect(marks.first()).toBeVisible();
    for (const mark of await marks.all())
      expect(await mark.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  };
  const main = page.getByRole('main');

  await portal.enter('owesLastSemester', '/studentFees');
  const box = main.getByRole('checkbox').first();
  const unticked = await colourOf(box);
  await box.check();
  await expect.poll(() => colourOf(box)).not.toBe(unticked);
  expect(
    await main
      .locator('.mantine-Checkbox-icon')
      .first()
      .evaluate((icon) => getComputedStyle(icon).color),
  ).not.toBe(await colourOf(box));

  await portal.open('/simulator/gateway');
  const [track, thumb] = [page.locator('.mantine-Switch-track').first(), page.locator('.mantine-Switch-thumb').first()];
  await expect(track).toBeVisible();
  expect(await colourOf(thumb)).not.toBe(await colourOf(track));
  const off = await colourOf(track);
  await page.getByRole('switch').first().click();
  await expect.poll(() => colourOf(track)).not.toBe(off);
  expect(await colourOf(thumb)).not.toBe(await colourOf(track));

  await portal.enter('blockedByFailure', '/acadmicPlan');
  const keys = main.locator('dt > [data-part]');
  await framed(keys);
  expect(await colourOf(keys.first())).not.toBe(await ground());
  await portal.visit('/acadmicPlanDetails/1?view=map&as=map');
  const course = page.getByRole('button', { name: /^\u2066ITCS214/ });
  await course.focus();
  const border = (one: Locator): Promise<string> =>
    one.evaluate((element) => getComputedStyle(element).borderBlockStartWidth);
  await expect.poll(() => border(course)).toBe('3px');
  expect(await border(page.getByRole('button', { name: /^\u2066ITCS114/ }))).toBe('2px');
  for (const key of await main.locator('li[data-part]').all())
    expect(await key.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).not.toBe(
      await ground(),
    );

  await portal.visit('/gpaSimulator');
  await framed(main.locator('[data-standing]').filter({ hasNotText: /./ }));

  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('gradeAppeal');
  await client.call('submitAppeal', {
    body: {
      courseGradeId: (await client.call('getAppealableCourses')).courses[0]!.courseGradeId,
      reason: 'The last question was not added up.',
    },
  });
  await portal.resume('/appealRequest');
  await framed(main.locator('[data-tone][data-pill]'));
});

test('a list is sorted on a phone by a field, and its hidden head takes no focus', async ({
  page,
  portal,
  texts: { say },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.enter('owesLastSemester', '/courseRegistrationFees');
  const table = page.getByRole('table', { name: say('registration:fees.items') });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(table.getByRole('columnheader', { name: say('registration:fees.yours') })).toBeAttached();
  expect(
    await table
      .locator('thead button')
      .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).length),
  ).toBe(0);
  const names = (): Promise<string[]> => table.getByRole('rowheader').allInnerTexts();
  const sort = page.getByRole('combobox', { name: say('table.sortBy') });
  await sort.selectOption('course');
  const up = await names();
  expect(up).toEqual([...up].sort());
  await page.getByRole('button', { name: say('table.descending') }).click();
  expect(await names()).toEqual([...up].reverse());
});

test('what a search finds is said, also that it finds nothing', async ({ page, portal, texts: { say } }) => {
  await portal.enter('returnedCheque', '/paymentHistory');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const said = page.getByRole('main').getByRole('status');
  await page.getByRole('searchbox').fill('zzqq');
  await expect(said.filter({ hasText: say('table.nothingFound') })).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(said.filter({ hasText: /\d/ })).toHaveCount(1);
});

test('pages are told apart by their titles', async ({ page, portal, texts: { say } }) => {
  const seen = new Set<string>();
  await portal.enter('eligible', '/home');
  await expect(portal.heading(say('student:title'))).toBeVisible();
  await expect(page).toHaveTitle(`${say('student:title')} · ${say('university')}`);
  const paths = [
    '/registeredCourses',
    '/registeredCourses?tab=offered',
    '/courseRegistrationFees',
    '/courseRegistrationLog',
    '/acadmicPlan',
    '/acadmicPlanDetails/1',
    '/acadmicPlanDetails/1?view=map',
    '/acadmicFulfillment/1',
    '/studentFees',
    '/paymentHistory',
    '/financialData',
    '/inbox',
    '/inbox?box=sent',
    '/timetable',
  ];
  for (const path of paths) {
    await portal.visit(path);
    await expect.poll(async () => !seen.has(await page.title()), path).toBe(true);
    await atRest(page);
    const title = await page.title();
    expect(seen, path).not.toContain(title);
    seen.add(title);
  }
});

test('what an alert has said for a few seconds can be read again', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  await registration.change('drop', 'STAT273');
  // The pointer is moved away, because a notice stays as long as the pointer is on it.
  await page.mouse.move(0, 0);
  const notice = page
    .getByRole('region', { name: say('page.notices') })
    .getByRole('paragraph')
    .first();
  await expect(notice).toBeVisible();
  const text = await notice.innerText();
  await expect(notice).toHaveCount(0);
  const account = page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) });
  await account.click();
  await page.getByRole('menuitem', { name: say('page.said') }).click();
  const again = page.getByRole('dialog', { name: say('page.said') });
  await expect(again).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  await expect(account).toBeFocused();
});

test('nothing of the simulator lies over the page', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&plan=1');
  await expect(registration.courseNames.first()).toBeVisible();
  const opener = page.getByRole('button', { name: say('simulator:tools.open'), exact: true });
  const box = await opener.boundingBox();
  const strip = await page.getByRole('complementary', { name: say('simulator:strip.label') }).boundingBox();
  expect(box && strip && box.y >= strip.y && box.y + box.height <= strip.y + strip.height).toBe(true);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test('the console: a way past its navigation, and a calendar with every key', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.open('/simulator/now');
  const skip = page.getByRole('link', { name: say('page.skip') });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.getByLabel(say('simulator:clock.set')).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('table')).toBeVisible();
  for (const name of await calendar.locator('thead th').all()) await expect(name).toHaveText(/\p{L}{3}/u);
  const day = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-on') ?? null);
  await calendar.locator('[data-on="2026-09-09"]').focus();
  await page.keyboard.press('Home');
  expect(await day()).toBe('2026-09-06');
  await page.keyboard.press('End');
  expect(await day()).toBe('2026-09-12');
  await page.keyboard.press('PageDown');
  await expect.poll(day).toBe('2026-10-12');
  await page.keyboard.press('PageUp');
  await expect.poll(day).toBe('2026-09-12');
});
