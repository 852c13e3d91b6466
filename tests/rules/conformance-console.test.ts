import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  changedFailures,
  changedResults,
  groupedDifferences,
  sameScope,
  type Result,
} from '../../web/simulator/conformance/compare-runs.ts';
import { differenceText, placeText } from '../../web/simulator/conformance/differenceText.ts';
import {
  emptyPlan,
  formatPlan,
  listPlanFaults,
  parsePlan,
  toForm,
  toPlan,
  type PlanForm,
} from '../../web/simulator/conformance/plan-form.ts';
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
    const run = { baseUrl: 'https://a.example', selected: ['fees'], changing: false, simulator: false };
    expect(sameScope(run, { ...run })).toBe(true);
    for (const other of [{ baseUrl: 'https://b.example' }, { selected: [] }, { changing: true }, { simulator: true }])
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

  it('tells which failures are new and which are gone, at any index of a list', () => {
    const found = (...differences: [string, 'must' | 'note', string?][]) => ({
      calls: [
        {
          ...report({ getFees: 'failed' }).calls[0]!,
          differences: differences.map(([at, severity, known]) => ({
            scenario: 'fees.all',
            step: 1,
            at,
            says: 'a',
            severity,
            ...(known && { known }),
          })),
        },
      ],
    });
    const before = found(['/items/0/a', 'must'], ['/gone', 'must'], ['/known', 'must', 'agreed']);
    const after = found(['/items/4/a', 'must'], ['/new', 'must'], ['/extra', 'note']);
    const { fresh, gone } = changedFailures(before, after);
    expect([fresh, gone].map((list) => list.map(({ at }) => at))).toEqual([['/new'], ['/gone']]);
  });

  const form: PlanForm = {
    ...emptyPlan,
    baseUrl: 'https://a.example',
    accounts: [{ persona: 'frozenStudent', userName: 'a', password: 'secret' }],
    knownDifferences: [{ call: 'getMenu', at: '', reason: 'r', owner: 'o', until: '2027-03-31' }],
  };

  it('makes a plan of its form, without what is empty, and a form of a plan', () => {
    expect(toPlan(form)).toEqual({
      baseUrl: 'https://a.example',
      changing: false,
      simulator: false,
      badInput: false,
      accounts: { frozenStudent: { userName: 'a', password: 'secret' } },
      knownDifferences: [{ call: 'getMenu', reason: 'r', owner: 'o', until: '2027-03-31' }],
    });
    expect(toPlan(toForm(toPlan(form)))).toEqual(toPlan(form));
  });

  it('saves a plan without its passwords, and reads it again', async () => {
    const text = await formatPlan(form);
    expect(text).not.toContain('secret');
    expect(text).toContain('$SIS_FROZEN_STUDENT');
    const read = await parsePlan(text);
    expect(read?.name).toBe('https://a.example');
    expect(toForm(read!).accounts).toEqual([{ persona: 'frozenStudent', userName: 'a', password: '' }]);
    for (const none of ['', '[]', 'baseUrl: 3', '{']) expect(await parsePlan(none), none).toBeUndefined();
  });

  it('names the fields that cannot be sent', () => {
    expect(listPlanFaults(form)).toEqual([]);
    const [account] = form.accounts;
    const [known] = form.knownDifferences;
    expect(
      listPlanFaults({
        ...form,
        baseUrl: 'a.example',
        pageOrigin: 'https://a.example/page',
        accounts: [{ ...account!, password: '' }],
        knownDifferences: [{ ...known!, until: 'March' }],
      }),
    ).toEqual(['baseUrl', 'pageOrigin', 'accounts', 'knownDifferences']);
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
