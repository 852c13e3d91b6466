import { isGivenName } from '../../seed/given-name.ts';
import { malformed } from '../refusal.ts';

/** Throws a 400 for an invalid name; `field` is its path in the request. */
export function judgeName(name: string, field: string): void {
  if (!isGivenName(name)) throw malformed(`${field}: is no name`);
}

/** Returns a name in a form that fits a URL path. Names stored before this rule existed get replacement characters. */
export const addressableName = (name: string): string =>
  isGivenName(name)
    ? name
    : name
        .toWellFormed()
        .replace(/\p{Cc}/gu, '\ufffd')
        .replace(/^\.{1,2}$/, (dots) => '\ufffd'.repeat(dots.length));
