import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

type Builds = {
  newestBuild: (dist: string) => string | undefined;
  useBuild: (folder: string) => void;
  publishBuild: (dist: string, name: string) => void;
};
const { newestBuild, useBuild, publishBuild } = (await import(
  pathToFileURL(join(projectRoot, 'server/build.mjs')).href
)) as Builds;

const dist = mkdtempSync(join(tmpdir(), 'sis-builds-'));
afterAll(() => rmSync(dist, { recursive: true }));

/** Writes files like those of the bundler, with names that differ for each build. */
function make(name: string): string {
  const folder = join(dist, 'builds', name);
  for (const part of ['server', 'web/assets']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), '{}');
  writeFileSync(join(folder, 'openapi.yaml'), '{}');
  writeFileSync(join(folder, 'server/main.js'), name);
  writeFileSync(join(folder, `web/assets/page-${name}.js`), name);
  return folder;
}

describe('a new build', () => {
  it('leaves what a running server began with, and the build before it; the newest is what is started and handed out', () => {
    expect(newestBuild(dist)).toBeUndefined();
    const running = make('mw000001');
    publishBuild(dist, 'mw000001');
    useBuild(running);
    const ended = make('mw000002');
    // The id of a process that has already ended.
    writeFileSync(join(ended, `used-by-${spawnSync(process.execPath, ['--version']).pid}`), '');
    for (const name of ['mw000002', 'mw000003', 'mw000004']) {
      make(name);
      publishBuild(dist, name);
    }
    expect(newestBuild(dist)).toBe(join(dist, 'builds', 'mw000004'));
    expect(existsSync(join(running, 'web/assets/page-mw000001.js'))).toBe(true);
    expect(readdirSync(join(dist, 'builds')).sort()).toEqual(['mw000001', 'mw000003', 'mw000004']);
    expect(readdirSync(join(dist, 'web/assets'))).toEqual(['page-mw000004.js']);
    expect(readFileSync(join(dist, 'server/main.js'), 'utf8')).toBe('mw000004');
    expect(readdirSync(dist).sort()).toEqual(['builds', 'built', 'openapi.json', 'openapi.yaml', 'server', 'web']);
  });
});
