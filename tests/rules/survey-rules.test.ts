import { describe, expect, it } from 'vitest';
import {
  surveyRefusals,
  unanswered,
  type SurveyAnswer,
  type SurveyFacts,
} from '../../server/features/survey/survey-rules.ts';

const questions = [
  { id: 11, number: 1, kind: 'scale' },
  { id: 12, number: 2, kind: 'scale' },
  { id: 13, number: 3, kind: 'text' },
] as const;
const whole: SurveyAnswer[] = [
  { question: 11, value: 5, text: null },
  { question: 12, value: 1, text: null },
  { question: 13, value: null, text: 'More exercises.' },
];
const facts = (changes: Partial<SurveyFacts> = {}): SurveyFacts => ({
  student: { status: 'active' },
  done: false,
  course: 'ITCS214',
  questions,
  answers: whole,
  ...changes,
});
const codes = (changes: Partial<SurveyFacts>) => surveyRefusals(facts(changes)).map(({ Code }) => Code);

describe('a survey', () => {
  it('is sent with every question answered', () => expect(surveyRefusals(facts())).toEqual([]));
  it("is not a frozen student's", () => expect(codes({ student: { status: 'frozen' } })).toEqual(['MSG-000076']));
  it('is sent once', () =>
    expect(surveyRefusals(facts({ done: true }))).toEqual([
      { Code: 'survey.answeredAlready', Params: { course: 'ITCS214' } },
    ]));
  it('says nothing of the sheet of who may not send one', () =>
    expect(codes({ done: true, student: { status: 'frozen' }, answers: [] })).toEqual([
      'MSG-000076',
      'survey.answeredAlready',
    ]));

  it('names the questions without an answer', () => {
    expect(surveyRefusals(facts({ answers: whole.slice(1, 2) }))).toEqual([
      { Code: 'MSG-000023', Params: { count: 2, questions: { en: '1 and 3', ar: '1 و3' } } },
    ]);
    expect(surveyRefusals(facts({ answers: [] }))).toEqual([
      { Code: 'MSG-000023', Params: { count: 3, questions: { en: '1, 2 and 3', ar: '1 و2 و3' } } },
    ]);
  });

  it('takes nothing to add for an answer in words, and no answer for none', () => {
    expect(codes({ answers: [...whole.slice(0, 2), { question: 13, value: null, text: '' }] })).toEqual([]);
    expect(
      unanswered(questions, [...whole.slice(0, 2), { question: 13, value: null, text: null }]).map(({ id }) => id),
    ).toEqual([13]);
  });

  it('takes neither a figure nor words for no answer to a scale', () =>
    expect(codes({ answers: [{ question: 11, value: null, text: null }, ...whole.slice(1)] })).toEqual(['MSG-000023']));

  it.each<[string, SurveyAnswer]>([
    ['another question', { question: 99, value: 3, text: null }],
    ['a question twice', { question: 11, value: 3, text: null }],
  ])('does not take an answer to %s', (_, extra) =>
    expect(codes({ answers: [...whole, extra] })).toEqual(['survey.unknownQuestion']),
  );

  it.each<[string, SurveyAnswer[]]>([
    ['words to a scale', [{ question: 11, value: null, text: 'good' }, ...whole.slice(1)]],
    ['a figure to a question in words', [...whole.slice(0, 2), { question: 13, value: 4, text: null }]],
    ['both', [{ question: 11, value: 4, text: 'good' }, ...whole.slice(1)]],
    ['both to a question in words', [...whole.slice(0, 2), { question: 13, value: 4, text: 'good' }]],
  ])('does not take %s', (_, answers) => expect(codes({ answers })).toEqual(['survey.unknownQuestion', 'MSG-000023']));
});
