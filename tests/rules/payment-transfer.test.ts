import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heldAmount,
  moneyAfter,
  noMoney,
  type Held,
  type MoneyChange,
} from '../../server/features/registration/payment-transfer.ts';

const held = (registrationId: number, courseId: number, paid: number): Held => ({
  registrationId,
  courseId,
  ...noMoney,
  paid,
});
const share = { fee: 72_000, sponsorFee: 0 };

describe('the money of a basket', () => {
  it.each<[string, Held[], MoneyChange[], number, number[]]>([
    ['of a dropped course waits for the balance', [], [{ removed: held(1, 10, 72_000) }], 72_000, []],
    [
      'of a dropped course pays for another section of it',
      [],
      [{ removed: held(1, 10, 72_000) }, { added: { courseId: 10, ...share } }],
      0,
      [0],
    ],
    [
      'does not pay for another course',
      [],
      [{ removed: held(1, 10, 72_000) }, { added: { courseId: 11, ...share } }],
      72_000,
      [72_000],
    ],
    [
      'goes to what replaces the course',
      [],
      [{ removed: held(1, 10, 72_000), added: { courseId: 11, replaces: 1, ...share } }],
      0,
      [0],
    ],
    [
      'leaves what a cheaper course does not need',
      [],
      [{ removed: held(1, 10, 72_000), added: { courseId: 11, replaces: 1, ...share, fee: 24_000 } }],
      48_000,
      [0],
    ],
    [
      'of an earlier drop pays when the course is taken again',
      [held(1, 10, 50_000)],
      [{ added: { courseId: 10, ...share } }],
      0,
      [22_000],
    ],
    [
      'comes back with a drop that is undone',
      [held(1, 10, 72_000)],
      [{ restored: { ...held(1, 10, 72_000), ...share } }],
      0,
      [0],
    ],
    [
      'is not there where nothing was paid',
      [],
      [{ added: { courseId: 10, fee: 72_000, sponsorFee: 60_000 } }],
      0,
      [12_000],
    ],
  ])('%s', (_, before, changes, creditToBalance, remains) =>
    expect(moneyAfter(before, changes)).toEqual({ creditToBalance, remains }),
  );

  it('is never more or less than before', () => {
    const money = fc.record({
      paid: fc.integer({ min: 0, max: 90_000 }),
      usedFromBalance: fc.integer({ min: 0, max: 90_000 }),
      sponsorPaid: fc.constant(0),
    });
    const course = fc.integer({ min: 1, max: 3 });
    const change = fc.record({
      id: fc.uniqueArray(fc.integer({ min: 100, max: 110 }), { minLength: 1, maxLength: 1 }),
      course,
      money,
      to: course,
      fee: fc.integer({ min: 0, max: 120_000 }),
      kind: fc.constantFrom('drop', 'replace', 'register'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.record({ course, money }), { maxLength: 3 }),
        fc.array(change, { maxLength: 4 }),
        (earlier, list) => {
          const before = earlier.map(({ course: courseId, money: own }, index): Held => ({
            registrationId: index,
            courseId,
            ...own,
          }));
          const changes = list.map(({ course: courseId, money: own, to, fee, kind }, index): MoneyChange => {
            const removed: Held = { registrationId: 100 + index, courseId, ...own };
            return {
              ...(kind !== 'register' && { removed }),
              ...(kind !== 'drop' && {
                added: {
                  courseId: to,
                  fee,
                  sponsorFee: 0,
                  ...(kind === 'replace' && { replaces: removed.registrationId }),
                },
              }),
            };
          });
          const { creditToBalance, remains } = moneyAfter(before, changes);
          const had = [...before, ...changes.flatMap(({ removed }) => removed ?? [])].reduce(
            (sum, one) => sum + heldAmount(one),
            0,
          );
          const asked = changes.reduce((sum, { added }) => sum + (added?.fee ?? 0), 0);
          expect(remains.every((one) => one >= 0)).toBe(true);
          expect(creditToBalance + asked - remains.reduce((sum, one) => sum + one, 0)).toBe(had);
        },
      ),
    );
  });
});
