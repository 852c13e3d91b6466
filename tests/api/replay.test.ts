import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { seedPassword } from '../../seed/password.ts';
import type { Schema } from '../../server/http/operations.ts';
import { partLength } from '../../server/simulator/traffic/recording.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { tableHashes } from '../../server/simulator/traffic/table-differences.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

/** The calls of a tester before a fault is found. */
async function work(room: Client): Promise<Client> {
  const { session } = await room.call('startScenario', { params: { id: 'registration.full-section' } });
  const student = session ? room.fresh().use(session) : await room.fresh().as('eligible');
  const second = await room.fresh().as('waitingFirst');
  await student.call('setClock', { body: { mode: 'ticking', expireSessions: false } });
  await student.call('registerCourse', {
    body: { sectionId: await student.section('STAT273-01') },
    headers: { 'idempotency-key': 'once-and-for-all' },
  });
  await student.send('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
  await second.call('leaveWaitingList', { params: { id: (await second.call('waitingList')).entries[0]?.id ?? 0 } });
  await student.call('addFault', {
    body: { operationId: 'registrationLog', kind: 'status', status: 503, times: 1, latencyMs: 1, code: 'MSG-000077' },
  });
  await student.send('registrationLog');
  await student.call('advanceClock', { body: { seconds: 86_400, expireSessions: false } });
  await student.send('userLogin', {
    body: {
      userName: 'eligible',
      password: 'my very own secret',
      captchaToken: 'simulated-captcha',
      rememberMe: false,
    },
  });
  await student
    .call('joinWaitingList', { body: { sectionId: await student.section('ENTR301-05') } })
    .catch(() => undefined);
  return student;
}

describe.each(places)('a replay file, with the main university in %s', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { on });
  });
  afterAll(() => server.close());

  it('leads to the same answers and the same state elsewhere', async () => {
    const student = await work(await untouched(server));
    const file = await student.call('saveReplay');
    const text = JSON.stringify(file);
    expect(text).not.toMatch(/my very own secret|eyJ/);
    expect(text.length).toBeLessThan(100_000);
    const there = await sandbox(server.base);
    const report = await there.call('playReplay', { body: file });
    expect(report.calls.filter(({ outcome }) => outcome === 'different')).toEqual([]);
    expect([report.same > 8, report.different, report.state]).toEqual([true, 0, []]);
    expect(tableHashes(tenantOf(server, there).db)).toEqual(tableHashes(tenantOf(server, student).db));
    expect((await there.use(report.session!).send('registeredCourses')).status).toBe(200);
    // A sandbox in which a file was played can be saved and played again.
    expect(
      await (await sandbox(server.base)).call('playReplay', { body: await there.call('saveReplay') }),
    ).toMatchObject({ different: 0, state: [] });
  });

  it('is played again and again in the same sandbox', async () => {
    const file = await (await work(await untouched(server))).call('saveReplay');
    const there = await sandbox(server.base);
    for (const _ of [1, 2, 3])
      expect(await there.call('playReplay', { body: file })).toMatchObject({ different: 0, state: [] });
  });

  it('tells what has changed since the sign-in before, wherever that was', async () => {
    const student = await untouched(server);
    for (const time of ['10:00', '10:05']) {
      await student.freeze(`2026-09-07T${time}:00+03:00`);
      await student.as('eligible');
    }
    // Restoring a snapshot starts the recording here, after both sign-ins.
    await student.call('saveSnapshot', { body: { name: 'here' } });
    await student.call('restoreSnapshot', { params: { name: 'here' } });
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    expect((await student.call('getDashboard')).changes.since).not.toBeNull();
    // Three sessions: one from the start of the test, one of another student in parallel, and one with the password.
    // Only the two of the same student have a previous sign-in.
    await student.call('advanceClock', { body: { seconds: 600, expireSessions: false } });
    const other = await student.fresh().as('probation');
    expect((await other.call('getDashboard')).changes.since).toBeNull();
    const second = student.fresh();
    await second
      .call('userLogin', {
        body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha', rememberMe: false },
      })
      .then((session) => second.use(session));
    await student.call('advanceClock', { body: { seconds: 600, expireSessions: false } });
    for (const tab of [second, student, other]) await tab.call('getDashboard');
    const file = await student.call('saveReplay');
    expect(JSON.stringify(file)).not.toMatch(/eyJ|"sid"|refresh/);
    const report = await (await sandbox(server.base)).call('playReplay', { body: file });
    expect(report.calls.filter(({ outcome }) => outcome === 'different')).toEqual([]);
    expect(report.state).toEqual([]);
    // A file of an earlier version has no sign-ins. It can be played, but the home pages show changes since another
    // instant.
    const { sessions: _, ...earlier } = { ...file, calls: file.calls.map(({ session: __, ...call }) => call) };
    const without = await (await sandbox(server.base)).call('playReplay', { body: earlier });
    expect([...new Set(without.calls.flatMap(({ call, outcome }) => (outcome === 'different' ? [call] : [])))]).toEqual(
      ['getDashboard'],
    );
  });

  it('shows where a rule answers otherwise', async () => {
    const student = await work(await untouched(server));
    const file = await student.call('saveReplay');
    // Changes the maximum load in the file, as if the rule had been wrong when the file was saved.
    const changed: Schema<'ReplayFile'> = { ...file, start: { ...file.start, tables: [...file.start.tables] } };
    const { db } = tenantOf(server, student);
    const loads = db.$client.prepare('select * from study_load').raw().all() as (string | number | null)[][];
    const columns = (db.$client.pragma('table_info(study_load)') as { name: string }[]).map(({ name }) => name);
    changed.start.tables.push({
      table: 'study_load',
      columns,
      put: loads.map((row) => row.map((value, index) => (columns[index] === 'maximum' ? 7 : value))),
      gone: [],
    });
    const report = await (await sandbox(server.base)).call('playReplay', { body: changed });
    expect(
      report.calls.find(({ outcome, call }) => outcome === 'different' && call === 'registerCourse')?.answered,
    ).toContain('422 MSG-000004');
    expect([report.different > 0, report.state.includes('registration')]).toEqual([true, true]);
  });

  it('of a long day starts late, and takes the state again only where something has changed', async () => {
    const student = await (await untouched(server)).as('eligible');
    // The clock is frozen, because a ticking clock would store its time during the reads and so change the database.
    await student.freeze('2026-09-07T10:00:00+03:00');
    const taken = vi.spyOn(tenantOf(server, student).db.$client, 'serialize');
    const read = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i += 1) await student.call('registeredCourses');
    };
    await read(300);
    expect(taken).toHaveBeenCalledTimes(1);
    await read(700);
    expect(taken).toHaveBeenCalledTimes(1);
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    await read(400);
    expect(taken).toHaveBeenCalledTimes(2);
    await student.call('addFault', {
      body: { operationId: 'registrationLog', kind: 'status', status: 503, times: 1, latencyMs: 1, code: 'MSG-000077' },
    });
    await read(400);
    expect(taken).toHaveBeenCalledTimes(3);
    const file = await student.call('saveReplay');
    expect(file.calls.length).toBeLessThan(1_000);
    expect(await (await sandbox(server.base)).call('playReplay', { body: file })).toMatchObject({
      different: 0,
      state: [],
    });
  });

  it.each([0, 5_000_000, 64 * 1024 * 1024])(
    'of a university of %i bytes holds no more calls than its contract allows, fifty of them at once',
    (bytes) => {
      const { calls } = contract.components.schemas?.ReplayFile?.properties as { calls: { maxItems: number } };
      expect(2 * (partLength(bytes) + 50)).toBeLessThanOrEqual(calls.maxItems);
    },
  );

  it('starts from a snapshot as from the seed', async () => {
    const student = await work(await untouched(server));
    await student.call('saveSnapshot', { body: { name: 'here' } });
    await student.call('restoreSnapshot', { params: { name: 'here' } });
    await student.send('registerCourse', { body: { sectionId: await student.section('MGT131-01') } });
    const file = await student.call('saveReplay');
    expect(file.start.tables.map(({ table }) => table)).toContain('registration');
    expect(await (await sandbox(server.base)).call('playReplay', { body: file })).toMatchObject({
      different: 0,
      state: [],
    });
  });

  it.each<[string, (file: Schema<'ReplayFile'>) => unknown, number, string]>([
    ['another format', (file) => ({ ...file, format: 2 }), 422, 'simulator.otherReplay'],
    ['another version', (file) => ({ ...file, product: '9.9.9' }), 422, 'simulator.otherReplay'],
    ['another seed', (file) => ({ ...file, students: 7 }), 422, 'simulator.otherReplay'],
    ['nothing', () => ({}), 400, 'DEV-000001'],
    [
      'a call nobody knows',
      (file) => ({ ...file, calls: [{ ...file.calls[0], call: 'toString' }] }),
      400,
      'DEV-000001',
    ],
    [
      'a user nobody knows',
      (file) => ({ ...file, calls: [{ ...file.calls[0], user: 'nobody-there' }] }),
      400,
      'DEV-000001',
    ],
    [
      'a session of somebody else',
      (file) => ({
        ...file,
        calls: [{ ...file.calls[0], session: 0 }],
        sessions: [{ user: 'waitingfirst', startedAt: 1 }],
      }),
      400,
      'DEV-000001',
    ],
    [
      'a table of somewhere else',
      (file) => ({
        ...file,
        start: { ...file.start, tables: [{ table: 'sqlite_master', columns: ['name'], put: [['x']], gone: [] }] },
      }),
      400,
      'DEV-000001',
    ],
    [
      'rows that speak of nobody',
      (file) => ({
        ...file,
        start: {
          ...file.start,
          tables: [
            {
              table: 'university_limit',
              columns: ['key', 'value', 'note_en', 'note_ar'],
              put: [['rememberDays', 'many', 'a', 'b']],
              gone: [],
            },
          ],
        },
      }),
      400,
      'DEV-000001',
    ],
    [
      'a time without a calendar',
      (file) => ({ ...file, start: { ...file.start, now: 4102444800000 } }),
      400,
      'DEV-000001',
    ],
  ])('of %s is refused, and nothing happens', async (_, change, status, code) => {
    const student = await (await untouched(server)).as('eligible');
    await student.call('registeredCourses');
    const file = await student.call('saveReplay');
    const reply = await student.send('playReplay', { body: change(file) as Schema<'ReplayFile'> });
    expect([reply.status, ...codesOf(reply)]).toEqual([status, code]);
    expect((await student.send('registeredCourses')).status).toBe(200);
  });
});

describe('a file that was saved', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ students: 0 });
  });
  afterAll(() => server.close());
  const started = async (persona: string): Promise<Client> => (await untouched(server)).as(persona);
  const saved = async (persona = 'eligible') => {
    const student = await started(persona);
    await student.call('registeredCourses');
    return student.call('saveReplay');
  };

  it('carries the files of requests', async () => {
    const student = await started('wantsRefund');
    await student.call('submitRefund', {
      body: {
        amount: 100_000,
        reason: 'dropped',
        iban: 'BH67BMAG00001299123456',
        remarks: 'Two courses dropped',
        file: sampleFile('bank-letter')!,
      },
    });
    await student.call('saveSnapshot', { body: { name: 'sent' } });
    await student.call('restoreSnapshot', { params: { name: 'sent' } });
    await student.call('getRefundableBalance');
    const there = await sandbox(server.base);
    expect(await there.call('playReplay', { body: await student.call('saveReplay') })).toMatchObject({
      different: 0,
      state: [],
    });
    const files = [student, there].map((client) =>
      all<{ content: Buffer }>(tenantOf(server, client).db, 'select content from attachment').map(({ content }) =>
        content.toString('base64'),
      ),
    );
    expect(files[0]).toHaveLength(1);
    expect(files[1]).toEqual(files[0]);
  });

  it('plays calls with the longest key their contract takes', async () => {
    const student = await started('eligible');
    await student.call('registerCourse', {
      body: { sectionId: await student.section('STAT273-01') },
      headers: { 'idempotency-key': 'k'.repeat(100) },
    });
    expect(
      await (await sandbox(server.base)).call('playReplay', { body: await student.call('saveReplay') }),
    ).toMatchObject({ different: 0, state: [] });
  });

  it('is as large as what can be played, and no larger', async () => {
    const file = await saved();
    const [call] = file.calls;
    const long = Array.from({ length: 95 }, () => ({
      ...call!,
      call: 'checkRegistration',
      body: { long: 'x'.repeat(95_000) },
    }));
    expect(
      (await (await sandbox(server.base)).call('playReplay', { body: { ...file, calls: long } })).calls,
    ).toHaveLength(95);
    const limit = listOperations(contract).find(({ id }) => id === 'playReplay')?.bodyLimit;
    expect(limit).toBe('32mb');
    const student = await started('wantsRefund');
    const { db } = tenantOf(server, student);
    const [one] = all<{ id: number }>(db, 'select id from student limit 1');
    for (let n = 0; n < 3; n += 1)
      db.$client
        .prepare(
          `insert into attachment (public_id, student_id, request_id, name, type, bytes, content, uploaded_at) values (?, ?, null, 'x.pdf', 'application/pdf', 1, zeroblob(10000000), 1)`,
        )
        .run(`large-${n}`, one!.id);
    await student.call('saveSnapshot', { body: { name: 'large' } });
    await student.call('restoreSnapshot', { params: { name: 'large' } });
    const reply = await student.send('saveReplay');
    expect([reply.status, ...codesOf(reply)]).toEqual([413, 'DEV-000003']);
  });

  it('passes over streams and what manages sandboxes, if somebody writes them into it', async () => {
    const file = await saved();
    const [call] = file.calls;
    const written = ['watchSandbox', 'resetSandbox', 'createSandbox', 'playReplay', 'getTraffic'].map((id) => ({
      ...call!,
      call: id,
      body: null,
    }));
    expect(await (await sandbox(server.base)).call('playReplay', { body: { ...file, calls: written } })).toMatchObject({
      passed: 5,
      same: 0,
      different: 0,
    });
  });

  it.each<[string, (file: Schema<'ReplayFile'>) => Schema<'ReplayFile'>, number]>([
    [
      'half a letter in an address',
      (file) => ({ ...file, calls: [{ ...file.calls[0]!, params: { id: '\ud800' } }] }),
      400,
    ],
    [
      'more faults than can be kept',
      (file) => ({
        ...file,
        start: {
          ...file.start,
          faults: Array.from({ length: 21 }, () => ({
            operationId: 'getMenu',
            kind: 'drop' as const,
            times: 1,
            latencyMs: 1,
            status: 500,
            code: 'MSG-000077',
          })),
        },
      }),
      422,
    ],
    [
      'a fault of no call',
      (file) => ({
        ...file,
        start: {
          ...file.start,
          faults: [{ operationId: 'nothing', kind: 'drop', times: 1, latencyMs: 1, status: 500, code: 'MSG-000077' }],
        },
      }),
      404,
    ],
    [
      'bytes where there are none',
      (file) => ({
        ...file,
        start: {
          ...file.start,
          tables: [
            {
              table: 'university_limit',
              columns: ['key', 'value', 'note_en', 'note_ar'],
              put: [['rememberDays', 1, { base64: 'AAAA' }, 'b']],
              gone: [],
            },
          ],
        },
      }),
      400,
    ],
  ])('with %s is refused, and nothing happens', async (_, change, status) => {
    const student = await started('eligible');
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    const { courses } = await student.call('registeredCourses');
    const reply = await student.send('playReplay', { body: change(await student.call('saveReplay')) });
    expect(reply.status).toBe(status);
    expect((await student.call('registeredCourses')).courses).toEqual(courses);
  });
});

const run = (...given: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'server/tools/replay-cli.ts', ...given], {
    cwd: projectRoot,
    encoding: 'utf8',
  });

it('the command tells in one line what is wrong with a file', () => {
  for (const [file, what] of [
    ['no-such-file.json', 'this file does not exist'],
    ['package.json', 'this file is not a replay file'],
    ['README.md', 'this file is not JSON'],
  ] as const) {
    const { status, stderr } = run(file);
    expect([file, status, stderr.trim().split('\n')]).toEqual([file, 2, [expect.stringContaining(`${file}: ${what}`)]]);
  }
});

it('the command tells in one line what it was asked wrongly', () => {
  for (const [given, said] of [
    [['package.json', '--port', '3999'], "Unknown option '--port'. Options: --trainer-code."],
    [
      ['package.json', '--trainer-cod', 'x'],
      "Unknown option '--trainer-cod'. Did you mean --trainer-code? Options: --trainer-code.",
    ],
    [['package.json', '--trainer-code'], "Option '--trainer-code <value>' argument missing. Options: --trainer-code."],
    [[], 'Write: npm run replay -- file.json [--trainer-code CODE]'],
    [['package.json', 'README.md'], 'Write: npm run replay -- file.json [--trainer-code CODE]'],
  ] as const) {
    const { status, stderr } = run(...given);
    expect([given, status, stderr.trim()]).toEqual([given, 2, said]);
  }
});
