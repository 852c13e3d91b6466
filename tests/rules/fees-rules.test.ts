import { describe, expect, it } from 'vitest';
import {
  clearanceFeesRefusals,
  toCredits,
  documentFeesRefusals,
  toDueBy,
  dueAmount,
  feesNotices,
  inPayingOrder,
  isCharged,
  isOfSemester,
  isOverdue,
  toMoneyRow,
  toOwed,
  toPayByDeadline,
  receiptRefusals,
  toFeeSums,
  unknownReceiptRefusals,
  withdrawalFeesRefusals,
  type OwedItem,
} from '../../server/features/fees/fees-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const day = 86_400_000;

/** An unpaid course of 72 dinars that is due in ten days. */
const item = (changes: Partial<OwedItem> = {}): OwedItem => ({
  type: 'course',
  amount: 72_000,
  sponsorFees: 0,
  sponsorPaid: 0,
  paid: 0,
  usedFromBalance: 0,
  dueBy: now + 10 * day,
  givenUp: false,
  ...changes,
});
const owed = (...items: OwedItem[]) => toOwed(items, now);
const codes = (refusals: { Code: string }[]): string[] => refusals.map(({ Code }) => Code);

describe('the amounts by their deadlines', () => {
  const late = item({ amount: 30_000, dueBy: now - 200 * day });

  it('tell what is overdue apart from what comes, each with its first deadline', () =>
    expect(toPayByDeadline([item(), late, item({ amount: 5_000, dueBy: null }), late], now)).toEqual([
      { amount: 60_000, by: now - 200 * day },
      { amount: 77_000, by: now + 10 * day },
    ]));

  it('leave out what is paid or on its way', () => {
    expect(toPayByDeadline([item({ paid: 72_000 }), { ...late, pending: {} }], now)).toEqual([]);
    expect(toPayByDeadline([late], now)).toEqual([{ amount: 30_000, by: now - 200 * day }]);
  });
});

describe('the sums', () => {
  it('take the sponsor out of the own share, and the balance into what is settled', () => {
    expect(
      toFeeSums([item({ paid: 72_000 }), item({ sponsorFees: 50_000, sponsorPaid: 20_000, usedFromBalance: 2_000 })]),
    ).toEqual({
      amount: 144_000,
      privateFees: 94_000,
      paid: 72_000,
      usedFromBalance: 2_000,
      privateRemain: 20_000,
      sponsorFees: 50_000,
      sponsorPaid: 20_000,
      sponsorRemain: 30_000,
    });
  });
  it('ask nothing for a course that was given up', () => expect(dueAmount(item({ givenUp: true }))).toBe(0));
  it('are of registrations that are charged', () => {
    expect(['registered', 'withdrawn', 'dropped', 'replaced'].filter(isCharged)).toEqual(['registered', 'withdrawn']);
    const row = toMoneyRow({
      fee: 72_000,
      sponsorFee: 36_000,
      sponsorPaid: 10_000,
      paid: 20_000,
      usedFromBalance: 1_000,
    });
    expect(row).toEqual({
      amount: 72_000,
      sponsorFees: 36_000,
      sponsorPaid: 10_000,
      paid: 20_000,
      usedFromBalance: 1_000,
    });
    expect(dueAmount(row)).toBe(15_000);
  });
});

describe('what is due', () => {
  it('is summed by what it is for and by its day', () => {
    const items = [
      item({ dueBy: now + 1 }),
      item({ type: 'tuition', amount: 1_000, dueBy: now }),
      item({ type: 'services', amount: 200, dueBy: now - 1 }),
      item({ type: 'returnedCheque', amount: 30, dueBy: null }),
      item({ type: 'appeal', amount: 10_000, dueBy: null }),
      item({ type: 'reprint', amount: 50_000, dueBy: now }),
      item({ paid: 72_000, dueBy: now - 2 }),
    ];
    expect(owed(...items)).toEqual({
      due: 133_230,
      toPay: 133_230,
      onItsWay: 0,
      obliged: 73_230,
      payableNow: 1_230,
      overdue: 51_200,
      tuition: 73_000,
      dueBy: now - 1,
    });
    expect(owed()).toEqual({
      due: 0,
      toPay: 0,
      onItsWay: 0,
      obliged: 0,
      payableNow: 0,
      overdue: 0,
      tuition: 0,
      dueBy: null,
    });
  });
  it('is not to be paid where a payment is on its way, yet owed until that has arrived', () => {
    const pending = { paymentId: 'p', documentNumber: 'PAY-2026-000001' };
    expect(owed(item({ dueBy: now, pending }), item({ dueBy: now + day, pending: null }))).toEqual({
      due: 144_000,
      toPay: 72_000,
      onItsWay: 72_000,
      obliged: 144_000,
      payableNow: 72_000,
      overdue: 0,
      tuition: 144_000,
      dueBy: now + day,
    });
    expect(owed(item({ dueBy: now, pending }))).toMatchObject({ toPay: 0, onItsWay: 72_000, overdue: 0, dueBy: null });
  });
  it('is paid in the order of what is overdue, the oldest first, then the newest', () => {
    const semester = (semesterId: number, overdue: number) => ({ semesterId, overdue });
    expect(
      inPayingOrder([semester(20253, 0), semester(20261, 5), semester(20252, 9), semester(20262, 0)]).map(
        ({ semesterId }) => semesterId,
      ),
    ).toEqual([20252, 20261, 20262, 20253]);
  });
  it('goes into the balance by the day it does', () => {
    const held = (amount: number, creditedAt: number | null, givenUp = true) => ({ givenUp, amount, creditedAt });
    expect(
      toCredits([
        held(5, null),
        held(72_000, now + 2),
        held(1_000, now + 2),
        held(3, now + 1),
        held(0, now),
        held(9, now, false),
      ]),
    ).toEqual([
      { fils: 3, at: now + 1 },
      { fils: 73_000, at: now + 2 },
      { fils: 5, at: null },
    ]);
  });
  it('has no day where none was set', () => expect(toDueBy(null)).toBeNull());
  it('is in time on its last day and overdue after it', () => {
    const last = toDueBy('2026-09-17')!;
    expect(new Date(last).toISOString()).toBe('2026-09-17T21:00:00.000Z');
    expect([
      isOverdue(item({ dueBy: last }), last - 1),
      isOverdue(item({ dueBy: last }), last),
      isOverdue(item({ dueBy: last, paid: 72_000 }), last),
    ]).toEqual([false, true, false]);
  });
  it('at once is never overdue, yet payable now', () =>
    expect(owed(item({ type: 'returnedCheque', dueBy: null }))).toMatchObject({
      overdue: 0,
      payableNow: 72_000,
      dueBy: null,
    }));
  it('counts from the first day among what is unpaid', () =>
    expect(
      owed(item({ dueBy: now + day, paid: 72_000 }), item({ dueBy: now + 3 * day }), item({ dueBy: now + 2 * day }))
        .dueBy,
    ).toBe(now + 2 * day));
  it('tells a semester from other fees', () =>
    expect([
      isOfSemester(item({ type: 'insurance' })),
      isOfSemester(item({ type: 'appeal' })),
      isOfSemester(item({ type: 'returnedCheque' })),
    ]).toEqual([true, false, false]));
});

describe('what unpaid fees block', () => {
  it('is nothing where nothing is owed', () => expect(feesNotices(owed(item({ paid: 72_000 })))).toEqual([]));
  it('is documents for tuition, even before its day; not for other charges', () => {
    expect(documentFeesRefusals(owed(item()))).toMatchObject([{ Code: 'MSG-000064', Params: { fils: 72_000 } }]);
    expect(codes(documentFeesRefusals(owed(item({ type: 'services' }))))).toEqual([]);
  });
  it('is official withdrawal once the day has passed', () => {
    expect(codes(withdrawalFeesRefusals(owed(item())))).toEqual([]);
    expect(withdrawalFeesRefusals(owed(item(), item({ type: 'tuition', dueBy: now })))).toMatchObject([
      { Code: 'MSG-000042', Params: { fils: 72_000 } },
    ]);
  });
  it('is clearance for anything that remains', () =>
    expect(clearanceFeesRefusals(owed(item(), item({ type: 'insurance', amount: 5_000 })))).toMatchObject([
      { Code: 'MSG-000070', Params: { fils: 77_000 } },
    ]));
  it('is nothing for what the student asked for and need not pay', () =>
    expect(feesNotices(owed(item({ type: 'appeal', dueBy: null }), item({ type: 'reprint', dueBy: null })))).toEqual(
      [],
    ));
});

describe('everything that waits', () => {
  it('is told at once: documents, withdrawal, clearance', () =>
    expect(feesNotices(owed(item({ dueBy: now }), item({ type: 'services', amount: 5_000 })))).toEqual([
      { Code: 'MSG-000064', Params: { fils: 72_000 } },
      { Code: 'MSG-000042', Params: { fils: 72_000 } },
      { Code: 'MSG-000070', Params: { fils: 77_000 } },
    ]));
});

describe('a receipt', () => {
  it('of a payment that succeeded', () =>
    expect(receiptRefusals({ status: 'succeeded', documentNumber: 'PAY-2026-000001' })).toEqual([]));
  it.each(['pending', 'failed', 'canceled'])('not of one that is %s', (status) =>
    expect(receiptRefusals({ status, documentNumber: 'PAY-2026-000001' })).toEqual([
      { Code: 'fees.noReceipt', Params: { document: 'PAY-2026-000001', context: status } },
    ]),
  );
  it('is of a payment that exists', () =>
    expect([unknownReceiptRefusals({ found: true }), codes(unknownReceiptRefusals({ found: false }))]).toEqual([
      [],
      ['fees.receiptNotFound'],
    ]));
});
