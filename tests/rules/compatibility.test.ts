import { describe, expect, it } from 'vitest';
import { judgeCompatibility } from '../../server/conformance/compatibility.ts';
import type { Report } from '../../server/conformance/report.ts';

type Call = Report['calls'][number];
const call = (
  name: string,
  result: Call['result'],
  ...severities: Call['differences'][number]['severity'][]
): Call => ({
  call: name,
  result,
  fitting: 0,
  answers: 1,
  met: 0,
  notComparable: 0,
  expectations: 0,
  why: [],
  differences: severities.map((severity) => ({ scenario: 'a.b', step: 1, at: '/x', says: 'differs', severity })),
});
const baseUrl = 'https://api.example';
const asked = { page: '1.2.0', api: '1.2.0', lacking: [], baseUrl };
const report = (...calls: Call[]) => ({ baseUrl, contract: '1.2.0', calls });

describe('whether a page may go with an API', () => {
  it('is yes with the same version, every part and a run in which everything passed', () => {
    expect(judgeCompatibility({ ...asked, report: report(call('getMenu', 'passed', 'note')) })).toEqual({
      answer: 'yes',
      reasons: [],
    });
  });

  it.each([
    ['no version', { api: undefined }, 'does not report the version'],
    ['an older version', { api: '1.1.0' }, 'The API has the contract 1.1.0 and the page 1.2.0.'],
    ['a missing part', { lacking: ['timetable'] }, 'The page hides what the API lacks: timetable.'],
    ['a should', { report: report(call('getMenu', 'failed', 'should')) }, 'copes with: getMenu'],
    ['a call that was not judged', { report: report(call('getMenu', 'passed'), call('getFees', 'skipped')) }, '1 of 2'],
  ])('is limited by %s', (_, changes, says) => {
    const { answer, reasons } = judgeCompatibility({ ...asked, report: report(call('getMenu', 'passed')), ...changes });
    expect([answer, reasons.length]).toEqual(['limited', 1]);
    expect(reasons[0]).toContain(says);
  });

  it.each([
    ['another first number', { api: '2.0.0' }, 'the first numbers differ'],
    ['no run', { report: undefined }, 'There is no report of a run'],
    ['a run against another API', { baseUrl: 'https://other.example' }, `The report is about ${baseUrl}.`],
    ['a run with another contract', { report: { ...report(), contract: '1.1.0' } }, 'Run it again'],
    ['a must', { report: report(call('getMenu', 'failed', 'must')) }, 'the page breaks at: getMenu'],
  ])('is no with %s', (_, changes, says) => {
    const { answer, reasons } = judgeCompatibility({ ...asked, report: report(call('getMenu', 'passed')), ...changes });
    expect(answer).toBe('no');
    expect(reasons.join(' ')).toContain(says);
  });

  it('does not count a known difference', () => {
    const known = call('getMenu', 'passed', 'must');
    known.differences[0]!.known = 'agreed';
    expect(judgeCompatibility({ ...asked, report: report(known) }).answer).toBe('yes');
  });
});
