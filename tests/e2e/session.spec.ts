import type { Page } from 'playwright';
import { rather } from '../support/long.ts';
import { expect, test, type Portal } from './portal.ts';

const spoilt = 'not.a.token';

/** Stores an invalid access token. The refresh token stays valid. */
const expire = (portal: Portal): Promise<void> => portal.keep('id_token', spoilt);

/** Opens a page with a session and waits until its token is verified and replaced. */
async function enterVerified(portal: Portal, path?: string): Promise<void> {
  const verified = portal.page.waitForResponse(/\/verify_token$/);
  await portal.enter('eligible', path);
  await (await verified).finished();
  await expect.poll(() => portal.kept('refreshToken')).not.toBe(portal.client.session?.context.refreshToken.token);
}

/** The storage key of a basket that only this browser has. */
const picked = 'basket early 1';
const pick = (portal: Portal): Promise<void> =>
  portal.keep(picked, JSON.stringify({ items: [{}], base: [], unsaved: true }));

const refreshes = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('RefreshToken')) calls.push(new URL(request.url()).searchParams.get('Token') ?? '');
  });
  return calls;
};

test('many calls refused at once are one refresh; the page reloads and goes on', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/401 GET/);
  await enterVerified(portal);
  await expire(portal);
  const before = await portal.kept('refreshToken');
  const calls = refreshes(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  let refused = 0;
  page.on('response', (response) => (refused += response.status() === 401 ? 1 : 0));
  await portal.goTo('/registeredCourses');
  await expect(page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();
  await expect(portal.heading(say('registration:title.current'))).toBeVisible();
  expect(calls).toEqual([before]);
  expect(refused).toBeGreaterThan(1);
  expect(loads).toBe(1);
  expect(await portal.kept('refreshToken')).not.toBe(before);
  expect(await portal.kept('id_token')).toBe(await portal.kept('token'));
});

test('an action that meets an expired token goes on after one refresh, and has not happened yet', async ({
  page,
  portal,
  trouble,
  client,
  texts: { say },
}) => {
  trouble.expect(/401 POST .*CheckRegistration/);
  await enterVerified(portal, '/registeredCourses?tab=offered&search=STAT273');
  const add = page.getByRole('button', { name: new RegExp(`^${say('registration:offered.add')}.*STAT273`) }).first();
  await expect(add).toBeVisible();
  await expire(portal);
  const calls = refreshes(page);
  const reloaded = page.waitForEvent('load');
  await add.click();
  await reloaded;
  const basket = page.getByRole('region', { name: say('registration:basket.title') });
  await expect(basket).toContainText(say('registration:basket.ready'));
  expect(calls).toHaveLength(1);
  expect((await client.as('eligible').then(() => client.call('registeredCourses'))).load.creditHours).toBe(6);
});

test('a refresh that is refused leads to signing in, with nothing kept but the language', async ({
  page,
  portal,
  trouble,
  language,
  texts: { say },
}) => {
  trouble.expect(/401 (GET .*(?<!RefreshToken)|POST \/verify_token)$/, /401 GET .*RefreshToken/);
  await enterVerified(portal);
  await expire(portal);
  await portal.keep('refreshToken', spoilt.repeat(4));
  await portal.open('/courseRegistrationFees');
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(portal.path()).toBe(`/sign-in?from=${encodeURIComponent('/courseRegistrationFees')}`);
  expect(await portal.keptNames()).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('without a refresh token a 401 signs out at once, and says that the basket is kept', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/401 (GET|POST \/verify_token)/);
  await enterVerified(portal);
  await expire(portal);
  await pick(portal);
  await page.evaluate((key) => localStorage.removeItem(key), `${portal.basePath}refreshToken`);
  const calls = refreshes(page);
  await portal.open('/courseRegistrationLog');
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  expect(calls).toEqual([]);
  await expect(page.getByText(say('account:signIn.basketKept'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await portal.keptNames()).toEqual([`${portal.basePath}${picked}`]);
});

test('the stored token is verified at the start: the session goes on with new tokens, and with the record that was chosen', async ({
  page,
  portal,
  client,
}) => {
  await client.as('twoRecords');
  const [first, second] = client.session?.records ?? [];
  await portal.store();
  await portal.keep('userInfo', JSON.stringify({ records: [first, second], studFacultyCode: second?.studFacultyCode }));
  const verified = page.waitForRequest(/\/verify_token$/);
  await portal.open('/home');
  expect((await verified).postDataJSON()).toEqual({ token: client.session?.idToken });
  await expect.poll(() => portal.kept('refreshToken')).not.toBe(client.session?.context.refreshToken.token);
  expect(JSON.parse((await portal.kept('userInfo')) ?? '{}')).toMatchObject({
    studFacultyCode: second?.studFacultyCode,
  });
  expect(await portal.kept('id_token')).toBe(await portal.kept('token'));
});

test('a token that cannot be verified ends the session, by way of the identity provider, and the sign-in page says why', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 POST \/verify_token/);
  await portal.enter('eligible');
  await page.route('**/verify_token', (route) =>
    route.fulfill({ status: 422, json: { errors: ['This token was withdrawn.'] } }),
  );
  const left = page.waitForRequest(/\/identity\/session\/end\?/);
  await page.goto(portal.address('/courseRegistrationFees'));
  expect(new URL((await left).url()).searchParams.get('post_logout_redirect_uri')).toBe(portal.address('/sign-in'));
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This token was withdrawn.');
  expect(portal.path()).toBe(`/sign-in?from=${encodeURIComponent('/courseRegistrationFees')}`);
  expect(await portal.keptNames()).toEqual([]);
});

test('a server that cannot verify just now signs nobody out', async ({ page, portal, trouble }) => {
  trouble.expect(/503 POST \/verify_token/);
  await page.route('**/verify_token', (route) => route.fulfill({ status: 503, body: 'busy' }));
  const asked = page.waitForResponse(/\/verify_token$/);
  await portal.enter('eligible', '/registeredCourses');
  await asked;
  await expect(page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();
  expect(await portal.kept('id_token')).toBeTruthy();
});

test('the page of a proxy in the verifier’s place signs nobody out', async ({ page, portal, trouble }) => {
  trouble.allow(/4\d\d POST \/verify_token/);
  await portal.enter('eligible', '/registeredCourses');
  for (const status of rather([403], [200, 400, 403, 404, 405, 422])) {
    await page.route('**/verify_token', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
    );
    const asked = page.waitForResponse(/\/verify_token$/);
    await portal.open('/registeredCourses');
    await (await asked).finished();
    await expect(page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();
    expect(await portal.kept('id_token'), String(status)).toBeTruthy();
    await page.unroute('**/verify_token');
  }
});

test('a verifier may refuse a token with 200 too', async ({ page, portal, texts: { say } }) => {
  await portal.enter('eligible');
  await page.route('**/verify_token', (route) =>
    route.fulfill({ json: { data: { errors: ['This token was withdrawn.'] } } }),
  );
  await page.goto(portal.address('/courseRegistrationFees'));
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This token was withdrawn.');
  expect(await portal.keptNames()).toEqual([]);
});

test('signing out in one tab signs the other out', async ({ page, context, portal, client, texts: { say } }) => {
  await portal.enter('eligible');
  const other = portal.on(await context.newPage());
  await other.open('/registeredCourses');
  await expect(other.page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();
  await pick(portal);

  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await page.getByRole('menuitem', { name: say('actions.signOut') }).click();
  await expect(portal.heading(say('account:signIn.title'))).toBeVisible();
  await expect(other.heading(say('account:signIn.title'))).toBeVisible();
  expect(await portal.keptNames()).toEqual([]);
  expect((await client.send('getMenu')).status).toBe(401);
});

test('a student of two records works with one at a time', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  await portal.enter('twoRecords', '/registeredCourses');
  const [running, graduated] = client.session?.records ?? [];
  await expect(page.getByRole('row').filter({ hasText: 'ITCS521' })).toBeVisible();
  const account = page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) });
  await account.click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toContainText(running?.programme[language] ?? '');
  await page
    .getByRole('menuitemradio')
    .filter({ hasText: graduated?.programme[language] ?? '' })
    .click();
  await expect(page.getByText(say('registration:courses.empty'))).toBeVisible();
  expect(JSON.parse((await portal.kept('userInfo')) ?? '{}')).toMatchObject({
    studFacultyCode: graduated?.studFacultyCode,
  });
});
