import { expect, test } from './portal.ts';

test('a demonstration starts in a sandbox of its own, its script at the side of the signed-in page', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  // The address /trainer also leads to the console.
  await portal.open('/trainer');
  await expect(portal.heading(say('console:sections.begin'))).toBeVisible();
  expect(portal.path()).toBe('/simulator');
  // Keys typed before the dialogue has loaded appear in its field.
  await page.route('**/assets/FindDialogue*.js', async (route) => {
    await page.waitForTimeout(400);
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('full secx');
  await page.keyboard.press('Backspace');
  const search = page.getByRole('combobox', { name: say('console:find.label') });
  await expect(search).toBeFocused();
  await page.keyboard.type('tion');
  await expect(search).toHaveValue('full section');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('A full section and its waiting list');
  await expect(options.filter({ hasText: 'The first student on a waiting list gets a free seat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('/');
  await search.fill('الاعطال');
  await expect(options.first()).toContainText(say('console:sections.faults'));
  await page.keyboard.press('Enter');
  await expect(portal.heading(say('console:sections.faults'))).toBeVisible();
  await portal.visit('/simulator');
  await page.getByRole('link', { name: say('console:begin.actions.choose.name') }).click();
  await expect(portal.heading(say('console:sections.gallery'))).toBeVisible();
  await page.getByRole('searchbox', { name: say('console:gallery.search') }).fill('قائمه انتظارها');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'A full section and its waiting list' }) });
  await expect(card).toContainText('registration.sectionFull');
  await expect(card).toContainText('Monday 7 September');
  const opened = page.context().waitForEvent('page');
  await card
    .getByRole('link', { name: say('console:gallery.startLabel', { title: 'A full section and its waiting list' }) })
    .click();
  const student = await opened;
  await student.waitForURL(/\/sandbox\/full-section[^/]*\/registeredCourses$/);
  const script = student.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText(say('console:script.step', { step: 1, count: 5 }));
  await expect(script).toContainText('registration.sectionFull');
  // The table beside the panel fits: its last column is visible.
  const table = student.getByRole('table');
  await expect(table).toBeVisible();
  expect(
    await table.evaluate(({ parentElement: scroller }) =>
      scroller ? scroller.scrollWidth - scroller.clientWidth : -1,
    ),
  ).toBe(0);

  // Moves between the steps with the keyboard; hides and shows the panel. The state is kept over a reload.
  await script.getByRole('button', { name: say('actions.next') }).focus();
  await student.keyboard.press('Enter');
  await expect(script).toContainText(say('console:script.step', { step: 2, count: 5 }));
  await expect(script).toContainText(message('MSG-000078').slice(0, 20));
  await student.reload();
  await expect(script).toContainText(say('console:script.step', { step: 2, count: 5 }));
  await script.getByRole('button', { name: say('console:script.hide') }).click();
  await expect(script).toHaveCount(0);
  await expect(student.getByRole('button', { name: say('simulator:tools.script') })).toBeFocused();
  await student.keyboard.press('Enter');
  for (let step = 2; step < 5; step += 1) await script.getByRole('button', { name: say('actions.next') }).click();
  await script.getByRole('button', { name: say('console:script.done') }).click();
  await expect(script).toContainText(say('console:script.finished'));
  await script.getByRole('button', { name: say('console:script.close') }).click();
  await expect(script).toHaveCount(0);

  const name = /\/sandbox\/([^/]+)\//.exec(student.url())?.[1] ?? '';
  await student.close();
  await portal.open('/simulator/sandboxes');
  await page.getByRole('button', { name: say('console:sandboxes.shareLabel', { name }) }).click();
  await expect(page.getByText(`/sandbox/${name}/sign-in`)).toBeVisible();
  await expect(page.getByText(say('console:sandboxes.onlyHere'))).toBeVisible();
  await page
    .getByRole('button', { name: say('console:sandboxes.of', { action: say('console:sandboxes.delete'), name }) })
    .click();
  await page
    .getByRole('button', { name: say('console:sandboxes.of', { action: say('console:sandboxes.deleteSure'), name }) })
    .click();
  await expect
    .poll(async () => (await client.call('getSandboxes')).sandboxes.map((sandbox) => sandbox.name))
    .not.toContain(name);
  await portal.open('/simulator/nothing');
  await expect.poll(() => portal.path()).toBe('/404');
});

test('on a phone the first step is read before the story', async ({ page, portal, texts: { say } }) => {
  await portal.open('/simulator/start/registration.waiting-list-promotion');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const step = script.getByText(say('console:script.step', { step: 1, count: 8 }));
  const story = script.getByText('two students wait');
  const top = async (of: typeof step): Promise<number> => (await of.boundingBox())?.y ?? NaN;
  await expect(step).toBeVisible();
  expect(await top(story)).toBeLessThan(await top(step));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await top(step)).toBeLessThan(await top(story));
  await expect(step).toBeInViewport();
});

test('on a phone what became of a step is in view when the script goes on', async ({
  page,
  portal,
  texts: { say },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.open('/simulator/start/registration.waiting-list-promotion');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const next = script.getByRole('button', { name: say('actions.next') });
  await next.click();
  await next.click();
  const doing = script.getByRole('button', { name: say('console:script.doForMe') });
  await doing.scrollIntoViewIfNeeded();
  await doing.click();
  const left = script.getByText(say('console:script.left', { step: 3 }));
  await expect(left).toBeVisible();
  await expect(left).toBeInViewport({ ratio: 1 });
  await expect(script.getByText(say('console:script.step', { step: 4, count: 8 }))).toBeInViewport();
});

test('two students beside each other, each in a tab of its own; a step is ticked in both, and one who signs out leaves the other', async ({
  page,
  portal,
  trouble,
  client,
  texts: { say },
}) => {
  trouble.expect(/503 GET .*RegistrationLog/);
  const waiting = (await client.call('getPersonas')).personas.find(({ key }) => key === 'waitingFirst')!;
  await portal.open('/simulator/start/registration.waiting-list-promotion');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  const opened = page.context().waitForEvent('page');
  await script.getByRole('link', { name: say('console:script.as', { name: waiting.name.en }) }).click();
  const second = portal.on(await opened);
  await expect.poll(() => second.path()).toBe('/registeredCourses');
  const beside = second.page.getByRole('complementary', { name: say('console:script.label') });
  await expect(beside).toContainText(say('console:script.asHere', { name: waiting.name.en }));
  const userIn = (storage: 'localStorage' | 'sessionStorage') =>
    second.page.evaluate(
      ([where, key]) =>
        (JSON.parse(window[where as 'localStorage'].getItem(key!) ?? 'null') as { userName: string } | null)?.userName,
      [storage, `${portal.basePath}user`],
    );
  expect([await userIn('localStorage'), await userIn('sessionStorage')]).toEqual(['seatholder', 'waitingfirst']);
  // The longest word in a course name leaves room for the last column.
  const table = page.getByRole('table').first();
  await expect(table).toContainText('Entrepreneurship');
  expect(
    await table.evaluate(({ parentElement: scroller }) =>
      scroller ? scroller.scrollWidth - scroller.clientWidth : -1,
    ),
  ).toBe(0);
  // The waiting student's page has loaded the waiting list, which is the first step.
  await expect(beside.getByText(say('console:script.stepDone')).first()).toBeVisible();
  await expect(script.getByText(say('console:script.stepDone')).first()).toBeVisible();

  // The panel stays at a step that only reads data until the next step is chosen. The page of the second step’s student
  // is never opened, so the button of the third step makes the call of the second step first.
  await expect(script).toContainText(say('console:script.step', { step: 1, count: 8 }));
  await expect(script.getByRole('button', { name: say('console:script.doForMe') })).toHaveCount(0);
  await script.getByRole('button', { name: say('actions.next') }).click();
  await script.getByRole('button', { name: say('actions.next') }).click();
  await expect(script.getByText(say('console:script.missing', { count: 1, steps: '2' }))).toBeVisible();
  await script.getByRole('button', { name: say('console:script.doForMe') }).click();
  await expect(script.getByText(say('console:script.asWritten'))).toBeVisible();
  await expect(script.getByText(say('console:script.missing', { count: 1, steps: '2' }))).toHaveCount(0);
  // A completed step moves the panel forward in both tabs. After going back, the panel stays.
  for (const panel of [script, beside])
    await expect(panel).toContainText(say('console:script.step', { step: 4, count: 8 }));
  await expect(script.getByText(say('console:script.left', { step: 3 }))).toBeVisible();
  await script.getByRole('button', { name: say('actions.previous') }).click();
  await expect(script.getByRole('button', { name: say('console:script.doForMe') })).toHaveCount(0);
  await second.page.reload();
  await expect(beside).toContainText(say('console:script.step', { step: 3, count: 8 }));
  expect(await userIn('sessionStorage')).toBe('waitingfirst');

  await second.goTo('/logout');
  await second.page.waitForURL(/\/sign-in/);
  await second.page.waitForLoadState();
  await expect.poll(() => userIn('sessionStorage')).toBeUndefined();
  expect(await userIn('localStorage')).toBe('seatholder');
  await second.page.close();

  // Support staff find the refused call by the reference that the page shows.
  await client.call('addFault', {
    body: { operationId: 'registrationLog', kind: 'status', status: 503, times: 9, latencyMs: 1, code: 'MSG-000077' },
  });
  await portal.visit('/courseRegistrationLog');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/R-\d+/);
  const [reference = ''] = /R-\d+/.exec((await alert.textContent()) ?? '') ?? [];
  const { calls } = await client.call('getTraffic', { query: { search: reference } });
  expect(calls).toMatchObject([{ operationId: 'registrationLog', status: 503 }]);

  // A search for the call in another sandbox leads to this one.
  const { sandbox } = await client.call('getSimulator');
  await page.goto(`${new URL(page.url()).origin}/simulator/codes`);
  await expect(portal.heading(say('console:sections.codes'))).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('console:find.label') }).fill(reference);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: say('traffic:elsewhere', { name: sandbox }) })).toHaveAttribute(
    'href',
    new RegExp(`/sandbox/${sandbox}/simulator/traffic\\?search=${reference}$`),
  );
});

test('a step at the offices leads to the requests of its student', async ({ page, portal, texts: { say } }) => {
  await portal.open('/simulator/start/refund.approved');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  for (let step = 2; step <= 7; step += 1) {
    await script.getByRole('button', { name: say('actions.next') }).click();
    await expect(script).toContainText(say('console:script.step', { step, count: 15 }));
  }
  await expect(
    script.getByRole('link', { name: say('console:script.trainer', { section: say('console:sections.offices') }) }),
  ).toHaveAttribute('href', /\/offices\?search=./);
});
