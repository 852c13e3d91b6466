import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import type { ServiceState } from '../../ui/service-state.ts';

/**
 * What the opening of a registration period changes of an answer that was given before it. The server names the
 * instant; once it has come the reason no longer holds, and the page lets the student go on at once instead of asking
 * thousands of times in the same second. The change itself the server decides.
 */

/**
 * The instant (milliseconds) from which a reason no longer holds: the opening it waits for; null for any other reason.
 */
export function findOpening(refusal: Refusal): number | null {
  const { context, opensAt } = refusal.Params;
  const waits = isLiftedBy('opening')(refusal) && context === 'upcoming' && typeof opensAt === 'string';
  return waits ? Date.parse(opensAt) : null;
}

/** The opening that is all these reasons wait for; null where something else stands in the way, or nothing does. */
export function onlyOpening(refusals: Refusal[]): number | null {
  const openings = refusals.map(findOpening);
  return openings.length > 0 && !openings.includes(null) ? Math.max(...openings.map(Number)) : null;
}

/** The reasons that still hold. */
export const holding = (refusals: Refusal[], now: number): Refusal[] =>
  refusals.filter((refusal) => {
    const opensAt = findOpening(refusal);
    return opensAt === null || opensAt > now;
  });

export const upcoming = ({ reasons }: Pick<ServiceState, 'reasons'>): boolean =>
  reasons.some(({ Params }) => Params.context === 'upcoming');

const ofCalendar = ({ Params }: Refusal): boolean =>
  Params.context === 'upcoming' || Params.context === 'past' || Params.context === 'never';

/**
 * Of several closed services the one to speak of: the next to open, else the last that closed. What stands in this
 * student's own way is said alone: no opening changes it.
 */
export function findSpoken<Service extends Pick<ServiceState, 'reasons' | 'opensAt' | 'closesAt'>>(
  closed: Service[],
): Service | undefined {
  const next = closed.filter(upcoming).sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''))[0];
  const spoken = next ?? [...closed].sort((a, b) => (b.closesAt ?? '').localeCompare(a.closesAt ?? ''))[0];
  const own = spoken?.reasons.filter((reason) => !ofCalendar(reason)) ?? [];
  return spoken && own.length > 0 ? { ...spoken, reasons: own } : spoken;
}

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
  courses.map((course) => ({
    ...course,
    sections: course.sections.map((section) => ({ ...section, refusals: holding(section.refusals, now) })),
  }));
