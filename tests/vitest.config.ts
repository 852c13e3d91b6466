import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { rather } from './support/long.ts';

/**
 * A test that changes something of the whole process, or measures it, has a process of its own: drizzle-kit adds a
 * method to every array.
 */
const alone = ['cost', 'kept-secrets', 'migrations', 'regulation'];
/** What takes longest begins first, so that no worker is left alone with it at the end. */
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
 * What takes long beside what it alone could find: kills, crowds, hostile calls, whole years, every student of the
 * seed, the simulator's files. `npm run test:long` runs it with all the rest.
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
  'traffic',
  'unusual-value-sets',
  'year',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = [...alone, ...longest];
    // A worker ends where its next file belongs to another project.
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
    // For what will not end, not for what a busy machine makes slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'forks',
    restoreMocks: true,
    // The default leaves a core to the terminal: half the machine where there are two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: filesOf(alone), exclude: left } },
      // The files of one worker share its modules: the application is read, the validators are built and the
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
      // A simulator leaves the rules telling where their refusals come from: these files start none.
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: filesOf(alone), isolate: false },
      },
    ],
  },
});
