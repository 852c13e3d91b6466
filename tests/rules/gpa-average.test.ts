import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toAverage,
  averages,
  countedAttempts,
  countsForMajor,
  hasResult,
  toAverageStanding,
  toSums,
  type Attempt,
} from '../../server/academic-record/gpa-average.ts';

const pointsOf: Record<string, number | null> = {
  A: 400,
  'A-': 367,
  'B+': 333,
  B: 300,
  'B-': 267,
  C: 200,
  'C-': 167,
  D: 100,
  F: 0,
  W: null,
  I: null,
  P: null,
};
const failing = new Set(['F', 'W', 'I']);

/** An attempt from the text "semester course hours grade". Courses from 100 on belong to the major. */
const taken = (line: string): Attempt => {
  const [semesterId, courseId, creditHours, grade = ''] = line.split(' ');
  return {
    semesterId: Number(semesterId),
    courseId: Number(courseId),
    creditHours: Number(creditHours),
    major: Number(courseId) >= 100,
    points: pointsOf[grade] ?? null,
    passes: !failing.has(grade),
  };
};
const of = (...lines: string[]) => averages(lines.map(taken));

describe('averages', () => {
  it('are none before the first grade', () => {
    expect(of()).toEqual({ cgpa: null, majorCgpa: null, earnedHours: 0, semesterGpas: new Map() });
  });

  it('weigh by credit hours', () => {
    // The average is (400 × 3 + 200 × 1) / 4 = 350.
    expect(of('20251 1 3 A', '20251 2 1 C')).toEqual({
      cgpa: 350,
      majorCgpa: null,
      earnedHours: 4,
      semesterGpas: new Map([[20251, 350]]),
    });
  });

  it('count the major apart', () => {
    expect(of('20251 1 3 A', '20251 100 3 C', '20252 101 3 B')).toMatchObject({ cgpa: 300, majorCgpa: 250 });
  });

  it.each([
    [
      'a better repeat replaces',
      ['20251 1 3 D', '20252 1 3 B'],
      300,
      3,
      [
        [20251, 100],
        [20252, 300],
      ],
    ],
    [
      'a worse repeat replaces too, and the hours stay earned',
      ['20251 1 3 C-', '20252 1 3 F'],
      0,
      3,
      [
        [20251, 167],
        [20252, 0],
      ],
    ],
    [
      'a withdrawn repeat replaces nothing',
      ['20251 1 3 D', '20252 1 3 W'],
      100,
      3,
      [
        [20251, 100],
        [20252, null],
      ],
    ],
    ['P earns hours without points', ['20251 1 3 B', '20251 2 2 P'], 300, 5, [[20251, 300]]],
    ['I and W earn and count nothing', ['20251 1 3 I', '20251 2 3 W'], null, 0, [[20251, null]]],
    ['F counts and earns nothing', ['20251 1 3 F', '20251 2 3 A'], 200, 3, [[20251, 200]]],
    [
      'passed after a failure is earned once',
      ['20251 1 3 F', '20252 1 3 C', '20253 1 3 B'],
      300,
      3,
      [
        [20251, 0],
        [20252, 200],
        [20253, 300],
      ],
    ],
  ] as const)('%s', (_, lines, cgpa, earnedHours, semesterGpas) => {
    expect(of(...lines)).toEqual({
      cgpa,
      majorCgpa: null,
      earnedHours,
      semesterGpas: new Map(semesterGpas.map(([id, gpa]) => [id, gpa])),
    });
  });

  it('go by the semesters, not by the order they are told in', () => {
    expect(of('20252 1 3 B', '20251 1 3 D')).toEqual(of('20251 1 3 D', '20252 1 3 B'));
  });

  it.each([
    [{ points: 1, hours: 2 }, 1],
    [{ points: 1, hours: 3 }, 0],
    [{ points: 2, hours: 3 }, 1],
    [{ points: 805, hours: 2 }, 403],
    [{ points: 0, hours: 3 }, 0],
    [{ points: 0, hours: 0 }, null],
  ])('rounds half a hundredth up: %o', (sums, average) => {
    expect(toAverage(sums)).toBe(average);
  });

  it('stand at a limit as above it', () => {
    const limits = { excellent: 300, warning: 200 };
    expect([null, 199, 200, 299, 300].map((average) => toAverageStanding(average, limits))).toEqual([
      null,
      'warning',
      'good',
      'good',
      'excellent',
    ]);
  });
});

describe('what counts', () => {
  it.each([
    ['A', true],
    ['F', true],
    ['P', true],
    ['W', false],
    ['I', false],
  ])('%s is a result: %s', (grade, result) => expect(hasResult(taken(`20251 1 3 ${grade}`))).toBe(result));
  it.each([
    ['university', false],
    ['college', false],
    ['major', true],
    ['elective', true],
  ] as const)('courses of the package %s are the major’s: %s', (type, counts) =>
    expect(countsForMajor(type)).toBe(counts),
  );
});

const attempt = fc
  .record({
    courseId: fc.integer({ min: 1, max: 12 }),
    semesterId: fc.integer({ min: 1, max: 6 }),
    creditHours: fc.integer({ min: 1, max: 6 }),
    grade: fc.constantFrom(...Object.keys(pointsOf)),
  })
  .map(({ grade, ...rest }): Attempt => ({
    ...rest,
    major: rest.courseId > 6,
    points: pointsOf[grade] ?? null,
    passes: !failing.has(grade),
  }));
/** A course is taken at most once in a semester. */
const history = fc.uniqueArray(attempt, {
  maxLength: 30,
  selector: ({ courseId, semesterId }) => `${courseId} ${semesterId}`,
});

describe('whatever the history', () => {
  it('an average lies between the lowest and the highest grade counted, and is the nearest hundredth', () => {
    fc.assert(
      fc.property(history, (attempts) => {
        const counted = [...countedAttempts(attempts)];
        const { cgpa } = averages(attempts);
        const { points, hours } = toSums(counted);
        expect(new Set(counted.map(({ courseId }) => courseId)).size).toBe(counted.length);
        expect(cgpa === null).toBe(counted.length === 0);
        if (cgpa === null) return;
        const all = counted.map((one) => one.points ?? -1);
        expect(cgpa).toBeGreaterThanOrEqual(Math.min(...all));
        expect(cgpa).toBeLessThanOrEqual(Math.max(...all));
        expect(2 * Math.abs(cgpa * hours - points)).toBeLessThanOrEqual(hours);
      }),
    );
  });

  it('a better grade never lowers an average', () => {
    fc.assert(
      fc.property(history, fc.nat(), (attempts, pick) => {
        const one = attempts[pick % Math.max(1, attempts.length)];
        if (!one || one.points === null) return;
        const better = averages(attempts.map((other) => (other === one ? { ...one, points: 400 } : other)));
        expect(better.cgpa).toBeGreaterThanOrEqual(averages(attempts).cgpa ?? 0);
      }),
    );
  });
});
