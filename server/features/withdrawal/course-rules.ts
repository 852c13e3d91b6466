import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { untilLastWeek } from './withdrawal-rules.ts';

/** Rules for asking the office to withdraw a course. Pure. */

export type CourseFacts = {
  /** The week of the semester at sending, or now for an unsent request; null outside the semester. */
  week: number | null;
  lastWeek: number;
  /** True if the student is still registered in the course. */
  registered: boolean;
  /** Refusals by the registration rules, except the one about the lowest load after a withdrawal. */
  asked: readonly Refusal[];
  /** Questions to confirm, such as the corequisite that ends with the course. */
  questions: readonly Refusal[];
};

const mayBeLeft: Rule<CourseFacts> = ({ asked }) => [...asked];

/** The refusal about the last week comes first, before the one about the closed period. */
export const courseRules = [untilLastWeek, mayBeLeft] as const;

const leftOtherwise: Rule<CourseFacts> = ({ registered }) => (registered ? noRefusals : refuse('MSG-000010'));

export const courseLapseRules = [leftOtherwise] as const;

const goesAlong: Rule<CourseFacts> = ({ questions }) => [...questions];

export const courseQuestions = [goesAlong] as const;
