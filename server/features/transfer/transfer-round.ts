/**
 * Allocates the seats of a round in one pass: in the order of their rank, candidates get the first of their ranked
 * programmes (wishes) that has a free seat. Pure. A lower-ranked candidate cannot take a seat from a higher one.
 * Leaving out or reordering wishes therefore gives no advantage.
 */

/**
 * A request that takes part in a round. CGPA is in hundredths. `wishes` are the ids of programmes for which the student
 * qualifies, by preference.
 */
export type Candidate = { id: number; cgpa: number | null; hours: number; sentAt: number; wishes: readonly number[] };

/** Candidates in order: higher CGPA first, then more passed hours, then earlier sending, then the lower id. */
export const ranked = <Ranks extends Omit<Candidate, 'wishes'>>(candidates: readonly Ranks[]): Ranks[] =>
  [...candidates].sort(
    (a, b) => (b.cgpa ?? 0) - (a.cgpa ?? 0) || b.hours - a.hours || a.sentAt - b.sentAt || a.id - b.id,
  );

/** The programme allocated to each candidate; null if none. A programme missing in `seats` has no seats. */
export function placed(
  candidates: readonly Candidate[],
  seats: ReadonlyMap<number, number>,
): Map<number, number | null> {
  const left = new Map(seats);
  return new Map(
    ranked(candidates).map(({ id, wishes }) => {
      const given = wishes.find((programmeId) => (left.get(programmeId) ?? 0) > 0) ?? null;
      if (given !== null) left.set(given, (left.get(given) ?? 0) - 1);
      return [id, given];
    }),
  );
}

/**
 * The result of one ranked programme (wish). `notNeeded` is a wish ranked below the one that got a seat. `place` counts
 * from 1 among all candidates who ranked the programme. `seats` is the number of free seats before the round. `cutoff`
 * is the CGPA, in hundredths, of the last candidate who got a seat in the programme; null if there is none.
 */
export type WishResult = {
  id: number;
  programmeId: number;
  outcome: 'given' | 'full' | 'notNeeded';
  place: number;
  seats: number;
  cutoff: number | null;
};

/** The results of a round for each wish of each candidate. */
export function allocateSeats(candidates: readonly Candidate[], seats: ReadonlyMap<number, number>): WishResult[] {
  const given = placed(candidates, seats);
  const counted = new Map<number, number>();
  const last = new Map<number, number>();
  const order = ranked(candidates);
  for (const { id, cgpa } of order) {
    const programmeId = given.get(id) ?? null;
    if (programmeId !== null) last.set(programmeId, cgpa ?? 0);
  }
  return order.flatMap(({ id, wishes }) => {
    const own = given.get(id) ?? null;
    return wishes.map((programmeId, index): WishResult => {
      const place = (counted.get(programmeId) ?? 0) + 1;
      counted.set(programmeId, place);
      const outcome =
        programmeId === own ? 'given' : own !== null && index > wishes.indexOf(own) ? 'notNeeded' : 'full';
      return {
        id,
        programmeId,
        outcome,
        place,
        seats: seats.get(programmeId) ?? 0,
        cutoff: last.get(programmeId) ?? null,
      };
    });
  });
}

/**
 * The wishes that remain after a seat was allocated: that wish and those above it, or only that wish without `upgrade`.
 */
export const wishesKept = (wishes: readonly number[], given: number | null, upgrade: boolean): readonly number[] =>
  given === null ? wishes : upgrade ? wishes.slice(0, wishes.indexOf(given) + 1) : [given];
