import { describe, expect, it } from 'vitest';
import { finishWithout, moneyAfter, outlooks, type Running } from '../../server/features/withdrawal/stay-rules.ts';
import type { Attempt } from '../../server/academic-record/gpa-average.ts';
import type { PlanFacts } from '../../server/academic-record/plan-rules.ts';

const taken = (courseId: number, points: number): Attempt => ({
  courseId,
  semesterId: 20252,
  creditHours: 3,
  major: false,
  points,
  passes: points > 0,
});
const runs = (courseId: number): Running => ({ courseId, semesterId: 20261, creditHours: 3, major: false });
const standing = { status: 'active', regular: true, warnings: 0, onChance: false, warningCgpa: 200 } as const;

describe('the end of the semester', () => {
  it('lies between failing every course and the best grade in each', () => {
    const { worst, best } = outlooks({ past: [taken(1, 300)], running: [runs(2)], standing }, 400);
    expect([worst, best]).toEqual([
      { cgpa: 150, warnings: 1, event: 'warned' },
      { cgpa: 350, warnings: 0, event: null },
    ]);
  });

  it('a repeated course takes the place of its earlier grade', () => {
    expect(outlooks({ past: [taken(1, 100), taken(2, 300)], running: [runs(1)], standing }, 400).best.cgpa).toBe(350);
  });

  it('without a course nothing changes, the warnings neither', () => {
    const { worst, best } = outlooks(
      { past: [taken(1, 150)], running: [], standing: { ...standing, warnings: 2 } },
      400,
    );
    expect(worst).toEqual({ cgpa: 150, warnings: 2, event: null });
    expect(best).toEqual(worst);
  });

  it.each([
    ['two warnings and below the limit', { warnings: 2 }, 'dismissed', 'cleared'],
    ['the same on a chance', { warnings: 2, onChance: true }, null, 'cleared'],
    ['in a summer', { warnings: 1, regular: false }, null, null],
  ] as const)('%s', (_, changes, worst, best) => {
    const found = outlooks({ past: [taken(1, 190)], running: [runs(2)], standing: { ...standing, ...changes } }, 400);
    expect([found.worst.event, found.best.event]).toEqual([worst, best]);
  });

  it('has no average where there is no grade', () => {
    expect(outlooks({ past: [], running: [], standing }, 400).worst).toEqual({ cgpa: null, warnings: 0, event: null });
  });
});

describe('graduation at the earliest', () => {
  const course = (courseId: number) => ({ courseId, creditHours: 3, year: 1, term: 1, package: 'major' as const });
  const facts = (now: number[], groups: [number, number[][]][] = []): PlanFacts => ({
    courses: [course(1), course(2)],
    groups: new Map(groups),
    corequisites: new Map(),
    attempts: new Map(),
    awaited: new Map(),
    now: new Set(now),
    next: new Set(),
    currentOpen: true,
  });
  const plan = (now: number[], groups?: [number, number[][]][]) => ({ facts: facts(now, groups), maximumLoad: 18 });

  it('is this semester for what is taken now, and the next for what is given up', () => {
    expect(finishWithout(plan([1, 2]), new Set())).toBe(0);
    expect(finishWithout(plan([1, 2]), new Set([2]))).toBe(1);
  });

  it('waits for what needs the course that is given up', () => {
    expect(finishWithout(plan([1], [[2, [[1]]]]), new Set())).toBe(1);
    expect(finishWithout(plan([1], [[2, [[1]]]]), new Set([1]))).toBe(2);
  });

  it('is nowhere once everything is passed', () => {
    expect(finishWithout({ facts: { ...facts([]), courses: [] }, maximumLoad: 18 }, new Set())).toBeNull();
  });
});

describe('money', () => {
  it('comes back, or is owed no longer', () => {
    expect(
      moneyAfter(
        [
          { name: 'feesReturned', fils: 18_000 },
          { name: 'droppedReturned', fils: 1_000 },
          { name: 'feesCanceled', fils: 5_000 },
          { name: 'feesKept', fils: -54_000 },
          { name: 'coursesEnd' },
        ],
        30_000,
      ),
    ).toEqual({ back: 19_000, owed: 25_000 });
    expect(moneyAfter([], 7)).toEqual({ back: 0, owed: 7 });
  });
});
