import { daily, expect, test } from './portal.ts';
import { SignInPage } from './pages/SignInPage.ts';

test('what is missing is said of every field, and the focus takes the first of them in the page', async ({
  page,
  portal,
  texts: { say },
}) => {
  const form = new SignInPage(portal);
  await form.open();
  await form.submit.click();
  await expect(form.userName).toBeFocused();
  const faults = page.getByText(
    new RegExp(
      [
        say('account:validation.captchaRequired'),
        say('account:validation.userNameRequired'),
        say('account:validation.passwordRequired'),
      ].join('|'),
    ),
  );
  await expect(faults).toHaveCount(3);

  await form.captcha.check();
  await form.submit.click();
  await expect(form.userName).toBeFocused();
  await expect(form.userName).toHaveAccessibleDescription(say('account:validation.userNameRequired'));

  await form.userName.fill('abc');
  await expect(form.userName).toHaveAccessibleDescription('');
  await form.submit.click();
  await expect(form.userName).toHaveAccessibleDescription(say('account:validation.userNameTooShort'));

  await form.userName.fill('abcd');
  await form.submit.click();
  await expect(form.password).toBeFocused();
  await expect(form.password).toHaveAccessibleDescription(say('account:validation.passwordRequired'));
});

test(
  'a wrong password is said in place, and the form keeps what was typed',
  daily,
  async ({ page, portal, trouble, texts: { message } }) => {
    trouble.expect(/422 POST .*UserLogin/);
    const form = new SignInPage(portal);
    await form.open();
    await form.signIn('eligible', 'not-the-password');
    await expect(page.getByRole('alert')).toContainText(message('MSG-000017'));
    await expect(form.userName).toHaveValue('eligible');
    await expect(form.captcha).not.toBeChecked();
    expect(await portal.keptNames()).toEqual([]);
  },
);

test('remember me asks for a session that lasts, and leads to the page that was wanted', async ({
  page,
  portal,
  texts: { say },
}) => {
  const form = new SignInPage(portal);
  await portal.open('/courseRegistrationFees');
  await expect(form.submit).toBeVisible();
  await form.rememberMe.check();
  const sent = page.waitForRequest(/UserLogin/);
  await form.signIn('eligible');
  expect((await sent).postDataJSON()).toMatchObject({ userName: 'eligible', rememberMe: true });
  await expect(portal.heading(say('registration:title.current'))).toBeVisible();
  expect(portal.path()).toBe('/courseRegistrationFees');
  const days = (Date.parse((await portal.kept('refreshTokenExpiry')) ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(7);
});

test('a seeded student fills the form in', async ({ page, portal, texts: { say } }) => {
  const form = new SignInPage(portal);
  await form.open();
  await page.getByRole('button', { name: say('account:seeded.fill') }).click();
  await expect(form.userName).toHaveValue('eligible');
  await form.captcha.check();
  await form.submit.click();
  await expect(page).toHaveURL(portal.address('/home'));
});
