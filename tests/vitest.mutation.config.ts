import { defineConfig } from 'vitest/config';

/**
 * For `npm run test:mutation`: the rules by the tests that need no server. Of these Stryker runs those that load what
 * it mutates.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/rules/**/*.test.ts'],
    // Compares generated files with their sources, and Stryker adds a line to every file of its copy.
    exclude: ['tests/rules/generated-files.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
