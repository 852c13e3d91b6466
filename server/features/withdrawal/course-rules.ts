import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { untilLastWeek } from './withdrawal-rules.ts';

/** Who may ask the office to withdraw a course. Pure. */

export type CourseFacts = {
  /** Of the semester, when it was sent or else now; null outside it. */
  week: number | null;
  lastWeek: number;
  /** The student is registered in it, and has not left it otherwise since. */
  registered: boolean;
  /** Why registration would not let the course go, the floor apart. */
  asked: readonly Refusal[];
  /** What has to be confirmed: the corequisite that goes along. */
  questions: readonly Refusal[];
};

const mayBeLeft: Rule<CourseFacts> = ({ asked }) => [...asked];

/** The end of the last week is said before the period that ends with it. */
export const courseRules = [untilLastWeek, mayBeLeft] as const;

const leftOtherwise: Rule<CourseFacts> = ({ registered }) => (registered ? noRefusals : refuse('MSG-000010'));

export const courseLapseRules = [leftOtherwise] as const;

const goesAlong: Rule<CourseFacts> = ({ questions }) => [...questions];

export const courseQuestions = [goesAlong] as const;
