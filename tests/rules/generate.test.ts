import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { generate } from '../../server/tools/generate/generate.ts';
import type { Generator } from '../../server/tools/generate/generators.ts';
import { contract } from '../../server/http/contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-generate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reading: string[] = [];
const generators: Generator[] = [
  () => [
    { file: 'same.ts', content: 'same' },
    { file: 'changed.ts', content: 'new' },
  ],
  () => {
    reading.push(readFileSync(join(folder, 'changed.ts'), 'utf8'));
    return Promise.resolve([{ file: 'added.ts', content: 'added' }]);
  },
];
const run = async (check: boolean): Promise<{ stale: number; lines: string[] }> => {
  const lines: string[] = [];
  const stale = await generate(generators, { contract }, { folder, check, say: (line) => lines.push(line) });
  return { stale, lines };
};

describe('npm run generate', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'same.ts'), 'same');
    writeFileSync(join(folder, 'changed.ts'), 'old');
    rmSync(join(folder, 'added.ts'), { force: true });
  });

  it('writes what changed with a line for each, and then says that nothing did', async () => {
    expect(await run(false)).toEqual({ stale: 2, lines: ['changed.ts: written', 'added.ts: written'] });
    // A generator reads the files that earlier generators have written.
    expect(reading.at(-1)).toBe('new');
    expect(await run(false)).toEqual({ stale: 0, lines: ['all generated files are up to date'] });
  });

  it('with --check names what is stale and writes nothing', async () => {
    expect(await run(true)).toEqual({
      stale: 2,
      lines: ['changed.ts: stale, run npm run generate', 'added.ts: stale, run npm run generate'],
    });
    expect(readFileSync(join(folder, 'changed.ts'), 'utf8')).toBe('old');
    expect(existsSync(join(folder, 'added.ts'))).toBe(false);
  });
});
