import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { type Client, sandbox } from '../support/client.ts';
import { fresh, passwordCalls, seen } from '../support/password-calls.ts';
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

const { signIn, retrieve, change, messages, latestCode, wait } = passwordCalls(() => nobody);

describe('a forgotten password', () => {
  it('is set anew with the code that was sent, and every session ends', async () => {
    const student = await nobody.fresh().as('eligible');
    const reply = await retrieve('eligible');
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        channel: 'email',
        recipient: 'e•••••e@stu.•••••',
        expiresAt: '2026-09-07T10:03:00+03:00',
        resendSeconds: 30,
        messages: [{ Code: 'account.codeSent' }],
      },
    ]);
    const [sent] = await messages();
    expect(sent).toMatchObject({ channel: 'email', recipient: 'eligible@stu.university.example' });
    const done = await change({ code: await latestCode() });
    expect([done.status, done.body.messages]).toEqual([200, [{ Code: 'account.passwordChanged', Params: {} }]]);
    expect((await signIn('eligible', seedPassword)).status).toBe(422);
    expect((await signIn('eligible', fresh)).status).toBe(200);
    expect(codesOf(await student.send('getMenu'))).toEqual(['account.sessionEnded']);
    expect((await messages())[0]).toMatchObject({ recipient: 'eligible@stu.university.example', code: null });
    expect(codesOf(await change({ code: sent?.code ?? '', newPassword: 'Another-2028' }))).toEqual(['MSG-000012']);
  });

  it('opens a locked account', async () => {
    for (let i = 0; i < 5; i += 1) await signIn('eligible', 'wrong');
    expect((await signIn('eligible', seedPassword)).status).toBe(429);
    await retrieve('eligible');
    expect((await change({ code: await latestCode() })).status).toBe(200);
    expect((await signIn('eligible', fresh)).status).toBe(200);
  });

  it('needs the address on record where it is asked for by address', async () => {
    const ask = (userName: string, email: string) => nobody.send('forgotPassword', { body: { userName, email } });
    expect((await ask('eligible', ' Eligible@STU.university.example')).status).toBe(200);
    expect(codesOf(await ask('noEmail', 'noemail@stu.university.example'))).toEqual(['MSG-000015']);
    const [wrong, unknown] = [
      await ask('minimumLoad', 'somebody@else.example'),
      await ask('nobody-at-all', 'somebody@else.example'),
    ];
    expect(codesOf(wrong)).toEqual(['MSG-000016']);
    expect(seen(unknown)).toEqual(seen(wrong));
    expect(await messages()).toHaveLength(1);
  });

  it('tells nothing of a name that nobody has', async () => {
    const [first, again] = [await retrieve('minimumLoad'), await retrieve('minimumLoad')];
    const [unknown, unknownAgain] = [await retrieve('minimumLoaf'), await retrieve('minimumLoaf')];
    expect([unknown.status, { ...unknown.body, recipient: '' }]).toEqual([
      first.status,
      { ...first.body, recipient: '' },
    ]);
    expect(unknown.body.recipient).toBe('m•••••f@stu.•••••');
    expect(seen(unknownAgain)).toEqual(seen(again));
    expect([again.status, codesOf(again), again.headers.get('retry-after')]).toEqual([
      429,
      ['contact.codeTooSoon'],
      '30',
    ]);
    await wait(30);
    expect((await retrieve('minimumLoaf')).body).toMatchObject({ recipient: unknown.body.recipient });
    expect(await messages()).toHaveLength(1);
    expect(codesOf(await change({ userName: 'minimumLoaf', code: '4821' }))).toEqual(['MSG-000014']);
  });

  it('needs the captcha', async () => {
    expect(
      codesOf(
        await nobody.send('forgetPasswordRetrieveEmail', { body: { userName: 'eligible', captchaToken: 'forged' } }),
      ),
    ).toEqual(['account.captchaFailed']);
  });

  it('takes a code only while it counts, and spends it only for a password that is taken', async () => {
    await retrieve('eligible');
    const older = await latestCode();
    await wait(30);
    await retrieve('eligible');
    const code = await latestCode();
    if (older !== code)
      expect((await change({ code: older })).body.Refusals).toEqual([
        { Code: 'MSG-000012', Params: { context: 'notLatest' } },
      ]);
    expect(codesOf(await change({ code, newPassword: 'weak' }))).toEqual(['MSG-000013']);
    expect((await change({ code, newPassword: seedPassword })).body.Refusals).toEqual([
      { Code: 'MSG-000011', Params: { context: 'recent' } },
    ]);
    await wait(179);
    expect((await change({ code })).status).toBe(200);
    await retrieve('eligible');
    await wait(180);
    expect((await change({ code: await latestCode(), newPassword: 'Another-2028' })).body.Refusals).toEqual([
      { Code: 'MSG-000012', Params: { context: 'expired' } },
    ]);
  });

  it('is not guessed: five wrong codes end the code, ten tries pause the name', async () => {
    await retrieve('eligible');
    for (let i = 0; i < 5; i += 1) expect(codesOf(await change({ code: '00000' }))).toEqual(['MSG-000012']);
    expect(codesOf(await change({ code: await latestCode() }))).toEqual(['contact.tooManyTries']);
    for (let i = 0; i < 3; i += 1) await change({ code: '00000' });
    const paused = await change({ code: await latestCode() });
    expect([paused.status, paused.body.Refusals, paused.headers.get('retry-after')]).toEqual([
      429,
      [{ Code: 'account.tooManyResets', Params: { minutes: 30 } }],
      '1800',
    ]);
    expect((await retrieve('eligible')).status).toBe(429);
    expect((await retrieve('minimumLoad')).status).toBe(200);
    await wait(1800);
    expect((await retrieve('eligible')).status).toBe(200);
  });

  it('is not guessed by many tries at once either', async () => {
    await retrieve('eligible');
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => change({ code: String(10_000 + i) })));
    const codes = replies.flatMap(codesOf);
    expect(codes.filter((code) => code === 'MSG-000012')).toHaveLength(5);
    expect(codes.filter((code) => code === 'account.tooManyResets')).toHaveLength(11);
  });

  it('is not guessed by patience: twenty wrong tries in a day, whatever pauses lie between', async () => {
    const answers: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const asked = await retrieve('eligible');
      if (asked.status !== 200) answers.push(...codesOf(asked));
      else for (let i = 0; i < 5; i += 1) answers.push(...codesOf(await change({ code: '00000' })));
      await wait(3600);
    }
    expect(answers).toEqual([...Array<string>(20).fill('MSG-000012'), 'contact.tooManyCodes', 'contact.tooManyCodes']);
    await wait(18 * 3600);
    expect((await retrieve('eligible')).status).toBe(200);
    expect((await change({ code: await latestCode() })).status).toBe(200);
  });

  it('tells nothing of an unknown name by the limit of the day either', async () => {
    const asked = async (userName: string): Promise<unknown[]> => {
      const replies: unknown[] = [];
      for (let i = 0; i < 11; i += 1) {
        const { status, body, headers } = await retrieve(userName);
        replies.push([status, body.Refusals, headers.get('retry-after')]);
        await wait(1801);
      }
      return replies;
    };
    const known = await asked('minimumLoad');
    await nobody.freeze('2026-09-07T10:00:00+03:00');
    expect(await asked('minimumLoaf')).toEqual(known);
    expect(known.at(-1)).toMatchObject([429, [{ Code: 'contact.tooManyCodes' }], String(86_400 - 18_010)]);
  });

  it('pauses an address that tries many names', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push(
        (await nobody.send('forgotPassword', { body: { userName: `somebody-${i}`, email: 'a@b.example' } })).status,
      );
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});
