import { expect, test } from './portal.ts';

test('the office adds a seat from the console, and the student has it', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('lastSeat');
  const { entries } = await client.call('joinWaitingList', { body: { sectionId: await client.section('ENTR301-05') } });
  const reference = entries[0]?.request?.referenceNumber ?? '';
  await portal.enter('lastSeat', '/registeredCourses');
  await expect(page.getByText(reference)).toBeVisible();
  await portal.open('/simulator/offices');
  await page.getByRole('searchbox', { name: say('classroom:offices.search') }).fill(reference);
  const request = page.getByRole('list', { name: say('classroom:offices.requests') }).getByRole('listitem').filter({ hasText: reference });
  await expect(request.getByText(say('classroom:offices.free'))).toBeVisible();
  await page.getByRole('button', { name: say('classroom:offices.decisionLabel', { decision: say('request:decisions.addSeat.approved'), reference }) }).click();
  // It stays where it stood, with what became of it, and is among the undecided no longer.
  await expect(request.getByText(say('request:statuses.approved')).first()).toBeVisible();
  await expect(request.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(request).toHaveCount(0);
  expect((await client.call('registeredCourses')).courses.find(({ code }) => code === 'ENTR301')).toMatchObject({ number: '05', status: 'registered' });
});

test('a state is kept and come back to by name', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/simulator/snapshots');
  await page.getByRole('textbox', { name: say('classroom:snapshots.name') }).fill('Monday');
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: say('classroom:snapshots.restoreLabel', { name: 'Monday' }) });
  await expect(back).toBeVisible();
  await client.freeze('2026-10-01T10:00:00+03:00');
  await back.click();
  await expect(page.getByText(say('classroom:snapshots.restored', { name: 'Monday' }))).toBeVisible();
  expect((await client.call('getClock')).now).toBe('2026-09-07T10:00:00+03:00');
});

test('a trainee joins by the code on the wall, lands signed in, and is seen', async ({ page, portal, browser, texts: { say } }) => {
  await portal.open('/simulator/classroom');
  await page.getByRole('textbox', { name: say('classroom:classroom.titleLabel') }).fill('Monday');
  await page.getByRole('button', { name: say('classroom:classroom.open'), exact: true }).click();
  await expect(page.getByRole('img', { name: say('classroom:classroom.qr') })).toBeVisible();
  const code = new URL(page.url()).searchParams.get('code') ?? '';

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const trainee = await phone.newPage();
  await trainee.goto(`${new URL(page.url()).origin}/join/${code.toLowerCase()}`);
  await expect(trainee.getByText(code)).toBeVisible();
  await trainee.getByRole('textbox').fill('<b>Fatima</b>');
  await trainee.keyboard.press('Enter');
  await trainee.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  await expect(trainee.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '<b>Fatima</b>' })).toBeVisible();
  await phone.close();
  await page.getByRole('button', { name: say('classroom:classroom.close') }).click();
  await page.getByRole('button', { name: say('classroom:classroom.sure') }).click();
  await expect(page.getByRole('heading', { name: say('classroom:classroom.new') })).toBeVisible();
});
