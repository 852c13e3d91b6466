import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';

export type Source = 'locales' | 'scenarios' | 'seed';
export type UserText = {
  source: Source;
  /** The place of the text: file and key, or file and line. */ at: string;
  text: string;
};

const arabic = /[\u0621-\u064a]/;
const inProject = (...path: string[]): string => join(projectRoot, ...path);
const filesIn = (folder: string, ending: string): string[] =>
  (readdirSync(inProject(folder), { recursive: true }) as string[])
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));

/** Every text in a tree of objects, with its path. */
export function listTexts(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return tree && typeof tree === 'object'
    ? Object.entries(tree).flatMap(([key, value]) => listTexts(value, path ? `${path}.${key}` : key))
    : [];
}

const inTrees = (source: Source, files: string[], read: (text: string) => unknown): UserText[] =>
  files.flatMap((file) =>
    listTexts(read(readFileSync(inProject(file), 'utf8'))).map(([key, text]) => ({
      source,
      at: `${file} ${key}`,
      text,
    })),
  );
const isArabic = ({ text }: UserText): boolean => arabic.test(text);
const parseJson = (text: string): unknown => JSON.parse(text) as unknown;

/** The paragraphs in the page's document itself. */
const inDocument = inTrees('locales', ['web/index.html'], (text) =>
  [...text.matchAll(/<p[^>]*>([^<]+)</g)].map(([, paragraph]) => paragraph),
);
const parseYaml = (text: string): unknown => parse(text) as unknown;
const inScenarios = inTrees('scenarios', filesIn('seed/scenarios', '.yaml'), parseYaml);
const inPersonas = inTrees(
  'seed',
  [...filesIn('seed/personas', '.yaml'), ...filesIn('seed/shared', '.yaml')],
  parseYaml,
);

/** Arabic texts between quotes or semicolons, as in the files of the seed. */
const inCode = (files: string[]): UserText[] =>
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

/** All Arabic texts that a user may read. */
export const arabicTexts: UserText[] = [
  ...inTrees('locales', filesIn('locales/ar', '.json'), parseJson).filter(isArabic),
  ...inDocument.filter(isArabic),
  ...inScenarios.filter(isArabic),
  ...inPersonas.filter(isArabic),
  ...inCode(filesIn('seed', '.ts').filter((file) => !/names|programmes/.test(file))),
];

/** The English texts of the locales, the page's document, the scenarios and the personas. */
export const englishTexts: UserText[] = [
  ...inTrees('locales', filesIn('locales/en', '.json'), parseJson),
  ...inDocument.filter((text) => !isArabic(text)),
  ...[...inScenarios, ...inPersonas].filter(({ at }) => at.endsWith('.en')),
];

/** Removes vowel marks and direction marks, so that words can be searched. */
export const bare = (text: string): string => text.replace(/[\u064b-\u0652\u0670\u2066-\u2069\u200e\u200f]/g, '');
