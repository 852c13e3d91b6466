import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

type Parameter = { $ref?: string; name?: string; in?: string };
type Operation = { operationId: string; tags?: string[]; parameters?: Parameter[]; 'x-payload-in-query'?: boolean; 'x-optional'?: { part: string; since: string } };
type Contract = { info: { version: string }; paths: Record<string, Record<string, Operation>>; components: { parameters: Record<string, Parameter> } };

/** Where each operation lives, which of the house's parameters it takes and which part an API may be without, as text of endpoints.gen.ts. */
export function contractEndpoints(yaml: string): string {
  const contract = parse(yaml, { merge: true }) as Contract;
  const resolved = (parameter: Parameter): Parameter =>
    parameter.$ref ? (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;

  const parts = new Map<string, string>();
  const lines = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => {
        const names = (operation.parameters ?? []).map((parameter) => resolved(parameter).name);
        const flags = `${names.includes('StudFacultyCode') ? ', record: true' : ''}${names.includes('Idempotency-Key') ? ', once: true' : ''}${operation['x-payload-in-query'] ? ', payloadInQuery: true' : ''}`;
        const tag = operation.tags?.[0];
        const optional = operation['x-optional'];
        if (optional) parts.set(optional.part, optional.since);
        return `  ${operation.operationId}: { method: '${method}', path: '${path}'${tag ? `, tag: '${tag}'` : ''}${flags}${optional ? `, optional: '${optional.part}'` : ''} },`;
      }),
  );
  const since = [...parts].map(([part, version]) => `  ${part}: '${version}',`);
  return [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    `export const endpoints = {\n${lines.join('\n')}\n} as const;\n`,
    `/** The version of the contract that the page is built for. */\nexport const contractVersion: string = '${contract.info.version}';\n`,
    `/** What an API may be without, by the version of the contract that brought it. */\nexport const optionalParts = {\n${since.join('\n')}\n} as const;\n`,
  ].join('\n');
}

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

if (process.argv.includes('--write'))
  writeFileSync(inProject('web/api/endpoints.gen.ts'), contractEndpoints(readFileSync(inProject('openapi.yaml'), 'utf8')));
