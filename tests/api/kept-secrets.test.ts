import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { MessageRelay, type RelayedMessage } from '../../server/messages/message-relay.ts';
import { ensureSigningKey } from '../../server/features/account/account-tokens.ts';
import { keyedHash, readSecret, seal, unseal, useSecret } from '../../server/secret.ts';
import { readSettings } from '../../server/settings.ts';
import { setMessageSender } from '../../server/messages/outbox.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { forgetTemplates, startServer, type TestServer } from '../support/server.ts';

const own = Buffer.alloc(32, 1);
afterEach(() => useSecret(own));
useSecret(own);

const captchaToken = 'simulated-captcha';
const retrieve = (client: Client, userName: string) =>
  client.send('forgetPasswordRetrieveEmail', { body: { userName, captchaToken } });

describe('the server’s secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sis-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made beside the database for its owner’s eyes alone, and is the same ever after', () => {
    const file = join(folder, 'new', 'sis.sqlite');
    const made = readSecret('', file);
    expect(statSync(`${file}.key`).mode & 0o777).toBe(0o600);
    expect(readSecret('', file)).toEqual(made);
    expect(readSecret('', ':memory:')).not.toEqual(readSecret('', ':memory:'));
  });

  it('may be told, where it is long enough; a file that is none is not taken for one', () => {
    expect(readSecret('x'.repeat(32), join(folder, 'sis.sqlite')).toString()).toBe('x'.repeat(32));
    expect(() => readSecret('short', join(folder, 'sis.sqlite'))).toThrow('SECRET_KEY');
    writeFileSync(join(folder, 'sis.sqlite.key'), 'short\n', { mode: 0o644 });
    expect(() => readSecret('', join(folder, 'sis.sqlite'))).toThrow('is not a key file');
    expect(statSync(join(folder, 'sis.sqlite.key')).mode & 0o777).toBe(0o600);
  });

  it('opens what it sealed, unchanged and about the same, and nothing else does', () => {
    const sealed = seal('keys', 'one', 'a private key');
    expect(sealed).not.toContain('private');
    expect([
      unseal('keys', 'one', sealed),
      unseal('keys', 'other', sealed),
      unseal('messages', 'one', sealed),
      unseal('keys', 'one', `${sealed.slice(0, -2)}AA`),
      unseal('keys', 'one', 'a private key'),
    ]).toEqual(['a private key', undefined, undefined, undefined, undefined]);
    useSecret(Buffer.alloc(32, 7));
    expect(unseal('keys', 'one', sealed)).toBeUndefined();
  });
});

describe('a copy of the database', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startServer({ students: 0 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    client = await sandbox(server.base);
    await client.freeze('2026-09-07T10:00:00+03:00');
  });

  it('does not tell the codes that were sent', async () => {
    const student = await client.as('twoMobiles');
    await student.call('sendVerificationCode', { body: { purpose: 'contact' } });
    await retrieve(client, 'eligible');
    const { db } = tenantOf(server, client);
    const kept = all<{ purpose: string; owner: number; hash: string }>(
      db,
      'select purpose, owner_id owner, hash from verification_code',
    );
    const codes = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
    // The copy shows the purpose and the owner of each code. Without the server's secret, none of the 10,000 codes has
    // the stored hash.
    const guesses = kept.flatMap(({ purpose, owner, hash }) =>
      codes.filter((code) => createHmac('sha256', `${purpose}:${owner}`).update(code).digest('base64url') === hash),
    );
    expect([kept.length, guesses]).toEqual([2, []]);
    const [reset] = kept.filter(({ purpose }) => purpose === 'passwordReset');
    expect(
      codes.filter((code) => keyedHash('codes', `passwordReset:${reset!.owner}:${code}`) === reset!.hash),
    ).toHaveLength(1);
  });

  it('holds no key that signs, neither the university’s nor the provider’s', async () => {
    await fetch(`${client.base}/identity/.well-known/openid-configuration`);
    const { db } = tenantOf(server, client);
    const text = JSON.stringify([
      ...all(db, 'select * from signing_key'),
      ...all(db, 'select * from identity_artifact'),
    ]);
    expect(text).toContain('SigningKey');
    expect(text).not.toMatch(/"d\\*":|"kty/);
  });

  it('signs nothing elsewhere: there a new key is made, and a refresh token goes on', async () => {
    const session = (await client.fresh().as('eligible')).session!;
    const { db } = tenantOf(server, client);
    const before = all<{ id: string }>(db, 'select id from signing_key');
    useSecret(Buffer.alloc(32, 9));
    await ensureSigningKey(db);
    const after = all<{ id: string }>(db, 'select id from signing_key');
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await client.call('rotateKeys');
    const { context } = await client.call('refreshToken', { query: { Token: session.context.refreshToken.token } });
    expect(
      (
        await client
          .fresh()
          .use({ ...session, idToken: context.accessToken.token })
          .send('getMenu')
      ).status,
    ).toBe(200);
  });

  it('of an earlier version is sealed when it is opened, and its tokens stay good', async () => {
    const student = await client.fresh().as('eligible');
    const { db } = tenantOf(server, client);
    const [row] = all<{ id: string; sealed: string }>(db, 'select id, private_jwk sealed from signing_key');
    const clear = unseal('keys', row!.id, row!.sealed) ?? '';
    expect(clear).toContain('"kty"');
    db.$client.prepare('update signing_key set private_jwk = ?').run(clear);
    await ensureSigningKey(db);
    expect(all<{ sealed: string }>(db, 'select private_jwk sealed from signing_key')[0]!.sealed).toMatch(/^sealed:/);
    expect((await student.send('getMenu')).status).toBe(200);
  });
});

it('a replay file that begins with a code on its way can be played elsewhere', async () => {
  const server = await startServer({ students: 0 });
  const room = await sandbox(server.base);
  await room.freeze('2026-09-07T10:00:00+03:00');
  const student = await room.fresh().as('twoMobiles');
  await student.call('sendVerificationCode', { body: { purpose: 'contact' } });
  await room.call('saveSnapshot', { body: { name: 'begins' } });
  await room.call('restoreSnapshot', { params: { name: 'begins' } });
  const code = (await room.call('getOutbox')).messages[0]!.code!;
  const { version, address, mobiles, personalEmail, emergencyContact } = await student.call('getContactDetails');
  expect(
    (
      await student.send('updateContactDetails', {
        body: { version, address, mobiles, personalEmail, emergencyContact, code },
      })
    ).status,
  ).toBe(200);
  const file = await room.call('saveReplay');
  useSecret(Buffer.alloc(32, 11));
  forgetTemplates();
  const elsewhere = await startServer({ students: 0 });
  const report = await (await sandbox(elsewhere.base)).call('playReplay', { body: file });
  expect(report.calls.filter(({ outcome }) => outcome === 'different')).toEqual([]);
  await Promise.all([server.close(), elsewhere.close()]);
  forgetTemplates();
});

type Received = { headers: IncomingMessage['headers']; raw: string; message: RelayedMessage };

describe('a server that does not simulate', () => {
  const secret = 'shared with the carrier alone';
  let receiver: Server;
  let received: Received[];
  let answer: () => number;
  const open: TestServer[] = [];

  beforeAll(async () => {
    receiver = createServer((req, res) => {
      const parts: Buffer[] = [];
      req
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const raw = Buffer.concat(parts).toString();
          received.push({ headers: req.headers, raw, message: JSON.parse(raw) as RelayedMessage });
          res.writeHead(answer()).end();
        });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    received = [];
    answer = () => 202;
  });
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));
  afterAll(() => new Promise((resolve) => receiver.close(resolve)));

  const carrierSettings = () =>
    readSettings({
      MESSAGES_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/messages`,
      MESSAGES_SECRET: secret,
    }).messages;
  async function real(lines: string[] = []): Promise<{ server: TestServer; client: Client; carrier: MessageRelay }> {
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const server = await startServer(
      { simulate: false, students: 0, allowUnsafe: new Set(['captcha']), messages: carrierSettings() },
      { log },
    );
    open.push(server);
    return {
      server,
      client: new Client(server.base),
      carrier: new MessageRelay(server.tenant.db, server.settings.messages, log),
    };
  }
  const everything = (server: TestServer): string => server.tenant.db.$client.serialize().toString('latin1');
  const waiting = (server: TestServer) =>
    all<{ attempts: number }>(server.tenant.db, 'select attempts from outgoing_message');
  const now = (server: TestServer): void => {
    server.tenant.db.$client.exec('update outgoing_message set next_try_at_machine = 0');
  };

  it('hands codes to the message service, signed, and keeps none of it', async () => {
    const lines: string[] = [];
    const { server, client, carrier } = await real(lines);
    const asked = Date.now();
    expect((await retrieve(client, 'eligible')).status).toBe(200);
    expect(waiting(server)).toHaveLength(1);
    expect(everything(server)).not.toContain('is your code to reset');
    await carrier.handOverDue();
    const [{ headers, raw, message }] = received as [Received];
    expect(message).toMatchObject({
      channel: 'email',
      recipient: 'eligible@stu.university.example',
      subject: 'Code to reset your password',
    });
    expect(message.expiresAt).toBeGreaterThanOrEqual(asked + 180_000);
    expect(message.expiresAt).toBeLessThanOrEqual(Date.now() + 180_000);
    expect(headers['idempotency-key']).toBe(message.id);
    expect(headers['message-signature']).toBe(
      createHmac('sha256', secret)
        .update(`${String(headers['message-timestamp'])}.${raw}`)
        .digest('hex'),
    );
    expect(headers['webhook-id']).toBe(message.id);
    expect(new Webhook(secret, { format: 'raw' }).verify(raw, headers as Record<string, string>)).toEqual(message);
    const code = /\d{4}/.exec(message.body)?.[0] ?? '';
    expect([
      waiting(server),
      all(server.tenant.db, 'select * from outbox'),
      everything(server).includes('is your code to reset'),
    ]).toEqual([[], [], false]);
    expect(lines.join('')).not.toContain('eligible@stu');
    const changed = await client.send('forgetPasswordChangePassword', {
      body: { userName: 'eligible', code, newPassword: 'Manama-2027' },
    });
    expect(changed.status).toBe(200);
    await carrier.handOverDue();
    expect(received.at(-1)!.message).toMatchObject({
      recipient: 'eligible@stu.university.example',
      subject: 'Your password has been changed',
    });
  });

  it('tries again until the message service takes it, under the same number', async () => {
    const { server, client, carrier } = await real();
    await retrieve(client, 'eligible');
    answer = () => 503;
    await carrier.handOverDue();
    expect([received.length, waiting(server)]).toEqual([1, [{ attempts: 1 }]]);
    await carrier.handOverDue();
    expect(received).toHaveLength(1);
    now(server);
    answer = () => 200;
    await carrier.handOverDue();
    expect([new Set(received.map(({ message }) => message.id)).size, received.length, waiting(server)]).toEqual([
      1,
      2,
      [],
    ]);
  });

  it('gives a code up once it has expired, and says so in the log without it', async () => {
    const lines: string[] = [];
    const { server, client, carrier } = await real(lines);
    await retrieve(client, 'eligible');
    answer = () => 500;
    await carrier.handOverDue();
    server.tenant.db.$client.exec('update outgoing_message set next_try_at_machine = 0, expires_at_machine = 1');
    await carrier.handOverDue();
    expect([received.length, waiting(server)]).toEqual([1, []]);
    expect(lines.filter((line) => line.includes('message not delivered'))).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/eligible@stu|is your code/);
  });

  it('does not follow the message service elsewhere', async () => {
    const { server, client, carrier } = await real();
    await retrieve(client, 'eligible');
    answer = () => 302;
    await carrier.handOverDue();
    expect(waiting(server)).toEqual([{ attempts: 1 }]);
  });

  it('without a message service says that no code can be sent, whoever is asked for, and keeps none', async () => {
    const server = await startServer({ simulate: false, students: 0, allowUnsafe: new Set(['captcha']) });
    open.push(server);
    const client = new Client(server.base);
    const replies = [
      await retrieve(client, 'eligible'),
      await retrieve(client, 'nobody-at-all'),
      await client.send('forgotPassword', { body: { userName: 'eligible', email: 'wrong@else.example' } }),
      await client.send('registerAccount', { body: { studentCode: '202699001' } }),
      await client.send('registerAccount', { body: { studentCode: '202688888' } }),
    ];
    const student = client.fresh().use(
      await client.call('userLogin', {
        body: { userName: 'eligible', password: seedPassword, captchaToken, rememberMe: false },
      }),
    );
    replies.push((await student.send('sendVerificationCode', { body: { purpose: 'contact' } })) as never);
    for (const reply of replies) expect([reply.status, ...codesOf(reply)]).toEqual([503, 'http.unexpected']);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const table of ['outbox', 'outgoing_message', 'verification_code'])
      expect(all(server.tenant.db, `select * from ${table}`)).toEqual([]);
  });

  it('keeps nothing of what a simulator sent from the same file', async () => {
    const server = await startServer({ students: 0 });
    open.push(server);
    await retrieve(new Client(server.base), 'eligible');
    expect(all(server.tenant.db, 'select code from outbox')).toHaveLength(1);
    setMessageSender(server.tenant.db, 'none');
    expect(all(server.tenant.db, 'select code from outbox')).toEqual([]);
  });

  it.each([
    [
      'in clear over the network',
      { MESSAGES_URL: 'http://carrier.example/', MESSAGES_SECRET: 'x'.repeat(16) },
      'https://',
    ],
    ['without a secret', { MESSAGES_URL: 'https://carrier.example/' }, 'MESSAGES_SECRET'],
    ['to what is no address', { MESSAGES_URL: 'carrier', MESSAGES_SECRET: 'x'.repeat(16) }, 'MESSAGES_URL'],
  ])('does not start to send %s', (_, env, said) => {
    expect(() => readSettings(env)).toThrow(said);
  });
});

it('a simulator keeps the last two thousand messages for its trainers', async () => {
  const server = await startServer({ students: 0 });
  const { db } = server.tenant;
  db.$client.exec(
    "with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100) insert into outbox (at, channel, recipient, subject, body) select i, 'sms', 'x', '', '' from n",
  );
  await retrieve(new Client(server.base), 'eligible');
  expect(all(db, 'select count(*) n, max(id) last from outbox')).toEqual([{ n: 2000, last: 2101 }]);
  await server.close();
});
