import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { createPasswordHash } from '../../server/features/account/account-password.ts';
import { type Client, sandbox } from '../support/client.ts';
import { fresh, passwordCalls, seen } from '../support/password-calls.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { hashesQuickAgain, type TestServer, usualServer, wholeHashes } from '../support/server.ts';

let server: TestServer;
let nobody: Client;

beforeAll(async () => {
  server = await usualServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nobody = await sandbox(server.base);
  await nobody.freeze('2026-09-07T10:00:00+03:00');
});

const { signIn, change, wait } = passwordCalls(() => nobody);

describe('a password that is known', () => {
  it('is changed, and the session that asks goes on alone', async () => {
    const here = await nobody.fresh().as('eligible');
    const there = await nobody.fresh().as('eligible');
    expect(
      (await change({ currentPassword: seedPassword, refreshToken: here.session!.context.refreshToken.token })).status,
    ).toBe(200);
    expect([(await here.send('getMenu')).status, (await there.send('getMenu')).status]).toEqual([200, 401]);
    expect(
      (await there.send('refreshToken', { query: { Token: there.session!.context.refreshToken.token } })).status,
    ).toBe(401);
  });

  it('does not keep another account’s session', async () => {
    const other = await nobody.fresh().as('minimumLoad');
    const here = await nobody.fresh().as('eligible');
    expect(
      (await change({ currentPassword: seedPassword, refreshToken: other.session!.context.refreshToken.token })).status,
    ).toBe(200);
    expect([(await other.send('getMenu')).status, (await here.send('getMenu')).status]).toEqual([200, 401]);
  });

  it('that expired is changed, then opens the account', async () => {
    expect(codesOf(await signIn('passwordexpired', seedPassword))).toEqual(['MSG-000018']);
    expect((await change({ userName: 'passwordExpired', currentPassword: seedPassword })).status).toBe(200);
    expect((await signIn('passwordexpired', fresh)).status).toBe(200);
  });

  it('may not be one of the last three', async () => {
    const passwords = [seedPassword, 'Second-2027', 'Third-2027', 'Fourth-2027'] as const;
    for (const [from, to] of [
      [0, 1],
      [1, 2],
    ] as const)
      expect((await change({ currentPassword: passwords[from], newPassword: passwords[to] })).status).toBe(200);
    for (const old of passwords.slice(0, 3))
      expect(codesOf(await change({ currentPassword: passwords[2], newPassword: old }))).toEqual(['MSG-000011']);
    expect((await change({ currentPassword: passwords[2], newPassword: passwords[3] })).status).toBe(200);
    expect((await change({ currentPassword: passwords[3], newPassword: passwords[0] })).status).toBe(200);
  });

  it('has to be right, and is locked like signing in', async () => {
    for (let i = 0; i < 5; i += 1) expect(codesOf(await change({ currentPassword: 'wrong' }))).toEqual(['MSG-000017']);
    expect(codesOf(await change({ currentPassword: seedPassword }))).toEqual(['account.tooManyAttempts']);
    expect((await signIn('eligible', seedPassword)).status).toBe(429);
  });

  it.each([[{}], [{ code: '4821', currentPassword: 'x' }]])('comes with a code or itself, not %j', async (body) => {
    const reply = await change(body);
    expect([reply.status, codesOf(reply)]).toEqual([400, ['DEV-000001']]);
  });
});

describe('a password everybody tries first', () => {
  it.each(['Password1!', 'P@ssw0rd123', 'Elig1ble-2026'])('%s is refused, and said why', async (newPassword) => {
    const reply = await change({ currentPassword: seedPassword, newPassword });
    expect([reply.status, reply.body.Refusals]).toEqual([422, [{ Code: 'MSG-000013', Params: { context: 'known' } }]]);
  });

  it('is refused before it is known whether the name is anybody’s', async () => {
    expect(codesOf(await change({ userName: 'nobody-at-all', code: '4821', newPassword: 'Password1!' }))).toEqual([
      'MSG-000013',
    ]);
  });
});

/** A password hash as an earlier version stored it. The first version always had `p` = 1 and did not write it. */
const toScrypt = (password: string, p: number): string => {
  const salt = Buffer.from('sixteen bytes of');
  const key = scryptSync(password, salt, 32, { N: 16_384, r: 8, p }).toString('base64url');
  return `scrypt$16384$${p === 1 ? '' : `${p}$`}${salt.toString('base64url')}$${key}`;
};

describe('a hash of an earlier version', () => {
  beforeAll(wholeHashes);
  afterAll(hashesQuickAgain);
  const hashOf = () =>
    all<{ hash: string }>(
      tenantOf(server, nobody).db,
      "select password_hash hash from account where user_name = 'eligible'",
    )[0]!.hash;

  it.each([1, 5])('of scrypt in %i rounds opens the account, and is made anew at that', async (rounds) => {
    const early = toScrypt('An-Early-1', rounds);
    tenantOf(server, nobody)
      .db.$client.prepare("update account set password_hash = ? where user_name = 'eligible'")
      .run(early);
    expect((await signIn('eligible', 'wrong')).status).toBe(422);
    expect(hashOf()).toBe(early);
    expect((await signIn('eligible', 'An-Early-1')).status).toBe(200);
    const renewed = hashOf();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn('eligible', 'wrong')).status).toBe(422);
    expect((await signIn('eligible', 'An-Early-1')).status).toBe(200);
    expect(hashOf()).toBe(renewed);
  });

  it('counts as one of the last three', async () => {
    tenantOf(server, nobody)
      .db.$client.prepare("update account set password_hash = ? where user_name = 'eligible'")
      .run(toScrypt('An-Early-1', 5));
    expect((await change({ currentPassword: 'An-Early-1', newPassword: fresh })).status).toBe(200);
    expect(codesOf(await change({ currentPassword: fresh, newPassword: 'An-Early-1' }))).toEqual(['MSG-000011']);
  });
});

describe('a name that nobody has', () => {
  it('is locked exactly like one that somebody has', async () => {
    const tries = async (userName: string) => {
      const replies = [];
      for (let i = 0; i < 7; i += 1) replies.push(seen(await signIn(userName, 'wrong')));
      replies.push(seen(await change({ userName, currentPassword: 'wrong' })));
      await wait(900);
      for (let i = 0; i < 4; i += 1) replies.push(seen(await signIn(userName, 'wrong')));
      await wait(900);
      for (let i = 0; i < 2; i += 1) replies.push(seen(await signIn(userName, 'wrong')));
      return replies;
    };
    const unknown = await tries('nobody-at-all');
    expect(unknown).toEqual(await tries('eligible'));
    expect(unknown.map((reply) => (reply as { status: number }).status)).toEqual([
      422, 422, 422, 422, 422, 429, 429, 429, 422, 422, 422, 422, 422, 422,
    ]);
  });

  it.each([
    ['new', () => createPasswordHash(seedPassword)],
    ['of an earlier version', () => Promise.resolve(toScrypt(seedPassword, 5))],
  ])('takes as long where the hashes are %s', async (_, createHash) => {
    wholeHashes();
    onTestFinished(hashesQuickAgain);
    tenantOf(server, nobody)
      .db.$client.prepare('update account set password_hash = ?')
      .run(await createHash());
    // The least of five measurements, in microseconds of processor time, which other work on the machine does not
    // change.
    const timed = async (userName: string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const started = process.cpuUsage();
        await signIn(userName, 'wrong');
        const { user, system } = process.cpuUsage(started);
        times.push(user + system);
        await wait(900);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await timed('eligible'), await timed('nobody-at-all')];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('leaves nothing behind for long', async () => {
    for (let i = 0; i < 3; i += 1) await signIn(`nobody-${i}`, 'wrong');
    await wait(901);
    await signIn('nobody-3', 'wrong');
    expect(
      all<{ subject: string }>(
        tenantOf(server, nobody).db,
        "select subject from failed_try where purpose = 'signIn' order by subject",
      ).map(({ subject }) => subject.replace(/:.*:/, ':')),
    ).toEqual(['address:127.0.0.1', 'nobody-3']);
  });
});
