import { describe, expect, it } from 'vitest';
import { circlesOf, importGraph, reachableFrom } from '../support/imports.ts';

describe('imports', () => {
  it('a circle is found, at the end of a chain and around one file', () => {
    const graph = new Map([
      ['start', ['a']],
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['d']],
    ]);
    expect(circlesOf(graph)).toEqual([
      ['a', 'b', 'c', 'a'],
      ['d', 'd'],
    ]);
  });

  it('the project has no circle of imports, imports of types included', () => {
    const graph = importGraph(['server', 'db', 'seed', 'locales', 'web', 'tests']);
    expect(graph.size).toBeGreaterThan(500);
    expect(circlesOf(graph).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('rules are pure: nothing they load opens the database or reads a file', () => {
    const graph = importGraph(['server', 'db', 'seed', 'locales'], { types: false });
    const rules = [...graph.keys()].filter((file) => file.endsWith('-rules.ts'));
    expect(rules.length).toBeGreaterThan(20);
    const impure = /^(db\/db\.ts|db\/root\.ts|server\/http\/messages\.ts|.*-queries\.ts)$/;
    expect(
      rules.flatMap((file) =>
        [...reachableFrom(graph, file)]
          .filter((loaded) => impure.test(loaded))
          .map((loaded) => `${file} loads ${loaded}`),
      ),
    ).toEqual([]);
  });
});
