import {
  averages,
  countedAttempts,
  hasResult,
  toAverageStanding,
  type Attempt,
  type AverageStanding,
  type StandingLimits,
} from '../../academic-record/gpa-average.ts';

/** Builds the transcript semester by semester. Pure. Points and averages are in hundredths. */

export type TranscriptLine<One extends Attempt> = One & {
  /** True if the student had an earlier result in the course. A withdrawal is not a result. */
  repeats: boolean;
  /** True if the line counts in the cumulative average. */
  counted: boolean;
};

export type TranscriptSemester<One extends Attempt> = {
  semesterId: number;
  lines: TranscriptLine<One>[];
  gpa: number | null;
  /** The cumulative average after this semester. */
  cgpa: number | null;
  attemptedHours: number;
  /** The credit hours of the semester's passed courses that were not passed before. */
  earnedHours: number;
  totalEarnedHours: number;
  standing: AverageStanding | null;
};

export type Enrolment = { semesterId: number; term: number; status: 'enrolled' | 'notEnrolled' | 'withdrawn' };
export type AwaySemester = { semesterId: number; reason: 'postponed' | 'notEnrolled' };

const summer = 3;

/** Semesters until `last` without studies, with the reason. A summer without enrolment is not listed. */
export const semestersAway = (
  enrolments: readonly Enrolment[],
  studied: ReadonlySet<number>,
  last: number,
): AwaySemester[] =>
  enrolments
    .filter(
      ({ semesterId, term, status }) =>
        semesterId <= last &&
        !studied.has(semesterId) &&
        (status === 'withdrawn' || (status === 'notEnrolled' && term !== summer)),
    )
    .map(({ semesterId, status }): AwaySemester => ({
      semesterId,
      reason: status === 'withdrawn' ? 'postponed' : 'notEnrolled',
    }))
    .sort((a, b) => a.semesterId - b.semesterId);

/** The semesters in order, each with its own and its cumulative averages. */
export function transcriptSemesters<One extends Attempt>(
  attempts: readonly One[],
  limits: StandingLimits,
): TranscriptSemester<One>[] {
  const counted = countedAttempts(attempts);
  const ids = [...new Set(attempts.map(({ semesterId }) => semesterId))].sort((a, b) => a - b);
  let before = 0;
  return ids.map((semesterId) => {
    const earlier = new Set(
      attempts.filter((one) => one.semesterId < semesterId && hasResult(one)).map(({ courseId }) => courseId),
    );
    const lines = attempts
      .filter((one) => one.semesterId === semesterId)
      .map((one) => ({ ...one, repeats: earlier.has(one.courseId), counted: counted.has(one) }));
    const { cgpa, earnedHours, semesterGpas } = averages(attempts.filter((one) => one.semesterId <= semesterId));
    const gained = earnedHours - before;
    before = earnedHours;
    return {
      semesterId,
      lines,
      gpa: semesterGpas.get(semesterId) ?? null,
      cgpa,
      attemptedHours: lines.reduce((sum, { creditHours }) => sum + creditHours, 0),
      earnedHours: gained,
      totalEarnedHours: earnedHours,
      standing: toAverageStanding(cgpa, limits),
    };
  });
}
