import type { ContractDocument } from './contract.ts';

/** The database's side and the page's side each have their own: neither reads the other's. */
export const enumFiles = ['db/enums.gen.ts', 'web/api/enums.gen.ts'];

/** The named enumerations of the contract, as text of `enumFiles`. */
export function contractEnums({ components }: ContractDocument): string {
  const named = Object.entries(components.schemas ?? {}).filter(
    ([, { type, enum: values }]) => type === 'string' && Array.isArray(values),
  );
  return [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    '/** The values of each enumeration that the contract names. */\n',
    `export const enums = {\n${named.map(([name, { enum: values }]) => `  ${name}: [${(values as string[]).map((value) => `'${value}'`).join(', ')}],\n`).join('')}} as const;\n\n`,
    'export type Enum<Name extends keyof typeof enums> = (typeof enums)[Name][number];\n',
  ].join('');
}
