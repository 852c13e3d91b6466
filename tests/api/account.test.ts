import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { validParams, validRequest } from '../support/valid.ts';

let server: TestServer;
let nobody: Client;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nobody = await sandbox(server.base);
});
// Deletes the sandbox of the test, because a server has a limited number of sandboxes.
afterEach(() =>
  new Client(server.base).send('deleteSandbox', { params: { name: nobody.base.split('/').at(-1) ?? '' } }),
);

const wrong = 'not the password';
const signIn = (client: Client, userName: string, password = seedPassword, more: object = {}) =>
  client.send('userLogin', {
    body: { userName, password, captchaToken: 'simulated-captcha', rememberMe: false, ...more },
  });

describe('signing in', () => {
  it('answers who it is, the records, and a token that opens the calls', async () => {
    const reply = await signIn(nobody, 'eligible');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body).toMatchObject({
      user: { userName: 'eligible', email: 'eligible@stu.university.example' },
      records: [{ status: 'active', degreeClass: 'bachelor' }],
    });
    expect(reply.body.idToken).toBe(reply.body.context.accessToken.token);
    const student = nobody.fresh().use(reply.body);
    expect((await student.call('getStudentInformation')).studFacultyCode).toBe(reply.body.records[0]?.studFacultyCode);
    expect(await student.call('setAuditFormLog', { query: { auditLoginId: reply.body.auditId, SeForm: 1 } })).toEqual({
      done: true,
    });
  });

  it('knows a user name whatever its case and the spaces around it', async () => {
    expect((await signIn(nobody, '  ELIGIBLE ')).status).toBe(200);
  });

  it('puts the running record before the finished one', async () => {
    const { body } = await signIn(nobody, 'tworecords');
    expect(body.records.map(({ degreeClass, status }) => [degreeClass, status])).toEqual([
      ['master', 'active'],
      ['bachelor', 'graduated'],
    ]);
  });

  it.each([
    ['passwordexpired', 'MSG-000018'],
    ['othernetwork', 'MSG-000019'],
    ['noacademicrecord', 'MSG-000020'],
    ['notvaliduser', 'MSG-LOG0-000002'],
    ['machinenotregistered', 'MSG-LOG0-000003'],
    ['legacyaccount', 'MSG-LOG0-000004'],
    ['staffmember', 'MSG-LOG0-000005'],
    ['inactiveaccount', 'MSG-LOG0-000006'],
  ])('%s is refused with %s, and only after the right password', async (userName, code) => {
    const reply = await signIn(nobody, userName);
    expect([reply.status, reply.body.Message, codesOf(reply)]).toEqual([422, code, [code]]);
    expect(codesOf(await signIn(nobody, userName, wrong))).toEqual(['MSG-000017']);
    const { personas } = await nobody.call('getPersonas');
    expect(personas.find((one) => one.userName === userName)?.canSignIn).toBe(false);
  });

  it('answers an unknown user as it answers a wrong password', async () => {
    const [unknown, known] = [
      await signIn(nobody, 'nobody-of-that-name', wrong),
      await signIn(nobody, 'eligible', wrong),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([known.status, codesOf(known)]).toEqual([422, ['MSG-000017']]);
  });

  it('asks for the captcha before it looks at the password', async () => {
    const reply = await signIn(nobody, 'eligible', seedPassword, { captchaToken: 'forged' });
    expect([reply.status, codesOf(reply)]).toEqual([422, ['account.captchaFailed']]);
    for (let i = 0; i < 6; i += 1) await signIn(nobody, 'eligible', wrong, { captchaToken: 'forged' });
    expect((await signIn(nobody, 'eligible')).status).toBe(200);
  });
});

describe('an address', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const login = (userName: string, password: string, address: string) =>
    nobody.send('userLogin', { body: { userName, password, captchaToken: 'simulated-captcha' }, ...from(address) });

  it('that tries one password with many names is paused, on either way, until its time is over', async () => {
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    for (let index = 0; index < 60; index += 1)
      expect((await login(`name-${index}`, wrong, '192.0.2.10')).status).toBe(422);
    const change = (userName: string, address: string) =>
      nobody.send('forgetPasswordChangePassword', {
        body: { userName, currentPassword: wrong, newPassword: 'Another-2027' },
        ...from(address),
      });
    for (let index = 60; index < 100; index += 1)
      expect(codesOf(await change(`name-${index}`, '192.0.2.10'))).toEqual(['MSG-000017']);
    await nobody.call('advanceClock', { body: { seconds: 30, expireSessions: false } });
    const paused = await login('eligible', seedPassword, '192.0.2.10');
    expect([
      paused.status,
      codesOf(paused),
      paused.headers.get('retry-after'),
      paused.body.Refusals?.[0]?.Params,
    ]).toEqual([429, ['account.tooManyAttempts'], '870', { minutes: 14, seconds: 30, context: 'both' }]);
    expect((await change('eligible', '192.0.2.10')).status).toBe(429);
    expect((await login('eligible', seedPassword, '192.0.2.11')).status).toBe(200);
    await nobody.call('advanceClock', { body: { seconds: 870, expireSessions: false } });
    expect((await login('eligible', seedPassword, '192.0.2.10')).status).toBe(200);
  });

  it('cannot outrun that by trying at once; right passwords never count', async () => {
    const right = await Promise.all(Array.from({ length: 40 }, () => login('eligible', seedPassword, '192.0.2.20')));
    expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]));
    const replies = await Promise.all(
      Array.from({ length: 130 }, (_, index) => login(`at-once-${index}`, wrong, '192.0.2.20')),
    );
    expect(replies.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(100);
    expect(replies.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(104);
    expect((await login('eligible', seedPassword, '192.0.2.20')).status).toBe(429);
  });

  it('is forgotten when its sandbox starts over', async () => {
    for (let index = 0; index < 100; index += 1) await login(`again-${index}`, wrong, '192.0.2.30');
    expect((await login('eligible', seedPassword, '192.0.2.30')).status).toBe(429);
    await nobody.call('resetSandbox');
    expect((await login('eligible', seedPassword, '192.0.2.30')).status).toBe(200);
  });
});

describe('the lock', () => {
  it('closes after five wrong passwords for fifteen minutes of the business clock', async () => {
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    for (let i = 0; i < 5; i += 1) expect((await signIn(nobody, 'eligible', wrong)).status, `try ${i + 1}`).toBe(422);
    const locked = await signIn(nobody, 'eligible');
    expect([locked.status, codesOf(locked), locked.headers.get('retry-after')]).toEqual([
      429,
      ['account.tooManyAttempts'],
      '900',
    ]);
    expect((await signIn(nobody, 'minimumload')).status).toBe(200);
    await nobody.call('advanceClock', { body: { seconds: 899, expireSessions: false } });
    expect([
      (await signIn(nobody, 'eligible')).status,
      (await signIn(nobody, 'eligible')).headers.get('retry-after'),
    ]).toEqual([429, '1']);
    await nobody.call('advanceClock', { body: { seconds: 1, expireSessions: false } });
    expect((await signIn(nobody, 'eligible')).status).toBe(200);
  });

  it('forgets wrong passwords after a right one', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await signIn(nobody, 'eligible', wrong)).status).toBe(422);
      expect((await signIn(nobody, 'eligible')).status).toBe(200);
    }
  });

  it('is not outrun by tries sent at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => signIn(nobody, 'eligible', wrong)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('does not close for right passwords sent at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(nobody, 'eligible')));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});

describe('refreshing', () => {
  const refresh = (client: Client, token: string) => client.send('refreshToken', { query: { Token: token } });

  it('gives new tokens, each refresh token once', async () => {
    const { body: session } = await signIn(nobody, 'eligible');
    const first = await refresh(nobody, session.context.refreshToken.token);
    expect(first.status).toBe(200);
    expect(first.body.context.refreshToken.token).not.toBe(session.context.refreshToken.token);
    const student = nobody.fresh().use({ ...session, idToken: first.body.context.accessToken.token });
    expect((await student.send('getMenu')).status).toBe(200);
    expect((await refresh(nobody, first.body.context.refreshToken.token)).status).toBe(200);
  });

  it('ends the whole session when a used token comes back', async () => {
    const student = await nobody.as('eligible');
    const used = student.session!.context.refreshToken.token;
    const { body: renewed } = await refresh(nobody, used);
    const again = await refresh(nobody, used);
    expect([again.status, codesOf(again)]).toEqual([401, ['account.refreshRefused']]);
    expect((await refresh(nobody, renewed.context.refreshToken.token)).status).toBe(401);
    expect((await student.send('getMenu')).status).toBe(401);
    student.session = { ...student.session!, idToken: renewed.context.accessToken.token };
    expect([(await student.send('getMenu')).status]).toEqual([401]);
  });

  it('gives new tokens to one of those who come at once', async () => {
    const { session } = await nobody.as('eligible');
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, () => refresh(nobody, session!.context.refreshToken.token)))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
  });

  it('refuses a token it never gave', async () => {
    const reply = await refresh(nobody, 'never given');
    expect([reply.status, codesOf(reply)]).toEqual([401, ['account.refreshRefused']]);
  });

  it('is over when the session is, by the business clock', async () => {
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    const { body: session } = await signIn(nobody, 'eligible');
    await nobody.call('advanceClock', { body: { seconds: 8 * 3600, expireSessions: true } });
    expect((await refresh(nobody, session.context.refreshToken.token)).status).toBe(401);
  });
});

describe('the session', () => {
  it('ends at sign-out, with everything issued for it', async () => {
    const student = await nobody.as('eligible');
    expect(await student.call('logout')).toEqual({ done: true });
    expect(codesOf(await student.send('getMenu'))).toEqual(['account.sessionEnded']);
    expect(
      (await nobody.send('refreshToken', { query: { Token: student.session!.context.refreshToken.token } })).status,
    ).toBe(401);
    expect(all(tenantOf(server, nobody).db, 'select * from refresh_token')).toEqual([]);
  });

  it.each([
    [false, [8 * 3600]],
    [true, [10 * 86_400, 10 * 86_400, 10 * 86_400]],
  ])('remembered %s ends after %j seconds of the business clock', async (rememberMe, [...steps]) => {
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    const student = nobody.fresh().use((await signIn(nobody, 'eligible', seedPassword, { rememberMe })).body);
    const last = steps.pop() ?? 0;
    // A remembered session also ends if it is not used for some time, so the clock moves in steps with a call after
    // each.
    for (const seconds of [...steps, last - 1]) {
      await nobody.call('advanceClock', { body: { seconds, expireSessions: true } });
      expect((await student.send('getMenu')).status).toBe(200);
    }
    await nobody.call('advanceClock', { body: { seconds: 1, expireSessions: true } });
    const reply = await student.send('getMenu');
    expect([reply.status, codesOf(reply)]).toEqual([401, ['account.sessionEnded']]);
  });

  it('is carried along by a jump unless told to expire', async () => {
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    const student = await nobody.fresh().as('eligible');
    await nobody.call('advanceClock', { body: { seconds: 30 * 86_400, expireSessions: false } });
    expect((await student.send('getMenu')).status).toBe(200);
    await nobody.call('setClock', {
      body: { mode: 'frozen', now: '2026-12-20T10:00:00+03:00', expireSessions: false },
    });
    expect((await student.send('getMenu')).status).toBe(200);
  });

  it('does not outlive the account', async () => {
    const student = await new Client(server.base).as('eligible');
    server.tenant.db.$client.exec("update account set status = 'inactive' where user_name = 'eligible'");
    expect((await student.send('getMenu')).status).toBe(401);
    server.tenant.db.$client.exec("update account set status = 'active' where user_name = 'eligible'");
    expect((await student.send('getMenu')).status).toBe(200);
  });

  it('is of one sandbox', async () => {
    const student = await nobody.as('eligible');
    for (const elsewhere of [new Client(server.base), await sandbox(server.base)]) {
      const stranger = elsewhere.use(student.session!);
      const reply = await stranger.send('getMenu');
      expect([reply.status, codesOf(reply)]).toEqual([401, ['account.signInRequired']]);
      expect(
        (await stranger.send('refreshToken', { query: { Token: student.session!.context.refreshToken.token } })).status,
      ).toBe(401);
    }
    expect((await student.send('getMenu')).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Bearer a.b.c', 'Basic ZWxpZ2libGU6', 'bearer'])(
    'needs a token: %j is none',
    async (authorization) => {
      const reply = await nobody.send('getMenu', { headers: { authorization } });
      expect([reply.status, codesOf(reply)]).toEqual([401, ['account.signInRequired']]);
    },
  );

  it('needs the token as it was signed', async () => {
    const student = await nobody.as('eligible');
    const [head = '', body = '', signature = ''] = student.session!.idToken.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const other = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), sid: 'another' }),
    ).toString('base64url');
    for (const token of [
      `${none}.${body}.`,
      `${head}.${other}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    ])
      expect((await nobody.fresh().send('getMenu', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
  });
});

describe('another student’s record', () => {
  /** The calls about an academic record that have no body. tests/api/records.test.ts checks all of them. */
  const ofARecord = listOperations(contract).filter(({ forRecord, hasBody }) => forRecord && !hasBody);

  it('is what most calls are about', () => expect(ofARecord.length).toBeGreaterThan(10));

  it.each(ofARecord.map((operation) => [operation.id, operation] as const))(
    '%s: 403, whether it exists or not, and 401 for nobody',
    async (id, operation) => {
      const student = await nobody.fresh().as('eligible');
      const other = await nobody.fresh().as('minimumLoad');
      const before = await other.call('registeredCourses');
      const input = {
        query: validRequest(operation).query,
        params: {
          ...validParams(operation),
          ...(operation.path.includes('{registrationId}') && { registrationId: before.courses[0]!.registrationId }),
        },
      } as object;
      const replies = [];
      for (const record of [
        other.record,
        'F00000000',
        `${student.record} `,
        student.record!.toLowerCase(),
        '%',
        "' or 1=1 --",
      ]) {
        student.record = record;
        replies.push(await student.send(id, input));
      }
      for (const reply of replies) expect([reply.status, codesOf(reply)]).toEqual([403, ['account.notYourRecord']]);
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await other.call('registeredCourses')).toEqual(before);
      const visitor = nobody.fresh();
      visitor.record = other.record;
      expect((await visitor.send(id, input)).status).toBe(401);
    },
  );

  it('is not seen through the audit either', async () => {
    const other = await nobody.fresh().as('minimumLoad');
    const student = await nobody.fresh().as('eligible');
    for (const auditLoginId of [other.session!.auditId, 999_999])
      expect((await student.send('setAuditFormLog', { query: { auditLoginId, SeForm: 1 } })).status).toBe(403);
  });
});
