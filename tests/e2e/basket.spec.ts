import { Client } from '../support/client.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

test('a basket over the load and at the hours of another course is refused whole, with every reason', async ({
  portal,
  texts: { say, message },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('maximumLoad', 'offered');
  await registration.choose('addAnyway', 'MGT131-02');
  await expect(registration.basket).toContainText(say('registration:basket.refused', { count: 2 }));
  await registration.openReview();
  const reasons = registration.review.getByRole('alert');
  await expect(reasons).toContainText(message('MSG-000004', { hours: 21, maximum: 18 }));
  await expect(reasons).toContainText(
    message('registration.timeConflict', {
      course: 'MGT131',
      section: '02',
      other: 'ITCS214',
      otherSection: '01',
      day: 0,
      startsAt: '09:00',
      endsAt: '09:50',
    }),
  );
  await expect(registration.apply(1)).toBeDisabled();
  await registration.review
    .getByRole('button', { name: say('registration:review.remove', { course: 'MGT131' }) })
    .click();
  await expect(registration.review).toContainText(say('registration:review.empty'));
  expect(await registration.registeredHours()).toBe(18);
});

test('what becomes impossible while the basket waits is refused whole when it is applied', async ({
  portal,
  client,
  trouble,
  texts: { message },
}) => {
  trouble.expect(/422 POST .*ChangeRegistration/);
  const registration = new RegistrationPage(portal);
  await portal.unaware();
  await registration.enter('eligible', 'offered');
  await registration.choose('add', 'STAT273-01');
  await registration.choose('add', 'MGT131-01');
  await registration.openReview();
  await expect(registration.apply(2)).toBeEnabled();
  await client.freeze('2026-09-19T10:00:00+03:00');
  await registration.apply(2).click();
  await expect(registration.review.getByRole('alert')).toContainText(
    message('MSG-000003', { context: 'past', closesAt: '2026-09-18T00:00:00+03:00' }),
  );
  await expect(registration.apply(2)).toBeDisabled();
  expect(await registration.registeredHours()).toBe(6);
});

test('the last seat goes to another student: the basket asks about the waiting list and keeps what it had', async ({
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/409 POST .*ChangeRegistration/);
  const registration = new RegistrationPage(portal);
  await portal.unaware();
  await registration.enter('lastSeat', 'offered');
  await registration.choose('add', 'ENTR301-02');
  await registration.choose('add', 'STAT273-01');
  await registration.openReview();
  await expect(registration.apply(2)).toBeEnabled();
  const rival = await new Client(client.base).as('eligible');
  await rival.call('registerCourse', { body: { sectionId: await rival.section('ENTR301-02') } });
  await registration.apply(2).click();
  const wait = registration.review.getByRole('checkbox', { name: say('registration:review.accept.full') });
  await expect(wait).not.toBeChecked();
  expect(await registration.registeredHours()).toBe(12);
  await expect(registration.apply(2)).toBeDisabled();
  await wait.check();
  await registration.apply(2).click();
  await expect(registration.done).toBeVisible();
  expect(await registration.registeredHours()).toBe(15);
  expect((await client.call('waitingList')).entries).toMatchObject([{ code: 'ENTR301', number: '02', position: 1 }]);
});

test('another language of study is confirmed before it is registered', async ({ portal, texts: { say, message } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('languageWarning', 'offered');
  await registration.choose('add', 'MGT131-03');
  await expect(registration.basket).toContainText(say('registration:basket.asks', { count: 1 }));
  await registration.openReview();
  const accept = registration.review.getByRole('checkbox', { name: say('registration:review.accept.language') });
  await expect(registration.review).toContainText(
    message('registration.confirmLanguage', { course: 'MGT131', section: '03', context: 'ar' }),
  );
  await expect(registration.apply(1)).toBeDisabled();
  await accept.check();
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  expect(await registration.registeredHours()).toBe(15);
});

test('dropping a lecture takes its laboratory along, and says so first', async ({
  portal,
  texts: { say, message },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('corequisitePair');
  await registration.changeButton('PHYCS101').first().click();
  await registration.menuItem('drop').click();
  const dialog = registration.dialog('drop');
  await expect(dialog).toContainText(
    message('registration.confirmCorequisite', { course: 'PHYCS101', corequisite: 'PHYCS101L', context: 'drop' }),
  );
  await dialog.getByRole('button', { name: say('registration:dialog.toBasket') }).click();
  await registration.openReview();
  await expect(registration.review).toContainText(say('registration:review.along'));
  await registration.review.getByRole('checkbox', { name: say('registration:review.accept.corequisite') }).check();
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  expect(await registration.registeredHours()).toBe(12);
});

test('the basket survives a reload and a change of page, and is there in another tab and on another device', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  await registration.choose('add', 'STAT273-01');
  await registration.openTab('fees');
  await expect(registration.basket).toContainText(say('registration:basket.count', { count: 1 }));
  await page.reload();
  await expect(registration.basket).toContainText(say('registration:basket.hours', { before: 6, after: 9 }));
  // This text is the last to appear. It moves the buttons, so the test waits for it.
  await expect(registration.basket).toContainText(say('registration:basket.ready'));
  const device = await client.fresh().as('eligible');
  await expect
    .poll(async () => (await device.call('getBasket')).items)
    .toMatchObject([{ code: 'STAT273', number: '01' }]);
  // Another tab of the browser shows the basket at once. This page shows a change from another device when it becomes
  // visible again.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const inTab = tab.getByRole('region', { name: say('registration:basket.title') });
  await expect(inTab).toContainText(say('registration:basket.hours', { before: 6, after: 9 }));
  const { version, items } = await device.call('getBasket');
  await device.call('saveBasket', {
    body: {
      version,
      changes: [
        ...items.map(({ change }) => change),
        { action: 'register', sectionId: await device.section('MGT131-01') },
      ],
    },
  });
  await tab.reload();
  await expect(inTab).toContainText(say('registration:basket.count', { count: 2 }));
  await expect(registration.basket).toContainText(say('registration:basket.count', { count: 2 }));
  await tab.close();
  const empty = registration.basket.getByRole('button', { name: say('registration:basket.clear') });
  await empty.click();
  await expect(registration.basket).toContainText(say('registration:basket.emptied'));
  await expect.poll(async () => (await device.call('getBasket')).items).toEqual([]);
  await registration.basket.getByRole('button', { name: say('registration:review.undo') }).click();
  await expect
    .poll(async () => (await device.call('getBasket')).items.map(({ code }) => code))
    .toEqual(['STAT273', 'MGT131']);
  await expect(registration.basket).toContainText(say('registration:basket.ready'));
  await empty.click();
  await registration.basket.getByRole('button', { name: say('registration:basket.dismiss') }).click();
  await expect(registration.basket).toHaveCount(0);
  await expect.poll(async () => (await device.call('getBasket')).items).toEqual([]);
});

test('a basket that is applied while it is being saved is applied after it', async ({ page, portal, client }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  const sent: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.on('requestfinished', (request) => {
    if (/ChangeRegistration|Management\/Basket\?/.test(request.url()) && request.method() !== 'GET')
      sent.push(request.method());
  });
  await page.route(/CourseManagement\/Basket\?/, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const begun = page.waitForRequest((request) => request.method() === 'PUT');
  await registration.choose('add', 'STAT273-01');
  await begun;
  await registration.openReview();
  await registration.apply(1).click();
  await page.waitForTimeout(600);
  letGo();
  await expect(registration.done).toBeVisible();
  await expect.poll(() => sent).toEqual(['PUT', 'POST']);
  expect((await client.call('getBasket')).items).toEqual([]);
});

test('what is being paid already is not asked for again after a change', async ({ portal, client, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await client.as('eligible');
  const courses = await Promise.all(['ITIS311-01', 'ITCS222-01'].map((name) => client.registration(name)));
  await client.call('startPayment', {
    body: { items: courses.map((id) => ({ kind: 'registration' as const, id })), useBalance: false },
  });
  await registration.enter('eligible', 'offered');
  await registration.choose('add', 'STAT273-01');
  await registration.openReview();
  await registration.apply(1).click();
  await expect(registration.review).toContainText(say('registration:review.appliedTitle'));
  await expect(registration.review).toContainText(say('registration:fees.onItsWay', { fils: 144_000 }));
  await expect(
    registration.review.getByRole('link', { name: say('registration:review.pay', { fils: 72_000 }) }),
  ).toBeVisible();
});
