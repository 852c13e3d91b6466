import { describe, expect, it } from 'vitest';
import {
  onlyOnce,
  reinstatementRule,
  type ReinstatementFacts,
} from '../../server/features/enrollment/enrollment-rules.ts';
import type { AcademicStatus } from '../../server/academic-record/status-rules.ts';

const away: ReinstatementFacts = {
  status: 'inactive',
  enrolment: null,
  away: 1,
  maximumAway: 2,
  reinstatements: 0,
  maximumReinstatements: 1,
  warnings: 0,
  dueNow: 0,
};
const refused = (changes: Partial<ReinstatementFacts>): string[] =>
  reinstatementRule({ ...away, ...changes }).map(({ Code }) => Code);

describe('restoring an enrolment', () => {
  it.each([
    ['after one semester away', {}, []],
    ['after two, the most there may be', { away: 2 }, []],
    ['after three', { away: 3 }, ['MSG-000050']],
    ['under one warning', { warnings: 1 }, ['MSG-000051']],
    ['a second time', { reinstatements: 1 }, ['MSG-000052']],
    ['while one fils is due', { dueNow: 1 }, ['MSG-000042']],
    [
      'with everything in the way, all of it is said',
      { away: 3, warnings: 2, reinstatements: 1, dueNow: 1 },
      ['MSG-000050', 'MSG-000051', 'MSG-000052', 'MSG-000042'],
    ],
    ['while active and not enrolled in the semester', { status: 'active', enrolment: 'notEnrolled' }, []],
    [
      'while enrolled: that alone is said',
      { status: 'active', enrolment: 'enrolled', warnings: 2, dueNow: 1 },
      ['enrollment.notInactive'],
    ],
    ['while postponed: it goes on by itself', { status: 'active', enrolment: 'withdrawn' }, ['enrollment.notInactive']],
    ['before the semester has any rows', { status: 'active', enrolment: null }, ['enrollment.notInactive']],
  ] satisfies [string, Partial<ReinstatementFacts>, string[]][])('%s', (_, changes, codes) =>
    expect(refused(changes)).toEqual(codes),
  );

  it.each([
    ['frozen', 'MSG-000076'],
    ['dismissed', 'student.recordClosed'],
    ['withdrawn', 'student.recordClosed'],
    ['graduated', 'student.recordClosed'],
    ['admissionCanceled', 'student.recordClosed'],
  ] satisfies [AcademicStatus, string][])('never of a record that is %s', (status, code) =>
    expect(refused({ status, enrolment: 'notEnrolled', warnings: 2 })).toEqual([code]),
  );

  it('tells a postponed semester from a running one', () =>
    expect(reinstatementRule({ ...away, status: 'active', enrolment: 'withdrawn' })[0]?.Params).toEqual({
      context: 'postponed',
    }));
  it('asks before it is done', () => expect(onlyOnce(away).map(({ Code }) => Code)).toEqual(['enrollment.onlyOnce']));
});
