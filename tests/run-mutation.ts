import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../db/root.ts';
import { mutationScore, scoreTable, type MutationReport, type Scores } from './support/mutation-scores.ts';
import { importGraph, reachableFrom } from './support/imports.ts';

/**
 * `npm run test:mutation`: arguments are passed to Stryker. `--all` mutates one rule file after another, each with its
 * own tests. The scores are stored in test-results, so that an aborted run continues. A file is tested again if it or
 * one of its tests has changed.
 */

const kept = join(projectRoot, 'test-results/mutation-scores.json');
const report = join(projectRoot, 'test-results/mutation.json');

/** Runs Stryker with these test files, or with all rule tests. */
const stryker = (args: string[], tests: string[] = []): boolean =>
  spawnSync('npx', ['stryker', 'run', 'tests/stryker.config.json', ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
  }).status === 0;

const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/**
 * Every rule file with the tests that import it and a hash of all these files. A rule file that no test imports is
 * tested by those that load it indirectly.
 */
function ruleFiles(): { file: string; tests: string[]; hash: string }[] {
  const graph = importGraph(['server', 'db', 'seed', 'locales', 'web', 'tests'], { types: false });
  const tests = [...graph.keys()].filter((file) => /^tests\/rules\/.*\.test\.ts$/.test(file)).sort();
  return [...graph.keys()]
    .filter((file) => /^server\/features\/.*-rules\.ts$/.test(file))
    .sort()
    .map((file) => {
      const importing = tests.filter((test) => graph.get(test)?.includes(file));
      const own = importing.length > 0 ? importing : tests.filter((test) => reachableFrom(graph, test).has(file));
      const hash = createHash('sha256')
        .update([file, ...own].map(textOf).join('\0'))
        .digest('hex')
        .slice(0, 16);
      return { file, tests: own, hash };
    });
}

function runAll(): boolean {
  const scores: Scores = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Scores) : {};
  const files = ruleFiles();
  for (const { file, tests, hash } of files) {
    if (scores[file]?.hash === hash) continue;
    process.stdout.write(`\n${file}: ${tests.length} test files\n`);
    if (!stryker(['--mutate', file], tests)) return false;
    scores[file] = { hash, ...mutationScore(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) };
    mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
    writeFileSync(kept, `${JSON.stringify(scores, null, 2)}\n`);
  }
  process.stdout.write(
    `\n${scoreTable(Object.fromEntries(files.flatMap(({ file }) => (scores[file] ? [[file, scores[file]]] : []))))}\n`,
  );
  return true;
}

const args = process.argv.slice(2);
process.exitCode = (args.includes('--all') ? runAll() : stryker(args)) ? 0 : 1;
