/**
 * The round: everybody in the order of their record, each given the highest wish with a seat left. One sorted pass.
 * Pure.
 *
 * Nobody is asked for a seat twice and nobody ranked below can take one, so that nobody gains by leaving a wish out or
 * changing their order.
 */

/** CGPA in hundredths; `wishes` are programmes by preference, those that would take the student. */
export type Candidate = { id: number; cgpa: number | null; hours: number; sentAt: number; wishes: readonly number[] };

/** By CGPA, then hours passed, then the time it was sent; who sent in the same moment goes by number. */
export const ranked = <Ranks extends Omit<Candidate, 'wishes'>>(candidates: readonly Ranks[]): Ranks[] =>
  [...candidates].sort(
    (a, b) => (b.cgpa ?? 0) - (a.cgpa ?? 0) || b.hours - a.hours || a.sentAt - b.sentAt || a.id - b.id,
  );

/** Who is given what, by candidate; null is nothing. A programme without an entry in `seats` has none. */
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
 * What became of one wish: `notNeeded` is below the one that was given. `place` counts from 1 among those who wished
 * for it; `cutoff` is the CGPA of the last who got a seat, null where nobody did.
 */
export type WishResult = {
  id: number;
  programmeId: number;
  outcome: 'given' | 'full' | 'notNeeded';
  place: number;
  seats: number;
  cutoff: number | null;
};

/** The results of a round, for each wish of each candidate. */
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
 * The wishes somebody who was given one still has: that one and those above it, or that one alone where nothing else is
 * wanted any more.
 */
export const wishesKept = (wishes: readonly number[], given: number | null, upgrade: boolean): readonly number[] =>
  given === null ? wishes : upgrade ? wishes.slice(0, wishes.indexOf(given) + 1) : [given];
