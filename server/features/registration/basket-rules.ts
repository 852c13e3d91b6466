import type { KeptChange } from '../../../db/schema/registration.ts';
import type { Schema } from '../../http/operations.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';

/** The basket that is kept for a student: changes picked and not applied yet. Pure. */

type Change = Schema<'Change'>;

/** One basket with what this student may speak of: sections of the semester, own registrations with their sections. */
export type SavedBasketInput = {
  version: number;
  kept: readonly KeptChange[];
  sections: ReadonlySet<number>;
  registrations: ReadonlyMap<number, number>;
  /** Registrations of other students among what is asked. */
  others: ReadonlySet<number>;
};

const registrationIn = (change: Change): number | undefined =>
  'registrationId' in change ? change.registrationId : undefined;
const sectionIn = (change: Change): number | undefined => ('sectionId' in change ? change.sectionId : undefined);

/** What is left by a registration is remembered with the basket: the registration may be gone when it is read again. */
function findReplaced(
  { kept, registrations }: SavedBasketInput,
  registrationId: number | undefined,
): number | undefined {
  if (registrationId === undefined) return undefined;
  return registrations.get(registrationId) ?? kept.find((one) => one.registrationId === registrationId)?.leaves;
}

/** The changes as they are kept. */
export const changesToKeep = (facts: SavedBasketInput, asked: readonly Change[]): KeptChange[] =>
  asked.map((change) => {
    const leaves = findReplaced(facts, registrationIn(change));
    return { ...change, ...(leaves !== undefined && { leaves }) };
  });

/** Only those of a kept change that its caller sent. */
export const toChange = ({ leaves: _, ...change }: KeptChange): Change => change as Change;

const ofOne = (change: Change): string => `${change.action} ${registrationIn(change) ?? ''} ${sectionIn(change) ?? ''}`;

/** The same changes in the same order: a second saving of them has nothing to say. */
export const sameChanges = (kept: readonly KeptChange[], asked: readonly Change[]): boolean =>
  kept.length === asked.length && asked.every((change, index) => ofOne(toChange(kept[index]!)) === ofOne(change));

/**
 * Registration.notYours alone for what is another student's; MSG-000010 for each change that speaks of nothing of this
 * student's; else registration.basketChanged where another device was first.
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

/** What was done of a basket: registrations that were changed, and courses that were taken up. */
export type Done = { registrationIds: ReadonlySet<number>; courseIds: ReadonlySet<number> };

/**
 * What is left of a basket once something of it has been done, here or elsewhere. `courseOf` tells the course of a
 * section.
 */
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
