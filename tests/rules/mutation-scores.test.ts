import { describe, expect, it } from 'vitest';
import { mutationScore, scoreTable } from '../support/mutation-scores.ts';

const mutants = (...statuses: string[]) => ({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } });

describe('the score of a rule file', () => {
  it('counts what was found, by a failing test or by its time, among all that compile', () => {
    const score = mutationScore(mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'));
    expect(score).toEqual({ killed: 2, survived: 1, uncovered: 1, score: 50 });
  });
  it('is whole where nothing can be mutated', () => expect(mutationScore(mutants()).score).toBe(100));
  it('stands in a table, the weakest first and marked', () => {
    const of = (score: number) => ({ killed: 1, survived: 2, uncovered: 3, score });
    const [, ...lines] = scoreTable({ 'good.ts': of(85), 'weak.ts': of(84.9) }).split('\n');
    expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
      ['!', '84.9', '1', '2', '3', 'weak.ts'],
      ['85.0', '1', '2', '3', 'good.ts'],
    ]);
  });
});
