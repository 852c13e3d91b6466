import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { Client } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** A page at another origin, below a path, that calls this API. */
const origin = 'https://www.university.example';
const page = `${origin}/uob_sis_prod`;
const lines: Record<string, unknown>[] = [];
let server: TestServer;

beforeAll(async () => {
  const { pageUrl, allowedOrigins } = readSettings({ PAGE_URL: `${page}/`, ALLOWED_ORIGINS: 'https://other.example' });
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  server = await startServer({ students: 50, pageUrl, allowedOrigins }, { log });
});
afterAll(() => server.close());

const preflight = (path: string, from: string, method = 'PUT') =>
  fetch(`${server.base}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('a page of another origin', () => {
  it.each([origin, 'https://other.example'])('%s may ask for every path, signed in or not', async (from) => {
    for (const path of ['/api/student/Schedule/GetSchedule', '/register', '/sim/info', '/api/no/such/call']) {
      const { status, headers } = await preflight(path, from);
      expect([path, status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
        path,
        204,
        from,
        expect.stringContaining('Origin'),
      ]);
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE');
      for (const name of ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key'])
        expect(headers.get('access-control-allow-headers')).toContain(name);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('reads answers and errors alike', async () => {
    const student = await new Client(server.base).as('eligible');
    const { status, headers } = await student.send('getMenu', { headers: { origin } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(headers.get('access-control-expose-headers')).toContain('Date');
    for (const [path, answer] of [
      ['/api/user/v0/menu/GetMenu', 401],
      ['/api/no/such/call', 404],
    ] as const) {
      const refused = await fetch(`${server.base}${path}`, { headers: { origin } });
      expect([path, refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
        path,
        answer,
        origin,
      ]);
    }
  });

  it('is told nothing where nobody named it', async () => {
    for (const from of ['https://evil.example', `${origin}.evil.example`, 'null']) {
      const { status, headers } = await preflight('/api/user/v0/menu/GetMenu', from);
      expect([from, status === 204, headers.get('access-control-allow-origin')]).toEqual([from, false, null]);
    }
  });
});

describe('what leads back to the page', () => {
  it('the payment gateway, but from a sandbox, whose page is here', async () => {
    for (const [base, back] of [
      [server.base, page],
      [`${server.base}/sandbox/beside`, '/sandbox/beside'],
    ] as const) {
      if (base !== server.base) await new Client(server.base).call('createSandbox', { body: { name: 'beside' } });
      const student = await new Client(base).as('eligible');
      const { db } = tenantOf(server, student);
      const [{ id: studentId } = { id: 0 }] = all<{ id: number }>(
        db,
        'select id from student where faculty_code = ?',
        student.record,
      );
      const id = addCharge(
        db,
        { studentId, semesterId: 20261, kind: 'reprint', amount: 10_000, cashierOnly: false },
        0,
      );
      const { gatewayUrl, paymentId } = await student.call('startPayment', {
        body: { items: [{ kind: 'charge', id }], useBalance: false },
      });
      const shown = await fetch(gatewayUrl!);
      expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self'`);
      expect(shown.headers.get('content-security-policy')).toContain(origin);
      const left = await fetch(`${gatewayUrl!.split('?')[0]}/cancel`, { method: 'POST', redirect: 'manual' });
      expect([left.status, left.headers.get('location')]).toEqual([303, `${back}/payment-result/${paymentId}`]);
    }
  });

  it('the identity provider', async () => {
    const ask = async (redirect_uri: string) => {
      const query = new URLSearchParams({
        client_id: 'student-portal',
        redirect_uri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      return fetch(`${server.base}/identity/auth?${query.toString()}`, { redirect: 'manual' });
    };
    for (const known of [`${page}/Authentication`, `${server.base}/Authentication`])
      expect((await ask(known)).status).toBe(303);
    for (const unknown of [`${origin}/Authentication`, `${page}/other`, 'https://evil.example/Authentication'])
      expect((await ask(unknown)).status).toBe(400);
  });
});

describe('what the page reports', () => {
  it('is a line in the log, in its shape only', async () => {
    const post = (body: string) =>
      fetch(`${server.base}/page-reports`, { method: 'POST', headers: { origin, 'content-type': 'text/plain' }, body });
    expect(
      (
        await post(
          JSON.stringify({
            kind: 'error',
            reference: 'AB12CD',
            message: 'x is not a function',
            stack: 'Page-1.js:1:2',
            token: 'secret',
          }),
        )
      ).status,
    ).toBe(204);
    expect((await post('no report')).status).toBe(204);
    expect((await post('x'.repeat(10_000))).status).toBe(413);
    expect(lines.filter(({ msg }) => msg === 'page').map(({ report }) => report)).toEqual([
      { kind: 'error', reference: 'AB12CD', message: 'x is not a function', stack: 'Page-1.js:1:2' },
    ]);
  });
});

describe('settings', () => {
  it('say whose page it is, in a file that must be understood', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sis-page-'));
    const file = join(folder, 'page.json');
    const settings = (found: object): Settings => {
      writeFileSync(file, JSON.stringify(found));
      return readSettings({ PAGE_CONFIG: file });
    };
    const given = {
      name: { en: 'University of the Gulf', ar: 'جامعة الخليج' },
      accent: '#7a1f3d',
      help: { email: 'help@university.example' },
      offline: false,
    };
    const { page: look } = settings(given);
    expect(look).toMatchObject({ ...given, reportUrl: 'page-reports' });
    expect(() => settings({ accent: 'red' })).toThrow('accent');
    expect(() => settings({ apiBaseUrl: 'https://elsewhere.example' })).toThrow('apiBaseUrl');
    const named = await startServer({ students: 50, page: look });
    expect(await (await fetch(`${named.base}/config.json`)).json()).toMatchObject({ ...given, apiBaseUrl: '' });
    expect(await (await fetch(`${named.base}/app-ar.json`)).json()).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      name: expect.stringContaining('جامعة الخليج') as string,
      theme_color: '#7a1f3d',
      start_url: './home',
    });
    await named.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['PAGE_URL', 'sis.example/x'],
    ['PAGE_URL', 'https://sis.example/?x'],
    ['PAGE_URL', 'ftp://sis.example'],
  ])('%s is no %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
