import type { ContractDocument } from '../../http/contract-operations.ts';
import type { GeneratedFile } from './generated-file.ts';

/** The server and the page each have their own copy of the values. */
const enumFiles = ['db/enums.gen.ts', 'web/api/enums.gen.ts'];

/** Generates the named string enumerations of the contract into `enumFiles`. */
export function contractEnums({ components }: ContractDocument): GeneratedFile[] {
  const named = Object.entries(components.schemas ?? {}).filter(
    ([, { type, enum: values }]) => type === 'string' && Array.isArray(values),
  );
  const lines = named.map(([name, { enum: values }]) => {
    const quoted = (values as string[]).map((value) => `'${value}'`);
    return `  ${name}: [${quoted.join(', ')}],\n`;
  });
  const content = [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    '/** The values of each enumeration that the contract names. */\n',
    `export const enums = {\n${lines.join('')}} as const;\n\n`,
    'export type Enum<Name extends keyof typeof enums> = (typeof enums)[Name][number];\n',
  ].join('');
  return enumFiles.map((file) => ({ file, content }));
}
