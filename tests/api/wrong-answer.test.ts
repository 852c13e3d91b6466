import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import { assertDeclaredErrors } from '../../server/http/error-conformance.ts';
import { createContractRouter } from '../../server/pipeline/contract-router.ts';
import type { Handlers } from '../../server/http/operations.ts';
import { refuse, Refused } from '../../server/refusal.ts';
import { startServer } from '../support/server.ts';

it.each([
  ['a status that the contract does not declare for the call', () => new Refused(refuse('account.tooManyAttempts'))],
  ['a code that it does not declare for the status', () => new Refused(refuse('MSG-000004'))],
])('%s is the server’s own failure', async (_, refused) => {
  const operation = listOperations(contract).find(({ id }) => id === 'submitSurvey')!;
  const run = (checked: boolean) => assertDeclaredErrors(operation, checked, () => Promise.reject(refused()));
  await expect(run(true)).rejects.toThrow('the contract of submitSurvey does not declare');
  await expect(run(false)).rejects.toBeInstanceOf(Refused);
  await expect(
    assertDeclaredErrors(operation, true, () => Promise.reject(new Refused(refuse('MSG-000023')))),
  ).rejects.toBeInstanceOf(Refused);
});

it('an answer outside the contract is not sent, and the caller is not left waiting', async () => {
  const from = await startServer({ students: 0 });
  const wrong = {
    getClock: () => [200, { mode: 'frozen', now: 'long ago', secret: 1 }],
  } as unknown as Partial<Handlers>;
  const app = express();
  app.use((_req, res, next) => {
    res.locals.tenant = from.tenant;
    next();
  });
  app.use(
    createContractRouter({
      operations: listOperations(contract),
      handlers: wrong,
      settings: from.settings,
      log: pino({ level: 'silent' }),
    }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sim/clock`, {
    signal: AbortSignal.timeout(5000),
  });
  expect(answer.status).toBe(500);
  const body = (await answer.json()) as { ErrorMessageType: string };
  expect(body.ErrorMessageType).toBe('GeneralException');
  expect(JSON.stringify(body)).not.toContain('secret');
  server.close();
  await from.close();
});

it('a refusal outside the contract is not sent either', async () => {
  const from = await startServer({ students: 0 });
  const wrong = {
    getClock: () => {
      throw new Refused([
        { Code: 'DEV-000001', Params: { details: 'x' }, Secret: 1 } as unknown as ReturnType<typeof refuse>[number],
      ]);
    },
  } as unknown as Partial<Handlers>;
  const app = express();
  app.use((_req, res, next) => {
    res.locals.tenant = from.tenant;
    next();
  });
  app.use(
    createContractRouter({
      operations: listOperations(contract),
      handlers: wrong,
      settings: from.settings,
      log: pino({ level: 'silent' }),
    }),
  );
  const answer = await supertest(app).get('/sim/clock');
  expect([answer.status, (answer.body as { ErrorMessageType: string }).ErrorMessageType]).toEqual([
    500,
    'GeneralException',
  ]);
  expect(answer.text).not.toContain('Secret');
  await from.close();
});
