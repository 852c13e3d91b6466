import type { Refusal } from '../../refusal.ts';

/** Rules for offering the seats of a section to the students who need its course. Pure. */

/** A student who asked for a course. `askedAt` is in epoch milliseconds. */
export type Asker = { demandId: number; studentId: number; graduating: boolean; askedAt: number };

/** Graduating students first, then by the time of asking. */
export const inOfferOrder = (a: Asker, b: Asker): number =>
  Number(b.graduating) - Number(a.graduating) || a.askedAt - b.askedAt || a.demandId - b.demandId;

export type Offer = { asker: Asker; refusals: Refusal[] };

/**
 * Goes through the students in order until every free seat is offered. A student whom the rules refuse is passed over:
 * the entry then lists the refusals, and the seat goes to the next student.
 */
export function planOffers(askers: readonly Asker[], free: number, refusalsOf: (asker: Asker) => Refusal[]): Offer[] {
  const plan: Offer[] = [];
  let left = free;
  for (const asker of [...askers].sort(inOfferOrder)) {
    if (left <= 0) break;
    const refusals = refusalsOf(asker);
    if (!refusals.length) left -= 1;
    plan.push({ asker, refusals });
  }
  return plan;
}
