import { afterAll, beforeAll, expect, it } from 'vitest';
import { productKinds } from '../../server/features.ts';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * The consequences of a request are shown to every student who asks, together with the reasons if the request cannot
 * be sent.
 */

let server: TestServer;
let room: Client;
beforeAll(async () => {
  server = await startServer({ students: 20 });
  room = await sandbox(server.base);
  await room.freeze('2026-09-21T10:00:00+03:00');
});
afterAll(() => server.close());

const foreseen = Object.values(productKinds)
  .filter(({ hasPreview: foresees, limit }) => foresees && limit?.per !== 'subject')
  .map(({ name }) => name);

it('for every persona and every kind that tells', async () => {
  const { personas } = await room.call('getPersonas');
  expect(foreseen.length).toBeGreaterThan(3);
  const failed: string[] = [];
  let silent = 0;
  for (const { key } of personas) {
    const student = await room
      .fresh()
      .as(key)
      .catch(() => null);
    if (!student) continue;
    for (const Kind of foreseen) {
      const reply = await student.send('getConsequences', { query: { Kind } });
      if (reply.status !== 200) failed.push(`${key} ${Kind}: ${reply.status} ${codesOf(reply).join()}`);
      else if (reply.body.consequences.length === 0) {
        silent += 1;
        // A request without consequences must have a reason why it cannot be sent. Only refunds are an exception.
        if (reply.body.reasons.length === 0 && Kind !== 'refund')
          failed.push(`${key} ${Kind}: nothing follows, and nothing stands in the way`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(silent).toBeGreaterThan(0);
});
