import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  caseStudyLapseRules,
  caseStudyRule,
  yearsAfter,
  type CaseStudyFacts,
} from '../../server/features/casestudy/casestudy-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';

const dismissed: CaseStudyFacts = {
  status: 'dismissed',
  warnings: 2,
  until: '2027-09-07',
  today: '2026-09-07',
  chances: 0,
  maximumChances: 2,
  semestersLeft: 0,
};
const refused = (changes: Partial<CaseStudyFacts>): string[] =>
  caseStudyRule({ ...dismissed, ...changes }).map(({ Code }) => Code);

describe('who may ask for a case study', () => {
  it.each([
    ['dismissed a year ago', {}, []],
    ['dismissed exactly two years ago', { today: '2027-09-07' }, []],
    ['dismissed two years and a day ago', { today: '2027-09-08' }, ['casestudy.tooLate']],
    ['withdrawn for good, whenever', { status: 'withdrawn', warnings: 0, until: null }, []],
    ['on probation', { status: 'active', warnings: 1, until: null }, []],
    ['in good standing', { status: 'active', warnings: 0, until: null }, ['casestudy.notEligible']],
    ['inactive', { status: 'inactive' }, ['casestudy.notEligible']],
    ['graduated', { status: 'graduated' }, ['casestudy.notEligible']],
    ['with a cancelled admission', { status: 'admissionCanceled' }, ['casestudy.notEligible']],
    ['frozen', { status: 'frozen' }, ['MSG-000076']],
    [
      'on a chance, though it is the last',
      { status: 'active', warnings: 2, chances: 2, semestersLeft: 1 },
      ['MSG-000040'],
    ],
    ['after one chance', { chances: 1 }, []],
    ['after both', { chances: 2 }, ['MSG-000041']],
    ['too late and after both', { chances: 2, today: '2029-01-01' }, ['casestudy.tooLate', 'MSG-000041']],
  ] satisfies [string, Partial<CaseStudyFacts>, string[]][])('%s', (_, changes, codes) =>
    expect(refused(changes)).toEqual(codes),
  );

  it.each([
    ['2025-09-07', '2027-09-07'],
    ['2024-02-29', '2026-02-28'],
    ['2026-02-28', '2028-02-28'],
  ])('two years after %s is %s', (date, later) => expect(yearsAfter(date, 2)).toBe(later));
  it('says of good standing that it is', () =>
    expect(caseStudyRule({ ...dismissed, status: 'active', warnings: 0 })[0]?.Params).toEqual({ context: 'active' }));
});

describe('the refusal of a case study', () => {
  const said = (changes: Partial<CaseStudyFacts>) => caseStudyRule({ ...dismissed, ...changes });
  it('names the last day to a dismissed student who is too late', () =>
    expect(said({ today: '2027-09-08' })).toEqual([
      { Code: 'casestudy.tooLate', Params: { context: 'ended', until: '2027-09-07' } },
    ]));
  it('has a last day for dismissed students alone', () => {
    expect(said({ status: 'withdrawn', today: '2027-09-08' })).toEqual([]);
    expect(said({ until: null, today: '2027-09-08' })).toEqual([]);
  });
  it('speaks of good standing to active students alone', () =>
    expect(said({ status: 'graduated' })).toEqual([{ Code: 'casestudy.notEligible', Params: {} }]));
});

describe('a case study that was sent', () => {
  it.each([
    ['goes on for a dismissed student', {}, []],
    ['goes on after the last day to send it', { today: '2029-01-01' }, []],
    ['ends in good standing', { status: 'active', warnings: 0, until: null }, ['casestudy.notEligible']],
    ['ends when every chance is used', { chances: 2 }, ['MSG-000041']],
    ['goes on while the last chance runs', { status: 'active', chances: 2, semestersLeft: 1 }, []],
    ['goes on for a frozen record', { status: 'frozen', chances: 2 }, []],
  ] satisfies [string, Partial<CaseStudyFacts>, string[]][])('%s', (_, changes, codes) =>
    expect(collectRefusals(caseStudyLapseRules, { ...dismissed, ...changes }).map(({ Code }) => Code)).toEqual(codes),
  );
});

it.each([
  ['en', 'at the end of the next regular semester'],
  ['ar', 'وبعدها يصدر القرار إذا ظل المعدل دون 2.00 بنهاية أول فصل دراسي اعتيادي'],
])('says with every chance what follows after it, in %s', (language, after) => {
  const { consequences } = JSON.parse(readFileSync(`locales/${language}/request.json`, 'utf8')) as {
    consequences: Record<string, string>;
  };
  const chances = Object.entries(consequences).filter(([key]) => /^chance(Foreseen|Granted(?!_zero))/.test(key));
  expect(chances.filter(([, text]) => !text.includes(after))).toEqual([]);
});
