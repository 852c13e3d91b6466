import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

const web = join(projectRoot, 'web');

/** The page's files with this extension and their contents. */
const filesOf = (ending: string): Map<string, string> =>
  new Map(
    readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => [file, readFileSync(join(web, file), 'utf8')]),
  );

/**
 * The comments of a stylesheet that contain a rule or another comment. Their end is missing, so they disable the rules
 * inside.
 */
const openComments = (css: string): string[] =>
  (css.match(/\/\*[^]*?(?:\*\/|$)/g) ?? []).filter(
    (comment) => !comment.endsWith('*/') || comment.includes('{') || comment.slice(2).includes('/*'),
  );

describe('stylesheets', () => {
  it('a comment without an end is found, at the end of a file and before another comment', () => {
    expect(openComments('/* closed. */\n.a { color: red; }')).toEqual([]);
    expect(openComments('/* open.\n.a { color: red; }')).toHaveLength(1);
    expect(openComments('/* open.\n.a { color: red; }\n/* closed. */')).toHaveLength(1);
  });

  it('close every comment', () => {
    const sheets = [...filesOf('.css')];
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap(([file, css]) => openComments(css).map(() => file))).toEqual([]);
  });

  it('define every shared class that a page uses, and no other', () => {
    const sheets = [...filesOf('.css')].map(([, css]) => css).join('\n');
    const pages = [...filesOf('.tsx')].map(([, code]) => code).join('\n');
    const named = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))].sort();
    expect(named(pages, /(?<![-\w])sis-[a-z]+(?![-\w])/g)).toEqual(named(sheets, /(?<=\.)sis-[a-z]+/g));
  });

  it('define every class that is taken from them', () => {
    const missing = [...filesOf('.tsx')].flatMap(([file, code]) =>
      [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
        const css = readFileSync(join(web, dirname(file), path), 'utf8');
        const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
        return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(css)).map((one) => `${file}: ${one}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});
