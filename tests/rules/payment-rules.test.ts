import { describe, expect, it } from 'vitest';
import {
  callbackRefusals,
  chargeDue,
  paymentRefusals,
  registrationDue,
  toPaymentParts,
  samePayment,
  settle,
  shareOut,
  signatureRefusals,
  unknownPaymentRefusals,
  type CallbackFacts,
  type Payable,
} from '../../server/features/fees/payment-rules.ts';
import { signatureValid } from '../../server/webhook-signature.ts';

const item = (id: number, changes: Partial<Payable> = {}): Payable => ({
  kind: 'registration',
  id,
  due: 72_000,
  cashierOnly: false,
  label: { en: 'A', ar: 'أ' },
  courseId: id,
  semesterId: 20261,
  pending: null,
  ...changes,
});
const charge = (id: number, changes: Partial<Payable> = {}): Payable =>
  item(id, { kind: 'charge', courseId: null, due: 10_000, ...changes });
const codes = (found: Payable[], asked = found.map(({ kind, id }) => ({ kind, id }))): string[] =>
  paymentRefusals({ asked, found, others: false }).map(({ Code }) => Code);
const pending = { publicId: 'p1', documentNumber: 'PAY-2026-000001' };

describe('what is due', () => {
  const row = { status: 'registered', fee: 72_000, sponsorFee: 50_400, paid: 1_600, usedFromBalance: 10_000 };
  it('is the student’s own share that is left', () => expect(registrationDue(row)).toBe(10_000));
  it('is still owed after withdrawing, not after dropping or replacing', () =>
    expect(['withdrawn', 'dropped', 'replaced'].map((status) => registrationDue({ ...row, status }))).toEqual([
      10_000, 0, 0,
    ]));
  it('is nothing for a canceled charge', () => {
    const owed = { amount: 10_000, sponsorAmount: 2_000, paid: 4_000, usedFromBalance: 1_000, canceledAt: null };
    expect([chargeDue(owed), chargeDue({ ...owed, canceledAt: 1 })]).toEqual([3_000, 0]);
  });
});

describe('starting a payment', () => {
  it('is allowed for what is due', () => expect(codes([item(1), charge(1)])).toEqual([]));
  it('needs something of the student’s own', () => {
    expect(
      codes(
        [item(1)],
        [
          { kind: 'registration', id: 1 },
          { kind: 'registration', id: 2 },
        ],
      ),
    ).toEqual(['MSG-000010']);
    expect(codes([item(1)], [{ kind: 'charge', id: 1 }])).toEqual(['fees.noSuchCharge']);
    expect(
      codes(
        [charge(1)],
        [
          { kind: 'charge', id: 1 },
          { kind: 'charge', id: 2 },
        ],
      ),
    ).toEqual(['fees.noSuchCharge']);
  });
  it('is for nothing of another student’s, which is said alone', () =>
    expect(
      paymentRefusals({ asked: [{ kind: 'charge', id: 9 }], found: [], others: true }).map(({ Code }) => Code),
    ).toEqual(['fees.notYours']));
  it('needs something due', () => {
    expect(codes([item(1, { due: 0 })])).toEqual(['MSG-000062']);
    expect(codes([item(1, { due: 0 }), item(2)])).toEqual([]);
  });
  it('sends what only the cashier takes to the cashier, while it is due', () => {
    expect(codes([charge(1, { cashierOnly: true }), item(1)])).toEqual(['MSG-000063']);
    expect(codes([charge(1, { cashierOnly: true, due: 0 }), item(1)])).toEqual([]);
  });
  it('leaves what is on its way alone', () => {
    expect(
      paymentRefusals({ asked: [{ kind: 'registration', id: 1 }], found: [item(1, { pending })], others: false }),
    ).toEqual([{ Code: 'fees.paymentPending', Params: { document: 'PAY-2026-000001' } }]);
  });
  it('says every reason at once', () =>
    expect(codes([charge(1, { cashierOnly: true }), item(1, { pending })], [{ kind: 'charge', id: 9 }])).toEqual([
      'fees.noSuchCharge',
      'MSG-000063',
      'fees.paymentPending',
    ]));
});

describe('asking again', () => {
  it('leads back to the payment of exactly these things', () => {
    expect(samePayment([item(1, { pending }), item(2, { pending })], () => 2)).toBe('p1');
    expect(samePayment([item(1, { pending }), item(2, { due: 0 })], () => 1)).toBe('p1');
  });
  it('does not for more, fewer or others', () => {
    expect(samePayment([item(1, { pending })], () => 2)).toBeUndefined();
    expect(samePayment([item(1, { pending }), item(2)], () => 1)).toBeUndefined();
    expect(
      samePayment([item(1, { pending }), item(2, { pending: { ...pending, publicId: 'p2' } })], () => 2),
    ).toBeUndefined();
    expect(samePayment([], () => 0)).toBeUndefined();
  });
});

describe('money', () => {
  it('comes from the balance first, if it may', () => {
    expect(shareOut([item(1), item(2)], 100_000, true)).toEqual({
      total: 144_000,
      fromBalance: 100_000,
      byCard: 44_000,
    });
    expect(shareOut([item(1)], 100_000, true)).toEqual({ total: 72_000, fromBalance: 72_000, byCard: 0 });
    expect(shareOut([item(1)], 100_000, false)).toEqual({ total: 72_000, fromBalance: 0, byCard: 72_000 });
  });
  it('reaches the lines in their order', () => {
    const lines = [
      { amount: 72_000, due: 72_000 },
      { amount: 10_000, due: 10_000 },
    ];
    const { settled, left } = settle(lines, 75_000, 7_000);
    expect(settled.map(({ fromBalance, byCard }) => [fromBalance, byCard])).toEqual([
      [72_000, 0],
      [3_000, 7_000],
    ]);
    expect(left).toEqual({ fromBalance: 0, byCard: 0 });
  });
  it('passes over what is due no longer', () => {
    const { settled, left } = settle(
      [
        { amount: 72_000, due: 0 },
        { amount: 10_000, due: 4_000 },
      ],
      10_000,
      72_000,
    );
    expect(settled.map(({ fromBalance, byCard }) => [fromBalance, byCard])).toEqual([
      [0, 0],
      [4_000, 0],
    ]);
    expect(left).toEqual({ fromBalance: 6_000, byCard: 72_000 });
  });
  it('is told line by line, whatever of it went into the balance', () => {
    const parts = (lines: { amount: number; due: number }[], fromBalance: number, byCard: number): number[] => {
      const { settled, left } = settle(lines, fromBalance, byCard);
      return toPaymentParts(settled, left.fromBalance + left.byCard);
    };
    expect(
      parts(
        [
          { amount: 72_000, due: 72_000 },
          { amount: 10_000, due: 0 },
        ],
        0,
        82_000,
      ),
    ).toEqual([72_000, 10_000]);
    // The payment of 30 dinars used 20 dinars of the balance, which were released before the 10 dinars by card arrived.
    expect(parts([{ amount: 30_000, due: 30_000 }], 0, 10_000)).toEqual([10_000]);
    expect(
      parts(
        [
          { amount: 20_000, due: 0 },
          { amount: 10_000, due: 4_000 },
        ],
        0,
        10_000,
      ),
    ).toEqual([6_000, 4_000]);
    expect(
      parts(
        [
          { amount: 20_000, due: 20_000 },
          { amount: 10_000, due: 10_000 },
        ],
        0,
        10_000,
      ),
    ).toEqual([10_000, 0]);
  });
  it('pays a line no more than it asked for', () =>
    expect(settle([{ amount: 10_000, due: 72_000 }], 0, 30_000).left).toEqual({ fromBalance: 0, byCard: 20_000 }));
});

describe('a callback', () => {
  const now = Date.parse('2026-09-07T10:00:00+03:00');
  const facts: CallbackFacts = {
    now,
    signedAt: now,
    signatureRight: true,
    payment: { amount: 72_000 },
    amount: 72_000,
  };
  it('is believed when the gateway has signed it now', () => expect(signatureRefusals(facts)).toEqual([]));
  it('is not with another signature', () =>
    expect(signatureRefusals({ ...facts, signatureRight: false })).toMatchObject([{ Code: 'fees.callbackSignature' }]));
  it.each([
    [signatureValid, 0],
    [-signatureValid, 0],
    [signatureValid + 1000, 1],
    [-signatureValid - 1000, 1],
  ])('off by %d ms', (by, refusals) => {
    expect(signatureRefusals({ ...facts, signedAt: now + by })).toHaveLength(refusals);
  });
  it('tells one who cannot sign nothing but the first reason', () =>
    expect(signatureRefusals({ ...facts, signedAt: 0, signatureRight: false })).toMatchObject([
      { Code: 'fees.callbackStale' },
    ]));
  it('speaks of a payment as it was started', () => {
    expect(unknownPaymentRefusals({ ...facts, payment: undefined })).toMatchObject([{ Code: 'fees.noSuchPayment' }]);
    expect(callbackRefusals({ ...facts, amount: 1 })).toMatchObject([{ Code: 'fees.callbackAmount' }]);
    expect([...unknownPaymentRefusals(facts), ...callbackRefusals(facts)]).toEqual([]);
  });
});
