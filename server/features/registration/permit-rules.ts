import type { Refusal } from '../../refusal.ts';
import type { RegistrationFacts } from './registration-fact-queries.ts';
import type { Permit, SectionFacts, Waived } from './registration-facts.ts';
import { addedSection, type Plan } from './registration-schedule.ts';

/** Rules for permits: the reasons that an approved override waives for a course or one section. Pure. */

const covers = (permit: Permit, { courseId, sectionId }: SectionFacts): boolean =>
  permit.courseId === courseId && (permit.sectionId === null || permit.sectionId === sectionId);

/** Finds the permit that waives a code for a section; undefined if none does. */
const findPermit = (permits: readonly Permit[], code: string, section: SectionFacts) =>
  permits.find((permit) => permit.codes.includes(code) && covers(permit, section));

/** The id of the permit that a registration in this section uses; undefined if it needs none. */
export const findUsed = (waived: readonly Waived[], section: SectionFacts): number | undefined =>
  waived.find(({ permit }) => covers(permit, section))?.permit.permitId;

/**
 * Finds the permit that waives a reason against a basket; undefined if none does. A conflict between two courses that
 * the basket adds is waived by a permit for either. The load may exceed the maximum by the hours of added courses that
 * have a permit for it, and by at most `extraHours`.
 */
export function findWaiver(
  { permits, load, extraHours }: RegistrationFacts,
  { changes, hoursBefore, hoursAfter, hoursWaiting }: Plan,
  { Code, Params }: Refusal,
): Permit | undefined {
  const named = changes.flatMap((change) => {
    const section = addedSection(change);
    const permit = section && findPermit(permits, Code, section);
    return permit ? [{ section, permit }] : [];
  });
  if (Params.course !== undefined)
    return named.find(({ section: { code } }) => code === Params.course || code === Params.other)?.permit;
  const hours = hoursAfter + hoursWaiting;
  const others = named.reduce((sum, { section }) => sum - section.creditHours, hours);
  return hours <= load.maximum + extraHours && others <= Math.max(load.maximum, hoursBefore)
    ? named[0]?.permit
    : undefined;
}
