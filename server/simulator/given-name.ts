import { isGivenName } from '../../seed/given-name.ts';
import { malformed } from '../refusal.ts';

/** Throws a 400 for an invalid name; `field` is its path in the request. */
export function judgeName(name: string, field: string): void {
  if (!isGivenName(name)) throw malformed(`${field}: is no name`);
}

/** The form of a name in an address, for names that were accepted before this rule. */
export const addressableName = (name: string): string =>
  isGivenName(name)
    ? name
    : name
        .toWellFormed()
        .replace(/\p{Cc}/gu, '\ufffd')
        .replace(/^\.{1,2}$/, (dots) => '\ufffd'.repeat(dots.length));
