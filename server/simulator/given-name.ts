import { isGivenName } from '../../seed/given-name.ts';
import { refuse, Refused } from '../refusal.ts';

/** Refuses a name with 400; `field` is where it stands in the call. */
export function judgeName(name: string, field: string): void {
  if (!isGivenName(name)) throw new Refused(refuse('DEV-000001', { details: `${field}: is no name` }));
}

/** How a name that was taken before this rule is called in an address. */
export const addressableName = (name: string): string =>
  isGivenName(name)
    ? name
    : name
        .toWellFormed()
        .replace(/\p{Cc}/gu, '\ufffd')
        .replace(/^\.{1,2}$/, (dots) => '\ufffd'.repeat(dots.length));
