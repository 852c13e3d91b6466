import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  changedResults,
  groupedDifferences,
  sameScope,
  type Result,
} from '../../web/simulator/conformance/compare-runs.ts';
import { differenceText, placeText } from '../../web/simulator/conformance/differenceText.ts';
import { readAccounts } from '../../web/simulator/conformance/read-accounts.ts';
import { textsIn } from '../e2e/texts.ts';

const report = (results: Record<string, Result>) => ({
  calls: Object.entries(results).map(([call, result]) => ({
    call,
    result,
    fitting: 0,
    answers: 0,
    met: 0,
    notComparable: 0,
    expectations: 0,
    why: [],
    differences: [],
  })),
});

/** The texts of the conformance section, as its page gets them. */
const conformance = (say: (key: string, figures?: object) => string): TFunction<'conformance'> =>
  ((key: string, figures?: object) => say(`conformance:${key}`, figures)) as unknown as TFunction<'conformance'>;

describe('the conformance section', () => {
  it('tells which calls are judged otherwise than in an earlier run, what differs now first', () => {
    const before = report({ getMenu: 'passed', getFees: 'failed', getOld: 'passed', getSame: 'skipped' });
    expect(
      changedResults(before, report({ getFees: 'passed', getMenu: 'failed', getNew: 'passed', getSame: 'skipped' })),
    ).toEqual([
      { call: 'getMenu', before: 'passed', after: 'failed' },
      { call: 'getFees', before: 'failed', after: 'passed' },
      { call: 'getNew', before: 'skipped', after: 'passed' },
      { call: 'getOld', before: 'passed', after: 'skipped' },
    ]);
    expect(changedResults(before, before)).toEqual([]);
  });

  it('compares runs of the same server, demonstrations and kind alone', () => {
    const run = { baseUrl: 'https://a.example', area: 'fees', changing: false, simulator: false };
    expect(sameScope(run, { ...run })).toBe(true);
    for (const other of [{ baseUrl: 'https://b.example' }, { area: '' }, { changing: true }, { simulator: true }])
      expect(sameScope(run, { ...run, ...other }), JSON.stringify(other)).toBe(false);
  });

  it('tells the same difference once, wherever in a list it stands', () => {
    const met = (at: string, says: string, step: number) => ({
      scenario: 'fees.all',
      step,
      at,
      says,
      severity: 'must' as const,
    });
    expect(
      groupedDifferences([
        met('/items/0/name', 'a', 1),
        met('/items/12/name', 'a', 2),
        met('/items/0/name', 'b', 3),
        met('/items/1/name', 'a', 4),
      ]),
    ).toEqual([
      { ...met('/items/*/name', 'a', 1), more: 2 },
      { ...met('/items/*/name', 'b', 3), more: 0 },
    ]);
  });

  it('reads accounts as they are typed, or says that they are none', () => {
    expect(readAccounts('  ')).toBeUndefined();
    expect(readAccounts('{ "eligible": { "userName": "a", "password": "b" } }')).toEqual({
      eligible: { userName: 'a', password: 'b' },
    });
    for (const wrong of [
      '{',
      '[]',
      '"a"',
      '{ "eligible": "a" }',
      '{ "eligible": { "userName": "a" } }',
      '{ "eligible": { "userName": "a", "password": "" } }',
    ])
      expect(readAccounts(wrong), wrong).toBeNull();
  });

  it('says in the page’s language what the judge found, and where', async () => {
    const { say } = await textsIn('en');
    const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
    expect(
      [
        'is required but missing',
        'no answer',
        'must be number, got a text',
        'expected 18, got 19',
        'expected 200 or an error from 400 to 429, got 502',
      ].map((one) => plain(differenceText(conformance(say as never), one))),
    ).toEqual([
      'is required but missing',
      'no answer',
      'must be a number; found: a text',
      'expected 18; found: 19',
      'expected 200, or an error from 400 to 429; found: 502',
    ]);
    expect(
      ['/items/0', 'status', 'header cache-control', '/'].map((at) => plain(placeText(conformance(say as never), at))),
    ).toEqual(['/items/0', 'status', 'header cache-control', 'the whole']);
  });

  it.each([
    'expected 200 or an error from 400 to 429, got 502',
    'expected no-store, got none',
    'must be string, got a number',
    'must match format "date", got "x"',
    'expected one of ["a","b"], got a text',
    'expected a list, got {"a":1}',
    'expected JSON, got another type',
    'expected application/json',
    'MSG-000999 is not a message code of the contract',
    'the contract does not declare MSG-000001 for this call',
    'MSG-000001 requires 422, got 400',
    'must NOT have fewer than 1 characters, got ""',
  ])('says it in Arabic, everything of another language in its own direction: %s', async (says) => {
    const { say } = await textsIn('ar');
    const outside = (text: string): string => text.replace(/\u2066[^\u2069]*\u2069/g, '');
    expect(outside(differenceText(conformance(say as never), says))).not.toMatch(/[A-Za-z]/);
    expect(outside(differenceText(conformance(say as never), says))).toMatch(/\p{Script=Arabic}/u);
    for (const at of ['status', 'code', 'body', '/', '/items/0/name', 'header content-type', 'query Kind'])
      expect(outside(placeText(conformance(say as never), at)), at).not.toMatch(/[A-Za-z]/);
  });
});
