import { describe, expect, it } from 'vitest';
import {
  earliestFinish,
  findFinish,
  nextCourses,
  toPackageId,
  packageOfId,
  packages,
  toProgress,
  sectionsIn,
  standings,
  type AttemptFacts,
  type CourseState,
  type PlanFacts,
} from '../../server/academic-record/plan-rules.ts';

const points: Record<string, number | null> = { A: 400, B: 300, D: 100, F: 0, W: null, I: null, P: null };
const attempt = (grade: string, semesterId = 1): AttemptFacts => ({
  semesterId,
  grade,
  points: points[grade]!,
  passes: ['A', 'B', 'D', 'P'].includes(grade),
  repeatable: grade === 'D',
});

type Changes = {
  grades?: Record<number, string | string[]>;
  awaited?: number[];
  now?: number[];
  next?: number[];
  needs?: Record<number, number[][]>;
  together?: Record<number, number[]>;
  currentOpen?: boolean;
};

/**
 * Six courses of three hours in consecutive terms: 1 → 2 → 3 → 4, 5 without prerequisites, 6 needs 1 or 5. Packages:
 * university 5; college 1 and 2; major 3 and 4; elective 6.
 */
const plan = ({
  grades = {},
  awaited = [],
  now = [],
  next = [],
  needs = { 2: [[1]], 3: [[2]], 4: [[3]], 6: [[1, 5]] },
  together = {},
  currentOpen = true,
}: Changes = {}): PlanFacts => ({
  courses: [
    { courseId: 1, creditHours: 3, year: 1, term: 1, package: 'college' },
    { courseId: 5, creditHours: 3, year: 1, term: 1, package: 'university' },
    { courseId: 2, creditHours: 3, year: 1, term: 2, package: 'college' },
    { courseId: 6, creditHours: 3, year: 1, term: 2, package: 'elective' },
    { courseId: 3, creditHours: 3, year: 2, term: 1, package: 'major' },
    { courseId: 4, creditHours: 3, year: 2, term: 2, package: 'major' },
  ],
  groups: new Map(Object.entries(needs).map(([id, groups]) => [Number(id), groups])),
  corequisites: new Map(Object.entries(together).map(([id, ids]) => [Number(id), ids])),
  attempts: new Map(
    Object.entries(grades).map(([id, list]) => [
      Number(id),
      [list].flat().map((grade, index) => attempt(grade, index + 1)),
    ]),
  ),
  awaited: new Map(awaited.map((id) => [id, 1])),
  now: new Set(now),
  next: new Set(next),
  currentOpen,
});
const states = (changes: Changes = {}) =>
  Object.fromEntries(standings(plan(changes)).map(({ courseId, state }) => [courseId, state]));
const standing = (id: number, changes: Changes = {}) =>
  standings(plan(changes)).find(({ courseId }) => courseId === id)!;

describe('the state of a course', () => {
  it.each<[string, Changes, ReturnType<typeof states>]>([
    [
      'nothing done yet: what needs nothing is open',
      {},
      { 1: 'open', 2: 'blocked', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'blocked' },
    ],
    [
      'passed, and what it opens',
      { grades: { 1: 'B' } },
      { 1: 'done', 2: 'open', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'open' },
    ],
    [
      'any course of a group meets it',
      { grades: { 5: 'A' } },
      { 1: 'open', 2: 'blocked', 3: 'blocked', 4: 'blocked', 5: 'done', 6: 'open' },
    ],
    [
      'registered now: what waits for it alone opens soon, what comes later stays blocked',
      { now: [1] },
      { 1: 'running', 2: 'soon', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'soon' },
    ],
    [
      'over, and not graded yet: as if it were taken now',
      { awaited: [1] },
      { 1: 'running', 2: 'soon', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'soon' },
    ],
    [
      'registered for the next semester',
      { grades: { 1: 'B' }, next: [2] },
      { 1: 'done', 2: 'running', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'open' },
    ],
    [
      'failed: to be repeated, and blocks what follows',
      { grades: { 1: 'F' } },
      { 1: 'repeat', 2: 'blocked', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'blocked' },
    ],
    [
      'failed and registered again',
      { grades: { 1: 'F' }, now: [1] },
      { 1: 'running', 2: 'soon', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'soon' },
    ],
    [
      'failed, then passed',
      { grades: { 1: ['F', 'D'] } },
      { 1: 'done', 2: 'open', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'open' },
    ],
    [
      'passed, then failed while improving: still passed',
      { grades: { 1: ['D', 'F'] } },
      { 1: 'done', 2: 'open', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'open' },
    ],
    [
      'withdrawn from or incomplete: no failure',
      { grades: { 1: 'W', 5: 'I' } },
      { 1: 'open', 2: 'blocked', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'blocked' },
    ],
    [
      'failed, then withdrawn from: the failure stands',
      { grades: { 1: ['F', 'W'] } },
      { 1: 'repeat', 2: 'blocked', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'blocked' },
    ],
    [
      'passed without points',
      { grades: { 1: 'P' } },
      { 1: 'done', 2: 'open', 3: 'blocked', 4: 'blocked', 5: 'open', 6: 'open' },
    ],
    [
      'a passing grade needs no prerequisite any more',
      { grades: { 3: 'A' } },
      { 1: 'open', 2: 'blocked', 3: 'done', 4: 'open', 5: 'open', 6: 'blocked' },
    ],
  ])('%s', (_, changes, expected) => expect(states(changes)).toEqual(expected));

  it('waits for what its corequisite waits for, until that is passed', () => {
    const needs = { 2: [[1]] };
    const together = { 2: [6], 6: [2] };
    expect(standing(6, { needs, together })).toMatchObject({ state: 'blocked', unmet: [[1]] });
    expect(standing(6, { needs, together, grades: { 2: 'B' } })).toMatchObject({ state: 'open', unmet: [] });
  });

  it('names every group that stands in the way, with all that would meet it', () => {
    expect(standing(6)).toMatchObject({ unmet: [[1, 5]] });
    expect(standing(4, { needs: { 4: [[3], [1, 2]] }, grades: { 2: 'B' } }).unmet).toEqual([[3]]);
  });

  it('keeps the best passing grade, else the last; D may be improved', () => {
    expect(standing(1, { grades: { 1: ['D', 'B', 'F'] } })).toMatchObject({
      attempt: { grade: 'B' },
      mayRepeat: false,
    });
    expect(standing(1, { grades: { 1: ['F', 'W'] } })).toMatchObject({ attempt: { grade: 'F' }, mayRepeat: false });
    expect(standing(1, { grades: { 1: 'D' } })).toMatchObject({ mayRepeat: true });
  });
});

describe('what a course opens', () => {
  it('is counted by way of others, without what is passed', () => {
    expect(standing(1)).toMatchObject({ opens: [2, 6], unlocks: 4 });
    expect(standing(1, { grades: { 6: 'A' } })).toMatchObject({ opens: [2, 6], unlocks: 3 });
    expect(standing(4)).toMatchObject({ opens: [], unlocks: 0 });
  });

  it('orders what comes next: to repeat and open before soon, the most opening first', () => {
    expect(nextCourses(standings(plan({ grades: { 1: 'B' }, now: [2] }))).map(({ courseId }) => courseId)).toEqual([
      5, 6, 3,
    ]);
    expect(nextCourses(standings(plan({ grades: { 1: 'F' } }))).map(({ courseId }) => courseId)).toEqual([1, 5]);
  });
});

describe('the earliest semester', () => {
  const earliest = (changes: Changes = {}) =>
    Object.fromEntries(standings(plan(changes)).map((course) => [course.courseId, course.earliest]));

  it('follows the prerequisites, from now while courses may be added, else from the next', () => {
    expect(earliest()).toEqual({ 1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1 });
    expect(earliest({ currentOpen: false })).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 1, 6: 2 });
  });

  it('counts what is running as passed at the end of its semester', () => {
    expect(earliest({ now: [1], currentOpen: false })).toEqual({ 1: 0, 2: 1, 3: 2, 4: 3, 5: 1, 6: 1 });
    expect(earliest({ grades: { 1: 'B' }, next: [2] })).toMatchObject({ 1: null, 2: 1, 3: 2, 4: 3 });
    expect(earliest({ awaited: [1] })).toEqual({ 1: -1, 2: 0, 3: 1, 4: 2, 5: 0, 6: 0 });
  });

  it('takes the shortest way through a group', () => expect(earliest({ grades: { 5: 'A' } })).toMatchObject({ 6: 0 }));
});

describe('the end of the plan', () => {
  const finish = (changes: Changes = {}, load = 18) => findFinish(plan(changes), standings(plan(changes)), load);

  it('comes to the same semester where the standings of its courses are not asked for', () => {
    const grades = [
      {},
      { 1: ['A'] },
      { 1: ['F'], 5: ['A'] },
      { 1: ['A'], 2: ['B'], 3: ['D'] },
      { 1: ['A'], 2: ['A'], 3: ['A'], 4: ['A'], 5: ['A'], 6: ['A'], 7: ['A'], 8: ['A'] },
    ];
    for (const each of grades)
      for (const now of [[], [2], [1, 5]])
        for (const currentOpen of [true, false])
          for (const load of [3, 6, 18]) {
            for (const awaited of [[], [3], [6, 4]]) {
              const changes = { grades: each, awaited, now, currentOpen } as Changes;
              expect(earliestFinish(plan(changes), load)).toBe(Math.max(0, finish(changes, load)?.earliest ?? 0));
            }
          }
  });

  it('is as far as the longest row of prerequisites', () => {
    expect(finish()).toEqual({ earliest: 3, semesters: 4, because: 'prerequisites', chain: [1, 2, 3, 4] });
    expect(finish({ grades: { 1: 'B' }, currentOpen: false })).toEqual({
      earliest: 3,
      semesters: 3,
      because: 'prerequisites',
      chain: [2, 3, 4],
    });
    expect(finish({ grades: { 1: 'B' }, now: [2], currentOpen: false })).toEqual({
      earliest: 2,
      semesters: 3,
      because: 'prerequisites',
      chain: [2, 3, 4],
    });
  });

  it('or as far as the hours a semester may hold put it', () =>
    expect(finish({ needs: {} }, 6)).toMatchObject({ earliest: 2, semesters: 3, because: 'load' }));

  it('is the semester that is over where only its grades are waited for', () => {
    const grades = Object.fromEntries([1, 2, 3, 5, 6].map((id) => [id, 'A']));
    expect(finish({ grades, awaited: [4] })).toEqual({
      earliest: -1,
      semesters: 1,
      because: 'prerequisites',
      chain: [4],
    });
    expect(finish({ awaited: [1], needs: {} }, 15)).toMatchObject({ earliest: 0, semesters: 1 });
  });

  it('is there when everything is passed', () =>
    expect(finish({ grades: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, 'A'])) })).toBeNull());
});

describe('progress', () => {
  it('adds up, and never rounds up to all', () => {
    const done = toProgress(standings(plan({ grades: { 1: 'B', 5: 'A' }, now: [2] })));
    expect(done).toEqual({
      courses: 6,
      coursesDone: 2,
      required: 18,
      earned: 6,
      running: 3,
      remaining: 9,
      percent: 33,
    });
    expect(
      toProgress(standings(plan({ grades: Object.fromEntries([1, 2, 3, 5, 6].map((id) => [id, 'A'])) }))).percent,
    ).toBe(83);
    expect(toProgress([]).percent).toBe(100);
  });
});

it('a package is found again by its id, and nothing by another', () => {
  for (const name of packages) expect(packageOfId(toPackageId(27, name))).toEqual({ programmeId: 27, name });
  expect([0, 5, 270, 277, 279].map(packageOfId)).toEqual([null, null, null, null, null]);
});

it('sections are looked for where the course could be registered', () => {
  const found = (state: CourseState, earliest = 1) =>
    [true, false].map((open) => sectionsIn({ state, earliest }, open));
  expect((['open', 'repeat', 'soon', 'blocked', 'running', 'done'] as const).map((state) => found(state))).toEqual([
    ['current', 'early'],
    ['current', 'early'],
    ['early', 'early'],
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(found('soon', 0)).toEqual(['current', 'early']);
});
