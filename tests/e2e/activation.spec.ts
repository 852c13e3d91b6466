import { SignInPage } from './pages/SignInPage.ts';
import { expect, test, type Portal } from './portal.ts';

const fresh = 'Manama-2027';

/** The fields and buttons of the activation page of a newly admitted student. */
const activation = ({ page, texts: { say } }: Portal) => ({
  number: page.getByRole('textbox', { name: say('activation:studentNumber') }),
  email: page.getByRole('textbox', { name: say('account:signIn.email') }),
  send: page.getByRole('button', { name: say('account:reset.send'), exact: true }),
  digits: page.locator('[data-code] input:not([type=hidden])'),
  password: page.getByLabel(say('account:password.new'), { exact: true }),
  submit: page.getByRole('button', { name: say('activation:submit'), exact: true }),
});

test('from the sign-in page to the portal: who, the code from the e-mail, a password; by keyboard alone', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST \/register/);
  const form = new SignInPage(portal);
  await form.open();
  await page.getByRole('link', { name: say('account:signIn.activate') }).focus();
  await page.keyboard.press('Enter');
  await expect(portal.heading(say('activation:title'))).toBeVisible();
  const { number, email, digits, password, submit } = activation(portal);

  await number.focus();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(say('account:validation.studentCodeRequired'));
  await expect(email).toHaveAccessibleDescription(say('account:validation.emailRequired'));
  await page.keyboard.type('202699001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('firstactivation');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(say('account:validation.emailInvalid'));
  await page.keyboard.type('@stu.university.example');
  await page.keyboard.press('Enter');

  await expect(page.getByText('f•••••n@stu.•••••')).toBeVisible();
  await expect(portal.heading(say('activation:codeTitle'))).toBeVisible();
  await expect(digits.first()).toBeFocused();
  const right = (await client.call('getOutbox')).messages[0]?.code ?? '';
  await page.keyboard.type(right === '0000' ? '1111' : '0000');
  await password.fill(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(message('MSG-000047', { context: 'wrong' }));
  await digits.first().focus();
  await page.keyboard.press('Backspace');
  for (const digit of await digits.all()) await digit.fill('');
  await digits.first().focus();
  await page.keyboard.type(right);
  await submit.focus();
  await page.keyboard.press('Enter');

  await expect(portal.heading(say('activation:done'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '202699001' })).toBeVisible();
  await expect(page.getByRole('link', { name: say('activation:goOn') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal.address('/home'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A student who already has an account is redirected to the home page.
  await portal.open('/activate');
  await expect(page).toHaveURL(portal.address('/home'));
});

test('a code that has expired, another one, and the address that was wrong', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST \/register/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/activate');
  const { number, email, send, digits, password, submit } = activation(portal);
  await number.fill('202699001');
  await email.fill('somebody@else.example');
  await send.click();
  await expect(page.getByText('s•••••y@else.•••••')).toBeVisible();
  expect((await client.call('getOutbox')).messages).toEqual([]);
  await client.call('advanceClock', { body: { seconds: 31, expireSessions: false } });
  await page.getByRole('button', { name: say('activation:correct') }).click();
  await expect(number).toHaveValue('202699001');
  await email.fill('firstactivation@stu.university.example');
  await send.click();
  await expect(page.getByText('f•••••n@stu.•••••')).toBeVisible();

  const typeLatest = async (): Promise<void> => {
    await digits.first().focus();
    await page.keyboard.type((await client.call('getOutbox')).messages[0]?.code ?? '');
  };
  await typeLatest();
  await password.fill(fresh);
  await client.call('advanceClock', { body: { seconds: 181, expireSessions: false } });
  await expect(page.getByText(say('code.expired'))).toBeVisible();
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(message('MSG-000047', { context: 'expired' }));
  await page.getByRole('button', { name: say('account:reset.resend') }).click();
  await expect(page.getByText(say('code.validFor', { time: '3:00' }))).toBeVisible();
  await typeLatest();
  await submit.click();
  await expect(portal.heading(say('activation:done'))).toBeVisible();
});

test('without an e-mail address the code goes to the mobile; without either there is an office to go to', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST \/register/);
  await portal.open('/activate');
  const { number, email, send } = activation(portal);
  await page.getByRole('button', { name: say('activation:noEmail') }).click();
  await expect(email).toHaveCount(0);
  await number.fill('202699003');
  await send.click();
  await expect(page.getByRole('alert')).toContainText(message('MSG-000046'));
  await number.fill('202699002');
  await send.click();
  await expect(page.getByText(/^\+973 •••••\d\d$/)).toBeVisible();
});

test('the demonstration of it opens the page and is walked to its end there', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await portal.open('/simulator/start/account.activate');
  await expect(portal.heading(say('activation:title'))).toBeVisible();
  await expect(page.getByRole('complementary', { name: say('console:script.label') })).toBeVisible();
  const { number, email, send, digits, password, submit } = activation(portal);
  await number.fill('202699001');
  await email.fill('firstactivation@stu.university.example');
  await send.click();
  await expect(digits.first()).toBeFocused();
  await page.keyboard.type((await client.call('getOutbox')).messages[0]?.code ?? '');
  await password.fill(fresh);
  await submit.click();
  await page.getByRole('link', { name: say('activation:goOn') }).click();
  await expect(page).toHaveURL(portal.address('/home'));
});

test('a forgotten password by the e-mail address on record, without a captcha', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST \/forgot_password/);
  const form = new SignInPage(portal);
  await portal.open('/password-reset?user=eligible');
  await page.getByRole('button', { name: say('account:reset.byEmail') }).click();
  await expect(form.captcha).toHaveCount(0);
  const { email, send, digits, password } = activation(portal);
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(say('account:validation.emailRequired'));
  await email.fill('somebody@else.example');
  await send.click();
  await expect(page.getByRole('alert')).toContainText(message('MSG-000016'));
  await email.fill('eligible@stu.university.example');
  await send.click();
  await expect(page.getByText('e•••••e@stu.•••••')).toBeVisible();
  await digits.first().focus();
  await page.keyboard.type((await client.call('getOutbox')).messages[0]?.code ?? '');
  await password.fill(fresh);
  await page.getByRole('button', { name: say('account:password.change') }).click();
  await expect(portal.heading(say('account:password.done'))).toBeVisible();
});
