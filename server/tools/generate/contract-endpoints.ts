import { anyList, toLetter } from '../../../web/api/response-shape.ts';
import type { GeneratedFile } from './generated-file.ts';

type Parameter = { $ref?: string; name?: string; in?: string };
type Shape = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
};
type Result = { content?: Record<string, { schema?: Shape }> };
type Operation = {
  operationId: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Result;
  responses?: Record<string, Result>;
  'x-payload-in-query'?: boolean;
  'x-optional'?: { part: string; since: string };
};
type Contract = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas?: Record<string, Shape> };
};

/** Resolves a reference to a shape; returns other shapes unchanged. */
type ResolveShape = (shape: Shape | undefined) => Shape;

/** Lists the alternative shapes of a value, from `anyOf` or `oneOf`. */
const listBranches = (shape: Shape | undefined, resolve: ResolveShape): Shape[] => {
  const whole = resolve(shape);
  const several = whole.anyOf ?? whole.oneOf;
  return several ? several.flatMap((branch) => listBranches(branch, resolve)) : [whole];
};

/**
 * The kinds of JSON value that the shapes allow, as the letters of `response-shape.ts`. Throws if none of the shapes
 * has a type.
 */
function formatKinds(shapes: Shape[]): string {
  const letters = shapes.flatMap(({ type }) => [type ?? []].flat().map(toLetter));
  if (letters.length === 0) throw new Error('a response schema has no type');
  return [...new Set(letters)].sort().reverse().join('');
}

/** The required properties of an object with their kinds. */
const formatRequired = ({ required = [], properties }: Shape, resolve: ResolveShape): string =>
  required.map((name) => `${name}:${formatKinds(listBranches(properties?.[name], resolve))}`).join(' ');

/**
 * The entry text of a 200 response: `answer` for JSON, `file` for other content, '' if there is no body. Throws if
 * JSON is neither an object nor a list.
 */
function answerText({ operationId, responses }: Operation, resolve: ResolveShape): string {
  const content = responses?.['200']?.content;
  if (!content) return '';
  const shape = content['application/json']?.schema;
  if (!shape) return `, file: '${Object.keys(content).join(' ')}'`;
  const shapes = listBranches(shape, resolve);
  const kinds = formatKinds(shapes);
  if (kinds === 'a') return `, answer: '${anyList}'`;
  if (kinds !== 'o') throw new Error(`${operationId} returns neither an object nor a list`);
  return `, answer: '${shapes.map((one) => formatRequired(one, resolve)).join('|')}'`;
}

/**
 * Generates the endpoint table of the client from the contract: path, common parameters, multipart flag, optional part
 * and response shape of each operation. `document` is the contract.
 */
export function contractEndpoints(document: object): GeneratedFile[] {
  const contract = document as Contract;
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
        const flags = Object.entries({
          record: names.includes('StudFacultyCode'),
          once: names.includes('Idempotency-Key'),
          payloadInQuery: operation['x-payload-in-query'],
          multipart: operation.requestBody?.content?.['multipart/form-data'],
        })
          .map(([flag, holds]) => (holds ? `, ${flag}: true` : ''))
          .join('');
        const tag = operation.tags?.[0];
        const optional = operation['x-optional'];
        if (optional) parts.set(optional.part, optional.since);
        const place = `method: '${method}', path: '${path}'${tag ? `, tag: '${tag}'` : ''}`;
        const part = optional ? `, optional: '${optional.part}'` : '';
        return `  ${operation.operationId}: { ${place}${flags}${part}${answerText(operation, shapeOf)} },`;
      }),
  );
  const since = [...parts].map(([part, version]) => `  ${part}: '${version}',`);
  const content = [
    '/* Made from openapi.yaml by `npm run generate`. */\n',
    `export const endpoints = {\n${lines.join('\n')}\n} as const;\n`,
    '/** The version of the contract that the page is built for. */\n' +
      `export const contractVersion: string = '${contract.info.version}';\n`,
    '/** The optional parts of the contract, each with the version that introduced it. */\n' +
      `export const optionalParts = {\n${since.join('\n')}\n} as const;\n`,
  ].join('\n');
  return [{ file: 'web/api/endpoints.gen.ts', content }];
}
