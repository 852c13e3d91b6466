import { menuEntries } from '../../web/app/navigation-rules.ts';
import { expect, test } from './portal.ts';

/** The paths that require a signed-in student. */
const built = [
  '/home',
  '/dashboard',
  '/registeredCourses',
  '/courseRegistrationLog',
  '/courseRegistrationFees',
  '/Earlydashboard',
  '/EarlyregisteredCourses',
  '/studentFees',
  '/paymentHistory',
  '/financialData',
  '/appealRequest',
  '/inbox',
  '/inbox-details',
  '/courseEvaluation',
  '/courseEvaluationForm',
  '/gpaSimulator',
  '/courseSchedule',
  '/courseAttendance',
  '/timetable',
  '/timetable#sections=1,8',
  '/acadmicPlan',
  '/acadmicPlanDetails/7',
  '/acadmicCoursePackage/7',
  '/acadmicFulfillment/7',
  '/academictranscript',
  '/refundRequest',
  '/exemptionRequest',
  '/override',
  '/declare-minor',
  '/thesisTopic',
  '/thesisResearchPlan',
  '/transfer',
  '/transport',
  '/requests',
  '/requests/REF-2026-000001',
  '/contactDetails',
  '/topHitLinks',
  '/enrollment',
  '/officialWithdraw',
  '/officialWithdrawHistory',
  '/permanentWithdraw',
  '/cancelAdmissionStud',
  '/courseWithdraw',
  '/stay-or-leave',
  '/clearance',
  '/graduateSurvey',
  '/transcriptCertificate',
];

test('signed out, every page of the shell leads to signing in, and remembers where from', async ({ page, portal }) => {
  await page.goto(portal.address('/home'));
  await expect(page.getByRole('main')).toBeVisible();
  for (const path of built) {
    await portal.goTo(path);
    // The home page is not remembered, because signing in leads to it anyway.
    await expect
      .poll(() => portal.path(), path)
      .toBe(path === '/home' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(path)}`);
  }
  await expect(page.getByRole('main')).toBeVisible();
});

test('the case study is open to anyone', async ({ page, portal, texts: { say } }) => {
  await portal.open('/caseStudy');
  await expect(portal.heading(say('casestudy:title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: say('actions.signIn') })).toBeVisible();
  expect(portal.path()).toBe('/caseStudy');
});

test('addresses that only lead elsewhere, and those that stand alone', async ({ page, portal, texts: { say } }) => {
  for (const path of ['/', '/uob_sis_prod', '/uob_sis_prod/default.aspx']) {
    await portal.open(path);
    await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
    expect(portal.path()).toBe('/sign-in');
  }
  await portal.open('/no/such/page');
  await expect(portal.heading(say('notFound.title'))).toBeVisible();
  expect(portal.path()).toBe('/404');
  await portal.open('/version-number');
  await expect(portal.heading(say('version:title'))).toBeVisible();
  for (const path of ['/Authentication', '/activate', '/password-reset', '/password-change']) {
    await portal.open(path);
    await expect(page.getByRole('main')).toBeVisible();
    expect(portal.path()).toBe(path);
  }
});

test('/logout ends the session here and on the server', async ({ portal, client, texts: { say } }) => {
  await portal.enter('eligible', '/logout');
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(await portal.keptNames()).toEqual([]);
  expect((await client.send('getMenu')).status).toBe(401);
});

test('who is signed in already goes on from the sign-in page', async ({ page, portal }) => {
  await portal.enter('eligible', '/sign-in');
  await expect(page).toHaveURL(portal.address('/home'));
});

test('the menu offers the forms the server names, each in its group', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await portal.enter('eligible');
  const phone = page.getByRole('button', { name: say('page.openMenu') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await phone.isVisible()) await phone.click();
  const menu = page.getByRole('navigation', { name: say('page.menu') });
  const { groups } = await client.call('getMenu');
  const all = groups.flatMap(({ forms }) => forms);
  const entries = menuEntries(all, all);
  await expect(menu.getByRole('link').first()).toBeVisible();
  for (const group of await menu.getByRole('button').all())
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await expect(menu.getByRole('link')).toHaveCount(entries.length);
  for (const { key, forms } of groups)
    for (const { formCodeName, path } of menuEntries(forms, all)) {
      const name = path === '/requests' ? say('menu:allRequests') : say(`menu:forms.${formCodeName as 'dashboard'}`);
      const link = menu
        .getByRole('region', { name: say(`menu:groups.${key}`) })
        .getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `${portal.basePath}${path.slice(1)}`);
    }
});

test('a group of the menu is folded by keyboard and stays so; that of the page is open', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.enter('eligible');
  const phone = page.getByRole('button', { name: say('page.openMenu') });
  const menu = page.getByRole('navigation', { name: say('page.menu') });
  const group = (name: 'myRequests' | 'academicAffairs') =>
    menu.getByRole('button', { name: say(`menu:groups.${name}`), exact: true });
  const showMenu = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await phone.isVisible()) await phone.click();
  };
  await showMenu();
  await expect(group('myRequests')).toHaveAttribute('aria-expanded', 'false');
  await group('academicAffairs').press('Enter');
  await expect(group('academicAffairs')).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await showMenu();
  await expect(group('academicAffairs')).toHaveAttribute('aria-expanded', 'false');
  await portal.open('/refundRequest');
  await showMenu();
  await expect(group('myRequests')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: say('menu:forms.refundRequest') })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('opening a stored form is noted in the audit log, and the page starts at its top', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SetAuditFormLog')) notes.push(new URL(request.url()).searchParams.get('SeForm') ?? '');
  });
  await portal.enter('eligible', '/registeredCourses?tab=offered');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const forms = (await client.call('getMenu')).groups.flatMap((group) => group.forms);
  const [courses, fees] = ['/registeredCourses', '/courseRegistrationFees'].map((of) =>
    forms.find(({ path }) => path === of),
  );
  await page.evaluate(() => window.scrollTo(0, 600));
  const noted = page.waitForRequest((request) =>
    new RegExp(`SetAuditFormLog.*SeForm=${fees?.seFormId}$`).test(request.url()),
  );
  await page
    .getByRole('navigation', { name: say('page.tabs') })
    .getByRole('link', { name: say('registration:tab.fees') })
    .evaluate((link: HTMLElement) => link.click());
  const { searchParams } = new URL((await noted).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    auditLoginId: String(client.session?.auditId),
    SeForm: String(fees?.seFormId),
  });
  // The visit of the first page is recorded before that of the next page, even if the next page is opened immediately.
  expect(notes).toEqual([String(courses?.seFormId), String(fees?.seFormId)]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await portal.kept('SeFormID')).toBe(String(fees?.seFormId));
});

test('another query by a link or by the back button is a navigation too; typing in a search is none', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-12-01T10:00:00+03:00');
  // The visit of the first page is recorded after the page has been idle for some time.
  const noted = page.waitForRequest(/SetAuditFormLog/);
  await portal.enter('earlyRegistration', '/EarlyregisteredCourses?tab=offered');
  await expect(page.getByRole('heading', { level: 3 }).nth(10)).toBeVisible();
  await noted;
  const form = (await client.call('getMenu')).groups
    .flatMap((group) => group.forms)
    .find(({ path }) => path === '/EarlyregisteredCourses');
  await expect.poll(() => portal.kept('SeFormID')).toBe(String(form?.seFormId));
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SetAuditFormLog')) notes.push(new URL(request.url()).searchParams.get('SeForm') ?? '');
  });
  const scrollDown = (): Promise<void> => page.evaluate(() => document.documentElement.scrollTo(0, 200));
  const atTop = (): Promise<void> => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await scrollDown();
  await page.getByRole('searchbox', { name: say('registration:filter.search') }).fill('stat');
  await expect(page).toHaveURL(/search=stat/);
  await page.waitForTimeout(300);
  expect(notes).toEqual([]);

  await page
    .getByRole('button', { name: /STAT273/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(notes).toEqual([]);

  await page
    .getByRole('navigation', { name: say('page.tabs') })
    .getByRole('link', { name: say('registration:tab.log') })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/tab=log/);
  await atTop();
  await expect.poll(() => notes).toEqual([String(form?.seFormId)]);
  await page.goBack();
  await expect(page).toHaveURL(/tab=offered/);
  await expect.poll(() => notes).toHaveLength(2);
  await atTop();
});

test('a stored form without an id is noted as form 1; a page without a form is not noted', async ({ page, portal }) => {
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SetAuditFormLog')) notes.push(new URL(request.url()).searchParams.get('SeForm') ?? '');
  });
  // The response of the real menu would replace the stored forms.
  await page.route('**/GetMenu', (route) =>
    route.fulfill({
      json: {
        closed: null,
        groups: [{ key: 'viewing', forms: [{ seFormId: 0, formCodeName: 'inbox', path: '/inbox' }] }],
      },
    }),
  );
  await portal.enter('eligible', '/clearance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(notes).toEqual([]);
  await portal.open('/inbox');
  await expect.poll(() => notes).toEqual(['1']);
});
