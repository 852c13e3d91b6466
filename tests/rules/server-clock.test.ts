import { expect, it } from 'vitest';
import fc from 'fast-check';
import { narrowed, type Ahead } from '../../web/api/server-clock.ts';

it('one answer says within which second the server was while it was asked', () => {
  expect(narrowed(null, { second: 10_000, asked: 5_000, heard: 5_200 })).toEqual({ least: 4_800, most: 6_000 });
});

it('every further answer narrows it, whatever they are; it is never said to be more ahead than it is', () => {
  const answers = fc.array(
    fc.record({
      asked: fc.integer({ min: 0, max: 10_000_000 }),
      out: fc.integer({ min: 0, max: 3_000 }),
      back: fc.integer({ min: 0, max: 3_000 }),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(answers, fc.integer({ min: -5_000_000, max: 5_000_000 }), (all, ahead) => {
      let known: Ahead | null = null;
      for (const { asked, out, back } of all) {
        const next: Ahead = narrowed(known, {
          second: Math.floor((asked + out + ahead) / 1000) * 1000,
          asked,
          heard: asked + out + back,
        });
        expect(next.least).toBeLessThanOrEqual(ahead);
        expect(next.most).toBeGreaterThan(ahead);
        if (known) expect(next.most - next.least).toBeLessThanOrEqual(known.most - known.least);
        known = next;
      }
    }),
  );
});

it('an answer that contradicts the others counts alone: a clock was set', () => {
  const known = narrowed(null, { second: 10_000, asked: 5_000, heard: 5_200 });
  expect(narrowed(known, { second: 3_610_000, asked: 6_000, heard: 6_100 })).toEqual({
    least: 3_603_900,
    most: 3_605_000,
  });
});
