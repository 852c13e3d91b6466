import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const student = async (persona = 'eligible'): Promise<Client> => (await sandbox(server.base)).as(persona);
const withKey = (key: string) => ({ 'idempotency-key': key });
const logLength = async (client: Client): Promise<number> => (await client.call('registrationLog')).entries.length;

describe('one key', () => {
  it('changes once for a hundred retries at once, and answers all the same', async () => {
    const client = await student();
    const sectionId = await client.section('MGT131-01');
    const before = await logLength(client);
    const replies = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.send('registerCourse', { body: { sectionId }, headers: withKey('a-hundred-retries') }),
      ),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(await logLength(client)).toBe(before + 1);
    expect(
      all(tenantOf(server, client).db, `select * from idempotency_key where key = 'a-hundred-retries'`),
    ).toHaveLength(1);
  });

  it('still answers after the course is gone again', async () => {
    const client = await student();
    const input = { body: { sectionId: await client.section('MGT131-01') }, headers: withKey('kept-for-a-day') };
    const first = await client.call('registerCourse', input);
    await client.call('deleteCourse', { params: { registrationId: first.registrationIds[0]! } });
    expect(await client.call('registerCourse', input)).toEqual(first);
    expect((await client.call('registeredCourses')).courses.some(({ code }) => code === 'MGT131')).toBe(false);
  });

  it('keeps nothing of what was refused', async () => {
    const client = await student('maximumLoad');
    const input = { body: { sectionId: await client.section('MGT131-01') }, headers: withKey('refused-at-first') };
    expect((await client.send('registerCourse', input)).status).toBe(422);
    await client.call('deleteCourse', { params: { registrationId: await client.registration('STAT273-01') } });
    expect((await client.send('registerCourse', input)).status).toBe(200);
  });

  it('is refused with another body, path, period or call', async () => {
    const client = await student();
    const headers = withKey('used-for-one-thing');
    const sectionId = await client.section('MGT131-01');
    await client.call('registerCourse', { body: { sectionId }, headers });
    const registrationId = await client.registration('ITCS222-01');
    const others = [
      await client.send('registerCourse', { body: { sectionId, confirm: [] }, headers }),
      await client.send('registerCourse', { body: { sectionId: sectionId + 1 }, headers }),
      await client.send('joinWaitingList', { body: { sectionId }, headers }),
      await client.send('registerCourse', { body: { sectionId }, headers, query: { Period: 'early' } }),
      await client.send('deleteCourse', { params: { registrationId }, headers }),
    ];
    expect(others.map((reply) => [reply.status, ...codesOf(reply)])).toEqual(others.map(() => [409, 'http.keyReused']));
    expect(await client.registration('ITCS222-01')).toBe(registrationId);
  });

  it('is one student’s own', async () => {
    const first = await student();
    const second = await first.fresh().as('emptySchedule');
    const sectionId = await first.section('MGT131-01');
    const replies = [
      await first.call('registerCourse', { body: { sectionId }, headers: withKey('the-same-for-both') }),
      await second.call('registerCourse', { body: { sectionId }, headers: withKey('the-same-for-both') }),
    ];
    expect(replies[0]!.registrationIds).not.toEqual(replies[1]!.registrationIds);
  });

  it('may come again after a day', async () => {
    const client = await student();
    const input = { body: { sectionId: await client.section('MGT131-01') }, headers: withKey('come-again-tomorrow') };
    await client.call('registerCourse', input);
    tenantOf(server, client).db.$client.exec(
      'update idempotency_key set created_at_machine = created_at_machine - 24 * 3600 * 1000 - 1',
    );
    expect(codesOf(await client.send('registerCourse', input))).toEqual(['registration.alreadyRegistered']);
  });

  it('leaves nothing behind after a day, whichever key comes next', async () => {
    const client = await student();
    const { db } = tenantOf(server, client);
    await client.call('registerCourse', {
      body: { sectionId: await client.section('MGT131-01') },
      headers: withKey('of-yesterday'),
    });
    db.$client.exec('update idempotency_key set created_at_machine = created_at_machine - 24 * 3600 * 1000 - 1');
    await client.call('deleteCourse', {
      params: { registrationId: await client.registration('MGT131-01') },
      headers: withKey('one-more-today'),
    });
    expect(all<{ key: string }>(db, 'select key from idempotency_key').map(({ key }) => key)).not.toContain(
      'of-yesterday',
    );
  });

  it('is one of five hundred of an account', async () => {
    const client = await student();
    const { db } = tenantOf(server, client);
    const sectionId = await client.section('MGT131-01');
    await client.call('registerCourse', { body: { sectionId }, headers: withKey('the-first-one') });
    const accountId = all<{ id: number }>(db, 'select account_id id from idempotency_key')[0]!.id;
    const insert = db.$client.prepare(
      `insert into idempotency_key (account_id, key, fingerprint, status, answer, created_at_machine) values (?, ?, '', 200, '{}', ?)`,
    );
    for (let index = 0; index < 520; index += 1) insert.run(accountId, `filled-${index}`, Date.now() + index);
    insert.run(accountId + 1, 'of-somebody-else', Date.now());
    await client.call('deleteCourse', {
      params: { registrationId: await client.registration('MGT131-01') },
      headers: withKey('the-last-one'),
    });
    const keys = all<{ key: string; id: number }>(db, 'select key, account_id id from idempotency_key');
    expect(keys.filter(({ id }) => id === accountId)).toHaveLength(500);
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['of-somebody-else', 'filled-519']));
    expect(keys.map(({ key }) => key)).not.toContain('the-first-one');
  });

  it('means nothing to a call that takes none', async () => {
    const client = await student();
    const { db } = tenantOf(server, client);
    for (const key of ['short', 'x'.repeat(5_000), 'of-a-good-length'])
      expect((await client.send('createCalendarSubscription', { headers: withKey(key) })).status).toBe(200);
    expect((await client.send('logout', { headers: withKey('x'.repeat(12_000)) })).status).toBe(200);
    expect(all(db, 'select key from idempotency_key')).toEqual([]);
  });

  it.each(['short', 'x'.repeat(101)])('is eight to a hundred letters: %s', async (key) => {
    const client = await student();
    expect((await client.send('registerCourse', { body: { sectionId: 1 }, headers: withKey(key) })).status).toBe(400);
  });
});

describe('without a key', () => {
  it('a hundred tries at once still register once', async () => {
    const client = await student();
    const sectionId = await client.section('MGT131-01');
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => client.send('registerCourse', { body: { sectionId } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).flatMap(codesOf))).toEqual(
      new Set(['registration.alreadyRegistered']),
    );
  });
});
