import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAverage } from '../../server/academic-record/gpa-average.ts';
import { answerTarget, smallestGrades, suggestedTarget, type GradeChoice } from '../../web/features/gpa/gpa-target.ts';

const best = 400;
const grades: GradeChoice[] = Object.entries({
  A: 400,
  'A-': 367,
  'B+': 333,
  B: 300,
  'B-': 267,
  'C+': 233,
  C: 200,
  'C-': 167,
  'D+': 133,
  D: 100,
}).map(([grade, points]) => ({ grade, points }));
const course = (key: string, creditHours = 3) => ({ key, creditHours });
const so = (cgpa: number, hours: number) => ({ points: cgpa * hours, hours });

describe('the reverse question', () => {
  it.each([
    // For 3.00 after 60 hours with 2.80: 2.995 × 75 − 168 = 56.625, which over 15 hours is 3.775.
    ['3.00 in the next 15 hours', so(280, 60), 15, 300, { needed: 378, reachable: true, best: 304, hoursAtBest: 12 }],
    ['out of reach in 9 hours', so(280, 60), 9, 300, { needed: 430, reachable: false, best: 296, hoursAtBest: 12 }],
    ['back above the warning', so(180, 60), 15, 200, { needed: 278, reachable: true, best: 224, hoursAtBest: 6 }],
    ['already held', so(347, 60), 15, 300, { needed: 110, reachable: true, best: 358, hoursAtBest: 0 }],
    ['held whatever comes', so(400, 60), 3, 100, { needed: 0, reachable: true, best: 400, hoursAtBest: 0 }],
    ['the first semester', so(0, 0), 12, 350, { needed: 350, reachable: true, best: 400, hoursAtBest: 1 }],
    // 3.995 rounds to 4.00. Even that takes thousands of hours.
    ['the best there is', so(280, 60), 15, 400, { needed: 878, reachable: false, best: 304, hoursAtBest: 14340 }],
  ] as const)('%s', (_, before, hours, target, answer) => {
    expect(answerTarget(before, hours, target, best)).toEqual(answer);
  });

  it('suggests the next limit, then the next quarter', () => {
    expect(
      [null, 180, 200, 280, 300, 347, 350, 399, 400].map((average) => suggestedTarget(average, [300, 200], best)),
    ).toEqual([200, 200, 300, 300, 325, 350, 375, 400, 400]);
  });
});

const sums = fc
  .record({ hours: fc.integer({ min: 0, max: 160 }), share: fc.integer({ min: 0, max: best }) })
  .map(({ hours, share }) => ({ hours, points: hours * share }));
const hours = fc.integer({ min: 1, max: 60 });
const target = fc.integer({ min: 1, max: best });

describe('whatever is asked', () => {
  it('the answer put in reaches the target, and the next lower does not', () => {
    fc.assert(
      fc.property(sums, hours, target, (before, more, wanted) => {
        const { needed, reachable, best: highest } = answerTarget(before, more, wanted, best);
        const become = (average: number): number =>
          toAverage({ points: before.points + average * more, hours: before.hours + more }) ?? -1;
        expect(become(needed)).toBeGreaterThanOrEqual(wanted);
        if (needed > 0) expect(become(needed - 1)).toBeLessThan(wanted);
        expect(reachable).toBe(become(best) >= wanted);
        expect(highest).toBe(become(best));
      }),
      { numRuns: 1000 },
    );
  });

  it('the hours of best grades reach it, and one hour fewer does not', () => {
    fc.assert(
      fc.property(sums, target, (before, wanted) => {
        const { hoursAtBest } = answerTarget(before, 1, wanted, best);
        if (hoursAtBest === null) throw new Error('the best grade reaches every target in time');
        const become = (more: number): number =>
          toAverage({ points: before.points + best * more, hours: before.hours + more }) ?? -1;
        expect(become(hoursAtBest)).toBeGreaterThanOrEqual(wanted);
        if (hoursAtBest > 0) expect(become(hoursAtBest - 1)).toBeLessThan(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  it('the smallest grades reach it, and none of them can be lower', () => {
    const courses = fc
      .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 })
      .map((list) => list.map((creditHours, index) => course(String(index), creditHours)));
    fc.assert(
      fc.property(sums, courses, target, (before, list, wanted) => {
        const chosen = smallestGrades(before, list, wanted, grades);
        const become = (of: (key: string) => number): number =>
          toAverage(
            list.reduce(
              (all, { key, creditHours }) => ({
                points: all.points + of(key) * creditHours,
                hours: all.hours + creditHours,
              }),
              before,
            ),
          ) ?? -1;
        if (!chosen) {
          expect(become(() => best)).toBeLessThan(wanted);
          return;
        }
        const points = (key: string): number => chosen.get(key)?.points ?? 0;
        expect(become(points)).toBeGreaterThanOrEqual(wanted);
        for (const { key } of list) {
          const next = grades[grades.findIndex(({ grade }) => grade === chosen.get(key)?.grade) + 1];
          if (next) expect(become((one) => (one === key ? next.points : points(one)))).toBeLessThan(wanted);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the hint is even where the courses are', () => {
    const hint = smallestGrades(
      so(280, 60),
      ['a', 'b', 'c', 'd', 'e'].map((key) => course(key)),
      300,
      grades,
    );
    expect([...(hint?.values() ?? [])].map(({ grade }) => grade).sort()).toEqual(['A', 'A', 'A-', 'A-', 'A-']);
    expect(smallestGrades(so(280, 60), [course('a')], 300, grades)).toBeNull();
  });
});
