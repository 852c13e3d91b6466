import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { Client } from '../support/client.ts';
import { debianProgram } from '../support/debian.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';

/** Two servers behind Debian's HAProxy with the configuration of `npm run hosting`, each with a class of fifteen. */

const folder = mkdtempSync(join(tmpdir(), 'sis-lab-'));
const letters = ['A', 'B'] as const;
const ports: Record<string, number> = {};
const servers: Record<string, ServerProcess> = {};
let haproxy: ChildProcess;
let lab: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const start = async (letter: string): Promise<void> => {
  servers[letter] = await serve({
    PORT: String(ports[letter]),
    DATABASE_FILE: join(folder, letter, 'sis.sqlite'),
    STUDENTS: '50',
    SERVER_LETTER: letter,
    PUBLIC_URL: lab,
  });
};

beforeAll(async () => {
  const program = debianProgram('haproxy', 'haproxy');
  const port = await freePort();
  lab = `http://127.0.0.1:${port}`;
  for (const letter of letters) ports[letter] = await freePort();
  for (const letter of letters) await start(letter);
  writeFileSync(
    join(folder, 'lab.json'),
    JSON.stringify({
      publicUrl: lab,
      listen: [`127.0.0.1:${port}`],
      servers: Object.fromEntries(letters.map((letter) => [letter, `127.0.0.1:${ports[letter]}`])),
    }),
  );
  const written = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/tools/hosting-cli.ts', join(folder, 'lab.json'), '--out', folder],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(written.stderr).toBe('');
  const checked = spawnSync(program, ['-c', '-f', join(folder, 'haproxy.cfg')], { encoding: 'utf8' });
  expect([checked.status, checked.stderr.includes('ALERT')]).toEqual([0, false]);
  haproxy = spawn(program, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(`${lab}/sim/info`).then(({ ok }) => expect(ok).toBe(true)), {
    timeout: 30_000,
    interval: 200,
  });
});
afterAll(async () => {
  haproxy?.kill('SIGTERM');
  for (const letter of letters) await servers[letter]?.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Class = { code: string; trainees: { client: Client; seat: string }[] };
const codes = async (student: Client): Promise<string[]> =>
  (await student.call('registeredCourses')).courses.map(({ code }) => code);

it('a class lives on one server; the other does not notice that it is killed, and the class comes back from its files', async () => {
  const classes: Record<string, Class> = {};
  for (const letter of letters) {
    // The trainer's browser stays at the server whose console was opened.
    const opened = await fetch(`${lab}/server/${letter.toLowerCase()}`, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect([opened.status, opened.headers.get('location'), cookie]).toEqual([
      302,
      '/simulator',
      `SIS_SERVER=${letter}`,
    ]);
    const trainer = new Client(lab);
    const {
      status,
      body: { code },
    } = await trainer.send('createClassroom', {
      body: { title: letter, from: { kind: 'seeded' }, trainees: 30 },
      headers: { cookie },
    });
    expect([status, code[0]]).toEqual([200, letter]);
    classes[letter] = { code, trainees: [] };
    expect(
      (await trainer.send('createSandbox', { body: { name: `${letter.toLowerCase()}-own` }, headers: { cookie } }))
        .status,
    ).toBe(200);
    expect((await trainer.send('createSandbox', { body: { name: 'own' }, headers: { cookie } })).status).toBe(400);
    expect((await new Client(`${lab}/sandbox/${letter.toLowerCase()}-own`).call('getSimulator')).server).toBe(letter);
  }
  // Thirty trainees join by the code, in upper or lower case and in mixed order.
  for (let n = 1; n <= 15; n += 1)
    for (const { code, trainees } of Object.values(classes)) {
      const typed = n % 2 ? code : code.toLowerCase();
      const { path, session, seat } = await new Client(lab).call('joinClassroom', {
        params: { code: typed },
        body: { name: `Trainee ${n}` },
      });
      const client = new Client(`${lab}${path}`).use(session!);
      await client.call('registerCourse', { body: { sectionId: await client.section('STAT273-01') } });
      trainees.push({ client, seat });
    }
  const { A, B } = classes as Record<'A' | 'B', Class>;
  await pause(15_000);

  // The trainees of class A continue to work during the test.
  const noticed: unknown[] = [];
  let working = true;
  const atWork = Promise.all(
    A.trainees.map(async ({ client }) => {
      while (working) {
        const answer = await client.send('registeredCourses').catch((error: unknown) => ({ status: String(error) }));
        if (answer.status !== 200) noticed.push(answer.status);
        await pause(200);
      }
    }),
  );
  await servers.B!.kill();
  const meanwhile = await B.trainees[0]!.client.send('registeredCourses').then(
    ({ status }) => status,
    () => 0,
  );
  expect(meanwhile).not.toBe(200);
  await start('B');
  await expect
    .poll(() => fetch(`${lab}/sim/classrooms/${B.code}`).then(({ status }) => status), { timeout: 30_000 })
    .toBe(200);
  for (const { client } of B.trainees) expect(await codes(client)).toContain('STAT273');
  working = false;
  await atWork;
  expect(noticed).toEqual([]);
  expect((await new Client(lab).call('getClassroom', { params: { code: B.code } })).trainees).toHaveLength(15);
  const again = await new Client(lab).call('joinClassroom', {
    params: { code: B.code },
    body: { name: 'Trainee 3', seat: B.trainees[2]!.seat },
  });
  expect(again.path).toBe(new URL(B.trainees[2]!.client.base).pathname);
  for (const { client } of A.trainees) expect(await codes(client)).toContain('STAT273');
});
