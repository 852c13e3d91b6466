import { gunzipSync, gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { Faults } from '../../server/simulator/faults/faults.ts';
import { getBytes, takePassingState } from '../../server/simulator/snapshots.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

const register = async (student: Client, section: string): Promise<void> => {
  await student.call('registerCourse', { body: { sectionId: await student.section(section) } });
};
const codes = async (student: Client): Promise<string[]> =>
  (await student.call('registeredCourses')).courses.map(({ code }) => code);

describe.each(places)('with the main university in %s', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { on });
  });
  afterAll(() => server.close());

  it.each(['the default sandbox', 'a copy'])(
    '%s returns to data, clock, faults and surroundings; who is signed in stays so',
    async (where) => {
      const student = await (where === 'a copy' ? await sandbox(server.base) : new Client(server.base)).as('eligible');
      await student.freeze('2026-09-08T10:00:00+03:00');
      await register(student, 'STAT273-01');
      await student.call('addFault', {
        body: { operationId: 'getMenu', kind: 'status', status: 503, times: 3, latencyMs: 1, code: 'MSG-000077' },
      });
      await student.call('setDesk', { body: { mode: 'refuse', workingDays: 3 } });
      expect(await student.call('saveSnapshot', { body: { name: 'Before — قبل' } })).toMatchObject({
        snapshots: [{ name: 'Before — قبل', mode: 'frozen', now: '2026-09-08T10:00:00+03:00', faults: 1 }],
      });
      const before = await codes(student);

      await student.freeze('2026-10-01T10:00:00+03:00');
      await student.call('clearFaults');
      await student.call('setDesk', { body: { mode: 'manual', workingDays: 1 } });
      const late = await student.fresh().as('waitingFirst');

      const restored = await student.call('restoreSnapshot', { params: { name: 'Before — قبل' } });
      expect(restored.clock).toMatchObject({ mode: 'frozen', now: '2026-09-08T10:00:00+03:00' });
      expect(await codes(student)).toEqual(before);
      expect((await late.send('registeredCourses')).status).toBe(200);
      expect((await student.call('getFaults')).faults).toMatchObject([{ operationId: 'getMenu', remaining: 3 }]);
      expect(await student.call('getDesk')).toEqual({ mode: 'refuse', workingDays: 3 });
    },
  );

  it('keeps so many, by name, and forgets them', async () => {
    const client = await untouched(server);
    const { maximum } = await client.call('getSnapshots');
    for (let n = 1; n <= maximum; n += 1) await client.call('saveSnapshot', { body: { name: `n${n}` } });
    expect(codesOf(await client.send('saveSnapshot', { body: { name: 'more' } }))).toEqual(['simulator.snapshotsFull']);
    expect((await client.call('saveSnapshot', { body: { name: 'n1' } })).snapshots[0]?.name).toBe('n1');
    await client.call('deleteSnapshot', { params: { name: 'n2' } });
    expect((await client.call('saveSnapshot', { body: { name: 'more' } })).snapshots).toHaveLength(maximum);
    for (const call of ['restoreSnapshot', 'deleteSnapshot'] as const)
      expect((await client.send(call, { params: { name: 'n2' } })).status).toBe(404);
  });

  it.each(['\ud800', 'a\u0000b', 'a\nb', '.', '..'])(
    'is never called %j: it could not be named again',
    async (name) => {
      const trainer = await sandbox(server.base);
      expect(codesOf(await trainer.send('saveSnapshot', { body: { name } }))).toEqual(['DEV-000001']);
      expect((await trainer.call('getSnapshots')).snapshots).toEqual([]);
    },
  );

  it('is a file that another server opens: nothing in it opens anything here, and personas sign in there', async () => {
    const student = await (await untouched(server)).as('eligible');
    await student.freeze('2026-09-08T10:00:00+03:00');
    await register(student, 'STAT273-01');
    await student.send('startPersonaSession', { params: { key: 'seatHolder' } });
    const { db } = tenantOf(server, student);
    db.$client.prepare(`update account set password_hash = 'scrypt$own' where user_name = 'seatholder'`).run();
    await student.call('addFault', {
      body: { operationId: 'getMenu', kind: 'status', status: 503, times: 3, latencyMs: 1, code: 'MSG-000077' },
    });
    await student.call('saveSnapshot', { body: { name: 'for a colleague' } });
    const file = await student.call('saveSnapshotFile', { params: { name: 'for a colleague' } });
    expect(file).toMatchObject({
      format: 1,
      name: 'for a colleague',
      mode: 'frozen',
      now: '2026-09-08T10:00:00+03:00',
      faults: [{ operationId: 'getMenu', times: 3 }],
    });

    const image = gunzipSync(Buffer.from(file.database, 'base64'));
    const sessions = all<{ id: string }>(db, 'select id from session').map(({ id }) => id);
    const secrets = [
      ...all<{ one: string }>(db, 'select hash one from refresh_token union select private_jwk from signing_key').map(
        ({ one }) => one,
      ),
      ...sessions,
      'scrypt$own',
      'sealed:',
    ];
    expect(sessions.length).toBeGreaterThan(0);
    expect(secrets.filter((secret) => image.includes(secret))).toEqual([]);

    const elsewhere = await startServer({ students: 0 });
    const colleague = new Client(elsewhere.base);
    expect(
      (await colleague.call('openSnapshotFile', { params: { name: 'opened' }, body: file })).snapshots,
    ).toMatchObject([{ name: 'opened', mode: 'frozen', now: '2026-09-08T10:00:00+03:00', faults: 1 }]);
    await colleague.call('createSandbox', { body: { name: 'theirs', from: { sandbox: '', snapshot: 'opened' } } });
    const there = await new Client(`${elsewhere.base}/sandbox/theirs`).as('eligible');
    expect(await codes(there)).toEqual(await codes(student));
    expect((await there.call('getFaults')).faults).toMatchObject([{ operationId: 'getMenu', remaining: 3 }]);
    await colleague.call('restoreSnapshot', { params: { name: 'opened' } });
    expect(await codes(await colleague.fresh().as('eligible'))).toEqual(await codes(student));
    expect(
      (
        await colleague.fresh().send('userLogin', {
          body: {
            userName: 'seatholder',
            password: seedPassword,
            captchaToken: 'simulated-captcha',
            rememberMe: false,
          },
        })
      ).status,
    ).toBe(200);
    await elsewhere.close();
  });

  it('is opened only where it is a whole one of this version', async () => {
    const client = await untouched(server);
    await client.call('saveSnapshot', { body: { name: 'own' } });
    const file = await client.call('saveSnapshotFile', { params: { name: 'own' } });
    const image = gunzipSync(Buffer.from(file.database, 'base64'));
    const packed = (bytes: Buffer): string => gzipSync(bytes).toString('base64');
    const another = new Sqlite(':memory:');
    another.exec('create table secret (id integer primary key)');
    const broken = Buffer.from(image);
    broken.fill(7, 4096 * 40, 4096 * 60);
    const bad: [string, unknown, number, string][] = [
      ['another format', { ...file, format: 2 }, 422, 'simulator.otherSnapshot'],
      ['another version', { ...file, migrations: ['0'.repeat(64)] }, 422, 'simulator.otherSnapshot'],
      ['another database', { ...file, database: packed(another.serialize()) }, 422, 'simulator.otherSnapshot'],
      ['no database', { ...file, database: packed(Buffer.from('something else')) }, 400, 'DEV-000001'],
      ['nothing compressed', { ...file, database: 'AAAA' }, 400, 'DEV-000001'],
      ['a database cut off', { ...file, database: packed(image.subarray(0, image.length / 2)) }, 400, 'DEV-000001'],
      ['a broken one', { ...file, database: packed(broken) }, 400, 'DEV-000001'],
      ['one that grows without end', { ...file, database: packed(Buffer.alloc(80 * 1024 * 1024)) }, 400, 'DEV-000001'],
      ['a time beyond the calendar', { ...file, mode: 'frozen', now: '2090-01-01T00:00:00+03:00' }, 400, 'DEV-000001'],
      ['a foreign file', { calls: [] }, 400, 'DEV-000001'],
    ];
    for (const [what, body, status, code] of bad) {
      const refused = await client.send('openSnapshotFile', { params: { name: 'foreign' }, body: body as typeof file });
      expect([what, refused.status, codesOf(refused)[0]]).toEqual([what, status, code]);
    }
    expect((await client.call('getSnapshots')).snapshots).toHaveLength(1);
    expect((await client.send('saveSnapshotFile', { params: { name: 'foreign' } })).status).toBe(404);
  });

  it('is where another sandbox may start', async () => {
    const student = await (await untouched(server)).as('eligible');
    await register(student, 'STAT273-01');
    await student.call('saveSnapshot', { body: { name: 'start' } });
    const root = new Client(server.base);
    const from = { sandbox: tenantOf(server, student).name, snapshot: 'start' };
    await root.call('createSandbox', { body: { name: 'from-a-snapshot', from } });
    const there = await new Client(`${server.base}/sandbox/from-a-snapshot`).as('eligible');
    expect(await codes(there)).toEqual(await codes(student));
    expect(
      (await root.send('createSandbox', { body: { name: 'from-nothing', from: { ...from, snapshot: 'none' } } }))
        .status,
    ).toBe(404);
  });
});

describe('what a jump of the clock may have to take back', () => {
  it('is compressed once it was kept for a while, and not at all where it was replaced', async () => {
    const server = await startServer({ students: 0 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [kept, replaced] = [true, false].map((isKept) =>
      takePassingState({ tenant: server.tenant, faults: new Faults() }, () => isKept),
    );
    const [size, before] = [kept!.bytes.length, await getBytes(kept!)];
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(kept!.bytes.length).toBeLessThan(size / 2));
    expect((await getBytes(kept!)).equals(before)).toBe(true);
    expect(replaced!.bytes.length).toBe(size);
    await server.close();
  });
});
