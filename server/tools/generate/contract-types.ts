import type * as openapiTypescript from 'openapi-typescript';
import type typescript from 'typescript';
import { listOperations, type ContractDocument, type Operation } from '../../http/contract-operations.ts';
import type { GeneratedFile } from './generated-file.ts';
import { requirePackage } from './require-package.ts';

const ts = requirePackage('typescript') as typeof typescript;
const { default: openapiTS, astToString } = requirePackage('openapi-typescript') as typeof openapiTypescript;

const union = (name: string, what: string, operations: Operation[]): string =>
  `/** ${what} */\nexport type ${name} =${operations.map(({ id }) => `\n  | '${id}'`).join('')};\n`;

const blob = ts.factory.createTypeReferenceNode('Blob');

/** Generates the types of all calls for server and client. */
export async function contractTypes(contract: ContractDocument): Promise<GeneratedFile[]> {
  // All 4xx responses have the same error schema, so the types leave them out. Webhooks are left out because they are
  // calls to other servers.
  const answersAlone = JSON.parse(
    JSON.stringify({ ...contract, webhooks: undefined }, (key, value: unknown) =>
      /^4\d\d$/.test(key) ? undefined : value,
    ),
  ) as openapiTypescript.OpenAPI3;
  const tree = await openapiTS(answersAlone, {
    defaultNonNullable: false,
    // A binary field has the type `Blob`.
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  const operations = listOperations(contract);
  const content = [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    astToString(tree),
    union(
      'SimulatorOperation',
      'Calls of the simulator.',
      operations.filter(({ tag }) => tag === 'simulator'),
    ),
    union(
      'StreamOperation',
      'Calls whose response is a stream.',
      operations.filter(({ stream }) => stream),
    ),
    union(
      'FileOperation',
      'Calls whose response is a file.',
      operations.filter(({ file }) => file),
    ),
    union(
      'OpenOperation',
      'Calls that need no bearer token.',
      operations.filter(({ open }) => open),
    ),
  ].join('');
  return [{ file: 'server/http/contract.gen.ts', content }];
}
