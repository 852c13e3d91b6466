import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../db/root.ts';
import { ensureBrowser } from './support/browser.ts';

/** `npm test`: build, types, lint, rules, API, scenarios, browser. Goes on after a failure; the last line counts everything. */

const reports = mkdtempSync(join(tmpdir(), 'sis-tests-'));
let passed = 0;
let failed = 0;

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } });
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

/** Beside others: what it says comes in one piece at its end. */
function runBeside(name: string, command: string, args: string[]): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      process.stdout.write(`\n── ${name}\n${Buffer.concat(said).toString()}── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      resolve(status === 0);
    });
  });
}

const count = (ok: boolean): void => {
  if (ok) passed += 1;
  else failed += 1;
};

/** A runner that ends badly without naming a failed test has failed all the same. */
function countReport(ok: boolean, read: () => { passed: number; failed: number }): void {
  let report = { passed: 0, failed: 0 };
  try {
    report = read();
  } catch {
    ok = false;
  }
  passed += report.passed;
  failed += report.failed || (ok && report.passed > 0 ? 0 : 1);
}

const json = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

count(run('build', process.execPath, ['server/start.mjs', '--build-only']));
// Each of them works on one core.
(await Promise.all([runBeside('types', 'npx', ['tsc', '--noEmit', '-p', '.']), runBeside('lint', 'npm', ['run', '--silent', 'lint'])])).forEach(count);

const rulesOk = run('rules, API, scenarios', 'npx', ['vitest', 'run', '-c', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]);
countReport(rulesOk, () => {
  const { numPassedTests, numTotalTests } = json('vitest.json') as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
});

const browserThere = ensureBrowser();
const pagesOk = browserThere && run('browser', 'npx', ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') });
countReport(pagesOk, () => {
  const { stats } = json('playwright.json') as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  if (stats.flaky) process.stdout.write(`${stats.flaky} browser tests passed only at the second try\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
});

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed ? 1 : 0;
