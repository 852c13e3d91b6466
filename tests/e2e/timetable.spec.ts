import { isolate } from '../../locales/i18n.ts';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './pages/checks.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { daily, expect, test } from './portal.ts';
import type { Texts } from './texts.ts';

/** The button that puts the timetable in the basket. On a phone it is in the bar, after the panels are folded. */
async function basketButton(page: Page, say: Texts['say'], ahead = false): Promise<Locator> {
  const named = (key: 'bar.show' | 'bar.take' | 'apply.now' | 'apply.ahead'): Locator =>
    page.getByRole('button', { name: say(`timetable:${key}`), exact: true });
  const action = ahead ? named('apply.ahead') : named('apply.now').or(named('bar.take'));
  await expect(action.or(named('bar.show'))).toBeVisible();
  if (await named('bar.show').isVisible()) await named('bar.show').press('Enter');
  return action;
}

test(
  'a student finds the best week, sees why a wish cannot be, keeps a week and applies it',
  daily,
  async ({ portal, page, texts: { say } }) => {
    const registration = new RegistrationPage(portal);
    await portal.enter('eligible', '/timetable');
    await expect(portal.heading(say('timetable:title.current'))).toBeVisible();
    const courses = page.getByRole('region', { name: say('timetable:courses.title') });
    const suggested = courses.getByRole('list', { name: say('timetable:courses.next') }).getByRole('button');
    for (const code of ['STAT273', 'MGT131']) await suggested.filter({ hasText: code }).click();

    const week = page.getByRole('region', { name: say('timetable:week.title') });
    await expect(week).toContainText('STAT273');
    await expect(week).toContainText('MGT131');
    await expect(week).toContainText('ITCS222');
    const results = page.getByRole('region', { name: say('timetable:results.title') });
    await expect(page.getByRole('status', { name: say('timetable:bar.title') })).toHaveText(/\d/);
    await results.getByRole('button').nth(1).click();
    await expect(results.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');

    // A registered course at nine o’clock violates the wish. One click resolves the conflict.
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

    // Courses and wishes survive a reload and are restored with a saved timetable.
    await page.reload();
    await expect(wishes).toContainText(say('timetable:wish.earliest', { at: '10:00' }));
    // On a phone the panel of courses is folded now.
    const remove = courses.getByRole('button', {
      name: say('timetable:courses.remove', { course: '\u2066STAT273\u2069' }),
    });
    const unfold = courses.getByRole('button', { name: new RegExp(`^${say('timetable:wishes.change')} `) });
    await expect(remove.or(unfold).first()).toBeVisible();
    if (await unfold.isVisible()) await unfold.click();
    await remove.click();
    await expect(week).not.toContainText('STAT273');
    await kept.getByRole('button', { name: say('timetable:kept.openOf', { name: 'Mornings' }) }).click();
    await expect(week).toContainText('STAT273');
    await (await basketButton(page, say)).click();
    await registration.apply(2).click();
    await expect(registration.review).toContainText(say('registration:review.appliedTitle'));
    expect(await registration.registeredHours()).toBe(12);
  },
);

test('a shared link brings its sections, and tells how many are not offered any more', async ({
  portal,
  page,
  texts: { say },
}) => {
  await portal.enter('eligible', '/timetable');
  const week = page.getByRole('region', { name: say('timetable:week.title') });
  const sectionId = await (await portal.client.fresh().as('eligible')).section('STAT273-01');
  await portal.open(`/timetable#sections=${sectionId},900001,900002`);
  await expect(week).toContainText('STAT273');
  await expect(page.getByRole('alert')).toHaveText(say('timetable:share.missing', { count: 2 }));
});

test('a saved timetable opens with its own sections, although one of its courses is no longer offered', async ({
  portal,
  page,
  client,
  texts: { say },
}) => {
  await portal.enter('eligible', '/timetable');
  const sectionId = await client.section('STAT273-03');
  const { items } = await client.call('coursesToRegister', { query: { code: 'STAT273' } });
  await client.call('saveTimetable', {
    body: {
      name: 'Mornings',
      role: 'primary',
      sectionIds: [sectionId],
      wishes: [],
      question: {
        courses: [items[0]!.courseId, 999_999].map((id) => ({ courseIds: [id], optional: false })),
        locks: [],
      },
    },
  });
  await page.reload();
  await page.getByRole('button', { name: say('timetable:kept.openOf', { name: 'Mornings' }) }).click();
  await expect(page.getByRole('list', { name: say('timetable:week.sections') })).toContainText('STAT273 03');
});

test('seats go and come free while a week is looked at: the rest stays, a plan B is named, and the place on the list is applied for, by the keyboard alone', async ({
  portal,
  page,
  client,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  const leave = (sections: string[], free: number) => client.call('setSeats', { body: { sections, free } });
  const press = async (name: string, key = 'Enter'): Promise<void> =>
    page.getByRole('button', { name, exact: true }).press(key);
  await portal.enter('eligible', '/timetable');
  const finder = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  for (const words of ['stat 273', 'entr301']) {
    await finder.fill(words);
    await expect(page.getByRole('option').first()).toContainText(words.replace(' ', '').toUpperCase());
    await finder.press('Enter');
  }
  const sections = page.getByRole('list', { name: say('timetable:week.sections') });
  await expect(sections).toContainText('STAT273 01');
  await expect(sections).toContainText('ENTR301 06');

  // Section 01 becomes full, and then section 03 at the same hours. Each time the page shows the next section.
  const gone = (section: string) => page.getByText(say('timetable:results.gone', { sections: isolate(section) }));
  for (const [section, next] of [
    ['01', '03'],
    ['03', '02'],
  ] as const) {
    await leave([`STAT273-${section}`], 0);
    await expect(gone(`STAT273 ${section}`)).toBeVisible();
    await expect(sections).toContainText(`STAT273 ${next}`);
    await expect(sections).toContainText('ENTR301 06');
  }
  await leave(['STAT273-01'], 1);
  await expect(page.getByText(say('timetable:results.better'))).toBeVisible();
  await expect(sections).toContainText('STAT273 02');
  await press(say('timetable:results.toBest'));
  await expect(sections).toContainText('STAT273 01');
  await press(say('timetable:week.swapOf', { course: 'STAT273' }));
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'STAT273 02' }).press('Enter');
  await expect(sections).toContainText('STAT273 02');
  await leave(['STAT273'], 0);
  await expect(page.getByText(say('timetable:results.goneOnly', { sections: isolate('STAT273 02') }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('timetable:whyNot.title') })).toContainText('STAT273');

  await page.getByRole('switch', { name: say('timetable:courses.fullToo') }).press('Space');
  const waits = { course: 'STAT273', section: '01', place: 1 };
  await expect(page.getByText(say('timetable:planB.none', waits))).toBeVisible();
  await press(say('timetable:week.lockOf', { course: 'STAT273', section: '01' }), 'Space');
  await leave(['STAT273-02'], 1);
  await expect(page.getByText(say('timetable:planB.instead', { ...waits, instead: '02' }))).toBeVisible();
  await (await basketButton(page, say)).press('Enter');
  await registration.review.getByRole('checkbox').first().press('Space');
  await registration.apply(2).press('Enter');
  await expect(registration.done).toBeVisible();
  expect((await client.call('waitingList')).entries.map(({ code, number }) => `${code} ${number}`)).toEqual([
    'STAT273 01',
  ]);
});

test('a week kept ready is pressed once when registration opens, and sent once', async ({
  portal,
  page,
  client,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await client.freeze('2026-08-30T07:59:20+03:00');
  await portal.enter('eligible', '/timetable');
  const suggested = page.getByRole('list', { name: say('timetable:courses.next') }).getByRole('button');
  await suggested.filter({ hasText: 'STAT273' }).click();
  await (await basketButton(page, say, true)).click();
  await expect(registration.apply(1)).toBeDisabled();
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      /ChangeRegistration|ApplyBasket|Changes/.test(request.url()) &&
      sent.push(request.url()),
  );
  await client.call('setClock', { body: { mode: 'ticking', now: '2026-08-30T07:59:56+03:00', expireSessions: false } });
  await expect(registration.apply(1)).toBeEnabled({ timeout: 10_000 });
  await registration.apply(1).dblclick();
  await expect(registration.done).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await registration.registeredHours()).toBe(9);
});

test('on a phone the week is on the first screen, and a course that is missing is added by one press', async ({
  portal,
  page,
  client,
  texts: { say },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await client.as('eligible');
  const { items } = await client.call('coursesToRegister', { query: { Period: 'current', code: 'PHYCS101L' } });
  await portal.resume(`/timetable?courses=${items[0]?.courseId ?? 0}`);
  const whyNot = page.getByRole('region', { name: say('timetable:whyNot.title') });
  const needs = { courses: isolate('PHYCS101L'), others: isolate('PHYCS101') };
  await expect(whyNot).toContainText(say('timetable:demand.needs', needs));
  await whyNot.getByRole('button', { name: say('timetable:way.add', { courses: needs.others }) }).click();

  const week = page.getByRole('region', { name: say('timetable:week.title') });
  await expect(week.getByRole('list', { name: say('timetable:week.title') })).toBeInViewport({ ratio: 0.2 });
  const courses = page.getByRole('region', { name: say('timetable:courses.title') });
  const fold = courses.getByRole('button', { name: new RegExp(`^${say('timetable:wishes.change')} `) });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await courses.getByRole('button', { name: 'STAT273' }).click();
  await page.getByRole('button', { name: say('timetable:bar.show') }).click();
  await expect(week.getByRole('list', { name: say('timetable:week.sections') })).toContainText('STAT273');
  await expect(week.getByRole('list', { name: say('timetable:week.title') })).toBeInViewport({ ratio: 0.2 });
  await expectAccessible(page, 'the week on a phone');
  await page.getByRole('button', { name: say('timetable:bar.take') }).click();
  await expect(new RegistrationPage(portal).apply(3)).toBeVisible();
});

test('a week that registration refuses says why, and one press shows the best accepted one', async ({
  portal,
  page,
  texts: { say, message },
}) => {
  // A university may have rules about several courses that the solver does not know.
  const hours = { hours: 21, maximum: 18 };
  const accepted = new Set<string | null>();
  let refused: string | null = null;
  await page.route('**/CheckRegistration?*', async (route) => {
    const response = await route.fetch();
    const body = route.request().postData();
    refused ??= body;
    if (body !== refused) accepted.add(body);
    const refusals = body === refused ? [{ Code: 'MSG-000004', Params: hours }] : [];
    await route.fulfill({ response, json: { ...((await response.json()) as object), refusals } });
  });
  await portal.enter('eligible', '/timetable');
  const courses = page.getByRole('region', { name: say('timetable:courses.title') });
  const next = courses.getByRole('list', { name: say('timetable:courses.next') });
  await next.getByRole('button').filter({ hasText: 'STAT273' }).click();
  if (await page.getByRole('button', { name: say('timetable:bar.show') }).isVisible())
    await page.getByRole('button', { name: say('timetable:bar.show') }).press('Enter');
  const news = page.getByRole('status', { name: say('timetable:bar.title') });
  const sections = page.getByRole('list', { name: say('timetable:week.sections') });
  await expect(news).toContainText(say('timetable:refused.title'));
  await expect(news).toContainText(message('MSG-000004', hours));
  await expectAccessible(page, 'a refused week');
  const before = await sections.textContent();
  await news.getByRole('button', { name: say('timetable:refused.find') }).press('Enter');
  await expect(news).not.toContainText(say('timetable:refused.title'));
  expect(await sections.textContent()).not.toBe(before);
  expect(accepted.size).toBe(1);
});
