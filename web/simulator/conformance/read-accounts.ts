import { parseJson } from '../../api/parse-json.ts';

export type Accounts = Record<string, { userName: string; password: string }>;

const isAccount = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  ['userName', 'password'].every(
    (name) =>
      typeof (value as Record<string, unknown>)[name] === 'string' && (value as Record<string, unknown>)[name] !== '',
  );

/** Parses the typed accounts: undefined if empty, null if invalid. */
export function readAccounts(text: string): Accounts | undefined | null {
  if (!text.trim()) return undefined;
  const value = parseJson<Accounts>(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isAccount)
    ? value
    : null;
}
