import { describe, expect, it } from 'vitest';
import { collectRefusals, refuse } from '../../server/refusal.ts';
import {
  courseLapseRules,
  courseQuestions,
  courseRules,
  type CourseFacts,
} from '../../server/features/withdrawal/course-rules.ts';

const facts = (changes: Partial<CourseFacts> = {}): CourseFacts => ({
  registered: true,
  week: 10,
  lastWeek: 10,
  asked: [],
  questions: [],
  ...changes,
});
const codes = (changes: Partial<CourseFacts> = {}): string[] =>
  collectRefusals(courseRules, facts(changes)).map(({ Code }) => Code);

describe('a request to withdraw from a course', () => {
  it.each<[string, Partial<CourseFacts>, string[]]>([
    ['in the last week', {}, []],
    ['outside the semester', { week: null }, []],
    ['a week later, said before the period', { week: 11, asked: refuse('MSG-000009') }, ['MSG-000035', 'MSG-000009']],
    ['which registration refuses', { asked: refuse('MSG-000006') }, ['MSG-000006']],
  ])('%s', (_, changes, expected) => expect(codes(changes)).toEqual(expected));

  it('asks what registration asks', () =>
    expect(
      collectRefusals(courseQuestions, facts({ questions: refuse('registration.confirmCorequisite') })).map(
        ({ Code }) => Code,
      ),
    ).toEqual(['registration.confirmCorequisite']));
});

describe('a request that was sent', () => {
  it.each<[string, boolean, string[]]>([
    ['goes on while the student is registered', true, []],
    ['lapses when the course was left otherwise', false, ['MSG-000010']],
  ])('%s', (_, registered, expected) =>
    expect(collectRefusals(courseLapseRules, facts({ registered })).map(({ Code }) => Code)).toEqual(expected),
  );
});
