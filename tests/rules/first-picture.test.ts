import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { builtPage, withSettings } from '../../server/http/web.ts';
import { endpoints } from '../../web/api/endpoints.gen.ts';
import { paths } from '../../web/paths.ts';
import { firstPages, shellReads } from '../../web/boot/preload-manifest.ts';

const web = join(projectRoot, 'web');

describe('the document', () => {
  it('carries the settings as data that nothing in them can end', () => {
    const said = { links: { admission: '</script><script>alert(1)</script><!-- $& ' } };
    const page = withSettings('<head><!-- settings --></head>', said);
    expect(page.match(/<\/?script/g)).toHaveLength(2);
    const [, text = ''] = /<script type="application\/json" id="settings">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toEqual(said);
  });

  it('names the scripts inside it by what they are, and data by nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sis-page-'));
    try {
      expect(builtPage(folder)).toBeUndefined();
      writeFileSync(
        join(folder, 'index.html'),
        '<script type="application/json">{}</script><script>let a = 1;\n</script><script type="module" src="a.js"></script>',
      );
      expect(builtPage(folder)?.scripts).toEqual([
        `'sha256-${createHash('sha256').update('let a = 1;\n').digest('base64')}'`,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('begins pages that exist with calls that read', () => {
    const known = new Set<string>(Object.values(paths));
    for (const [path, { page }] of Object.entries(firstPages)) {
      expect(known.has(path.replace(/\?.*/, '')), path).toBe(true);
      expect(existsSync(join(web, page)), page).toBe(true);
    }
    for (const [operation] of [
      ...shellReads,
      ...Object.values(firstPages).flatMap(({ reads, plain = [] }) => [...plain, ...reads]),
    ])
      expect(endpoints[operation].method, operation).toBe('get');
  });
});

describe('the styles', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const used = new Set(
    sources.flatMap((name) =>
      [...readFileSync(join(web, name), 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
        ([, names = '']) => names.split(',').map((one) => one.trim()),
      ),
    ),
  );
  const given = readFileSync(join(web, 'mantine.css'), 'utf8');

  it('of every part of the library that is used are there', () => {
    const styled = [...used].filter((name) =>
      existsSync(join(projectRoot, `node_modules/@mantine/core/styles/${name}.layer.css`)),
    );
    expect(styled.length).toBeGreaterThan(15);
    expect(styled.filter((name) => !given.includes(`/${name}.layer.css`))).toEqual([]);
  });
});
