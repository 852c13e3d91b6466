import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { mayHaveCaseStudy, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * The facts for requesting a case study. The rules are pure; the request engine checks the agenda, the working days and
 * the limit of one per semester. Dates are YYYY-MM-DD in Bahrain.
 */

export type CaseStudyFacts = {
  status: AcademicStatus;
  /** Academic warnings in force. An active student with any is on probation. */
  warnings: number;
  /**
   * The last day on which a dismissed student may send the request. Null for all others, and if the date of the
   * dismissal is unknown.
   */
  until: string | null;
  /** The day on which the request is sent. */
  today: string;
  /** The chances given so far, their maximum, and the semesters left of the current one. */
  chances: number;
  maximumChances: number;
  semestersLeft: number;
};

/** The date a number of years later. 29 February becomes 28 February if that year has none. */
export const yearsAfter = (date: string, years: number): string => {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return new Date(`${later}T00:00:00Z`).toISOString().startsWith(later) ? later : `${later.slice(0, 8)}28`;
};

/**
 * Refuses students without a warning, a dismissal or a permanent withdrawal. A frozen record has a reason of its own,
 * because it may not send any request.
 */
const mayAsk: Rule<CaseStudyFacts> = (facts) =>
  mayHaveCaseStudy(facts)
    ? noRefusals
    : facts.status === 'frozen'
      ? refuse('MSG-000076')
      : refuse('casestudy.notEligible', facts.status === 'active' ? { context: 'active' } : {});

const soonEnough: Rule<CaseStudyFacts> = ({ status, until, today }) =>
  status === 'dismissed' && until !== null && today > until
    ? refuse('casestudy.tooLate', { context: 'ended', until })
    : noRefusals;

const notOnChance: Rule<CaseStudyFacts> = ({ semestersLeft }) =>
  semestersLeft > 0 ? refuse('MSG-000040') : noRefusals;
const chanceLeft: Rule<CaseStudyFacts> = ({ semestersLeft, chances, maximumChances }) =>
  semestersLeft > 0 || chances < maximumChances ? noRefusals : refuse('MSG-000041');

/**
 * The reasons why a request lapses: the student may no longer request a case study, for example because the student is
 * in good standing again, or has used every chance. A frozen record keeps its request.
 */
const lapse: Rule<CaseStudyFacts> = (facts) =>
  facts.status === 'frozen' ? noRefusals : [mayAsk, chanceLeft].flatMap((rule) => rule(facts));
export const caseStudyLapseRules = [lapse] as const;

/**
 * The reasons why the student may not request a case study. If the student may not request one at all, only that reason
 * is given.
 */
export const caseStudyRule: Rule<CaseStudyFacts> = (facts): Refusal[] => {
  const never = mayAsk(facts);
  return never.length ? never : [soonEnough, notOnChance, chanceLeft].flatMap((rule) => rule(facts));
};
