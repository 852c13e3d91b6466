import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOfferOrder, planOffers, type Asker } from '../../server/features/registration/seat-offer-rules.ts';
import { refuse } from '../../server/refusal.ts';

const runs = { numRuns: 500, seed: 20_260_907 };
/** Few different times, so that several students asked at the same moment. */
const anyAskers = fc
  .array(fc.record({ graduating: fc.boolean(), askedAt: fc.integer({ min: 0, max: 4 }) }), { maxLength: 12 })
  .map((list) => list.map((one, index): Asker => ({ ...one, demandId: index + 1, studentId: 100 + index })));
const anyCase = fc.record({
  askers: anyAskers,
  free: fc.integer({ min: -1, max: 12 }),
  refused: fc.uniqueArray(fc.integer({ min: 100, max: 111 })).map((ids) => new Set(ids)),
});
type Case = { askers: Asker[]; free: number; refused: Set<number> };

const planned = ({ askers, free, refused }: Case) =>
  planOffers(askers, free, ({ studentId }) => (refused.has(studentId) ? refuse('registration.prerequisite') : []));
const offeredIn = (one: Case) => planned(one).flatMap(({ asker, refusals }) => (refusals.length ? [] : [asker]));

const asker = (demandId: number, askedAt: number, graduating = false): Asker => ({
  demandId,
  studentId: 100 + demandId,
  askedAt,
  graduating,
});

describe('seats of a new section', () => {
  it('are offered to graduating students first, then in the order of asking', () => {
    const askers = [asker(1, 10), asker(2, 30, true), asker(3, 20, true), asker(4, 5)];
    const order = (free: number) => offeredIn({ askers, free, refused: new Set() }).map(({ demandId }) => demandId);
    expect([order(0), order(3), order(9)]).toEqual([[], [3, 2, 4], [3, 2, 4, 1]]);
  });

  it('pass over whom the rules refuse, and say the reason', () => {
    const plan = planned({ askers: [asker(1, 1), asker(2, 2), asker(3, 3)], free: 1, refused: new Set([101]) });
    expect(plan.map(({ asker: { demandId }, refusals }) => [demandId, refusals.map(({ Code }) => Code)])).toEqual([
      [1, ['registration.prerequisite']],
      [2, []],
    ]);
  });

  it('are never offered against the rules, twice to one student, or beyond the free seats', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const offered = offeredIn(one);
        expect(offered.filter(({ studentId }) => one.refused.has(studentId))).toEqual([]);
        expect(offered.length).toBeLessThanOrEqual(Math.max(0, one.free));
        expect(new Set(planned(one).map(({ asker: { demandId } }) => demandId)).size).toBe(planned(one).length);
      }),
      runs,
    );
  });

  it('leave no seat while a student waits whom the rules allow, and keep the order', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const allowed = [...one.askers].sort(inOfferOrder).filter(({ studentId }) => !one.refused.has(studentId));
        expect(offeredIn(one)).toEqual(allowed.slice(0, Math.max(0, one.free)));
      }),
      runs,
    );
  });

  it('are offered in the same order, however the entries come', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        expect(planned({ ...one, askers: [...one.askers].reverse() })).toEqual(planned(one));
      }),
      runs,
    );
  });
});
