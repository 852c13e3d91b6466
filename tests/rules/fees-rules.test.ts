import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearanceFeesRefusals, documentFeesRefusals, dueByOf, dueOf, feesNotices, isOfSemester, isOverdue, owedOf, receiptRefusals, sumsOf, unknownReceiptRefusals, withdrawalFeesRefusals, type OwedItem } from '../../server/features/fees/fees-rules.ts';
import { statementOf, type StatementItem, type StatementPayment } from '../../server/features/fees/statement-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const day = 86_400_000;

/** A course of 72 dinars, unpaid, to be paid in ten days. */
const item = (changes: Partial<OwedItem> = {}): OwedItem => ({ type: 'course', amount: 72_000, sponsorFees: 0, sponsorPaid: 0, paid: 0, usedFromBalance: 0, dueBy: now + 10 * day, givenUp: false, ...changes });
const owed = (...items: OwedItem[]) => owedOf(items, now);
const codes = (refusals: { Code: string }[]): string[] => refusals.map(({ Code }) => Code);

describe('the sums', () => {
  it('take the sponsor out of the own share, and the balance into what is settled', () => {
    expect(sumsOf([item({ paid: 72_000 }), item({ sponsorFees: 50_000, sponsorPaid: 20_000, usedFromBalance: 2_000 })])).toEqual({
      amount: 144_000, privateFees: 94_000, paid: 72_000, usedFromBalance: 2_000, privateRemain: 20_000, sponsorFees: 50_000, sponsorPaid: 20_000, sponsorRemain: 30_000,
    });
  });
  it('ask nothing for a course that was given up', () => expect(dueOf(item({ givenUp: true }))).toBe(0));
});

describe('what is due', () => {
  it('is in time on its last day and overdue after it', () => {
    const last = dueByOf('2026-09-17')!;
    expect(new Date(last).toISOString()).toBe('2026-09-17T21:00:00.000Z');
    expect([isOverdue(item({ dueBy: last }), last - 1), isOverdue(item({ dueBy: last }), last), isOverdue(item({ dueBy: last, paid: 72_000 }), last)]).toEqual([false, true, false]);
  });
  it('at once is never overdue, yet payable now', () => expect(owed(item({ type: 'returnedCheque', dueBy: null }))).toMatchObject({ overdue: 0, payableNow: 72_000, dueBy: null }));
  it('counts from the first day among what is unpaid', () => expect(owed(item({ dueBy: now + day, paid: 72_000 }), item({ dueBy: now + 3 * day }), item({ dueBy: now + 2 * day })).dueBy).toBe(now + 2 * day));
  it('tells a semester from other fees', () => expect([isOfSemester(item({ type: 'insurance' })), isOfSemester(item({ type: 'appeal' })), isOfSemester(item({ type: 'returnedCheque' }))]).toEqual([true, false, false]));
});

describe('what unpaid fees block', () => {
  it('is nothing where nothing is owed', () => expect(feesNotices(owed(item({ paid: 72_000 })))).toEqual([]));
  it('is documents for tuition, even before its day; not for other charges', () => {
    expect(documentFeesRefusals(owed(item()))).toMatchObject([{ Code: 'MSG-000064', Params: { fils: 72_000 } }]);
    expect(codes(documentFeesRefusals(owed(item({ type: 'services' }))))).toEqual([]);
  });
  it('is official withdrawal once the day has passed', () => {
    expect(codes(withdrawalFeesRefusals(owed(item())))).toEqual([]);
    expect(withdrawalFeesRefusals(owed(item(), item({ type: 'tuition', dueBy: now })))).toMatchObject([{ Code: 'MSG-000042', Params: { fils: 72_000 } }]);
  });
  it('is clearance for anything that remains', () => expect(clearanceFeesRefusals(owed(item(), item({ type: 'insurance', amount: 5_000 })))).toMatchObject([{ Code: 'MSG-000070', Params: { fils: 77_000 } }]));
  it('is nothing for what the student asked for and need not pay', () => expect(feesNotices(owed(item({ type: 'appeal', dueBy: null }), item({ type: 'reprint', dueBy: null })))).toEqual([]));
});

describe('a receipt', () => {
  it.each([['succeeded', []], ['pending', ['fees.noReceipt']], ['failed', ['fees.noReceipt']], ['canceled', ['fees.noReceipt']]])('of a payment that is %s', (status, expected) => {
    expect(codes(receiptRefusals({ status, documentNumber: 'PAY-2026-000001' }))).toEqual(expected);
  });
  it('is of a payment that exists', () => expect([unknownReceiptRefusals({ found: true }), codes(unknownReceiptRefusals({ found: false }))]).toEqual([[], ['fees.receiptNotFound']]));
});

describe('the statement', () => {
  const charged = (changes: Partial<StatementItem> = {}): StatementItem => ({ semesterId: 20261, label: { en: 'Tuition', ar: 'الرسوم الدراسية' }, code: null, chargedAt: now, changedAt: now, ...item(), ...changes });
  const payment = (lines: StatementPayment['lines'], changes: Partial<StatementPayment> = {}): StatementPayment => ({ documentNumber: 'PAY-2026-000001', status: 'succeeded', endedAt: now + day, fromBalance: 0, lines, ...changes });

  it('carries what is owed from one semester to the next', () => {
    const [old, current] = statementOf(
      [charged({ semesterId: 20252, chargedAt: now - 200 * day, paid: 30_000 }), charged({ sponsorFees: 36_000, paid: 6_000, usedFromBalance: 10_000 })],
      [payment([{ semesterId: 20252, amount: 30_000 }, { semesterId: 20261, amount: 16_000 }], { fromBalance: 40_000 }), payment([{ semesterId: 20261, amount: 9_000 }], { status: 'failed' })],
    );
    expect(old).toMatchObject({ carried: 0, owed: 42_000, entries: [{ kind: 'charge', own: 72_000, owed: 72_000 }, { kind: 'payment', fromBalance: 30_000, paid: 0, owed: 42_000 }] });
    expect(current).toMatchObject({ carried: 42_000, owed: 62_000, entries: [{ own: 36_000, sponsor: 36_000, owed: 78_000 }, { fromBalance: 10_000, paid: 6_000, owed: 62_000 }] });
  });

  it('says so where money went back into the balance', () => {
    const [semester] = statementOf([charged({ paid: 72_000 })], [payment([{ semesterId: 20261, amount: 72_000 }]), payment([{ semesterId: 20261, amount: 50_000 }])]);
    expect(semester).toMatchObject({ owed: 0, entries: [{ kind: 'charge' }, { kind: 'payment' }, { kind: 'payment', owed: -50_000 }, { kind: 'credit', own: 0, paid: -50_000, owed: 0 }] });
  });

  it('shows what a dropped course was charged and paid, and counts neither', () => {
    const dropped = charged({ code: 'ITCS214', amount: 72_000, paid: 40_000, usedFromBalance: 32_000, givenUp: true, changedAt: now + 2 * day });
    const [semester] = statementOf([charged({ paid: 72_000 }), dropped], [payment([{ semesterId: 20261, amount: 72_000 }, { semesterId: 20261, amount: 72_000 }], { fromBalance: 32_000 })]);
    expect(semester).toMatchObject({ owed: 0, privateFees: 72_000, paid: 72_000, entries: [
      { kind: 'charge', own: 72_000 }, { kind: 'charge', own: 72_000, code: 'ITCS214', owed: 144_000 }, { kind: 'payment', owed: 0 }, { kind: 'givenUp', code: 'ITCS214', own: -72_000, paid: -40_000, fromBalance: -32_000, owed: 0 },
    ] });
  });

  it('ends with what the items say is unpaid, whatever was paid how', () => {
    const amounts = fc.record({ semester: fc.constantFrom(20252, 20261), amount: fc.integer({ min: 2, max: 100_000 }), part: fc.double({ min: 0, max: 1, noNaN: true }), balance: fc.double({ min: 0, max: 1, noNaN: true }), over: fc.integer({ min: 0, max: 5_000 }), givenUp: fc.boolean() });
    fc.assert(fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), (rows) => {
      const parts = rows.map(({ semester, amount, part, balance, over, givenUp: dropped }) => {
        const settled = Math.floor(amount * part);
        const usedFromBalance = Math.floor(settled * balance);
        const givenUp = dropped && settled > 0;
        return { item: charged({ semesterId: semester, amount: givenUp ? settled : amount, paid: settled - usedFromBalance, usedFromBalance, givenUp }), payment: payment([{ semesterId: semester, amount: settled + over }], { fromBalance: Math.floor(over / 2) }) };
      });
      const items = parts.map((one) => one.item);
      const statement = statementOf(items, parts.map((one) => one.payment));
      expect(statement.at(-1)!.owed).toBe(items.reduce((sum, one) => sum + dueOf(one), 0));
      const total = (list: readonly { own: number; paid: number; fromBalance: number }[], key: 'own' | 'paid' | 'fromBalance'): number => list.reduce((sum, entry) => sum + entry[key], 0);
      for (const { carried, owed: end, privateRemain, entries, privateFees, paid, usedFromBalance } of statement) {
        expect(end - carried).toBe(privateRemain);
        expect([total(entries, 'own'), total(entries, 'paid') + total(entries, 'fromBalance')]).toEqual([privateFees, paid + usedFromBalance]);
      }
    }));
  });
});
