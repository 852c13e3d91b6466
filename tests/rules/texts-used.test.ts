import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

/**
 * Every text must be used: its key occurs in the sources, as a whole or as a template such as `statuses.${status}`.
 */

type Tree = { [key: string]: string | Tree };
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

const folder = join(projectRoot, 'locales/en');
/** The message catalogue is not checked here. Other tests compare it with the contract and the scenarios. */
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'messages.json')
  .map(
    (file) =>
      [file.replace('.json', ''), keysOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree)] as const,
  );

const sources = ['server', 'web', 'seed', 'locales', 'db'].flatMap((part) =>
  readdirSync(join(projectRoot, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
    .map((name) => join(projectRoot, part, name)),
);

const literals = new Set<string>();
/** The fixed parts of the templates that may form a key. */
const templates = new Map<string, string[]>();
const looksLikeKey = /^[\w.:-]*$/;

function collect(node: ts.Node): void {
  if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) literals.add(node.text);
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    // A template without a fixed part that looks like a key would match every key.
    if (parts.every((part) => looksLikeKey.test(part)) && parts.some((part) => /\w{2,}[.:_]|[._]\w{2,}/.test(part)))
      templates.set(parts.join('*'), parts);
  }
  ts.forEachChild(node, collect);
}
for (const file of sources)
  collect(
    ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );

/** The texts that are inserted into the document itself. */
for (const [, key = ''] of readFileSync(join(projectRoot, 'web/index.html'), 'utf8').matchAll(/\{\{\w+\.([\w.]+)\}\}/g))
  literals.add(key);

const patterns = [...templates.values()].map(
  (parts) => new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('[\\w.-]+')}$`),
);

/** Removes the endings that i18next adds to a key: the plural form and the context. */
const withoutEndings = (key: string): string[] => {
  const plural = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const parts = plural.split('_');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('_'));
};

describe('every text is used', () => {
  it.each(files)('%s', (namespace, keys) => {
    const isUsed = (key: string): boolean =>
      withoutEndings(key).some((name) =>
        [name, `${namespace}:${name}`].some(
          (one) => literals.has(one) || patterns.some((pattern) => pattern.test(one)),
        ),
      );
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});
