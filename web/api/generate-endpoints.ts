import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

type Parameter = { $ref?: string; name?: string; in?: string };
type Operation = { operationId: string; tags?: string[]; parameters?: Parameter[]; 'x-payload-in-query'?: boolean };
type Contract = { paths: Record<string, Record<string, Operation>>; components: { parameters: Record<string, Parameter> } };

/** Where each operation lives and which of the house's parameters it takes, as text of endpoints.gen.ts. */
export function contractEndpoints(yaml: string): string {
  const contract = parse(yaml, { merge: true }) as Contract;
  const resolved = (parameter: Parameter): Parameter =>
    parameter.$ref ? (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;

  const lines = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(([method, operation]) => {
        const names = (operation.parameters ?? []).map((parameter) => resolved(parameter).name);
        const flags = `${names.includes('StudFacultyCode') ? ', record: true' : ''}${names.includes('Idempotency-Key') ? ', once: true' : ''}${operation['x-payload-in-query'] ? ', payloadInQuery: true' : ''}`;
        const tag = operation.tags?.[0];
        return `  ${operation.operationId}: { method: '${method}', path: '${path}'${tag ? `, tag: '${tag}'` : ''}${flags} },`;
      }),
  );
  return `/* Made from openapi.yaml by \`npm run generate\`. */\nexport const endpoints = {\n${lines.join('\n')}\n} as const;\n`;
}

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

if (process.argv.includes('--write'))
  writeFileSync(inProject('web/api/endpoints.gen.ts'), contractEndpoints(readFileSync(inProject('openapi.yaml'), 'utf8')));
