import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { BodyOf } from '../../server/http/operations.ts';
import { readSettings } from '../../server/settings.ts';
import { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * A university with an external payment gateway. The two communicate only through the address of the page at the
 * gateway, and through signed callbacks.
 */

const secret = 'known to the university and its gateway alone';
const url = 'https://pay.bank.example/hosted';

let server: TestServer;
let student: Client;
let studentId: number;

beforeAll(async () => {
  const { simulate, gateway, allowUnsafe } = readSettings({
    SIMULATE: 'false',
    GATEWAY_URL: url,
    GATEWAY_SECRET: secret,
    ALLOW_UNSAFE: 'captcha',
  });
  server = await startServer({ simulate, gateway, allowUnsafe });
  const nobody = new Client(server.base);
  student = nobody.use(
    await nobody.call('userLogin', {
      body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha', rememberMe: false },
    }),
  );
  studentId = all<{ id: number }>(server.tenant.db, 'select id from student where faculty_code = ?', student.record)[0]!
    .id;
});
afterAll(() => server.close());

const charge = (amount: number): number =>
  addCharge(server.tenant.db, { studentId, semesterId: 20261, kind: 'reprint', amount }, 0);
const start = (id: number) =>
  student.call('startPayment', { body: { items: [{ kind: 'charge', id }], useBalance: false } });
const paidOf = (id: number) =>
  all<{ paid: number }>(server.tenant.db, 'select paid from charge where id = ?', id)[0]!.paid;
/** The signature of a callback, computed without the university's own code. */
const signed = (key: string, timestamp: string, text: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex');

/** Sends the callback for a charged card, signed with a key. */
async function callback(body: BodyOf<'gatewayCallback'>, key: string) {
  const timestamp = String(Math.floor(server.tenant.clock.now() / 1000));
  const answer = await new Client(server.base).send('gatewayCallback', {
    body,
    headers: { 'gateway-timestamp': timestamp, 'gateway-signature': signed(key, timestamp, JSON.stringify(body)) },
  });
  return [answer.status, ...codesOf(answer)];
}

describe('a gateway outside', () => {
  it('is told by its address what is to be paid and where to lead back to, signed', async () => {
    const { paymentId, documentNumber, gatewayUrl } = await start(charge(12_345));
    const address = new URL(gatewayUrl!);
    const { signature, timestamp, ...told } = Object.fromEntries(address.searchParams);
    expect(address.origin + address.pathname).toBe(`${url}/pay`);
    expect(told).toEqual({
      reference: paymentId,
      document: documentNumber,
      amount: '12345',
      currency: 'BHD',
      return: `${server.base}/payment-result/${paymentId}`,
    });
    expect(Math.abs(Number(timestamp) * 1000 - server.tenant.clock.now())).toBeLessThan(60_000);

    const [query] = address.search.slice(1).split('&signature=');
    expect(signature).toBe(signed(secret, timestamp!, query!));
    expect(signature).not.toBe(signed(secret, timestamp!, query!.replace('12345', '1')));
  });

  it('settles the payment with its signature and with no other', async () => {
    const id = charge(10_000);
    const { paymentId } = await start(id);
    const body = { eventId: 'evt_of_the_bank', paymentId, outcome: 'succeeded' as const, amount: 10_000, reason: null };
    const status = async () => (await student.call('paymentResult', { params: { paymentId } })).status;

    expect(await callback(body, 'a guess')).toEqual([401, 'fees.callbackSignature']);
    expect(await callback(body, '')).toEqual([401, 'fees.callbackSignature']);
    expect([await status(), paidOf(id)]).toEqual(['pending', 0]);
    expect(await callback(body, secret)).toEqual([200]);
    expect([await status(), paidOf(id), ledgerFaults(server.tenant.db)]).toEqual(['succeeded', 10_000, []]);
  });

  it('may sign with a library of Standard Webhooks', async () => {
    const id = charge(5_000);
    const { paymentId } = await start(id);
    const body = { eventId: 'evt_of_a_library', paymentId, outcome: 'succeeded' as const, amount: 5_000, reason: null };
    const now = new Date(server.tenant.clock.now());
    const send = (key: string) =>
      new Client(server.base).send('gatewayCallback', {
        body,
        headers: {
          'webhook-id': body.eventId,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': new Webhook(key, { format: 'raw' }).sign(body.eventId, now, JSON.stringify(body)),
        },
      });
    expect((await send('a guess')).status).toBe(401);
    expect([(await send(secret)).status, paidOf(id)]).toEqual([200, 5_000]);
  });

  it('is believed in nothing by a university that was given no secret', async () => {
    const { simulate, gateway } = readSettings({ SIMULATE: 'false', GATEWAY_URL: url });
    const open = await startServer({ simulate, gateway });
    const timestamp = String(Math.floor(open.tenant.clock.now() / 1000));
    const body = {
      eventId: 'evt_of_nobody',
      paymentId: 'a-payment-of-nobody-here',
      outcome: 'succeeded' as const,
      amount: 1,
      reason: null,
    };
    const answer = await new Client(open.base).send('gatewayCallback', {
      body,
      headers: { 'gateway-timestamp': timestamp, 'gateway-signature': signed('', timestamp, JSON.stringify(body)) },
    });
    expect([answer.status, ...codesOf(answer)]).toEqual([401, 'fees.callbackSignature']);
    await open.close();
  });
});
