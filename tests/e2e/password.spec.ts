import { seedPassword } from '../../seed/password.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { expect, test } from './portal.ts';

const fresh = 'Manama-2027';

test('a forgotten password is set anew with the code from the e-mail, pasted whole', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST .*ForgetPasswordChangePassword/);
  const form = new SignInPage(portal);
  await form.open('?user=eligible');
  await page.getByRole('link', { name: say('account:signIn.forgotPassword') }).click();
  await expect(portal.heading(say('account:reset.title'))).toBeVisible();
  await form.userName.fill('eligible');
  await page.getByRole('button', { name: say('account:reset.send') }).click();
  await expect(form.captcha).toBeFocused();
  await form.captcha.check();
  await page.getByRole('button', { name: say('account:reset.send') }).click();
  await expect(page.getByText('e•••••e@stu.•••••')).toBeVisible();

  const code = (await client.call('getOutbox')).messages[0]?.code ?? '';
  const digits = page.locator('[data-code] input:not([type=hidden])');
  const change = page.getByRole('button', { name: say('account:password.change') });
  await expect(digits.first()).toBeFocused();
  await digits.first().evaluate((input, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, code);
  await expect(digits.last()).toHaveValue(code.at(-1) ?? '');

  const newPassword = page.getByLabel(say('account:password.new'), { exact: true });
  const meter = page.getByRole('meter', { name: say('account:password.strength') });
  await newPassword.fill('manama');
  await expect(meter).toHaveAttribute('aria-valuenow', '20');
  await change.click();
  await expect(newPassword).toBeFocused();
  await newPassword.fill(seedPassword);
  await expect(meter).toHaveAttribute('aria-valuetext', say('account:password.scores.strong'));
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 480 });
  await change.click();
  await expect(page.getByRole('alert')).toContainText(message('MSG-000011', { context: 'recent' }));
  // The response to the click scrolls into view.
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await newPassword.fill(fresh);
  await change.click();
  await expect(portal.heading(say('account:password.done'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('actions.signIn') })
    .click();
  await expect(form.userName).toHaveValue('eligible');
  await form.signIn('eligible', fresh);
  await expect(page).toHaveURL(portal.address('/home'));
});

test('an expired password leads to the page that changes it; a pause counts down', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST .*(UserLogin|ForgetPasswordChangePassword)/, /429 POST .*ForgetPasswordChangePassword/);
  const form = new SignInPage(portal);
  await form.open();
  await form.signIn('passwordExpired');
  await expect(portal.heading(say('account:password.changeTitle'))).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(message('MSG-000018'));
  await expect(form.userName).toHaveValue('passwordExpired');
  const current = page.getByLabel(say('account:password.current'), { exact: true });
  const change = page.getByRole('button', { name: say('account:password.change') });
  await page.getByLabel(say('account:password.new'), { exact: true }).fill(fresh);
  await current.fill('wrong');
  for (let i = 0; i < 6; i += 1) {
    const answered = page.waitForResponse(/ForgetPasswordChangePassword/);
    await change.click();
    await answered;
  }
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(change).toBeDisabled();
});

test('a signed-in student changes the password and stays signed in here alone', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const there = await client.fresh().as('eligible');
  await portal.enter('eligible');
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await page.getByRole('menuitem', { name: say('shell.changePassword') }).click();
  await page.getByLabel(say('account:password.current'), { exact: true }).fill(seedPassword);
  await page.getByLabel(say('account:password.new'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: say('account:password.change') }).click();
  await expect(page).toHaveURL(portal.address('/home'));
  expect([(await client.send('getMenu')).status, (await there.send('getMenu')).status]).toEqual([200, 401]);
});

test('signed out elsewhere from here', async ({ page, portal, client, texts: { say } }) => {
  const [phone, other] = [await client.fresh().as('eligible'), await client.fresh().as('eligible')];
  await portal.enter('eligible', '/account/sessions');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(say('account:sessions.here'));
  await rows.nth(1).getByRole('button').click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('account:sessions.endOthers') }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(say('account:sessions.alone'))).toBeVisible();
  expect([
    (await phone.send('getMenu')).status,
    (await other.send('getMenu')).status,
    (await client.send('getMenu')).status,
  ]).toEqual([401, 401, 200]);
});
