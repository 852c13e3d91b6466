import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { projectRoot } from '../../db/root.ts';
import { contract, operationsOf, type Operation } from './contract.ts';

const union = (name: string, what: string, operations: Operation[]): string =>
  `/** ${what} */\nexport type ${name} =${operations.map(({ id }) => `\n  | '${id}'`).join('')};\n`;

/** The types of every call, as text of contract.gen.ts. */
export async function contractTypes(): Promise<string> {
  const tree = await openapiTS(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'), { defaultNonNullable: false });
  const operations = operationsOf(contract);
  return [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    astToString(tree),
    union('SimulatorOperation', 'Calls of the simulator.', operations.filter(({ tag }) => tag === 'simulator')),
    union('StreamOperation', 'Calls that answer with a stream.', operations.filter(({ stream }) => stream)),
    union('OpenOperation', 'Calls that need no bearer token.', operations.filter(({ open }) => open)),
  ].join('');
}

if (process.argv.includes('--write')) writeFileSync(join(projectRoot, 'server/http/contract.gen.ts'), await contractTypes());
