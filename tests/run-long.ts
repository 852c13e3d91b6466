import { spawnSync } from 'node:child_process';
import { projectRoot } from '../db/root.ts';
import { ensureBrowser } from './support/browser.ts';

/**
 * `npm run test:long` runs the tests of `long/`, then all other tests in full. With arguments, it runs only the files
 * of `long/` that the arguments name.
 */
const run = (args: string[]): boolean =>
  spawnSync('npx', args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, LONG_TESTS: '1' } }).status === 0;

const files = process.argv.slice(2);
const results = [run(['vitest', 'run', '-c', 'tests/vitest.long.config.ts', ...files])];
// Runs the tests of `npm test` in full.
if (!files.length) results.push(run(['vitest', 'run', '-c', 'tests/vitest.config.ts']));
if (!files.length) results.push(ensureBrowser() && run(['playwright', 'test', '-c', 'tests/playwright.config.ts']));
process.exitCode = results.every(Boolean) ? 0 : 1;
