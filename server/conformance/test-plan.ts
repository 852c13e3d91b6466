import { resolve } from 'node:path';
import { listPersonas } from '../../seed/personas.ts';
import { readYamlFile, type JsonSchema } from '../../seed/yaml-file.ts';
import { contract } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import { suggestSpelling } from '../spelling-suggestion.ts';
import { operations, partOf } from './conformance.ts';

/** A test plan: the API to test, the accounts to use, and the known differences. */
export type TestPlan = Schema<'TestPlan'> & { name: string };

/** The optional parts of the contract. */
export const optionalParts: readonly string[] = [
  ...new Set([...operations.values()].flatMap((operation) => partOf(operation) ?? [])),
].sort();

const schemas = contract.components.schemas as Record<string, JsonSchema>;

/** A copy of a schema with every reference replaced by the schema it refers to. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: string };
  const named = $ref === undefined ? {} : schemas[$ref.split('/').at(-1)!];
  return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([key, one]) => [key, withoutReferences(one)]));
}

/** A schema of the contract by its name, without references to others. */
export const standaloneSchema = (name: string): JsonSchema => withoutReferences(schemas[name]) as JsonSchema;

/**
 * The JSON schema of a plan file, for editors and for `npm run conformance -- --schema`. In a file the name is
 * required.
 */
export const testPlanSchema = (): JsonSchema => ({
  title: 'Test plan',
  ...standaloneSchema('TestPlan'),
  required: ['name', 'baseUrl'],
});

/** A fault text for an unknown name, with a suggested spelling; empty if the name is known. */
function unknownName(entry: string, what: string, name: string, possible: readonly string[]): string[] {
  if (possible.includes(name)) return [];
  const near = suggestSpelling(name, possible);
  return [`${entry}: there is no ${what} ${name}.${near ? ` Did you mean ${near}?` : ''}`];
}

/**
 * Lists the faults of a plan: a base URL that is no address, and names of personas, parts and calls that do not exist.
 */
function listPlanFaults({
  baseUrl,
  accounts = {},
  notOffered = [],
  knownDifferences = [],
}: Schema<'TestPlan'>): string[] {
  const personas = listPersonas().map(({ key }) => key);
  return [
    ...(URL.canParse(baseUrl) ? [] : ['baseUrl: no address']),
    ...Object.keys(accounts).flatMap((key) => unknownName('accounts', 'persona', key, personas)),
    ...notOffered.flatMap((part) => unknownName('notOffered', 'optional part', part, optionalParts)),
    ...knownDifferences.flatMap(({ call }) => unknownName('knownDifferences', 'call', call, [...operations.keys()])),
  ];
}

/** Completes a plan with its defaults. Throws an error that lists all its faults. */
export function completePlan(plan: Schema<'TestPlan'>): TestPlan {
  const faults = listPlanFaults(plan);
  if (faults.length) throw new Error(faults.join('\n  '));
  const baseUrl = plan.baseUrl.replace(/\/+$/, '');
  return { ...plan, name: plan.name ?? baseUrl, baseUrl };
}

const usualBadInput = { perCall: 20 };
/** The bad input settings of a plan; undefined if it sends none. */
export const toBadInput = ({ badInput }: Pick<TestPlan, 'badInput'>): { perCall: number } | undefined =>
  badInput === true ? usualBadInput : badInput || undefined;

/**
 * Reads a plan from a YAML or JSON file. Throws an error that names the file and each wrong entry. A password that
 * begins with `$` names a variable of `env`, from which it is taken.
 */
export function readTestPlan(file: string, env: NodeJS.ProcessEnv): TestPlan {
  const plan = readYamlFile<Schema<'TestPlan'>>(resolve(file), testPlanSchema());
  const unset: string[] = [];
  const accounts = Object.entries(plan.accounts ?? {}).map(([key, { userName, password }]) => {
    const variable = password.startsWith('$') ? password.slice(1) : undefined;
    const found = variable === undefined ? password : env[variable];
    if (!found) unset.push(`accounts.${key}: the environment variable ${variable} is not set`);
    return [key, { userName, password: found ?? '' }] as const;
  });
  const faults = [...listPlanFaults(plan), ...unset];
  if (faults.length) throw new Error([`${file} is invalid:`, ...faults].join('\n  '));
  return completePlan({ ...plan, ...(plan.accounts && { accounts: Object.fromEntries(accounts) }) });
}
