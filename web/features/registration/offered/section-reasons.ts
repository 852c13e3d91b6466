import { isAbout, isLiftedBy } from '../../../api/code-traits.ts';
import type { Refusal, Schema } from '../../../api/operations.ts';

export const sameReason = (a: Refusal, b: Refusal): boolean =>
  a.Code === b.Code && JSON.stringify(a.Params) === JSON.stringify(b.Params);

/** The reasons that apply to every section and do not name one. The course card shows them once. */
export function commonReasons([first, ...others]: Schema<'Section'>[]): Refusal[] {
  if (!first) return [];
  return first.refusals.filter(
    (refusal) =>
      !('section' in refusal.Params) &&
      others.every((section) => section.refusals.some((other) => sameReason(refusal, other))),
  );
}

type Left = { code: string } | undefined;
type Said = { saidAbove: ReadonlySet<string>; registered: Left; replacing: Left };

/**
 * True if the reason disappears when the section replaces the course `left`: either replacing resolves it, or it is a
 * time conflict with that course.
 */
const withWhatIsLeft = (refusal: Refusal, left: Left): boolean =>
  left !== undefined &&
  (isLiftedBy('replacing')(refusal) || (isAbout('schedule')(refusal) && refusal.Params.other === left.code));

/** Removes the reasons the page already shows, and those that a replacement resolves. */
export const unsaidReasons = (refusals: Refusal[], { saidAbove, registered, replacing }: Said): Refusal[] =>
  refusals.filter((refusal) => !saidAbove.has(refusal.Code) && !withWhatIsLeft(refusal, replacing ?? registered));

/**
 * All reasons against a registration in the section, without those that a replacement resolves. A full section is one
 * of them, unless the student is registered in the course or replaces another.
 */
export const standingReasons = (section: Schema<'Section'>, left: Omit<Said, 'saidAbove'>): Refusal[] => [
  ...unsaidReasons(section.refusals, { saidAbove: new Set(), ...left }),
  ...(left.registered || left.replacing ? [] : section.confirmations.filter(isAbout('seat'))),
];

/** True if other changes in the same basket can resolve all reasons, so that the section may be added to it. */
export const mayBeLifted = (refusals: { Code: string }[]): boolean => refusals.every(isLiftedBy('otherCourses'));

/** Sorts sections without refusals first and keeps the order otherwise. */
export const fittingFirst = (sections: Schema<'Section'>[], said: Said): Schema<'Section'>[] =>
  [...sections].sort(
    (a, b) => Number(unsaidReasons(a.refusals, said).length > 0) - Number(unsaidReasons(b.refusals, said).length > 0),
  );
