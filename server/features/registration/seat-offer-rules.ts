import type { Refusal } from '../../refusal.ts';

/** Rules for offering the seats of a section to the students who need its course. Pure. */

/** A student who asked for a course. `askedAt` is in epoch milliseconds. */
export type Asker = { demandId: number; studentId: number; graduating: boolean; askedAt: number };

/** Compares students for an offer: graduating ones first, then by the instant at which they asked. */
export const inOfferOrder = (a: Asker, b: Asker): number =>
  Number(b.graduating) - Number(a.graduating) || a.askedAt - b.askedAt || a.demandId - b.demandId;

export type Offer = { asker: Asker; refusals: Refusal[] };

/**
 * Offers the free seats to the students in order. A student whom the rules refuse gets an entry with the refusals, and
 * the seat goes to the next student.
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
