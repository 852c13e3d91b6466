import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { mayHaveCaseStudy, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Who may ask for a case study. Pure; agenda, working days and the once in a semester are the engine's. Dates are
 * YYYY-MM-DD in Bahrain.
 */

export type CaseStudyFacts = {
  status: AcademicStatus;
  /** Academic warnings in force: whoever is active and has any is on probation. */
  warnings: number;
  /** The last day on which it may be asked for after a dismissal; null for anyone else. */
  until: string | null;
  /** The day it is asked on. */
  today: string;
  /** Chances given so far, how many there are, and the semesters left of the present one. */
  chances: number;
  maximumChances: number;
  semestersLeft: number;
};

/** A date so many years later; of 29 February there may be none, and the last day is the 28th then. */
export const yearsAfter = (date: string, years: number): string => {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return new Date(`${later}T00:00:00Z`).toISOString().startsWith(later) ? later : `${later.slice(0, 8)}28`;
};

/** Not for who is in good standing, and for a frozen record nothing at all. */
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

/** In good standing again, or with every chance used, nothing is left to decide; a frozen record may go on. */
const lapse: Rule<CaseStudyFacts> = (facts) =>
  facts.status === 'frozen' ? noRefusals : [mayAsk, chanceLeft].flatMap((rule) => rule(facts));
export const caseStudyLapseRules = [lapse] as const;

/** Of who may not ask at all, that alone is said. */
export const caseStudyRule: Rule<CaseStudyFacts> = (facts): Refusal[] => {
  const never = mayAsk(facts);
  return never.length ? never : [soonEnough, notOnChance, chanceLeft].flatMap((rule) => rule(facts));
};
