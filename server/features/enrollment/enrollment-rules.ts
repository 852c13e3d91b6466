import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** The facts for a reinstatement. The rules are pure; the request engine checks the agenda and the working days. */

export type ReinstatementFacts = {
  status: AcademicStatus;
  /**
   * The student's enrolment in the current semester; null if there is none. `withdrawn` means that the student has
   * postponed it. Such a student is enrolled in the next semester automatically.
   */
  enrolment: 'enrolled' | 'notEnrolled' | 'withdrawn' | null;
  /** The number of regular semesters since the student last studied or postponed, and the allowed maximum. */
  away: number;
  maximumAway: number;
  /** The number of reinstatements so far, and the allowed maximum. */
  reinstatements: number;
  maximumReinstatements: number;
  warnings: number;
  /** The fils that should be paid by now. */
  dueNow: number;
};

/** A student who is enrolled has nothing to reinstate. */
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

/** If there is nothing to reinstate, only that reason is given. */
export const reinstatementRule: Rule<ReinstatementFacts> = (facts) => {
  const none = inactive(facts);
  return none.length ? none : conditions.flatMap((rule) => rule(facts));
};

/** Asks for a confirmation (409), because a reinstatement is immediate and the number of reinstatements is limited. */
export const onlyOnce: Rule<ReinstatementFacts> = () => refuse('enrollment.onlyOnce');
