import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import type { ServiceState } from '../../ui/refusals/service-state.ts';

/**
 * This module applies the opening of a registration period to a response that was cached before the opening. The server
 * sends the opening time with the reason. After this time the reason no longer holds, and the page lets the student
 * continue without a new request; otherwise thousands of pages would send a request in the same second. The server
 * still decides each change.
 */

/**
 * The time (epoch milliseconds) from which a reason no longer holds; null if the reason does not depend on an opening.
 */
export function findOpening(refusal: Refusal): number | null {
  const { context, opensAt } = refusal.Params;
  const waits = isLiftedBy('opening')(refusal) && context === 'upcoming' && typeof opensAt === 'string';
  return waits ? Date.parse(opensAt) : null;
}

/** The latest opening (epoch milliseconds) if all reasons wait for one; null if there are no reasons or other ones. */
export function onlyOpening(refusals: Refusal[]): number | null {
  const openings = refusals.map(findOpening);
  return openings.length > 0 && !openings.includes(null) ? Math.max(...openings.map(Number)) : null;
}

/** The reasons that still hold at `now` (epoch milliseconds). */
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
 * Chooses the closed service to show: the next to open, otherwise the last that closed. If some of its reasons concern
 * the student, only these are kept, because an opening does not resolve them.
 */
export function findSpoken<Service extends Pick<ServiceState, 'reasons' | 'opensAt' | 'closesAt'>>(
  closed: Service[],
): Service | undefined {
  const next = closed.filter(upcoming).sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''))[0];
  const spoken = next ?? [...closed].sort((a, b) => (b.closesAt ?? '').localeCompare(a.closesAt ?? ''))[0];
  const own = spoken?.reasons.filter((reason) => !ofCalendar(reason)) ?? [];
  return spoken && own.length > 0 ? { ...spoken, reasons: own } : spoken;
}

/** Sorts services by their closing; those without one come last. */
export const byClosing = <Service extends Pick<ServiceState, 'closesAt'>>(services: Service[]): Service[] =>
  [...services].sort((a, b) => closing(a) - closing(b));

const closing = ({ closesAt }: Pick<ServiceState, 'closesAt'>): number =>
  closesAt ? Date.parse(closesAt) : Number.MAX_VALUE;

type Course = Schema<'RegisteredCourse'>;

/** Applies the openings to each action of the registered courses. */
export const coursesAt = (courses: Course[], now: number): Course[] =>
  courses.map((course) => ({
    ...course,
    actions: course.actions.map((one) => {
      const reasons = holding(one.reasons, now);
      return { ...one, reasons, allowed: one.allowed || (one.reasons.length > 0 && reasons.length === 0) };
    }),
  }));

type Offered = Schema<'OfferedCourse'>;

/** Applies the openings to each section of the offered courses. */
export const offeredAt = (courses: Offered[], now: number): Offered[] =>
  courses.map((course) => ({
    ...course,
    sections: course.sections.map((section) => ({ ...section, refusals: holding(section.refusals, now) })),
  }));
