import { resolve } from 'node:path';
import { listPersonas } from '../../seed/personas.ts';
import { listSchema, mapSchema, objectSchema, readYamlFile, type JsonSchema } from '../../seed/yaml-file.ts';
import { contract, listOperations } from '../http/contract.ts';
import { suggestSpelling } from '../spelling-suggestion.ts';
import { partOf, type UserOf } from './conformance.ts';
import type { KnownDifference } from './known-differences.ts';

/** The checks before a run (`readiness.ts`). */
const checkNames = ['address', 'cors', 'clock', 'accounts', 'contract', 'agenda'] as const;
export type CheckName = (typeof checkNames)[number];

/** A test plan: one file that says which API is tested, as whom, and what is known of it. */
export type TestPlan = {
  /** The name of the run, such as "Production, January". */
  name: string;
  baseUrl: string;
  /** Accounts by the persona for which they are used. A password that begins with `$` names an environment variable. */
  accounts: UserOf;
  /** The origin of the page that calls the API, such as https://portal.university.example. */
  pageOrigin?: string;
  captchaToken?: string;
  /** True to play calls that change something too. */
  changing?: boolean;
  simulator?: boolean;
  /** Scenarios and areas to play; without it all. */
  scenarios?: string[];
  /** Optional parts of the contract that the API does not have. */
  notOffered?: string[];
  knownDifferences?: KnownDifference[];
  /** Checks before the run that need not hold. */
  waived?: CheckName[];
};

const text = { type: 'string', minLength: 1 };
const callNames = listOperations(contract).map(({ id }) => id as string);
const partNames = [...new Set(listOperations(contract).flatMap((operation) => partOf(operation) ?? []))].sort();

/** The JSON schema of a test plan, for editors and for `npm run conformance -- --schema`. */
export const testPlanSchema: JsonSchema = {
  title: 'Test plan',
  ...objectSchema(
    {
      name: text,
      baseUrl: { type: 'string', pattern: '^https?://[^\\s?#]+$' },
      accounts: mapSchema(objectSchema({ userName: text, password: text }, ['userName', 'password'])),
      pageOrigin: { type: 'string', pattern: '^https?://[^\\s/?#]+$' },
      captchaToken: text,
      changing: { type: 'boolean' },
      simulator: { type: 'boolean' },
      scenarios: listSchema(text),
      notOffered: listSchema({ enum: partNames }),
      knownDifferences: listSchema(
        objectSchema(
          {
            call: { enum: callNames },
            at: text,
            says: text,
            reason: text,
            owner: text,
            until: { type: 'string', pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' },
          },
          ['call', 'reason', 'owner', 'until'],
        ),
      ),
      waived: listSchema({ enum: [...checkNames] }),
    },
    ['name', 'baseUrl', 'accounts'],
  ),
};

/**
 * Reads a plan from a YAML or JSON file. Throws an error that names the file and each wrong entry. Passwords are taken
 * from `env` where they name a variable.
 */
export function readTestPlan(file: string, env: NodeJS.ProcessEnv): TestPlan {
  const plan = readYamlFile<TestPlan>(resolve(file), testPlanSchema);
  const keys = listPersonas().map(({ key }) => key);
  const faults: string[] = [];
  const accounts: UserOf = {};
  for (const [key, { userName, password }] of Object.entries(plan.accounts)) {
    if (!keys.includes(key)) {
      const near = suggestSpelling(key, keys);
      faults.push(`accounts: there is no persona ${key}.${near ? ` Did you mean ${near}?` : ''}`);
    }
    const variable = password.startsWith('$') ? password.slice(1) : undefined;
    const found = variable === undefined ? password : env[variable];
    if (found) accounts[key] = { userName, password: found };
    else faults.push(`accounts.${key}: the environment variable ${variable} is not set`);
  }
  if (faults.length) throw new Error([`${file} is invalid:`, ...faults].join('\n  '));
  return { ...plan, baseUrl: plan.baseUrl.replace(/\/+$/, ''), accounts };
}
