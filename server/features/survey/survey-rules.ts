import { formatList, type Text } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Course evaluation and the graduate survey. Pure. */

export type SurveyQuestion = { id: number; number: number; kind: 'scale' | 'text' };
export type SurveyAnswer = Schema<'SurveyAnswer'>;

export type SurveyFacts = {
  student: { status: AcademicStatus };
  /** Whether this registration is evaluated already, and of which course it is. */
  done: boolean;
  course: string;
  questions: readonly SurveyQuestion[];
  answers: readonly SurveyAnswer[];
};

const mayEvaluate: Rule<Pick<SurveyFacts, 'student'>> = ({ student }) => statusRefusals('survey', student.status);

/** Why this student evaluates nothing at all, whatever the course. */
export const surveyEligibilityRules = [mayEvaluate] as const;

/** Once, and never changed: no record says which sheet is whose. */
const answeredOnce: Rule<SurveyFacts> = ({ done, course }) =>
  done ? refuse('survey.answeredAlready', { course }) : noRefusals;

/** The graduate survey is for those who leave with a degree, from their last semester on. */
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

/** Every answer is to a question of the form, in its own way, and each question is answered at most once. */
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

/**
 * The questions without an answer. One in words is answered by nothing to add as well, which is said as an empty text.
 */
export const unanswered = (questions: readonly SurveyQuestion[], answers: readonly SurveyAnswer[]): SurveyQuestion[] =>
  questions.filter((question) => !answers.some((answer) => answer.question === question.id && fits(question, answer)));

const formatNumbers = (questions: readonly SurveyQuestion[]): Text => {
  const numbers = questions.map(({ number }) => String(number));
  return { en: formatList(numbers, 'en'), ar: formatList(numbers, 'ar') };
};

/** Spec 5: all questions answered. MSG-000023, with the numbers of those that are not. */
const everyQuestionAnswered: Rule<Pick<SurveyFacts, 'questions' | 'answers'>> = ({ questions, answers }) => {
  const left = unanswered(questions, answers);
  return left.length ? refuse('MSG-000023', { count: left.length, questions: formatNumbers(left) }) : noRefusals;
};

/** Why this sheet may not be sent; empty means it may. The agenda is the gate's. */
export function surveyRefusals(facts: SurveyFacts): Refusal[] {
  const first = collectRefusals([mayEvaluate, answeredOnce], facts);
  // What is in the sheet matters only to who may send one.
  return first.length ? first : collectRefusals([questionsOfForm, everyQuestionAnswered], facts);
}

/** Why a graduate survey may not be sent. */
export function graduateSurveyRefusals(facts: GraduateSurveyFacts): Refusal[] {
  const first = collectRefusals(graduateStandingRules, facts);
  return first.length ? first : collectRefusals([questionsOfForm, everyQuestionAnswered], facts);
}
