import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { rotateOldSigningKey, rotateSigningKey } from '../../server/features/account/account-tokens.ts';
import { removeExpired } from '../../server/start/retention.ts';
import { type Client, sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let nobody: Client;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nobody = await sandbox(server.base);
  await nobody.freeze('2026-09-07T10:00:00+03:00');
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const onPhone = async () =>
  nobody.fresh().use(
    await nobody
      .send('userLogin', {
        body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha', rememberMe: true },
        headers: { 'user-agent': phone },
      })
      .then(({ body }) => body),
  );

describe('where an account is signed in', () => {
  it('is told with device, address and times, this session first', async () => {
    const there = await onPhone();
    await nobody.call('advanceClock', { body: { seconds: 600, expireSessions: false } });
    const here = await nobody.fresh().as('eligible');
    const { sessions } = await here.call('getSessions');
    expect(sessions).toMatchObject([
      { current: true, via: 'simulator', device: 'program', startedAt: '2026-09-07T10:10:00+03:00' },
      {
        current: false,
        via: 'password',
        device: 'phone',
        browser: 'Safari',
        system: 'iOS',
        address: '127.0.0.1',
        remember: true,
        startedAt: '2026-09-07T10:00:00+03:00',
        lastSeenAt: '2026-09-07T10:00:00+03:00',
      },
    ]);
    await there.call('getMenu');
    // The instant is saved with the next commit, which the call does not wait for.
    await expect
      .poll(async () => (await here.call('getSessions')).sessions[1])
      .toMatchObject({ lastSeenAt: '2026-09-07T10:10:00+03:00' });
  });

  it('ends there, one or all others, and never another account’s', async () => {
    const [here, there, elsewhere] = [await nobody.fresh().as('eligible'), await onPhone(), await onPhone()];
    const stranger = await nobody.fresh().as('minimumLoad');
    const { sessions } = await here.call('getSessions');
    const id = sessions[1]?.id ?? '';
    for (const wrong of [id, 'none']) {
      const refused = await stranger.send('endSession', { params: { id: wrong } });
      expect([refused.status, codesOf(refused)]).toEqual([403, ['account.notYourSession']]);
    }
    expect((await here.call('endSession', { params: { id } })).sessions).toHaveLength(2);
    expect([(await there.send('getMenu')).status, (await elsewhere.send('getMenu')).status].sort()).toEqual([200, 401]);
    expect((await here.call('endOtherSessions')).sessions).toMatchObject([{ current: true }]);
    expect([
      (await there.send('getMenu')).status,
      (await elsewhere.send('getMenu')).status,
      (await here.send('getMenu')).status,
      (await stranger.send('getMenu')).status,
    ]).toEqual([401, 401, 200, 200]);
  });

  it('is written at most once a minute', async () => {
    const student = await nobody.as('eligible');
    const changes = () => all<{ n: number }>(tenantOf(server, nobody).db, 'select total_changes() n')[0]?.n;
    const before = changes();
    for (let i = 0; i < 20; i += 1) await student.call('getStudentInformation');
    expect(changes()).toBe(before);
    await nobody.call('advanceClock', { body: { seconds: 60, expireSessions: false } });
    const moved = changes() ?? 0;
    for (let i = 0; i < 20; i += 1) await student.call('getStudentInformation');
    expect(changes()).toBe(moved + 1);
  });
});

describe('a remembered session', () => {
  const dayLong = 86_400;
  const pass = (days: number, expireSessions: boolean) =>
    nobody.call('advanceClock', { body: { seconds: days * dayLong, expireSessions } });

  it('ends after fourteen days without use, and is listed no longer', async () => {
    const student = await onPhone();
    await pass(13, true);
    expect((await student.send('getMenu')).status).toBe(200);
    await pass(13, true);
    const here = await nobody.fresh().as('eligible');
    expect((await here.call('getSessions')).sessions).toHaveLength(2);
    await pass(1, true);
    expect(codesOf(await student.send('getMenu'))).toEqual(['account.sessionEnded']);
    expect(
      (await nobody.send('refreshToken', { query: { Token: student.session!.context.refreshToken.token } })).status,
    ).toBe(401);
  });

  it('is carried along when the clock is moved, like its end', async () => {
    const student = await onPhone();
    await pass(20, false);
    expect((await student.send('getMenu')).status).toBe(200);
  });
});

it('sessions long over are removed with what was known of their devices', async () => {
  const { db, clock } = tenantOf(server, nobody);
  const [here, there] = [await nobody.fresh().as('eligible'), await onPhone()];
  await there.call('logout');
  removeExpired(db, clock.now() + 29 * 86_400_000);
  expect(all(db, 'select id from session')).toHaveLength(2);
  await nobody.call('advanceClock', { body: { seconds: 30 * 86_400, expireSessions: false } });
  removeExpired(db, clock.now());
  expect(all(db, 'select via from session')).toEqual([{ via: 'simulator' }]);
  expect((await here.send('getMenu')).status).toBe(200);
});

describe('a token that is verified', () => {
  it('is answered like a sign-in, in the same session', async () => {
    const student = await nobody.fresh().as('eligible');
    const session = await nobody.call('verifyToken', { body: { token: student.session!.idToken } });
    expect(session).toMatchObject({
      user: { userName: 'eligible' },
      auditId: student.session!.auditId,
      records: student.session!.records,
    });
    const renewed = nobody.fresh().use(session);
    expect((await renewed.call('getSessions')).sessions).toHaveLength(1);
    expect((await nobody.send('refreshToken', { query: { Token: session.context.refreshToken.token } })).status).toBe(
      200,
    );
  });

  it('gives no tokens that outlive the session', async () => {
    const student = await nobody.fresh().as('eligible');
    await nobody.call('advanceClock', { body: { seconds: 7 * 3600, expireSessions: true } });
    const { context } = await nobody.call('verifyToken', { body: { token: student.session!.idToken } });
    expect(Date.parse(context.refreshToken.validTo) - Date.now()).toBeLessThanOrEqual(3600_000);
    const renewed = await nobody.call('refreshToken', { query: { Token: context.refreshToken.token } });
    expect(Date.parse(renewed.context.refreshToken.validTo) - Date.now()).toBeLessThanOrEqual(3600_000);
  });

  const refresh = (Token: string) => nobody.send('refreshToken', { query: { Token } });
  const tokenOf = ({ context }: { context: { refreshToken: { token: string } } }): string => context.refreshToken.token;

  it('leaves the refresh token before it valid: whoever left the page meanwhile goes on with that', async () => {
    const student = await nobody.fresh().as('eligible');
    for (const _ of [1, 2]) await nobody.call('verifyToken', { body: { token: student.session!.idToken } });
    const renewed = await nobody.call('refreshToken', { query: { Token: tokenOf(student.session!) } });
    expect(
      (
        await nobody
          .fresh()
          .use({ ...student.session!, idToken: renewed.context.accessToken.token })
          .send('getMenu')
      ).status,
    ).toBe(200);
    expect((await refresh(tokenOf(renewed))).status).toBe(200);
  });

  it.each([
    ['the new one', 'the one before it', [1, 0]],
    ['the one before it', 'the new one', [0, 1]],
    ['a new one', 'another new one', [1, 2]],
  ] as const)('once %s was used, %s ends the session for both', async (_, __, [used, copied]) => {
    const student = await nobody.fresh().as('eligible');
    const verified = [student.session!];
    for (const _turn of [1, 2])
      verified.push(await nobody.call('verifyToken', { body: { token: student.session!.idToken } }));
    const renewed = await refresh(tokenOf(verified[used]!));
    expect(renewed.status).toBe(200);
    expect((await refresh(tokenOf(verified[copied]!))).status).toBe(401);
    expect((await refresh(tokenOf(renewed.body))).status).toBe(401);
    expect((await nobody.fresh().use(verified[2]!).send('getMenu')).status).toBe(401);
  });

  it.each([
    ['forged', 'account.signInRequired'],
    ['ended', 'account.sessionEnded'],
  ])('%s: 401 with sentences', async (which, code) => {
    const student = await nobody.fresh().as('eligible');
    if (which === 'ended') await student.call('logout');
    const reply = await nobody.send('verifyToken', {
      body: { token: which === 'ended' ? student.session!.idToken : 'forged' },
      headers: { 'accept-language': 'ar' },
    });
    expect([reply.status, codesOf(reply)]).toEqual([401, [code]]);
    expect(reply.body.errors).toEqual([expect.stringMatching(/[\u0621-\u064a]{3}/)]);
  });
});

describe('a new signing key', () => {
  const kid = (token: string): string =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

  it('signs from now on, and nobody is logged out', async () => {
    const before = await nobody.fresh().as('eligible');
    await before.call('getMenu');
    const { keys } = await nobody.call('rotateKeys');
    expect(keys.map(({ signs }) => signs)).toEqual([true, false]);
    const after = await nobody.fresh().as('eligible');
    expect(kid(after.session!.idToken)).toBe(keys[0]?.id);
    expect(kid(before.session!.idToken)).toBe(keys[1]?.id);
    // No server has verified this token before. It is signed by the older key.
    expect([(await before.send('getMenu')).status, (await after.send('getMenu')).status]).toEqual([200, 200]);
    const unseen = await nobody.fresh().as('minimumLoad');
    await nobody.call('rotateKeys');
    expect((await unseen.send('getMenu')).status).toBe(200);
    expect(
      (await nobody.send('refreshToken', { query: { Token: before.session!.context.refreshToken.token } })).status,
    ).toBe(200);
  });

  it('goes when the last token it signed has expired', async () => {
    const { db } = tenantOf(server, nobody);
    await nobody.fresh().as('eligible');
    const start = Date.now();
    const [newest] = await rotateSigningKey(db, start);
    expect(await rotateSigningKey(db, start + 15 * 60_000)).toHaveLength(3);
    const left = await rotateSigningKey(db, start + 16 * 60_000);
    expect(left).toHaveLength(3);
    expect(left.at(-1)?.id).toBe(newest?.id);
  });

  it('comes by itself after thirty days', async () => {
    const { db } = tenantOf(server, nobody);
    expect(await rotateOldSigningKey(db)).toBe(false);
    db.$client.exec(`update signing_key set created_at_machine = ${Date.now() - 30 * 86_400_000}`);
    expect(await rotateOldSigningKey(db)).toBe(true);
    expect(all(db, 'select id from signing_key')).toHaveLength(2);
  });
});
