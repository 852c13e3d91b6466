import { describe, expect, it } from 'vitest';
import { changedVerdicts, groupedDifferences, type Verdict } from '../../web/simulator/conformance/compare-runs.ts';
import { differenceText } from '../../web/simulator/conformance/differenceText.ts';
import { readAccounts } from '../../web/simulator/conformance/read-accounts.ts';

const report = (verdicts: Record<string, Verdict>) => ({ calls: Object.entries(verdicts).map(([call, verdict]) => ({ call, verdict, fitting: 0, answers: 0, met: 0, notComparable: 0, expectations: 0, why: [], differences: [] })) });

describe('the conformance section', () => {
  it('tells which calls are judged otherwise than in an earlier run, what differs now first', () => {
    const before = report({ getMenu: 'ok', getFees: 'differs', getOld: 'ok', getSame: 'notCalled' });
    expect(changedVerdicts(before, report({ getFees: 'ok', getMenu: 'differs', getNew: 'ok', getSame: 'notCalled' }))).toEqual([
      { call: 'getMenu', before: 'ok', after: 'differs' }, { call: 'getFees', before: 'differs', after: 'ok' }, { call: 'getNew', before: 'notCalled', after: 'ok' }, { call: 'getOld', before: 'ok', after: 'notCalled' },
    ]);
    expect(changedVerdicts(before, before)).toEqual([]);
  });

  it('tells the same difference once, wherever in a list it stands', () => {
    const met = (at: string, says: string, step: number) => ({ scenario: 'fees.all', step, at, says });
    expect(groupedDifferences([met('/items/0/name', 'a', 1), met('/items/12/name', 'a', 2), met('/items/0/name', 'b', 3), met('/items/1/name', 'a', 4)])).toEqual([{ ...met('/items/*/name', 'a', 1), more: 2 }, { ...met('/items/*/name', 'b', 3), more: 0 }]);
  });

  it('reads accounts as they are typed, or says that they are none', () => {
    expect(readAccounts('  ')).toBeUndefined();
    expect(readAccounts('{ "eligible": { "userName": "a", "password": "b" } }')).toEqual({ eligible: { userName: 'a', password: 'b' } });
    for (const wrong of ['{', '[]', '"a"', '{ "eligible": "a" }', '{ "eligible": { "userName": "a" } }', '{ "eligible": { "userName": "a", "password": "" } }']) expect(readAccounts(wrong), wrong).toBeNull();
  });

  it('says in the page’s language what the judge found', () => {
    const t = ((key: string, figures?: object) => `${key}${figures ? JSON.stringify(figures) : ''}`) as never;
    expect(['expected to be there, is missing', 'is not in the contract', 'no answer', 'must be number, got a text', 'expected 18, got 19', 'MSG-000999 is not in the catalogue'].map((says) => differenceText(t, says))).toEqual([
      'says.missing', 'says.extra', 'says.noAnswer', 'says.got{"wanted":"must be number","found":"found.text"}', 'says.got{"wanted":"expected 18","found":"19"}', 'MSG-000999 is not in the catalogue',
    ]);
  });
});
