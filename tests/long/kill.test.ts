import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, removeLeftovers } from '../../db/db.ts';
import { projectRoot } from '../../db/root.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { all } from '../support/sandbox-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-kill-'));
const templateFile = join(folder, 'template');
let template: Buffer;
beforeAll(async () => {
  template = await seededTemplate(5);
  writeFileSync(templateFile, template);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Checks a database file that no process uses. Returns the `at` of its messages, which is 1 for those written before a
 * replacement of the file and 2 for those written after it.
 */
function wholeAt(file: string): number[] {
  removeLeftovers(file);
  const db = openDatabase(file);
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.$client.pragma('foreign_key_check')).toEqual([]);
  expect(all<{ n: number }>(db, 'select count(*) n from persona')[0]!.n).toBeGreaterThan(40);
  const found = all<{ at: number }>(db, 'select at from outbox order by id').map(({ at }) => at);
  db.$client.close();
  return found;
}

/** Replaces a file until the process kills itself, or is killed after this many milliseconds. */
async function replaceUntilKilled(file: string, kill: string, after = 30_000): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--import',
      './tests/support/kill-switch.ts',
      'tests/support/replace-process.ts',
      file,
      templateFile,
    ],
    { cwd: projectRoot, env: { PATH: process.env.PATH, KILL: kill }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await ended;
  clearTimeout(timer);
}

it.each([
  ['writing', [1]],
  ['log', [1]],
  ['index', [1]],
  ['naming', [1]],
  ['named', []],
] as const)(
  'a file is the old one or the new one, whole, after a kill while it is replaced (%s)',
  async (kill, messages) => {
    const file = join(folder, `${kill}.sqlite`);
    writeFileSync(file, template);
    await replaceUntilKilled(file, kill);
    expect(wholeAt(file)).toEqual(messages);
  },
);

it('a file is whole after a kill at any moment', async () => {
  const file = join(folder, 'any.sqlite');
  writeFileSync(file, template);
  for (const milliseconds of [0, 15, 35, 60, 95, 140]) {
    await replaceUntilKilled(file, '', milliseconds);
    expect(wholeAt(file).join('')).toMatch(/^2?1*$/);
  }
});
