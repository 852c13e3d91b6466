import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { expect, it } from 'vitest';
import { contract, operationsOf } from '../../server/http/contract.ts';
import { mountContract } from '../../server/http/mount.ts';
import type { Handlers } from '../../server/http/operations.ts';
import { startServer } from '../support/server.ts';

it('an answer outside the contract is not sent, and the caller is not left waiting', async () => {
  const from = await startServer({ students: 0 });
  const wrong = { getClock: () => [200, { mode: 'frozen', now: 'long ago', secret: 1 }] } as unknown as Partial<Handlers>;
  const app = express();
  app.use((_req, res, next) => {
    res.locals.world = from.world;
    next();
  });
  app.use(mountContract({ operations: operationsOf(contract), handlers: wrong, settings: from.settings, log: pino({ level: 'silent' }) }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sim/clock`, { signal: AbortSignal.timeout(5000) });
  expect(answer.status).toBe(500);
  const body = (await answer.json()) as { ErrorMessageType: string };
  expect(body.ErrorMessageType).toBe('GeneralException');
  expect(JSON.stringify(body)).not.toContain('secret');
  server.close();
  await from.close();
});
