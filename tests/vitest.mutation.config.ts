import { defineConfig } from 'vitest/config';

const tests = process.env.MUTATION_TESTS?.split(' ').filter(Boolean) ?? [];

/**
 * For `npm run test:mutation`: the rule tests, which need no server, or those named in MUTATION_TESTS. Stryker runs
 * the ones that load the mutated file.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: tests.length > 0 ? tests : ['tests/rules/**/*.test.ts'],
    // The excluded test compares generated files with their sources, but Stryker adds a line to every file of its copy.
    exclude: ['tests/rules/generated-files.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
