import { request } from 'node:http';
import { connect } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let plain: TestServer;
let named: TestServer;
let production: TestServer;

beforeAll(async () => {
  plain = await startServer({ students: 50 });
  named = await startServer({
    students: 50,
    ...readSettingsOf({
      PUBLIC_URL: 'https://sis.example',
      ALLOWED_HOSTS: 'training.example, 10.9.8.7',
      ALLOWED_ORIGINS: 'https://console.example:8443',
    }),
  });
  production = await startServer({ students: 50, simulate: false, documentation: false });
});
afterAll(() => Promise.all([plain.close(), named.close(), production.close()]));

function readSettingsOf(env: Record<string, string>) {
  const { publicUrl, allowedHosts, allowedOrigins } = readSettings(env);
  return { publicUrl, allowedHosts, allowedOrigins };
}

type Answer = { status: number; body: string; headers: Record<string, unknown> };
const send = (
  server: TestServer,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(server.base, { method, path, headers }, (incoming) => {
      let body = '';
      incoming.on('data', (part: Buffer) => (body += part.toString()));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body, headers: incoming.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
const statusOf = async (...call: Parameters<typeof send>): Promise<number> => (await send(...call)).status;

const ownAddress = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

describe('a name that leads here', () => {
  const own = [
    '127.0.0.1:4100',
    '127.0.0.1',
    'localhost:3000',
    'LOCALHOST',
    'localhost.',
    'sis.localhost:3000',
    '127.9.9.9',
    '[::1]:3000',
    hostname(),
    ...(ownAddress ? [`${ownAddress}:3000`] : []),
  ];
  it.each(own)('%s is one of its own', async (host) => {
    for (const [path, status] of [
      ['/sim/info', 200],
      ['/config.json', 200],
      ['/sandbox/none/sim/info', 404],
    ] as const)
      expect([path, await statusOf(plain, 'GET', path, { host })]).toEqual([path, status]);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.0.2.77',
    '[2001:db8::1]',
  ])('%s is none', async (host) => {
    for (const path of [
      '/sim/info',
      '/api/user/v0/menu/GetMenu',
      '/config.json',
      '/identity/.well-known/openid-configuration',
      '/sign-in',
      '/docs',
      '/sandbox/none/sim/info',
    ]) {
      const { status, body } = await send(plain, 'GET', path, { host });
      expect([path, status, (JSON.parse(body) as { Message: string }).Message]).toEqual([path, 403, 'DEV-000008']);
    }
    // Behind a proxy on this machine, both host names are checked.
    expect(await statusOf(plain, 'GET', '/sim/info', { 'x-forwarded-host': host })).toBe(403);
    expect(await statusOf(plain, 'GET', '/sim/info', { host, 'x-forwarded-host': 'localhost' })).toBe(403);
  });

  it('may be named when the server is started', async () => {
    for (const host of ['sis.example', 'sis.example:443', 'training.example', '10.9.8.7:3000'])
      expect(await statusOf(named, 'GET', '/sim/info', { host })).toBe(200);
    expect(await statusOf(named, 'GET', '/sim/info', { host: 'evil.example' })).toBe(403);
  });

  it('is any, where nothing is simulated and none is named', async () => {
    expect(await statusOf(production, 'GET', '/config.json', { host: 'sis.university.example' })).toBe(200);
  });

  it.each(['a b', 'a@b', 'a/b', 'a:99999', '[::1', '1.2.3.4.5.6', 'x:y', 'exa%6dple'])(
    '%s is malformed',
    async (host) => {
      for (const path of ['/identity/auth', '/identity/.well-known/openid-configuration', '/config.json', '/sim/info'])
        expect(await statusOf(plain, 'GET', path, { 'x-forwarded-host': host })).toBe(400);
    },
  );

  it('is malformed in production too', async () => {
    expect(await statusOf(production, 'GET', '/config.json', { host: 'a@b' })).toBe(400);
    expect(await statusOf(production, 'GET', '/config.json', { 'x-forwarded-proto': 'javascript' })).toBe(400);
  });

  it('is given once', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(plain.base).port), '127.0.0.1', () =>
        socket.write('GET /sim/info HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      socket.once('data', (part: Buffer) => {
        resolve(part.toString());
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a page of somebody else’s', () => {
  const evil = { origin: 'https://evil.example' };
  const foreign: Record<string, string>[] = [
    evil,
    { 'sec-fetch-site': 'cross-site' },
    { ...evil, 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: 'https://127.0.0.1.evil.example' },
  ];
  it.each(foreign)('%j may do nothing to the simulator', async (headers) => {
    await new Client(plain.base).call('createSandbox', { body: { name: 'visited' } });
    for (const [method, path] of [
      ['POST', '/sim/reset'],
      ['POST', '/sim/keys/rotate'],
      ['GET', '/sim/personas'],
      ['POST', '/sim/personas/eligible/session'],
      ['GET', '/sim/events'],
      ['POST', '/sandbox/visited/sim/reset'],
      ['POST', '/gateway/pay/x/cancel'],
      ['POST', '/GATEWAY/pay/x'],
      ['POST', '/identity/interaction/x/cancel'],
      ['POST', '/sandbox/visited/identity/interaction/x/sign-in'],
    ] as const) {
      const { status, body } = await send(plain, method, path, headers);
      expect([path, status, (JSON.parse(body) as { Message: string }).Message]).toEqual([path, 403, 'DEV-000008']);
    }
  });

  it('may lead to the pages', async () => {
    // The page exists only after a build.
    expect([200, 404]).toContain(await statusOf(plain, 'GET', '/sign-in', { 'sec-fetch-site': 'cross-site' }));
    for (const [path, status] of [
      ['/gateway/pay/x', 404],
      ['/identity/interaction/x', 400],
    ] as const)
      expect([path, await statusOf(plain, 'GET', path, { 'sec-fetch-site': 'cross-site' })]).toEqual([path, status]);
    expect(await statusOf(plain, 'GET', '/api/user/v0/menu/GetMenu', { ...evil, 'sec-fetch-site': 'cross-site' })).toBe(
      401,
    );
  });

  const own: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:5173', host: '127.0.0.1:5173' },
    { origin: 'http://localhost:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ...(ownAddress ? [{ origin: `http://${ownAddress}:3000`, host: `${ownAddress}:3000` }] : []),
  ];
  it.each(own)('%j is none', async (headers) => {
    expect(await statusOf(plain, 'POST', '/sim/keys/rotate', headers)).toBe(200);
  });

  it('may be named when the server is started', async () => {
    const known: Record<string, string>[] = [
      { origin: 'https://console.example:8443', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://sis.example' },
    ];
    for (const headers of known) expect(await statusOf(named, 'POST', '/sim/keys/rotate', headers)).toBe(200);
    expect(await statusOf(named, 'POST', '/sim/keys/rotate', { origin: 'https://console.example' })).toBe(403);
  });
});

describe('settings', () => {
  it.each([
    ['PUBLIC_URL', 'sis.example'],
    ['PUBLIC_URL', 'https://sis.example/portal'],
    ['PUBLIC_URL', 'ftp://sis.example'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
  ])('%s is no %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

describe('headers', () => {
  it('keep a browser to HTTPS where it came by it, or is known to', async () => {
    expect((await send(plain, 'GET', '/config.json')).headers['strict-transport-security']).toBeUndefined();
    expect(
      (await send(plain, 'GET', '/config.json', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
    ).toBe('max-age=31536000');
    for (const path of ['/sign-in', '/sim/info'])
      expect((await send(named, 'GET', path)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('of a version mean nothing to a call', async () => {
    expect(await statusOf(plain, 'GET', '/sim/info', { 'if-none-match': '*' })).toBe(200);
  });

  it('are all there is of a stream that is only asked about', async () => {
    const { status, body, headers } = await send(plain, 'HEAD', '/sim/events');
    expect([status, body]).toEqual([200, '']);
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    expect(plain.simulator!.sandboxes.default.events.listeners).toBe(0);
  });
});

it('a browser that opens /sim is led to the console, a program is told that there is no such call', async () => {
  const asked = (path: string, accept: string) => send(plain, 'GET', path, { accept });
  const led = await asked('/sim', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect([led.status, led.headers.location]).toEqual([303, '/simulator']);
  expect([
    (await asked('/sim', '*/*')).status,
    (await asked('/sim', 'application/json')).status,
    (await send(production, 'GET', '/sim', { accept: 'text/html' })).status,
  ]).toEqual([404, 404, 404]);
});

it('the contract is not shown in production', async () => {
  for (const path of ['/docs', '/openapi.yaml', '/docs/documentation.js']) {
    expect(await send(production, 'GET', path).then(({ body }) => /openapi|swagger/i.test(body))).toBe(false);
    expect(await statusOf(plain, 'GET', path)).toBe(200);
  }
  expect([
    readSettings({}).documentation,
    readSettings({ SIMULATE: 'false' }).documentation,
    readSettings({ SIMULATE: 'false', DOCUMENTATION: 'true' }).documentation,
  ]).toEqual([true, false, true]);
});
