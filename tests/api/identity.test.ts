import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { Client, sandbox } from '../support/client.ts';
import { Browser, corporateSignIn, signInThere } from '../support/identity.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: Client;
const email = 'eligible@stu.university.example';
const handle = async (changes: object = {}) =>
  client.send('handleAuthentication', { body: { ...(await corporateSignIn(client.base, email)), ...changes } });

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await sandbox(server.base);
});

describe('an unrelated OpenID Connect client', () => {
  const redirectUri = 'http://127.0.0.1:8765/callback';

  it('discovers the provider of a sandbox, signs a student in, reads who it is, and signs out', async () => {
    const issuer = new URL(`${client.base}/identity`);
    const configuration = await openid.discovery(issuer, 'demonstration', undefined, openid.None(), {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    });
    const [pkceCodeVerifier, expectedNonce, expectedState] = [
      openid.randomPKCECodeVerifier(),
      openid.randomNonce(),
      openid.randomState(),
    ];
    const authorize = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      ui_locales: 'ar',
    });
    const browser = new Browser();
    const back = await signInThere(browser, authorize.href, redirectUri, email);
    const tokens = await openid.authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier,
      expectedNonce,
      expectedState,
    });
    expect(tokens.claims()).toMatchObject({
      iss: issuer.href,
      aud: 'demonstration',
      sub: email,
      email,
      email_verified: true,
      nonce: expectedNonce,
    });
    expect(await openid.fetchUserInfo(configuration, tokens.access_token, email)).toMatchObject({
      email,
      preferred_username: 'eligible',
    });

    const leave = openid.buildEndSessionUrl(configuration, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://127.0.0.1:8765/',
    });
    const { page } = await browser.open(leave.href, 'http://127.0.0.1:8765/');
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    expect((await browser.open(action, 'http://127.0.0.1:8765/', { xsrf, logout: 'yes' })).url).toBe(
      'http://127.0.0.1:8765/',
    );
    expect((await browser.open(authorize.href, redirectUri)).page).toContain('type="password"');
  });

  it('is led back only to its own address, and never without PKCE', async () => {
    const ask = (changes: Record<string, string>) => {
      const query = {
        client_id: 'demonstration',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        ...changes,
      };
      return new Browser().open(
        `${client.base}/identity/auth?${new URLSearchParams(query).toString()}`,
        'http://127.0.0.1:8765/',
      );
    };
    for (const redirect_uri of [
      'http://127.0.0.1:8765/callback/',
      'http://127.0.0.1:8765/other',
      'http://evil.example/callback',
      `${client.base}/Authentication`,
    ])
      expect(await ask({ redirect_uri }), redirect_uri).toMatchObject({
        status: 400,
        page: expect.stringContaining('invalid_redirect_uri') as string,
      });
    expect((await ask({ client_id: 'unknown' })).status).toBe(400);
    expect((await ask({ code_challenge: '', code_challenge_method: '' })).url).toMatch(/error=invalid_request/);
  });
});

it('what nobody came back for is removed once it has expired', async () => {
  const { db } = tenantOf(server, client);
  const kept = () =>
    all<{ n: number }>(db, 'select count(*) n from identity_artifact where expires_at_machine is not null')[0]!.n;
  await corporateSignIn(client.base, email);
  const before = kept();
  expect(before).toBeGreaterThan(2);
  db.$client.exec('update identity_artifact set expires_at_machine = 1 where expires_at_machine is not null');
  await corporateSignIn(client.base, email);
  expect(kept()).toBeLessThanOrEqual(before);
  expect(all(db, 'select 1 from identity_artifact where expires_at_machine = 1')).toEqual([]);
});

describe('the sign-in page of the identity provider', () => {
  const authorize = (more: Record<string, string> = {}) => {
    const query = {
      client_id: 'student-portal',
      redirect_uri: `${client.base}/Authentication`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...more,
    };
    return `${client.base}/identity/auth?${new URLSearchParams(query).toString()}`;
  };

  it('speaks the language asked for, can be switched, and loads nothing from elsewhere', async () => {
    const browser = new Browser();
    const { url, page } = await browser.open(authorize({ ui_locales: 'ar-BH en' }), 'nowhere:');
    expect(page).toContain('<html lang="ar" dir="rtl">');
    const english = await browser.send(`${url}?lang=en`);
    expect(await english.text()).toContain('<html lang="en" dir="ltr">');
    const policy = english.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe/);
    expect(page).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('says the same of a wrong password and an unknown address, and locks after too many tries', async () => {
    const browser = new Browser();
    const { url } = await browser.open(authorize(), 'nowhere:');
    const post = (address: string, password: string) => browser.send(`${url}/sign-in`, { email: address, password });
    const [wrong, nobody] = [await post(email, 'wrong'), await post('x"><script>@stu.university.example', 'wrong')];
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    const text = await nobody.text();
    expect(text).not.toContain('"><script>');
    const reason = (page: string) => /role="alert">([^<]+)/.exec(page)?.[1];
    expect(reason(await wrong.text())).toBe(reason(text));
    for (let n = 0; n < 4; n += 1) await post(email, 'wrong');
    expect((await post(email, seedPassword)).status).toBe(429);
  });

  it('looks at no more than five passwords, however many come at once', async () => {
    const browser = new Browser();
    const { url } = await browser.open(authorize(), 'nowhere:');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => browser.send(`${url}/sign-in`, { email, password: 'wrong' })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('leads back with access_denied when canceled', async () => {
    const browser = new Browser();
    const { url } = await browser.open(authorize({ state: 'abc' }), 'nowhere:');
    const back = await browser.open(`${url}/cancel`, `${client.base}/Authentication`, {});
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied');
  });

  it('of another browser’s sign-in shows nothing', async () => {
    const { url } = await new Browser().open(authorize(), 'nowhere:');
    expect((await new Browser().send(url)).status).toBe(400);
  });
});

describe('handleAuthentication', () => {
  it('signs in with the corporate e-mail and notes how', async () => {
    const { status, body } = await handle();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ userName: 'eligible', email });
    client.use(body);
    expect((await client.send('getMenu')).status).toBe(200);
    expect(all(tenantOf(server, client).db, `select via from session`)).toEqual([{ via: 'corporate' }]);
  });

  it('works with the identity token alone or with the e-mail asked for separately', async () => {
    const body = await corporateSignIn(client.base, email, { scope: 'openid email' });
    expect((await client.send('handleAuthentication', { body })).status).toBe(200);
  });

  it('refuses another nonce, another verifier, another address, another issuer, a used code and no code', async () => {
    const wrong = [
      { nonce: 'of-somebody-else' },
      { codeVerifier: 'v'.repeat(43) },
      { redirectUri: `${client.base}/other` },
      { redirectUri: 'not a url' },
      { iss: 'https://elsewhere.example' },
      { code: 'made-up' },
      { code: undefined, error: 'access_denied' },
    ];
    for (const changes of wrong)
      expect(codesOf(await handle(changes)), JSON.stringify(changes)).toEqual(['MSG-LOG0-000002']);
    const once = await corporateSignIn(client.base, email);
    expect((await client.send('handleAuthentication', { body: once })).status).toBe(200);
    expect(codesOf(await client.send('handleAuthentication', { body: once }))).toEqual(['MSG-LOG0-000002']);
  });

  it('does not take a code of another sandbox', async () => {
    const other = await sandbox(server.base);
    const body = await corporateSignIn(other.base, email);
    expect(codesOf(await client.send('handleAuthentication', { body }))).toEqual(['MSG-LOG0-000002']);
  });

  it('goes on after the sandbox started over', async () => {
    expect((await handle()).status).toBe(200);
    await client.call('resetSandbox');
    expect((await handle()).status).toBe(200);
  });

  it.each(['denied', 'wrongNonce', 'expired'] as const)('%s: the identity is not valid, once', async (failure) => {
    await client.call('setIdentityProvider', { body: { failure } });
    expect(codesOf(await handle())).toEqual(['MSG-LOG0-000002']);
    expect(await client.call('getIdentityProvider')).toMatchObject({ failure: 'none', remaining: 0 });
    expect((await handle()).status).toBe(200);
  });

  it('rotatedKey: the new key is read and signing in works', async () => {
    expect((await handle()).status).toBe(200);
    await client.call('setIdentityProvider', { body: { failure: 'rotatedKey', times: 2 } });
    expect((await handle()).status).toBe(200);
    expect((await handle()).status).toBe(200);
    const { keys } = (await (await fetch(`${client.base}/identity/jwks`)).json()) as { keys: { d?: string }[] };
    expect(keys).toHaveLength(3);
    expect(keys.every((key) => !key.d)).toBe(true);
  });

  it('noStudentRecord: the address is nobody’s', async () => {
    await client.call('setIdentityProvider', { body: { failure: 'noStudentRecord' } });
    const { status, body } = await handle();
    expect(status).toBe(422);
    expect(body).toMatchObject({ Message: 'MSG-LOG0-000009', ErrorMessageType: 'FromDataBase' });
  });

  it('is verified against the provider the environment names, and refused where that cannot be reached', async () => {
    const own = {
      clientId: 'student-portal',
      clientSecret: '',
      authorizationUrl: 'https://login.example/authorize',
      endSessionUrl: 'https://login.example/out',
      studentDomain: 'stu.university.example',
    };
    const elsewhere = await startServer({ identity: { ...own, issuer: `${client.base}/identity` } });
    const lost = await startServer({ identity: { ...own, issuer: 'http://127.0.0.1:9/identity' } });
    const body = await corporateSignIn(client.base, email);
    expect(codesOf(await new Client(lost.base).send('handleAuthentication', { body }))).toEqual(['MSG-LOG0-000002']);
    expect((await new Client(elsewhere.base).send('handleAuthentication', { body })).status).toBe(200);
    expect(await (await fetch(`${elsewhere.base}/config.json`)).json()).toMatchObject({
      identityProvider: {
        authorizationUrl: 'https://login.example/authorize',
        clientId: 'student-portal',
        endSessionUrl: 'https://login.example/out',
      },
    });
    await Promise.all([elsewhere.close(), lost.close()]);
  });

  it('is refused on a server without a provider', async () => {
    const plain = await startServer({ simulate: false });
    expect(await (await fetch(`${plain.base}/config.json`)).json()).toMatchObject({ identityProvider: {} });
    const body = { code: 'x', codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(10), redirectUri: plain.base };
    expect(codesOf(await new Client(plain.base).send('handleAuthentication', { body }))).toEqual(['MSG-LOG0-000002']);
    await plain.close();
  });
});

describe('selectRecord', () => {
  const chosen = () =>
    all<{ student_id: number | null }>(tenantOf(server, client).db, 'select student_id from session').map(
      ({ student_id }) => student_id,
    );

  it('keeps the record chosen, takes the only one, and refuses none and another person’s', async () => {
    const other = await client.fresh().as('eligible');
    await client.as('twoRecords');
    expect(codesOf(await client.send('selectRecord', { body: { StudFacultyCode: null } }))).toEqual([
      'MSG-LOG0-000007',
    ]);
    const foreign = await client.send('selectRecord', { body: { StudFacultyCode: other.record ?? '' } });
    expect([foreign.status, codesOf(foreign)]).toEqual([403, ['account.notYourRecord']]);
    expect((await client.send('selectRecord', { body: { StudFacultyCode: 'F00000000' } })).status).toBe(403);
    expect(chosen().filter(Boolean)).toEqual([]);
    const bachelor = client.session?.records[1]?.studFacultyCode ?? '';
    expect((await client.call('selectRecord', { body: { StudFacultyCode: bachelor } })).record.studFacultyCode).toBe(
      bachelor,
    );
    expect(chosen().filter(Boolean)).toHaveLength(1);
    expect((await other.call('selectRecord', { body: { StudFacultyCode: null } })).record.studFacultyCode).toBe(
      other.record,
    );
  });
});
