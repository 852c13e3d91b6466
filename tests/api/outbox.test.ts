import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, type Outgoing } from '../../server/messages/outbox.ts';
import { Client, sandbox } from '../support/client.ts';
import { codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const text: Outgoing = {
  channel: 'sms',
  recipient: '+973 3600 0001',
  subject: '',
  body: 'Your code is 4821.',
  code: '4821',
};
const mail: Outgoing = {
  channel: 'email',
  recipient: 'fatima@example.bh',
  subject: 'رمز التحقق',
  body: 'رمز التحقق الخاص بك إلى الجامعة 7310',
  code: '7310',
};

/** A sandbox with a frozen clock, and a function that makes the university send a message there. */
async function room() {
  const client = await sandbox(server.base);
  await client.freeze('2026-09-07T10:00:00+03:00');
  const tenant = tenantOf(server, client);
  return { client, sends: (message: Outgoing) => send(tenant.db, tenant.clock.now(), message) };
}

describe('the outbox', () => {
  it('finds by word in either language, by recipient, by channel, and what came after a message', async () => {
    const { client, sends } = await room();
    sends(text);
    sends(mail);
    const ids = async (query: object): Promise<(string | null)[]> =>
      (await client.call('getOutbox', { query })).messages.map(({ code }) => code);
    expect(await ids({})).toEqual(['7310', '4821']);
    expect(await ids({ search: 'CODE is' })).toEqual(['4821']);
    expect(await ids({ search: 'الي الجامعه' })).toEqual(['7310']);
    expect(await ids({ search: '4821' })).toEqual(['4821']);
    expect(await ids({ recipient: mail.recipient })).toEqual(['7310']);
    expect(await ids({ channel: 'sms' })).toEqual(['4821']);
    const first = (await client.call('getOutbox')).messages.at(-1);
    expect(await ids({ after: first?.id })).toEqual(['7310']);
  });

  it('answers the newest 500 messages, and finds and waits among all that are kept', async () => {
    const { client, sends } = await room();
    for (let before = 0; before < 2; before += 1) sends(text);
    for (let after = 0; after < 500; after += 1) sends(mail);
    const codes = async (query: object): Promise<(string | null)[]> =>
      (await client.call('getOutbox', { query })).messages.map(({ code }) => code);
    expect(await codes({})).toEqual(Array(500).fill('7310'));
    expect(await codes({ search: 'code is' })).toEqual(['4821', '4821']);
    expect(await codes({ search: '10' })).toHaveLength(500);
    const first = await client.call('nextMessage', { query: { after: 0, timeoutSeconds: 1 } });
    expect(first.message).toMatchObject({ id: 1, code: '4821' });
  });

  it('keeps what is late to itself until it arrives by the business clock', async () => {
    const { client, sends } = await room();
    expect(await client.call('setDelivery', { body: { mode: 'delayed', seconds: 90, times: 1 } })).toEqual({
      mode: 'delayed',
      seconds: 90,
      remaining: 1,
    });
    sends(text);
    sends(mail);
    expect(await client.call('getDelivery')).toEqual({ mode: 'normal', seconds: 0, remaining: 0 });
    const late = async () => (await client.call('getOutbox', { query: { channel: 'sms' } })).messages[0];
    expect(await late()).toMatchObject({
      state: 'onTheWay',
      arrivesAt: '2026-09-07T10:01:30+03:00',
      body: '',
      code: null,
    });
    expect((await client.call('getOutbox', { query: { search: '4821' } })).messages).toEqual([]);
    await client.call('advanceClock', { body: { seconds: 89 } });
    expect(await late()).toMatchObject({ state: 'onTheWay' });
    await client.call('advanceClock', { body: { seconds: 1 } });
    expect(await late()).toMatchObject({ state: 'arrived', body: text.body, code: '4821' });
  });

  it('says what is lost, and has a message twice', async () => {
    const { client, sends } = await room();
    await client.call('setDelivery', { body: { mode: 'lost', times: 1 } });
    sends(text);
    await client.call('setDelivery', { body: { mode: 'duplicate', times: 1 } });
    sends(mail);
    sends(mail);
    const { messages } = await client.call('getOutbox');
    expect(messages.map(({ state, arrivesAt, code }) => [state, arrivesAt === null, code])).toEqual([
      ['arrived', false, '7310'],
      ['arrived', false, '7310'],
      ['arrived', false, '7310'],
      ['lost', true, null],
    ]);
    await client.call('setDelivery', { body: { mode: 'lost', times: 9 } });
    expect(await client.call('setDelivery', { body: { mode: 'normal' } })).toEqual({
      mode: 'normal',
      seconds: 0,
      remaining: 0,
    });
  });
});

describe('the next message', () => {
  it('is waited for', async () => {
    const { client, sends } = await room();
    sends(mail);
    const waiting = client.call('nextMessage', { query: { timeoutSeconds: 20 } });
    // Sends the message repeatedly, because the call may not be waiting yet.
    const again = setInterval(() => sends(text), 100);
    expect((await waiting.finally(() => clearInterval(again))).message).toMatchObject({ code: '4821' });
    expect((await client.call('nextMessage', { query: { after: 0, timeoutSeconds: 1 } })).message).toMatchObject({
      code: '7310',
    });
    expect(
      (await client.call('nextMessage', { query: { after: 0, recipient: text.recipient, timeoutSeconds: 1 } })).message,
    ).toMatchObject({ code: '4821' });
  });

  it('is null where none arrives in time: none sent, one still on its way', async () => {
    const { client, sends } = await room();
    await client.call('setDelivery', { body: { mode: 'delayed', seconds: 60, times: 1 } });
    sends(text);
    const started = performance.now();
    expect(await client.call('nextMessage', { query: { after: 0, timeoutSeconds: 1 } })).toEqual({ message: null });
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
    const waiting = client.call('nextMessage', { query: { after: 0, timeoutSeconds: 20 } });
    await client.call('advanceClock', { body: { seconds: 60 } });
    expect((await waiting).message).toMatchObject({ code: '4821' });
  });

  it('is not waited for after the caller hung up, nor in a sandbox that is put away or starts over', async () => {
    const { client, sends } = await room();
    const controller = new AbortController();
    const left = fetch(`${client.base}/sim/outbox/next?timeoutSeconds=60`, { signal: controller.signal }).catch(
      (reason: Error) => reason.name,
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    controller.abort();
    expect(await left).toBe('AbortError');

    const over = client.call('nextMessage', { query: { after: 0, timeoutSeconds: 20 } });
    await client.call('resetSandbox');
    sends(mail);
    const tenant = tenantOf(server, client);
    send(tenant.db, tenant.clock.now(), text);
    expect((await over).message?.code).toMatch(/^(4821|7310)$/);
    expect((await client.send('nextMessage', { query: { timeoutSeconds: 61 } })).status).toBe(400);
  });
});

it('a move of the clock tells what fell due on the way', async () => {
  const client = await sandbox(server.base);
  await client.freeze('2026-09-07T10:00:00+03:00');
  const moved = await client.call('setClock', { body: { mode: 'frozen', now: '2026-09-18T08:00:00+03:00' } });
  expect(moved.ran).toContainEqual({ name: 'waitingListsClose', at: '2026-09-18T00:00:00+03:00' });
  expect((await client.call('advanceClock', { body: { seconds: 60 } })).ran).toEqual([]);
  expect((await client.call('getClock')).ran).toBeUndefined();
});

it('one fault is removed, the others stay', async () => {
  const client = await sandbox(server.base);
  await client.call('addFault', { body: { operationId: 'getMenu', kind: 'drop' } });
  const { faults } = await client.call('addFault', {
    body: { operationId: 'getMenu', kind: 'status', status: 503, times: 2 },
  });
  const [first, second] = faults;
  expect((await client.call('removeFault', { params: { id: first?.id ?? 0 } })).faults).toEqual([second]);
  const again = await client.send('removeFault', { params: { id: first?.id ?? 0 } });
  expect([again.status, ...codesOf(again)]).toEqual([404, 'DEV-000007']);
});

it('every code of the catalogue has words in both languages, the calls that answer it and the scenarios that show it', async () => {
  const { codes } = await new Client(server.base).call('getCodes');
  expect(
    codes.filter(({ text: { en, ar } }) => !en || !ar || `${en}${ar}`.includes('{{')).map(({ code }) => code),
  ).toEqual([]);
  expect(codes.find(({ code }) => code === 'registration.sectionFull')).toMatchObject({
    operations: expect.arrayContaining(['registerCourse']) as unknown,
    scenarios: expect.arrayContaining(['registration.full-section']) as unknown,
  });
  expect(codes.find(({ code }) => code === 'MSG-LOG0-000004')).toMatchObject({
    scenarios: expect.arrayContaining(['account.legacy-system']) as unknown,
  });
});
