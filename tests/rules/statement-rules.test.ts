import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAmount } from '../../server/features/fees/fees-rules.ts';
import {
  createStatement,
  type StatementEntry,
  type StatementItem,
  type StatementPayment,
} from '../../server/features/fees/statement-rules.ts';

const start = Date.parse('2026-09-07T10:00:00+03:00');
const day = 86_400_000;
const [before, now] = [20252, 20261];
const label = { en: 'Tuition', ar: 'الرسوم الدراسية' };

/** A course of 72 dinars, charged on day 0, unpaid. */
const item = (changes: Partial<StatementItem> = {}): StatementItem => ({
  semesterId: now,
  label,
  code: null,
  chargedAt: start,
  changedAt: start,
  amount: 72_000,
  sponsorFees: 0,
  sponsorPaid: 0,
  paid: 0,
  usedFromBalance: 0,
  givenUp: false,
  creditedAt: null,
  ...changes,
});
/** A payment that succeeded on day 1. */
const payment = (lines: StatementPayment['lines'], changes: Partial<StatementPayment> = {}): StatementPayment => ({
  documentNumber: 'PAY-2026-000001',
  status: 'succeeded',
  endedAt: start + day,
  fromBalance: 0,
  lines,
  ...changes,
});
const of = (amount: number, semesterId = now) => ({ semesterId, amount });

/** An entry as text: "day kind: own, sponsor, paid, from the balance; owed". */
const line = ({ at, kind, own, sponsor, paid, fromBalance, owed }: StatementEntry): string =>
  `${(at - start) / day} ${kind}: ${own}, ${sponsor}, ${paid}, ${fromBalance}; ${owed}`;
const linesOf = (items: StatementItem[], payments: StatementPayment[] = []): string[] =>
  createStatement(items, payments).flatMap(({ entries }) => entries.map(line));

describe('a charge', () => {
  it('is the student’s without what the sponsor pays', () => {
    expect(createStatement([item({ sponsorFees: 50_000, sponsorPaid: 20_000, code: 'ITCS214' })], [])).toEqual([
      {
        semesterId: now,
        carried: 0,
        owed: 22_000,
        amount: 72_000,
        privateFees: 22_000,
        paid: 0,
        usedFromBalance: 0,
        privateRemain: 22_000,
        sponsorFees: 50_000,
        sponsorPaid: 20_000,
        sponsorRemain: 30_000,
        entries: [
          {
            at: start,
            kind: 'charge',
            label,
            code: 'ITCS214',
            documentNumber: null,
            own: 22_000,
            sponsor: 50_000,
            paid: 0,
            fromBalance: 0,
            creditedAt: null,
            owed: 22_000,
          },
        ],
      },
    ]);
  });
  it('is none where there is nothing', () => expect(createStatement([], [])).toEqual([]));
});

describe('a payment', () => {
  it('settles, and carries its document', () => {
    const [semester] = createStatement([item({ paid: 72_000 })], [payment([of(72_000)])]);
    expect(semester?.entries[1]).toEqual({
      at: start + day,
      kind: 'payment',
      label: null,
      code: null,
      documentNumber: 'PAY-2026-000001',
      own: 0,
      sponsor: 0,
      paid: 72_000,
      fromBalance: 0,
      creditedAt: null,
      owed: 0,
    });
  });

  it.each<[string, Partial<StatementPayment>]>([
    ['pending', { status: 'pending', endedAt: null }],
    ['failed', { status: 'failed' }],
    ['canceled', { status: 'canceled' }],
    ['said to have succeeded, and not ended', { endedAt: null }],
  ])('counts for nothing while it is %s', (_, changes) =>
    expect(linesOf([item()], [payment([of(72_000)], changes)])).toEqual(['0 charge: 72000, 0, 0, 0; 72000']),
  );

  it('takes from the balance first, in the order of its lines', () => {
    expect(
      linesOf(
        [
          item({ semesterId: before, usedFromBalance: 30_000, paid: 42_000 }),
          item({ usedFromBalance: 0, paid: 72_000 }),
        ],
        [payment([of(72_000, before), of(72_000)], { fromBalance: 30_000 })],
      ),
    ).toEqual([
      '0 charge: 72000, 0, 0, 0; 72000',
      '1 payment: 0, 0, 42000, 30000; 0',
      '0 charge: 72000, 0, 0, 0; 72000',
      '1 payment: 0, 0, 72000, 0; 0',
    ]);
  });

  it('whose balance reaches into the next line', () => {
    expect(
      linesOf(
        [
          item({ semesterId: before, amount: 10_000, usedFromBalance: 10_000 }),
          item({ amount: 10_000, usedFromBalance: 5_000, paid: 5_000 }),
        ],
        [payment([of(10_000, before), of(10_000)], { fromBalance: 15_000 })],
      ),
    ).toEqual([
      '0 charge: 10000, 0, 0, 0; 10000',
      '1 payment: 0, 0, 0, 10000; 0',
      '0 charge: 10000, 0, 0, 0; 10000',
      '1 payment: 0, 0, 5000, 5000; 0',
    ]);
  });

  it('of several lines in one semester is one entry', () =>
    expect(
      linesOf(
        [item({ paid: 72_000 }), item({ paid: 62_000, usedFromBalance: 10_000 })],
        [payment([of(72_000), of(72_000)], { fromBalance: 10_000 })],
      ),
    ).toEqual([
      '0 charge: 72000, 0, 0, 0; 72000',
      '0 charge: 72000, 0, 0, 0; 144000',
      '1 payment: 0, 0, 134000, 10000; 0',
    ]));

  it('stands beside another of the same semester', () =>
    expect(
      linesOf([item({ paid: 72_000 })], [payment([of(40_000)]), payment([of(32_000)], { endedAt: start + 2 * day })]),
    ).toEqual(['0 charge: 72000, 0, 0, 0; 72000', '1 payment: 0, 0, 40000, 0; 32000', '2 payment: 0, 0, 32000, 0; 0']));
});

describe('the semesters', () => {
  it('come oldest first, and carry what is owed', () => {
    const statement = createStatement(
      [item({ paid: 12_000 }), item({ semesterId: before, paid: 30_000 })],
      [payment([of(30_000, before), of(12_000)])],
    );
    expect(statement.map(({ semesterId, carried, owed }) => [semesterId, carried, owed])).toEqual([
      [before, 0, 42_000],
      [now, 42_000, 102_000],
    ]);
  });
  it('are there where only something was paid, which is credited', () =>
    expect(linesOf([], [payment([of(5_000)])])).toEqual([
      '1 payment: 0, 0, 5000, 0; -5000',
      '1 credit: 0, 0, -5000, 0; 0',
    ]));
});

describe('what is given up', () => {
  const dropped = item({
    code: 'ITCS214',
    paid: 40_000,
    usedFromBalance: 32_000,
    givenUp: true,
    changedAt: start + 2 * day,
  });

  it('shows what it was charged and paid, and counts neither', () => {
    const [semester] = createStatement(
      [item({ paid: 72_000 }), dropped],
      [payment([of(72_000), of(72_000)], { fromBalance: 32_000 })],
    );
    expect(semester).toMatchObject({ owed: 0, amount: 72_000, privateFees: 72_000, paid: 72_000, usedFromBalance: 0 });
    expect(semester?.entries.map(line)).toEqual([
      '0 charge: 72000, 0, 0, 0; 72000',
      '0 charge: 72000, 0, 0, 0; 144000',
      '1 payment: 0, 0, 112000, 32000; 0',
      '2 givenUp: -72000, 0, -40000, -32000; 0',
    ]);
    expect(semester?.entries.at(-1)).toMatchObject({ label, code: 'ITCS214', documentNumber: null });
  });
});

describe('money that went back into the balance', () => {
  it('is an entry of its own, on the day of the last change', () =>
    expect(
      linesOf([item({ paid: 72_000, changedAt: start + 3 * day })], [payment([of(72_000)]), payment([of(50_000)])]),
    ).toEqual([
      '0 charge: 72000, 0, 0, 0; 72000',
      '1 payment: 0, 0, 72000, 0; 0',
      '1 payment: 0, 0, 50000, 0; -50000',
      '3 credit: 0, 0, -50000, 0; 0',
    ]));
  it('may be the last payment of all', () =>
    expect(linesOf([item({ paid: 72_000 })], [payment([of(72_001)])]).at(-1)).toBe('1 credit: 0, 0, -1, 0; 0'));
  it('is not there where all that was paid stands on the items', () =>
    expect(linesOf([item({ paid: 72_000 })], [payment([of(72_000)])])).toHaveLength(2));
});

describe('on one instant', () => {
  it('a charge comes before what pays it, and that before what is given up or credited', () => {
    const at = { chargedAt: start + day, changedAt: start + day };
    const kinds = createStatement(
      [item({ ...at, paid: 72_000, givenUp: true }), item({ ...at, paid: 72_000 })],
      [payment([of(150_000)])],
    )[0]?.entries.map(({ kind }) => kind);
    expect(kinds).toEqual(['charge', 'charge', 'payment', 'givenUp', 'credit']);
  });
  it('what was charged later comes after what was paid before', () =>
    expect(linesOf([item({ chargedAt: start + 2 * day }), item({ paid: 72_000 })], [payment([of(72_000)])])).toEqual([
      '0 charge: 72000, 0, 0, 0; 72000',
      '1 payment: 0, 0, 72000, 0; 0',
      '2 charge: 72000, 0, 0, 0; 72000',
    ]));
});

describe('whatever was charged and paid', () => {
  const amounts = fc.record({
    semester: fc.constantFrom(before, now),
    amount: fc.integer({ min: 2, max: 100_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    balance: fc.double({ min: 0, max: 1, noNaN: true }),
    over: fc.integer({ min: 0, max: 5_000 }),
    givenUp: fc.boolean(),
  });
  const total = (list: readonly StatementEntry[], key: 'own' | 'paid' | 'fromBalance'): number =>
    list.reduce((sum, entry) => sum + entry[key], 0);

  it('each column adds up, and the end is what the items say is unpaid', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 12 }), (rows) => {
        const parts = rows.map(({ semester, amount, part, balance, over, givenUp: dropped }) => {
          const settled = Math.floor(amount * part);
          const usedFromBalance = Math.floor(settled * balance);
          const givenUp = dropped && settled > 0;
          return {
            item: item({
              semesterId: semester,
              amount: givenUp ? settled : amount,
              paid: settled - usedFromBalance,
              usedFromBalance,
              givenUp,
            }),
            payment: payment([of(settled + over, semester)], { fromBalance: Math.floor(over / 2) }),
          };
        });
        const items = parts.map((one) => one.item);
        const statement = createStatement(
          items,
          parts.map((one) => one.payment),
        );
        expect(statement.at(-1)!.owed).toBe(items.reduce((sum, one) => sum + dueAmount(one), 0));
        for (const { carried, owed, privateRemain, entries, privateFees, paid, usedFromBalance } of statement) {
          expect(owed - carried).toBe(privateRemain);
          expect([total(entries, 'own'), total(entries, 'paid') + total(entries, 'fromBalance')]).toEqual([
            privateFees,
            paid + usedFromBalance,
          ]);
        }
      }),
    );
  });
});
