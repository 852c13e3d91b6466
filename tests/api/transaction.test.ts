import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { sendCode, useCode } from '../../server/features/verification/verification-queries.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { createContractRouter } from '../../server/pipeline/contract-router.ts';
import type { Handlers } from '../../server/http/operations.ts';
import { refuse, Refused } from '../../server/refusal.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The transaction that the contract router opens around a handler, tested with handlers that fail in it. */

type Given = { db: Db; now: number; personId: number };
let from: TestServer;
let mounted: Server;
let client: Client;
let db: Db;
let handle: (given: Given) => void;

beforeAll(async () => {
  from = await startServer();
  ({ db } = from.tenant);
  const handlers: Partial<Handlers> = {
    deleteMessage: (call) => {
      handle({ db: call.db, now: call.now, personId: call.student.personId });
      return [200, { messages: [], unread: 0 }];
    },
    // An `untransacted` handler. The router opens no transaction for it, because such handlers may wait.
    userLogin: {
      untransacted: () => {
        expect(db.$client.inTransaction).toBe(false);
        throw new Refused(refuse('MSG-000017'));
      },
    },
  };
  const app = express();
  app.use((_req, res, next) => {
    res.locals.tenant = from.tenant;
    next();
  });
  app.use(
    createContractRouter({
      operations: listOperations(contract),
      handlers,
      settings: { ...from.settings, validateAnswers: false },
      log: pino({ level: 'silent' }),
    }),
  );
  mounted = createServer(app);
  await new Promise<void>((resolve) => mounted.listen(0, '127.0.0.1', resolve));
  client = new Client(`http://127.0.0.1:${(mounted.address() as AddressInfo).port}`);
  const { session, record } = await new Client(from.base).as('eligible');
  Object.assign(client, { session, record });
});
afterAll(async () => {
  mounted.close();
  await from.close();
});

const write = (): void => void db.$client.exec("update person set mobile = 'written'");
const written = (): number =>
  db.$client.prepare<[], number>("select count(*) from person where mobile = 'written'").pluck().get() ?? 0;
const codes = () =>
  db.$client
    .prepare("select tries, used_at is not null as used from verification_code where purpose = 'contact'")
    .all();
const send = async (headers: Record<string, string> = {}): Promise<string> => {
  const { status, body } = await client.send('deleteMessage', { params: { id: 1 }, headers });
  return [status, ...(body.Refusals ?? []).map(({ Code }) => Code)].join(' ');
};
const owner = ({ personId }: Given) => ({ purpose: 'contact', ownerId: personId }) as const;
const recipient = { channel: 'sms', recipient: '+973 36001234', language: 'en' } as const;
const codeSent = (): string =>
  db.$client.prepare<[], string>('select code from outbox where code is not null order by id desc').pluck().get() ?? '';

beforeEach(() => db.$client.exec('delete from verification_code'));

describe.each([
  ['without a key', false],
  ['with an Idempotency-Key', true],
])('a call %s', (_, keyed) => {
  let count = 0;
  const headers = (): Record<string, string> =>
    keyed ? { 'idempotency-key': `a-key-of-its-own-${(count += 1)}` } : {};

  it('is one transaction', async () => {
    handle = () => expect(db.$client.inTransaction).toBe(true);
    expect(await send(headers())).toBe('200');
  });

  it.each([
    [
      'refuses',
      () => {
        throw new Refused(refuse('inbox.notFound'));
      },
      '404 inbox.notFound',
    ],
    [
      'fails',
      () => {
        throw new Error('unexpected');
      },
      '500',
    ],
  ])('leaves nothing where its handler %s after it has written', async (_how, end, expected) => {
    handle = () => {
      write();
      expect(written()).toBeGreaterThan(0);
      end();
    };
    expect(await send(headers())).toBe(expected);
    expect(written()).toBe(0);
  });

  it('keeps a wrong try of a code, and nothing else, whatever was written before', async () => {
    handle = (call) => void sendCode(call.db, call.now, owner(call), recipient);
    expect(await send(headers())).toBe('200');
    const wrong = String((Number(codeSent()) + 1) % 10_000).padStart(4, '0');
    handle = (call) => {
      write();
      useCode(call.db, call.now, owner(call), wrong);
    };
    expect(await send(headers())).toBe('422 MSG-000047');
    expect(await send(headers())).toBe('422 MSG-000047');
    expect(codes()).toEqual([{ tries: 2, used: 0 }]);
    expect(written()).toBe(0);
  });

  it('gives a right code back where a later rule refuses', async () => {
    handle = (call) => void sendCode(call.db, call.now, owner(call), recipient);
    await send(headers());
    handle = (call) => {
      useCode(call.db, call.now, owner(call), codeSent());
      throw new Refused(refuse('inbox.notFound'));
    };
    expect(await send(headers())).toBe('404 inbox.notFound');
    expect(codes()).toEqual([{ tries: 0, used: 0 }]);
    handle = (call) => useCode(call.db, call.now, owner(call), codeSent());
    expect(await send(headers())).toBe('200');
    expect(codes()).toEqual([{ tries: 0, used: 1 }]);
  });
});

it('a handler that waits is given no transaction', async () => {
  const { status } = await client.send('userLogin', {
    body: { userName: 'eligible', password: 'x', captchaToken: 'x' },
  });
  expect(status).toBe(422);
});
