import loadHighs from 'highs';
import { expect, it } from 'vitest';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import { usualProblem } from '../support/timetable-problems.ts';
import { leastMissed } from '../support/timetable-program.ts';

it('the best timetable of 500 is as good as an integer program says it can be', async () => {
  const highs = await loadHighs();
  let impossible = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const usual = usualProblem(seed, 3 + (seed % 3), 2 + (seed % 6));
    // Travel depends on pairs of sections, so the integer program, which sums over single sections, cannot contain it.
    const problem = { ...usual, wishes: usual.wishes.filter(({ kind }) => kind !== 'travel') };
    const least = leastMissed(highs, problem);
    const {
      timetables: [best],
      proof,
    } = solve(problem, { limit: Infinity });
    expect(proof.proven).toBe(true);
    if (!best || !least) {
      expect([best, least], `seed ${seed}`).toEqual([undefined, null]);
      impossible += 1;
      continue;
    }
    const missed = best.wishes.filter(({ wish }) => wish.level === 'preferred').map(({ missed: by }) => by);
    expect(
      missed.map((by, index) => (least[index] === null ? null : by)),
      `seed ${seed}`,
    ).toEqual(least);
  }
  expect(impossible).toBeGreaterThan(5);
});
