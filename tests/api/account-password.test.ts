import { scryptSync } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { setHashRounds } from '../../server/features/account/account-password.ts';
import type { BodyOf } from '../../server/http/operations.ts';
import { type Client, sandbox } from '../support/client.ts';
import { all, codesOf, worldOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let nobody: Client;
const lines: string[] = [];

beforeAll(async () => {
  server = await startServer({ logLevel: 'trace' }, { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => server.close());
beforeEach(async () => {
  nobody = await sandbox(server.base);
  await nobody.freeze('2026-09-07T10:00:00+03:00');
});

const fresh = 'Manama-2027';
const captchaToken = 'simulated-captcha';
const signIn = (userName: string, password: string) => nobody.send('userLogin', { body: { userName, password, captchaToken } });
const retrieve = (userName: string) => nobody.send('forgetPasswordRetrieveEmail', { body: { userName, captchaToken } });
const change = (body: Partial<BodyOf<'forgetPasswordChangePassword'>>) => nobody.send('forgetPasswordChangePassword', { body: { userName: 'eligible', newPassword: fresh, ...body } });
const messages = async () => (await nobody.call('getOutbox')).messages;
const latestCode = async (): Promise<string> => (await messages()).find(({ code }) => code)?.code ?? '';
const wait = (seconds: number) => nobody.call('advanceClock', { body: { seconds, expireSessions: false } });
const seen = ({ status, body }: { status: number; body: unknown }): unknown => ({ status, body });

describe('a forgotten password', () => {
  it('is set anew with the code that was sent, and every session ends', async () => {
    const student = await nobody.fresh().as('eligible');
    const reply = await retrieve('eligible');
    expect([reply.status, reply.body]).toMatchObject([200, { channel: 'email', recipient: 'e•••••e@stu.…', expiresAt: '2026-09-07T10:03:00+03:00', resendSeconds: 30, messages: [{ Code: 'account.codeSent' }] }]);
    const [sent] = await messages();
    expect(sent).toMatchObject({ channel: 'email', recipient: 'eligible@stu.university.example' });
    const done = await change({ code: await latestCode() });
    expect([done.status, done.body.messages]).toEqual([200, [{ Code: 'account.passwordChanged', Params: {} }]]);
    expect((await signIn('eligible', seedPassword)).status).toBe(422);
    expect((await signIn('eligible', fresh)).status).toBe(200);
    expect(codesOf(await student.send('getMenu'))).toEqual(['account.sessionEnded']);
    expect((await messages())[0]).toMatchObject({ recipient: 'eligible@stu.university.example', code: null });
    expect(codesOf(await change({ code: sent?.code ?? '', newPassword: 'Another-2028' }))).toEqual(['MSG-000012']);
  });

  it('opens a locked account', async () => {
    for (let i = 0; i < 5; i += 1) await signIn('eligible', 'wrong');
    expect((await signIn('eligible', seedPassword)).status).toBe(429);
    await retrieve('eligible');
    expect((await change({ code: await latestCode() })).status).toBe(200);
    expect((await signIn('eligible', fresh)).status).toBe(200);
  });

  it('needs the address on record where it is asked for by address', async () => {
    const ask = (userName: string, email: string) => nobody.send('forgotPassword', { body: { userName, email } });
    expect((await ask('eligible', ' Eligible@STU.university.example')).status).toBe(200);
    expect(codesOf(await ask('noEmail', 'noemail@stu.university.example'))).toEqual(['MSG-000015']);
    const [wrong, unknown] = [await ask('minimumLoad', 'somebody@else.example'), await ask('nobody-at-all', 'somebody@else.example')];
    expect(codesOf(wrong)).toEqual(['MSG-000016']);
    expect(seen(unknown)).toEqual(seen(wrong));
    expect(await messages()).toHaveLength(1);
  });

  it('tells nothing of a name that nobody has', async () => {
    const [first, again] = [await retrieve('minimumLoad'), await retrieve('minimumLoad')];
    const [unknown, unknownAgain] = [await retrieve('minimumLoaf'), await retrieve('minimumLoaf')];
    expect([unknown.status, { ...unknown.body, recipient: '' }]).toEqual([first.status, { ...first.body, recipient: '' }]);
    expect(unknown.body.recipient).toBe('m•••••f@stu.…');
    expect(seen(unknownAgain)).toEqual(seen(again));
    expect([again.status, codesOf(again), again.headers.get('retry-after')]).toEqual([429, ['contact.codeTooSoon'], '30']);
    await wait(30);
    expect((await retrieve('minimumLoaf')).body).toMatchObject({ recipient: unknown.body.recipient });
    expect(await messages()).toHaveLength(1);
    expect(codesOf(await change({ userName: 'minimumLoaf', code: '4821' }))).toEqual(['MSG-000014']);
  });

  it('needs the captcha', async () => {
    expect(codesOf(await nobody.send('forgetPasswordRetrieveEmail', { body: { userName: 'eligible', captchaToken: 'forged' } }))).toEqual(['account.captchaFailed']);
  });

  it('takes a code only while it counts, and spends it only for a password that is taken', async () => {
    await retrieve('eligible');
    const older = await latestCode();
    await wait(30);
    await retrieve('eligible');
    const code = await latestCode();
    if (older !== code) expect((await change({ code: older })).body.Refusals).toEqual([{ Code: 'MSG-000012', Params: { context: 'notLatest' } }]);
    expect(codesOf(await change({ code, newPassword: 'weak' }))).toEqual(['MSG-000013']);
    expect((await change({ code, newPassword: seedPassword })).body.Refusals).toEqual([{ Code: 'MSG-000011', Params: { context: 'recent' } }]);
    await wait(179);
    expect((await change({ code })).status).toBe(200);
    await retrieve('eligible');
    await wait(180);
    expect((await change({ code: await latestCode(), newPassword: 'Another-2028' })).body.Refusals).toEqual([{ Code: 'MSG-000012', Params: { context: 'expired' } }]);
  });

  it('is not guessed: five wrong codes end the code, ten tries pause the name', async () => {
    await retrieve('eligible');
    for (let i = 0; i < 5; i += 1) expect(codesOf(await change({ code: '00000' }))).toEqual(['MSG-000012']);
    expect(codesOf(await change({ code: await latestCode() }))).toEqual(['contact.tooManyTries']);
    for (let i = 0; i < 3; i += 1) await change({ code: '00000' });
    const paused = await change({ code: await latestCode() });
    expect([paused.status, paused.body.Refusals, paused.headers.get('retry-after')]).toEqual([429, [{ Code: 'account.tooManyResets', Params: { minutes: 30 } }], '1800']);
    expect((await retrieve('eligible')).status).toBe(429);
    expect((await retrieve('minimumLoad')).status).toBe(200);
    await wait(1800);
    expect((await retrieve('eligible')).status).toBe(200);
  });

  it('is not guessed by many tries at once either', async () => {
    await retrieve('eligible');
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => change({ code: String(10_000 + i) })));
    const codes = replies.flatMap(codesOf);
    expect(codes.filter((code) => code === 'MSG-000012')).toHaveLength(5);
    expect(codes.filter((code) => code === 'account.tooManyResets')).toHaveLength(11);
  });

  it('is not guessed by patience: twenty wrong tries in a day, whatever pauses lie between', async () => {
    const answers: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const asked = await retrieve('eligible');
      if (asked.status !== 200) answers.push(...codesOf(asked));
      else for (let i = 0; i < 5; i += 1) answers.push(...codesOf(await change({ code: '00000' })));
      await wait(3600);
    }
    expect(answers).toEqual([...Array<string>(20).fill('MSG-000012'), 'contact.tooManyCodes', 'contact.tooManyCodes']);
    await wait(18 * 3600);
    expect((await retrieve('eligible')).status).toBe(200);
    expect((await change({ code: await latestCode() })).status).toBe(200);
  });

  it('tells nothing of an unknown name by the limit of the day either', async () => {
    const asked = async (userName: string): Promise<unknown[]> => {
      const replies: unknown[] = [];
      for (let i = 0; i < 11; i += 1) {
        const { status, body, headers } = await retrieve(userName);
        replies.push([status, body.Refusals, headers.get('retry-after')]);
        await wait(1801);
      }
      return replies;
    };
    const known = await asked('minimumLoad');
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    expect(await asked('minimumLoaf')).toEqual(known);
    expect(known.at(-1)).toMatchObject([429, [{ Code: 'contact.tooManyCodes' }], String(86_400 - 18_010)]);
  });

  it('pauses an address that tries many names', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await nobody.send('forgotPassword', { body: { userName: `somebody-${i}`, email: 'a@b.example' } })).status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});

describe('a password that is known', () => {
  it('is changed, and the session that asks goes on alone', async () => {
    const here = await nobody.fresh().as('eligible');
    const there = await nobody.fresh().as('eligible');
    expect((await change({ currentPassword: seedPassword, refreshToken: here.session!.context.refreshToken.token })).status).toBe(200);
    expect([(await here.send('getMenu')).status, (await there.send('getMenu')).status]).toEqual([200, 401]);
    expect((await there.send('refreshToken', { query: { Token: there.session!.context.refreshToken.token } })).status).toBe(401);
  });

  it('does not keep another account’s session', async () => {
    const other = await nobody.fresh().as('minimumLoad');
    const here = await nobody.fresh().as('eligible');
    expect((await change({ currentPassword: seedPassword, refreshToken: other.session!.context.refreshToken.token })).status).toBe(200);
    expect([(await other.send('getMenu')).status, (await here.send('getMenu')).status]).toEqual([200, 401]);
  });

  it('that expired is changed, then opens the account', async () => {
    expect(codesOf(await signIn('passwordexpired', seedPassword))).toEqual(['MSG-000018']);
    expect((await change({ userName: 'passwordExpired', currentPassword: seedPassword })).status).toBe(200);
    expect((await signIn('passwordexpired', fresh)).status).toBe(200);
  });

  it('may not be one of the last three', async () => {
    const passwords = [seedPassword, 'Second-2027', 'Third-2027', 'Fourth-2027'] as const;
    for (const [from, to] of [[0, 1], [1, 2]] as const) expect((await change({ currentPassword: passwords[from], newPassword: passwords[to] })).status).toBe(200);
    for (const old of passwords.slice(0, 3)) expect(codesOf(await change({ currentPassword: passwords[2], newPassword: old }))).toEqual(['MSG-000011']);
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
    expect(codesOf(await change({ userName: 'nobody-at-all', code: '4821', newPassword: 'Password1!' }))).toEqual(['MSG-000013']);
  });
});

describe('a hash of an earlier version', () => {
  beforeAll(() => setHashRounds(5));
  afterAll(() => setHashRounds(1));
  const early = (password: string): string => {
    const salt = Buffer.from('sixteen bytes of');
    return `scrypt$16384$${salt.toString('base64url')}$${scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 }).toString('base64url')}`;
  };
  const hashOf = () => all<{ hash: string }>(worldOf(server, nobody).db, "select password_hash hash from account where user_name = 'eligible'")[0]!.hash;

  it('opens the account, and is made anew at that', async () => {
    worldOf(server, nobody).db.$client.prepare("update account set password_hash = ? where user_name = 'eligible'").run(early('An-Early-1'));
    expect((await signIn('eligible', 'wrong')).status).toBe(422);
    expect(hashOf()).toMatch(/^scrypt\$16384\$[^$]+\$[^$]+$/);
    expect((await signIn('eligible', 'An-Early-1')).status).toBe(200);
    expect(hashOf()).toMatch(/^scrypt\$16384\$5\$[^$]+\$[^$]+$/);
    expect((await signIn('eligible', 'An-Early-1')).status).toBe(200);
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
    expect(unknown.map((reply) => (reply as { status: number }).status)).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 422, 422, 422, 422, 422, 422]);
  });

  it('takes as long', async () => {
    // Processor time, which other work on the machine does not change; the least of some.
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
    expect(all<{ subject: string }>(worldOf(server, nobody).db, "select subject from failed_try where purpose = 'signIn' order by subject").map(({ subject }) => subject.replace(/:.*:/, ':'))).toEqual(['address:127.0.0.1', 'nobody-3']);
  });
});

describe('the first activation', () => {
  const register = (body: BodyOf<'registerAccount'>) => nobody.send('registerAccount', { body });

  it('sends a code to the address on record, then makes the account and signs it in', async () => {
    const asked = await register({ studentCode: '202699001' });
    expect(asked.body).toMatchObject({ channel: 'email', recipient: 'f•••••n@stu.…' });
    const code = await latestCode();
    expect(codesOf(await register({ studentCode: '202699001', code, newPassword: 'weak' }))).toEqual(['MSG-000013']);
    const made = await register({ studentCode: '202699001', code, newPassword: fresh });
    expect([made.status, made.body]).toMatchObject([200, { user: { userName: '202699001' }, records: [{ studentCode: '202699001' }] }]);
    if (!('context' in made.body)) throw new Error('not signed in');
    expect((await nobody.fresh().use(made.body).call('getSessions')).sessions).toMatchObject([{ via: 'activation', current: true }]);
    expect((await signIn('202699001', fresh)).status).toBe(200);
    expect((await register({ studentCode: '202699001', code, newPassword: fresh })).status).toBe(422);
    expect((await nobody.as('firstActivation')).session?.user.userName).toBe('202699001');
  });

  it('goes to the mobile where there is no e-mail, and nowhere where there is neither', async () => {
    expect((await register({ studentCode: '202699002' })).body).toMatchObject({ channel: 'sms', recipient: expect.stringMatching(/^\+973 •••••\d\d$/) as string });
    expect((await messages())[0]).toMatchObject({ channel: 'sms' });
    expect(codesOf(await register({ studentCode: '202699003' }))).toEqual(['MSG-000046']);
  });

  it('tells nothing of a number that nobody has, and the owner of an account by e-mail alone', async () => {
    const own = (await nobody.fresh().as('eligible')).session?.records[0]?.studentCode ?? '';
    const [active, unknown] = [await register({ studentCode: own }), await register({ studentCode: '202688888' })];
    expect({ ...unknown.body, recipient: '' }).toEqual({ ...active.body, recipient: '' });
    expect(await messages()).toMatchObject([{ recipient: 'eligible@stu.university.example', code: null }]);
    for (const studentCode of [own, '202688888']) {
      const replies = [];
      for (let i = 0; i < 10; i += 1) replies.push(...codesOf(await register({ studentCode, code: '00000', newPassword: fresh })));
      expect(replies).toEqual([...Array<string>(5).fill('MSG-000047'), ...Array<string>(4).fill('contact.tooManyTries'), 'account.tooManyResets']);
    }
  });

  it('sends nothing to anybody where another address is given than the one on record, and answers the same', async () => {
    const email = 'somebody@else.example';
    const replies = [await register({ studentCode: '202699001', email }), await register({ studentCode: '202699002', email }), await register({ studentCode: '202688888', email })];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0]?.body).toMatchObject({ channel: 'email', recipient: 's•••••y@else.…' });
    expect(replies.slice(1).map(({ body }) => body)).toEqual([replies[0]?.body, replies[0]?.body]);
    expect(await messages()).toEqual([]);
    await wait(31);
    expect((await register({ studentCode: '202699001', email: 'FirstActivation@stu.university.example' })).body).toMatchObject({ recipient: 'F•••••n@stu.…' });
    expect(await messages()).toMatchObject([{ recipient: 'firstactivation@stu.university.example' }]);
  });

  it('needs the code and the password together', async () => {
    for (const body of [{ studentCode: '202699001', code: '4821' }, { studentCode: '202699001', newPassword: fresh }]) expect((await register(body)).status).toBe(400);
  });
});

it('the log holds no code, password or token of these flows', async () => {
  lines.length = 0;
  await retrieve('eligible');
  const codes = [await latestCode()];
  const student = await nobody.fresh().as('eligible');
  const { token } = student.session!.context.refreshToken;
  await change({ code: '98765', newPassword: 'Logged-2027' });
  expect((await change({ code: codes[0] ?? '', newPassword: 'Logged-2027', refreshToken: token })).status).toBe(200);
  await change({ currentPassword: 'Logged-2026', newPassword: 'Logged-2028' });
  const verified = await nobody.call('verifyToken', { body: { token: student.session!.idToken } });
  await nobody.send('verifyToken', { body: { token: 'a-forged-token' } });
  await nobody.send('registerAccount', { body: { studentCode: '202699001' } });
  codes.push(await latestCode());
  await nobody.send('registerAccount', { body: { studentCode: '202699001', code: codes[1] ?? '', newPassword: 'Logged-2029' } });
  expect(lines.length).toBeGreaterThan(9);
  const text = lines.map((line) => { const { time: _, ms: __, pid: ___, ...rest } = JSON.parse(line) as Record<string, unknown>; return JSON.stringify(rest); }).join('\n').replaceAll(/sandbox\/[\w-]+/g, '');
  for (const secret of [...codes, '98765', 'Logged-', token, student.session!.idToken, verified.idToken, verified.context.refreshToken.token, 'a-forged-token', 'eligible@stu']) expect(text).not.toContain(secret);
});
