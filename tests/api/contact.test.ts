import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../server/http/operations.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 0 });
});
afterAll(() => server.close());

const student = async (persona = 'twoMobiles'): Promise<Client> => {
  const client = await (await sandbox(server.base)).as(persona);
  await client.freeze('2026-09-07T10:00:00+03:00');
  return client;
};
type Change = BodyOf<'updateContactDetails'>;
const changeOf = async (client: Client, patch: Partial<Change> = {}): Promise<Change> => {
  const { version, address, mobiles, personalEmail, emergencyContact } = await client.call('getContactDetails');
  return { version, address, mobiles, personalEmail, emergencyContact, ...patch };
};
const sendCode = async (client: Client): Promise<string> => {
  await client.call('sendVerificationCode', { body: { purpose: 'contact' } });
  return (await client.call('getOutbox')).messages[0]!.code!;
};
/** Sends a code to a new first mobile number and returns the code. */
const tryNumber = async (client: Client, mobile: string): Promise<string> => {
  await client.call('sendVerificationCode', { body: { purpose: 'contact', mobile } });
  return (await client.call('getOutbox')).messages[0]!.code!;
};
const tries = (client: Client): unknown =>
  all<{ tries: number }>(tenantOf(server, client).db, 'select tries from verification_code order by id desc limit 1')[0]
    ?.tries;
const other = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('a wrong try', () => {
  it.each([
    ['with a key', { 'idempotency-key': 'one-intent-one-key' }],
    ['without', {}],
  ])('stays counted, %s', async (_, headers) => {
    const client = await student();
    const code = await sendCode(client);
    const body = await changeOf(client, { code: other(code) });
    for (const count of [1, 2]) {
      expect(codesOf(await client.send('updateContactDetails', { body, headers }))).toEqual(['MSG-000047']);
      expect(tries(client)).toBe(count);
    }
    expect(
      await client.call('updateContactDetails', {
        body: { ...body, code },
        headers: { 'idempotency-key': 'another-intent' },
      }),
    ).toMatchObject({ contact: { version: 2 } });
  });

  it('is none where something else is wrong, or no code is given', async () => {
    const client = await student();
    const code = await sendCode(client);
    const mobiles = ['+973 36120045', '+973 36120046', '+973 36120047', '+973 36120048'];
    expect(
      codesOf(
        await client.send('updateContactDetails', { body: await changeOf(client, { code: other(code), mobiles }) }),
      ),
    ).toEqual(['MSG-000075']);
    expect((await client.send('updateContactDetails', { body: await changeOf(client) })).status).toBe(409);
    expect(tries(client)).toBe(0);
  });
});

describe('a code that was sent', () => {
  const pending = async (client: Client) => (await client.call('getContactDetails')).pendingCode;

  it('is known to a page that is opened anew, as long as it counts', async () => {
    const client = await student();
    expect(await pending(client)).toBeNull();
    await sendCode(client);
    expect(await pending(client)).toEqual({
      way: { channel: 'sms', recipient: '+973 ••••0045' },
      digits: 4,
      expiresAt: '2026-09-07T10:03:00+03:00',
      resendAt: '2026-09-07T10:00:30+03:00',
    });
    await client.freeze('2026-09-07T10:02:59+03:00');
    expect(await pending(client)).toMatchObject({ expiresAt: '2026-09-07T10:03:00+03:00' });
    await client.freeze('2026-09-07T10:03:00+03:00');
    expect(await pending(client)).toBeNull();
  });

  it('is no longer asked for once it is used or tried too often; another purpose has its own', async () => {
    const client = await student();
    const code = await sendCode(client);
    expect(
      (await client.call('updateContactDetails', { body: await changeOf(client, { code }) })).contact.pendingCode,
    ).toBeNull();
    await client.freeze('2026-09-07T10:01:00+03:00');
    const next = await sendCode(client);
    const body = await changeOf(client, { code: other(next) });
    for (let count = 1; count <= 5; count += 1) {
      expect(await pending(client), `before try ${count}`).not.toBeNull();
      await client.send('updateContactDetails', { body });
    }
    expect(await pending(client)).toBeNull();
    tenantOf(server, client).db.$client.exec(`update verification_code set tries = 0, purpose = 'activation'`);
    expect(await pending(client)).toBeNull();
  });
});

describe('what is kept', () => {
  it('comes once for one key, and the person’s mobile follows the first number', async () => {
    const client = await student();
    const code = await sendCode(client);
    const input = {
      body: await changeOf(client, {
        code,
        mobileCode: await tryNumber(client, '33009988'),
        mobiles: ['+973 33009988', '+973 36120045'],
      }),
      headers: { 'idempotency-key': 'saved-only-once' },
    };
    const first = await client.call('updateContactDetails', input);
    expect(await client.call('updateContactDetails', input)).toEqual(first);
    expect(first.contact).toMatchObject({
      version: 2,
      changedAt: '2026-09-07T10:00:00+03:00',
      universityEmail: 'twomobiles@stu.university.example',
    });
    expect(all(tenantOf(server, client).db, `select mobile from person where mobile = '+973 33009988'`)).toHaveLength(
      1,
    );
  });

  it('is refused from an older version, and the next code goes to the new number', async () => {
    const client = await student();
    const code = await sendCode(client);
    const body = await changeOf(client, {
      code,
      mobileCode: await tryNumber(client, '+973 33009988'),
      mobiles: ['+973 33009988'],
    });
    await client.call('updateContactDetails', { body });
    expect(codesOf(await client.send('updateContactDetails', { body }))).toEqual(['MSG-000030']);
    await client.call('advanceClock', { body: { seconds: 31 } });
    expect((await client.call('sendVerificationCode', { body: { purpose: 'contact' } })).way).toEqual({
      channel: 'sms',
      recipient: '+973 ••••9988',
    });
    expect((await client.call('getOutbox')).messages[0]).toMatchObject({ recipient: '+973 33009988' });
  });

  it('is the person’s: both records show the same', async () => {
    const client = await student('twoRecords');
    const [first, second] = client.session!.records.map(({ studFacultyCode }) => studFacultyCode);
    const shown = await Promise.all(
      [first, second].map((StudFacultyCode) => client.call('getContactDetails', { query: { StudFacultyCode } })),
    );
    expect(shown[0]).toEqual(shown[1]);
  });
});

describe('a change of numbers or addresses', () => {
  const notices = async (client: Client) =>
    (await client.call('getOutbox')).messages
      .filter(({ code }) => code === null)
      .map(({ recipient }) => recipient)
      .sort();

  it('is told to what was taken away and to the university address', async () => {
    const client = await student();
    const code = await sendCode(client);
    await client.call('updateContactDetails', {
      body: await changeOf(client, {
        code,
        mobileCode: await tryNumber(client, '+973 33009988'),
        mobiles: ['+973 33009988'],
        personalEmail: 'new@home.example',
      }),
    });
    expect(await notices(client)).toEqual([
      '+973 36120045',
      '+973 39417702',
      'badr.khalid.al.rumaihi.97@mail.example',
      'twomobiles@stu.university.example',
    ]);
    await client.call('advanceClock', { body: { seconds: 60 } });
    const next = await sendCode(client);
    await client.call('updateContactDetails', { body: await changeOf(client, { code: next, personalEmail: null }) });
    expect((await notices(client)).filter((recipient) => recipient === 'new@home.example')).toHaveLength(1);
  });

  it('of the address alone is told nobody', async () => {
    const client = await student();
    const code = await sendCode(client);
    const { address } = await client.call('getContactDetails');
    await client.call('updateContactDetails', {
      body: await changeOf(client, { code, address: { ...address, flat: '7' } }),
    });
    expect(await notices(client)).toEqual([]);
  });
});

it('another student’s record is not answered, nor changed', async () => {
  const client = await student();
  const StudFacultyCode = (await client.fresh().as('eligible')).record;
  const query = { StudFacultyCode } as never;
  for (const reply of [
    await client.send('getContactDetails', { query }),
    await client.send('sendVerificationCode', { query, body: { purpose: 'contact' } }),
    await client.send('updateContactDetails', { query, body: await changeOf(client) }),
  ])
    expect([reply.status, ...codesOf(reply)]).toEqual([403, 'account.notYourRecord']);
});

describe('a new first number', () => {
  const mobiles = ['+973 33009988', '+973 39417702'];

  it('is kept only once it was tried, and neither code is spent before both are right', async () => {
    const client = await student();
    expect(codesOf(await client.send('updateContactDetails', { body: await changeOf(client, { mobiles }) }))).toEqual([
      'contact.codeNeeded',
      'contact.mobileCodeNeeded',
    ]);
    const code = await sendCode(client);
    expect(
      codesOf(
        await client.send('updateContactDetails', { body: await changeOf(client, { mobiles, code: other(code) }) }),
      ),
    ).toEqual(['MSG-000047']);
    expect(
      codesOf(await client.send('updateContactDetails', { body: await changeOf(client, { mobiles, code }) })),
    ).toEqual(['contact.mobileCodeNeeded']);
    const mobileCode = await tryNumber(client, '33009988');
    expect((await client.call('getOutbox')).messages[0]).toMatchObject({ channel: 'sms', recipient: '+973 33009988' });
    expect(
      codesOf(
        await client.send('updateContactDetails', {
          body: await changeOf(client, { mobiles, code, mobileCode: other(mobileCode) }),
        }),
      ),
    ).toEqual(['MSG-000047']);
    expect(
      await client.call('updateContactDetails', { body: await changeOf(client, { mobiles, code, mobileCode }) }),
    ).toMatchObject({ contact: { mobiles } });
  });

  it('is not shown by a code that went to another number, and is no number of another form', async () => {
    const client = await student();
    const [code, mobileCode] = [await sendCode(client), await tryNumber(client, '+973 33009977')];
    expect(
      codesOf(
        await client.send('updateContactDetails', { body: await changeOf(client, { mobiles, code, mobileCode }) }),
      ),
    ).toEqual(['MSG-000047']);
    expect(
      codesOf(await client.send('sendVerificationCode', { body: { purpose: 'contact', mobile: '17001234' } })),
    ).toEqual(['contact.wrongFormat']);
  });

  it('is reached by e-mail for who no longer has the old one', async () => {
    const client = await student();
    expect(await client.call('getContactDetails')).toMatchObject({
      emailWay: { channel: 'email', recipient: 't•••@stu.university.example' },
    });
    expect(
      (await client.call('sendVerificationCode', { body: { purpose: 'contact', channel: 'email' } })).way.channel,
    ).toBe('email');
    const code = (await client.call('getOutbox')).messages[0]!.code!;
    const mobileCode = await tryNumber(client, '33009988');
    expect(
      (await client.call('updateContactDetails', { body: await changeOf(client, { mobiles, code, mobileCode }) }))
        .contact.mobiles,
    ).toEqual(mobiles);
  });
});

it('one thing is changed at a time: what was never on record does not stand in the way of a number', async () => {
  const client = await student();
  tenantOf(server, client).db.$client.exec(
    `update contact_detail set building = '', area = '', emergency_name = '', emergency_phone = 'x'`,
  );
  expect(
    codesOf(
      await client.send('updateContactDetails', { body: await changeOf(client, { mobiles: ['+973 39417702'] }) }),
    ),
  ).toEqual(['contact.codeNeeded']);
  const { address } = await changeOf(client);
  expect(
    codesOf(
      await client.send('updateContactDetails', {
        body: await changeOf(client, { address: { ...address, road: 'x' } }),
      }),
    ),
  ).toEqual(['MSG-000046', 'MSG-000046', 'contact.wrongFormat']);
});
