import type { Page } from 'playwright';
import { shortNames } from '../../web/features/transfer/ranking.ts';
import { atRest, expectNoSidewaysScroll } from './pages/checks.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test } from './portal.ts';

const narrow = { width: 320, height: 640 };
/** The text spacing of WCAG 1.4.12, which a reader may set. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
/** Arabic letters are joined, so their spacing stays the same. */
const spacedArabic =
  '* { line-height: 1.5 !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** The texts of buttons, links, labels, tabs, headings and table cells that are cut off by their container. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, th, td, h1, h2, h3, [role="tab"]',
    )) {
      const box = element.getBoundingClientRect();
      if (
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        box.width < 4 ||
        !element.textContent.trim()
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      for (let frame: HTMLElement | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(frame);
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible') continue;
        const inside = frame.getBoundingClientRect();
        const out = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 1 && (left < inside.left - 1 || right > inside.right + 1),
        );
        if (out) cut.push(`${element.tagName} ${element.textContent.trim().slice(0, 50)}`);
        break;
      }
    }
    return cut;
  });

/** Makes the texts 40 percent longer, but by at most 12 letters each, as a translation may be. */
const longer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const more = Math.ceil(text.trim().length * 0.4);
      if (more > 0 && /\p{L}{3}/u.test(text) && !node.parentElement?.closest('bdi, time, option, script, style'))
        node.textContent = `${text}${'ó'.repeat(Math.min(more, 12))}`;
    }
  });

async function expectWhole(page: Page, state: string, arabic: boolean): Promise<void> {
  await page.setViewportSize(narrow);
  await atRest(page);
  expect.soft(await cutOff(page), state).toEqual([]);
  const style = await page.addStyleTag({ content: arabic ? spacedArabic : spaced }).catch(() => null);
  if (!style) {
    // The policy allows only constructed style sheets.
    await page.evaluate(
      (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      },
      arabic ? spacedArabic : spaced,
    );
  }
  expect.soft(await cutOff(page), `${state}, with spacing`).toEqual([]);
  await longer(page);
  expect.soft(await cutOff(page), `${state}, with spacing and longer texts`).toEqual([]);
}

test('nothing is cut off at 320 pixels: registration', async ({ page, portal, language, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered', '&plan=1');
  await page
    .getByRole('button', { name: say('registration:offered.add') })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await expect(registration.basket).toBeVisible();
  await expectWhole(page, 'the basket', language === 'ar');
  await registration.enter('paidCourses');
  await expect(registration.row('STAT273')).toBeVisible();
  await expectWhole(page, 'registered courses', language === 'ar');
});

test('nothing is cut off at 320 pixels: a review with other sections to choose', async ({ page, portal, language }) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('maximumLoad', 'offered', '&search=MGT131');
  await registration.choose('addAnyway', 'MGT131-02');
  await registration.openReview();
  await expect(registration.review.getByRole('alert')).toBeVisible();
  await expectWhole(page, 'the review', language === 'ar');
});

for (const [persona, path, ready] of [
  ['returnedCheque', '/paymentHistory', 'list'],
  ['repeatedCourses', '/academictranscript', 'table'],
  ['everyShare', '/financialData', 'table'],
  ['eligible', '/home', 'meter'],
] as const)
  test(`nothing is cut off at 320 pixels: ${path}`, async ({ page, portal, language }) => {
    await portal.enter(persona, path);
    await page.setViewportSize(narrow);
    await expect(page.getByRole('main').getByRole(ready).first()).toBeVisible();
    await expectWhole(page, path, language === 'ar');
  });

test('nothing is cut off at 320 pixels: signing in, and the faults of the console', async ({
  page,
  portal,
  language,
  texts: { say },
}) => {
  await portal.open('/sign-in');
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  await expectWhole(page, '/sign-in', language === 'ar');
  await portal.open('/simulator/faults');
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expectWhole(page, 'faults', language === 'ar');
});

test('a word of a button is never broken in two, however narrow its column', async ({
  page,
  portal,
  texts: { say },
}) => {
  const registration = new RegistrationPage(portal);
  await registration.enter('paidCourses');
  for (const width of [1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    const label = registration.changeButton('STAT273').getByText(say('registration:courses.change'), { exact: true });
    await expect(label).toBeVisible();
    const lines = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width}`).toBe(1);
  }
});

test('a ranking of long names and the bar below the page are whole at 320 pixels', async ({
  page,
  portal,
  client,
  language,
  texts: { say },
}) => {
  await client.freeze('2026-09-14T10:00:00+03:00');
  await portal.enter('transferStrong', '/transfer');
  await page.setViewportSize(narrow);
  const { programmes } = await client.call('getTransferOptions');
  const { college } = programmes.find(({ code }) => code === 'BMGT')!;
  await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
  await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
  await page.getByRole('option', { name: college[language], exact: true }).click();
  const rows = page.getByRole('list', { name: say('transfer:ranked.list') }).getByRole('listitem');
  for (const [index, { code, name }] of programmes
    .filter((one) => one.college.en === college.en)
    .slice(0, 2)
    .entries()) {
    await page
      .getByRole('button', { name: say('transfer:programme.addLabel', { name: name[language] }), exact: true })
      .click();
    const [short = ''] = shortNames([name[language]], language);
    await expect(rows.nth(index), code).toContainText(short);
  }
  await expectNoSidewaysScroll(page, 'a ranking', narrow.width);
  const remove = rows.first().getByRole('button').last();
  await remove.scrollIntoViewIfNeeded();
  expect((await remove.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  // The names in the navigation bar are not cut off.
  const shortened = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav[data-places] span')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(shortened).toEqual([]);
  expect(await page.locator('nav[data-places] span').count()).toBeGreaterThan(3);
});
