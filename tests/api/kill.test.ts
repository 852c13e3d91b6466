import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUniversity } from '../../server/start/bootstrap.ts';
import { readSettings } from '../../server/settings.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { all } from '../support/sandbox-database.ts';
import { serve } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-kill-'));
let template: Buffer;
beforeAll(async () => {
  template = await seededTemplate(5);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a clock does not go back when its server is killed', async () => {
  const databaseFile = join(folder, 'clock.sqlite');
  writeFileSync(databaseFile, template);
  const server = await serve({ DATABASE_FILE: databaseFile });
  const { client } = server;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await client.as('eligible');
  const asked = performance.now();
  const told = Date.parse((await client.call('getClock')).now);
  await server.kill();
  const { db, clock } = await openUniversity({ ...readSettings({}), databaseFile }, pino({ level: 'silent' }));
  const [written] = all<{ at: number }>(db, 'select max(at) at from audit_login');
  const now = clock.now();
  expect(written?.at).toBeGreaterThan(0);
  expect(now).toBeGreaterThanOrEqual(Math.max(told, written?.at ?? 0));
  expect(now).toBeLessThan(told + performance.now() - asked + 20_000);
  db.$client.close();
});

it('what is created is for its owner only', async () => {
  const databaseFile = join(folder, 'new', 'data', 'sis.sqlite');
  const tenant = await openUniversity({ ...readSettings({}), databaseFile, students: 0 }, pino({ level: 'silent' }));
  const modes = (names: string[]) =>
    names.map((name) => (statSync(join(folder, 'new', name)).mode & 0o777).toString(8));
  expect(modes(['data', 'data/sis.sqlite', 'data/sis.sqlite-wal', 'data/sis.sqlite-shm'])).toEqual([
    '700',
    '600',
    '600',
    '600',
  ]);
  tenant.db.$client.close();
});

it('a start takes away what a killed one left, and keeps what is whole', async () => {
  const databaseFile = join(folder, 'left.sqlite');
  writeFileSync(databaseFile, template);
  writeFileSync(`${databaseFile}.next`, template.subarray(0, 5_000));
  const tenant = await openUniversity({ ...readSettings({}), databaseFile }, pino({ level: 'silent' }));
  expect(all<{ n: number }>(tenant.db, 'select count(*) n from persona')[0]!.n).toBeGreaterThan(40);
  tenant.db.$client.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('left'))).toEqual(['left.sqlite']);
});
