import { defineConfig } from 'vitest/config';

/** For `npm run test:mutation`: the rules by their own tests, which need no server. */
export default defineConfig({
  test: { root: new URL('..', import.meta.url).pathname, include: ['tests/rules/*-{rules,schedule,average,target}.test.ts', 'tests/rules/{request,clock}*.test.ts'], pool: 'threads', testTimeout: 60_000 },
});
