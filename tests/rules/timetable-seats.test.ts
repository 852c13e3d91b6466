import { describe, expect, it } from 'vitest';
import { isBetter, toQuestionKey, sameSections, seatsGone } from '../../web/features/timetable/results/shown-week.ts';
import { solveAgain } from '../../web/features/timetable/solver/around.ts';
import type { Problem, Section } from '../../web/features/timetable/solver/problem.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';

const at = (start: number): Section['meetings'] => [{ day: 1, start, end: start + 50, place: null }];
const section = (sectionId: number, start: number, seat: Section['seat'] = 'free'): Section => ({
  sectionId,
  number: String(sectionId),
  language: 'en',
  instructor: '',
  campus: '',
  meetings: at(start),
  exam: null,
  seat,
  waiting: 0,
});
/** Two courses, the first with two sections, and the wish for no class before nine. */
const problemOf = (seats: Section['seat'][] = []): Problem => ({
  choices: [
    {
      courses: [
        {
          courseId: 1,
          code: 'A',
          creditHours: 3,
          corequisites: [],
          sections: [section(11, 600, seats[0]), section(12, 480, seats[1])],
        },
      ],
    },
    { courses: [{ courseId: 2, code: 'B', creditHours: 3, corequisites: [], sections: [section(21, 660, seats[2])] }] },
  ],
  held: [],
  locks: [],
  leftOut: [],
  hoursAtMost: null,
  journeys: [],
  wishes: [{ kind: 'earliest', from: 540, level: 'preferred' }],
});
const best = (problem: Problem) => solve(problem).timetables[0]!;
const ids = (problem: Problem, ...seats: Section['seat'][]) =>
  seatsGone(problemOf(seats), best(problem).taken).map(({ section: { sectionId } }) => sectionId);

describe('a week that is looked at while seats go', () => {
  it('is asked the same whatever seats there are, and another as soon as anything else is asked', () => {
    expect(toQuestionKey(problemOf(['full', 'free', 'full']))).toBe(toQuestionKey(problemOf()));
    expect(toQuestionKey({ ...problemOf(), wishes: [] })).not.toBe(toQuestionKey(problemOf()));
    expect(toQuestionKey({ ...problemOf(), locks: [{ courseId: 1, sectionId: 12 }] })).not.toBe(
      toQuestionKey(problemOf()),
    );
    expect(toQuestionKey({ ...problemOf(), choices: problemOf().choices.slice(1) })).not.toBe(
      toQuestionKey(problemOf()),
    );
  });

  it('loses the seats that went, neither those it never had nor those of sections it does not hold', () => {
    expect(ids(problemOf(), 'full', 'free', 'free')).toEqual([11]);
    expect(ids(problemOf(), 'free', 'full', 'free')).toEqual([]);
    expect(ids(problemOf(), 'mine', 'free', 'mine')).toEqual([]);
    const gone = { ...problemOf(), choices: problemOf().choices.slice(0, 1) };
    expect(seatsGone(gone, best(problemOf()).taken).map(({ section: { sectionId } }) => sectionId)).toEqual([21]);
  });

  it('is worse than another by the wishes alone, not by what kept it together', () => {
    const [free, early] = [best(problemOf()), best(problemOf(['full']))];
    expect(isBetter(free, early)).toBe(true);
    expect(isBetter(early, free)).toBe(false);
    expect(isBetter(free, free)).toBe(false);
    const kept = solveAgain(problemOf(), early, []).timetables[0]!;
    expect(sameSections(kept, early)).toBe(true);
    expect(isBetter(free, kept)).toBe(true);
    expect(isBetter(early, kept)).toBe(false);
  });
});
