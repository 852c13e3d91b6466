import { contractVersion, optionalParts } from './endpoints.gen.ts';
import type { ErrorBody } from './failure.ts';
import type { Endpoint, OptionalPart } from './operations.ts';

/**
 * Finds the optional parts that an older API lacks: by its version, the settings, or its response to a call it does not
 * know. Pure functions.
 */

const partsOf = Object.keys(optionalParts) as OptionalPart[];
export const isPart = (name: string): name is OptionalPart => Object.hasOwn(optionalParts, name);

/** The one to three numbers of a version such as 0.1.0; null for any other text. */
const parseVersion = (version: string): number[] | null =>
  /^\d{1,6}(\.\d{1,6}){0,2}$/.test(version) ? version.split('.').map(Number) : null;

/** True if a version is older than another. False if one of them cannot be parsed. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [parseVersion(version), parseVersion(than)];
  if (!one || !other) return false;
  const at = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0));
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * The evidence about an API. `told`: the contract version that it reports, or null. `listed`: missing parts named in
 * the settings. `noticed`: parts with a call that the API did not know.
 */
export type Known = { told: string | null; listed: readonly string[]; noticed: readonly OptionalPart[] };

/** The parts that the API is known to lack. `since`: the contract version in which each part was added. */
export const absentParts = (
  { told, listed, noticed }: Known,
  since: Readonly<Record<OptionalPart, string>> = optionalParts,
): OptionalPart[] =>
  partsOf.filter(
    (part) => listed.includes(part) || noticed.includes(part) || (told !== null && isOlder(told, since[part])),
  );

/** True if the API is older than the contract of this page. */
export const isOlderApi = (told: string | null): boolean => told !== null && isOlder(told, contractVersion);

const noSuchCall = 'DEV-000002';

/**
 * True if a response means that the API has no such call: 405, 501, 404 with DEV-000002, or 404 without a code. A 404
 * without a code does not count for a path with parameters, because it may be about the resource.
 */
export function saysNoSuchCall(
  { path }: Pick<Endpoint, 'path'>,
  status: number,
  { Message, Refusals }: Pick<ErrorBody, 'Message' | 'Refusals'>,
): boolean {
  if (status === 405 || status === 501) return true;
  if (status !== 404) return false;
  const code = Refusals[0]?.Code ?? Message;
  return code === noSuchCall || (code === '' && !path.includes('{'));
}
