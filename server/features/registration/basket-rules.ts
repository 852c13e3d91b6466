import type { KeptChange } from '../../../db/schema/registration.ts';
import type { Schema } from '../../http/operations.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';

/** Rules for the saved basket: changes that the student picked but has not applied yet. Pure. */

type Change = Schema<'Change'>;

/**
 * The saved basket and the ids the student may use: sections of the semester, and own registrations with their
 * sections.
 */
export type SavedBasketInput = {
  version: number;
  kept: readonly KeptChange[];
  sections: ReadonlySet<number>;
  registrations: ReadonlyMap<number, number>;
  /** Ids of registrations in the requested changes that belong to other students. */
  others: ReadonlySet<number>;
};

const registrationIn = (change: Change): number | undefined =>
  'registrationId' in change ? change.registrationId : undefined;
const sectionIn = (change: Change): number | undefined => ('sectionId' in change ? change.sectionId : undefined);

/**
 * The section of the registration that a change names; undefined if the change names none, or an unknown one. The
 * basket stores this section, because the registration may be deleted before the basket is applied.
 */
function findReplaced(
  { kept, registrations }: SavedBasketInput,
  registrationId: number | undefined,
): number | undefined {
  if (registrationId === undefined) return undefined;
  return registrations.get(registrationId) ?? kept.find((one) => one.registrationId === registrationId)?.leaves;
}

/** The changes in the form in which they are saved. */
export const changesToKeep = (facts: SavedBasketInput, asked: readonly Change[]): KeptChange[] =>
  asked.map((change) => {
    const leaves = findReplaced(facts, registrationIn(change));
    return { ...change, ...(leaves !== undefined && { leaves }) };
  });

/** The change as its caller sent it, without `leaves`, the stored section of the registration. */
export const toChange = ({ leaves: _, ...change }: KeptChange): Change => change as Change;

const ofOne = (change: Change): string => `${change.action} ${registrationIn(change) ?? ''} ${sectionIn(change) ?? ''}`;

/** True if the changes and their order are the same, so that saving them again changes nothing. */
export const sameChanges = (kept: readonly KeptChange[], asked: readonly Change[]): boolean =>
  kept.length === asked.length && asked.every((change, index) => ofOne(toChange(kept[index]!)) === ofOne(change));

/**
 * The reasons against saving a basket: `registration.notYours` alone for another student's registration; MSG-000010 for
 * each change with an unknown id; else `registration.basketChanged` if another device saved first.
 */
export function saveRefusals(facts: SavedBasketInput, version: number, asked: readonly Change[]): Refusal[] {
  const foreign = asked.flatMap((change, index) =>
    facts.others.has(registrationIn(change) ?? 0)
      ? refuse('registration.notYours').map((refusal) => ({ ...refusal, Change: index }))
      : [],
  );
  if (foreign.length) return foreign;
  const unknown = asked.flatMap((change, index) => {
    const [registrationId, sectionId] = [registrationIn(change), sectionIn(change)];
    const isKnown =
      (registrationId === undefined || findReplaced(facts, registrationId) !== undefined) &&
      (sectionId === undefined || facts.sections.has(sectionId));
    return isKnown ? [] : refuse('MSG-000010').map((refusal) => ({ ...refusal, Change: index }));
  });
  if (unknown.length) return unknown;
  return version === facts.version ? noRefusals : refuse('registration.basketChanged');
}

/**
 * Changes that were carried out: the ids of the registrations that changed, and of the courses in which the student was
 * registered or whose waiting list the student joined.
 */
export type Done = { registrationIds: ReadonlySet<number>; courseIds: ReadonlySet<number> };

/** The changes of a saved basket that were not carried out yet. `courseOf` returns the course of a section. */
export const withoutDone = (
  kept: readonly KeptChange[],
  { registrationIds, courseIds }: Done,
  courseOf: (sectionId: number) => number | undefined,
): KeptChange[] =>
  kept.filter(({ action, registrationId, sectionId }) => {
    if (registrationId !== undefined && registrationIds.has(registrationId)) return false;
    const course = action === 'register' && sectionId !== undefined ? courseOf(sectionId) : undefined;
    return course === undefined || !courseIds.has(course);
  });
