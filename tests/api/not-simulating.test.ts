import { describe, expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import type { Schema } from '../../server/http/operations.ts';
import { Client } from '../support/client.ts';
import { startServer } from '../support/server.ts';

describe('a server that does not simulate', () => {
  it('has no simulator, no sandboxes, and all the rest', async () => {
    const real = await startServer({ simulate: false, students: 0, allowUnsafe: new Set(['captcha']) });
    try {
      for (const { method, path } of listOperations(contract).filter(({ tag }) => tag === 'simulator')) {
        const answer = await fetch(real.base + path.replace(/\{\w+\}/g, 'eligible'), {
          method,
          ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
        });
        expect([path, answer.status, ((await answer.json()) as Schema<'Error'>).Message]).toEqual([
          path,
          404,
          'DEV-000006',
        ]);
      }
      // If the page is built, the server serves it on every path that is not a call.
      expect((await fetch(`${real.base}/sandbox/x/sim/info`)).headers.get('content-type')).not.toContain('json');
      const client = new Client(real.base);
      const session = await client.call('userLogin', {
        body: { userName: 'eligible', password: 'Bahrain-2026', captchaToken: 'simulated-captcha', rememberMe: false },
      });
      expect((await client.use(session).send('getMenu')).status).toBe(200);
    } finally {
      await real.close();
    }
  });
});
