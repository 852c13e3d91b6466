import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generated-file.ts';
import type { GenerateInput, Generator } from './generators.ts';

/** `folder`: the folder of the files. `check`: only reports, writes nothing. `say`: receives each line of output. */
type GenerateOptions = { folder: string; check: boolean; say: (line: string) => void };

/** Writes the generated files that are missing or out of date; with `check`, only names them. Returns their number. */
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
  // The generators run one after another, because a later one may read the files of an earlier one.
  for (const generator of generators)
    for (const { file, content } of (await generator(input)).filter(isStale)) {
      stale += 1;
      if (!check) writeFileSync(join(folder, file), content);
      say(`${file}: ${check ? 'stale, run npm run generate' : 'written'}`);
    }
  if (!stale) say('all generated files are up to date');
  return stale;
}
