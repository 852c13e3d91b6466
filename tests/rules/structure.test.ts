import { describe, expect, it } from 'vitest';
import { features } from '../../server/features.ts';
import { areaGraph, findCircles, importGraph, reachableFrom } from '../support/imports.ts';

/**
 * The folders in which areas must not import each other in a circle. `roots` have one area in each subfolder; `fewest`
 * is the minimum number of areas.
 */
const areaRoots: [folder: string, roots: string[], fewest: number][] = [
  ['web', ['web', 'web/features'], 30],
  ['server', ['server/features'], 30],
];

describe('imports', () => {
  it('a circle is found, at the end of a chain and around one file', () => {
    const graph = new Map([
      ['start', ['a']],
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['d']],
    ]);
    expect(findCircles(graph)).toEqual([
      ['a', 'b', 'c', 'a'],
      ['d', 'd'],
    ]);
  });

  it('the project has no circle of imports, imports of types included', () => {
    const graph = importGraph(['server', 'db', 'seed', 'locales', 'web', 'tests']);
    expect(graph.size).toBeGreaterThan(500);
    expect(findCircles(graph).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('areas are folders directly in a root, and files there', () => {
    const graph = new Map([
      ['web/paths.ts', []],
      ['web/app/Shell.tsx', ['web/app/Root.tsx', 'web/features/fees/Page.tsx']],
      ['web/features/fees/Page.tsx', ['web/features/fees/parts/Line.tsx']],
      ['web/features/fees/parts/Line.tsx', ['web/paths.ts', 'web/app/Root.tsx', 'locales/words.ts']],
    ]);
    const areas = areaGraph(graph, ['web', 'web/features']);
    expect([...areas]).toEqual([
      ['web/paths.ts', []],
      ['web/app', ['web/features/fees']],
      ['web/features/fees', ['web/paths.ts', 'web/app']],
    ]);
    expect(findCircles(areas)).toEqual([['web/app', 'web/features/fees', 'web/app']]);
  });

  it.each(areaRoots)('%s has no circle of areas, imports of types included', (folder, roots, fewest) => {
    const areas = areaGraph(importGraph([folder]), roots);
    expect(areas.size).toBeGreaterThan(fewest);
    expect(findCircles(areas).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it("the server's areas import only those above them in the list of features", () => {
    const order = features.map(({ area }) => `server/features/${area}`);
    expect(new Set(order).size).toBe(order.length);
    const areas = areaGraph(importGraph(['server']), ['server/features']);
    // The verification area declares nothing in features.ts. All other areas may import it.
    const ground = [...areas.keys()].filter((area) => !order.includes(area));
    expect(ground).toEqual(['server/features/verification']);
    const place = (area: string): number => order.indexOf(area);
    expect(
      [...areas].flatMap(([area, imports]) =>
        imports.filter((other) => place(other) > place(area)).map((other) => `${area} imports ${other}`),
      ),
    ).toEqual([]);
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
