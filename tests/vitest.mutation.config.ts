import { defineConfig } from 'vitest/config';

const tests = process.env.MUTATION_TESTS?.split(' ').filter(Boolean) ?? [];

/**
 * For `npm run test:mutation`: the rules by the tests that need no server, or by those that MUTATION_TESTS names. Of
 * these Stryker runs those that load what it mutates.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: tests.length > 0 ? tests : ['tests/rules/**/*.test.ts'],
    // Compares generated files with their sources, and Stryker adds a line to every file of its copy.
    exclude: ['tests/rules/generated-files.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
