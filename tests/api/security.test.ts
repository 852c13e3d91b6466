import { request } from 'node:http';
import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import type { Schema } from '../../server/http/operations.ts';
import { Client, sandbox } from '../support/client.ts';
import { passwordCalls } from '../support/password-calls.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Client;
const lines: string[] = [];

beforeAll(async () => {
  server = await startServer(
    { logLevel: 'trace' },
    { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) },
  );
  student = await new Client(server.base).as('eligible');
});
afterAll(() => server.close());

type Answer = { status: number; body: Schema<'Error'>; headers: Record<string, unknown> };
/** Sends a request exactly as written, because HTTP clients normalize paths. */
const raw = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(server.base, { method, path, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: (incoming.headers['content-type']?.includes('json') && text
            ? JSON.parse(text)
            : text) as Schema<'Error'>,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
const login = '/api/user/v0/UserManagement/UserLogin';
const json = { 'content-type': 'application/json' };

describe('headers', () => {
  const pages = [
    '/config.json',
    '/openapi.yaml',
    '/docs',
    '/docs/documentation.js',
    '/docs/swagger-ui.css',
    '/docs/nothing.js',
    '/assets/nothing.js',
    '/sign-in',
    '/404',
    '/nothing',
  ];
  const answers = [
    '/api/user/v0/menu/GetMenu',
    '/sim/info',
    '/sim/nothing',
    '/api/nothing',
    '/api/user/v0/menu/GetMenu?x=1',
    '/api/user/v0/UserManagement/UserLogin',
    '/api/course/CourseManagement/CourseDetails/%',
    '/sandbox/nobody/sim/info',
    '/sandbox/nobody',
  ];
  const isStrict = (headers: Record<string, unknown>, page: boolean): void => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    if (page) {
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'self'");
      // If the page is built, the policy lists its inline scripts by their hashes.
      expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')*$/);
    } else expect(policy).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(String(headers['x-frame-options'])).toMatch(/^(DENY|SAMEORIGIN)$/);
    expect(headers['x-powered-by']).toBeUndefined();
  };

  it.each([...answers, ...pages])('%s is answered under a strict policy', async (path) => {
    isStrict((await raw('GET', path)).headers, pages.includes(path));
  });

  it('are as strict where a call is refused, cut short or goes wrong', async () => {
    const refusals: [string, number][] = [
      ['', 401],
      ['F0', 403],
    ];
    for (const [record, status] of refusals) {
      const answer = await raw(
        'GET',
        `/api/student/CourseManagement/GetStudentInformation?StudFacultyCode=${record || 'x'}`,
        record ? { authorization: `Bearer ${student.session!.idToken}` } : {},
      );
      expect(answer.status).toBe(status);
      isStrict(answer.headers, false);
    }
    for (const [headers, body, status] of [
      [json, '{', 400],
      [{ 'content-type': 'text/plain' }, '{}', 415],
      [json, `{"userName":"${'x'.repeat(200_000)}"}`, 413],
    ] as const) {
      const answer = await raw('POST', login, { ...headers, 'content-length': String(body.length) }, body);
      expect(answer.status).toBe(status);
      isStrict(answer.headers, false);
    }
    await student.call('addFault', { body: { operationId: 'getMenu', kind: 'status', status: 503, times: 1 } });
    const fault = await raw('GET', '/api/user/v0/menu/GetMenu');
    expect(fault.status).toBe(503);
    isStrict(fault.headers, false);
  });

  it('keeps answers out of caches', async () => {
    for (const path of ['/api/user/v0/menu/GetMenu', '/sim/info', `${login}`])
      expect((await raw(path === login ? 'POST' : 'GET', path)).headers['cache-control']).toBe('no-store');
  });
});

describe('what is not in the contract', () => {
  const huge = JSON.stringify({ userName: 'eligible', password: 'x'.repeat(200_000), captchaToken: 'x' });
  const cases: [string, string, string, Record<string, string>, string | undefined, number, string][] = [
    ['a call that is none', 'GET', '/api/nothing', {}, undefined, 404, 'DEV-000002'],
    ['a slash too many', 'GET', '/api/user/v0/menu/GetMenu/', {}, undefined, 404, 'DEV-000002'],
    ['another case of letters', 'GET', '/api/user/v0/menu/getmenu', {}, undefined, 404, 'DEV-000002'],
    ['another method', 'DELETE', login, {}, undefined, 405, 'DEV-000002'],
    ['OPTIONS', 'OPTIONS', login, {}, undefined, 405, 'DEV-000002'],
    ['a sandbox that is none', 'GET', '/sandbox/nobody/sim/info', {}, undefined, 404, 'DEV-000005'],
    ['a sandbox of a bad name', 'GET', '/sandbox/%E0%A4%A/sim/info', {}, undefined, 404, 'DEV-000005'],
    ['a malformed path', 'DELETE', '/sim/sandboxes/%E0%A4%A', {}, undefined, 400, 'DEV-000001'],
    [
      'a malformed path of a record',
      'GET',
      '/api/course/CourseManagement/CourseDetails/%',
      {},
      undefined,
      400,
      'DEV-000001',
    ],
    ['broken JSON', 'POST', login, json, '{"userName":', 400, 'DEV-000001'],
    ['no JSON object', 'POST', login, json, 'null', 400, 'DEV-000001'],
    ['no body', 'POST', login, json, undefined, 400, 'DEV-000001'],
    ['a huge body', 'POST', login, json, huge, 413, 'DEV-000003'],
    ['another content type', 'POST', login, { 'content-type': 'text/plain' }, '{}', 415, 'DEV-000004'],
    ['no content type', 'POST', login, {}, '{}', 415, 'DEV-000004'],
    [
      'another charset',
      'POST',
      login,
      { 'content-type': 'application/json; charset=latin-9' },
      '{}',
      415,
      'DEV-000004',
    ],
    ['another encoding', 'POST', login, { ...json, 'content-encoding': 'zip' }, '{}', 415, 'DEV-000004'],
    ['an encoding it is not in', 'POST', login, { ...json, 'content-encoding': 'gzip' }, '{}', 400, 'DEV-000001'],
    ['an unknown parameter', 'GET', '/api/user/v0/menu/GetMenu?x=1', {}, undefined, 400, 'DEV-000001'],
    [
      'a parameter twice',
      'GET',
      '/api/user/v0/UserManagement/RefreshToken?Token=a&Token=b',
      {},
      undefined,
      400,
      'DEV-000001',
    ],
    [
      'a number beyond its bounds',
      'GET',
      '/api/user/AuditForm/SetAuditFormLog?auditLoginId=1&SeForm=1000001',
      {},
      undefined,
      400,
      'DEV-000001',
    ],
    [
      'half a number',
      'GET',
      '/api/user/AuditForm/SetAuditFormLog?auditLoginId=1.5&SeForm=1',
      {},
      undefined,
      400,
      'DEV-000001',
    ],
  ];
  it.each(cases)('%s', async (_, method, path, headers, body, status, code) => {
    const token: Record<string, string> = path === login ? {} : { authorization: `Bearer ${student.session!.idToken}` };
    const answer = await raw(
      method,
      path,
      { ...token, ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      body,
    );
    expect([answer.status, code ? answer.body.Message : '']).toEqual([status, code]);
    if (status === 405) expect(answer.headers.allow).toBe('POST');
  });

  it('is not looked at before it is known who asks', async () => {
    const path = '/api/course/CourseManagement/CheckRegistration';
    for (const [headers, body] of [
      [json, '{"changes":['],
      [json, '{}'],
      [json, `{"changes":[${Array(33_000).fill('{}').join(',')}]}`],
      [json, `"${'x'.repeat(200_000)}"`],
      [{ 'content-type': 'text/plain' }, 'x'],
      [{}, undefined],
    ] as const) {
      const answer = await raw(
        'POST',
        path,
        { ...headers, ...(body !== undefined && { 'content-length': String(body.length) }) },
        body,
      );
      expect([answer.status, answer.body.Refusals?.[0]?.Code]).toEqual([401, 'account.signInRequired']);
    }
    expect((await raw('GET', '/api/user/v0/menu/GetMenu?x=1')).status).toBe(401);
  });

  it('names each fault of a body with its path', async () => {
    const { body } = await raw(
      'POST',
      login,
      { ...json, 'content-length': '35' },
      '{"userName":1,"password":"","x":true}'.slice(0, 35),
    );
    expect(body.Message).toBe('DEV-000001');
    const answer = await student
      .fresh()
      .send('userLogin', { body: { userName: 1, password: '', extra: true } as never });
    for (const path of ['/body/userName', '/body/password', '/body/captchaToken', '/body/extra'])
      expect(answer.body.Details).toContain(path);
  });

  it('survives what is no request at all', async () => {
    const port = Number(new URL(server.base).port);
    for (const text of [
      '\u0000\u0001\u0002\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /%zz HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    ])
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        socket
          .on('data', () => undefined)
          .on('error', () => resolve())
          .on('close', () => resolve());
        setTimeout(() => socket.destroy(), 300).unref();
      });
    expect((await student.send('getMenu')).status).toBe(200);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await raw('HEAD', '/sim/info');
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

describe('the files it serves', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/data/sis.sqlite',
    '/.git/config',
    '/assets/%00',
  ])('are not %s', async (path) => {
    const { status, body } = await raw('GET', path);
    expect(JSON.stringify(body)).not.toMatch(/"dependencies|SQLite format|\[core\]/);
    // If the page is built, a path of the application returns its document.
    if (status === 200) expect(JSON.stringify(body)).toContain('<div id=');
    else expect([400, 404]).toContain(status);
  });
});

describe('the log', () => {
  const events = () =>
    lines
      .map(
        (line) =>
          JSON.parse(line) as {
            msg: string;
            event?: string;
            path?: string;
            account?: number;
            name?: string;
            code?: string;
            signIn?: number;
          },
      )
      .filter(({ msg }) => msg === 'security');

  it('says what concerns security, who it was by number, and no secret', async () => {
    const client = new Client(server.base);
    lines.length = 0;
    const body = {
      userName: 'eligible',
      password: 'a-wrong-secret',
      captchaToken: 'simulated-captcha',
      rememberMe: false,
    };
    await client.send('userLogin', { body });
    await client.send('userLogin', { body: { ...body, userName: ' Eligible' } });
    await client.send('userLogin', { body: { ...body, userName: 'typed-here-Secret-1' } });
    await client.send('userLogin', { body: { ...body, captchaToken: 'forged' } });
    client.use(await client.call('userLogin', { body: { ...body, password: seedPassword } }));
    await client.send('getStudentInformation', { query: { StudFacultyCode: 'somebody-else' } });
    await client.send('refreshToken', { query: { Token: 'a-stolen-token' } });
    await client.send('getMenu', { headers: { authorization: 'Bearer forged' } });
    await raw('GET', '/api/user/v0/menu/GetMenu');
    await raw('POST', '/sim/reset', { origin: 'https://evil.example' });
    const idle = await raw('GET', '/sim/info', { host: 'evil.example' });
    expect(idle.status).toBe(403);
    await client.call('logout');
    expect(events().map(({ event }) => event)).toEqual([
      'signIn.failed',
      'signIn.failed',
      'signIn.failed',
      'captcha.failed',
      'signedIn',
      'record.refused',
      'refreshToken.refused',
      'token.refused',
      'caller.refused',
      'caller.refused',
      'signedOut',
    ]);
    const [first, second, third, , signedIn, record] = events();
    expect(first!.name).toBe(second!.name);
    expect(first!.name).not.toBe(third!.name);
    expect([typeof signedIn!.signIn, typeof record!.account]).toEqual(['number', 'number']);
    expect(
      JSON.parse(lines.find((line) => line.includes('GetStudentInformation') && line.includes('"msg":"call"'))!),
    ).toMatchObject({ status: 403, account: record!.account, code: 'account.notYourRecord' });
    expect(lines.join('')).not.toMatch(/typed-here|a-wrong|a-stolen|eligible|Bahrain|somebody-else/i);
  });

  it('says when a name is paused', async () => {
    lines.length = 0;
    const client = new Client(server.base);
    for (let tries = 0; tries < 6; tries += 1)
      await client.send('userLogin', {
        body: { userName: 'nobody-at-all', password: 'wrong', captchaToken: 'simulated-captcha', rememberMe: false },
      });
    expect(events().map(({ event }) => event)).toEqual([...Array<string>(5).fill('signIn.failed'), 'signIn.paused']);
  });

  const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6';
  it.each([
    '/api/student/Schedule/Calendar/',
    '/api/student/schedule/calendar/',
    '/api/student/Schedule//Calendar/',
    '/api/student/Schedule/Calendar%2F',
    '/api/student/Schedule/Calender/',
    '/Calendar/',
    '/',
    '/sandbox/x/api/student/Schedule/Calendar/',
    '/api/student/Schedule/%43alendar/',
    '/assets/',
  ])('never holds the private address of a calendar: %s', async (path) => {
    lines.length = 0;
    await raw('GET', path + token);
    await raw('GET', `${path}${token}.ics`);
    await raw('GET', `${path}${token}/x`);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain(token.slice(0, 24));
  });

  it('notes every call and holds no password, token or record code', async () => {
    lines.length = 0;
    const client = new Client(server.base);
    const session = await client.call('userLogin', {
      body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha', rememberMe: false },
    });
    client.use(session);
    await client.call('getStudentInformation');
    await client.send('userLogin', {
      body: { userName: 'eligible', password: 'a-wrong-secret', captchaToken: 'simulated-captcha', rememberMe: false },
    });
    const { context } = await client.call('refreshToken', { query: { Token: session.context.refreshToken.token } });
    await client.send('refreshToken', { query: { Token: 'a-stolen-token' } });
    await client.send('getMenu', { headers: { authorization: `Bearer ${session.idToken.slice(0, -3)}` } });
    await raw('GET', `/api/nothing?Token=${context.refreshToken.token}`);
    await raw('POST', login, { ...json, 'content-length': '22' }, '{"password":"a-wrong-s');
    // A database error during a call is logged with its cause but without data of the caller.
    server.tenant.db.$client.exec('alter table registration rename to registration_away');
    const failed = await client.send('registeredCourses');
    expect([failed.status, failed.body.ErrorMessageType]).toEqual([500, 'GeneralException']);
    expect(JSON.stringify(failed.body)).not.toMatch(/registration|SQL|table/i);
    server.tenant.db.$client.exec('alter table registration_away rename to registration');
    await client.call('logout');

    expect(lines.length).toBeGreaterThan(9);
    expect(lines.some((line) => line.includes('"msg":"unexpected"'))).toBe(true);
    const text = lines.join('');
    for (const secret of [
      seedPassword,
      'a-wrong-s',
      session.idToken,
      session.idToken.slice(20, 60),
      session.context.refreshToken.token,
      context.refreshToken.token,
      context.accessToken.token,
      'a-stolen-token',
      client.record!,
    ])
      expect(text).not.toContain(secret);
    const call = JSON.parse(lines.find((line) => line.includes('RefreshToken'))!) as Record<string, unknown>;
    expect(call).toMatchObject({ method: 'GET', path: '/api/user/v0/UserManagement/RefreshToken', status: 200 });
  });

  it('holds no code, password or token of a reset, a change or an activation', async () => {
    const nobody = await sandbox(server.base);
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    const { retrieve, change, latestCode } = passwordCalls(() => nobody);
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
    await nobody.send('registerAccount', {
      body: { studentCode: '202699001', code: codes[1] ?? '', newPassword: 'Logged-2029' },
    });
    expect(lines.length).toBeGreaterThan(9);
    // The log without numbers and the name of the sandbox, because either may contain the digits of a code by chance.
    const text = lines
      .map((line) => {
        const {
          time: _time,
          ms: _ms,
          pid: _pid,
          account: _account,
          signIn: _signIn,
          name: _name,
          ...rest
        } = JSON.parse(line) as Record<string, unknown>;
        return JSON.stringify(rest);
      })
      .join('\n')
      .replaceAll(/sandbox\/[\w-]+/g, '');
    for (const secret of [
      ...codes,
      '98765',
      'Logged-',
      token,
      student.session!.idToken,
      verified.idToken,
      verified.context.refreshToken.token,
      'a-forged-token',
      'eligible@stu',
    ])
      expect(text).not.toContain(secret);
  });
});
