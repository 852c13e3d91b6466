import { CorporateSignIn } from './pages/CorporateSignIn.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/checks.ts';
import { expect, test as base } from './portal.ts';

type Look = (state: string, open?: { menu: boolean }) => Promise<void>;

/** Every screen in every state within reach: no accessibility violation, nothing wider than the page on a phone of 320 or a laptop of 1280 at 200 %. */
const test = base.extend<{ look: Look }>({
  look: async ({ page, texts: { say } }, use) => {
    // Behind a dialogue it is hidden from assistive technology, yet plain to see.
    const strip = page.getByRole('complementary', { name: say('simulator:strip.label'), includeHidden: true });
    const narrow = (page.viewportSize()?.width ?? 0) < 640 ? 320 : 640;
    await use((state, { menu } = { menu: false }) =>
      base.step(state, async () => {
        await expect(strip, `${state}: says that it is a simulator`).toBeVisible();
        await expectAccessible(page, state, { menu });
        if (!menu) await expectNoSidewaysScroll(page, state, narrow);
      }),
    );
  },
});

test('tour: before signing in', async ({ page, portal, trouble, look, texts: { say } }) => {
  trouble.expect(/422 POST .*UserLogin/);
  const form = new SignInPage(portal);
  await form.open();
  await expect(page.getByRole('button', { name: say('account:seeded.fill') })).toBeVisible();
  await look('sign-in');
  await form.submit.click();
  await look('sign-in with faults');
  await form.signIn('eligible', 'wrong-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign-in refused');
  await form.open();
  await form.signIn('legacyAccount');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('sign-in: the previous system');
  for (const path of ['/Authentication', '/password-reset', '/password-reset?step=code', '/password-change', '/404', '/version-number', '/logout', '/caseStudy']) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
});

test('tour: the identity provider and the choice of a record', async ({ page, portal, trouble, look }) => {
  trouble.expect(/401 POST .*\/sign-in/);
  const corporate = new CorporateSignIn(portal);
  await corporate.leave();
  await look('identity provider');
  await corporate.send('twoRecords', 'wrong-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('identity provider: wrong password');
  await corporate.send('twoRecords');
  await expect(corporate.records).toHaveCount(2);
  await look('the choice of a record');
});

test('tour: home, menus and pages to come', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('eligible');
  await expect(page.getByText(say('student:services.title'))).toBeVisible();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await look('home');
  await page.getByRole('group').first().evaluate((details) => details.setAttribute('open', ''));
  await look('home with closed services');
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('account menu', { menu: true });
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: say('page.openMenu') });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu', { menu: true });
  }
  await portal.open('/clearance');
  await expect(page.getByText(say('opensSoon.title'))).toBeVisible();
  await look('opens soon');
});

test('tour: appeals and refunds', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('gradeAppeal', '/appealRequest');
  const { courseGradeId } = (await client.call('getAppealableCourses')).courses[0]!;
  await client.call('submitAppeal', { body: { courseGradeId, reason: 'The last question was not added up.' } });
  await portal.open('/appealRequest');
  await expect(page.getByRole('button', { name: say('appeal:payment.pay', { fils: 10_000 }) })).toBeVisible();
  await look('appeals');
  await portal.open('/refundRequest');
  await page.getByRole('button', { name: say('refund:form.send') }).click();
  await look('a refund with faults');
});

test('tour: inbox, contact details and top links', async ({ page, portal, client, trouble, look, texts: { say } }) => {
  trouble.expect(/422 PUT .*UpdateContactDetails/);
  trouble.expect(/409 PUT .*UpdateContactDetails/);
  await portal.enter('twoMobiles', '/inbox');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('inbox');
  await page.getByRole('button', { name: say('inbox:write.open') }).click();
  await page.getByRole('button', { name: say('inbox:write.send') }).click();
  await look('a message with faults');
  await portal.open('/inbox?box=sent');
  await expect(page.getByText(say('inbox:empty.sentTitle'))).toBeVisible();
  await look('nothing sent');
  await portal.open(`/inbox-details?id=${(await client.call('getMessages')).items[0]!.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await look('a message');
  await portal.open('/contactDetails');
  await page.getByRole('button', { name: say('contact:edit') }).click();
  const block = page.getByLabel(say('contact:fields.block'));
  await block.fill('8');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('contact details with faults');
  await block.fill('808');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(page.getByRole('dialog', { name: say('contact:code.title') })).toBeVisible();
  await look('the code');
  await portal.open('/topHitLinks');
  await expect(page.getByRole('list', { name: say('link:chosen.list') })).toBeVisible();
  await look('top links');
});

test('tour: GPA simulator and academic transcript', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('repeatedCourses', '/gpaSimulator');
  await page.getByRole('combobox', { name: say('gpa:courses.gradeOf', { course: 'MATHS102' }) }).selectOption('B');
  await page.getByRole('button', { name: say('gpa:courses.add') }).click();
  await expect(page.getByRole('combobox', { name: say('gpa:courses.hoursOf', { course: say('gpa:courses.addedNumber', { number: 1 }) }) })).toBeVisible();
  await look('GPA simulator');
  await portal.open('/academictranscript');
  await expect(page.getByRole('img', { name: say('transcript:chart.label', { count: 5 }) }).locator('svg').first()).toBeVisible();
  await page.getByText(say('transcript:chart.table')).click();
  await look('academic transcript');
  await portal.enter('newlyAdmitted', '/gpaSimulator');
  await expect(page.getByText(say('gpa:courses.empty'))).toBeVisible();
  await look('GPA simulator without courses');
  await portal.open('/academictranscript');
  await expect(page.getByText(say('transcript:empty.title'))).toBeVisible();
  await look('academic transcript, empty');
});

test('tour: the course schedule', async ({ page, portal, client, look, texts: { say } }) => {
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-10-05T10:20:00+03:00' } });
  await portal.enter('fullWeek', '/courseSchedule');
  await expect(page.getByRole('heading', { name: say('schedule:exams.title') })).toBeVisible();
  await look('course schedule');
  await page.getByText(say('schedule:view.list'), { exact: true }).click();
  await page.getByRole('button', { name: say('schedule:subscription.make') }).click();
  await expect(page.getByLabel(say('schedule:subscription.address'))).toBeVisible();
  await look('course schedule as a list, with a private address');
  await portal.open('/courseSchedule?period=next');
  await expect(page.getByText(say('schedule:empty.title'))).toBeVisible();
  await look('an empty schedule');
});

test('tour: where I am signed in', async ({ page, portal, client, look }) => {
  await client.as('eligible');
  await portal.enter('eligible', '/account/sessions');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await look('where I am signed in');
});

test('tour: home in the middle of the semester', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-10-06T09:30:00+03:00');
  await portal.enter('maximumLoad');
  await expect(page.getByRole('list').filter({ hasText: '09:00' })).toBeVisible();
  await look('home on a day of classes');
  await client.freeze('2026-10-09T09:30:00+03:00');
  await page.reload();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await look('home on a Friday');
  await client.freeze('2026-11-10T09:30:00+03:00');
  await portal.enter('oftenAbsent');
  await expect(page.getByRole('meter', { name: say('student:attendance.bar', { code: 'ITCS214' }) })).toBeVisible();
  await look('home with absences, one of them too many');
});

test('tour: attendance and course evaluation', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-11-12T18:00:00+03:00');
  await portal.enter('oftenAbsent', '/courseAttendance');
  await expect(page.getByRole('meter', { name: say('attendance:meter', { code: 'ITCS214' }) })).toBeVisible();
  for (const details of await page.getByRole('main').getByRole('group').all()) await details.evaluate((one) => one.setAttribute('open', ''));
  await look('attendance: barred, warned and calm');
  await portal.enter('evaluator', '/courseEvaluation');
  await expect(page.getByText(say('common:service.closed'))).toBeVisible();
  await look('course evaluation before it opens');
  await client.freeze('2026-12-01T10:00:00+03:00');
  await page.reload();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('an evaluation');
  await page.getByRole('navigation', { name: say('survey:form.parts') }).getByRole('button').last().click();
  await page.getByRole('button', { name: say('survey:form.send') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The first question missing is in focus; what has scrolled under the header is looked at from the top.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await look('an evaluation with questions missing');
});

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
  // The dialogue fades out.
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

test('tour: student fees, payment history and financial data', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('owesLastSemester', '/studentFees');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: say('fees:pay.bar'), exact: true })).toBeVisible();
  await look('fees with one chosen');
  await portal.enter('returnedCheque', '/paymentHistory');
  await expect(page.getByRole('main').getByText(say('fees:history.statuses.failed')).first()).toBeVisible();
  await look('payment history');
  await portal.enter('everyShare', '/financialData');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await look('financial data');
});

test('tour: empty lists', async ({ page, portal, look, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('emptySchedule');
  for (const [tab, text] of [['courses', 'courses.empty'], ['fees', 'fees.empty'], ['log', 'log.empty']] as const) {
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
  await registration.openFilters();
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
  await portal.open('/EarlyregisteredCourses');
  await expect(page.getByText(say('registration:courses.empty'))).toBeVisible();
  await look('courses of the next semester, closed');
  await client.freeze('2026-12-01T10:00:00+03:00');
  await portal.open('/Earlydashboard');
  await expect(page.getByRole('link', { name: say('registration:early.choose') })).toBeVisible();
  await look('early registration open');
});

test('tour: the academic plan', async ({ page, portal, trouble, look, texts: { say } }) => {
  trouble.expect(/403 GET .*GetPlanDetails/);
  await portal.enter('blockedByFailure', '/acadmicPlan');
  await expect(page.getByRole('heading', { name: say('plan:next.title') })).toBeVisible();
  await look('academic plan');
  await portal.open('/acadmicPlanDetails/1');
  await expect(page.getByRole('button', { name: /ITCS499/ })).toBeVisible();
  await look('academic plan by year');
  for (const as of ['map', 'list'] as const) {
    await portal.open(`/acadmicPlanDetails/1?view=map&as=${as}`);
    await expect(page.getByRole(as === 'map' ? 'group' : 'list', { name: say('plan:map.title') })).toBeVisible();
    await look(`prerequisites as a ${as}`);
  }
  await page.getByRole('button', { name: /^ITCS114/ }).click();
  await expect(page.getByRole('dialog').getByText(say('plan:course.attempts'))).toBeVisible();
  await look('a course of the plan');
  await portal.open('/acadmicCoursePackage/13');
  await page.getByRole('searchbox').fill('zzqq');
  await expect(page.getByText(say('plan:empty.nothing'))).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('button', { name: /ITCS499/ })).toBeVisible();
  await look('a package of courses');
  await portal.open('/acadmicFulfillment/1');
  await page.locator('summary').first().click();
  await look('fulfilment of the plan');
  await portal.open('/acadmicPlanDetails/2');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('the plan of another programme');
});

test('tour: paying by card', async ({ page, portal, trouble, look, texts: { say } }) => {
  trouble.expect(/422 POST \/gateway\/pay/);
  await portal.enter('owesLastSemester');
  const { client } = portal;
  const start = async (course: string) => client.call('startPayment', { body: { items: [{ kind: 'registration', id: await client.registration(course) }], useBalance: false } });
  const { paymentId } = await start('ITCS214-01');
  const send = page.getByRole('button', { name: say('gateway:pay', { fils: 72_000 }) });
  await portal.open(`/payment-result/${paymentId}`);
  await expect(portal.heading(say('payment:states.pending'))).toBeVisible();
  await look('payment pending');
  await page.getByRole('link', { name: say('payment:toGateway') }).click();
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look("the gateway's page with faults");
  await page.getByLabel(say('gateway:card.number')).fill('4111 1111 1111 1111');
  await page.getByLabel(say('gateway:card.expiry')).fill('12/30');
  await page.getByLabel(say('gateway:card.code')).fill('123');
  await page.getByLabel(say('gateway:card.holder')).fill('J. Al Kuwari');
  await send.click();
  await expect(portal.heading(say('payment:states.succeeded'))).toBeVisible();
  await look('payment succeeded');
  const failed = await start('ITCS222-01');
  await client.call('chargeCard', { params: { id: failed.paymentId }, body: { card: 'declined' } });
  await portal.open(`/payment-result/${failed.paymentId}`);
  await expect(page.getByText(say('payment:reasons.declined'))).toBeVisible();
  await look('payment failed');
});

test("tour: the trainer's drawer", async ({ portal, look }) => {
  const tools = new TrainerTools(portal);
  await portal.open('/sign-in');
  await tools.opener.click();
  for (const panel of ['clock', 'personas', 'outbox', 'scenarios'] as const) {
    await tools.show(panel);
    await look(`trainer's ${panel}`);
  }
});

test("tour: the trainer's console", async ({ page, portal, client, look, texts: { say } }) => {
  await client.as('eligible');
  await client.call('getMenu');
  await client.call('saveSnapshot', { body: { name: 'Monday' } });
  const { code } = await client.call('createClassroom', { body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 2, persona: 'eligible' } });
  await client.call('joinClassroom', { params: { code }, body: { name: 'Fatima' } });
  for (const section of ['gallery', 'now', 'messages', 'offices', 'gateway', 'faults', 'traffic', 'snapshots', 'sandboxes', 'classroom'] as const) {
    await portal.open(`/simulator/${section}${section === 'gallery' ? '?area=menu' : ''}`);
    await expect(portal.heading(say(`console:sections.${section}`))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    // The whole list of students is looked at in the drawer.
    if (section === 'now') await page.getByRole('searchbox').fill('maximumLoad');
    await look(`console: ${section}`);
  }
  await portal.open(`/simulator/classroom?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Fatima' })).toBeVisible();
  await look('console: a classroom on the wall');
  await portal.open(`/join/${code}`);
  await expect(page.getByText(code)).toBeVisible();
  await look('joining a classroom');
  await client.call('closeClassroom', { params: { code } });
});

test("tour: the matrix of codes, and a demonstration's script", async ({ page, portal, look, texts: { say } }) => {
  await portal.open('/simulator/codes');
  await page.getByRole('searchbox').fill('MSG-LOG0');
  await expect(page.getByText('MSG-LOG0-000009').first()).toBeVisible();
  await look('console: codes');
  await portal.open('/simulator/start/registration.full-section');
  await expect(page.getByRole('complementary', { name: say('console:script.label') })).toBeVisible();
  await look('the script beside the page');
});
