import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

/** Comments of a stylesheet that contain a rule or another comment: their end is missing, and they take rules away. */
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
    const files = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.flatMap((file) => openComments(readFileSync(join(projectRoot, 'web', file), 'utf8')).map(() => file)),
    ).toEqual([]);
  });
});
