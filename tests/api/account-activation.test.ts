import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../server/http/operations.ts';
import { type Client, sandbox } from '../support/client.ts';
import { fresh, passwordCalls } from '../support/password-calls.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { type TestServer, usualServer } from '../support/server.ts';

let server: TestServer;
let nobody: Client;

beforeAll(async () => {
  server = await usualServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  nobody = await sandbox(server.base);
  await nobody.freeze('2026-09-07T10:00:00+03:00');
});

const { signIn, messages, latestCode, wait } = passwordCalls(() => nobody);

describe('the first activation', () => {
  const register = (body: BodyOf<'registerAccount'>) => nobody.send('registerAccount', { body });

  it('sends a code to the address on record, then makes the account and signs it in', async () => {
    const asked = await register({ studentCode: '202699001' });
    expect(asked.body).toMatchObject({ channel: 'email', recipient: 'f•••••n@stu.•••••' });
    const code = await latestCode();
    expect(codesOf(await register({ studentCode: '202699001', code, newPassword: 'weak' }))).toEqual(['MSG-000013']);
    const made = await register({ studentCode: '202699001', code, newPassword: fresh });
    expect([made.status, made.body]).toMatchObject([
      200,
      { user: { userName: '202699001' }, records: [{ studentCode: '202699001' }] },
    ]);
    if (!('context' in made.body)) throw new Error('not signed in');
    expect((await nobody.fresh().use(made.body).call('getSessions')).sessions).toMatchObject([
      { via: 'activation', current: true },
    ]);
    expect((await signIn('202699001', fresh)).status).toBe(200);
    expect((await register({ studentCode: '202699001', code, newPassword: fresh })).status).toBe(422);
    expect((await nobody.as('firstActivation')).session?.user.userName).toBe('202699001');
  });

  it('goes to the mobile where there is no e-mail, and nowhere where there is neither', async () => {
    expect((await register({ studentCode: '202699002' })).body).toMatchObject({
      channel: 'sms',
      recipient: expect.stringMatching(/^\+973 •••••\d\d$/) as string,
    });
    expect((await messages())[0]).toMatchObject({ channel: 'sms' });
    expect(codesOf(await register({ studentCode: '202699003' }))).toEqual(['MSG-000046']);
  });

  it('tells nothing of a number that nobody has, and the owner of an account by e-mail alone', async () => {
    const own = (await nobody.fresh().as('eligible')).session?.records[0]?.studentCode ?? '';
    const [active, unknown] = [await register({ studentCode: own }), await register({ studentCode: '202688888' })];
    expect({ ...unknown.body, recipient: '' }).toEqual({ ...active.body, recipient: '' });
    expect(await messages()).toMatchObject([{ recipient: 'eligible@stu.university.example', code: null }]);
    for (const studentCode of [own, '202688888']) {
      const replies = [];
      for (let i = 0; i < 10; i += 1)
        replies.push(...codesOf(await register({ studentCode, code: '00000', newPassword: fresh })));
      expect(replies).toEqual([
        ...Array<string>(5).fill('MSG-000047'),
        ...Array<string>(4).fill('contact.tooManyTries'),
        'account.tooManyResets',
      ]);
    }
  });

  it('sends nothing to anybody where another address is given than the one on record, and answers the same', async () => {
    const email = 'somebody@else.example';
    const replies = [
      await register({ studentCode: '202699001', email }),
      await register({ studentCode: '202699002', email }),
      await register({ studentCode: '202688888', email }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0]?.body).toMatchObject({ channel: 'email', recipient: 's•••••y@else.•••••' });
    expect(replies.slice(1).map(({ body }) => body)).toEqual([replies[0]?.body, replies[0]?.body]);
    expect(await messages()).toEqual([]);
    await wait(31);
    expect(
      (await register({ studentCode: '202699001', email: 'FirstActivation@stu.university.example' })).body,
    ).toMatchObject({ recipient: 'F•••••n@stu.•••••' });
    expect(await messages()).toMatchObject([{ recipient: 'firstactivation@stu.university.example' }]);
  });

  it('needs the code and the password together', async () => {
    for (const body of [
      { studentCode: '202699001', code: '4821' },
      { studentCode: '202699001', newPassword: fresh },
    ])
      expect((await register(body)).status).toBe(400);
  });
});
