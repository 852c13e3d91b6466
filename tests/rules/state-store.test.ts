import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day } from '../../locales/durations.ts';
import { writeStateFile } from '../../server/simulator/persistence/state-file.ts';
import { StateStore } from '../../server/simulator/persistence/state-store.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sis-state-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a state that is no longer wanted when it is written', () => {
  const discard = (path: string): Promise<void> => writeStateFile(path, {}, Buffer.from('state'), () => false);

  it('leaves no folder of a deleted sandbox', async () => {
    writeFileSync(join(folder, 'other'), '');
    await discard(join(folder, 'sandboxes', 'deleted', 'university'));
    expect(readdirSync(folder)).toEqual(['other']);
  });

  it('leaves the earlier file and its folder', async () => {
    const path = join(folder, 'sandboxes', 'kept', 'university');
    await writeStateFile(path, {}, Buffer.from('state'));
    await discard(path);
    expect(existsSync(path)).toBe(true);
    await discard(join(folder, 'sandboxes', 'deleted', 'university'));
    expect(readdirSync(join(folder, 'sandboxes'))).toEqual(['kept']);
  });
});

it('what was put aside is deleted after thirty days', () => {
  const now = Date.parse('2026-11-26T00:00:00Z');
  mkdirSync(join(folder, 'aside'));
  const names = [`one-${now - 31 * day}`, `two-${now - 30 * day}`, `three-${now}`, 'by-hand'];
  for (const name of names) writeFileSync(join(folder, 'aside', name), '');
  new StateStore(folder).emptyAside(now);
  expect(readdirSync(join(folder, 'aside')).sort()).toEqual(names.slice(1).sort());
});
