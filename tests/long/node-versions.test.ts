import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { ensureBrowser } from '../support/browser.ts';

/**
 * Rules, API, scenarios and a walk in a browser on every supported version of Node, which the npm package `node`
 * brings. NODE_VERSIONS=24.21.0 takes one version.
 */

const versions = (process.env.NODE_VERSIONS ?? '22.23.3 24.21.0 26.10.0').split(/[ ,]+/);
const folder = mkdtempSync(join(tmpdir(), 'sis-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a version of Node into a folder of its own. Returns the path of its program. */
function install(version: string): string {
  const prefix = join(folder, version);
  mkdirSync(prefix);
  // npm runs the script of a package only where the folder allows it.
  writeFileSync(join(prefix, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], {
    cwd: prefix,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return join(prefix, 'node_modules/node/bin/node');
}

/** The environment without what this test run adds to it. */
const own = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITEST') && !['LONG_TESTS', 'NODE_ENV', 'TEST'].includes(name),
  ),
);

/** Runs a program of this project on this Node, which its child processes also find. Returns its output. */
function run(node: string, args: string[]): string {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...own, PATH: `${join(node, '..')}:${process.env.PATH}`, NO_COLOR: '1' },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${args.slice(0, 2).join(' ')}: ${seconds} s\n`);
  if (status !== 0) throw new Error(`${stdout.slice(-8000)}\n${stderr.slice(-2000)}`);
  return stdout;
}

describe.each(versions)('Node %s', (version) => {
  let node: string;
  beforeAll(() => {
    node = install(version);
  });

  it('is the one that runs', () => {
    expect(run(node, ['--version']).trim()).toBe(`v${version}`);
  });

  it('passes the tests of rules, API and scenarios', () => {
    const said = run(node, ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts']);
    process.stdout.write(`${said.split('\n').slice(-7).join('\n')}\n`);
    expect(said).toMatch(/Tests\s+\d{4,} passed/);
    expect(said).not.toMatch(/\d failed/);
  });

  it('shows a student the registration in a browser', () => {
    expect(ensureBrowser()).toBe(true);
    run(node, ['server/start.mjs', '--build-only']);
    const args = ['test', '-c', 'tests/playwright.config.ts', 'registration.spec', '--project', 'desktop-en'];
    expect(run(node, ['node_modules/playwright/cli.js', ...args])).toMatch(/\d+ passed/);
  });
});
