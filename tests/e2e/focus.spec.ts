import type { Locator, Page } from 'playwright';
import { rather } from '../support/long.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { expect, test, type Portal } from './portal.ts';

/** The element that covers the focused element; null if a corner, an edge or the centre of it is visible. */
const coveredBy = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.closest('iframe')) return null;
    // A checkbox without its own size counts by its label, as does an input of a segmented control.
    const drawn =
      element instanceof HTMLInputElement && element.labels?.[0] && element.getBoundingClientRect().width < 8
        ? element.labels[0]
        : element;
    const box = drawn.getBoundingClientRect();
    const inset = 2;
    const places = [0, 0.5, 1].flatMap((x) =>
      [0, 0.5, 1].map(
        (y) =>
          [box.left + inset + (box.width - 2 * inset) * x, box.top + inset + (box.height - 2 * inset) * y] as const,
      ),
    );
    const tops = places.map(([x, y]) => document.elementFromPoint(x, y));
    if (tops.some((top) => top && (drawn.contains(top) || top.contains(drawn)))) return null;
    const cover = tops.find(Boolean);
    return `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}" at ${Math.round(box.top)} behind ${cover ? `${cover.tagName}.${cover.className.toString()}` : 'the edge'}`;
  });

const most = 260;

/** Moves through the page with Tab or Shift+Tab, and returns every focused element that was covered. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden = new Set<string>();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const done = await page.evaluate(() => !document.activeElement || document.activeElement === document.body);
    if (done && presses > 0) break;
    const covered = await coveredBy(page);
    if (covered) hidden.add(covered);
  }
  return [...hidden];
}

async function expectAllSeen(page: Page, name: string): Promise<void> {
  await page.locator('#content').focus();
  expect.soft(await hiddenStops(page, 'Tab'), `${name}: forward`).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect.soft(await hiddenStops(page, 'Shift+Tab'), `${name}: back`).toEqual([]);
}

const ready: Record<string, (portal: Portal) => Promise<unknown>> = {
  '/registeredCourses?tab=offered&plan=1': async (portal) => {
    const registration = new RegistrationPage(portal);
    await portal.page
      .getByRole('button', { name: portal.texts.say('registration:offered.add') })
      .and(portal.page.locator(':enabled'))
      .first()
      .click();
    await expect(registration.basket).toBeVisible();
  },
  '/studentFees': async ({ page, texts: { say } }) => {
    await page.getByRole('main').getByRole('checkbox').first().check();
    await expect(page.getByRole('region', { name: say('fees:pay.bar'), exact: true })).toBeVisible();
  },
  '/topHitLinks': ({ page, texts: { say } }) =>
    expect(page.getByRole('list', { name: say('link:chosen.list') })).toBeVisible(),
  '/acadmicPlan': ({ page, texts: { say } }) =>
    expect(page.getByRole('heading', { name: say('plan:next.title') })).toBeVisible(),
  '/gpaSimulator': ({ page }) => expect(page.getByRole('combobox').first()).toBeVisible(),
  '/home': ({ page, texts: { say } }) => expect(page.getByText(say('student:services.title'))).toBeVisible(),
};

/** The pages of the daily run. Each has a bar at the bottom, which may cover the focused element. */
const everyDay = new Set(['/registeredCourses?tab=offered&plan=1', '/studentFees']);

for (const [path, prepare] of Object.entries(ready).filter(([path]) => rather(everyDay.has(path), true)))
  test(`no stop of the keyboard is hidden on ${path}`, async ({ page, portal }) => {
    await portal.enter(path === '/studentFees' ? 'owesLastSemester' : 'eligible', path);
    await prepare(portal);
    await expectAllSeen(page, path);
  });

test('going through a bar at the foot of the page leaves the page where it is', async ({
  page,
  portal,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&plan=1');
  await page
    .getByRole('button', { name: say('registration:offered.add') })
    .and(page.locator(':enabled'))
    .first()
    .click();
  const [first, second] = [say('registration:basket.clear'), say('registration:basket.review')].map((name) =>
    registration.basket.getByRole('button', { name }),
  );
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => window.scrollY);
  await first!.focus();
  await page.keyboard.press('Tab');
  await expect(second!).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('replacing a course keeps the focus on the page', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible');
  await registration.changeButton('ITCS222').focus();
  await page.keyboard.press('Enter');
  await registration.menuItem('replace').press('Enter');
  await expect(page.getByText(say('registration:replace.text'))).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  const stop = page.getByRole('button', { name: say('registration:replace.stop') });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
});

test('looking at a course and turning the page do not lose the focus either', async ({ page, portal }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  const course = registration.courseNames.first().getByRole('button');
  await course.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(course).toBeFocused();
});

test('the eye of a password field is reached and used by keyboard', async ({ page, portal, texts: { say } }) => {
  const form = new SignInPage(portal);
  await form.open();
  await form.password.fill('Bahrain');
  await form.password.focus();
  await page.keyboard.press('Tab');
  const eye = page.getByRole('button', { name: say('account:signIn.showPassword') });
  await expect(eye).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
});

test('faults at sign-in mark every field, and the focus takes the first of the page', async ({
  page,
  portal,
  texts: { say },
}) => {
  const form = new SignInPage(portal);
  await form.open();
  await form.submit.click();
  await expect(form.userName).toBeFocused();
  for (const field of [form.userName, form.password, form.captcha])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await form.userName.fill('eligible');
  await expect(form.userName).not.toHaveAttribute('aria-invalid', 'true');
  await portal.visit('/password-reset');
  await page.getByRole('button', { name: say('account:reset.send') }).click();
  await expect(page.getByRole('textbox', { name: say('account:signIn.userName') })).toBeFocused();
});

test('the code page begins with what is empty first', async ({ page, portal, texts: { say } }) => {
  await portal.open('/password-reset?step=code');
  await expect(page.getByRole('textbox', { name: say('account:signIn.userName') })).toBeFocused();
  await portal.open('/password-reset?step=code&user=eligible');
  await expect(page.getByLabel(say('account:reset.digit', { digit: 1, of: 4 }))).toBeFocused();
});

test('a refusal at sign-in is still there once its time is over, and its time can be stopped', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/403 POST .*UserLogin|422 POST .*UserLogin/);
  await page.clock.install();
  const form = new SignInPage(portal);
  await form.open();
  await form.signIn('inactiveAccount');
  const dialogue = page.getByRole('alertdialog');
  await expect(dialogue).toContainText(message('MSG-LOG0-000006'));
  await expect(dialogue).toContainText(say('failure.holdHint'));
  await dialogue.getByRole('button', { name: say('failure.hold') }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(dialogue).toBeVisible();
  await dialogue.getByRole('button', { name: say('actions.ok') }).click();
  const reason = page.getByRole('alert').filter({ hasText: message('MSG-LOG0-000006') });
  await expect(reason).toBeVisible();
  expect(
    await reason.evaluate(
      (element) => document.activeElement?.contains(element) && document.activeElement !== document.body,
    ),
  ).toBe(true);
});

/** A control that disappears when it is pressed, and the element that must have the focus afterwards. */
type Gone = {
  persona: string;
  path: string;
  at?: string;
  press: (portal: Portal) => Locator | Promise<Locator>;
  then: (portal: Portal) => Locator;
};

const september = '2026-09-07T10:00:00+03:00';
const anywhere = ({ page }: Portal): Locator => page.locator(':focus');
const formHeading = ({ page }: Portal): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const chosenCourses = ({ page, texts: { say } }: Portal): Locator =>
  page.getByRole('list', { name: say('timetable:courses.title'), exact: true }).getByRole('listitem');
/** A pattern for the accessible name that a text makes, with any value in place of `%`. */
const inName = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('%', '.+');
const button = ({ page }: Portal, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

const gone: Record<string, Gone> = {
  'the form of an appeal': {
    persona: 'gradeAppeal',
    path: '/appealRequest',
    at: september,
    then: formHeading,
    press: (portal) => button(portal, portal.texts.say('appeal:courses.appealLabel', { code: 'MATHS203' })),
  },
  'details to change': {
    persona: 'twoMobiles',
    path: '/contactDetails',
    then: anywhere,
    press: (portal) => {
      const { say } = portal.texts;
      return button(portal, say('contact:editSection', { section: say('contact:sections.address') }));
    },
  },
  'a programme that is ranked': {
    persona: 'transferStrong',
    path: '/transfer',
    at: '2026-09-14T10:00:00+03:00',
    then: ({ page }) => page.locator('[data-item]').first(),
    press: async (portal) => {
      const {
        page,
        client,
        texts: { say, language },
      } = portal;
      const { programmes } = await client.call('getTransferOptions');
      const { name, college } = programmes.find(({ code }) => code === 'BMGT')!;
      await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
      await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
      await page.getByRole('option', { name: college[language], exact: true }).click();
      return button(portal, say('transfer:programme.addLabel', { name: name[language] }));
    },
  },
  'a programme taken out of the ranking': {
    persona: 'transferStrong',
    path: '/transfer',
    at: '2026-09-14T10:00:00+03:00',
    then: ({ page }) =>
      page
        .locator('li', { has: page.locator('[data-item]') })
        .getByRole('button')
        .last(),
    press: async (portal) => {
      const {
        page,
        client,
        texts: { say, language },
      } = portal;
      const { programmes } = await client.call('getTransferOptions');
      const { college } = programmes.find(({ code }) => code === 'BMGT')!;
      await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
      await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
      await page.getByRole('option', { name: college[language], exact: true }).click();
      const rows = page.getByRole('list', { name: say('transfer:ranked.list') }).getByRole('listitem');
      const add = page.getByRole('button', {
        name: new RegExp(inName(say('transfer:programme.addLabel', { name: '%' }))),
      });
      for (const count of [1, 2]) {
        await add.first().click();
        await expect(rows).toHaveCount(count);
      }
      return rows.first().getByRole('button').last();
    },
  },
  'a minor declared': {
    persona: 'eligible',
    path: '/declare-minor',
    at: september,
    then: ({ page }) => page.locator('[data-request]').first(),
    press: async (portal) => {
      const {
        client,
        texts: { say, language },
      } = portal;
      const { programmes } = await client.call('getMinorPrograms');
      const name = programmes[0]!.name[language];
      const declare = say('minor:declare.minor');
      await button(portal, say('minor:declareLabel', { action: declare, name })).press('Enter');
      await portal.page.getByRole('button', { name: declare, exact: true }).press('Enter');
      const question = portal.page.getByRole('dialog', { name: say('request:forms.minor.confirmTitle', { name }) });
      return question.getByRole('button', { name: say('request:forms.minor.confirmSend') });
    },
  },
  'a waiting list left': {
    persona: 'lastSeat',
    path: '/registeredCourses?tab=offered&search=ENTR301',
    then: anywhere,
    press: async (portal) => {
      const {
        page,
        texts: { say },
      } = portal;
      const registration = new RegistrationPage(portal);
      await registration.showAllSections('ENTR301');
      await registration.section('join', 'ENTR301-05').click();
      await registration.actIn('wait').click();
      await registration.openTab('courses');
      await button(portal, say('registration:waiting.leaveCourse', { course: 'ENTR301' })).press('Enter');
      const question = page.getByRole('dialog', { name: say('registration:waiting.leaveTitle') });
      return question.getByRole('button', { name: say('registration:waiting.leave') });
    },
  },
  'a course taken out of the timetable': {
    persona: 'eligible',
    path: '/timetable',
    then: (portal) => chosenCourses(portal).getByRole('button').last(),
    press: async (portal) => {
      const {
        page,
        texts: { say },
      } = portal;
      const next = page.getByRole('list', { name: say('timetable:courses.next') }).getByRole('button');
      for (const count of [1, 2]) {
        await next.first().click();
        await expect(chosenCourses(portal)).toHaveCount(count);
      }
      return chosenCourses(portal).first().getByRole('button').last();
    },
  },
  'a course of the plan for the timetable': {
    persona: 'eligible',
    path: '/timetable',
    then: ({ page, texts: { say } }) =>
      page
        .getByRole('list', { name: say('timetable:courses.next') })
        .getByRole('button')
        .first(),
    press: ({ page, texts: { say } }) =>
      page
        .getByRole('list', { name: say('timetable:courses.next') })
        .getByRole('button')
        .first(),
  },
  'a link of the menu': {
    persona: 'eligible',
    path: '/topHitLinks',
    then: anywhere,
    press: ({ page }) => page.locator('section[aria-labelledby="offered-title"] button:enabled').first(),
  },
  'a file': {
    persona: 'wantsRefund',
    path: '/refundRequest',
    at: september,
    then: ({ page }) => page.locator('[data-keeps-focus]:focus'),
    press: (portal) => button(portal, portal.texts.say('request:file.sample')),
  },
  'a course withdrawn from': {
    persona: 'withdrawalFloor',
    path: '/courseWithdraw',
    at: '2026-10-05T10:00:00+03:00',
    then: anywhere,
    press: async (portal) => {
      const { say } = portal.texts;
      await button(portal, say('withdrawal:course.nowLabel', { code: 'ITCS222' })).press('Enter');
      return portal.page.getByRole('dialog').getByRole('button', { name: say('withdrawal:course.now'), exact: true });
    },
  },
};

/** The cases of the daily run: focus set by a form, by a list, by a wish and after a dialogue. */
const pressedDaily = new Set([
  'the form of an appeal',
  'a programme that is ranked',
  'a course of the plan for the timetable',
  'a course withdrawn from',
]);

for (const [name, { persona, path, at, press, then }] of Object.entries(gone).filter(([one]) =>
  rather(pressedDaily.has(one), true),
))
  test(`the focus has somewhere to go on: ${name}`, async ({ page, portal, client }) => {
    if (at) await client.freeze(at);
    await portal.enter(persona, path);
    const control = await press(portal);
    await control.press('Enter');
    // The wait is longer than the page needs to set the focus.
    await page.waitForTimeout(1000);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect(then(portal)).toBeFocused();
  });

test('the focus has somewhere to go on: contact details whose code was accepted', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/409 PUT .*UpdateContactDetails/);
  await portal.enter('twoMobiles', '/contactDetails');
  await button(portal, say('contact:editSection', { section: say('contact:sections.address') })).press('Enter');
  await page.getByLabel(say('contact:fields.block')).fill('808');
  await button(portal, say('contact:form.continue')).press('Enter');
  const dialogue = page.getByRole('dialog', { name: say('verification:title') });
  await expect(dialogue.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type((await client.call('getOutbox')).messages[0]!.code!);
  await expect(dialogue).toBeHidden();
  await expect(page.getByText('808', { exact: true })).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(anywhere(portal)).toBeFocused();
});

test('what follows from a request has the focus before it has arrived, and a sent one goes on at its card', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze(september);
  await portal.enter('gradeAppeal', '/appealRequest');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/consequences/i, async (route) => {
    await arrived;
    await route.continue();
  });
  await button(portal, say('appeal:courses.appealLabel', { code: 'MATHS203' })).press('Enter');
  await page.getByLabel(say('request:forms.appeal.reason.label')).fill('The last question was not added up.');
  await button(portal, say('request:forms.appeal.send')).press('Enter');
  const dialogue = page.getByRole('dialog', { name: say('request:forms.appeal.confirmTitle') });
  const live = dialogue.locator('[aria-live="polite"]').first();
  await expect(live).toBeFocused();
  arrive();
  const send = dialogue.getByRole('button', { name: say('request:forms.appeal.confirmSend') });
  await expect(send).toBeEnabled();
  await expect(live).toBeFocused();
  await send.press('Enter');
  await expect(dialogue).toBeHidden();
  await expect(page.locator('[data-request]').first()).toBeFocused();
});
