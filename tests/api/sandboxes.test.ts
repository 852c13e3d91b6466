import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let root: Client;
beforeAll(async () => {
  server = await startServer({ students: 0 });
  root = new Client(server.base);
});
afterAll(() => server.close());

const hour = 3_600_000;
const minute = 60_000;
const sandboxes = () => server.simulator!.sandboxes;
const names = () =>
  sandboxes()
    .listOpen()
    .map(({ tenant }) => tenant.name);
const inside = (name: string): Client => new Client(`${server.base}/sandbox/${name}`);
const make = (name: string) => root.send('createSandbox', { body: { name } });
/**
 * Sets the last use of a sandbox to `ago` milliseconds before now. Without `called`, the sandbox was not used after its
 * creation.
 */
const leave = (name: string, ago: number, called = true): void => {
  const sandbox = sandboxes().touch(name)!;
  sandbox.lastUsedAt = Date.now() - ago;
  sandbox.madeAt = called ? sandbox.lastUsedAt - minute : sandbox.lastUsedAt;
};

describe('a hundred sandboxes in use', () => {
  beforeAll(async () => {
    for (let n = 0; n < 100; n += 1) {
      expect((await make(`in-use-${n}`)).status).toBe(200);
      leave(`in-use-${n}`, 5 * minute);
    }
  });

  it('stay; a newcomer is told when to come back', async () => {
    const before = names();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await make(`newcomer-${tries}`);
      expect([refused.status, ...codesOf(refused)]).toEqual([429, 'simulator.full']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    }
    expect(names()).toEqual(before);
    expect((await make('in-use-5')).status).toBe(200);
  });

  it('make room by the one that was left for longest, and not by one with an open page', async () => {
    leave('in-use-7', 30 * minute);
    leave('in-use-8', 20 * minute);
    const page = new AbortController();
    const watching = await fetch(`${inside('in-use-7').base}/sim/events`, { signal: page.signal });
    leave('in-use-7', 30 * minute);
    expect((await make('second')).status).toBe(200);
    expect(names()).toEqual(expect.arrayContaining(['in-use-7', 'second']));
    expect(names()).not.toContain('in-use-8');
    page.abort();
    await watching.body?.cancel().catch(() => undefined);
    leave('in-use-7', minute);
  });

  it('make room sooner by one that was made and never called', async () => {
    leave('second', 30_000, false);
    expect((await make('third')).status).toBe(429);
    leave('second', 2 * minute, false);
    expect((await make('third')).status).toBe(200);
    expect(names()).not.toContain('second');
  });

  it('and a class: a trainee finds no seat, and takes none from those who come when there is one', async () => {
    for (let n = 0; n < 100; n += 1) if (names().includes(`in-use-${n}`)) leave(`in-use-${n}`, minute);
    await inside('third').call('getClock');
    const { code } = await root.call('createClassroom', {
      body: { title: 'Tuesday', from: { kind: 'seeded' }, trainees: 1 },
    });
    const join = () => root.send('joinClassroom', { params: { code }, body: { name: 'Huda' } });
    const refused = await join();
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'simulator.full']);
    leave('in-use-9', 11 * minute);
    expect((await join()).status).toBe(200);
    await root.call('closeClassroom', { params: { code } });
  });
});

describe('a class that is open', () => {
  it('keeps its sandboxes while its trainees listen; left for a day it gives them back', async () => {
    const { code } = await root.call('createClassroom', {
      body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 5 },
    });
    const { path } = await root.call('joinClassroom', { params: { code }, body: { name: 'Huda' } });
    const name = path.split('/').at(-1) ?? '';
    leave(name, 3 * hour);
    leave('in-use-1', 3 * hour);
    await make('another');
    expect([names().includes(name), names().includes('in-use-1')]).toEqual([true, false]);
    server.simulator!.classrooms.find(code).openedAt -= 13 * hour;
    leave(name, 13 * hour);
    await make('one-more');
    expect(names()).not.toContain(name);
    await root.call('closeClassroom', { params: { code } });
  });

  it('is not closed because somebody opens another', async () => {
    const open = () =>
      root.send('createClassroom', { body: { title: 'Wednesday', from: { kind: 'seeded' }, trainees: 1 } });
    const codes: string[] = [];
    for (let n = 0; n < 20; n += 1) codes.push((await open()).body.code);
    const refused = await open();
    expect([refused.status, ...codesOf(refused)]).toEqual([429, 'simulator.full']);
    server.simulator!.classrooms.find(codes[3]!).openedAt -= 13 * hour;
    expect((await open()).status).toBe(200);
    expect((await root.call('getClassrooms')).classrooms.map(({ code }) => code)).toEqual(
      expect.arrayContaining(codes.filter((_, n) => n !== 3)),
    );
    for (const { code } of (await root.call('getClassrooms')).classrooms)
      await root.call('closeClassroom', { params: { code } });
  });
});

it('a sandbox keeps twenty faults', async () => {
  const client = inside('one-more');
  const add = () => client.send('addFault', { body: { operationId: 'getMenu', kind: 'drop' } });
  for (let n = 0; n < 20; n += 1) expect((await add()).status).toBe(200);
  const refused = await add();
  expect([refused.status, ...codesOf(refused)]).toEqual([422, 'simulator.faultsFull']);
});
