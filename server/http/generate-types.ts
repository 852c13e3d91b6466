import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { projectRoot } from '../../db/root.ts';
import { contract, operationsOf, type Operation } from './contract.ts';
import { contractEnums, enumFiles } from './generate-enums.ts';
import { withRefusals } from './generate-refusals.ts';

const union = (name: string, what: string, operations: Operation[]): string =>
  `/** ${what} */\nexport type ${name} =${operations.map(({ id }) => `\n  | '${id}'`).join('')};\n`;

const blob = ts.factory.createTypeReferenceNode('Blob');

/** The types of every call, as text of contract.gen.ts. */
export async function contractTypes(): Promise<string> {
  // Every refusal has the one shape of an error.
  const answersAlone = JSON.parse(
    JSON.stringify(contract, (key, value: unknown) => (/^4\d\d$/.test(key) ? undefined : value)),
  ) as OpenAPI3;
  const tree = await openapiTS(answersAlone, {
    defaultNonNullable: false,
    // What is sent as a file is a file on the page.
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  const operations = operationsOf(contract);
  return [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    astToString(tree),
    union(
      'SimulatorOperation',
      'Calls of the simulator.',
      operations.filter(({ tag }) => tag === 'simulator'),
    ),
    union(
      'StreamOperation',
      'Calls that answer with a stream.',
      operations.filter(({ stream }) => stream),
    ),
    union(
      'FileOperation',
      'Calls that answer with a file.',
      operations.filter(({ file }) => file),
    ),
    union(
      'OpenOperation',
      'Calls that need no bearer token.',
      operations.filter(({ open }) => open),
    ),
  ].join('');
}

if (process.argv.includes('--write')) {
  const source = join(projectRoot, 'openapi.yaml');
  writeFileSync(source, withRefusals(readFileSync(source, 'utf8'), contract));
  for (const file of enumFiles) writeFileSync(join(projectRoot, file), contractEnums(contract));
  writeFileSync(join(projectRoot, 'server/http/contract.gen.ts'), await contractTypes());
}
