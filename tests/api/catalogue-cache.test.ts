import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * Starts one server after the other on the same database file. Sandboxes, snapshots and classes must be the same
 * afterwards.
 */

const folder = mkdtempSync(join(tmpdir(), 'sis-kept-'));
const kept = (...parts: string[]): string => join(folder, 'sis.sqlite.d', ...parts);
const log: { msg: string; kept?: string }[] = [];
let server: TestServer;
let root: Client;
const start = async (): Promise<void> => {
  server = await startServer(
    { students: 5 },
    {
      folder,
      log: pino(
        { level: 'warn' },
        { write: (line: string) => void log.push(JSON.parse(line) as (typeof log)[number]) },
      ),
    },
  );
  root = new Client(server.base);
};
/** Stops the server and starts another one on the same file, as `npm start` does. */
const again = async (between: () => void = () => undefined): Promise<void> => {
  await server.simulator!.persister!.stop();
  await server.close();
  between();
  await start();
};
const inside = (name: string): Client => new Client(`${server.base}/sandbox/${name}`);
const codes = async (student: Client): Promise<string[]> =>
  (await student.call('registeredCourses')).courses.map(({ code }) => code);
/** A client with the same session for the server that runs now. */
const goingOn = (student: Client): Client =>
  new Client(student.base.replace(/^http:\/\/[^/]+/, server.base)).use(student.session!);
/** The paths of all files below a folder. */
const files = (at: string): string[] =>
  readdirSync(at, { withFileTypes: true, recursive: true }).flatMap((one) =>
    one.isFile() ? [join(one.parentPath, one.name)] : [],
  );

beforeAll(start);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('after a restart', () => {
  it('a sandbox has its data, clock, faults, messages and snapshots, and whoever is signed in stays so', async () => {
    await root.call('createSandbox', { body: { name: 'prepared' } });
    await root.call('createSandbox', { body: { name: 'ticking' } });
    const student = await inside('prepared').as('eligible');
    await student.freeze('2026-09-08T10:00:00+03:00');
    await student.call('saveSnapshot', { body: { name: 'Before — قبل' } });
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    await student.call('addFault', { body: { operationId: 'getMenu', kind: 'status', status: 503, times: 3 } });
    await student.call('setDesk', { body: { mode: 'refuse', workingDays: 3 } });
    const before = { codes: await codes(student), outbox: await student.call('getOutbox') };
    const ticking = await inside('ticking').call('setClock', {
      body: { mode: 'ticking', now: '2026-09-09T10:00:00+03:00' },
    });

    await again();
    expect(server.simulator!.sandboxes.listOpen()).toEqual([]);
    expect((await root.call('getSandboxes')).sandboxes.map(({ name }) => name).sort()).toEqual(['prepared', 'ticking']);
    const there = goingOn(student);
    expect({ codes: await codes(there), outbox: await there.call('getOutbox') }).toEqual(before);
    expect(await there.call('getClock')).toMatchObject({ mode: 'frozen', now: '2026-09-08T10:00:00+03:00' });
    expect((await there.call('getFaults')).faults).toMatchObject([{ operationId: 'getMenu', remaining: 3 }]);
    expect(await there.call('getDesk')).toEqual({ mode: 'refuse', workingDays: 3 });
    expect((await there.call('getSnapshots')).snapshots).toMatchObject([
      { name: 'Before — قبل', now: '2026-09-08T10:00:00+03:00' },
    ]);
    await there.call('restoreSnapshot', { params: { name: 'Before — قبل' } });
    expect(await codes(there)).toEqual(before.codes.filter((code) => code !== 'STAT273'));
    const now = Date.parse((await inside('ticking').call('getClock')).now) - Date.parse(ticking.now);
    expect(now).toBeGreaterThanOrEqual(0);
    expect(now).toBeLessThan(60_000);
    expect(server.simulator!.sandboxes.listOpen()).toHaveLength(2);
  });

  it('the main university has its snapshots and faults', async () => {
    await root.call('saveSnapshot', { body: { name: 'main' } });
    await root.call('addFault', { body: { group: 'saves', kind: 'drop', times: 2 } });
    await again();
    expect((await root.call('getSnapshots')).snapshots).toMatchObject([{ name: 'main' }]);
    expect((await root.call('getFaults')).faults).toMatchObject([{ kind: 'drop', remaining: 2 }]);
    await root.call('clearFaults');
    await root.call('restoreSnapshot', { params: { name: 'main' } });
    await root.call('deleteSnapshot', { params: { name: 'main' } });
    await again();
    expect([(await root.call('getSnapshots')).snapshots, (await root.call('getFaults')).faults]).toEqual([[], []]);
  });

  it('a class goes on: its code, trainees, seats, progress and clock', async () => {
    const { code } = await root.call('createClassroom', {
      body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.last-seat' }, trainees: 3 },
    });
    const joined = await root.call('joinClassroom', { params: { code }, body: { name: 'Huda' } });
    await root.call('setClassroomClock', {
      params: { code },
      body: { mode: 'frozen', now: '2026-09-10T09:00:00+03:00' },
    });
    await root.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 2 } });
    const {
      trainees: [before],
      ...room
    } = await root.call('getClassroom', { params: { code } });
    await again();
    const { trainees, ...after } = await root.call('getClassroom', { params: { code: code.toLowerCase() } });
    expect(after).toEqual(room);
    expect(trainees).toMatchObject([
      { trainee: 1, name: 'Huda', path: joined.path, joinedAt: before!.joinedAt, step: 2, now: before!.now },
    ]);
    const seated = await root.call('joinClassroom', { params: { code }, body: { name: 'Huda', seat: joined.seat } });
    expect([seated.path, seated.seat]).toEqual([joined.path, joined.seat]);
    // The scenario panel beside the trainee's page continues at the same step as the class overview.
    const { done } = await new Client(`${server.base}${joined.path}`)
      .use(seated.session!)
      .call('getScenarioProgress', { params: { id: 'registration.last-seat' } });
    expect(done).toEqual([0, 1]);
    expect((await root.call('joinClassroom', { params: { code }, body: { name: 'Ali' } })).path).toBe(
      `/sandbox/class-${code.toLowerCase()}-2`,
    );
    await root.call('closeClassroom', { params: { code } });
    await again();
    expect((await root.call('getClassrooms')).classrooms).toEqual([]);
    expect(files(kept('sandboxes')).filter((file) => file.includes('class-'))).toEqual([]);
  });

  it('a class that began from a snapshot still does, though the snapshot is gone', async () => {
    await root.call('createSandbox', { body: { name: 'origin' } });
    const student = await inside('origin').as('eligible');
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    await student.call('saveSnapshot', { body: { name: 'start' } });
    const { code } = await student.call('createClassroom', {
      body: { title: 'Tuesday', from: { kind: 'snapshot', name: 'start' }, trainees: 3 },
    });
    await root.call('deleteSandbox', { params: { name: 'origin' } });
    await again();
    const { session, path } = await root.call('joinClassroom', { params: { code }, body: { name: 'Huda' } });
    expect(await codes(new Client(`${server.base}${path}`).use(session!))).toContain('STAT273');
    await root.call('closeClassroom', { params: { code } });
  });

  it('what was deleted stays away, with its files', async () => {
    await root.call('createSandbox', { body: { name: 'short' } });
    await again();
    await root.call('deleteSandbox', { params: { name: 'short' } });
    expect(readdirSync(kept('sandboxes'))).not.toContain('short');
    await again();
    expect((await root.send('deleteSandbox', { params: { name: 'short' } })).status).toBe(404);
    expect((await inside('short').send('getClock')).status).toBe(404);
  });

  it('is readable by its owner alone', () => {
    expect(files(kept()).length).toBeGreaterThan(0);
    for (const file of [kept(), ...files(kept())]) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  });
});

it('what cannot be read is put aside with a word in the log, and the rest is there', async () => {
  for (const name of ['cut', 'foreign', 'newer', 'whole']) await root.call('createSandbox', { body: { name } });
  const at = (name: string): string => kept('sandboxes', name, 'university');
  log.length = 0;
  await again(() => {
    truncateSync(at('cut'), statSync(at('cut')).size - 100);
    writeFileSync(at('foreign'), 'something else');
    const text = readFileSync(at('newer'), 'latin1');
    writeFileSync(at('newer'), text.replace(/"migrations":\["[0-9a-f]{4}/, '"migrations":["ffff'), 'latin1');
    mkdirSync(kept('sandboxes', 'empty'));
    writeFileSync(kept('classes', 'ABCDE'), 'nothing');
  });
  expect((await root.call('getClassrooms')).classrooms).toEqual([]);
  const there = (await root.call('getSandboxes')).sandboxes.map(({ name }) => name);
  expect(there).toContain('whole');
  expect(there.filter((name) => ['cut', 'foreign', 'newer', 'empty'].includes(name))).toEqual([]);
  expect((await inside('whole').send('getClock')).status).toBe(200);
  expect(log.map((line) => line.kept).sort()).toEqual([
    'classes/ABCDE',
    'sandboxes/cut',
    'sandboxes/empty',
    'sandboxes/foreign',
    'sandboxes/newer',
  ]);
  expect(readdirSync(kept('aside'))).toHaveLength(5);
  await root.call('createSandbox', { body: { name: 'cut' } });
});

it('one nobody uses is left to its file, and comes back with its next call', async () => {
  const { sandboxes } = server.simulator!;
  const student = await inside('whole').as('eligible');
  sandboxes.touch('whole')!.lastUsedAt -= 3 * 3_600_000;
  await expect
    .poll(() => sandboxes.listOpen().some(({ tenant }) => tenant.name === 'whole'), { timeout: 15_000, interval: 200 })
    .toBe(false);
  expect((await root.call('getSandboxes')).sandboxes.map(({ name }) => name)).toContain('whole');
  expect((await student.send('registeredCourses')).status).toBe(200);
  expect(sandboxes.listOpen().some(({ tenant }) => tenant.name === 'whole')).toBe(true);
});
