import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { rather } from './support/long.ts';

/**
 * Tests that change or measure the whole process, each in its own process. For example, drizzle-kit adds a method to
 * every array.
 */
const alone = ['cost', 'kept-secrets', 'migrations', 'regulation'];
/** The longest tests start first, so that at the end no worker is still busy with one of them. */
const longest = [
  'scenarios',
  'conformance',
  'replay',
  'malformed',
  'gates',
  'rush',
  'kill',
  'production',
  'lint',
  'simulator',
  'account',
  'ledger',
];

/**
 * Tests that take long and find little that others miss: kills, crowds, malicious calls, whole years, all seeded
 * students, the simulator's files. `npm run test:long` runs them too.
 */
const longOnly = [
  'account-queue',
  'built-students',
  'classroom',
  'clock-moves',
  'conformance',
  'consequences',
  'cost',
  'demonstration',
  'identity',
  'incident-year',
  'kept-secrets',
  'kill',
  'known-passwords',
  'lapse',
  'ledger',
  'memory',
  'newcomers',
  'payment-kill',
  'production',
  'replay',
  'rush',
  'seeded-university',
  'snapshots',
  'stale',
  'start',
  'traffic',
  'upgrade',
  'unusual-value-sets',
  'year',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = [...alone, ...longest];
    // The order of the files. Files of one project follow each other, because a worker ends when its next file is of
    // another project.
    const place = ({ moduleId, project }: TestSpecification): number => {
      const found = order.indexOf(/([^/]+)\.test\.ts$/.exec(moduleId)?.[1] ?? '');
      return (project.name === 'rules' ? order.length + 1 : 0) + (found < 0 ? order.length : found);
    };
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
  }
}

const folders = ['rules', 'api', 'scenarios', 'conformance'];
/** Globs of test files by their names. Throws for a name that no file has, such as one that was renamed. */
const filesOf = (names: string[]): string[] =>
  names.map((name) => {
    if (!folders.some((folder) => existsSync(new URL(`${folder}/${name}.test.ts`, import.meta.url))))
      throw new Error(`tests/vitest.config.ts: no test file is called ${name}`);
    return `tests/*/${name}.test.ts`;
  });
const left = rather(filesOf(longOnly), []);

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    // The limit is for tests that never end, not for slow machines.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/support/property.ts'],
    pool: 'forks',
    restoreMocks: true,
    // By default one core stays free, which on a machine with two cores is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: filesOf(alone), exclude: left } },
      // The files of one worker share its modules, so the application is loaded, the validators are built and the
      // universities are seeded once for each worker.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{api,scenarios,conformance}/**/*.test.ts'],
          exclude: [...filesOf(alone), ...left],
          isolate: false,
        },
      },
      // A simulator leaves refusal tracing on for the whole process. These files start none.
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: filesOf(alone), isolate: false },
      },
    ],
  },
});
