import { readdirSync } from 'node:fs';
import type { GeneratedFile } from './generated-file.ts';

const folder = new URL('../../../locales/en/', import.meta.url);

/**
 * Generates the types of the translations by namespace. Messages are left out, because they are found by their code.
 */
export function wordTypes(): GeneratedFile[] {
  const names = readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'messages')
    .sort();
  const content = [
    '/* Made from the files of locales/en by `npm run generate`. */\n',
    ...names.map((name) => `import type ${name} from './en/${name}.json';\n`),
    `\nexport const namespaces = [${names.map((name) => `'${name}'`).join(', ')}] as const;\n\n`,
    `export type Words = {\n${names.map((name) => `  ${name}: typeof ${name};\n`).join('')}};\n`,
  ].join('');
  return [{ file: 'locales/words.gen.ts', content }];
}
