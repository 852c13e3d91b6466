import { describe, expect, it } from 'vitest';
import { callLines, reportLines } from '../../server/watch/watch-report.ts';
import { WatchedCalls } from '../../server/watch/watched-calls.ts';

const missing = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    of: 'answer' as const,
    at: `/field${index}`,
    says: 'is missing',
    severity: 'must' as const,
  }));
const watched = (count: number): WatchedCalls => {
  const calls = new WatchedCalls('http://localhost');
  calls.add(undefined, { method: 'GET', path: '/api/x', status: 200, milliseconds: 1, differences: missing(count) });
  return calls;
};
const linesOf = (count: number): string[] => callLines(watched(count).after(0)[0]!);

describe('a call that differs in many fields', () => {
  it('is told by the first five and how many more there are', () => {
    expect(linesOf(44)).toHaveLength(6);
    expect(linesOf(44)[0]).toMatch(/ DIFFERS {2}GET \/api\/x {2}200 {2}answer \/field0 {2}is missing$/);
    expect(linesOf(44)[5]).toBe('    39 more');
  });
  it('is told whole where there are no more than five', () =>
    expect([0, 5, 6].map((count) => linesOf(count).length)).toEqual([0, 5, 6]));
  it('is as short in the report on the terminal, and whole in what is kept', () => {
    const report = watched(44).report();
    expect(reportLines(report).filter((line) => line.startsWith('    '))).toHaveLength(6);
    expect(report.operations[0]?.differences).toHaveLength(44);
  });
});
