import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';

/**
 * Moving the clock over semesters runs its jobs in slices. Other universities are served between them; calls to the
 * same university wait.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 60 });
});
afterAll(() => server.close());

const begin = '2026-09-07T10:00:00+03:00';
const end = '2027-09-08T10:00:00+03:00';
const roomAt = async (): Promise<Client> => {
  const room = await sandbox(server.base);
  await room.freeze(begin);
  return room;
};
const nowIn = async (client: Client): Promise<string> => (await client.call('getClock')).now;

describe('while a university moves on by a year', () => {
  it('another one is answered, and the longest wait is a small part of the move', async () => {
    const [moving, other] = [await roomAt(), await roomAt()];
    const student = await other.fresh().as('eligible');
    await student.call('getServices');
    let moved = false;
    const began = performance.now();
    const move = moving.freeze(end).then(() => (moved = true));
    const waits: number[] = [];
    while (!moved) {
      const asked = performance.now();
      await student.call('getServices');
      waits.push(performance.now() - asked);
      await wait(1);
    }
    await move;
    const took = performance.now() - began;
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits) / took, `${Math.round(Math.max(...waits))} of ${Math.round(took)} ms`).toBeLessThan(0.6);
  });

  it('its own calls see where it has arrived, and two moves come one after the other', async () => {
    const room = await roomAt();
    const student = await room.fresh().as('eligible');
    const first = room.freeze(end);
    await wait(20);
    const calls = Promise.all([
      nowIn(room),
      student.call('getStudentInformation').then(({ semesterId }) => semesterId),
      room.call('advanceClock', { body: { seconds: 86_400 } }).then(({ now }) => now),
      room.call('advanceClock', { body: { seconds: 86_400 } }).then(({ now }) => now),
    ]);
    await first;
    const [seen, semesterId, ...days] = await calls;
    expect([end, '2027-09-09T10:00:00+03:00', '2027-09-10T10:00:00+03:00']).toContain(seen);
    expect(semesterId).toBe(20271);
    expect(days.toSorted()).toEqual(['2027-09-09T10:00:00+03:00', '2027-09-10T10:00:00+03:00']);
    expect(await nowIn(room)).toBe('2027-09-10T10:00:00+03:00');
  });

  it('starting over waits for its turn, and going back undoes the whole move', async () => {
    const room = await roomAt();
    const { db } = tenantOf(server, room);
    const before = all(db, 'select count(*) n from course_grade');
    const move = room.freeze(end);
    await wait(20);
    const back = room.call('undoClockMove');
    await move;
    await back;
    expect(await nowIn(room)).toBe(begin);
    expect(all(tenantOf(server, room).db, 'select count(*) n from course_grade')).toEqual(before);
    const again = room.freeze(end);
    await wait(20);
    await Promise.all([again, room.call('resetSandbox')]);
    expect((await nowIn(room)).slice(0, 10)).toBe('2026-09-07');
  });

  it('one that is deleted meanwhile hurts nobody', async () => {
    const room = await roomAt();
    const move = room.send('setClock', { body: { mode: 'frozen', now: end } });
    await wait(20);
    const name = room.base.split('/').at(-1)!;
    await new Client(server.base).call('deleteSandbox', { params: { name } });
    expect([200, 404]).toContain((await move).status);
  });
});
