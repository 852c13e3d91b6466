import type { Refusal, Schema } from '../../api/operations.ts';
import { ownForm, readFormStash } from '../../ui/request/form-stash.ts';

export type ContactDetails = Schema<'ContactDetails'>;
export type Draft = Omit<Schema<'ContactChange'>, 'code' | 'mobileCode'>;

/** The sections of the details. One section is changed at a time. */
export type Section = 'address' | 'mobiles' | 'email' | 'emergency';

const prefix = '+973 ';

/** The editable part of the details. `mobiles` has one empty number if none is on record. */
export const toDraft = ({ version, address, mobiles, personalEmail, emergencyContact }: ContactDetails): Draft => ({
  version,
  address,
  mobiles: mobiles.length > 0 ? mobiles : [''],
  personalEmail,
  emergencyContact,
});

/** An unfinished change stored over a reload. `confirming`: true if the dialogue for its code was open. */
export type Kept = { section: Section; draft: Draft; confirming: boolean };

/** The name of the entry in the tab's stored forms. */
export const keptName = 'contact';

/** The stored change of this tab; null if there is none or if the details have changed since. */
export function keptChange(version: number): Kept | null {
  const kept = readFormStash(ownForm(keptName))?.entries as Kept | undefined;
  return kept?.draft.version === version ? kept : null;
}

/** The number without Bahrain's code +973, which is shown in front of the field. */
export const localPart = (mobile: string): string => mobile.replace(/^\+973\s?/, '');
export const withPrefix = (typed: string): string => {
  const local = typed.replace(/^\s*(\+|00)973\s?/, '').trimStart();
  return local === '' ? '' : `${prefix}${local}`;
};

/** The list with the entry at `from` moved to `to`. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/**
 * Divides refusals into those that name a form field (`part`), by field, and the others. Keeps the first refusal of
 * each field.
 */
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
