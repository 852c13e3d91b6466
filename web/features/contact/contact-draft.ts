import type { Refusal, Schema } from '../../api/operations.ts';
import { ownForm, readFormStash } from '../../ui/form-stash.ts';

export type ContactDetails = Schema<'ContactDetails'>;
export type Draft = Omit<Schema<'ContactChange'>, 'code' | 'mobileCode'>;

/** What is changed at a time. */
export type Section = 'address' | 'mobiles' | 'email' | 'emergency';

const prefix = '+973 ';

/** What can be edited of the details, as they are. A first number is asked for where there is none. */
export const toDraft = ({ version, address, mobiles, personalEmail, emergencyContact }: ContactDetails): Draft => ({
  version,
  address,
  mobiles: mobiles.length > 0 ? mobiles : [''],
  personalEmail,
  emergencyContact,
});

/** What was being changed when the tab was loaded anew, and whether its code was being asked for. */
export type Kept = { section: Section; draft: Draft; confirming: boolean };

/** Of the tab's kept entries. */
export const keptName = 'contact';

/** The change this tab goes on with; null where there is none, or where the details have been changed since. */
export function keptChange(version: number): Kept | null {
  const kept = readFormStash(ownForm(keptName))?.entries as Kept | undefined;
  return kept?.draft.version === version ? kept : null;
}

/** Bahrain's code stands before the field; only the rest is typed. */
export const localPart = (mobile: string): string => mobile.replace(/^\+973\s?/, '');
export const withPrefix = (typed: string): string => {
  const local = typed.replace(/^\s*(\+|00)973\s?/, '').trimStart();
  return local === '' ? '' : `${prefix}${local}`;
};

/** `list` with the entry at `from` moved to `to`. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The refusals that name a field of the form (their `part`), and the others. */
export function byField(refusals: Refusal[]): { fields: Map<string, Refusal>; others: Refusal[] } {
  const fields = new Map<string, Refusal>();
  const others: Refusal[] = [];
  for (const refusal of refusals) {
    const { part } = refusal.Params;
    if (typeof part !== 'string') others.push(refusal);
    else if (!fields.has(part)) fields.set(part, refusal);
  }
  return { fields, others };
}
