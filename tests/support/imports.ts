import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../db/root.ts';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const isSource = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name);

/** The relative specifiers of a source text: type imports, `import()` and re-exports included. */
const listSpecifiers = (text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));

/** `import type` and `export type … from` are gone when the program runs. */
const typesOnly = /^(import|export) type [^;]*;$/gm;

/**
 * The project's own files in `folders`, each with those of them it imports; paths from the project's root. `types:
 * false` counts only what runs.
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

/**
 * The circles found by walking each file's imports once; every group of files that import each other appears at least
 * once.
 */
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
 * Which areas import each other: an area is a folder directly in one of `roots`, or a file there; with `web` and
 * `web/features` all that is in `web/features/fees` is one area, and `web/paths.ts` another. Types are imports too.
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

/** Everything a file loads, itself included: its imports, and theirs. */
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
