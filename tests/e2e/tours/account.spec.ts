import { CorporateSignIn } from '../pages/CorporateSignIn.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: before signing in', async ({ page, portal, trouble, look, texts: { say } }) => {
  trouble.expect(/422 POST .*UserLogin/);
  const form = new SignInPage(portal);
  await form.open();
  await expect(page.getByRole('button', { name: say('account:seeded.fill') })).toBeVisible();
  await look('sign-in');
  await form.submit.click();
  await look('sign-in with faults');
  await form.signIn('eligible', 'wrong-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign-in refused');
  await form.signIn('legacyAccount');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('sign-in: the previous system');
  await portal.open('/Authentication');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('/Authentication');
  for (const [path, title] of [
    ['/activate', 'activation:title'],
    ['/activate?step=code', 'activation:codeTitle'],
    ['/password-reset', 'account:reset.title'],
    ['/password-reset?step=email', 'account:reset.title'],
    ['/password-reset?step=code', 'account:reset.codeTitle'],
    ['/password-change', 'account:password.changeTitle'],
    ['/404', null],
    ['/version-number', null],
    ['/caseStudy', null],
    ['/logout', null],
  ] as const) {
    await portal.visit(path);
    await expect(title ? portal.heading(say(title)) : page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
});

test('tour: the identity provider and the choice of a record', async ({ page, portal, trouble, look }) => {
  trouble.expect(/401 POST .*\/sign-in/);
  const corporate = new CorporateSignIn(portal);
  await corporate.leave();
  await look('identity provider');
  await corporate.send('twoRecords', 'wrong-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('identity provider: wrong password');
  await corporate.send('twoRecords');
  await expect(corporate.records).toHaveCount(2);
  await look('the choice of a record');
});

test('tour: where you are signed in', async ({ page, portal, client, look }) => {
  await client.as('eligible');
  await portal.enter('eligible', '/account/sessions');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await look('where you are signed in');
});

test('tour: all data', async ({ portal, look, texts: { say } }) => {
  await portal.enter('eligible', '/account/data');
  await expect(portal.heading(say('mydata:title'))).toBeVisible();
  await look('all data');
});
