import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** When an enrolment may be restored. Pure; agenda and working days are the engine's. */

export type ReinstatementFacts = {
  status: AcademicStatus;
  /** The student's row of the semester; null where there is none. A postponed one is enrolled again by itself. */
  enrolment: 'enrolled' | 'notEnrolled' | 'withdrawn' | null;
  /** Regular semesters since the student last studied or postponed, and how many there may be. */
  away: number;
  maximumAway: number;
  /** How often it was restored before, and how often it may be. */
  reinstatements: number;
  maximumReinstatements: number;
  warnings: number;
  /** Fils that should be paid by now. */
  dueNow: number;
};

/** Whoever studies has nothing to restore. */
const inactive: Rule<ReinstatementFacts> = ({ status, enrolment }) =>
  status !== 'active'
    ? statusRefusals('reinstatement', status)
    : enrolment === 'notEnrolled'
      ? noRefusals
      : refuse('enrollment.notInactive', enrolment === 'withdrawn' ? { context: 'postponed' } : {});

const notTooLong: Rule<ReinstatementFacts> = ({ away, maximumAway }) =>
  away <= maximumAway ? noRefusals : refuse('MSG-000050');
const noWarning: Rule<ReinstatementFacts> = ({ warnings }) => (warnings > 0 ? refuse('MSG-000051') : noRefusals);
const notBefore: Rule<ReinstatementFacts> = ({ reinstatements, maximumReinstatements }) =>
  reinstatements < maximumReinstatements ? noRefusals : refuse('MSG-000052');
const nothingDue: Rule<ReinstatementFacts> = ({ dueNow }) =>
  dueNow > 0 ? refuse('MSG-000042', { context: 'reinstatement', fils: dueNow }) : noRefusals;

const conditions = [notTooLong, noWarning, notBefore, nothingDue] as const;

/** Where there is nothing to restore that alone is said. */
export const reinstatementRule: Rule<ReinstatementFacts> = (facts) => {
  const none = inactive(facts);
  return none.length ? none : conditions.flatMap((rule) => rule(facts));
};

/** Asked before it is done (409): it is done at once, and not again. */
export const onlyOnce: Rule<ReinstatementFacts> = () => refuse('enrollment.onlyOnce');
