import { Client } from '../support/client.ts';
import { expect, test } from './portal.ts';

test('the office adds a seat from the console, and the student has it', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('lastSeat');
  const { entries } = await client.call('joinWaitingList', { body: { sectionId: await client.section('ENTR301-05') } });
  const reference = entries[0]?.request?.referenceNumber ?? '';
  await portal.enter('lastSeat', '/registeredCourses');
  await expect(page.getByText(reference)).toBeVisible();
  await portal.open('/simulator/offices');
  await page.getByRole('searchbox', { name: say('classroom:offices.search') }).fill(reference);
  const request = page
    .getByRole('list', { name: say('classroom:offices.requests') })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(request.getByText(say('classroom:offices.free'))).toBeVisible();
  await page
    .getByRole('button', {
      name: say('classroom:offices.decisionLabel', { decision: say('request:decisions.addSeat.approved'), reference }),
    })
    .click();
  // The decided request keeps its place with the result, and the list of undecided requests no longer has it.
  await expect(request.getByText(say('request:statuses.approved')).first()).toBeVisible();
  await expect(request.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(request).toHaveCount(0);
  expect((await client.call('registeredCourses')).courses.find(({ code }) => code === 'ENTR301')).toMatchObject({
    number: '05',
    status: 'registered',
  });
});

test('a state is kept and come back to by name', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/simulator/snapshots');
  // A name may not begin with a slash, so the field takes none.
  await page.getByRole('textbox', { name: say('classroom:snapshots.name') }).fill('//Mon/day');
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: say('classroom:snapshots.restoreLabel', { name: 'Monday' }) });
  await expect(back).toBeVisible();
  await client.freeze('2026-10-01T10:00:00+03:00');
  await back.click();
  // Restoring a snapshot discards later changes, so a dialogue asks first.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('actions.cancel') })
    .click();
  expect((await client.call('getClock')).now).toBe('2026-10-01T10:00:00+03:00');
  await back.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('classroom:snapshots.restore'), exact: true })
    .click();
  await expect(page.getByText(say('classroom:snapshots.restored', { name: 'Monday' }))).toBeVisible();
  expect((await client.call('getClock')).now).toBe('2026-09-07T10:00:00+03:00');
});

test('what came of a replayed file stays in its card, on a desk and on a phone', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.as('eligible');
  await client.call('registeredCourses');
  await client.call('getMenu');
  const file = await client.call('saveReplay');
  // Changes the codes of the responses and the final tables in the file, so that both differ when it is played. The
  // codes are long to test their display.
  for (const call of file.calls) call.codes = ['registration.firstReason', 'registration.secondReason'];
  file.end = Object.fromEntries(Object.keys(file.end).map((table) => [table, 'otherwise']));
  await portal.open('/simulator/snapshots');
  const chosen = page
    .locator('section', { has: page.getByRole('heading', { name: say('classroom:snapshots.replay') }) })
    .locator('input[type=file]');
  const replay = { name: 'replay.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
  // Playing a file discards the state of the sandbox, so a dialogue asks first.
  await client.freeze('2026-10-01T10:00:00+03:00');
  await chosen.setInputFiles(replay);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('actions.cancel') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await client.call('getClock')).now).toBe('2026-10-01T10:00:00+03:00');
  await chosen.setInputFiles(replay);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('classroom:snapshots.upload') })
    .click();
  await expect(page.getByText(say('classroom:snapshots.someDiffer'))).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `the page at ${width}` })
      .toBeLessThanOrEqual(width);
    const beyond = await page.getByRole('table', { name: say('classroom:snapshots.replay') }).evaluate((table) => {
      const card = table.closest('section')!.getBoundingClientRect();
      return [...table.querySelectorAll('bdi')]
        .filter((one) => one.getBoundingClientRect().left < card.left || one.getBoundingClientRect().right > card.right)
        .map((one) => one.textContent);
    });
    expect(beyond, `at ${width}`).toEqual([]);
  }
});

test('a file that is neither a replay nor a snapshot is told as a failure, and nothing of it is sent', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.open('/simulator/snapshots');
  for (const [place, words] of [
    [1, say('classroom:snapshots.notAFile', { code: 'DEV-000001' })],
    [0, say('classroom:snapshots.notASnapshot', { code: 'DEV-000001' })],
  ] as const) {
    for (const text of ['{"name":"sis-reference","version":"0.1.0"}', 'no JSON', 'null']) {
      await page
        .locator('input[type=file]')
        .nth(place)
        .setInputFiles({ name: 'package.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.getByRole('alert').filter({ hasText: words }), text).toBeVisible();
    }
  }
});

test('the code of a class is typed with the digits of any keyboard', async ({ page, portal, texts: { say } }) => {
  await portal.open('/join');
  const field = page.getByRole('textbox', { name: say('classroom:join.code') });
  await field.pressSequentially('a٤b۵');
  await expect(field).toHaveValue('A4B5');
});

test('a class: joined by its code, followed on the wall, told, helped, looked at and started over', async ({
  page,
  portal,
  browser,
  language,
  texts: { say, message },
}) => {
  await portal.open('/simulator/classroom');
  await expect(page.getByText(say('classroom:classroom.reach.onlyHere'))).toBeVisible();
  await page.getByRole('textbox', { name: say('classroom:classroom.titleLabel') }).fill('Monday');
  const demonstration = page.getByRole('combobox', { name: say('classroom:classroom.scenario') });
  // The typed text replaces the chosen option.
  await demonstration.click();
  await expect
    .poll(() =>
      demonstration.evaluate(
        (field: HTMLInputElement) => field.selectionEnd === field.value.length && field.selectionStart === 0,
      ),
    )
    .toBe(true);
  await page.keyboard.type('waiting full');
  await page.getByRole('option', { name: 'A full section and its waiting list' }).click();
  await page.getByRole('button', { name: say('classroom:classroom.open'), exact: true }).click();
  await expect(page.getByRole('img', { name: say('classroom:classroom.qr') })).toBeVisible();
  const code = new URL(page.url()).searchParams.get('code') ?? '';

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(page.url()).origin, localStorage: [{ name: 'lang', value: language }] }],
    },
  });
  const trainee = await phone.newPage();
  await trainee.goto(`${new URL(page.url()).origin}/join`);
  const field = trainee.getByRole('textbox', { name: say('classroom:join.code') });
  // The code is checked as soon as it is complete, before the name is asked for.
  await field.pressSequentially('zzzzz');
  await expect(trainee.getByText(message('simulator.noSuchClass', { name: 'ZZZZZ' }))).toBeVisible();
  await field.fill('');
  await field.pressSequentially(code.toLowerCase());
  await expect(trainee.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await trainee.getByRole('textbox', { name: say('classroom:join.name') }).fill('<b>Fatima</b>');
  await trainee.keyboard.press('Enter');
  await trainee.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  await expect(trainee.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '<b>Fatima</b>' }) });
  await expect(card).toBeVisible();

  // Of the simulator's tools a trainee has only the messages and the button that asks for help.
  await expect(trainee.getByRole('button', { name: say('simulator:tools.messages') })).toBeVisible();
  await expect(trainee.getByRole('button', { name: say('simulator:tools.open'), exact: true })).toHaveCount(0);
  await trainee.getByRole('button', { name: say('simulator:tools.help') }).click();
  await expect(trainee.getByRole('button', { name: say('simulator:tools.asked') })).toBeVisible();
  await page.getByRole('textbox', { name: say('classroom:classroom.messages.label') }).fill('Stop at step 3');
  await page.getByRole('button', { name: say('classroom:classroom.messages.send') }).click();
  await expect(trainee.getByText('Stop at step 3')).toBeVisible();
  await trainee.getByRole('button', { name: say('simulator:message.dismiss') }).click();
  await expect(trainee.getByText('Stop at step 3')).toHaveCount(0);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: say('classroom:classroom.project') }).click();
  const wall = await opened;
  const standing = wall.getByRole('listitem').filter({ hasText: '<b>Fatima</b>' });
  await expect(standing).toContainText(say('classroom:wall.hand'));
  // The top of the class page reports the request for help and links to the list of trainees.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page
    .getByRole('button', { name: say('classroom:classroom.asking', { names: '\u2068<b>Fatima</b>\u2069' }) })
    .click();
  await expect(page.getByRole('heading', { name: say('classroom:classroom.trainees') })).toBeInViewport();
  await page.getByRole('button', { name: say('classroom:classroom.helpedLabel', { name: '<b>Fatima</b>' }) }).click();
  await expect(trainee.getByRole('button', { name: say('simulator:tools.help') })).toBeVisible();
  await expect(standing).not.toContainText(say('classroom:wall.hand'));
  await expect(wall.getByRole('button', { name: say('classroom:wall.fullScreen') })).toBeVisible();
  await wall.close();

  const looking = page.context().waitForEvent('page');
  await page.getByRole('link', { name: say('classroom:classroom.lookLabel', { name: '<b>Fatima</b>' }) }).click();
  const look = await looking;
  await look.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  const student = (await new Client(new URL(page.url()).origin).call('getClassroom', { params: { code } })).trainees[0]!
    .student!;
  await expect(look.getByText(say('simulator:look.text', { name: '<b>Fatima</b>' }))).toContainText(
    say('simulator:look.student', { user: student.userName }),
  );
  // The trainer sees the trainee's page as the signed-in student, not the sign-in form.
  await expect(look.getByRole('heading', { level: 1, name: say('registration:title.current') })).toBeVisible();
  await expect(look.getByRole('banner')).toContainText(student.name[language]);
  await look.close();
  await trainee.reload();
  await expect(trainee.getByRole('heading', { level: 1, name: say('registration:title.current') })).toBeVisible();

  const time = trainee.getByRole('complementary', { name: say('simulator:strip.label') }).locator('time');
  const before = await time.textContent();
  await page.getByRole('button', { name: say('console:now.day') }).click();
  await expect(time).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: say('classroom:classroom.undo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('classroom:classroom.undo') })
    .click();
  await expect(time).toHaveText(before ?? '');
  // Resetting a trainee also resets the page: no notice and no input stays.
  await page.getByRole('textbox', { name: say('classroom:classroom.messages.label') }).fill('Go on with step 4');
  await page.getByRole('button', { name: say('classroom:classroom.messages.send') }).click();
  await expect(trainee.getByText('Go on with step 4')).toBeVisible();
  await trainee.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-before', ''));
  await page.getByRole('button', { name: say('classroom:classroom.resetLabel', { name: '<b>Fatima</b>' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('classroom:classroom.reset'), exact: true })
    .click();
  await expect(trainee.getByText('Go on with step 4')).toHaveCount(0);
  await expect(trainee.locator('[data-before]')).toHaveCount(0);
  await expect(trainee.getByRole('heading', { level: 1, name: say('registration:title.current') })).toBeVisible();
  await page.getByRole('button', { name: say('classroom:classroom.resetAll') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('classroom:classroom.resetAll') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await phone.close();
  await page.getByRole('button', { name: say('classroom:classroom.close') }).click();
  await page
    .getByRole('dialog', { name: say('classroom:classroom.closeSure') })
    .getByRole('button', { name: say('classroom:classroom.sure') })
    .click();
  await expect(page.getByRole('heading', { name: say('classroom:classroom.new') })).toBeVisible();
});

test('the script of a trainee who is started over, or set back with the clock, is set back too', async ({
  page,
  baseURL,
  trouble,
  texts: { say },
}) => {
  const university = new Client(baseURL ?? '');
  const { code } = await university.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.full-section' }, trainees: 1 },
  });
  await page.goto(`${baseURL}/join/${code}`);
  await page.getByRole('textbox', { name: say('classroom:join.name') }).fill('Fatima');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/registeredCourses/);
  const { path, seat } = JSON.parse(
    await page.evaluate((key) => localStorage.getItem(key) ?? '', `classroom:${code}`),
  ) as { path: string; seat: string };
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const isAt = async (step: number): Promise<void> => {
    await expect(script).toContainText(say('console:script.step', { step: step + 1, count: 5 }));
    await expect(script.getByRole('img', { name: say('console:script.stepDone') })).toHaveCount(step);
    expect((await university.call('getClassroom', { params: { code } })).trainees[0]?.step).toBe(step);
  };
  const doTwo = async (): Promise<void> => {
    const { session } = await university.call('joinClassroom', { params: { code }, body: { name: 'Fatima', seat } });
    const student = new Client(`${baseURL}${path}`).use(session!);
    const sectionId = await student.section('ENTR301-05');
    await student.send('registerCourse', { body: { sectionId } });
    await student.call('registerCourse', { body: { sectionId, confirm: ['registration.sectionFull'] } });
  };
  await script.getByText(say('console:script.all')).click();
  await doTwo();
  await isAt(2);
  await university.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
  await isAt(0);
  await university.call('setClassroomClock', {
    params: { code },
    body: { mode: 'frozen', now: '2026-09-08T10:00:00+03:00' },
  });
  await doTwo();
  await isAt(2);
  await university.call('undoClassroomClock', { params: { code } });
  await isAt(0);
  await doTwo();
  await isAt(2);
  expect(trouble.unexpected()).toEqual([]);
  trouble.allow(/404 GET \/sim\/info/);
  await university.call('closeClassroom', { params: { code } });
});

test('a trainee goes on where the script changes the student, in a tab of its own and without the trainer’s tools, until the class is closed', async ({
  page,
  browser,
  baseURL,
  trouble,
  texts: { say, message },
}) => {
  const university = new Client(baseURL ?? '');
  const { code } = await university.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.waiting-list-promotion' }, trainees: 5 },
  });
  const waiting = (await university.call('getPersonas')).personas.find(({ key }) => key === 'waitingFirst')!;
  await page.goto(`${baseURL}/join/${code}`);
  await page.getByRole('textbox', { name: say('classroom:join.name') }).fill('Fatima');
  await page.keyboard.press('Enter');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const opened = page.context().waitForEvent('page');
  await script.getByRole('link', { name: say('console:script.as', { name: waiting.name.en }) }).click();
  const second = await opened;
  await second.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  await expect(second.getByRole('complementary', { name: say('console:script.label') })).toContainText(
    say('console:script.asHere', { name: waiting.name.en }),
  );
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: say('simulator:tools.messages') })).toBeVisible();
    await expect(tab.getByRole('button', { name: say('simulator:tools.open'), exact: true })).toHaveCount(0);
    await expect(tab.getByRole('button', { name: say('console:script.doForMe') })).toHaveCount(0);
  }
  // The action in the second tab counts as progress on the class overview.
  const trainee = async () => (await university.call('getClassroom', { params: { code } })).trainees[0];
  await expect.poll(async () => (await trainee())?.step).toBe(1);
  // The trainer sees the page that was opened last, as the student signed in there.
  await expect.poll(async () => (await trainee())?.student?.userName).toBe('waitingfirst');
  const look = await (await browser.newContext()).newPage();
  await look.goto(`${baseURL}/simulator/classroom?code=${code}`);
  const looking = look.context().waitForEvent('page');
  await look.getByRole('link', { name: say('classroom:classroom.lookLabel', { name: 'Fatima' }) }).click();
  const seen = await looking;
  await seen.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  await expect(seen.getByText(say('simulator:look.text', { name: 'Fatima' }))).toContainText(
    say('simulator:look.student', { user: 'waitingfirst' }),
  );
  await expect(seen.getByRole('banner')).toContainText(waiting.name.en);
  await look.context().close();
  expect(trouble.unexpected()).toEqual([]);
  // From here on the sandboxes of these pages no longer exist.
  trouble.expect(/404 GET \/sim\/info/);
  trouble.allow(/^404 GET \/(sim|api)\//);
  await university.call('closeClassroom', { params: { code } });
  for (const tab of [page, second]) {
    const over = tab.getByRole('dialog', { name: message('DEV-000005', { context: 'class' }) });
    await expect(over).toBeVisible();
    // The dialogue cannot be closed with Escape.
    for (let times = 0; times < 4; times += 1) await tab.keyboard.press('Escape');
    await expect(over).toBeVisible();
    await tab.setViewportSize({ width: 360, height: 740 });
    expect(await over.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(tab.getByRole('link', { name: say('simulator:gone.join') })).toHaveAttribute(
      'href',
      `${baseURL}/join`,
    );
  }
});

test('a class that is given no title is called after what it begins with, in the language it is opened in', async ({
  page,
  portal,
  language,
  client,
  texts: { say },
}) => {
  const { scenarios } = await client.call('getScenarios');
  const demonstration = scenarios.find(({ id }) => id === 'registration.full-section')!;
  await client.call('saveSnapshot', { body: { name: 'Before add/drop' } });
  const opened: string[] = [];
  await portal.open('/simulator/classroom');
  for (const spoken of [language, language === 'en' ? 'ar' : 'en'] as const) {
    const { texts } = await portal.speaking(spoken);
    if (spoken !== language) await page.getByRole('button', { name: say('shell.languageLabel') }).click();
    const titles = {
      scenario: demonstration.title[spoken],
      seeded: texts.say('classroom:classroom.kinds.seeded'),
      snapshot: 'Before add/drop',
    };
    for (const [kind, title] of Object.entries(titles)) {
      await page.getByRole('combobox', { name: texts.say('classroom:classroom.from') }).selectOption(kind);
      await expect(page.getByRole('textbox', { name: texts.say('classroom:classroom.titleLabel') })).toHaveAttribute(
        'placeholder',
        title,
      );
      await page.getByRole('button', { name: texts.say('classroom:classroom.open'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
      opened.push(new URL(page.url()).searchParams.get('code') ?? '');
      expect((await client.call('getClassroom', { params: { code: opened.at(-1)! } })).title).toBe(title);
      await page.getByRole('button', { name: texts.say('classroom:classroom.back') }).click();
    }
  }
  for (const code of opened) await client.call('closeClassroom', { params: { code } });
});
