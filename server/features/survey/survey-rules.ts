import { formatList, type Text } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Course evaluation and the graduate survey. Pure. */

export type SurveyQuestion = { id: number; number: number; kind: 'scale' | 'text' };
export type SurveyAnswer = Schema<'SurveyAnswer'>;

export type SurveyFacts = {
  student: { status: AcademicStatus };
  /** True if this registration is already evaluated. `course` is the code of its course. */
  done: boolean;
  course: string;
  questions: readonly SurveyQuestion[];
  answers: readonly SurveyAnswer[];
};

const mayEvaluate: Rule<Pick<SurveyFacts, 'student'>> = ({ student }) => statusRefusals('survey', student.status);

/** Rules that stop a student from evaluating any course. */
export const surveyEligibilityRules = [mayEvaluate] as const;

/** An evaluation is sent once and cannot be changed, because it is not linked to a student. */
const answeredOnce: Rule<SurveyFacts> = ({ done, course }) =>
  done ? refuse('survey.answeredAlready', { course }) : noRefusals;

/** True if the student may answer the graduate survey: after graduation or in the last semester. */
export const mayGraduate = ({ status, graduating }: { status: AcademicStatus; graduating: boolean }): boolean =>
  status === 'graduated' || (status === 'active' && graduating);

export type GraduateSurveyFacts = {
  status: AcademicStatus;
  graduating: boolean;
  done: boolean;
  questions: readonly SurveyQuestion[];
  answers: readonly SurveyAnswer[];
};
type GraduateStanding = Omit<GraduateSurveyFacts, 'questions' | 'answers'>;

const graduates: Rule<GraduateStanding> = (facts) =>
  mayGraduate(facts) ? noRefusals : facts.status === 'frozen' ? refuse('MSG-000076') : refuse('survey.notGraduating');
const graduateOnce: Rule<GraduateStanding> = ({ done }) =>
  done ? refuse('survey.answeredAlready', { context: 'graduate' }) : noRefusals;

export const graduateStandingRules = [graduates, graduateOnce] as const;

const fits = ({ kind }: SurveyQuestion, { value, text }: SurveyAnswer): boolean =>
  kind === 'scale' ? value !== null && text === null : text !== null && value === null;

/** Refuses answers to unknown questions, answers of the wrong kind, and second answers to a question. */
const questionsOfForm: Rule<Pick<SurveyFacts, 'questions' | 'answers'>> = ({ questions, answers }) => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const strange = answers.some((answer, index) => {
    const question = byId.get(answer.question);
    return (
      !question ||
      (!fits(question, answer) && (answer.value !== null || answer.text !== null)) ||
      answers.findIndex((other) => other.question === answer.question) < index
    );
  });
  return strange ? refuse('survey.unknownQuestion') : noRefusals;
};

/** The questions without an answer. An empty text counts as an answer to a text question. */
export const unanswered = (questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyQuestion[] =>
  questions.filter((question) => !answers.some((answer) => answer.question === question.id && fits(question, answer)));

const formatNumbers = (questions: readonly SurveyQuestion[]): Text => {
  const numbers = questions.map(({ number }) => String(number));
  return { en: formatList(numbers, 'en'), ar: formatList(numbers, 'ar') };
};

/** All questions must be answered. MSG-000023 lists the numbers of the missing ones. */
const everyQuestionAnswered: Rule<Pick<SurveyFacts, 'questions' | 'answers'>> = ({ questions, answers }) => {
  const left = unanswered(questions, answers);
  return left.length ? refuse('MSG-000023', { count: left.length, questions: formatNumbers(left) }) : noRefusals;
};

/**
 * The reasons why this evaluation cannot be sent; empty if it may be sent. server/pipeline/gate.ts checks the agenda.
 */
export function surveyRefusals(facts: SurveyFacts): Refusal[] {
  const first = collectRefusals([mayEvaluate, answeredOnce], facts);
  // The answers are checked only if the student may send an evaluation at all.
  return first.length ? first : collectRefusals([questionsOfForm, everyQuestionAnswered], facts);
}

/** The reasons why a graduate survey cannot be sent; empty if it may be sent. */
export function graduateSurveyRefusals(facts: GraduateSurveyFacts): Refusal[] {
  const first = collectRefusals(graduateStandingRules, facts);
  return first.length ? first : collectRefusals([questionsOfForm, everyQuestionAnswered], facts);
}
