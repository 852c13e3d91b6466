import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../db/root.ts';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const isSource = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name);

/** The relative import paths in a source text, including those of types, `import()` and re-exports. */
const listSpecifiers = (text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));

/** Matches imports and exports of types only, which do not exist at run time. */
const typesOnly = /^(import|export) type [^;]*;$/gm;

/**
 * The project files in `folders`, each with the files among them that it imports. Paths are relative to the project.
 * With `types: false`, imports of types are ignored.
 */
export function importGraph(folders: readonly string[], { types = true } = {}): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => join(folder, file)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      const targets = listSpecifiers(types ? text : text.replace(typesOnly, '')).map((name) =>
        relative(projectRoot, resolve(projectRoot, dirname(file), name)),
      );
      return [file, [...new Set(targets)].filter((target) => known.has(target))];
    }),
  );
}

/** Import circles found by following each import once. Every group of files in a circle appears at least once. */
export function findCircles(graph: ImportGraph): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const walk = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

/**
 * The imports between areas, including types. An area is a folder or file directly in one of `roots`. With `web` and
 * `web/features`, the folder `web/features/fees` is one area and `web/paths.ts` another.
 */
export function areaGraph(graph: ImportGraph, roots: readonly string[]): ImportGraph {
  const deepestFirst = [...roots].sort((a, b) => b.length - a.length);
  const areaOf = (file: string): string | undefined => {
    const root = deepestFirst.find((one) => file.startsWith(`${one}/`));
    return root && `${root}/${file.slice(root.length + 1).split('/')[0]}`;
  };
  const areas = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const area = areaOf(file);
    if (area === undefined) continue;
    const found = areas.get(area) ?? new Set();
    areas.set(area, found);
    for (const target of targets.map(areaOf)) if (target !== undefined && target !== area) found.add(target);
  }
  return new Map([...areas].map(([area, found]) => [area, [...found]]));
}

/** All files that a file loads, directly or indirectly, and the file itself. */
export function reachableFrom(graph: ImportGraph, file: string): Set<string> {
  const found = new Set<string>();
  const walk = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    graph.get(name)?.forEach(walk);
  };
  walk(file);
  return found;
}
