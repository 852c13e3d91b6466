import type { Refusal, Schema } from '../../api/operations.ts';

/**
 * What the opening of a registration period changes of an answer that was given before it. The server names the instant; once it has come
 * the reason no longer holds, and the page lets the student go on at once instead of asking thousands of times in the same second. The
 * change itself the server decides.
 */

/** The instant (milliseconds) from which a reason no longer holds: the opening it waits for; null for any other reason. */
export const openingOf = ({ Code, Params }: Refusal): number | null =>
  Code === 'MSG-000003' && Params.context === 'upcoming' && typeof Params.opensAt === 'string' ? Date.parse(Params.opensAt) : null;

/** The opening that is all these reasons wait for; null where something else stands in the way, or nothing does. */
export function onlyOpening(refusals: Refusal[]): number | null {
  const openings = refusals.map(openingOf);
  return openings.length > 0 && !openings.includes(null) ? Math.max(...openings.map(Number)) : null;
}

/** The reasons that still hold. */
export const holding = (refusals: Refusal[], now: number): Refusal[] =>
  refusals.filter((refusal) => {
    const opensAt = openingOf(refusal);
    return opensAt === null || opensAt > now;
  });

type Course = Schema<'RegisteredCourse'>;

/** The same of each action of a registered course. */
export const coursesAt = (courses: Course[], now: number): Course[] =>
  courses.map((course) => ({
    ...course,
    actions: course.actions.map((one) => {
      const reasons = holding(one.reasons, now);
      return { ...one, reasons, allowed: one.allowed || (one.reasons.length > 0 && reasons.length === 0) };
    }),
  }));

type Offered = Schema<'OfferedCourse'>;

/** The same of each section of the offered courses. */
export const offeredAt = (courses: Offered[], now: number): Offered[] =>
  courses.map((course) => ({ ...course, sections: course.sections.map((section) => ({ ...section, refusals: holding(section.refusals, now) })) }));
