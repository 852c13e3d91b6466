import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placed,
  ranked,
  allocateSeats,
  wishesKept,
  type Candidate,
} from '../../server/features/transfer/transfer-round.ts';

const programmes = [1, 2, 3, 4, 5];
/** Few different values, so that ties and full programmes are frequent. */
const anyCandidate = fc.record({
  cgpa: fc.option(fc.integer({ min: 250, max: 256 }), { freq: 8 }),
  hours: fc.integer({ min: 30, max: 33 }),
  sentAt: fc.integer({ min: 0, max: 3 }),
  wishes: fc.shuffledSubarray(programmes),
});
const anyRound = fc.record({
  candidates: fc
    .array(anyCandidate, { maxLength: 14 })
    .map((list) => list.map((one, index): Candidate => ({ id: index + 1, ...one }))),
  seats: fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 })
    .map((counts) => new Map(programmes.map((programme, index) => [programme, counts[index] ?? 0]))),
});
const runs = { numRuns: 500, seed: 20_260_907 };

/** The rank of the allocated programme in the student's wishes; the number of wishes if none was allocated. */
const levelOf = ({ wishes }: Pick<Candidate, 'wishes'>, given: number | null | undefined): number =>
  given === null || given === undefined || !wishes.includes(given) ? wishes.length : wishes.indexOf(given);

describe('the round, whoever asks for what', () => {
  it('gives no seat beyond capacity, each candidate one at most, and only what was wished for', () => {
    let full = 0;
    fc.assert(
      fc.property(anyRound, ({ candidates, seats }) => {
        const given = placed(candidates, seats);
        expect([...given.keys()].sort((a, b) => a - b)).toEqual(candidates.map(({ id }) => id));
        for (const { id, wishes } of candidates) if (given.get(id) !== null) expect(wishes).toContain(given.get(id));
        for (const [programme, count] of seats) {
          const taken = [...given.values()].filter((one) => one === programme).length;
          expect(taken).toBeLessThanOrEqual(count);
          if (count > 0 && taken === count) full += 1;
        }
      }),
      runs,
    );
    expect(full).toBeGreaterThan(runs.numRuns);
  });

  it('nobody prefers a programme that took somebody ranked below, or that has a seat left', () => {
    fc.assert(
      fc.property(anyRound, ({ candidates, seats }) => {
        const given = placed(candidates, seats);
        const order = ranked(candidates);
        order.forEach((candidate, index) => {
          for (const preferred of candidate.wishes.slice(0, levelOf(candidate, given.get(candidate.id)))) {
            expect(order.slice(index + 1).map(({ id }) => given.get(id))).not.toContain(preferred);
            expect([...given.values()].filter((one) => one === preferred).length).toBe(seats.get(preferred));
          }
        });
      }),
      runs,
    );
  });

  it('one candidate more never helps anybody', () => {
    fc.assert(
      fc.property(anyRound, anyCandidate, ({ candidates, seats }, another) => {
        const before = placed(candidates, seats);
        const after = placed([...candidates, { id: 100, ...another }], seats);
        for (const candidate of candidates)
          expect(levelOf(candidate, after.get(candidate.id))).toBeGreaterThanOrEqual(
            levelOf(candidate, before.get(candidate.id)),
          );
      }),
      runs,
    );
  });

  it('nobody gains by hiding wishes or changing their order', () => {
    let hidden = 0;
    fc.assert(
      fc.property(anyRound, fc.nat(), fc.shuffledSubarray(programmes), ({ candidates, seats }, chosen, told) => {
        const liar = candidates[chosen % Math.max(1, candidates.length)];
        fc.pre(liar !== undefined);
        hidden += 1;
        const honest = placed(candidates, seats).get(liar.id);
        const lied = placed(
          candidates.map((one) => (one.id === liar.id ? { ...one, wishes: told } : one)),
          seats,
        ).get(liar.id);
        expect(levelOf(liar, lied)).toBeGreaterThanOrEqual(levelOf(liar, honest));
      }),
      runs,
    );
    expect(hidden).toBe(runs.numRuns);
  });

  it('is the same in whatever order they come', () => {
    fc.assert(
      fc.property(anyRound, fc.infiniteStream(fc.nat()), ({ candidates, seats }, random) => {
        const mixed = candidates
          .map((one) => ({ one, key: random.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect([...placed(mixed, seats)].sort(([a], [b]) => a - b)).toEqual(
          [...placed(candidates, seats)].sort(([a], [b]) => a - b),
        );
      }),
      runs,
    );
  });

  it('held once more without those who declined, it takes nothing from anybody, and no seat is given twice', () => {
    let better = 0;
    fc.assert(
      fc.property(
        anyRound,
        fc.array(fc.constantFrom('declined', 'only', 'upgrade'), { minLength: 14, maxLength: 14 }),
        ({ candidates, seats }, answers) => {
          const first = placed(candidates, seats);
          const left = candidates.flatMap((one, index) => {
            const given = first.get(one.id) ?? null;
            return given !== null && answers[index] === 'declined'
              ? []
              : [{ ...one, wishes: wishesKept(one.wishes, given, answers[index] === 'upgrade') }];
          });
          const second = placed(left, seats);
          for (const candidate of left) {
            const [before, after] = [first.get(candidate.id) ?? null, second.get(candidate.id) ?? null];
            if (before !== null) expect(after).not.toBeNull();
            expect(levelOf(candidate, after)).toBeLessThanOrEqual(levelOf(candidate, before));
            if (levelOf(candidate, after) < levelOf(candidate, before)) better += 1;
          }
          for (const [programme, count] of seats)
            expect([...second.values()].filter((one) => one === programme).length).toBeLessThanOrEqual(count);
        },
      ),
      runs,
    );
    expect(better).toBeGreaterThan(100);
  });
});

describe('what is told of it', () => {
  const candidate = (id: number, cgpa: number, wishes: number[], hours = 30, sentAt = 0): Candidate => ({
    id,
    cgpa,
    hours,
    sentAt,
    wishes,
  });
  const seats = new Map([
    [1, 1],
    [2, 2],
  ]);

  it('ranks by CGPA, then hours passed, then the time it was sent', () => {
    expect(
      ranked([
        candidate(1, 300, []),
        candidate(2, 310, []),
        candidate(3, 300, [], 31),
        candidate(4, 300, [], 30, -1),
        { ...candidate(5, 0, []), cgpa: null },
      ]).map(({ id }) => id),
    ).toEqual([2, 3, 4, 1, 5]);
  });

  it('gives each wish its place, seats and cut-off', () => {
    expect(
      allocateSeats([candidate(1, 300, [1, 2]), candidate(2, 320, [1, 2]), candidate(3, 290, [2, 1])], seats),
    ).toEqual([
      { id: 2, programmeId: 1, outcome: 'given', place: 1, seats: 1, cutoff: 320 },
      { id: 2, programmeId: 2, outcome: 'notNeeded', place: 1, seats: 2, cutoff: 290 },
      { id: 1, programmeId: 1, outcome: 'full', place: 2, seats: 1, cutoff: 320 },
      { id: 1, programmeId: 2, outcome: 'given', place: 2, seats: 2, cutoff: 290 },
      { id: 3, programmeId: 2, outcome: 'given', place: 3, seats: 2, cutoff: 290 },
      { id: 3, programmeId: 1, outcome: 'notNeeded', place: 3, seats: 1, cutoff: 320 },
    ]);
  });

  it('a programme without seats took nobody', () => {
    expect(allocateSeats([candidate(1, 300, [9])], seats)).toEqual([
      { id: 1, programmeId: 9, outcome: 'full', place: 1, seats: 0, cutoff: null },
    ]);
  });

  it('who confirmed keeps that wish and those above it, or that one alone', () => {
    expect([
      wishesKept([3, 1, 2], 1, true),
      wishesKept([3, 1, 2], 1, false),
      wishesKept([3, 1, 2], null, false),
    ]).toEqual([[3, 1], [1], [3, 1, 2]]);
  });
});
