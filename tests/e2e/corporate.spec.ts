import { CorporateSignIn } from './pages/CorporateSignIn.ts';
import { atRest } from './pages/checks.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { expect, test } from './portal.ts';

test('the corporate e-mail signs in, and signing out ends the session at the identity provider too', async ({
  page,
  portal,
  texts: { say },
}) => {
  const corporate = new CorporateSignIn(portal);
  await corporate.leave(`?from=${encodeURIComponent('/courseRegistrationFees')}`);
  await corporate.send('eligible');
  await expect(portal.heading(say('registration:title.current'))).toBeVisible();
  expect(portal.path()).toBe('/courseRegistrationFees');

  // Waits for the calls in progress, because they would be refused after the sign-out.
  await atRest(page);
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await page.getByRole('menuitem', { name: say('actions.signOut') }).click();
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(await portal.keptNames()).toEqual([]);
  // The session at the provider has ended, so the provider asks for the password again.
  await corporate.leave();
  await page
    .getByRole('button', { name: say('identity:signIn.cancel', { application: say('identity:application.portal') }) })
    .click();
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(portal.path()).toBe('/sign-in');
});

test('a session that ends by itself comes back, through the provider, to the page that was left', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/401 (GET .*(?<!RefreshToken)|POST .*(verify_token|CheckRegistration))$/, /401 GET .*RefreshToken/);
  const corporate = new CorporateSignIn(portal);
  await corporate.leave();
  await corporate.send('eligible');
  await expect(page).toHaveURL(portal.address('/home'));
  await atRest(page);
  await portal.keep('id_token', 'not.a.token');
  await portal.keep('refreshToken', 'not.a.token.'.repeat(4));
  // The sections of a shared timetable are in the fragment of the address, which is not sent to the server.
  await portal.open('/timetable#sections=1,8');
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(portal.path()).toBe(`/sign-in?from=${encodeURIComponent('/timetable#sections=1,8')}`);
  await page.getByRole('button', { name: say('account:signIn.corporateEmail') }).click();
  await corporate.send('eligible');
  await expect(page.getByRole('list', { name: say('timetable:week.sections') })).toContainText('ITCS214');
});

test('an identity that is refused is told so and signed out of the provider; an address nobody has is explained on the sign-in page', async ({
  page,
  portal,
  trouble,
  texts: { say, message },
}) => {
  trouble.expect(/422 POST .*HandleAuthentication/);
  const corporate = new CorporateSignIn(portal);
  await corporate.leave();
  await corporate.send('otherDomain');
  const dialog = page.getByRole('alertdialog', { name: say('failure.signedOutTitle') });
  await expect(dialog).toContainText(message('MSG-LOG0-000001'));
  await dialog.getByRole('button', { name: say('actions.ok') }).click();
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();

  await corporate.leave();
  await corporate.send('noEmail');
  await expect(page.getByRole('alert')).toContainText(message('MSG-LOG0-000009'));
  expect(portal.path()).toBe('/sign-in');
});

test('a student of several records chooses one, by keyboard, and it stays chosen', async ({
  page,
  portal,
  texts: { say },
}) => {
  const form = new SignInPage(portal);
  const { records } = new CorporateSignIn(portal);
  await portal.open('/registeredCourses#content');
  await form.signIn('twoRecords');
  await expect(portal.heading(say('account:record.title'))).toBeVisible();
  await expect(records).toHaveCount(2);
  // Without a chosen record every page leads to the choice.
  await portal.open('/registeredCourses#content');
  await expect(portal.heading(say('account:record.title'))).toBeVisible();
  const sent = page.waitForRequest(/SelectRecord/);
  await records.nth(1).focus();
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ StudFacultyCode: expect.stringMatching(/^F/) });
  await expect(page.getByText(say('registration:courses.empty'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('registration:courses.empty'))).toBeVisible();
  expect(page.url()).toBe(portal.address('/registeredCourses#content'));
});

test('coming back from a sign-in that is not this window’s leads nowhere but back', async ({
  page,
  portal,
  texts: { say },
}) => {
  await portal.open('/Authentication?code=stolen&state=made-up');
  await expect(portal.heading(say('account:authentication.failedTitle'))).toBeVisible();
  await page.getByRole('link', { name: say('account:authentication.back') }).click();
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
});
