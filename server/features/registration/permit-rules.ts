import type { Refusal } from '../../refusal.ts';
import { isFull, type Permit, type RegistrationFacts, type SectionFacts } from './registration-facts.ts';
import { addedSection, type Plan } from './registration-schedule.ts';

/** Rules for permits: the reasons that an approved override waives for a course or one section. Pure. */

/** A reason that a permit waives. */
export type Waived = Refusal & { permit: Permit };

const covers = (permit: Permit, { courseId, sectionId }: SectionFacts): boolean =>
  permit.courseId === courseId && (permit.sectionId === null || permit.sectionId === sectionId);

/** Finds the permit that waives a code for a section; undefined if none does. */
const findPermit = (permits: readonly Permit[], code: string, section: SectionFacts) =>
  permits.find((permit) => permit.codes.includes(code) && covers(permit, section));

/** The id of the permit that a registration in this section uses; undefined if it needs none. */
export const findUsed = (waived: readonly Waived[], section: SectionFacts): number | undefined =>
  waived.find(({ permit }) => covers(permit, section))?.permit.permitId;

/** The section with the seat that a permit keeps for this student, if it is full. */
export const withKeptSeat = <Section extends SectionFacts>(permits: readonly Permit[], section: Section): Section =>
  permits.some((permit) => permit.keepsSeat && permit.sectionId === section.sectionId) && isFull(section)
    ? { ...section, kept: true }
    : section;

/**
 * Finds the permit that waives a reason against a basket; undefined if none does. A conflict is waived by a permit for
 * either of the two courses that the basket adds. The load may pass the maximum by the hours of the courses that
 * permits name, and by `extraHours` at most.
 */
export function findWaiver(
  { permits, load, extraHours }: RegistrationFacts,
  { changes, planned, hoursAfter, hoursWaiting }: Plan,
  { Code, Params }: Refusal,
): Permit | undefined {
  if (Params.course !== undefined)
    return changes
      .flatMap((change) => addedSection(change) ?? [])
      .filter(({ code }) => code === Params.course || code === Params.other)
      .flatMap((section) => findPermit(permits, Code, section) ?? [])[0];
  const above = hoursAfter + hoursWaiting - load.maximum;
  const named = planned.flatMap(({ section }) => {
    const permit = findPermit(permits, Code, section);
    return permit ? [{ permit, hours: section.creditHours }] : [];
  });
  const permitted = named.reduce((sum, { hours }) => sum + hours, 0);
  return above <= Math.min(permitted, extraHours) ? named.at(-1)?.permit : undefined;
}
