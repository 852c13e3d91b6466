import { codes, type CodeTraits } from '../../codes.ts';
import type { GeneratedFile } from './generated-file.ts';

const names = [
  'scope',
  'liftedBy',
  'offersAlternative',
  'waivedBy',
  'state',
  'courseParam',
] as const satisfies (keyof CodeTraits)[];

const toLiteral = (value: string | true): string => (value === true ? 'true' : `'${value}'`);

/** Generates the file with the traits of message codes for the page. Codes without traits are omitted. */
export function codeTraits(): GeneratedFile[] {
  const rows = Object.entries(codes as Record<string, CodeTraits>).flatMap(([code, traits]) => {
    const own = names.flatMap((name) => (traits[name] === undefined ? [] : [`${name}: ${toLiteral(traits[name])}`]));
    return own.length ? [`  '${code}': { ${own.join(', ')} },\n`] : [];
  });
  const members = names.map((name) => {
    const values = new Set(Object.values(codes as Record<string, CodeTraits>).flatMap((traits) => traits[name] ?? []));
    return `  ${name}?: ${[...values].map(toLiteral).join(' | ')};\n`;
  });
  const content = [
    '/* Made from server/codes.ts by `npm run generate`. */\n',
    `export type CodeTraits = {\n${members.join('')}};\n`,
    '/** The codes that say something of their nature. */\n' +
      `export const codeTraits: Record<string, CodeTraits> = {\n${rows.join('')}};\n`,
  ].join('\n');
  return [{ file: 'web/api/code-traits.gen.ts', content }];
}
