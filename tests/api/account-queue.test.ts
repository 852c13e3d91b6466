import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword, seedPasswordHash } from '../../seed/password.ts';
import { setLongestWait, turnMilliseconds } from '../../server/features/account/account-queue.ts';
import { type Client, sandbox } from '../support/client.ts';
import { fresh } from '../support/password-calls.ts';
import { codesOf, tenantOf } from '../support/sandbox-database.ts';
import { hashesQuickAgain, type TestServer, usualServer, wholeHashes } from '../support/server.ts';

/** The queue for password comparisons, while many users and some attackers sign in at once. */

const captchaToken = 'simulated-captcha';
let server: TestServer;
let nobody: Client;

beforeAll(async () => {
  server = await usualServer();
  setLongestWait(100);
  wholeHashes();
});
afterAll(async () => {
  setLongestWait(60_000);
  hashesQuickAgain();
  await server.close();
});

/** Creates a sandbox whose passwords have hashes as expensive as those of a real server. */
async function openUniversity(): Promise<void> {
  nobody = await sandbox(server.base);
  tenantOf(server, nobody).db.$client.prepare('update account set password_hash = ?').run(seedPasswordHash);
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (userName: string, password: string, address: string) =>
  nobody.send('userLogin', { body: { userName, password, captchaToken }, headers: from(address) });
const change = (userName: string, currentPassword: string, address: string) =>
  nobody.send('forgetPasswordChangePassword', {
    body: { userName, currentPassword, newPassword: fresh },
    headers: from(address),
  });
type Reply = Awaited<ReturnType<typeof signIn>>;

const namesOf = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${start}-${index}`);
const away = (replies: readonly { status: number }[]): number => replies.filter(({ status }) => status === 429).length;

describe('from one address', () => {
  it('whoever would wait too long is told when to come back, and is let in then before those who come first', async () => {
    await openUniversity();
    const student = await nobody.fresh().as('eligible');
    const order: string[] = [];
    const tries = namesOf('early', 30).map((name) =>
      signIn(name, 'wrong', '192.0.2.1').then((reply) => {
        if (reply.status === 422) order.push('compared');
        return reply;
      }),
    );
    const page = student.call('getMenu').then(() => order.push('page'));
    const replies = await Promise.all(tries);
    await page;
    const told = replies.filter(({ status }) => status === 429);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(replies.length);
    for (const reply of told) {
      expect(codesOf(reply)).toEqual(['http.tooManyRequests']);
      expect(reply.headers.get('retry-after')).toBe(`${Number(reply.body.Refusals?.[0]?.Params.seconds)}`);
    }
    // The page request of a signed-in student does not wait for the password comparisons.
    expect(order.indexOf('page')).toBeLessThan(order.length - 1);

    const name = `early-${replies.findIndex(({ status }) => status === 429)}`;
    await new Promise((resolve) => setTimeout(resolve, Number(told[0]?.headers.get('retry-after')) * 1000));
    const newcomers = namesOf('late', 30).map((late) => signIn(late, 'wrong', '192.0.2.1'));
    const back = await signIn(name, 'wrong', '192.0.2.1');
    expect(back.status).toBe(422);
    expect(away(await Promise.all(newcomers))).toBeGreaterThan(0);
  });

  it('right sign-ins pause nobody, however many are sent away', async () => {
    await openUniversity();
    const replies: Reply[] = await Promise.all(
      Array.from({ length: 150 }, () => signIn('eligible', seedPassword, '192.0.2.2')),
    );
    expect(new Set(replies.map(({ status, body }) => (status === 200 ? '200' : body.Refusals?.[0]?.Code)))).toEqual(
      new Set(['200', 'http.tooManyRequests']),
    );
    expect((await signIn('eligible', seedPassword, '192.0.2.2')).status).toBe(200);
  });
});

describe('while one address tries passwords', () => {
  // The longest wait is the time of sixty comparisons, so the test does not depend on the speed of the machine.
  beforeEach(() => setLongestWait(60 * turnMilliseconds()));
  const ways: [string, (index: number) => Promise<{ status: number }>][] = [
    ['of names that nobody has', (index) => signIn(`made-up-${index}`, 'wrong', '203.0.113.7')],
    ['of names that somebody has', (index) => signIn(String(20_190_001 + index), 'wrong', '203.0.113.7')],
    ['by the way with the current password', (index) => change(`made-up-${index}`, 'wrong', '203.0.113.7')],
    [
      'from all over one IPv6 network',
      (index) => signIn(`made-up-${index}`, 'wrong', `2001:db8:1:2::${index.toString(16)}`),
    ],
    ['and a dozen others', (index) => signIn(`made-up-${index}`, 'wrong', `203.0.113.${index % 12}`)],
  ];
  it.each(ways)('%s, everybody else signs in at once', async (_, attempt) => {
    await openUniversity();
    let compared = 0;
    const bursts = Promise.all(
      Array.from({ length: 150 }, (__, index) =>
        attempt(index).then(({ status }) => (compared += Number(status === 422))),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = compared;
    const others = await Promise.all(
      [0, 1, 2, 3].flatMap((index) => [
        signIn('eligible', seedPassword, `198.51.100.${index}`),
        change('eligible', 'wrong', `198.51.100.${index}`),
      ]),
    );
    expect(others.map(({ status }) => status)).toEqual([0, 1, 2, 3].flatMap(() => [200, 422]));
    // The addresses take turns. So until the other users have signed in, each attacking address gets hardly more
    // comparisons than each of them: with a dozen addresses about 30 of the 150, and those that ran before the calls of
    // the others arrived. Without turns all 150 would come first.
    expect(compared - before).toBeLessThan(90);
    await bursts;
  });

  it('of names that nobody has, it is paused for those that were sent away too, and told how long', async () => {
    await openUniversity();
    for (let burst = 0; burst < 2; burst += 1)
      await Promise.all(namesOf(`burst${burst}`, 150).map((name) => signIn(name, 'wrong', '203.0.113.7')));
    expect(codesOf(await signIn('eligible', seedPassword, '203.0.113.7'))).toEqual(['account.tooManyAttempts']);
    expect((await signIn('eligible', seedPassword, '203.0.113.8')).status).toBe(200);
  });

  it('an IPv6 network is paused whole, and IPv4 however it is written', async () => {
    await openUniversity();
    await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        signIn(`made-up-${index}`, 'wrong', `2001:db8:7:7::${index.toString(16)}`),
      ),
    );
    expect(codesOf(await signIn('eligible', seedPassword, '2001:db8:7:7:ffff::1'))).toEqual([
      'account.tooManyAttempts',
    ]);
    expect((await signIn('eligible', seedPassword, '2001:db8:7:8::1')).status).toBe(200);
    await Promise.all(
      Array.from({ length: 150 }, (_, index) => signIn(`made-up-${index}`, 'wrong', '::ffff:203.0.113.9')),
    );
    expect(codesOf(await signIn('eligible', seedPassword, '203.0.113.9'))).toEqual(['account.tooManyAttempts']);
  });
});

it('lets everybody in once it is short again', async () => {
  expect((await signIn('eligible', seedPassword, '203.0.113.200')).status).toBe(200);
});
