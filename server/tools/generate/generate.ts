import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generated-file.ts';
import type { GenerateInput, Generator } from './generators.ts';

/** `folder`: where the files are. `check`: none is written. `say`: takes each line that is told. */
type GenerateOptions = { folder: string; check: boolean; say: (line: string) => void };

/** Writes what is not as its sources make it, or only names it. Answers how many files that were. */
export async function generate(
  generators: readonly Generator[],
  input: GenerateInput,
  { folder, check, say }: GenerateOptions,
): Promise<number> {
  const isStale = ({ file, content }: GeneratedFile): boolean => {
    const path = join(folder, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== content;
  };
  let stale = 0;
  // One after the other: what one writes, a later one may read.
  for (const generator of generators)
    for (const { file, content } of (await generator(input)).filter(isStale)) {
      stale += 1;
      if (!check) writeFileSync(join(folder, file), content);
      say(`${file}: ${check ? 'stale, run npm run generate' : 'written'}`);
    }
  if (!stale) say('every generated file is as its sources make it');
  return stale;
}
