import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 0 });
});
afterAll(() => server.close());

const student = async (persona = 'eligible'): Promise<Client> => (await sandbox(server.base)).as(persona);
const message = { office: 'finance', subject: 'Receipt', body: 'Where is it?' } as const;

describe('the inbox', () => {
  it('comes newest first, page by page, and every message has its neighbours', async () => {
    const client = await student();
    const { items, total } = await client.call('getMessages');
    expect(items).toHaveLength(total);
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => client.call('getMessages', { query: { page, pageSize: 2 } })),
    );
    expect(pages.flatMap((page) => page.items)).toEqual(items.slice(0, 6));
    const ids = items.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      expect(await client.call('getMessage', { params: { id } })).toMatchObject({
        newerId: ids[index - 1] ?? null,
        olderId: ids[index + 1] ?? null,
      });
    expect(await client.call('getMessages', { query: { unread: true } })).toMatchObject({
      total: 0,
      unread: 0,
      items: [],
    });
  });

  it('pages what a search finds, unread or not', async () => {
    const client = await student();
    expect(
      (await client.call('getMessages', { query: { search: 'semester', pageSize: 1, page: 2 } })).items,
    ).toHaveLength(1);
    expect(
      (await client.call('getMessages', { query: { search: 'semester', unread: true } })).items.every(
        ({ read }) => !read,
      ),
    ).toBe(true);
    expect((await client.call('getMessages', { query: { search: "%' or 1=1" } })).total).toBe(0);
  });

  it('shows and deletes no message of another record, not even of the same person', async () => {
    const client = await student('twoRecords');
    const [first, second] = client.session!.records.map(
      ({ studFacultyCode }) => ({ StudFacultyCode: studFacultyCode }) as never,
    );
    const { items } = await client.call('getMessages', { query: second! });
    const params = { id: items[0]!.id };
    for (const reply of [
      await client.send('getMessage', { params, query: first! }),
      await client.send('deleteMessage', { params, query: first! }),
    ])
      expect([reply.status, ...codesOf(reply)]).toEqual([403, 'inbox.notYours']);
    expect((await client.call('getMessages', { query: second! })).items[0]).toEqual(items[0]);
  });

  it('deletes once for one key', async () => {
    const client = await student();
    const { items, total } = await client.call('getMessages');
    const input = { params: { id: items[0]!.id }, headers: { 'idempotency-key': 'deleted-only-once' } };
    expect(await client.call('deleteMessage', input)).toEqual(await client.call('deleteMessage', input));
    expect((await client.send('deleteMessage', { params: input.params })).status).toBe(404);
    expect((await client.call('getMessages')).total).toBe(total - 1);
  });
});

describe('writing to an office', () => {
  it('sends and acknowledges once for one key', async () => {
    const client = await student();
    const before = await client.call('getMessages');
    const input = { body: message, headers: { 'idempotency-key': 'written-only-once' } };
    expect(await client.call('sendMessage', input)).toEqual(await client.call('sendMessage', input));
    expect(await client.call('getSentMessages')).toMatchObject({ total: 1, items: [message] });
    // The receipt is in the inbox and is already marked as read.
    expect(await client.call('getMessages')).toMatchObject({ total: before.total + 1, unread: before.unread });
  });

  it('answers a message, whose answers stand below it; not another student’s', async () => {
    const client = await student();
    const [first] = (await client.call('getMessages')).items;
    expect((await client.call('getMessage', { params: { id: first!.id } })).replies).toEqual([]);
    await client.call('sendMessage', { body: { ...message, inReplyTo: first!.id } });
    expect((await client.call('getMessage', { params: { id: first!.id } })).replies).toMatchObject([
      { body: message.body },
    ]);
    const other = await client.fresh().as('owesLastSemester');
    expect(codesOf(await other.send('sendMessage', { body: { ...message, inReplyTo: first!.id } }))).toEqual([
      'inbox.notYours',
    ]);
    expect((await client.send('sendMessage', { body: { ...message, inReplyTo: 999_999 } })).status).toBe(404);
    await client.call('deleteMessage', { params: { id: first!.id } });
    expect((await client.call('getSentMessages')).total).toBe(1);
  });

  it('says with 429 when it may be tried again', async () => {
    const client = await student();
    await client.freeze('2026-09-07T10:00:00+03:00');
    for (let n = 0; n < 5; n += 1) await client.call('sendMessage', { body: message });
    const reply = await client.send('sendMessage', { body: message });
    expect([reply.status, reply.headers.get('retry-after'), ...codesOf(reply)]).toEqual([
      429,
      '3600',
      'inbox.tooManyMessages',
    ]);
    expect((await client.call('getSentMessages')).total).toBe(5);
  });

  it.each([
    { ...message, subject: '   ' },
    { ...message, body: '' },
    { ...message, office: 'nobody' },
    { ...message, body: 'x'.repeat(2001) },
  ])('needs an office, a subject and a text: %o', async (body) => {
    expect((await (await student()).send('sendMessage', { body: body as never })).status).toBe(400);
  });
});

it('top links are the account’s own, and kept once for one key', async () => {
  const client = await student();
  const input = { body: { formIds: [3, 1] }, headers: { 'idempotency-key': 'links-only-once' } };
  const saved = await client.call('saveTopHitLinks', input);
  expect(saved.links.map(({ seFormId }) => seFormId)).toEqual([3, 1]);
  expect(await client.call('saveTopHitLinks', input)).toEqual(saved);
  expect((await (await client.fresh().as('paidCourses')).call('getTopHitLinks')).links).not.toEqual(saved.links);
  expect((await client.call('saveTopHitLinks', { body: { formIds: [] } })).links).toEqual([]);
});
