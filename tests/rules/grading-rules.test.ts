import { describe, expect, it } from 'vitest';
import {
  expectedToGraduate,
  toGrade,
  gradesDate,
  standingAfter,
  type GradedFacts,
  type StandingFacts,
} from '../../server/academic-record/grading-rules.ts';

describe('the day grades come in', () => {
  it.each([
    ['2027-01-07', [], '2027-01-12'],
    ['2027-06-03', ['2027-06-06'], '2027-06-09'],
    ['2027-08-12', ['2027-08-15'], '2027-08-18'],
    ['2027-01-04', [], '2027-01-07'],
    ['2027-01-05', [], '2027-01-10'],
    ['2027-01-07', ['2027-01-10', '2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14'], '2027-01-19'],
  ])('after %s, with %j off, is %s', (endsOn, holidays, date) =>
    expect(gradesDate(endsOn, new Set(holidays))).toBe(date),
  );
});

const graded = (changes: Partial<GradedFacts> = {}): GradedFacts => ({
  status: 'registered',
  left: false,
  barred: false,
  cgpa: 280,
  draw: { ability: 0.5, luck: [0.5, 0.5, 0.5] },
  ...changes,
});
const points: Record<string, number> = {
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
  F: 0,
};

describe('a grade', () => {
  it('is a W for what was withdrawn from, and for who has left', () => {
    expect(toGrade(graded({ status: 'withdrawn' }))).toBe('W');
    expect(toGrade(graded({ left: true, barred: true }))).toBe('W');
  });
  it('is an F for who was barred from the examination', () =>
    expect(toGrade(graded({ barred: true, cgpa: 400 }))).toBe('F'));
  it('is near the average in the middle of luck', () => expect(toGrade(graded())).toBe('B'));
  it('needs no average', () => expect(points[toGrade(graded({ cgpa: null }))]).toBeGreaterThan(0));
  it.each([180, 240, 300, 360])('keeps the averages of many near %i, and some fail', (cgpa) => {
    let state = 7;
    const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
    const all = Array.from({ length: 4000 }, () =>
      toGrade(graded({ cgpa, draw: { ability: 0, luck: [next(), next(), next()] } })),
    );
    expect(Math.abs(all.reduce((sum, grade) => sum + points[grade]!, 0) / all.length - cgpa)).toBeLessThan(15);
    if (cgpa <= 240) expect(all.filter((grade) => grade === 'F').length).toBeGreaterThan(10);
  });
});

const standing = (changes: Partial<StandingFacts> = {}): StandingFacts => ({
  status: 'active',
  regular: true,
  studied: true,
  cgpa: 280,
  warnings: 0,
  onChance: false,
  planPassed: false,
  awayTwice: false,
  warningCgpa: 200,
  ...changes,
});

describe('standing', () => {
  it.each<[string, Partial<StandingFacts>, ReturnType<typeof standingAfter>]>([
    ['stays', {}, { status: 'active', warnings: 0, event: null }],
    ['is warned below 2.00', { cgpa: 199 }, { status: 'active', warnings: 1, event: 'warned' }],
    ['is warned again', { cgpa: 199, warnings: 1 }, { status: 'active', warnings: 2, event: 'warned' }],
    ['is dismissed after two', { cgpa: 199, warnings: 2 }, { status: 'dismissed', warnings: 2, event: 'dismissed' }],
    [
      'is not dismissed on a chance',
      { cgpa: 199, warnings: 2, onChance: true },
      { status: 'active', warnings: 2, event: 'spared' },
    ],
    ['is cleared at 2.00', { cgpa: 200, warnings: 2 }, { status: 'active', warnings: 0, event: 'cleared' }],
    [
      'does not change in summer',
      { cgpa: 199, warnings: 2, regular: false },
      { status: 'active', warnings: 2, event: null },
    ],
    [
      'does not change without a grade',
      { cgpa: 199, warnings: 2, studied: false },
      { status: 'active', warnings: 2, event: null },
    ],
    [
      'graduates with the whole plan',
      { planPassed: true, cgpa: 200, regular: false },
      { status: 'graduated', warnings: 0, event: 'graduated' },
    ],
    [
      'does not graduate below 2.00',
      { planPassed: true, cgpa: 199 },
      { status: 'active', warnings: 1, event: 'warned' },
    ],
    [
      'becomes inactive after two semesters away',
      { studied: false, awayTwice: true },
      { status: 'inactive', warnings: 0, event: 'inactive' },
    ],
    [
      'does not become inactive in summer',
      { studied: false, awayTwice: true, regular: false },
      { status: 'active', warnings: 0, event: null },
    ],
    [
      'of who has left stays',
      { status: 'withdrawn', cgpa: 100, warnings: 2 },
      { status: 'withdrawn', warnings: 2, event: null },
    ],
    [
      'of a frozen student is warned as well',
      { status: 'frozen', cgpa: 100 },
      { status: 'frozen', warnings: 1, event: 'warned' },
    ],
  ])('%s', (_, changes, after) => expect(standingAfter(standing(changes))).toEqual(after));

  it('expects to graduate who has at most eighteen hours left', () => {
    expect([0, 1, 18, 19].map((hours) => expectedToGraduate(hours, false))).toEqual([false, true, true, false]);
    expect(expectedToGraduate(9, true)).toBe(false);
  });
});
