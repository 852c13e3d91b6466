import { describe, expect, it } from 'vitest';
import {
  distance,
  isForMajor,
  minorRules,
  minorEligibilityRules,
  type MinorFacts,
} from '../../server/features/minor/minor-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';

const mathematics = { kind: 'minor' as const, departmentId: 4, programmeId: null, minimumHours: 30, minimumCgpa: 230 };
const intelligence = {
  kind: 'specialization' as const,
  departmentId: 1,
  programmeId: 7,
  minimumHours: 60,
  minimumCgpa: 267,
};
const facts: MinorFacts = {
  status: 'active',
  degreeClass: 'bachelor',
  minor: mathematics,
  departmentId: 1,
  programmeId: 7,
  hours: 30,
  cgpa: 230,
  missing: [],
  held: null,
};
const told = (change: Partial<MinorFacts>): string[] =>
  [
    ...collectRefusals(minorEligibilityRules, { ...facts, ...change }),
    ...collectRefusals(minorRules, { ...facts, ...change }),
  ].map(({ Code, Params }) =>
    [Code, Params.context ?? Params.count]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' '),
  );

describe('a minor or specialization', () => {
  it.each<[string, Partial<MinorFacts>, string[]]>([
    ['every condition just met', {}, []],
    ['an hour missing', { hours: 29 }, ['minor.hours 1']],
    ['a hundredth missing', { cgpa: 229 }, ['minor.cgpa']],
    ['no CGPA yet', { cgpa: null }, ['minor.cgpa none']],
    ['two courses missing', { missing: ['MATHS101', 'MATHS102'] }, ['minor.courses 2']],
    [
      'all of it missing, said at once',
      { hours: 0, cgpa: null, missing: ['MATHS101'] },
      ['minor.hours 30', 'minor.cgpa none', 'minor.courses 1'],
    ],
    ['none chosen that there is', { minor: null }, ['minor.notFound']],
    ['in the own department', { departmentId: 4 }, ['minor.otherMajor minor']],
    ['one of its kind held', { held: { en: 'Minor in Media', ar: 'التخصص الفرعي في الإعلام' } }, ['minor.held minor']],
    ['a specialization of the major', { minor: intelligence, hours: 60, cgpa: 267 }, []],
    [
      'of another major',
      { minor: intelligence, hours: 60, cgpa: 267, programmeId: 8 },
      ['minor.otherMajor specialization'],
    ],
    ['a master student', { degreeClass: 'master' }, ['minor.otherMajor degree']],
    ['frozen', { status: 'frozen' }, ['MSG-000076']],
    ['dismissed', { status: 'dismissed' }, ['student.recordClosed dismissed']],
  ])('%s', (_, change, codes) => expect(told(change)).toEqual(codes));

  it('is listed for the majors it is for', () => {
    expect([
      isForMajor(mathematics, facts),
      isForMajor(mathematics, { ...facts, departmentId: 4 }),
      isForMajor(intelligence, facts),
      isForMajor(intelligence, { ...facts, programmeId: 8 }),
    ]).toEqual([true, false, true, false]);
  });

  it('is the nearer the fewer courses are missing', () => {
    expect(distance({ courses: 0, hours: 0, cgpa: 0 })).toBe(0);
    expect(distance({ courses: 0, hours: 24, cgpa: 20 })).toBeLessThan(distance({ courses: 1, hours: 0, cgpa: 0 }));
  });
});
