import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { addCharge, returnCharge } from '../../server/features/fees/charge-queries.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { BodyOf } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
let db: Db;
let student: Client;
let studentId: number;

const now = '2026-09-07T10:00:00+03:00';

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await sandbox(server.base);
  ({ db } = tenantOf(server, room));
  await room.freeze(now);
  student = await room.fresh().as('eligible');
  studentId = all<{ id: number }>(db, 'select id from student where faculty_code = ?', student.record)[0]!.id;
});

const charge = (amount = 10_000, cashierOnly = false): number =>
  addCharge(db, { studentId, semesterId: 20261, kind: 'reprint', amount, cashierOnly }, 0);
const item = (id: number) => ({ kind: 'charge' as const, id });
const start = (items: BodyOf<'startPayment'>['items'], useBalance = false) =>
  student.call('startPayment', { body: { items, useBalance } });
const result = async (paymentId: string) => (await student.call('paymentResult', { params: { paymentId } })).status;
const card = (id: string, name: BodyOf<'chargeCard'>['card']) =>
  room.call('chargeCard', { params: { id }, body: { card: name } });
const giveBalance = (fils: number): void => {
  db.$client.prepare('update student set balance = balance + ? where id = ?').run(fils, studentId);
  db.$client
    .prepare(
      `insert into ledger_entry (transaction_id, student_id, at, account, amount, cause) values ('gift', ?, 0, 'cash', ?, 'opening'), ('gift', ?, 0, 'balance', ?, 'opening')`,
    )
    .run(studentId, fils, studentId, -fils);
};
const paidOf = (id: number) =>
  all<{ paid: number; usedFromBalance: number }>(
    db,
    'select paid, used_from_balance as usedFromBalance from charge where id = ?',
    id,
  )[0];
const balance = (): number =>
  all<{ balance: number }>(db, 'select balance from student where id = ?', studentId)[0]!.balance;
const inbox = (): string[] =>
  all<{ template: string }>(
    db,
    `select template from inbox_message where student_id = ? and template like '%aym%' or template = 'droppedToBalance'`,
    studentId,
  ).map(({ template }) => template);
const balanced = (): void => expect(ledgerFaults(db)).toEqual([]);

describe('a card', () => {
  it.each([
    ['accepted', 'succeeded', null, 'MSG-000065'],
    ['declined', 'failed', 'declined', 'MSG-000066'],
    ['insufficientFunds', 'failed', 'insufficientFunds', 'MSG-000066'],
    ['authentication', 'canceled', 'authentication', 'MSG-000067'],
    ['pending', 'pending', null, null],
    ['late', 'pending', null, null],
  ] as const)('%s ends as %s', async (name, status, reason, message) => {
    const id = charge();
    const payment = await start([item(id)]);
    expect(payment).toMatchObject({
      status: 'pending',
      amount: 10_000,
      fromBalance: 0,
      gatewayUrl: expect.stringContaining(`/gateway/pay/${payment.paymentId}?lang=en`) as string,
      documentNumber: expect.stringMatching(/^PAY-2026-\d{6}$/) as string,
    });
    await card(payment.paymentId, name);
    expect(await student.call('paymentResult', { params: { paymentId: payment.paymentId } })).toMatchObject({
      status,
      reason,
      message,
    });
    expect(paidOf(id)).toEqual({ paid: status === 'succeeded' ? 10_000 : 0, usedFromBalance: 0 });
    balanced();
  });

  it('that answers late pays when its time has come, a page left open is closed after half an hour', async () => {
    const late = await start([item(charge())]);
    const left = await start([item(charge())]);
    await card(late.paymentId, 'late');
    await room.freeze('2026-09-07T10:09:59+03:00');
    expect(await result(late.paymentId)).toBe('pending');
    await room.freeze('2026-09-08T10:00:00+03:00');
    expect(await student.call('paymentResult', { params: { paymentId: late.paymentId } })).toMatchObject({
      status: 'succeeded',
      endedAt: '2026-09-07T10:10:00+03:00',
    });
    expect(await student.call('paymentResult', { params: { paymentId: left.paymentId } })).toMatchObject({
      status: 'canceled',
      reason: 'expired',
      endedAt: '2026-09-07T10:30:00+03:00',
    });
    balanced();
  });

  it('is entered on the hosted page, which leads back', async () => {
    const payment = await start([item(charge())]);
    const page = await fetch(payment.gatewayUrl!);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/BHD.10\.000/);
    expect(await (await fetch(payment.gatewayUrl!.replace('lang=en', 'lang=ar'))).text()).toContain('dir="rtl"');
    const send = (number: string, expiry = '09/26') =>
      fetch(payment.gatewayUrl!, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number, expiry, code: '123', holder: '"><b>A B' }),
      });
    for (const [number, expiry] of [
      ['4111 1111 1111 1112', '09/26'],
      ['4111111111111111', '08/26'],
      ['4111111111111111', '13/30'],
      ['', ''],
    ] as const) {
      const wrong = await send(number, expiry);
      expect([wrong.status, (await wrong.text()).includes('<b>A')]).toEqual([422, false]);
    }
    expect(await result(payment.paymentId)).toBe('pending');
    const paid = await send('4111 1111 1111 1111');
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `${new URL(room.base).pathname}/payment-result/${payment.paymentId}`,
    ]);
    expect(await result(payment.paymentId)).toBe('succeeded');
    expect(await (await fetch(payment.gatewayUrl!)).text()).not.toContain('<form');
    expect((await send('4111 1111 1111 1111')).status).toBe(200);
    expect((await fetch(`${room.base}/gateway/pay/nothing-at-all`)).status).toBe(404);
    balanced();
  });
});

describe('starting', () => {
  it('refuses what is not the student’s, not due, the cashier’s, or on its way', async () => {
    const other = await room.fresh().as('balanceUsed');
    const paid = await other.registration('STAT273-01');
    const refused = async (as: Client, items: BodyOf<'startPayment'>['items']) =>
      codesOf(await as.send('startPayment', { body: { items, useBalance: false } }));
    expect(await refused(student, [{ kind: 'registration', id: paid }])).toEqual(['fees.notYours']);
    expect(await refused(other, [{ kind: 'registration', id: paid }])).toEqual(['MSG-000062']);
    expect(await refused(other, [item(charge())])).toEqual(['fees.notYours']);
    expect(await refused(student, [item(charge(5_000, true))])).toEqual(['MSG-000063']);
    const [a, b] = [charge(), charge()];
    const first = await start([item(a)]);
    expect(await refused(student, [item(a), item(b)])).toEqual(['fees.paymentPending']);
    expect((await start([item(a), item(a)])).paymentId).toBe(first.paymentId);
  });

  it('from many tabs at once makes one payment', async () => {
    const id = charge();
    const started = await Promise.all(Array.from({ length: 12 }, () => start([item(id)])));
    expect(new Set(started.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(all(db, 'select id from payment_line where charge_id = ?', id)).toHaveLength(1);
    expect(() =>
      db.$client
        .prepare(
          'insert into payment_line (payment_id, charge_id, semester_id, amount, open) select payment_id, charge_id, semester_id, amount, 1 from payment_line where charge_id = ?',
        )
        .run(id),
    ).toThrow(/UNIQUE/);
  });

  it('is possible on a Friday and for a frozen student', async () => {
    await room.freeze('2026-09-11T10:00:00+03:00');
    const frozen = await room.fresh().as('frozenStudent');
    const own = all<{ id: number }>(db, 'select id from student where faculty_code = ?', frozen.record)[0]!.id;
    const id = addCharge(db, { studentId: own, semesterId: 20261, kind: 'services', amount: 3_000 }, 0);
    expect((await frozen.call('startPayment', { body: { items: [item(id)], useBalance: false } })).status).toBe(
      'pending',
    );
  });

  it('is nobody else’s to see or cancel', async () => {
    const { paymentId } = await start([item(charge())]);
    const other = await room.fresh().as('balanceUsed');
    for (const call of ['paymentResult', 'cancelPayment'] as const) {
      const reply = await other.send(call, { params: { paymentId } });
      expect([reply.status, ...codesOf(reply)]).toEqual([403, 'fees.notYours']);
      const absent = await other.send(call, { params: { paymentId: 'there-is-none' } });
      expect([absent.status, ...codesOf(absent)]).toEqual([404, 'fees.noSuchPayment']);
    }
    const paid = await other.send('startPayment', { body: { items: [item(charge())], useBalance: false } });
    expect([paid.status, ...codesOf(paid)]).toEqual([403, 'fees.notYours']);
  });
});

describe('the balance', () => {
  it('pays all of it at once, without the gateway', async () => {
    giveBalance(25_000);
    const id = charge();
    expect(await start([item(id)], true)).toMatchObject({
      status: 'succeeded',
      amount: 0,
      fromBalance: 10_000,
      gatewayUrl: null,
      message: 'MSG-000065',
    });
    expect([paidOf(id), balance(), inbox()]).toEqual([
      { paid: 0, usedFromBalance: 10_000 },
      15_000,
      ['paymentReceived'],
    ]);
    balanced();
  });

  it('is held while the card is charged, and given back when it fails', async () => {
    giveBalance(4_000);
    const id = charge();
    const first = await start([item(id)], true);
    expect([first.amount, first.fromBalance, balance()]).toEqual([6_000, 4_000, 0]);
    balanced();
    await card(first.paymentId, 'declined');
    expect([balance(), inbox()]).toEqual([4_000, ['paymentFailed']]);
    balanced();
    const again = await start([item(id)], true);
    await card(again.paymentId, 'accepted');
    expect([balance(), paidOf(id)]).toEqual([0, { paid: 6_000, usedFromBalance: 4_000 }]);
    balanced();
  });
});

describe('giving up', () => {
  it('closes the gateway’s page, unless the bank is at it', async () => {
    const id = charge();
    const first = await start([item(id)]);
    expect(await student.call('cancelPayment', { params: { paymentId: first.paymentId } })).toMatchObject({
      status: 'canceled',
      message: 'MSG-000067',
      gatewayUrl: null,
    });
    expect(await (await fetch(first.gatewayUrl!)).text()).not.toContain('<form');
    const second = await start([item(id)]);
    expect(second.paymentId).not.toBe(first.paymentId);
    await card(second.paymentId, 'pending');
    expect(codesOf(await student.send('cancelPayment', { params: { paymentId: second.paymentId } }))).toEqual([
      'fees.paymentProcessing',
    ]);
    await room.call('decideGatewayPayment', { params: { id: second.paymentId }, body: { outcome: 'succeeded' } });
    expect((await student.call('cancelPayment', { params: { paymentId: second.paymentId } })).status).toBe('succeeded');
    balanced();
  });
});

const callback = async (
  body: BodyOf<'gatewayCallback'>,
  changes: { timestamp?: string; signature?: string; body?: BodyOf<'gatewayCallback'> } = {},
  base = room,
) => {
  const { timestamp, signature } = { ...(await room.call('signCallback', { body })), ...changes };
  return base.send('gatewayCallback', {
    body: changes.body ?? body,
    headers: { 'gateway-timestamp': timestamp, 'gateway-signature': signature },
  });
};
const event = (paymentId: string, changes: Partial<BodyOf<'gatewayCallback'>> = {}): BodyOf<'gatewayCallback'> => ({
  eventId: 'evt_by_hand',
  paymentId,
  outcome: 'succeeded',
  amount: 10_000,
  reason: null,
  ...changes,
});

describe('a callback', () => {
  it('forged, changed, stale, of another amount or of no payment is refused', async () => {
    const id = charge();
    const { paymentId } = await start([item(id)]);
    const answers = async (reply: Promise<Awaited<ReturnType<typeof callback>>>) => [
      (await reply).status,
      ...codesOf(await reply),
    ];
    expect(await answers(callback(event(paymentId), { signature: 'a'.repeat(64) }))).toEqual([
      401,
      'fees.callbackSignature',
    ]);
    expect(await answers(callback(event(paymentId, { outcome: 'failed' }), { body: event(paymentId) }))).toEqual([
      401,
      'fees.callbackSignature',
    ]);
    expect(await answers(callback(event(paymentId), { timestamp: String(Date.parse(now) / 1000 + 60) }))).toEqual([
      401,
      'fees.callbackSignature',
    ]);
    expect(await answers(callback(event(paymentId), { timestamp: String(Date.parse(now) / 1000 - 301) }))).toEqual([
      401,
      'fees.callbackStale',
    ]);
    expect(await answers(callback(event(paymentId, { amount: 1 })))).toEqual([422, 'fees.callbackAmount']);
    expect(await answers(callback(event('no-such-payment')))).toEqual([404, 'fees.noSuchPayment']);
    const elsewhere = await sandbox(server.base);
    await elsewhere.freeze(now);
    expect(await answers(callback(event(paymentId), {}, elsewhere))).toEqual([404, 'fees.noSuchPayment']);
    expect([await result(paymentId), paidOf(id)]).toEqual(['pending', { paid: 0, usedFromBalance: 0 }]);
    balanced();
  });

  it('again, or with another outcome, changes nothing', async () => {
    const id = charge();
    const { paymentId } = await start([item(id)]);
    for (const one of [
      event(paymentId),
      event(paymentId),
      event(paymentId, { eventId: 'evt_another' }),
      event(paymentId, { eventId: 'evt_failure', outcome: 'failed' }),
    ]) {
      expect(await callback(one)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
      expect([paidOf(id)!.paid, inbox()]).toEqual([10_000, ['paymentReceived']]);
      balanced();
    }
  });

  it('is held back while the gateway is silent, then delivered; and can be replayed', async () => {
    await room.call('setGateway', { body: { silent: true, lateMinutes: 5 } });
    const { paymentId } = await start([item(charge())]);
    const { payments } = await card(paymentId, 'accepted');
    expect([payments[0]!.status, payments[0]!.callbacks[0], await result(paymentId)]).toMatchObject([
      'succeeded',
      { attempts: 0, acceptedAt: null },
      'pending',
    ]);
    const told = await room.call('setGateway', { body: { silent: false, lateMinutes: 5 } });
    const [first] = told.payments[0]!.callbacks;
    expect([first, await result(paymentId)]).toMatchObject([
      { attempts: 1, acceptedAt: now, lastAnswer: '200', nextAttemptAt: null },
      'succeeded',
    ]);
    await room.call('deliverCallback', { params: { eventId: first!.eventId } });
    expect((await room.call('getGateway')).payments[0]!.callbacks).toMatchObject([{ attempts: 2, lastAnswer: '200' }]);
    balanced();
  });

  it('is delivered again after growing pauses until it is accepted', async () => {
    await room.call('addFault', { body: { operationId: 'gatewayCallback', kind: 'status', status: 503, times: 3 } });
    const { paymentId } = await start([item(charge())]);
    await card(paymentId, 'accepted');
    expect((await room.call('getGateway')).payments[0]!.callbacks).toMatchObject([
      { attempts: 1, acceptedAt: null, lastAnswer: '503', nextAttemptAt: '2026-09-07T10:01:00+03:00' },
    ]);
    await room.freeze('2026-09-07T11:00:00+03:00');
    expect((await room.call('getGateway')).payments[0]!.callbacks).toMatchObject([
      { attempts: 4, acceptedAt: '2026-09-07T10:07:00+03:00' },
    ]);
    expect(await result(paymentId)).toBe('succeeded');
  });
});

describe('money that is needed no longer', () => {
  it('goes into the balance: deleted, canceled or paid meanwhile', async () => {
    const sectionId = await student.section('STAT273-01');
    const { registrationIds } = await student.call('registerCourse', { body: { sectionId } });
    const id = charge();
    const payment = await start([{ kind: 'registration', id: registrationIds[0]! }, item(id)]);
    await student.call('deleteCourse', { params: { registrationId: registrationIds[0]! } });
    returnCharge(db, id, 0);
    balanced();
    await card(payment.paymentId, 'accepted');
    expect(await student.call('paymentResult', { params: { paymentId: payment.paymentId } })).toMatchObject({
      status: 'succeeded',
      items: [{ kind: 'registration', id: null, label: { en: expect.stringContaining('STAT273') as string } }, { id }],
    });
    expect([balance(), inbox()]).toEqual([payment.amount, ['paymentReceived', 'paymentToBalance']]);
    balanced();
  });

  it('a card charged after the payment was canceled pays what is still due, and no more', async () => {
    const id = charge();
    giveBalance(4_000);
    const first = await start([item(id)], true);
    await student.call('cancelPayment', { params: { paymentId: first.paymentId } });
    await room.call('decideGatewayPayment', { params: { id: first.paymentId }, body: { outcome: 'succeeded' } });
    expect([await result(first.paymentId), paidOf(id), balance()]).toEqual([
      'succeeded',
      { paid: 6_000, usedFromBalance: 0 },
      4_000,
    ]);
    // Receipt and statement show the amount that was received, not the requested one.
    expect(await student.call('getReceipt', { params: { documentNumber: first.documentNumber } })).toMatchObject({
      amount: 6_000,
      paidByCard: 6_000,
      fromBalance: 0,
      items: [{ amount: 6_000 }],
    });
    const { totals, owed, semesters } = await student.call('getFinancialData');
    expect([semesters.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'credit'), owed]).toEqual([
      [],
      totals.privateRemain,
    ]);
    balanced();
    expect(await start([item(id)], true)).toMatchObject({ status: 'succeeded', amount: 0, fromBalance: 4_000 });
    balanced();
  });

  it('of dropped and replaced courses goes into the balance when add/drop closes', async () => {
    const payer = await room.fresh().as('balanceUsed');
    const own = all<{ id: number }>(db, 'select id from student where faculty_code = ?', payer.record)[0]!.id;
    await payer.call('dropCourse', { body: { registrationId: await payer.registration('STAT273-01') } });
    balanced();
    const { ran } = await room.call('setClock', { body: { mode: 'frozen', now: '2026-09-20T10:00:00+03:00' } });
    expect(ran).toContainEqual({ name: 'dropsSettled', at: '2026-09-18T00:00:00+03:00' });
    expect(all(db, `select balance from student where id = ?`, own)).toEqual([{ balance: 72_000 }]);
    expect(
      all(db, `select id from inbox_message where student_id = ? and template = 'droppedToBalance'`, own),
    ).toHaveLength(1);
    balanced();
    expect(
      (await room.call('setClock', { body: { mode: 'frozen', now: '2026-09-21T10:00:00+03:00' } })).ran,
    ).not.toContainEqual(expect.objectContaining({ name: 'dropsSettled' }));
  });
});
