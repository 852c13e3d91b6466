import { formatInstant } from '../../locales/i18n.ts';
import { setInstant } from './pages/InstantField.ts';
import { expect, test } from './portal.ts';

test('a demonstration starts in a sandbox of its own, its script at the side of the signed-in page', async ({ page, portal, client, texts: { say, message } }) => {
  // By another name one comes to the console too, and by its purposes to the demonstrations.
  await portal.open('/trainer');
  await expect(portal.heading(say('console:sections.begin'))).toBeVisible();
  expect(portal.path()).toBe('/simulator');
  // What is typed while the dialogue is still being fetched stands in it.
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
  await expect(options.filter({ hasText: 'A seat frees and the waiting list moves' })).toBeVisible();
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
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A full section and its waiting list' }) });
  await expect(card).toContainText('registration.sectionFull');
  await expect(card).toContainText('Monday 7 September');
  const opened = page.context().waitForEvent('page');
  await card.getByRole('link', { name: say('console:gallery.startLabel', { title: 'A full section and its waiting list' }) }).click();
  const student = await opened;
  await student.waitForURL(/\/sandbox\/full-section[^/]*\/registeredCourses$/);
  const script = student.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText(say('console:script.step', { step: 1, count: 5 }));
  await expect(script).toContainText('registration.sectionFull');
  // The table beside it is whole: nothing of its last column lies beyond the edge.
  const table = student.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate(({ parentElement: scroller }) => (scroller ? scroller.scrollWidth - scroller.clientWidth : -1))).toBe(0);

  // Next and back by keyboard, hidden and shown, remembered over a reload.
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
  await page.getByRole('button', { name: say('console:sandboxes.of', { action: say('console:sandboxes.delete'), name }) }).click();
  await page.getByRole('button', { name: say('console:sandboxes.of', { action: say('console:sandboxes.deleteSure'), name }) }).click();
  await expect.poll(async () => (await client.call('getSandboxes')).sandboxes.map((sandbox) => sandbox.name)).not.toContain(name);
  await portal.open('/simulator/nothing');
  await expect.poll(() => portal.path()).toBe('/404');
});

test('the clock jumps to the moments of a demonstration and tells what fell due', async ({ page, portal, client, texts: { say, language } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/simulator/now');
  const clock = page.getByRole('region', { name: say('console:now.clock') });
  await clock.getByRole('button', { name: say('console:now.snap.nextFriday') }).click();
  await expect(clock.getByRole('time').first()).toHaveText(formatInstant('2026-09-11T10:00:00+03:00', language, 'shortDateTime'));
  await expect(clock).toContainText(say('simulator:clock.edges.closes', { service: say('agenda:services.registration') }));
  await clock.getByRole('button', { name: new RegExp(`^${say('console:now.snap.addDropCloses')}`) }).click();
  await expect(clock).toContainText(say('console:now.due.waitingListsClose'));
  await expect(clock).toContainText(say('simulator:clock.edges.closes', { service: say('agenda:services.addDrop') }));
  expect((await client.call('getClock')).now).toBe('2026-09-18T00:00:00+03:00');
  // Another window moved it.
  await client.freeze('2026-10-01T12:00:00+03:00');
  await expect(clock.getByRole('time').first()).toHaveText(formatInstant('2026-10-01T12:00:00+03:00', language, 'shortDateTime'));
});

test('a period of the agenda is moved by keyboard, by pointer and exactly, and every change is undone', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  const before = (await client.call('getAgenda')).rows;
  const closes = async (): Promise<string | undefined> => (await client.call('getAgenda')).rows.find(({ function: name, semesterId }) => name === 'registration' && semesterId === 20261)?.closesAt;
  await portal.open('/simulator/now');
  const name = say('agenda:services.registration');
  const end = page.getByRole('slider', { name: say('console:agenda.closes', { name }), exact: true });
  await end.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(closes).toBe('2026-09-12T23:00:00+03:00');
  await expect(end).toBeFocused();

  const bar = page.getByRole('slider', { name: say('console:agenda.move', { name }), exact: true });
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => ((await closes()) ?? '') > '2026-09-20').toBe(true);
  const dragged = await closes();

  await page.getByRole('button', { name: say('console:agenda.editLabel', { name }), exact: true }).click();
  await setInstant(page, portal.texts, page.getByLabel(say('console:agenda.closesAt')), formatInstant('2026-09-30T12:00:00+03:00', portal.texts.language, 'date'), '14:30');
  await page.getByRole('button', { name: say('actions.save'), exact: true }).click();
  await expect.poll(closes).toBe('2026-09-30T14:30:00+03:00');

  const undo = page.getByRole('button', { name: say('console:agenda.undo') });
  for (const then of [dragged, '2026-09-12T23:00:00+03:00', '2026-09-11T00:00:00+03:00']) {
    await undo.click();
    await expect.poll(closes).toBe(then);
  }
  await expect(undo).toBeDisabled();
  expect((await client.call('getAgenda')).rows).toEqual(before);
});

test('what happens to messages and calls is said and done: lost, refused, removed', async ({ page, portal, client, texts: { say } }) => {
  await portal.open('/simulator/messages');
  const delivery = page.getByRole('region', { name: say('console:messages.delivery') });
  await expect(delivery).toContainText(say('console:messages.normal'));
  await delivery.getByRole('combobox', { name: say('console:messages.mode') }).selectOption('lost');
  await delivery.getByRole('button', { name: say('console:messages.apply') }).click();
  await expect(delivery).toContainText(say('console:messages.inForce', { count: 1 }));
  expect(await client.call('getDelivery')).toEqual({ mode: 'lost', seconds: 0, remaining: 1 });

  await portal.open('/simulator/faults');
  await page.getByRole('button', { name: say('console:faults.preset.refused') }).click();
  await expect(page.getByRole('region', { name: say('console:faults.inForce') })).toContainText(say('console:faults.says.code', { code: 'MSG-000077' }));
  expect((await client.call('getFaults')).faults).toMatchObject([{ group: 'saves', kind: 'code', code: 'MSG-000077', remaining: 1 }]);
  await page.getByRole('button', { name: new RegExp(say('console:faults.groups.saves')) }).click();
  await expect(page.getByText(say('console:faults.none'))).toBeVisible();
  expect((await client.call('getFaults')).faults).toEqual([]);
});

test('from the matrix of codes the demonstration of one starts: the way to the previous system', async ({ page, portal, trouble, texts: { say } }) => {
  trouble.expect(/422 POST .*UserLogin/);
  await portal.open('/simulator/codes');
  await page.getByRole('searchbox', { name: say('actions.search') }).fill('MSG-LOG0-000004');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('row').filter({ hasText: 'MSG-LOG0-000004' }).getByRole('link').first().click();
  const student = await opened;
  await expect(student.getByRole('textbox', { name: say('account:signIn.userName') })).toHaveValue('legacyaccount');
  const script = student.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText('Bahrain-2026');
  await student.getByLabel(say('account:signIn.password'), { exact: true }).fill('Bahrain-2026');
  await student.getByRole('checkbox', { name: say('account:captcha.simulated') }).check();
  await student.getByRole('button', { name: say('actions.signIn'), exact: true }).click();
  await expect(student.getByRole('alertdialog')).toContainText(say('failure.legacyTitle'));
});

test('the codes come twenty at a time; a search finds what a later page has', async ({ page, portal, client, texts: { say } }) => {
  const { codes } = await client.call('getCodes');
  const last = codes.at(-1)!.code;
  await portal.open('/simulator/codes');
  const rows = page.getByRole('table').getByRole('row').filter({ has: page.getByRole('rowheader') });
  const more = (count: number) => page.getByRole('button', { name: say('table.more', { count }), exact: true });
  await expect(rows).toHaveCount(20);
  await more(20).click();
  await expect(rows).toHaveCount(40);
  expect((await rows.first().getByRole('rowheader').textContent())?.trim()).toBe(codes[0]!.code);
  await expect(rows.filter({ hasText: last })).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: say('actions.search') });
  await search.fill(last);
  await expect(rows.filter({ hasText: last }).first()).toBeVisible();
  // Looked for something else, one begins with the first twenty again; in another order, with those that come first in it.
  await search.fill('');
  await expect(rows).toHaveCount(20);
  const byCode = page.getByRole('columnheader', { name: say('console:codes.code') }).getByRole('button');
  await byCode.click();
  await byCode.click();
  await expect(rows).toHaveCount(20);
  await expect(rows.first().getByRole('rowheader')).toHaveText([...codes].map(({ code }) => code).sort((a, b) => a.localeCompare(b, undefined, { numeric: true })).at(-1)!);
});

test('the desks of the offices show twelve requests at a time, and find the others', async ({ page, portal, client, texts: { say } }) => {
  const { requests } = await client.call('getRequests', { query: { status: 'sent' } });
  expect(requests.length).toBeGreaterThan(24);
  await portal.open('/simulator/offices');
  const shown = page.getByRole('list', { name: say('classroom:offices.requests') }).locator(':scope > li');
  await expect(shown).toHaveCount(12);
  await page.getByRole('button', { name: say('table.more', { count: 12 }), exact: true }).click();
  await expect(shown).toHaveCount(24);
  const { referenceNumber } = requests.at(-1)!;
  await page.getByRole('searchbox', { name: say('classroom:offices.search') }).fill(referenceNumber);
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(referenceNumber);
});

test('on a phone nothing long leaves its card, and the strip says all it has to say', async ({ page, portal, client, language, texts: { say } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.send('forgetPasswordRetrieveEmail', { body: { userName: 'eligible', captchaToken: 'wrong' } });
  /** What stands beyond its card, or beyond what the card leaves of the line. */
  const beyond = () => page.getByRole('main').evaluate((main) => [...main.querySelectorAll<HTMLElement>('bdi, time, button')].flatMap((one) => {
    const card = one.closest('section, li, main')!.getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return left < card.left - 1 || right > card.right + 1 ? [one.textContent] : [];
  }));
  await portal.open('/simulator/identity');
  await expect(page.getByText(/\/identity$/).first()).toBeVisible();
  expect(await beyond()).toEqual([]);
  await portal.visit('/simulator/traffic');
  await expect(page.getByText('forgetPasswordRetrieveEmail')).toBeVisible();
  expect(await beyond()).toEqual([]);
  await portal.open('/sign-in');
  for (const one of [portal, await portal.speaking(language === 'en' ? 'ar' : 'en')]) {
    if (one !== portal) await page.getByRole('button', { name: say('shell.languageLabel') }).click();
    const strip = page.getByRole('complementary', { name: one.texts.say('simulator:strip.label') });
    const says = strip.getByText(one.texts.say('simulator:strip.text'));
    await expect(says).toBeVisible();
    const cut = await says.evaluate((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].filter((line) => line.left < left - 1 || line.right > right + 1 || (line.top + line.bottom) / 2 < top || (line.top + line.bottom) / 2 > bottom).length;
    });
    expect(cut).toBe(0);
  }
});

test('on a phone what became of a step is in view when the script goes on', async ({ page, portal, texts: { say } }) => {
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

test('two students beside each other, each in a tab of its own; a step is ticked in both, and one who signs out leaves the other', async ({ page, portal, trouble, client, texts: { say } }) => {
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
  const userIn = (storage: 'localStorage' | 'sessionStorage') => second.page.evaluate(([where, key]) => (JSON.parse(window[where as 'localStorage'].getItem(key!) ?? 'null') as { userName: string } | null)?.userName, [storage, `${portal.basePath}user`]);
  expect([await userIn('localStorage'), await userIn('sessionStorage')]).toEqual(['seatholder', 'waitingfirst']);
  // The longest word a course is called by leaves the last column its place.
  const table = page.getByRole('table').first();
  await expect(table).toContainText('Entrepreneurship');
  expect(await table.evaluate(({ parentElement: scroller }) => (scroller ? scroller.scrollWidth - scroller.clientWidth : -1))).toBe(0);
  // The waiting student's page has read her place on the list, which is the first step.
  await expect(beside.getByText(say('console:script.stepDone')).first()).toBeVisible();
  await expect(script.getByText(say('console:script.stepDone')).first()).toBeVisible();

  // What is looked at stays until somebody goes on. The second step is another student's; nobody opens her page, and it is passed over: the third does it first, as a call.
  await expect(script).toContainText(say('console:script.step', { step: 1, count: 8 }));
  await expect(script.getByRole('button', { name: say('console:script.doForMe') })).toHaveCount(0);
  await script.getByRole('button', { name: say('actions.next') }).click();
  await script.getByRole('button', { name: say('actions.next') }).click();
  await expect(script.getByText(say('console:script.missing', { count: 1, steps: '2' }))).toBeVisible();
  await script.getByRole('button', { name: say('console:script.doForMe') }).click();
  await expect(script.getByText(say('console:script.asWritten'))).toBeVisible();
  await expect(script.getByText(say('console:script.missing', { count: 1, steps: '2' }))).toHaveCount(0);
  // What is done moves the script on, in both tabs; whoever goes back stays there.
  for (const panel of [script, beside]) await expect(panel).toContainText(say('console:script.step', { step: 4, count: 8 }));
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

  // Whoever helps finds the refused call by the number the page shows.
  await client.call('addFault', { body: { operationId: 'registrationLog', kind: 'status', status: 503, times: 9, latencyMs: 1, code: 'MSG-000077' } });
  await portal.visit('/courseRegistrationLog');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/R-\d+/);
  const [reference = ''] = /R-\d+/.exec((await alert.textContent()) ?? '') ?? [];
  const { calls } = await client.call('getTraffic', { query: { search: reference } });
  expect(calls).toMatchObject([{ operationId: 'registrationLog', status: 503 }]);

  // Whoever looks for it in another university is led to this one.
  const { sandbox } = await client.call('getSimulator');
  await page.goto(`${new URL(page.url()).origin}/simulator/codes`);
  await expect(portal.heading(say('console:sections.codes'))).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('console:find.label') }).fill(reference);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: say('traffic:elsewhere', { name: sandbox }) })).toHaveAttribute('href', new RegExp(`/sandbox/${sandbox}/simulator/traffic\\?search=${reference}$`));
});

test('a step at the offices leads to the requests of its student', async ({ page, portal, texts: { say } }) => {
  await portal.open('/simulator/start/refund.approved');
  const script = page.getByRole('complementary', { name: say('console:script.label') });
  for (let step = 2; step <= 7; step += 1) {
    await script.getByRole('button', { name: say('actions.next') }).click();
    await expect(script).toContainText(say('console:script.step', { step, count: 15 }));
  }
  await expect(script.getByRole('link', { name: say('console:script.trainer', { section: say('console:sections.offices') }) })).toHaveAttribute('href', /\/offices\?search=./);
});

test('a report of an error is pasted, and the state is set up in which the next step answers its code', async ({ page, portal, texts: { say } }) => {
  await portal.open('/simulator/codes');
  await page.getByLabel(say('console:codes.report')).fill('Amal sees "registration.sectionfull" since Monday, reference R-7.');
  await expect(page.getByRole('link', { name: say('console:codes.toCall') })).toHaveAttribute('href', /traffic\?search=R-7$/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: say('console:codes.showLabel', { code: 'registration.sectionFull' }) }).first().click();
  const student = await opened;
  await student.waitForURL(/\/sandbox\/[^/]+\/(?!simulator)/);
  const script = student.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText('registration.sectionFull');
  await script.getByRole('button', { name: say('console:script.doForMe') }).click();
  await expect(script.getByText(say('console:script.asWritten'))).toBeVisible();
});
