import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toChange,
  changesToKeep,
  saveRefusals,
  sameChanges,
  withoutDone,
  type SavedBasketInput,
} from '../../server/features/registration/basket-rules.ts';
import type { Schema } from '../../server/http/operations.ts';
import { basketReducer, mergeBaskets, type BasketItem } from '../../web/features/registration/basket/basket.ts';

type Change = Schema<'Change'>;
const register = (sectionId: number): Change => ({ action: 'register', sectionId });
const drop = (registrationId: number): Change => ({ action: 'drop', registrationId });
const replace = (registrationId: number, sectionId: number): Change => ({
  action: 'replace',
  registrationId,
  sectionId,
});
const facts: SavedBasketInput = {
  version: 3,
  kept: [{ action: 'drop', registrationId: 70, leaves: 700 }],
  sections: new Set([10, 11]),
  registrations: new Map([[50, 500]]),
  others: new Set([51]),
};

describe('keeping a basket', () => {
  it.each<[string, number, Change[], unknown]>([
    ['of what the student may speak of', 3, [register(10), drop(50), replace(50, 11)], []],
    ['of nothing', 3, [], []],
    ['of a registration that has gone since', 3, [drop(70)], []],
    ['of another semester’s section', 3, [register(10), register(99)], [{ Code: 'MSG-000010', Params: {}, Change: 1 }]],
    ['of nobody’s registration', 3, [drop(52)], [{ Code: 'MSG-000010', Params: {}, Change: 0 }]],
    [
      'of another student’s registration',
      3,
      [register(99), drop(51)],
      [{ Code: 'registration.notYours', Params: {}, Change: 1 }],
    ],
    ['read before another device saved', 2, [register(10)], [{ Code: 'registration.basketChanged', Params: {} }]],
  ])('%s', (_, version, changes, expected) => expect(saveRefusals(facts, version, changes)).toEqual(expected));

  it('remembers the section a registration leaves, and sends back what it was sent', () => {
    const changes = [register(10), replace(50, 11), drop(70)];
    const kept = changesToKeep(facts, changes);
    expect(kept.map(({ leaves }) => leaves)).toEqual([undefined, 500, 700]);
    expect(kept.map(toChange)).toEqual(changes);
    expect([
      sameChanges(kept, changes),
      sameChanges(kept, changes.toReversed()),
      sameChanges(kept, changes.slice(1)),
      sameChanges(kept, [register(11), ...changes.slice(1)]),
    ]).toEqual([true, false, false, false]);
  });

  it('loses what was done, and keeps the rest', () => {
    const kept = changesToKeep(facts, [register(10), register(11), drop(50), replace(70, 11)]);
    const courseOf = (sectionId: number): number => sectionId + 1000;
    expect(
      withoutDone(kept, { registrationIds: new Set([70]), courseIds: new Set([1010]) }, courseOf).map(toChange),
    ).toEqual([register(11), drop(50)]);
    expect(withoutDone(kept, { registrationIds: new Set(), courseIds: new Set() }, courseOf)).toEqual(kept);
  });
});

const item = (course: number, section: number): BasketItem => ({
  key: `course ${course}`,
  change: { action: 'register', sectionId: section },
  courseId: course,
  code: `C${course}`,
  name: { en: '', ar: '' },
  number: String(section),
});
const keys = (items: BasketItem[]): string[] => items.map(({ key, number }) => `${key}:${number}`);

it('what was emptied comes back, and what was chosen since stays', () => {
  const emptied = [item(1, 1), item(2, 1)];
  expect(basketReducer(emptied, { type: 'clear' })).toEqual([]);
  expect(keys(basketReducer([], { type: 'restore', items: emptied }))).toEqual(['course 1:1', 'course 2:1']);
  expect(keys(basketReducer([item(2, 3)], { type: 'restore', items: emptied }))).toEqual(['course 1:1', 'course 2:3']);
});

describe('two baskets of one student', () => {
  it('are made one: both additions stay, both removals count, the last choice of a section wins', () => {
    const base = [item(1, 1), item(2, 1), item(3, 1)];
    const mine = [item(1, 2), item(3, 1), item(4, 1)];
    const theirs = [item(1, 1), item(2, 1), item(5, 1)];
    expect(keys(mergeBaskets(base, mine, theirs))).toEqual(['course 1:2', 'course 5:1', 'course 4:1']);
  });

  const basket = fc
    .uniqueArray(fc.record({ course: fc.integer({ min: 1, max: 6 }), section: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 6,
      selector: ({ course }) => course,
    })
    .map((rows) => rows.map(({ course, section }) => item(course, section)));
  it('lose nothing either has added and the other has not touched', () => {
    fc.assert(
      fc.property(basket, basket, basket, (base, mine, theirs) => {
        const merged = mergeBaskets(base, mine, theirs);
        const has = (items: BasketItem[], { key }: BasketItem): BasketItem | undefined =>
          items.find((one) => one.key === key);
        expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
        for (const one of [...mine, ...theirs]) if (!has(base, one)) expect(has(merged, one)).toBeDefined();
        for (const one of base) {
          const [here, there] = [has(mine, one), has(theirs, one)];
          // An item that one side removed and the other left unchanged is removed.
          if ((!here && there?.number === one.number) || (!there && here?.number === one.number))
            expect(has(merged, one)).toBeUndefined();
        }
        for (const one of merged) expect(has(mine, one) ?? has(theirs, one)).toBeDefined();
      }),
      { seed: 2026, numRuns: 400 },
    );
  });
  it('change nothing where only one side changed', () => {
    fc.assert(
      fc.property(basket, basket, (base, other) => {
        expect(keys(mergeBaskets(base, base, other))).toEqual(keys(other));
        expect(new Set(keys(mergeBaskets(base, other, base)))).toEqual(new Set(keys(other)));
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
  it('never grow beyond what one call takes', () => {
    const many = (from: number): BasketItem[] => Array.from({ length: 15 }, (_, index) => item(from + index, 1));
    expect(mergeBaskets([], many(1), many(100))).toHaveLength(20);
    expect(basketReducer(many(1), { type: 'clear' })).toEqual([]);
    const restored = basketReducer(many(100), { type: 'restore', items: many(1) });
    expect(keys(restored)).toEqual(keys([...many(1).slice(0, 5), ...many(100)]));
  });
});
