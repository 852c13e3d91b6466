import { readdirSync, writeFileSync } from 'node:fs';

const folder = new URL('en/', import.meta.url);

/** The words of the page by the names of their files, as text of words.gen.ts. Messages are found by their code. */
export function wordTypes(): string {
  const names = readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'messages')
    .sort();
  return [
    '/* Made from the files of locales/en by `npm run generate`. */\n',
    ...names.map((name) => `import type ${name} from './en/${name}.json';\n`),
    `\nexport const namespaces = [${names.map((name) => `'${name}'`).join(', ')}] as const;\n\n`,
    `export type Words = {\n${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}};\n`,
  ].join('');
}

if (process.argv.includes('--write')) writeFileSync(new URL('words.gen.ts', import.meta.url), wordTypes());
