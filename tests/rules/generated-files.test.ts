import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { contract } from '../../server/http/contract.ts';
import { generators } from '../../server/tools/generate/generators.ts';

it('the generated files are fresh', async () => {
  // The migration is checked in migrations.test.ts, because drizzle-kit changes the process that loads it.
  const { migration: _, ...others } = generators;
  const files = (await Promise.all(Object.values(others).map(async (generator) => generator({ contract })))).flat();
  expect(files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['db/enums.gen.ts', 'web/api/enums.gen.ts', 'locales/words.gen.ts']),
  );
  expect(files.length).toBeGreaterThan(5);
  const stale = files.filter(({ file, content }) => readFileSync(join(projectRoot, file), 'utf8') !== content);
  expect(
    stale.map(({ file }) => file),
    'run npm run generate',
  ).toEqual([]);
});
