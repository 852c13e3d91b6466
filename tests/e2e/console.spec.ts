import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { formatInstant } from '../../locales/i18n.ts';
import { seedPassword } from '../../seed/password.ts';
import { setInstant } from './pages/InstantField.ts';
import { daily, expect, test } from './portal.ts';

test(
  'the clock jumps to the moments of a demonstration and tells what fell due',
  daily,
  async ({ page, portal, client, texts: { say, language } }) => {
    await client.freeze('2026-09-07T10:00:00+03:00');
    await portal.open('/simulator/now');
    const clock = page.getByRole('region', { name: say('console:now.clock') });
    await clock.getByRole('button', { name: say('console:now.snap.nextFriday') }).click();
    await expect(clock.getByRole('time').first()).toHaveText(
      formatInstant('2026-09-11T10:00:00+03:00', language, 'shortDateTime'),
    );
    await expect(clock).toContainText(
      say('simulator:clock.edges.closes', { service: say('agenda:services.registration') }),
    );
    await clock.getByRole('button', { name: new RegExp(`^${say('console:now.snap.addDropCloses')}`) }).click();
    await expect(clock).toContainText(say('console:now.due.waitingListsClose'));
    await expect(clock).toContainText(say('simulator:clock.edges.closes', { service: say('agenda:services.addDrop') }));
    expect((await client.call('getClock')).now).toBe('2026-09-18T00:00:00+03:00');
    // Another window moves the clock.
    await client.freeze('2026-10-01T12:00:00+03:00');
    await expect(clock.getByRole('time').first()).toHaveText(
      formatInstant('2026-10-01T12:00:00+03:00', language, 'shortDateTime'),
    );
  },
);

test('a period of the agenda is moved by keyboard, by pointer and exactly, and every change is undone', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  const before = (await client.call('getAgenda')).rows;
  const closes = async (): Promise<string | undefined> =>
    (await client.call('getAgenda')).rows.find(
      ({ function: name, semesterId }) => name === 'registration' && semesterId === 20261,
    )?.closesAt;
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
  await setInstant(
    page,
    portal.texts,
    page.getByLabel(say('console:agenda.closesAt')),
    formatInstant('2026-09-30T12:00:00+03:00', portal.texts.language, 'date'),
    '14:30',
  );
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

test('a second period of a service is for students with more earned hours', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/simulator/now');
  const name = say('agenda:services.registration');
  await page.getByRole('button', { name: say('console:agenda.editLabel', { name }), exact: true }).click();
  await page.getByLabel(say('console:agenda.earnedHoursFrom')).fill('90');
  await page.getByLabel(say('console:agenda.earnedHoursTo')).fill('60');
  await page.getByRole('button', { name: say('console:agenda.saveAsNew') }).click();
  await expect(page.getByText(say('console:agenda.hoursOrder'))).toBeVisible();
  await page.getByLabel(say('console:agenda.earnedHoursTo')).fill('');
  await page.getByRole('button', { name: say('console:agenda.saveAsNew') }).click();
  await expect(
    page.getByRole('group', { name: `${name} · ${say('console:agenda.hoursFrom', { from: 90 })}` }),
  ).toBeVisible();
  const rows = (await client.call('getAgenda')).rows.filter(
    ({ function: service, semesterId }) => service === 'registration' && semesterId === 20261,
  );
  expect(rows.map(({ earnedHoursFrom }) => earnedHoursFrom)).toEqual([null, 90]);
});

test('what happens to messages and calls is said and done: lost, refused, removed', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await portal.open('/simulator/messages');
  const delivery = page.getByRole('region', { name: say('console:messages.delivery') });
  await expect(delivery).toContainText(say('console:messages.normal'));
  await delivery.getByRole('combobox', { name: say('console:messages.mode') }).selectOption('lost');
  await delivery.getByRole('button', { name: say('console:messages.apply') }).click();
  await expect(delivery).toContainText(say('console:messages.inForce', { count: 1 }));
  expect(await client.call('getDelivery')).toEqual({ mode: 'lost', seconds: 0, remaining: 1 });

  await portal.open('/simulator/faults');
  await page.getByRole('button', { name: say('console:faults.preset.refused') }).click();
  await expect(page.getByRole('region', { name: say('console:faults.inForce') })).toContainText(
    say('console:faults.says.code', { code: 'MSG-000077' }),
  );
  expect((await client.call('getFaults')).faults).toMatchObject([
    { group: 'saves', kind: 'code', code: 'MSG-000077', remaining: 1 },
  ]);
  await page.getByRole('button', { name: new RegExp(say('console:faults.groups.saves')) }).click();
  await expect(page.getByText(say('console:faults.none'))).toBeVisible();
  expect((await client.call('getFaults')).faults).toEqual([]);
});

test('from the matrix of codes the demonstration of one starts: the way to the previous system', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
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

test('the codes come twenty at a time; a search finds what a later page has', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const { codes } = await client.call('getCodes');
  const last = codes.at(-1)!.code;
  await portal.open('/simulator/codes');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  const more = (count: number) => page.getByRole('button', { name: say('table.more', { count }), exact: true });
  await expect(rows).toHaveCount(20);
  await more(20).click();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(20)).toBeFocused();
  expect((await rows.first().getByRole('rowheader').textContent())?.trim()).toBe(codes[0]!.code);
  await expect(rows.filter({ hasText: last })).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: say('actions.search') });
  await search.fill(last);
  await expect(rows.filter({ hasText: last }).first()).toBeVisible();
  // After a new search or another order, the list begins again with the first twenty.
  await search.fill('');
  await expect(rows).toHaveCount(20);
  const byCode = page.getByRole('columnheader', { name: say('console:codes.code') }).getByRole('button');
  await byCode.click();
  await byCode.click();
  await expect(rows).toHaveCount(20);
  await expect(rows.first().getByRole('rowheader')).toHaveText(
    [...codes]
      .map(({ code }) => code)
      .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
      .at(-1)!,
  );
});

test('the desks of the offices show twelve requests at a time, and find the others', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const { requests } = await client.call('getRequests', { query: { status: 'sent' } });
  expect(requests.length).toBeGreaterThan(24);
  await portal.open('/simulator/offices');
  const shown = page.getByRole('list', { name: say('classroom:offices.requests') }).locator(':scope > li');
  await expect(shown).toHaveCount(12);
  await page.getByRole('button', { name: say('table.more', { count: 12 }), exact: true }).click();
  await expect(shown).toHaveCount(24);
  await expect(shown.nth(12)).toBeFocused();
  const { referenceNumber } = requests.at(-1)!;
  await page.getByRole('searchbox', { name: say('classroom:offices.search') }).fill(referenceNumber);
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(referenceNumber);
  // A request is found by its number from any list, even if it is decided.
  const other = requests[0]!;
  await client.call('decideRequest', {
    params: { referenceNumber: other.referenceNumber },
    body: { decision: 'refused', note: 'No' },
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('console:find.label') }).fill(other.referenceNumber);
  await page
    .getByRole('option')
    .filter({ hasText: say('console:find.kinds.request') })
    .click();
  await expect(shown).toContainText(other.referenceNumber);
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeInViewport();
});

test('the sandboxes are shown twelve at a time, and found by name', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const names = Array.from({ length: 13 }, (_, index) => `many-${index + 1}`);
  for (const name of names) await client.call('createSandbox', { body: { name } });
  await portal.open('/simulator/sandboxes');
  const shown = page.getByRole('main').getByRole('listitem');
  await expect(shown).toHaveCount(13);
  const search = page.getByRole('searchbox', { name: say('console:sandboxes.search') });
  await search.fill('Many-13');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('many-13');
  // The button disappears when all sandboxes are shown, and the focus moves to the first new one.
  await search.fill('many-');
  const more = page.getByRole('button', { name: say('table.more', { count: 1 }), exact: true });
  await more.press('Enter');
  await expect(shown).toHaveCount(13);
  await expect(more).toHaveCount(0);
  await expect(shown.nth(12)).toBeFocused();
  await search.fill('zzqq');
  await expect(page.getByText(say('table.nothingFound')).first()).toBeVisible();
  await search.fill('many-');
  await expect(shown).toHaveCount(12);
  // The search field stays even if few sandboxes are left, and after it is emptied.
  for (const name of names.slice(1)) await client.call('deleteSandbox', { params: { name } });
  await search.fill('many-1');
  await expect(shown).toHaveCount(1);
  const called = (action: string) =>
    shown.getByRole('button', { name: say('console:sandboxes.of', { action, name: 'many-1' }) });
  await called(say('console:sandboxes.delete')).click();
  await called(say('console:sandboxes.deleteSure')).click();
  await expect(shown).toHaveCount(0);
  await search.fill('');
  await expect(shown.first()).toContainText(say('console:sandboxes.main'));
  await expect(search).toBeFocused();
});

test('a link that has outlived its sandbox leads to those there are, of a class to the code of another', async ({
  page,
  portal,
  texts: { message },
}) => {
  await portal.open('/simulator/sandboxes');
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/sandbox/gone-long-ago/home`);
  await expect(page.getByRole('alert')).toContainText(message('DEV-000005', { name: 'gone-long-ago' }));
  expect(new URL(page.url()).pathname).toBe('/simulator/sandboxes');
  await page.goto(`${origin}/sandbox/class-abcde-1/home`);
  await expect(page).toHaveURL(`${origin}/join`);
});

test('demonstrations and students come a dozen at a time, and again the first dozen of what is looked for', async ({
  page,
  portal,
  texts: { say },
}) => {
  const looked = async (where: Locator, has: Locator): Promise<void> => {
    const shown = where.getByRole('listitem').filter({ has });
    const search = where.getByRole('searchbox');
    await expect(shown).toHaveCount(12);
    await where.getByRole('button', { name: say('table.more', { count: 12 }), exact: true }).click();
    await expect(shown).toHaveCount(24);
    await expect(shown.nth(12)).toBeFocused();
    const before = await search.inputValue();
    await search.fill('zzqq');
    await expect(shown).toHaveCount(0);
    await search.fill(before);
    await expect(shown).toHaveCount(12);
  };
  await portal.open('/simulator/gallery?search=student');
  await looked(page.getByRole('main'), page.getByRole('heading'));
  await portal.open('/sign-in');
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: say('simulator:tools.open'), exact: true }).click();
  for (const panel of ['personas', 'scenarios'] as const) {
    await drawer.getByRole('tab', { name: say(`simulator:panels.${panel}`), exact: true }).click();
    await looked(
      drawer,
      page.getByRole('button', {
        name: say(panel === 'personas' ? 'simulator:personas.signIn' : 'simulator:scenarios.start'),
      }),
    );
  }
});

test('on a phone nothing long leaves its card, and the strip says all it has to say', async ({
  page,
  portal,
  client,
  language,
  texts: { say },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.send('forgetPasswordRetrieveEmail', { body: { userName: 'eligible', captchaToken: 'wrong' } });
  /** Texts that extend beyond their card or beyond the rest of their line. */
  const beyond = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('bdi, time, button')].flatMap((one) => {
        const card = one.closest('section, li, main')!.getBoundingClientRect();
        const { left, right } = one.getBoundingClientRect();
        return left < card.left - 1 || right > card.right + 1 ? [one.textContent] : [];
      }),
    );
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
      return [...range.getClientRects()].filter(
        (line) =>
          line.left < left - 1 ||
          line.right > right + 1 ||
          (line.top + line.bottom) / 2 < top ||
          (line.top + line.bottom) / 2 > bottom,
      ).length;
    });
    expect(cut).toBe(0);
  }
});

test('a report of an error is pasted, and the state is set up in which the next step answers its code', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.open('/simulator/codes');
  await page.getByLabel(say('console:codes.report')).fill('MSG-٠٠٠٩٩٩');
  await expect(page.getByText(say('console:codes.unknown'))).toBeVisible();
  await expect(page.getByText(say('console:codes.nothingNamed'))).toHaveCount(0);
  await page
    .getByLabel(say('console:codes.report'))
    .fill('Amal sees "registration.sectionfull" since Monday, reference R-7.');
  await expect(page.getByRole('link', { name: say('console:codes.toCall') })).toHaveAttribute(
    'href',
    /traffic\?search=R-7$/,
  );
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: say('console:codes.showLabel', { code: 'registration.sectionFull' }) })
    .first()
    .click();
  const student = await opened;
  await student.waitForURL(/\/sandbox\/[^/]+\/(?!simulator)/);
  const script = student.getByRole('complementary', { name: say('console:script.label') });
  await expect(script).toContainText('registration.sectionFull');
  await script.getByRole('button', { name: say('console:script.doForMe') }).click();
  await expect(script.getByText(say('console:script.asWritten'))).toBeVisible();
});

// A server checks one other server at a time.
test.describe('conformance', () => {
  test.describe.configure({ mode: 'serial' });

  test('a test plan is filled in, saved without its passwords, opened again and played', async ({
    page,
    portal,
    client,
    baseURL,
    texts: { say },
  }) => {
    await portal.open('/simulator/conformance');
    await page.getByRole('button', { name: say('conformance:start') }).click();
    await expect(page.getByText(say('conformance:invalidUrl'))).toBeVisible();
    await page.getByLabel(say('conformance:name'), { exact: true }).fill('Trial');
    await page.getByLabel(say('conformance:baseUrl')).fill(baseURL ?? '');
    await page.getByLabel(say('conformance:area'), { exact: true }).selectOption('menu');
    await page.getByRole('button', { name: say('conformance:addAccount') }).click();
    await page.getByLabel(say('conformance:persona')).selectOption('eligible');
    await page.getByLabel(say('conformance:userName')).fill('eligible');
    const password = page.locator('input[type=password]');
    await password.fill(seedPassword);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('conformance:savePlan') }).click();
    const file = await (await saved).path();
    expect(readFileSync(file, 'utf8')).not.toContain(seedPassword);
    await page.reload();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say('conformance:openPlan') }).click();
    await (await chooser).setFiles(file);
    await expect(page.getByLabel(say('conformance:userName'))).toHaveValue('eligible');
    await expect(password).toHaveValue('');
    await password.fill(seedPassword);
    await page.getByRole('button', { name: say('conformance:start') }).click();
    const report = page.getByRole('region', { name: 'Trial' });
    await expect(report.getByRole('link', { name: say('conformance:page') })).toBeVisible();
    const opened = page.waitForEvent('popup');
    await report.getByRole('link', { name: say('conformance:page') }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
    const [trial] = (await client.call('getConformanceRuns')).runs;
    await client.call('deleteConformanceRun', { params: { id: trial!.id } });
  });

  test('a check of a server is brought into view, says its demonstrations and is compared with its like alone', async ({
    page,
    portal,
    client,
    baseURL,
    texts: { say },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const ids: number[] = [];
    for (const area of ['menu', 'inbox', 'menu']) {
      ids.push(
        (await client.call('startConformanceRun', { body: { baseUrl: baseURL ?? '', scenarios: [area] } })).runs[0]
          ?.id ?? 0,
      );
      await expect
        .poll(async () => (await client.call('getConformanceRuns')).runs.find(({ id }) => id === ids.at(-1))?.state)
        .not.toBe('running');
    }
    await portal.open('/simulator/conformance');
    const runs = page.getByRole('table', { name: say('conformance:runs') });
    await expect(runs).toContainText(say('console:areas.inbox'));
    const show = runs.getByRole('button', { name: say('conformance:show') });
    await show.first().click();
    const heading = page.getByRole('heading', { name: baseURL ?? '', level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // The run itself and runs of other scenarios are not offered for comparison.
    await expect(page.getByLabel(say('conformance:compareWith')).getByRole('option')).toHaveCount(2);
    await show.nth(1).click();
    await expect(heading).toBeFocused();
    await expect(page.getByText(say('conformance:noneAlike'))).toBeVisible();
  });
});

test('after a student was built, another is built from a file', async ({ page, portal, texts: { say } }) => {
  await portal.open('/simulator/students');
  const save = page.getByRole('button', { name: say('console:students.save') });
  await save.click();
  await expect(page.getByRole('link', { name: say('console:students.signIn'), exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  await page
    .getByRole('button', { name: say('console:students.take') })
    .first()
    .click();
  await expect(save).toBeEnabled();
});
