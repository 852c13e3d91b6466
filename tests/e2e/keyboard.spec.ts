import type { Locator, Page } from 'playwright';
import { seedPassword } from '../../seed/password.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { daily, expect, test } from './portal.ts';

const enough = 80;

/** True if the focused element looks different because it has the focus. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const drawn = (one: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // The focus may be visible on a neighbouring element: the border of a field, or the label of a hidden input.
    const near = [
      element,
      ...(element.parentElement?.children ?? []),
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ];
    if (near.some(drawn)) return true;
    if (!(element instanceof HTMLInputElement)) return false;
    const border = getComputedStyle(element).borderTopColor;
    element.blur();
    const changed = getComputedStyle(element).borderTopColor !== border;
    element.focus();
    return changed;
  });

/** Presses Tab until the element has the focus. The focus must be visible at each stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < enough; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const where = await page.evaluate(
      () => `${document.activeElement?.tagName} ${document.activeElement?.textContent.slice(0, 40)}`,
    );
    if (!where.startsWith('BODY')) expect(await focusIsSeen(page), `the focus is seen on ${where}`).toBe(true);
  }
  throw new Error(`${enough} times Tab do not lead to ${target.toString()}`);
}

test('a whole registration by keyboard alone', daily, async ({ page, portal, texts: { say } }) => {
  const form = new SignInPage(portal);
  await form.open();
  await tabTo(page, form.userName);
  await page.keyboard.type('eligible');
  await tabTo(page, form.password);
  await page.keyboard.type(seedPassword);
  await tabTo(page, form.captcha);
  await page.keyboard.press('Space');
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal.address('/home'));

  const registration = new RegistrationPage(portal);
  const openMenu = page.getByRole('button', { name: say('page.openMenu') });
  const link = page
    .getByRole('navigation', { name: say('page.menu') })
    .getByRole('link', { name: say('menu:forms.registeredCourses'), exact: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (await openMenu.isVisible()) {
    await tabTo(page, openMenu);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(registration.title).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: say('registration:tab.offered'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, registration.search);
  await page.keyboard.type('STAT273');
  await expect(registration.count).toHaveText(registration.found(1));
  await tabTo(page, registration.section('add', 'STAT273-01'));
  await page.keyboard.press('Enter');
  const takeOut = registration.section('takeOut', 'STAT273-01');
  await expect(takeOut).toBeFocused();

  const review = registration.basket.getByRole('button', { name: say('registration:basket.review') });
  await tabTo(page, review);
  await page.keyboard.press('Enter');
  await expect(registration.apply(1)).toBeEnabled();
  await tabTo(page, registration.apply(1));
  await page.keyboard.press('Enter');
  await expect(registration.done).toBeVisible();
  await tabTo(page, registration.review.getByRole('link', { name: say('registration:review.toCourses') }));
  await page.keyboard.press('Enter');
  await expect(registration.row('STAT273')).toBeVisible();
  expect((await portal.client.as('eligible')) && (await registration.registeredHours())).toBe(9);
});

test('dialogues take the focus, keep it, and give it back', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&search=STAT273');
  await registration.section('add', 'STAT273-01').click();
  const open = registration.basket.getByRole('button', { name: say('registration:basket.review') });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(registration.review).toBeVisible();
  const holdsFocus = (dialog: Locator): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(() => holdsFocus(registration.review)).toBe(true);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(registration.review)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(registration.review).toBeHidden();
  await expect(open).toBeFocused();

  const course = page.getByRole('heading', { level: 3 }).getByRole('button').first();
  await course.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: say('registration:details.title') });
  await expect(details).toBeVisible();
  await expect.poll(() => holdsFocus(details)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(course).toBeFocused();

  await registration.openTab('courses');
  await registration.changeButton('ITCS222').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => holdsFocus(page.getByRole('menu').or(page.getByRole('dialog')))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(registration.changeButton('ITCS222')).toBeFocused();
  await page.keyboard.press('Enter');
  await registration.menuItem('delete').press('Enter');
  await expect(registration.dialog('delete')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(registration.dialog('delete')).toBeHidden();
  await expect(registration.changeButton('ITCS222')).toBeFocused();
});

test('the first Tab of a page leads past its menu', async ({ page, portal, texts: { say } }) => {
  await portal.enter('eligible', '/registeredCourses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: say('page.skip') });
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
