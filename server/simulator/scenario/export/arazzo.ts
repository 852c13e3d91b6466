import { stringify } from 'yaml';
import { productVersion } from '../../../http/contract.ts';
import type { Scenario } from '../scenarios.ts';
import {
  Joined,
  listCalls,
  NotExportable,
  Output,
  Upload,
  type ExportedCall,
  type ResponsePath,
  type Search,
} from './scenario-calls.ts';

/** Writes scenarios as Arazzo 1.0.1 documents: each scenario is a workflow, each call a step. */

type Criterion = { condition: string; context?: string; type?: 'jsonpath' };

const expression = ({ call, name }: Output): string => `$steps.${call}.outputs.${name}`;

/** A value of an input. Outputs become runtime expressions; `$file(…)` is an extension of Redocly's runner. */
function toValue(value: unknown): unknown {
  if (value instanceof Output) return expression(value);
  if (value instanceof Joined)
    return value.parts.map((part) => (part instanceof Output ? `{${expression(part)}}` : part)).join('');
  if (value instanceof Upload) return `$file('./${value.path}')`;
  if (Array.isArray(value)) return value.map(toValue);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toValue(item)]));
  return value;
}

const isList = (value: unknown): value is unknown[] | { anyOrder: unknown[] } =>
  Array.isArray(value) || (isObject(value) && Array.isArray(value.anyOrder));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Output) &&
  !(value instanceof Joined);
const itemsOf = (list: unknown[] | { anyOrder: unknown[] }): unknown[] => (Array.isArray(list) ? list : list.anyOrder);

/** A value in a JSONPath filter. */
function literal(value: unknown): string {
  if (value instanceof Joined) throw new NotExportable('joinedExpectation');
  if (value instanceof Output) return `{${expression(value)}}`;
  return typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);
}
const member = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`);

/** The conditions of a JSONPath filter for an expected value. The order of a list is not checked. */
function filters(expected: unknown, at: string): string[] {
  if (isList(expected)) {
    const items = itemsOf(expected);
    const told = items.filter((item) => !isObject(item) || Object.keys(item).length > 0);
    return [
      ...told.map((item) => `${at}[?${filters(item, '@').join(' && ')}]`),
      ...(items.length === 1 && told.length ? [] : [`length(${at}) ${items.length ? '>=' : '=='} ${items.length}`]),
    ];
  }
  if (isObject(expected)) {
    const parts = Object.entries(expected).flatMap(([name, value]) => filters(value, `${at}${member(name)}`));
    return parts.length ? parts : [at];
  }
  return [`${at} == ${literal(expected)}`];
}

/** JSONPath criteria are evaluated on a list with the body as its only item. */
const jsonPath = (condition: string): Criterion => ({ context: '$response.body', condition, type: 'jsonpath' });

/** A value in a simple condition; undefined if such a condition cannot contain it. */
function simpleLiteral(value: unknown): string | undefined {
  if (value instanceof Output) return expression(value);
  if (typeof value === 'string') return /^[^'"{}$]*$/.test(value) ? `'${value}'` : undefined;
  const fits = value === null || typeof value === 'boolean' || (typeof value === 'number' && value >= 0);
  return fits ? JSON.stringify(value) : undefined;
}

/** The Arazzo criteria for the expected parts of a body. */
function bodyCriteria(expected: unknown, path: string[] = []): Criterion[] {
  if (isObject(expected) && !isList(expected) && Object.keys(expected).length)
    return Object.entries(expected).flatMap(([name, value]) => bodyCriteria(value, [...path, name]));
  const simple = path.length && path.every((name) => /^\w+$/.test(name)) ? simpleLiteral(expected) : undefined;
  if (simple !== undefined) return [{ condition: `$response.body#/${path.join('/')} == ${simple}` }];
  return filters(expected, `@${path.map(member).join('')}`).map((filter) => jsonPath(`$[?${filter}]`));
}

/** Criteria that the item at a fixed position of a list is still the one that an output refers to. */
const positionCriteria = (path: ResponsePath): Criterion[] =>
  path.flatMap((part, index) =>
    typeof part === 'object'
      ? [{ condition: `${pointer([...path.slice(0, index + 1), part.member])} == '${part.equals}'` }]
      : [],
  );

function pointer(path: ResponsePath): string {
  const position = ({ at }: Search): number => {
    if (at === undefined) throw new NotExportable('searchInList');
    return at;
  };
  return `$response.body#/${path.map((part) => (typeof part === 'object' ? position(part) : part)).join('/')}`;
}

function criteria({ expect: { status, code, codes = [], body }, outputs }: ExportedCall): Criterion[] {
  const anywhere = (one: string): Criterion => jsonPath(`$..[?@ == '${one}']`);
  const all = [
    { condition: `$statusCode == ${status}` },
    ...[code ?? [], codes].flat().map(anywhere),
    ...(body === undefined ? [] : bodyCriteria(body)),
    ...Object.values(outputs).flatMap(positionCriteria),
  ];
  // Redocly's linter reports duplicate criteria.
  return all.filter(({ condition }, index) => all.findIndex((one) => one.condition === condition) === index);
}

/**
 * The parameters of a step. Throws NotExportable for a list that contains outputs, because Redocly's runner does not
 * evaluate them there.
 */
const parameters = (place: string, values: Record<string, unknown>): object[] =>
  Object.entries(values).map(([name, given]) => {
    const value: unknown = Array.isArray(given) && given.length === 1 ? given[0] : given;
    if (Array.isArray(value) && value.some((item) => item instanceof Output)) throw new NotExportable('listInQuery');
    return { name, in: place, value: toValue(value) };
  });

function toStep(call: ExportedCall): object {
  const { id, title, show, operation, query, params, headers, body, expect, outputs } = call;
  if (expect.slowerThanMs !== undefined) throw new NotExportable('duration');
  const given = [...parameters('path', params), ...parameters('query', query), ...parameters('header', headers)];
  const named = Object.entries(outputs);
  return {
    stepId: id,
    description: show ? `${show.en}\n\n${show.ar}` : title,
    operationId: operation.id,
    ...(given.length && { parameters: given }),
    ...(body !== undefined && {
      requestBody: {
        contentType: operation.multipart ? 'multipart/form-data' : 'application/json',
        payload: toValue(body),
      },
    }),
    successCriteria: criteria(call),
    ...(named.length && { outputs: Object.fromEntries(named.map(([name, path]) => [name, pointer(path)])) }),
  };
}

/** Writes a scenario as a workflow. Throws NotExportable if Arazzo or its runner lacks something. */
export const toWorkflow = (scenario: Scenario): object => ({
  workflowId: scenario.id.replace('.', '-'),
  summary: `${scenario.title.en} | ${scenario.title.ar}`,
  description: `${scenario.story.en}\n\n${scenario.story.ar}`,
  steps: listCalls(scenario).map(toStep),
});

/** The document of one area, as YAML. */
export const toArazzoDocument = (area: string, workflows: object[]): string =>
  stringify(
    {
      arazzo: '1.0.1',
      info: { title: `Scenarios: ${area}`, version: productVersion },
      sourceDescriptions: [{ name: 'sis', url: './openapi.yaml', type: 'openapi' }],
      workflows,
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
