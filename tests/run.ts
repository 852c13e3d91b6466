import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../db/root.ts';
import { ensureBrowser } from './support/browser.ts';

/**
 * `npm test` runs build, types, unused code, lint, rules, API, scenarios and browser. It continues after a failure,
 * then prints the times of the stages, the slowest tests and a line with all counts.
 */

const reports = mkdtempSync(join(tmpdir(), 'sis-tests-'));
let passed = 0;
let failed = 0;
const stages: { name: string; milliseconds: number }[] = [];
const slowest: { name: string; milliseconds: number }[] = [];

type StageOptions = { env?: Record<string, string>; beside?: boolean };

/** Runs one command. With `beside` it runs in parallel with others, and its output is printed when it ends. */
function stage(
  name: string,
  command: string,
  args: string[],
  { env = {}, beside = false }: StageOptions = {},
): Promise<boolean> {
  const started = performance.now();
  if (!beside) process.stdout.write(`\n── ${name}\n`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => output.push(part));
    child.stderr?.on('data', (part: Buffer) => output.push(part));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      const milliseconds = performance.now() - started;
      stages.push({ name, milliseconds });
      process.stdout.write(
        `${beside ? `\n── ${name}\n` : ''}${Buffer.concat(output).toString()}── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(milliseconds)}\n`,
      );
      resolve(status === 0);
    });
  });
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const json = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'));

const count = (ok: boolean): void => {
  if (ok) passed += 1;
  else failed += 1;
};

/** A runner that fails without naming a failed test counts as one failure. */
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

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
};
const browserTimes = ({ suites = [], specs = [] }: Suite): typeof slowest => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} [${projectName}] ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(browserTimes),
];

const started = performance.now();
const beside = { beside: true };
// The stages marked with `beside` run in parallel to use all cores. On a machine with much memory the type checker,
// written in Go, runs without garbage collection up to 6 GB.
const types = stage('types', 'npm', ['run', '--silent', 'types'], {
  ...beside,
  env: totalmem() > 15 * 2 ** 30 ? { GOGC: 'off', GOMEMLIMIT: '6GiB' } : {},
});
const lint = stage('lint', 'npm', ['run', '--silent', 'lint'], beside).then(async (ok) => [
  ok,
  await stage('unused code', 'npm', ['run', '--silent', 'unused'], beside),
]);
count(await stage('build', process.execPath, ['server/start.mjs', '--build-only']));

const rulesOk = await stage(
  'rules, API, scenarios',
  'npx',
  [
    'vitest',
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/file-times.ts',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ],
  { env: { FILE_TIMES: join(reports, 'files.json') } },
);
[await types, ...(await lint)].forEach(count);
countReport(rulesOk, () => {
  slowest.push(...(json('files.json') as typeof slowest));
  const { numPassedTests, numTotalTests } = json('vitest.json') as { numPassedTests: number; numTotalTests: number };
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
});

const pagesOk =
  ensureBrowser() &&
  (await stage('browser', 'npx', ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
  }));
countReport(pagesOk, () => {
  const report = json('playwright.json') as Suite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  slowest.push(...browserTimes(report));
  const { stats } = report;
  if (stats.flaky) process.stdout.write(`${stats.flaky} browser tests passed only at the second try\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
});

rmSync(reports, { recursive: true, force: true });

const listed = (title: string, times: typeof slowest): void => {
  process.stdout.write(
    `\n── ${title}\n${times.map(({ name, milliseconds }) => `${seconds(milliseconds).padStart(9)}  ${name}\n`).join('')}`,
  );
};
listed('the slowest', slowest.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 15));
listed('stages', [...stages, { name: 'all', milliseconds: performance.now() - started }]);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed ? 1 : 0;
