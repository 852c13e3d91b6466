import type { Schema } from '../../api/operations.ts';

type TestPlan = Schema<'TestPlan'>;
export type KnownDifference = Schema<'KnownDifference'>;
export type AccountRow = { persona: string; userName: string; password: string };

/** The values of the form of a test plan. An empty text or list means that the plan leaves the field out. */
export type PlanForm = Required<Omit<TestPlan, 'accounts'>> & { accounts: AccountRow[] };

export const emptyPlan: PlanForm = {
  name: '',
  baseUrl: '',
  pageOrigin: '',
  captchaToken: '',
  verificationCode: '',
  changing: false,
  simulator: false,
  badInput: false,
  scenarios: [],
  accounts: [],
  notOffered: [],
  knownDifferences: [],
  waived: [],
};

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** A copy without empty texts and lists. */
const withoutEmpty = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one))) as Partial<T>;

/** Converts the form to a plan. Empty texts and lists are left out, except the address. */
export function toPlan({ baseUrl, accounts, knownDifferences, ...form }: PlanForm): TestPlan {
  return {
    ...withoutEmpty(form),
    baseUrl,
    ...(accounts.length && {
      accounts: Object.fromEntries(accounts.map(({ persona, ...account }) => [persona, account])),
    }),
    ...(knownDifferences.length && { knownDifferences: knownDifferences.map(withoutEmpty) as KnownDifference[] }),
  };
}

/** Converts a plan to the form. A password that names an environment variable has to be typed again. */
export const toForm = ({ accounts = {}, ...plan }: TestPlan): PlanForm => ({
  ...emptyPlan,
  ...plan,
  accounts: Object.entries(accounts).map(([persona, { userName, password }]) => ({
    persona,
    userName,
    password: password.startsWith('$') ? '' : password,
  })),
});

/** The name of the environment variable for the password of a persona, such as SIS_FROZEN_STUDENT. */
const variableOf = (persona: string): string => `SIS_${persona.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The plan for a file: each password is replaced by the name of an environment variable. */
export const toSavedPlan = (form: PlanForm): TestPlan =>
  toPlan({
    ...form,
    name: form.name || form.baseUrl,
    accounts: form.accounts.map((row) => ({ ...row, password: `$${variableOf(row.persona)}` })),
  });

const isAddress = (text: string): boolean => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text);
const isOrigin = (text: string): boolean => isAddress(text) && new URL(text).origin === text;
export const isDay = (text: string): boolean => /^20\d\d-[01]\d-[0-3]\d$/.test(text);
const isFilled = (row: object): boolean => !Object.values(row).some(isEmpty);

export type PlanFault = 'baseUrl' | 'pageOrigin' | 'accounts' | 'knownDifferences';

/** The form fields with values that cannot be sent. */
export const listPlanFaults = ({ baseUrl, pageOrigin, accounts, knownDifferences }: PlanForm): PlanFault[] => [
  ...(isAddress(baseUrl) ? [] : ['baseUrl' as const]),
  ...(!pageOrigin || isOrigin(pageOrigin) ? [] : ['pageOrigin' as const]),
  ...(accounts.every(isFilled) ? [] : ['accounts' as const]),
  ...(knownDifferences.every(({ call, reason, owner, until }) => isFilled({ call, reason, owner }) && isDay(until))
    ? []
    : ['knownDifferences' as const]),
];

/**
 * Reads a plan file in YAML or JSON; undefined if the text is no plan. Other faults are reported by the server when the
 * run starts.
 */
export async function parsePlan(text: string): Promise<TestPlan | undefined> {
  const { CORE_SCHEMA, load } = await import('js-yaml');
  try {
    const plan = load(text, { schema: CORE_SCHEMA }) as Partial<TestPlan> | null | undefined;
    return typeof plan === 'object' && typeof plan?.baseUrl === 'string' ? (plan as TestPlan) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a plan file in YAML. */
export async function formatPlan(form: PlanForm): Promise<string> {
  const { dump } = await import('js-yaml');
  return dump(toSavedPlan(form), { lineWidth: 120 });
}
