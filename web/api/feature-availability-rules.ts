import { contractVersion, optionalParts } from './endpoints.gen.ts';
import type { ErrorBody } from './failure.ts';
import type { Endpoint, OptionalPart } from './operations.ts';

/**
 * What an older API does not offer: told by the version it answers by, by the settings, or by its answer to a call it
 * does not know. Pure.
 */

const partsOf = Object.keys(optionalParts) as OptionalPart[];
export const isPart = (name: string): name is OptionalPart => Object.hasOwn(optionalParts, name);

/** The figures of a version such as 0.1.0; null for anything else. */
const parseVersion = (version: string): number[] | null =>
  /^\d{1,6}(\.\d{1,6}){0,2}$/.test(version) ? version.split('.').map(Number) : null;

/** Whether a version is older than another; one that cannot be read is older than none. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [parseVersion(version), parseVersion(than)];
  if (!one || !other) return false;
  const at = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0));
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * `told`: the version the API answers by, where it says one. `listed`: from the settings. `noticed`: parts of which a
 * call was not known.
 */
export type Known = { told: string | null; listed: readonly string[]; noticed: readonly OptionalPart[] };

/** The parts an API is without, as far as it is known. `since`: which version of the contract brought each. */
export const absentParts = (
  { told, listed, noticed }: Known,
  since: Readonly<Record<OptionalPart, string>> = optionalParts,
): OptionalPart[] =>
  partsOf.filter(
    (part) => listed.includes(part) || noticed.includes(part) || (told !== null && isOlder(told, since[part])),
  );

/** Whether the API is older than the contract this page is built for. */
export const isOlderApi = (told: string | null): boolean => told !== null && isOlder(told, contractVersion);

const noSuchCall = 'DEV-000002';

/**
 * Whether a response says that the API has no such call. 405 and 501 do; 404 does where it names no reason of the
 * catalogue. Where the path holds what is looked for, a 404 without a reason may be about that, and decides nothing.
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
