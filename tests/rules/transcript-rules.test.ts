import { describe, expect, it } from 'vitest';
import {
  semestersAway,
  transcriptSemesters,
  type Enrolment,
} from '../../server/features/transcript/transcript-rules.ts';

const limits = { excellent: 300, warning: 200 };
const taken = (
  semesterId: number,
  courseId: number,
  points: number | null,
  passes = points !== null && points > 0,
) => ({ semesterId, courseId, creditHours: 3, major: false, points, passes });
const told = (...attempts: ReturnType<typeof taken>[]) => transcriptSemesters(attempts, limits);

describe('a transcript', () => {
  it('is empty before the first grade', () => {
    expect(told()).toEqual([]);
  });

  it('tells each semester with its averages and those until then', () => {
    const [first, second] = told(taken(20251, 1, 100), taken(20251, 2, 200), taken(20252, 3, 400));
    expect(first).toMatchObject({
      semesterId: 20251,
      gpa: 150,
      cgpa: 150,
      attemptedHours: 6,
      earnedHours: 6,
      totalEarnedHours: 6,
      standing: 'warning',
    });
    expect(second).toMatchObject({
      semesterId: 20252,
      gpa: 400,
      cgpa: 233,
      attemptedHours: 3,
      earnedHours: 3,
      totalEarnedHours: 9,
      standing: 'good',
    });
  });

  it('keeps the average of the time: a later repeat changes no earlier semester', () => {
    const [first, second] = told(taken(20251, 1, 0), taken(20252, 1, 400));
    expect(first).toMatchObject({ gpa: 0, cgpa: 0, earnedHours: 0, standing: 'warning' });
    expect(second).toMatchObject({ gpa: 400, cgpa: 400, earnedHours: 3, totalEarnedHours: 3, standing: 'excellent' });
  });

  it('marks what is repeated and what counts no more', () => {
    const marks = told(taken(20251, 1, 100), taken(20251, 2, null), taken(20252, 1, 300), taken(20252, 2, 200)).map(
      ({ lines }) => lines.map(({ repeats, counted }) => [repeats, counted]),
    );
    // The first course was taken twice. The second was withdrawn and then taken.
    expect(marks).toEqual([
      [
        [false, false],
        [false, false],
      ],
      [
        [true, true],
        [false, true],
      ],
    ]);
  });

  it('earns a course once', () => {
    expect(
      told(taken(20251, 1, 100), taken(20252, 1, 300)).map(({ earnedHours, totalEarnedHours }) => [
        earnedHours,
        totalEarnedHours,
      ]),
    ).toEqual([
      [3, 3],
      [0, 3],
    ]);
  });

  it('has no average for a semester without points', () => {
    expect(told(taken(20251, 1, null, true))).toMatchObject([
      { gpa: null, cgpa: null, earnedHours: 3, standing: null },
    ]);
  });
});

describe('the semesters without studies', () => {
  const semester = (semesterId: number, status: Enrolment['status']): Enrolment => ({
    semesterId,
    term: semesterId % 10,
    status,
  });
  const away = (studied: number[], ...enrolments: Enrolment[]) => semestersAway(enrolments, new Set(studied), 20261);

  it('are those postponed and those not enrolled in, the earliest first', () => {
    expect(
      away([20242], semester(20252, 'notEnrolled'), semester(20242, 'enrolled'), semester(20251, 'withdrawn')),
    ).toEqual([
      { semesterId: 20251, reason: 'postponed' },
      { semesterId: 20252, reason: 'notEnrolled' },
    ]);
  });

  it('are none where something was studied, nor those to come', () => {
    expect(
      away(
        [20251, 20252],
        semester(20251, 'withdrawn'),
        semester(20252, 'notEnrolled'),
        semester(20262, 'notEnrolled'),
      ),
    ).toEqual([]);
  });

  it('take in the current one, and a summer only where it was postponed', () => {
    expect(
      away([], semester(20253, 'notEnrolled'), semester(20261, 'notEnrolled')).map(({ semesterId }) => semesterId),
    ).toEqual([20261]);
    expect(away([], semester(20253, 'withdrawn'))).toEqual([{ semesterId: 20253, reason: 'postponed' }]);
  });
});
