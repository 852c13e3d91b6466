import { describe, expect, it } from 'vitest';
import { degreeClasses, type DegreeClass, type Level } from '../../db/schema/university.ts';
import { toLevel, toLoadStanding, type LoadStanding } from '../../server/academic-record/student-rules.ts';

describe('the level of a degree class', () => {
  const levels: Record<DegreeClass, Level> = {
    associateDiploma: 'undergraduate',
    bachelor: 'undergraduate',
    master: 'postgraduate',
    phd: 'postgraduate',
  };
  it.each(degreeClasses)('%s', (degreeClass) => expect(toLevel(degreeClass)).toBe(levels[degreeClass]));
});

describe('what decides the study load, excellent from 3.00', () => {
  it.each<[warnings: number, graduating: boolean, cgpa: number | null, standing: LoadStanding]>([
    [0, false, null, 'normal'],
    [0, false, 0, 'normal'],
    [0, false, 299, 'normal'],
    [0, false, 300, 'excellent'],
    [0, false, 301, 'excellent'],
    // A graduating student has the same maximum with any average.
    [0, true, null, 'graduating'],
    [0, true, 299, 'graduating'],
    [0, true, 400, 'graduating'],
    // A single warning takes precedence over everything else.
    [1, false, 199, 'warning'],
    [1, false, 400, 'warning'],
    [1, true, 400, 'warning'],
    [2, true, null, 'warning'],
  ])('with %i warnings, graduating %s, average %s: %s', (warnings, graduating, cgpa, standing) =>
    expect(toLoadStanding({ warnings, graduating, cgpa }, 300)).toBe(standing),
  );

  it('takes the limit from the regulation in force', () =>
    expect([349, 350].map((cgpa) => toLoadStanding({ warnings: 0, graduating: false, cgpa }, 350))).toEqual([
      'normal',
      'excellent',
    ]));
});
