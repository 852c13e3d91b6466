import { refuse, Refused } from '../refusal.ts';

/** What a trainer may call something: text that any address, file and screen holds, and that is no step in a path. */
const isGivenName = (name: string): boolean => name.isWellFormed() && !/\p{Cc}/u.test(name) && !/^\.{1,2}$/.test(name);

/** Refuses a name with 400; `field` is where it stands in the call. */
export function judgeName(name: string, field: string): void {
  if (!isGivenName(name)) throw new Refused(refuse('DEV-000001', { details: `${field}: is no name` }));
}

/** How a name that was taken before this rule is called in an address. */
export const addressableName = (name: string): string =>
  isGivenName(name) ? name : name.toWellFormed().replace(/\p{Cc}/gu, '\ufffd').replace(/^\.{1,2}$/, (dots) => '\ufffd'.repeat(dots.length));
