import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { daily, expect, test, type Portal } from './portal.ts';

/** Stops the clock of the page. From here on only the test moves it. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Waits until the dialogue is visible. It fades in, for which the stopped clock is moved a little. */
const dialogueOpens = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.getByRole('alertdialog').isVisible();
    })
    .toBe(true);

/** Opens the page with a basket of one course that can be applied. */
async function readyBasket(portal: Portal): Promise<RegistrationPage> {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  await registration.choose('add', 'STAT273-01');
  await registration.openReview();
  await expect(registration.apply(1)).toBeEnabled();
  return registration;
}

test('a fault of the server says to contact the administrator; the basket stays and can be tried again', async ({
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/500 POST .*ChangeRegistration/);
  await client.call('addFault', { body: { operationId: 'changeRegistration', kind: 'status', status: 500 } });
  const registration = await readyBasket(portal);
  await registration.apply(1).click();
  await expect(registration.review.getByRole('alert')).toContainText(say('failure.general'));
  expect(await registration.registeredHours()).toBe(6);
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  expect(await registration.registeredHours()).toBe(9);
});

test('a code of the catalogue is said in its words', async ({ portal, client, trouble, texts: { message } }) => {
  trouble.expect(/422 POST .*ChangeRegistration/);
  await client.call('addFault', { body: { operationId: 'changeRegistration', kind: 'code', code: 'MSG-000077' } });
  const registration = await readyBasket(portal);
  await registration.apply(1).click();
  await expect(registration.review.getByRole('alert')).toContainText(message('MSG-000077'));
});

test(
  'an answer that never arrives: nothing is lost, and the next try carries the same Idempotency-Key',
  daily,
  async ({ page, portal, trouble, texts: { say } }) => {
    trouble.expect(/net::ERR_\w+ POST .*ChangeRegistration/);
    await portal.unaware();
    const registration = await readyBasket(portal);
    const keys: (string | undefined)[] = [];
    // The change is applied, but its response is lost.
    await page.route('**/ChangeRegistration?*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await registration.apply(1).click();
    await expect(registration.review.getByRole('alert')).toContainText(say('failure.unreachable'));
    await expect(registration.basket).toBeAttached();
    expect(await registration.registeredHours()).toBe(9);

    await registration.apply(1).click();
    await expect(registration.done).toBeVisible();
    expect(await registration.registeredHours()).toBe(9);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toBeTruthy();
  },
);

test('a connection cut before anything happened is tried again with the same key', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/net::ERR_\w+ POST .*ChangeRegistration/);
  // A browser repeats a request by itself if a reused connection was cut. So the fault strikes many times.
  await client.call('addFault', { body: { operationId: 'changeRegistration', kind: 'drop', times: 100 } });
  const registration = await readyBasket(portal);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ChangeRegistration')) keys.push(request.headers()['idempotency-key']);
  });
  await registration.apply(1).click();
  await expect(registration.review.getByRole('alert')).toContainText(say('failure.unreachable'));
  expect(await registration.registeredHours()).toBe(6);
  await client.call('clearFaults');
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toBeTruthy();
});

test('two clicks in one tick send one change', async ({ page, portal }) => {
  const registration = await readyBasket(portal);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('ChangeRegistration') && sent.push(request.method()));
  await registration.apply(1).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(registration.done).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a single change meets a fault: the dialog says so and stays; one whose code does not arrive leaves the page as it was', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/500 DELETE .*DeleteCourse/, /net::ERR_\w+ GET .*opened-overlays/);
  await client.call('addFault', { body: { operationId: 'deleteCourse', kind: 'status', status: 500 } });
  const registration = new RegistrationPage(portal);
  const code = '**/assets/opened-overlays*.js';
  await page.route(code, (route) => route.abort('connectionreset'));
  await registration.enter('eligible');
  await registration.changeButton('ITCS222').click();
  await registration.menuItem('delete').click();
  await expect(page.getByRole('alert')).toContainText(say('failure.unreachable'));
  await expect(registration.dialog('delete')).toBeHidden();
  await page.unroute(code);
  await registration.ask('delete', 'ITCS222');
  await registration.actIn('delete').click();
  await expect(registration.dialog('delete').getByRole('alert')).toContainText(say('failure.general'));
  await registration.actIn('delete').click();
  await expect(registration.row('ITCS222')).toHaveCount(0);
});

test('a list that cannot be read offers to try again; the alert at the edge goes after four seconds', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/500 GET .*RegistrationLog/);
  await page.clock.install();
  const registration = new RegistrationPage(portal);
  // The page must not be informed by the simulator's events that the fault has ended.
  await portal.unaware();
  await registration.enter('eligible');
  // The page repeats the request from time to time, so the fault strikes ten times.
  await client.call('addFault', { body: { operationId: 'registrationLog', kind: 'status', status: 500, times: 10 } });
  await stopTime(page);
  await registration.openTab('log');
  const again = page.getByRole('main').getByRole('button', { name: say('actions.tryAgain') });
  await expect(again).toBeVisible();
  const alert = registration.notice(say('failure.general'));
  await expect(alert).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(alert).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(alert).toHaveCount(0);
  await client.call('clearFaults');
  await again.click();
  await expect(page.getByRole('searchbox', { name: say('registration:log.search') })).toBeVisible();
});

test('the offered courses that cannot be read leave a note, show no alert, and can be tried again', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/503 GET .*CoursesToRegister/);
  await client.call('addFault', {
    body: { operationId: 'coursesToRegister', kind: 'status', status: 503, times: 100 },
  });
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  await expect(page.getByRole('main').getByRole('button', { name: say('actions.tryAgain') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('page.notices') }).getByRole('alert')).toHaveCount(0);
  expect(await portal.kept('loginAlert')).toBe('true');
  expect(await portal.kept('coursesToRegisterError')).toContain('GeneralException');

  // The note stays on all pages until the courses can be loaded.
  const note = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: say('menu:courseList.title') });
  await expect(note).toHaveCount(0);
  await portal.visit('/home');
  await expect(note).toContainText(say('failure.general'));
  await client.call('clearFaults');
  await note.getByRole('link', { name: say('menu:courseList.again') }).click();
  await expect(registration.courseNames).toHaveCount(20);
  expect([await portal.kept('loginAlert'), await portal.kept('coursesToRegisterError')]).toEqual([null, null]);
  await portal.visit('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});

for (const begun of [false, true])
  test(`a page that is left before ${begun ? 'the end of ' : ''}an answer leaves no note on the next page`, async ({
    page,
    portal,
  }) => {
    const server = createServer();
    const asked = new Promise<void>((resolve) => {
      server.on('request', (_, response) => {
        if (begun) response.writeHead(200, { 'content-type': 'application/json' }).write('{"items": [');
        resolve();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await page.route('**/CoursesToRegister*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    await portal.enter('eligible', '/registeredCourses?tab=offered');
    await asked;
    await portal.open('/courseSchedule');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await portal.kept('loginAlert')).toBeNull();
    server.closeAllConnections();
    server.close();
  });

test('an answer that is no JSON is told by its HTTP status', async ({ page, portal, trouble, texts: { say } }) => {
  trouble.expect(/502 GET .*RegistrationLog/);
  await page.route('**/RegistrationLog*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible');
  await registration.openTab('log');
  await expect(registration.notice(say('failure.status', { status: 502 }))).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('failure.status', { status: 502 }));
});

test('what is read in the background shows quietly that it is on its way', async ({ page, portal }) => {
  await page.clock.install();
  await portal.unaware();
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&search=STAT273');
  await expect(registration.courseNames).toHaveCount(1);
  const bar = page.locator('[role="progressbar"][data-loading]');
  await expect(bar).toHaveCount(0);
  let answer = (): void => undefined;
  await page.route('**/CoursesToRegister*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const asked = page.waitForRequest(/CoursesToRegister/);
  await page.clock.runFor(61_000);
  await asked;
  await expect(bar).toHaveAttribute('data-loading', 'quiet');
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
  answer();
  await expect(bar).toHaveCount(0);
});

test('an account of the previous system is shown the way there, or out after 150 seconds', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/\d{3} POST .*UserLogin/);
  await page.clock.install();
  const form = new SignInPage(portal);
  await form.open();
  await stopTime(page);
  await form.signIn('legacyAccount');
  await dialogueOpens(page);
  const dialog = page.getByRole('alertdialog', { name: say('failure.legacyTitle') });
  await expect(dialog).toContainText(message('MSG-LOG0-000004'));
  await expect(dialog.getByRole('link', { name: say('failure.legacyLink') })).toHaveAttribute(
    'href',
    /legacy\.university\.example/,
  );
  await expect(dialog.getByRole('button', { name: say('actions.signOut') })).toBeVisible();
  await page.clock.runFor(148_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(4_000);
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
  await expect(form.userName).toHaveValue('');
});

test('who may not sign in is told why, and signed out by OK or after five seconds', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/\d{3} POST .*UserLogin/);
  await page.clock.install();
  const form = new SignInPage(portal);
  const dialog = page.getByRole('alertdialog', { name: say('failure.signedOutTitle') });
  const byItself = ['notValidUser', 'MSG-LOG0-000002'] as const;
  await form.open();
  await stopTime(page);
  await form.signIn(byItself[0]);
  await dialogueOpens(page);
  await expect(dialog).toContainText(message(byItself[1]));
  await page.clock.runFor(4_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(dialog).toHaveCount(0);
  expect(portal.path()).toBe('/sign-in');

  for (const [persona, code] of [
    byItself,
    ['machineNotRegistered', 'MSG-LOG0-000003'],
    ['staffMember', 'MSG-LOG0-000005'],
    ['inactiveAccount', 'MSG-LOG0-000006'],
  ] as const) {
    await expect(form.userName, persona).toHaveValue('');
    await form.signIn(persona);
    await expect(dialog, persona).toContainText(message(code));
    await dialog.getByRole('button', { name: say('actions.ok') }).click();
    await expect(dialog, persona).toHaveCount(0);
    expect(portal.path()).toBe('/sign-in');
  }
});

test('refusals without a dialogue are said in the form', async ({ page, portal, trouble, texts: { message } }) => {
  trouble.expect(/422 POST .*UserLogin/);
  const form = new SignInPage(portal);
  for (const [persona, code] of [
    ['passwordExpired', 'MSG-000018'],
    ['otherNetwork', 'MSG-000019'],
    ['noAcademicRecord', 'MSG-000020'],
  ] as const) {
    await form.open();
    await form.signIn(persona);
    await expect(page.getByRole('alert')).toContainText(message(code));
  }
});
