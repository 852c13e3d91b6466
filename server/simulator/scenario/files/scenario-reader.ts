import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Text } from '../../../../locales/i18n.ts';
import { toInstant } from '../../../clock/clock.ts';
import { suggestSpelling } from '../../../spelling-suggestion.ts';
import { scenarioProblems } from './scenario-check.ts';
import { formatProblem, type Path, type Problem } from './scenario-problem.ts';
import { scenarioSchema } from './scenario-schema.ts';
import type { Scenario } from './scenario.ts';

/** One fault of a file: its line, counted from 1, and a sentence. */
export type Fault = { line: number; says: Text };
export type ReadFile =
  | { scenario: Omit<Scenario, 'id' | 'area'>; faults?: undefined }
  | { scenario?: undefined; faults: Fault[] };

let schema: ValidateFunction | undefined;
function fitsSchema(value: unknown): ErrorObject[] {
  if (!schema) {
    const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });
    addFormats(ajv, { mode: 'full' });
    schema = ajv.compile(scenarioSchema());
  }
  return schema(value) ? [] : (schema.errors ?? []);
}

const toPath = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const said = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

type Params = {
  additionalProperty?: string;
  missingProperty?: string;
  allowedValues?: unknown[];
  type?: string | string[];
};

function toProblem({ instancePath, keyword, params, message = '', data, parentSchema }: ErrorObject): Problem {
  const path = toPath(instancePath);
  const { additionalProperty, missingProperty, allowedValues, type } = params as Params;
  if (additionalProperty !== undefined)
    return {
      path: [...path, additionalProperty],
      kind: 'unknownKey',
      params: { name: additionalProperty },
      possible: Object.keys((parentSchema as { properties?: object }).properties ?? {}),
    };
  if (missingProperty !== undefined) return { path, kind: 'missing', params: { what: missingProperty } };
  if (allowedValues)
    return { path, kind: 'unknownValue', params: { name: said(data) }, possible: allowedValues.map(String) };
  if (type !== undefined)
    return { path, kind: 'wrongType', params: { wanted: [type].flat().join(' | '), found: said(data) } };
  if (keyword === 'format') return { path, kind: 'notInstant', params: { found: said(data) } };
  if (keyword === 'pattern') return { path, kind: 'notPage', params: { found: said(data) } };
  return { path, kind: 'unfit', params: { found: said(data), details: message } };
}

/**
 * Converts schema errors to problems. If a value fits no branch of an `anyOf`, the errors of its branches are dropped.
 * If the branches are words, they become one problem.
 */
function ownProblems(errors: ErrorObject[]): Problem[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const own = errors.filter(
    (error) =>
      !choices.some((choice) => choice !== error && error.schemaPath.startsWith(`${choice.schemaPath}/`)) &&
      !(error.keyword !== 'anyOf' && choices.some((choice) => choice.instancePath === error.instancePath)),
  );
  const problems = own.map((error): Problem => {
    if (error.keyword !== 'anyOf') return toProblem(error);
    const words = errors.filter(
      ({ instancePath, keyword }) => instancePath === error.instancePath && (keyword === 'enum' || keyword === 'const'),
    );
    const possible = words.flatMap(({ params }) =>
      [(params as Params).allowedValues ?? (params as { allowedValue: unknown }).allowedValue].flat().map(String),
    );
    return possible.length && typeof error.data === 'string'
      ? { path: toPath(error.instancePath), kind: 'unknownValue', params: { name: said(error.data) }, possible }
      : toProblem(error);
  });
  // A missing key is not reported if a misspelt form of it is present.
  const meant = new Set(
    problems.flatMap(({ kind, path, params, possible = [] }) =>
      kind === 'unknownKey' ? [[...path.slice(0, -1), suggestSpelling(params.name!, possible)].join('/')] : [],
    ),
  );
  return problems.filter(
    ({ kind, path, params }) => kind !== 'missing' || !meant.has([...path, params.what].join('/')),
  );
}

/** The line at which a path begins. For a key it is the key's line, for a missing key that of its parent. */
function findLine(document: Document, lines: LineCounter, path: Path): number {
  let node: unknown = document.contents;
  let at = (node as Node | null)?.range?.[0] ?? 0;
  for (const part of path) {
    if (!isMap(node) && typeof part === 'string') break;
    const pair = isMap(node)
      ? node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === part)
      : undefined;
    const next: unknown = pair
      ? pair.value
      : (node as { get?: (key: unknown, keep: boolean) => unknown }).get?.(part, true);
    const begins = (pair?.key as Node | undefined)?.range?.[0] ?? (next as Node | undefined)?.range?.[0];
    if (begins === undefined) break;
    at = begins;
    node = next;
  }
  return lines.linePos(at).line;
}

/** Reads a scenario, or returns all its faults by line. */
export function readScenarioText(text: string): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // Only the first syntax error is reported, because later ones often result from it.
  const [syntax] = document.errors;
  if (syntax)
    return {
      faults: [
        {
          line: lines.linePos(syntax.pos[0]).line,
          says: formatProblem({ path: [], kind: 'syntax', params: { details: syntax.message } }),
        },
      ],
    };
  const value = document.toJS() as Scenario;
  const toFaults = (problems: Problem[]): Fault[] =>
    problems
      .map((problem) => ({ line: findLine(document, lines, problem.path), says: formatProblem(problem) }))
      .sort((one, other) => one.line - other.line);
  const unfit = ownProblems(fitsSchema(value));
  if (unfit.length) return { faults: toFaults(unfit) };
  if (toInstant(value.instant) === undefined)
    return { faults: toFaults([{ path: ['instant'], kind: 'notInstant', params: { found: value.instant } }]) };
  const problems = scenarioProblems(value);
  return problems.length ? { faults: toFaults(problems) } : { scenario: value };
}
