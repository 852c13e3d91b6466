import { resolve } from 'node:path';
import { listPersonas } from '../../seed/personas.ts';
import { readYamlFile, type JsonSchema } from '../../seed/yaml-file.ts';
import { contract } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import { suggestSpelling } from '../spelling-suggestion.ts';
import { operations, partOf } from './conformance.ts';

/** A test plan: one file that says which API is tested, as whom, and what is known of it. */
export type TestPlan = Schema<'TestPlan'> & { name: string };

/** The optional parts of the contract. */
export const optionalParts: readonly string[] = [
  ...new Set([...operations.values()].flatMap((operation) => partOf(operation) ?? [])),
].sort();

const schemas = contract.components.schemas as Record<string, JsonSchema>;

/** A copy of a schema of the contract that needs no other: references are replaced by what they name. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: string };
  const named = $ref === undefined ? {} : schemas[$ref.split('/').at(-1)!];
  return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([key, one]) => [key, withoutReferences(one)]));
}

/** A schema of the contract, by its name, that stands alone. */
export const standaloneSchema = (name: string): JsonSchema => withoutReferences(schemas[name]) as JsonSchema;

/** The JSON schema of a plan file, for editors and for `npm run conformance -- --schema`. A file has a name. */
export const testPlanSchema = (): JsonSchema => ({
  title: 'Test plan',
  ...standaloneSchema('TestPlan'),
  required: ['name', 'baseUrl'],
});

/** A name that is none of the possible ones, with a suggestion. */
function unknownName(entry: string, what: string, name: string, possible: readonly string[]): string[] {
  if (possible.includes(name)) return [];
  const near = suggestSpelling(name, possible);
  return [`${entry}: there is no ${what} ${name}.${near ? ` Did you mean ${near}?` : ''}`];
}

/** Lists every entry of a plan that fits nothing of the product. */
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

/** Completes a plan with its defaults. Throws an error that names every entry that fits nothing of the product. */
export function completePlan(plan: Schema<'TestPlan'>): TestPlan {
  const faults = listPlanFaults(plan);
  if (faults.length) throw new Error(faults.join('\n  '));
  const baseUrl = plan.baseUrl.replace(/\/+$/, '');
  return { ...plan, name: plan.name ?? baseUrl, baseUrl };
}

const usualBadInput = { perCall: 20 };
/** The bad input that a plan asks for; undefined for none. */
export const toBadInput = ({ badInput }: Pick<TestPlan, 'badInput'>): { perCall: number } | undefined =>
  badInput === true ? usualBadInput : badInput || undefined;

/**
 * Reads a plan from a YAML or JSON file. Throws an error that names the file and each wrong entry. Passwords are taken
 * from `env` where they name a variable.
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
