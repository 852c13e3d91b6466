import { describe, expect, it } from 'vitest';
import { collectRefusals } from '../../server/refusal.ts';
import {
  exemptionRules,
  exemptionStandingRules,
  writtenScore,
  yearsBefore,
  type ExemptionFacts,
} from '../../server/features/exemption/exemption-rules.ts';

const ielts = { code: 'ielts', lowest: 0, highest: 90, step: 5, minimum: 50 };
const facts: ExemptionFacts = {
  status: 'active',
  orientation: 'required',
  test: ielts,
  score: 50,
  takenOn: '2026-03-14',
  askedOn: '2026-09-07',
  validYears: 2,
};
const told = (change: Partial<ExemptionFacts>): string[] =>
  [
    ...collectRefusals(exemptionStandingRules, { ...facts, ...change }),
    ...collectRefusals(exemptionRules, { ...facts, ...change }),
  ].map(({ Code, Params }) => (typeof Params.context === 'string' ? `${Code} ${Params.context}` : Code));

describe('an exemption', () => {
  it.each<[string, Partial<ExemptionFacts>, string[]]>([
    ['the score that is just enough', {}, []],
    ['half a band below', { score: 45 }, ['exemption.score tooLow']],
    ['the highest score', { score: 90 }, []],
    ['beyond the scale', { score: 95 }, ['exemption.score noSuch']],
    ['below the scale', { test: { ...ielts, lowest: 10 }, score: 5 }, ['exemption.score noSuch']],
    ['between two bands', { score: 62 }, ['exemption.score noSuch']],
    ['a test that does not count', { test: null }, ['exemption.unknownTest']],
    ['taken today', { takenOn: '2026-09-07' }, []],
    ['taken tomorrow', { takenOn: '2026-09-08' }, ['exemption.takenOn ahead']],
    ['two years old to the day', { takenOn: '2024-09-07' }, []],
    ['a day older', { takenOn: '2024-09-06' }, ['exemption.takenOn tooOld']],
    ['never in the programme', { orientation: 'none' }, ['exemption.notOrientation none']],
    ['through with it', { orientation: 'completed' }, ['exemption.notOrientation completed']],
    ['exempted already', { orientation: 'exempted' }, ['exemption.notOrientation exempted']],
    ['frozen', { status: 'frozen' }, ['MSG-000076']],
    ['inactive', { status: 'inactive' }, ['MSG-000045']],
    ['withdrawn', { status: 'withdrawn' }, ['student.recordClosed withdrawn']],
    [
      'everything at once',
      { orientation: 'none', score: 40, takenOn: '2020-01-01' },
      ['exemption.notOrientation none', 'exemption.score tooLow', 'exemption.takenOn tooOld'],
    ],
  ])('%s', (_, change, codes) => expect(told(change)).toEqual(codes));

  it('counts years by the calendar', () => {
    expect(yearsBefore('2026-09-07', 2)).toBe('2024-09-07');
    expect(yearsBefore('2028-02-29', 2)).toBe('2026-03-01');
    expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29');
  });

  it('writes scores as the tests do', () =>
    expect([writtenScore(50, { step: 5 }), writtenScore(610, { step: 10 })]).toEqual(['5.0', '61']));
});
