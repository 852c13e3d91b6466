import type { Locator } from 'playwright';
import { rather } from '../support/long.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test, type Portal } from './portal.ts';

/**
 * An overlay on a page: the persona and the page, the function that opens the overlay and returns it, and another way
 * than Back to close it.
 */
type Cover = {
  persona: string;
  path: string;
  at?: string;
  ready?: (portal: Portal) => Promise<unknown>;
  open: (portal: Portal) => Promise<Locator>;
  close?: (portal: Portal, shown: Locator) => Promise<void>;
};

// On a narrow screen the menu is a drawer and the actions of a row are a sheet.
test.use({ viewport: { width: 360, height: 740 } });

const inSeptember = '2026-09-07T10:00:00+03:00';

const dialogue = ({ page }: Portal): Locator => page.getByRole('dialog');
const add = (portal: Portal) => new RegistrationPage(portal).section('add', 'STAT273-01').click();

const covers: Record<string, Cover> = {
  menu: {
    persona: 'eligible',
    path: '/home',
    open: async (portal) => {
      await portal.page.getByRole('button', { name: portal.texts.say('page.openMenu') }).click();
      return dialogue(portal);
    },
  },
  'account menu': {
    persona: 'eligible',
    path: '/home',
    open: async ({ page, texts: { say } }) => {
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
      return page.getByRole('menu').filter({ hasText: say('actions.signOut') });
    },
  },
  review: {
    persona: 'eligible',
    path: '/registeredCourses?tab=offered&search=STAT273',
    ready: add,
    open: async (portal) => {
      const registration = new RegistrationPage(portal);
      await registration.openReview();
      return registration.review;
    },
  },
  'course details': {
    persona: 'eligible',
    path: '/registeredCourses?tab=offered&search=STAT273',
    open: async (portal) => {
      await portal.page.getByRole('heading', { level: 3 }).getByRole('button').first().click();
      return dialogue(portal);
    },
  },
  sheet: {
    persona: 'eligible',
    path: '/registeredCourses',
    open: async (portal) => {
      await new RegistrationPage(portal).changeButton('ITCS222').click();
      return dialogue(portal);
    },
  },
  'a question from a sheet': {
    persona: 'eligible',
    path: '/registeredCourses',
    open: async (portal) => {
      const registration = new RegistrationPage(portal);
      await registration.ask('delete', 'ITCS222');
      return registration.dialog('delete');
    },
  },
  consequences: {
    persona: 'postpones',
    path: '/officialWithdraw',
    at: inSeptember,
    ready: async ({ page, texts: { say } }) => {
      await page.getByRole('combobox', { name: say('request:facts.reason') }).click();
      await page.getByRole('option', { name: say('request:options.WithdrawalReason.health') }).click();
    },
    open: async ({ page, texts: { say } }) => {
      await page.getByRole('button', { name: say('request:forms.officialWithdrawal.send') }).click();
      return page.getByRole('dialog', { name: say('request:forms.officialWithdrawal.confirmTitle') });
    },
  },
  'menu of a wish': {
    persona: 'eligible',
    path: '/timetable',
    ready: async ({ page, texts: { say } }) => {
      // The panel is folded on narrow screens, so the screen is made wider.
      await page.setViewportSize({ width: 1280, height: 800 });
      // Wishes are offered only after courses have been chosen.
      await page
        .getByRole('list', { name: say('timetable:courses.next') })
        .getByRole('button')
        .first()
        .click();
      const wishes = page.getByRole('region', { name: say('timetable:wishes.title') });
      const change = wishes.getByRole('button', { name: say('timetable:wishes.change') });
      await expect(change.or(wishes.getByRole('button', { name: say('timetable:wishes.add') })).first()).toBeVisible();
      if (await change.isVisible()) await change.click();
    },
    open: async ({ page, texts: { say } }) => {
      await page.getByRole('button', { name: say('timetable:wishes.add') }).click();
      return page.getByRole('menu');
    },
  },
  'sections to swap': {
    persona: 'eligible',
    path: '/timetable',
    ready: ({ page, texts: { say } }) =>
      page
        .getByRole('list', { name: say('timetable:courses.next') })
        .getByRole('button')
        .filter({ hasText: 'STAT273' })
        .click(),
    open: async (portal) => {
      const { page, texts } = portal;
      await page.getByRole('button', { name: texts.say('timetable:week.swapOf', { course: 'STAT273' }) }).click();
      return dialogue(portal);
    },
  },
  'course of the plan': {
    persona: 'eligible',
    path: '/acadmicPlan',
    ready: async ({ page }) => {
      await page.evaluate(() => delete document.documentElement.dataset.atTop);
      await page.locator('a[href*="acadmicPlanDetails"]').first().click();
      await page.waitForFunction(() => 'atTop' in document.documentElement.dataset);
    },
    open: async (portal) => {
      await portal.page.getByRole('main').getByRole('button', { name: /ITCS/ }).first().click();
      return dialogue(portal);
    },
  },
  message: {
    persona: 'eligible',
    path: '/inbox',
    open: async (portal) => {
      await portal.page.getByRole('button', { name: portal.texts.say('inbox:write.open') }).click();
      return dialogue(portal);
    },
  },
};

/**
 * The overlays of the daily run: a drawer, a full-page dialogue, one whose address names it, and one opened from
 * another.
 */
const everyDay = new Set(['menu', 'review', 'course details', 'a question from a sheet']);

for (const [name, { persona, path, at, ready, open }] of Object.entries(covers).filter(([one]) =>
  rather(everyDay.has(one), true),
))
  test(`Back closes what covers the page and nothing else: ${name}`, async ({ page, portal, client }) => {
    if (at) await client.freeze(at);
    await portal.enter(persona, '/accessibility');
    await portal.visit(path);
    await ready?.(portal);
    const here = page.url();
    const top = () => page.evaluate(() => 'atTop' in document.documentElement.dataset);
    await page.waitForTimeout(200);
    await page.evaluate(() => delete document.documentElement.dataset.atTop);
    const depth = () =>
      page.evaluate(() => (history.state as { overlay?: { depth: number } } | null)?.overlay?.depth ?? 0);
    const noted: string[] = [];
    page.on('request', (request) => request.url().includes('AuditFormLog') && noted.push(request.url()));
    const shown = await open(portal);
    await expect(shown).toBeVisible();
    await expect.poll(depth).toBeGreaterThan(0);
    await page.goBack();
    await expect(shown).toBeHidden();
    expect(page.url()).toBe(here);
    // Going forward does not open the overlay again.
    await page.goForward();
    await page.waitForTimeout(300);
    await expect(shown).toBeHidden();
    expect(page.url()).toBe(here);
    // An overlay closed in another way leaves no history entry for the next Back.
    await open(portal);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    expect([await top(), noted]).toEqual([false, []]);
    await expect.poll(depth).toBe(0);
    await page.goBack();
    await expect(page).not.toHaveURL(here);
  });

test('a link out of what covers the page leads there, and Back to the page under it', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.enter('eligible', '/home');
  await page.getByRole('button', { name: say('page.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('menu:forms.registeredCourses'), exact: true })
    .click();
  await expect(portal.heading(say('registration:title.current'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(portal.address('/home'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(portal.address('/registeredCourses'));
});

test('what asks before leaving is closed by Back, and leads on from the page itself', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze(inSeptember);
  await portal.enter('postpones', '/home');
  await page.getByRole('button', { name: say('page.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('menu:groups.myRequests') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('menu:forms.officialWithdraw') })
    .click();
  const words = page.getByRole('textbox', { name: say('request:forms.officialWithdrawal.remarks.label') });
  await words.fill('Ill since August');
  const question = page.getByRole('dialog', { name: say('request:leave.title') });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.waitForTimeout(300);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(words).toHaveValue('Ill since August');
  await expect(page).toHaveURL(portal.address('/officialWithdraw'));
  await page.goBack();
  await question.getByRole('button', { name: say('request:leave.go') }).click();
  await expect(page).toHaveURL(portal.address('/home'));
});

test('Back goes over the tabs one by one, also after a reload', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await portal.enter('eligible', '/home');
  await portal.visit('/registeredCourses');
  await registration.openTab('log');
  await registration.openTab('fees');
  await page.reload();
  await expect(page).toHaveURL(portal.address('/courseRegistrationFees'));
  await page.getByRole('button', { name: say('page.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The overlay closes first, then the tabs go back, then the page is left.
  for (const path of ['/courseRegistrationFees', '/courseRegistrationLog', '/registeredCourses', '/home']) {
    await page.goBack();
    await expect(page).toHaveURL(portal.address(path));
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goForward();
  await expect(registration.title).toBeVisible();
  await expect(page).toHaveURL(portal.address('/registeredCourses'));
});
