import type { Locator } from 'playwright/test';
import { getDirection, languages } from '../../locales/i18n.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { daily, expect, test } from './portal.ts';

const otherThan = (language: string) => languages.find((one) => one !== language) ?? 'en';

test(
  'the language changes in place: lang and dir together, nothing typed is lost, and it is kept',
  daily,
  async ({ page, portal, language, texts: { say, direction } }) => {
    const other = otherThan(language);
    const form = new SignInPage(portal);
    await form.open();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', direction);
    await form.userName.fill('eligible');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: say('shell.languageLabel') }).click();

    await expect(html).toHaveAttribute('lang', other);
    await expect(html).toHaveAttribute('dir', getDirection(other));
    const there = await portal.speaking(other);
    await expect(new SignInPage(there).userName).toHaveValue('eligible');
    await expect(page).toHaveTitle(`${there.texts.say('account:signIn.title')} · ${there.texts.say('university')}`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    await page.reload();
    await expect(html).toHaveAttribute('lang', other);
  },
);

test('the language goes with every call, and a search half typed stays', async ({
  page,
  portal,
  language,
  texts: { say },
}) => {
  const other = otherThan(language);
  const registration = new RegistrationPage(portal);
  const spoken = new Set<string | undefined>();
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) spoken.add(request.headers()['accept-language']);
  });
  await registration.enter('eligible', 'offered');
  await registration.search.fill('stat273');
  await expect(registration.count).toHaveText(registration.found(1));
  expect([...spoken]).toEqual([language]);

  spoken.clear();
  await page.getByRole('button', { name: say('shell.languageLabel') }).click();
  const there = new RegistrationPage(await portal.speaking(other));
  await expect(there.search).toHaveValue('stat273');
  await expect(there.count).toHaveText(there.found(1));
  await expect(there.section('add', 'STAT273-01')).toBeVisible();
  await expect.poll(() => [...spoken]).toEqual([other]);
});

test('a form half filled stays as it is when the language changes', async ({
  page,
  portal,
  client,
  language,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('wantsRefund', '/refundRequest');
  const entries = { amount: '12.500', iban: 'BH67 BMAG 0000 1299 1234 56', remarks: 'Two courses dropped' } as const;
  const names = ['amount', 'iban', 'remarks'] as const;
  for (const name of names) await page.getByRole('textbox', { name: say(`refund:form.${name}`) }).fill(entries[name]);
  await page.getByRole('combobox', { name: say('refund:form.reason') }).click();
  await page.getByRole('option', { name: say('refund:reasons.dropped') }).click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: say('shell.languageLabel') }).click();
  const { texts } = await portal.speaking(otherThan(language));
  await expect(page.getByRole('combobox', { name: texts.say('refund:form.reason') })).toHaveValue(
    texts.say('refund:reasons.dropped'),
  );
  for (const name of names)
    await expect(page.getByRole('textbox', { name: texts.say(`refund:form.${name}`) })).toHaveValue(entries[name]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('free words turn the field they are typed into; an empty one goes with the page', async ({
  page,
  portal,
  client,
  texts: { say, direction },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  const follows = async (field: Locator): Promise<void> => {
    for (const [typed, turned] of [
      ['', direction],
      ['نقل إلى مدينة أخرى', 'rtl'],
      ['Moving to another town', 'ltr'],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveCSS('direction', turned);
    }
  };
  await portal.enter('postpones', '/officialWithdraw');
  await follows(page.getByLabel(say('request:forms.officialWithdrawal.remarks.label')));
  await portal.visit('/contactDetails');
  await page
    .getByRole('button', { name: say('contact:editSection', { section: say('contact:sections.emergency') }) })
    .click();
  await follows(page.locator('input[name="emergencyContact.name"]'));
});
