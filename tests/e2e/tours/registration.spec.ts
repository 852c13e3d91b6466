import { RegistrationPage } from '../pages/RegistrationPage.ts';
import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: registered courses, fees and log', async ({ page, portal, client, trouble, look, texts: { say } }) => {
  trouble.expect(/500 GET .*RegistrationLog/);
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  await expect(registration.row('STAT273')).toBeVisible();
  await look('registered courses');
  await registration.changeButton('STAT273').click();
  await expect(registration.menuItem('drop')).toBeVisible();
  await look('menu of a course', { menu: true });
  await registration.menuItem('drop').click();
  await expect(registration.actIn('drop')).toBeEnabled();
  await look('drop dialogue');
  await registration.actIn('drop').click();
  await expect(registration.status('STAT273', 'dropped')).toBeVisible();
  // Waits until the dialogue has faded out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look('a dropped course and a notice');
  await page.getByRole('radio', { name: say('registration:courses.week') }).press('Space');
  await expect(page).toHaveURL(/view=week/);
  await look('the week');
  await registration.openTab('fees');
  await expect(registration.row('ITCS214')).toBeVisible();
  await look('fees');
  await registration.openTab('log');
  await expect(page.getByRole('listitem').filter({ hasText: 'STAT273' }).first()).toBeVisible();
  await look('log');
  await client.call('addFault', { body: { operationId: 'registrationLog', kind: 'status', status: 500 } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: say('actions.tryAgain') })).toBeVisible();
  await look('a list that cannot be read, and its alert');
});

test('tour: empty lists', async ({ page, portal, look, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('emptySchedule');
  for (const [tab, text] of [
    ['courses', 'courses.empty'],
    ['fees', 'fees.empty'],
    ['log', 'log.empty'],
  ] as const) {
    await registration.openTab(tab);
    await expect(page.getByText(say(`registration:${text}`))).toBeVisible();
    await look(`${tab}, empty`);
  }
});

test('tour: offered courses and their basket', async ({ page, portal, look, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('maximumLoad', 'offered');
  await expect(registration.courseNames).toHaveCount(20);
  await look('offered courses');
  await registration.search.fill('zzqq');
  await expect(page.getByText(say('registration:offered.empty'))).toBeVisible();
  await look('nothing found');
  await registration.toggleFilters();
  await look('filters');
  await registration.toggleFilters();
  await registration.search.fill('PHYCS101');
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: say('registration:details.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('registration:details.prerequisites') })).toBeVisible();
  await look('course details');
  await page.keyboard.press('Escape');
  await registration.choose('addAnyway', 'MGT131-02');
  await expect(registration.basket).toContainText(say('registration:basket.refused', { count: 2 }));
  await look('basket refused');
  await registration.openReview();
  await expect(registration.review.getByRole('alert')).toBeVisible();
  await look('review refused');
});

test('tour: a basket that asks, and one that is done', async ({ portal, look, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('languageWarning', 'offered', '&plan=1&language=ar&search=MGT131');
  await registration.section('add', 'MGT131-03').click();
  await registration.openReview();
  const accept = registration.review.getByRole('checkbox', { name: say('registration:review.accept.language') });
  await expect(accept).toBeVisible();
  await look('review with a question');
  await accept.check();
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  await look('basket applied');
});

test('tour: waiting lists and replacing', async ({ page, portal, look, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('waitingFirst');
  const leave = page.getByRole('button', { name: say('registration:waiting.leaveCourse', { course: 'ENTR301' }) });
  await expect(leave).toBeVisible();
  await look('waiting list');
  await leave.click();
  await expect(page.getByRole('dialog', { name: say('registration:waiting.leaveTitle') })).toBeVisible();
  await look('leaving the waiting list');
  await page.keyboard.press('Escape');
  await registration.changeButton('ITCS214').click();
  await registration.menuItem('replace').click();
  await expect(page.getByText(say('registration:replace.text'))).toBeVisible();
  await look('choosing a replacement');
});

test('tour: early registration, closed and open', async ({ page, portal, client, look, texts: { say } }) => {
  await portal.enter('earlyRegistration', '/Earlydashboard');
  await expect(page.getByText(say('service.closed'))).toBeVisible();
  await look('early registration closed');
  await portal.visit('/EarlyregisteredCourses');
  await expect(page.getByText(say('registration:courses.empty'))).toBeVisible();
  await look('courses of the next semester, closed');
  await client.freeze('2026-12-01T10:00:00+03:00');
  await portal.visit('/Earlydashboard');
  await expect(page.getByRole('link', { name: say('registration:early.choose') })).toBeVisible();
  await look('early registration open');
});
