import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';

/** The data that remain after a server process is stopped, and after it is killed. */

const folder = mkdtempSync(join(tmpdir(), 'sis-kept-'));
const env = { DATABASE_FILE: join(folder, 'sis.sqlite'), STUDENTS: '50' };
let server: ServerProcess;
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const inside = (name: string): Client => new Client(`${server.client.base}/sandbox/${name}`);
const goingOn = (student: Client): Client =>
  new Client(student.base.replace(/^http:\/\/[^/]+/, server.client.base)).use(student.session!);
const codes = async (student: Client): Promise<string[]> =>
  (await student.call('registeredCourses')).courses.map(({ code }) => code);
const register = async (student: Client, section: string): Promise<void> =>
  void (await student.call('registerCourse', { body: { sectionId: await student.section(section) } }));
const kept = (name: string): string[] => {
  try {
    return readdirSync(join(folder, 'sis.sqlite.d/sandboxes', name));
  } catch {
    return [];
  }
};

it('stopped: everything to the last call, at once; the trainee is still signed in', async () => {
  server = await serve(env);
  const { code } = await server.client.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 30 },
  });
  const { path, session, seat } = await server.client.call('joinClassroom', {
    params: { code },
    body: { name: 'Huda' },
  });
  const trainee = new Client(`${server.client.base}${path}`).use(session!);
  await server.client.call('saveSnapshot', { body: { name: 'main' } });
  await register(trainee, 'STAT273-01');
  const ended = await server.stop();
  expect(ended.code).toBe(0);

  server = await serve(env);
  expect(await codes(goingOn(trainee))).toContain('STAT273');
  expect((await server.client.call('getSnapshots')).snapshots).toMatchObject([{ name: 'main' }]);
  expect((await server.client.call('joinClassroom', { params: { code }, body: { name: 'Huda', seat } })).path).toBe(
    path,
  );
});

it('killed: what had been quiet for a moment; a kill while it is written leaves the state before it', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `killed-${n}`);
  for (const name of names) await server.client.call('createSandbox', { body: { name } });
  const students = new Map<string, Client>();
  for (const name of names) students.set(name, await inside(name).as('eligible'));
  for (const student of students.values()) await register(student, 'STAT273-01');
  await expect.poll(() => names.every((name) => kept(name).includes('university')), { timeout: 30_000 }).toBe(true);
  await pause(4_000);
  for (const student of students.values()) await register(student, 'ENGL252-01').catch(() => undefined);
  // The kill happens at a random moment while files are written.
  await pause(1_500 + 200 * Math.random());
  await server.kill();

  server = await serve(env);
  for (const [name, student] of students) {
    const there = await codes(goingOn(student));
    expect([name, there]).toEqual([name, expect.arrayContaining(['STAT273'])]);
  }
  expect(readdirSync(join(folder, 'sis.sqlite.d'))).not.toContain('aside');
});

it('a hundred kept sandboxes do not make a start slower', async () => {
  /** The seconds of a start: the shorter of two measurements, because the machine may have been busy. */
  const seconds = async (): Promise<number> => {
    let best = Infinity;
    for (let tries = 0; tries < 2; tries += 1) {
      await server.stop();
      const began = performance.now();
      server = await serve(env);
      best = Math.min(best, (performance.now() - began) / 1000);
    }
    return best;
  };
  const before = await seconds();
  for (let n = 0; n < 85; n += 1) await server.client.call('createSandbox', { body: { name: `many-${n}` } });
  const after = await seconds();
  expect((await server.client.call('getSandboxes')).sandboxes.length).toBeGreaterThan(90);
  expect(after).toBeLessThan(before * 1.3 + 0.5);
});
