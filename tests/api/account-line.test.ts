import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { setLongestWait } from '../../server/features/account/account-line.ts';
import { type Client, sandbox } from '../support/client.ts';
import { passwordCalls } from '../support/password-calls.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { hashesQuickAgain, type TestServer, usualServer, wholeHashes } from '../support/server.ts';

/** Many sign in at once. */

let server: TestServer;
let nobody: Client;
const { signIn } = passwordCalls(() => nobody);

beforeAll(async () => {
  server = await usualServer();
  nobody = await sandbox(server.base);
  setLongestWait(300);
  wholeHashes(1);
});
afterAll(async () => {
  setLongestWait(60_000);
  hashesQuickAgain();
  await server.close();
});

const namesOf = (start: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${start}-${index}`);

it('whoever would wait too long is told when to come back, and is let in then before those who come first', async () => {
  const student = await nobody.fresh().as('eligible');
  const order: string[] = [];
  const tries = namesOf('early', 30).map((name) => signIn(name, 'wrong').then((reply) => {
    if (reply.status === 422) order.push('compared');
    return reply;
  }));
  const page = student.call('getMenu').then(() => order.push('page'));
  const replies = await Promise.all(tries);
  await page;
  const away = replies.filter(({ status }) => status === 429);
  expect(away.length).toBeGreaterThan(0);
  expect(away.length).toBeLessThan(replies.length);
  for (const reply of away) {
    expect(codesOf(reply)).toEqual(['http.tooManyRequests']);
    expect(reply.headers.get('retry-after')).toBe(`${Number(reply.body.Refusals?.[0]?.Params.seconds)}`);
  }
  // Who is in already waits for none of them.
  expect(order.indexOf('page')).toBeLessThan(order.length - 1);

  const name = `early-${replies.findIndex(({ status }) => status === 429)}`;
  await new Promise((resolve) => setTimeout(resolve, Number(away[0]?.headers.get('retry-after')) * 1000));
  const newcomers = namesOf('late', 30).map((late) => signIn(late, 'wrong'));
  const back = await signIn(name, 'wrong');
  expect(back.status).toBe(422);
  expect((await Promise.all(newcomers)).some(({ status }) => status === 429)).toBe(true);
});

it('lets everybody in once it is short again', async () => {
  expect((await signIn('eligible', seedPassword)).status).toBe(200);
});
