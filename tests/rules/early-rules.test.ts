import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earlyRemovals,
  type EarlyFacts,
  type EarlyReason,
  type EarlyRow,
} from '../../server/features/registration/early-rules.ts';

/** An early registration; row `id` is for course 100+id. */
const row = (id: number, changes: Partial<EarlyRow> = {}): EarlyRow => ({
  registrationId: id,
  courseId: 100 + id,
  code: `C${id}`,
  prerequisites: [],
  corequisites: [],
  ...changes,
});

type Grade = EarlyFacts['grades'] extends ReadonlyMap<number, infer G> ? G : never;
const passed: Grade = { passes: true, repeatable: false, justPassed: true };
const passedLongAgo: Grade = { ...passed, justPassed: false };
const failed: Grade = { passes: false, repeatable: true, justPassed: false };

const removals = (facts: Partial<EarlyFacts>) =>
  earlyRemovals({ enrolled: true, rows: [row(1)], grades: new Map(), ...facts });
const reasons = (facts: Partial<EarlyFacts>): [number, EarlyReason][] =>
  removals(facts).map(({ registrationId, reason }) => [registrationId, reason]);

describe('early registrations', () => {
  it('become registrations', () => expect(reasons({})).toEqual([]));
  it('go with the enrolment, every one, whatever else is true of them', () =>
    expect(
      reasons({
        enrolled: false,
        rows: [row(1), row(2, { prerequisites: [[200]] })],
        grades: new Map([[101, passed]]),
      }),
    ).toEqual([
      [1, 'notEnrolled'],
      [2, 'notEnrolled'],
    ]));
  it('are told by the code of their course', () =>
    expect(removals({ enrolled: false })).toEqual([{ registrationId: 1, code: 'C1', reason: 'notEnrolled' }]));
});

describe('the course itself', () => {
  it.each<[string, Grade, EarlyReason | null]>([
    ['passed just now', passed, 'passed'],
    ['passed just now, with a grade that may be repeated', { ...passed, repeatable: true }, 'passed'],
    ['passed long ago', passedLongAgo, 'passed'],
    // A repeatable course is kept, because the student wants to repeat it.
    ['passed long ago, with a grade that may be repeated', { ...passedLongAgo, repeatable: true }, null],
    ['failed', failed, null],
    ['failed for good', { ...failed, repeatable: false }, null],
  ])('%s', (_, grade, reason) =>
    expect(reasons({ grades: new Map([[101, grade]]) })).toEqual(reason === null ? [] : [[1, reason]]),
  );
});

describe('prerequisites', () => {
  const rows = [row(1, { prerequisites: [[200, 201], [202]] })];
  it.each<[string, [number, Grade][], boolean]>([
    ['none passed', [], false],
    ['one group passed', [[201, passed]], false],
    ['the other group passed', [[202, passed]], false],
    [
      'one of every group passed',
      [
        [201, passed],
        [202, passed],
      ],
      true,
    ],
    [
      'all passed',
      [
        [200, passed],
        [201, passed],
        [202, passedLongAgo],
      ],
      true,
    ],
    [
      'one failed',
      [
        [201, passed],
        [202, failed],
      ],
      false,
    ],
  ])('%s', (_, grades, stays) =>
    expect(reasons({ rows, grades: new Map(grades) })).toEqual(stays ? [] : [[1, 'prerequisite']]),
  );
});

describe('corequisites', () => {
  const laboratory = row(1, { corequisites: [102] });
  it.each<[string, Partial<EarlyFacts>, [number, EarlyReason][]]>([
    ['registered beside it', { rows: [laboratory, row(2)] }, []],
    ['each registered for the other', { rows: [laboratory, row(2, { corequisites: [101] })] }, []],
    ['passed before', { rows: [laboratory], grades: new Map([[102, passedLongAgo]]) }, []],
    ['failed before', { rows: [laboratory], grades: new Map([[102, failed]]) }, [[1, 'corequisite']]],
    ['neither', { rows: [laboratory] }, [[1, 'corequisite']]],
    ['one of two', { rows: [row(1, { corequisites: [102, 103] }), row(2)] }, [[1, 'corequisite']]],
    // Because the lecture was passed, its registration is removed, and it counts as the laboratory's corequisite.
    [
      'taken out because it was passed just now',
      { rows: [laboratory, row(2)], grades: new Map([[102, passed]]) },
      [[2, 'passed']],
    ],
    [
      'taken out for its prerequisite',
      { rows: [laboratory, row(2, { prerequisites: [[200]] })] },
      [
        [2, 'prerequisite'],
        [1, 'corequisite'],
      ],
    ],
    [
      'taken out at the end of a chain',
      { rows: [laboratory, row(2, { corequisites: [103] }), row(3, { prerequisites: [[200]] })] },
      [
        [3, 'prerequisite'],
        [2, 'corequisite'],
        [1, 'corequisite'],
      ],
    ],
  ])('%s', (_, facts, expected) => expect(reasons(facts)).toEqual(expected));
});

describe('whatever the rows', () => {
  const list = fc.array(fc.record({ pre: fc.nat(6), co: fc.nat(6) }), { maxLength: 6 });
  const rowsOf = (made: readonly { pre: number; co: number }[]): EarlyRow[] =>
    made.map(({ pre, co }, id) =>
      row(id, { prerequisites: pre ? [[99 + pre]] : [], corequisites: co ? [99 + co] : [] }),
    );
  const grades = new Map([[101, passed]]);

  it('each is taken out at most once, and none of those that stay would be', () => {
    fc.assert(
      fc.property(list, (made) => {
        const rows = rowsOf(made);
        const ids = removals({ rows, grades }).map(({ registrationId }) => registrationId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(removals({ rows: rows.filter(({ registrationId }) => !ids.includes(registrationId)), grades })).toEqual(
          [],
        );
      }),
    );
  });
});
