import { Client } from '../support/client.ts';
import { expect, test } from './portal.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';

test('one trainee does every step: the script, the class and the wall say that it is done', async ({
  page,
  portal,
  baseURL,
  trouble,
  texts: { say },
}) => {
  const university = new Client(baseURL ?? '');
  const { code, scenario } = await university.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.waiting-list-promotion' }, trainees: 1 },
  });
  const steps = scenario!.steps.length;
  await page.goto(`${baseURL}/join/${code}`);
  await page.getByRole('textbox', { name: say('classroom:join.name') }).fill('Fatima');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/class-[a-z0-9-]+\/registeredCourses/);
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText(say('console:script.step', { step: 1, count: steps }));
  const done = async () => (await university.call('getClassroom', { params: { code } })).trainees[0]?.step;
  const next = () => script.getByRole('button', { name: say('actions.next') }).click();
  // Opens a tab for each of the two waiting students, whose pages load their waiting lists.
  for (const [index, key] of (['waitingFirst', 'waitingSecond'] as const).entries()) {
    const waiting = (await university.call('getPersonas')).personas.find((one) => one.key === key)!;
    const opened = page.context().waitForEvent('page');
    await script.getByRole('link', { name: say('console:script.as', { name: waiting.name.en }) }).click();
    await (await opened).waitForURL(/\/registeredCourses/);
    await expect.poll(done).toBe(index + 1);
    await next();
  }
  await expect(script).toContainText(say('console:script.step', { step: 3, count: steps }));
  await new RegistrationPage(portal.on(page)).change('drop', 'ENTR301');
  await expect(script.getByText(say('console:script.left', { step: 3 }))).toBeVisible();
  for (let step = 4; step < steps; step += 1) {
    await expect(script).toContainText(say('console:script.step', { step, count: steps }));
    await next();
  }
  // The last step is a call that no page makes.
  await expect(script).toContainText(say('console:script.step', { step: steps, count: steps }));
  await expect(script.getByRole('button', { name: say('console:script.done') })).toBeVisible();
  await script.getByRole('button', { name: say('console:script.doStep') }).click();
  await expect(script).toContainText(say('console:script.finished'));
  await expect(script.getByRole('button', { name: say('console:script.close') })).toBeVisible();

  const trainer = await page.context().newPage();
  await trainer.goto(`${baseURL}/simulator/classroom?code=${code}`);
  const whole = say('classroom:classroom.stepOf', { step: steps, total: steps });
  await expect(
    trainer.getByRole('listitem').filter({ has: trainer.getByRole('heading', { name: 'Fatima' }) }),
  ).toContainText(whole);
  await trainer.goto(`${baseURL}/simulator/wall/${code}`);
  const standing = trainer.getByRole('listitem').filter({ hasText: 'Fatima' });
  await expect(standing).toContainText(whole);
  await expect(standing).toContainText(say('classroom:wall.finished'));
  expect(trouble.unexpected()).toEqual([]);
  trouble.allow(/404 GET \/sim\/info/);
  await university.call('closeClassroom', { params: { code } });
});

test('one trainee does every step of the demonstration that a class begins with unless another is chosen', async ({
  page,
  portal,
  baseURL,
  trouble,
  texts: { say },
}) => {
  const university = new Client(baseURL ?? '');
  const { code, scenario } = await university.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.full-section' }, trainees: 1 },
  });
  const steps = scenario!.steps.length;
  await page.goto(`${baseURL}/join/${code}`);
  await page.getByRole('textbox', { name: say('classroom:join.name') }).fill('Fatima');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/registeredCourses/);
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const isAt = async (step: number): Promise<void> => {
    await expect
      .poll(async () => (await university.call('getClassroom', { params: { code } })).trainees[0]?.step)
      .toBe(step);
    await expect(script).toContainText(
      step < steps ? say('console:script.step', { step: step + 1, count: steps }) : say('console:script.finished'),
    );
  };
  const registration = new RegistrationPage(portal.on(page));
  await registration.openTab('offered');
  await registration.search.fill('ENTR301');
  await page.getByRole('button', { name: say('registration:offered.moreSections', { count: 3 }) }).click();
  await registration.section('join', 'ENTR301-05').click();
  await isAt(1);
  await registration.actIn('wait').click();
  await isAt(2);
  await script.getByRole('button', { name: say('console:script.doStep') }).click();
  await isAt(3);
  await registration.openTab('courses');
  await page.getByRole('button', { name: say('registration:waiting.leaveCourse', { course: 'ENTR301' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('registration:waiting.leave') })
    .click();
  await isAt(4);
  await script.getByRole('button', { name: say('console:script.doStep') }).click();
  await isAt(steps);
  expect(trouble.unexpected()).toEqual([]);
  trouble.allow(/404 GET \/sim\/info/);
  await university.call('closeClassroom', { params: { code } });
});

test('the wall shows a class of one, of five and of thirty at once, large enough to be read across a room', async ({
  page,
  portal,
  baseURL,
  language,
  texts: { say },
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const university = new Client(baseURL ?? '');
  const { code } = await university.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.full-section' }, trainees: 30 },
  });
  const open = [university];
  const join = async (name: string): Promise<void> => {
    const { path, session } = await university.call('joinClassroom', { params: { code }, body: { name } });
    open.push(new Client(`${baseURL}${path}`).use(session!));
  };
  /** The cards that are not fully on the screen, and those in which a line is cut elsewhere than at its end. */
  const notSeen = () =>
    page.getByRole('main').evaluate((wall) =>
      [...wall.querySelectorAll('li')].flatMap((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        const inside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        const whole = [...card.querySelectorAll('h2, p, span')].every((line) => {
          const box = line.getBoundingClientRect();
          const { lineHeight } = getComputedStyle(line);
          return (
            box.top >= top &&
            box.bottom <= bottom &&
            box.left >= left &&
            box.right <= right &&
            box.height >= parseFloat(lineHeight) - 1
          );
        });
        return inside && whole ? [] : [card.textContent];
      }),
    );
  const smallest = () =>
    page
      .getByRole('main')
      .evaluate((wall) =>
        Math.min(...[...wall.querySelectorAll('li h2')].map((name) => parseFloat(getComputedStyle(name).fontSize))),
      );
  await join('Mohamed Jasim Al Buainain');
  await portal.open(`/simulator/wall/${code}`);
  // The least size of the text in pixels for each number of trainees. Text of 1/36 of the screen's height can be read
  // from the last row.
  for (const [trainees, least] of [
    [1, 26],
    [5, 26],
    [30, 20],
  ] as const) {
    while (open.length <= trainees) await join(`Trainee ${open.length}`);
    if (trainees > 1) {
      await open[2]!.call('setHand', { body: { raised: true } });
      for (let times = 0; times < 2; times += 1)
        await open[3]!.send('registerCourse', { body: { sectionId: 9_999_999 } });
      await university.call('resetTrainee', { params: { code, trainee: 4 }, body: { step: 5 } });
    }
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(trainees);
    if (trainees > 1) await expect(page.getByText(say('classroom:wall.finished'))).toBeVisible();
    for (const spoken of [language, language === 'en' ? 'ar' : 'en'] as const) {
      await expect(page.locator('html')).toHaveAttribute('lang', spoken);
      // The strip may appear last and move the cards, so the check is repeated.
      await expect.poll(notSeen, `${trainees} in ${spoken}`).toEqual([]);
      expect(await smallest()).toBeGreaterThanOrEqual(least);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      const { texts } = await portal.speaking(spoken);
      await page.getByRole('button', { name: texts.say('shell.languageLabel') }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await university.call('closeClassroom', { params: { code } });
});
