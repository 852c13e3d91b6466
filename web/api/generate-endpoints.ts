import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { anyList, letterOf } from './answer-shape.ts';

type Parameter = { $ref?: string; name?: string; in?: string };
type Shape = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
};
type Answer = { content?: Record<string, { schema?: Shape }> };
type Operation = {
  operationId: string;
  tags?: string[];
  parameters?: Parameter[];
  responses?: Record<string, Answer>;
  'x-payload-in-query'?: boolean;
  'x-optional'?: { part: string; since: string };
};
type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas?: Record<string, Shape> };
};

/** A shape, or the one it refers to. */
type ResolveShape = (shape: Shape | undefined) => Shape;

/** The shapes one value may have. */
const branchesOf = (shape: Shape | undefined, resolve: ResolveShape): Shape[] => {
  const whole = resolve(shape);
  const several = whole.anyOf ?? whole.oneOf;
  return several ? several.flatMap((branch) => branchesOf(branch, resolve)) : [whole];
};

/** The kinds of JSON value those shapes allow, each by the letter of `answer-shape.ts`. */
function kindsOf(shapes: Shape[]): string {
  const letters = shapes.flatMap(({ type }) => [type ?? []].flat().map(letterOf));
  if (letters.length === 0) throw new Error('a shape of an answer has no type');
  return [...new Set(letters)].sort().reverse().join('');
}

/** The required properties of an object with their kinds. */
const requiredOf = ({ required = [], properties }: Shape, resolve: ResolveShape): string =>
  required.map((name) => `${name}:${kindsOf(branchesOf(properties?.[name], resolve))}`).join(' ');

/**
 * What a call answers with 200, as text of its entry: `answer` of JSON, `file` of anything else; none where it has no
 * body.
 */
function answerText({ operationId, responses }: Operation, resolve: ResolveShape): string {
  const content = responses?.['200']?.content;
  if (!content) return '';
  const shape = content['application/json']?.schema;
  if (!shape) return `, file: '${Object.keys(content).join(' ')}'`;
  const shapes = branchesOf(shape, resolve);
  const kinds = kindsOf(shapes);
  if (kinds === 'a') return `, answer: '${anyList}'`;
  if (kinds !== 'o') throw new Error(`${operationId} answers neither an object nor a list`);
  return `, answer: '${shapes.map((one) => requiredOf(one, resolve)).join('|')}'`;
}

/**
 * Where each operation lives, which of the house's parameters it takes and which part an API may be without, as text of
 * endpoints.gen.ts.
 */
export function contractEndpoints(yaml: string): string {
  const contract = parse(yaml, { merge: true }) as Contract;
  const resolved = (parameter: Parameter): Parameter =>
    parameter.$ref ? (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;
  const shapeOf: ResolveShape = (shape) =>
    shape?.$ref ? shapeOf(contract.components.schemas?.[shape.$ref.split('/').at(-1) ?? '']) : (shape ?? {});

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
        return `  ${operation.operationId}: { method: '${method}', path: '${path}'${tag ? `, tag: '${tag}'` : ''}${flags}${optional ? `, optional: '${optional.part}'` : ''}${answerText(operation, shapeOf)} },`;
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
  writeFileSync(
    inProject('web/api/endpoints.gen.ts'),
    contractEndpoints(readFileSync(inProject('openapi.yaml'), 'utf8')),
  );
