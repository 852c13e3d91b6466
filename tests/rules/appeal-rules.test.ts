import { describe, expect, it } from 'vitest';
import {
  appealRules,
  appealEligibilityRules,
  lastGradedSemester,
  nextBetterGrade,
  type AppealFacts,
  type EndedSemester,
} from '../../server/features/appeal/appeal-rules.ts';
import { collectRefusals, type Refusal } from '../../server/refusal.ts';

const course = { code: 'MATHS203', grade: 'B-', points: 267, semesterId: 20252 };
const facts: AppealFacts = { status: 'active', course, lastSemesterId: 20252 };

const unknown: Refusal = { Code: 'MSG-000010', Params: {} };
const frozen: Refusal = { Code: 'MSG-000076', Params: {} };
const notGraded = (grade: string): Refusal => ({ Code: 'appeal.notGraded', Params: { course: 'MATHS203', grade } });
const notLast: Refusal = { Code: 'appeal.notLastSemester', Params: { course: 'MATHS203' } };

describe('who may appeal', () => {
  it.each<[AppealFacts['status'], Refusal[]]>([
    ['active', []],
    ['graduated', []],
    ['dismissed', []],
    ['withdrawn', [{ Code: 'student.recordClosed', Params: { context: 'withdrawn' } }]],
    ['inactive', [{ Code: 'MSG-000045', Params: {} }]],
    ['frozen', [frozen]],
  ])('%s', (status, expected) => expect(collectRefusals(appealEligibilityRules, { status })).toEqual(expected));
});

describe('which grade may be appealed', () => {
  it.each<[string, Partial<AppealFacts>, Refusal[]]>([
    ['one of the last semester', {}, []],
    ['an F, which has points: none', { course: { ...course, grade: 'F', points: 0 } }, []],
    ['a W, which has no points', { course: { ...course, grade: 'W', points: null } }, [notGraded('W')]],
    ['one of the semester before', { course: { ...course, semesterId: 20251 } }, [notLast]],
    ['one of a semester to come', { course: { ...course, semesterId: 20253 } }, [notLast]],
    ['one where no grades are in', { lastSemesterId: null }, [notLast]],
    [
      'a P of the semester before',
      { course: { ...course, grade: 'P', points: null, semesterId: 20251 } },
      [notGraded('P'), notLast],
    ],
    ['one the student does not have', { course: null }, [unknown]],
    ['one the student does not have, where no grades are in', { course: null, lastSemesterId: null }, [unknown]],
    // A student who may not appeal at all gets only the reason of the status.
    ['one a frozen student does not have', { status: 'frozen', course: null }, []],
  ])('%s', (_, changes, expected) => expect(collectRefusals(appealRules, { ...facts, ...changes })).toEqual(expected));
});

describe('the semester whose grades may be appealed', () => {
  const [first, second, summer]: EndedSemester[] = [
    { id: 20251, term: 1 },
    { id: 20252, term: 2 },
    { id: 20253, term: 3 },
  ];
  it.each<[string, (EndedSemester | undefined)[], number[], number | null]>([
    ['after the second semester', [second, first], [20252, 20251], 20252],
    ['after the first', [first], [20251], 20251],
    ['after the summer, who studied in it', [summer, second, first], [20253, 20252, 20251], 20253],
    ['after the summer, who studied in it alone', [summer, second, first], [20253], 20253],
    ['after the summer, who did not', [summer, second, first], [20252, 20251], 20252],
    ['after the summer, who studied neither then nor in the second', [summer, second, first], [20251], null],
    ['after the second, who studied in the first', [second, first], [20251], null],
    ['where grades are not in yet', [second, first], [], null],
    ['where nothing but a summer has ended', [summer], [20253], 20253],
    ['where nothing has ended', [], [20252], null],
  ])('%s', (_, ended, graded, semester) =>
    expect(
      lastGradedSemester(
        ended.filter((one) => one !== undefined),
        new Set(graded),
      ),
    ).toBe(semester),
  );
});

describe('the next better grade', () => {
  it.each([
    ['B+', 'A-'],
    ['A-', 'A'],
    ['A', 'A'],
    ['F', 'B+'],
    ['not a grade', 'A'],
  ])('than %s is %s', (grade, better) => expect(nextBetterGrade(['A', 'A-', 'B+', 'F'], grade)).toBe(better));
  it('is the same where there are none', () => expect(nextBetterGrade([], 'B')).toBe('B'));
});
