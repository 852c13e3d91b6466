import { describe, expect, it } from 'vitest';
import { sectionsClash, sectionsShort, wayBetween } from '../../web/features/timetable/solver/journeys.ts';
import { missedBy } from '../../web/features/timetable/solver/measures.ts';
import { listWishes } from '../../web/features/timetable/solver/model.ts';
import type { Problem, Taken, Timetable, Wish } from '../../web/features/timetable/solver/problem.ts';
import { solve, startSolving } from '../../web/features/timetable/solver/solve.ts';
import { anyProblem, everyChoice, usualProblem } from '../support/timetable-problems.ts';

const sectionIds = ({ taken }: Pick<Timetable, 'taken'>): number[] => taken.map(({ section }) => section.sectionId);
const withEvery = <Item>(items: readonly Item[], holds: (one: Item, other: Item) => boolean): boolean =>
  items.every((one, index) => items.slice(0, index).every((other) => holds(one, other)));

/** All possible timetables, found by checking every combination. */
function possible(problem: Problem): { taken: Taken[]; missed: number[] }[] {
  const wishes = listWishes(problem);
  const sections = [
    ...problem.choices.flatMap(({ courses }) => courses.flatMap((course) => course.sections)),
    ...problem.held.map(({ section }) => section),
  ];
  const way = wayBetween(problem.journeys, sections);
  const holds = (wish: Wish, taken: readonly Taken[]): boolean =>
    // Registered courses stay together, even if the time between their classes is too short.
    wish.kind === 'changeInTime'
      ? withEvery(taken, (a, b) => (a.held && b.held) || sectionsShort(a.section, b.section, way) === 0)
      : missedBy(wish, taken, way) === 0;
  return [...everyChoice(problem)].flatMap((chosen) => {
    const taken = chosen.filter((one): one is Taken => one !== null);
    const has = (id: number): boolean => taken.some(({ course }) => course.courseId === id);
    const stands =
      withEvery(
        taken,
        (a, b) =>
          a.course.courseId !== b.course.courseId && ((a.held && b.held) || !sectionsClash(a.section, b.section)),
      ) &&
      taken.every(
        ({ course, section, held }) =>
          held ||
          course.corequisites.every(
            (id) =>
              has(id) &&
              !(
                section.seat !== 'full' &&
                taken.some((other) => other.course.courseId === id && other.section.seat === 'full')
              ),
          ),
      ) &&
      taken.every(({ section, held }) => held || !problem.leftOut.includes(section.sectionId)) &&
      problem.locks.every(({ courseId, sectionId, instructor }) =>
        taken.some(
          ({ course, section }) =>
            course.courseId === courseId &&
            (sectionId ?? section.sectionId) === section.sectionId &&
            (instructor ?? section.instructor) === section.instructor,
        ),
      ) &&
      taken.reduce((hours, { course }) => hours + course.creditHours, 0) <= (problem.hoursAtMost ?? Infinity) &&
      wishes.every((wish) => wish.level !== 'required' || holds(wish, taken));
    return stands
      ? [
          {
            taken,
            missed: wishes.filter(({ level }) => level === 'preferred').map((wish) => missedBy(wish, taken, way)),
          },
        ]
      : [];
  });
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((found, missed, index) => found || missed - b[index]!, 0);

const missedIn = (timetable: Timetable): number[] =>
  timetable.wishes.filter(({ wish }) => wish.level === 'preferred').map(({ missed }) => missed);

describe('the best timetables', () => {
  it('are the same as all possible ones looked at one by one, and as many', () => {
    let some = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const problem = anyProblem(seed);
      const all = possible(problem).sort((a, b) => compare(a.missed, b.missed));
      const { timetables, proof } = solve(problem, { limit: Infinity });
      const shown = timetables.map((timetable) => ({ missed: missedIn(timetable) }));
      expect(proof, `seed ${seed}`).toMatchObject({ proven: true, possible: { count: all.length, exact: true } });
      expect(shown[0]?.missed, `seed ${seed}`).toEqual(all[0]?.missed);
      // Among equally good timetables, the one with the lowest section numbers comes first.
      if (all[0]) expect(sectionIds(timetables[0]!), `seed ${seed}`).toEqual(sectionIds(all[0]));
      // One section stands for all sections that are equal for the wishes. If these are counted, no better timetable is
      // missing.
      const stood = timetables.flatMap(({ taken, ...timetable }) =>
        Array.from({ length: taken.reduce((count, { alike }) => count * (1 + alike.length), 1) }, () =>
          missedIn({ taken, ...timetable }),
        ),
      );
      expect(stood.slice(0, 10), `seed ${seed}`).toEqual(
        all
          .slice(0, stood.length)
          .slice(0, 10)
          .map(({ missed }) => missed),
      );
      if (all.length > 1) some += 1;
    }
    expect(some).toBeGreaterThan(100);
  });

  it('are each another week, and what each says of itself is so', () => {
    const { timetables } = solve(usualProblem(3, 5, 8));
    expect(timetables).toHaveLength(10);
    expect(new Set(timetables.map((timetable) => sectionIds(timetable).join())).size).toBe(10);
    const weeks = timetables.map(({ taken }) =>
      JSON.stringify(
        taken.map(({ section }) => [
          section.meetings.map(({ day, start, place }) => [day, start, place?.building]),
          section.instructor,
          section.language,
        ]),
      ),
    );
    expect(new Set(weeks).size).toBe(10);
  });

  it('come out the same whichever way the work is cut', () => {
    for (const seed of [11, 12, 13]) {
      const problem = usualProblem(seed, 5, 10);
      const whole = solve(problem, { limit: Infinity }).timetables.map(sectionIds);
      let tick = 0;
      const cut = startSolving(problem, { limit: Infinity, now: () => (tick += 1) });
      while (!cut.advance(1));
      expect(cut.solution().timetables.map(sectionIds)).toEqual(whole);
    }
  });

  it('stopped early are the best so far and say that nothing is proven', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const problem = usualProblem(seed, 6, 12);
      const best = solve(problem, { limit: Infinity });
      let tick = 0;
      const seen: number[][] = [];
      const stopped = solve(
        problem,
        { limit: 3, now: () => (tick += 1) },
        ({ timetables }) => timetables[0] && seen.push(missedIn(timetables[0])),
      );
      const last = stopped.timetables[0]!;
      expect(seen.length).toBeGreaterThan(0);
      for (const earlier of seen) expect(compare(missedIn(last), earlier)).toBeLessThanOrEqual(0);
      expect(compare(missedIn(best.timetables[0]!), missedIn(last))).toBeLessThanOrEqual(0);
      if (!stopped.proof.proven) expect(stopped.proof.possible.exact).toBe(false);
      else expect(sectionIds(last)).toEqual(sectionIds(best.timetables[0]!));
    }
  });
});
