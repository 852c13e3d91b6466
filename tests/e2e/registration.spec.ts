import { formatMoney } from '../../locales/i18n.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { daily, expect, test } from './portal.ts';

test(
  'from signing in to a registered course, its fees and its place in the log',
  daily,
  async ({ page, portal, client, texts: { say, message, language } }) => {
    const form = new SignInPage(portal);
    await form.open();
    await form.signIn('eligible');
    await expect(page).toHaveURL(portal.address('/home'));
    const registered = page
      .getByRole('main')
      .getByText(say('student:figures.of', { part: 6, whole: 18 }))
      .first();
    await expect(registered).toBeVisible();
    await expect(page.getByText('2.80', { exact: true })).toBeVisible();

    const registration = new RegistrationPage(portal);
    await portal.open('/registeredCourses');
    await registration.openTab('offered');
    await registration.choose('add', 'STAT273-01');
    await expect(registration.section('takeOut', 'STAT273-01')).toBeVisible();
    await expect(registration.basket).toContainText(say('registration:basket.hours', { before: 6, after: 9 }));
    await registration.choose('add', 'MGT131-01');
    await expect(registration.basket).toContainText(say('registration:basket.hours', { before: 6, after: 12 }));
    await expect(registration.basket).toContainText(say('registration:basket.ready'));

    await registration.openReview();
    await expect(registration.review.getByRole('listitem').filter({ hasText: 'STAT273' }).first()).toBeVisible();
    await expect(registration.review.getByText(formatMoney(288_000, language)).first()).toBeVisible();
    await registration.apply(2).click();
    await expect(registration.done).toBeVisible();
    await expect(registration.review).toContainText(message('registration.changed', { count: 2 }));

    await registration.review.getByRole('link', { name: say('registration:review.toCourses') }).click();
    await expect(registration.row('STAT273')).toContainText(say('registration:courses.unpaid'));
    await expect(registration.row('MGT131')).toContainText(formatMoney(72_000, language));
    await expect(registration.hours(12)).toBeVisible();
    await expect(registration.basket).toBeHidden();

    await registration.openTab('log');
    const entry = page.getByRole('listitem').filter({ hasText: 'STAT273' });
    await expect(entry).toContainText(say('registration:log.action.register'));
    await page.getByRole('searchbox', { name: say('registration:log.search') }).fill('mgt131');
    await expect(entry).toBeHidden();
    await expect(page.getByText(say('registration:log.count', { count: 1 }))).toBeVisible();

    await registration.openTab('fees');
    await expect(registration.row('STAT273')).toContainText(formatMoney(72_000, language));
    await expect(
      page
        .getByRole('region', { name: say('registration:fees.toPay') })
        .getByText(formatMoney(288_000, language))
        .first(),
    ).toBeVisible();
    expect((await client.as('eligible')) && (await registration.registeredHours())).toBe(12);
  },
);

test('offered courses are found by two letters, in both scripts, without hamza, and by filters', async ({
  page,
  portal,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  await expect(registration.courseNames).toHaveCount(20);
  const everything = await registration.count.textContent();

  await registration.search.fill('s');
  await expect(page.getByText(say('registration:filter.searchMinimum', { count: 2 }))).toBeVisible();
  await registration.search.fill('الاحصاء');
  await expect(registration.courseNames.filter({ hasText: 'STAT273' })).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await expect(registration.count).not.toHaveText(everything ?? '');
  await registration.search.fill('stat273');
  await expect(registration.count).toHaveText(registration.found(1));
  await page.reload();
  await expect(registration.search).toHaveValue('stat273');
  await expect(registration.count).toHaveText(registration.found(1));

  await registration.search.fill('zzqq');
  await expect(page.getByText(say('registration:offered.empty'))).toBeVisible();
  await page
    .getByRole('button', { name: say('registration:filter.clear') })
    .last()
    .click();
  await expect(registration.search).toHaveValue('');
  await expect(registration.count).toHaveText(everything ?? '');

  await registration.toggleFilters();
  await registration.filter('plan').press('Space');
  await expect(registration.filter('plan')).toBeChecked();
  await expect(page).toHaveURL(/plan=1/);
  await expect(registration.count).not.toHaveText(everything ?? '');
  for (const card of await page.getByRole('listitem').filter({ has: registration.courseNames }).all())
    await expect(card).toContainText(say('registration:offered.inMyPlan'));
  await page.getByRole('combobox', { name: say('registration:filter.language') }).click();
  await page.getByRole('option', { name: say('registration:language.ar') }).click();
  await expect(page).toHaveURL(/language=ar/);
});

test('a section is replaced, and another course deleted', async ({ page, portal, texts: { say, message } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('alreadyRegistered');
  await registration.changeButton('ITCS214').click();
  await registration.menuItem('replace').click();
  await expect(page.getByText(say('registration:replace.text'))).toBeVisible();
  await registration.section('replace', 'ITCS214-02').click();
  await expect(registration.dialog('replace')).toContainText(say('registration:change.insteadOf'));
  await registration.actIn('replace').click();
  await expect(
    registration.notice(
      message('registration.changed', { count: 1, context: 'replace', course: 'ITCS214', section: '02' }),
    ),
  ).toBeVisible();
  await registration.openTab('courses');
  await expect(registration.row('ITCS214').filter({ has: page.getByText('02', { exact: true }) })).toContainText(
    say('registration:courses.statuses.registered'),
  );
  await expect(registration.hours(12)).toBeVisible();

  await registration.changeButton('ITCS222').click();
  await expect(registration.menuItem('delete')).toContainText(message('MSG-000005', { hours: 9, minimum: 12 }));
  await expect(registration.menuItem('delete')).toBeDisabled();
});

test('an unpaid course is deleted, and what is below the minimum is said', async ({
  page,
  portal,
  texts: { say, message },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible');
  await registration.change('delete', 'ITCS222');
  await expect(registration.row('ITCS222')).toHaveCount(0);
  await expect(page.getByText(message('MSG-000071', { hours: 3, minimum: 12 }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  expect(await registration.registeredHours()).toBe(3);
  // Zero credit hours are also below the minimum.
  const load = page.getByRole('region', { name: say('registration:load.title') });
  await registration.change('delete', 'ITIS311');
  await expect(registration.hours(0)).toBeVisible();
  await expect(page.getByText(message('MSG-000071', { hours: 0, minimum: 12 }))).toBeVisible();
  await expect(load).toContainText(say('registration:load.under'));
});

test('a paid course is dropped and taken up again', async ({ portal, texts: { message } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  await registration.changeButton('STAT273').click();
  await expect(registration.menuItem('delete')).toContainText(message('MSG-000007', { course: 'STAT273' }));
  await expect(registration.menuItem('drop')).toBeFocused();
  await portal.page.keyboard.press('Escape');
  await registration.change('drop', 'STAT273');
  await expect(
    registration.notice(
      message('registration.changed', { count: 1, context: 'drop', course: 'STAT273', section: '01' }),
    ),
  ).toBeVisible();
  await expect(registration.status('STAT273', 'dropped')).toBeVisible();
  await expect(registration.hours(12)).toBeVisible();
  await registration.change('undrop', 'STAT273');
  await expect(registration.status('STAT273', 'registered')).toBeVisible();
  await expect(registration.hours(15)).toBeVisible();
});

test('a change is taken back from the alert that tells it; on a phone the sum and its day are seen whole', async ({
  page,
  portal,
  texts: { say, message },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  await registration.change('drop', 'STAT273');
  const sum = registration.notice(
    message('registration.toBalance', { fils: 72_000, closesAt: '2026-09-18T00:00:00+03:00' }),
  );
  await expect(sum).toBeVisible();
  expect(
    await sum.evaluate(
      (line) => line.scrollHeight <= line.clientHeight + 1 && getComputedStyle(line).webkitLineClamp === 'none',
    ),
  ).toBe(true);
  const undo = page
    .getByRole('region', { name: say('page.notices') })
    .getByRole('button', { name: say('actions.undo'), exact: true });
  await undo.click();
  await expect(
    registration.notice(
      message('registration.changed', { count: 1, context: 'undrop', course: 'STAT273', section: '01' }),
    ),
  ).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(await registration.registeredHours()).toBe(15);
});

test('a lecture that was deleted with its laboratory comes back with it', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await client.as('eligible');
  const changes = await Promise.all(
    ['PHYCS101-01', 'PHYCS101L-01'].map(async (name) => ({
      action: 'register' as const,
      sectionId: await client.section(name),
    })),
  );
  await client.call('changeRegistration', { query: { Period: 'current' }, body: { changes, confirm: [] } });
  await registration.enter('eligible');
  await registration.change('delete', 'PHYCS101L');
  expect(await registration.registeredHours()).toBe(6);
  await page
    .getByRole('region', { name: say('page.notices') })
    .getByRole('button', { name: say('actions.undo'), exact: true })
    .click();
  await expect(registration.row('PHYCS101L')).toHaveCount(1);
  await expect.poll(registration.registeredHours).toBe(10);
  // A basket that was applied also restores the corequisite on undo.
  await registration.ask('delete', 'PHYCS101L');
  await registration
    .dialog('delete')
    .getByRole('button', { name: say('registration:dialog.toBasket') })
    .click();
  await registration.openReview();
  await registration.review.getByRole('checkbox', { name: say('registration:review.accept.corequisite') }).check();
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  await registration.review.getByRole('button', { name: say('registration:review.undo') }).click();
  await expect(registration.review.getByText(say('registration:review.undone'))).toBeVisible();
  expect(await registration.registeredHours()).toBe(10);
});

test('once adding is over a course is withdrawn from, and taken back', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  await client.freeze('2026-10-04T10:00:00+03:00');
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  await expect(page.getByRole('link', { name: say('registration:courses.browse') })).toHaveCount(0);
  await registration.change('withdraw', 'STAT273');
  await expect(
    registration.notice(
      message('registration.changed', { count: 1, context: 'withdraw', course: 'STAT273', section: '01' }),
    ),
  ).toBeVisible();
  await expect(registration.status('STAT273', 'withdrawn')).toBeVisible();
  await expect(registration.hours(12)).toBeVisible();
  await registration.change('unwithdraw', 'STAT273');
  await expect(registration.status('STAT273', 'registered')).toBeVisible();
});

test('a seat alert for a full section is listed below the courses, and ends by registering', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&code=ENTR301');
  await registration.showAllSections('ENTR301');
  const semester = { en: 'First Semester 2025/2026', ar: 'الفصل الأول 2025/2026' }[language];
  const history = say('common:waitingHistory', { semester, seats: 7, places: 12, count: 3 });
  await expect(page.getByText(history)).toBeVisible();
  const about = { course: 'ENTR301', number: '05' };
  const button = (action: 'ask' | 'on' | 'remove') =>
    page.getByRole('button', {
      name: say('registration:alert.of', { action: say(`registration:alert.${action}`), ...about }),
    });
  await button('ask').focus();
  await page.keyboard.press('Enter');
  await expect(button('on')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('on')).toBeFocused();

  // The dialogue of the full section shows the same alert.
  await registration.section('join', 'ENTR301-05').click();
  const dialog = registration.dialog('wait');
  await expect(dialog).toContainText(history);
  await expect(dialog).toContainText(say('registration:alert.instead'));
  await expect(dialog.getByText(say('registration:alert.on'))).toBeVisible();
  await dialog.getByRole('button', { name: say('registration:dialog.leave') }).click();

  await registration.openTab('courses');
  const list = page.getByRole('listitem').filter({ has: button('remove') });
  await expect(list).toContainText(say('registration:seats.full'));
  await client.call('setSeats', { body: { sections: ['ENTR301-05'], free: 1 } });
  await portal.open('/registeredCourses');
  await expect(list).toContainText(say('common:seats', { count: 1 }));
  await list.getByRole('link', { name: say('registration:alert.toSection') }).click();
  await registration.showAllSections('ENTR301');
  await expect(registration.section('add', 'ENTR301-05')).toBeVisible();
  await expect(button('on')).toBeHidden();
  await client.call('registerCourse', { body: { sectionId: await client.section('ENTR301-05') } });
  await portal.open('/registeredCourses');
  await expect(registration.row('ENTR301')).toContainText(say('registration:courses.unpaid'));
  await expect(page.getByRole('heading', { name: say('registration:alert.title') })).toBeHidden();
  expect((await client.call('getMessages')).items[0]?.subject.en).toContain('ENTR301');
});

test('a full section offers its waiting list, which can be left again', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('lastSeat', 'offered', '&search=ENTR301');
  await registration.showAllSections('ENTR301');
  await registration.section('join', 'ENTR301-05').click();
  await expect(registration.dialog('wait')).toContainText(
    message('registration.sectionFull', { course: 'ENTR301', section: '05', waiting: 0 }),
  );
  await registration.actIn('wait').click();
  await expect(
    registration.notice(
      message('MSG-000078', {
        course: 'ENTR301',
        section: '05',
        position: 1,
        context: 'charged',
        fils: 72_000,
        closesAt: '2026-09-18T00:00:00+03:00',
      }),
    ),
  ).toBeVisible();
  await registration.openTab('courses');
  const leave = page.getByRole('button', { name: say('registration:waiting.leaveCourse', { course: 'ENTR301' }) });
  await leave.click();
  const question = page.getByRole('dialog', { name: say('registration:waiting.leaveTitle') });
  await question.getByRole('button', { name: say('registration:waiting.stay') }).click();
  await expect(leave).toBeFocused();
  await leave.click();
  await question.getByRole('button', { name: say('registration:waiting.leave') }).click();
  await expect(leave).toHaveCount(0);
  expect((await client.call('waitingList')).entries).toEqual([]);
});

test('the details of a course name the campus and the language of each section', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  const registration = new RegistrationPage(portal);
  await client.as('eligible');
  const { items } = await client.call('coursesToRegister', { query: { Period: 'current', code: 'STAT273' } });
  const [course] = items;
  const [section] = course?.sections ?? [];
  if (!course || !section) throw new Error('STAT273 has no section');
  await registration.enter('eligible', 'offered', `&course=${course.courseId}`);
  const row = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: say(`registration:language.${section.language}`) });
  await expect(row.first()).toContainText(section.meetings[0]?.place.campus[language] ?? '');
});
