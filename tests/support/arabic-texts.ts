import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';

export type Source = 'locales' | 'scenarios' | 'seed';
export type ArabicText = { source: Source; /** File and key, or file and line. */ at: string; text: string };

const arabic = /[\u0621-\u064a]/;
const inProject = (...path: string[]): string => join(projectRoot, ...path);
const filesIn = (folder: string, ending: string): string[] =>
  (readdirSync(inProject(folder), { recursive: true }) as string[])
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));

/** Every text of a tree with its path. */
export function listTexts(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return tree && typeof tree === 'object'
    ? Object.entries(tree).flatMap(([key, value]) => listTexts(value, path ? `${path}.${key}` : key))
    : [];
}

const inTrees = (source: Source, files: string[], read: (text: string) => unknown): ArabicText[] =>
  files.flatMap((file) =>
    listTexts(read(readFileSync(inProject(file), 'utf8')))
      .filter(([, text]) => arabic.test(text))
      .map(([key, text]) => ({ source, at: `${file} ${key}`, text })),
  );

/** Arabic between quotes or semicolons, as the seed writes it. */
const inCode = (files: string[]): ArabicText[] =>
  files.flatMap((file) =>
    readFileSync(inProject(file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line
          .split(/['"`;]/)
          .filter((text) => arabic.test(text) && !text.includes('.replace('))
          .map((text) => ({ source: 'seed' as const, at: `${file}:${index + 1}`, text })),
      ),
  );

/** All the Arabic a user of the product may read. */
export const arabicTexts: ArabicText[] = [
  ...inTrees('locales', filesIn('locales/ar', '.json'), (text) => JSON.parse(text) as unknown),
  ...inTrees('scenarios', filesIn('seed/scenarios', '.yaml'), (text) => parse(text) as unknown),
  ...inTrees(
    'seed',
    [...filesIn('seed/personas', '.yaml'), ...filesIn('seed/shared', '.yaml')],
    (text) => parse(text) as unknown,
  ),
  ...inCode(filesIn('seed', '.ts').filter((file) => !/names|programmes/.test(file))),
];

/** A text as it is searched for words: no vowel marks and no marks of direction. */
export const bare = (text: string): string => text.replace(/[\u064b-\u0652\u0670\u2066-\u2069\u200e\u200f]/g, '');
