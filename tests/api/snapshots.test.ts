import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Faults } from '../../server/simulator/faults.ts';
import { bytesOf, takePassingState } from '../../server/simulator/snapshots.ts';
import { Client, sandbox } from '../support/client.ts';
import { codesOf, worldOf } from '../support/sandbox-database.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

const register = async (student: Client, section: string): Promise<void> => {
  await student.call('registerCourse', { body: { sectionId: await student.section(section) } });
};
const codes = async (student: Client): Promise<string[]> => (await student.call('registeredCourses')).courses.map(({ code }) => code);

describe.each(places)('with the main university in %s', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { on });
  });
  afterAll(() => server.close());

  it.each(['the default sandbox', 'a copy'])('%s returns to data, clock, faults and surroundings; who is signed in stays so', async (where) => {
    const student = await (where === 'a copy' ? await sandbox(server.base) : new Client(server.base)).as('eligible');
    await student.freeze('2026-09-08T10:00:00+03:00');
    await register(student, 'STAT273-01');
    await student.call('addFault', { body: { operationId: 'getMenu', kind: 'status', status: 503, times: 3, latencyMs: 1, code: 'MSG-000077' } });
    await student.call('setDesk', { body: { mode: 'refuse', workingDays: 3 } });
    expect(await student.call('saveSnapshot', { body: { name: 'Before — قبل' } })).toMatchObject({ snapshots: [{ name: 'Before — قبل', mode: 'frozen', now: '2026-09-08T10:00:00+03:00', faults: 1 }] });
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
  });

  it('keeps so many, by name, and forgets them', async () => {
    const client = await untouched(server);
    const { maximum } = await client.call('getSnapshots');
    for (let n = 1; n <= maximum; n += 1) await client.call('saveSnapshot', { body: { name: `n${n}` } });
    expect(codesOf(await client.send('saveSnapshot', { body: { name: 'more' } }))).toEqual(['simulator.snapshotsFull']);
    expect((await client.call('saveSnapshot', { body: { name: 'n1' } })).snapshots[0]?.name).toBe('n1');
    await client.call('deleteSnapshot', { params: { name: 'n2' } });
    expect((await client.call('saveSnapshot', { body: { name: 'more' } })).snapshots).toHaveLength(maximum);
    for (const call of ['restoreSnapshot', 'deleteSnapshot'] as const) expect((await client.send(call, { params: { name: 'n2' } })).status).toBe(404);
  });

  it('is where another sandbox may start', async () => {
    const student = await (await untouched(server)).as('eligible');
    await register(student, 'STAT273-01');
    await student.call('saveSnapshot', { body: { name: 'start' } });
    const root = new Client(server.base);
    const from = { sandbox: worldOf(server, student).name, snapshot: 'start' };
    await root.call('createSandbox', { body: { name: 'from-a-snapshot', from } });
    const there = await new Client(`${server.base}/sandbox/from-a-snapshot`).as('eligible');
    expect(await codes(there)).toEqual(await codes(student));
    expect((await root.send('createSandbox', { body: { name: 'from-nothing', from: { ...from, snapshot: 'none' } } })).status).toBe(404);
  });
});

describe('what a jump of the clock may have to take back', () => {
  it('is compressed once it was kept for a while, and not at all where it was replaced', async () => {
    const server = await startServer({ students: 0 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [kept, replaced] = [true, false].map((isKept) => takePassingState({ world: server.world, faults: new Faults() }, () => isKept));
    const [size, before] = [kept!.bytes.length, await bytesOf(kept!)];
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(kept!.bytes.length).toBeLessThan(size / 2));
    expect((await bytesOf(kept!)).equals(before)).toBe(true);
    expect(replaced!.bytes.length).toBe(size);
    await server.close();
  });
});
