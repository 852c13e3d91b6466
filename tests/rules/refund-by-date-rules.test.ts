import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { release, nextShare, shareOn, type ShareFacts } from '../../server/features/fees/refund-by-date-rules.ts';

const at = (text: string): number => Date.parse(`${text}+03:00`);
const table = [
  { week: 1, percent: 100 },
  { week: 2, percent: 75 },
  { week: 3, percent: 50 },
  { week: 4, percent: 25 },
];
const on = (text: string, changes: Partial<ShareFacts> = {}): ShareFacts => ({
  now: at(text),
  startsAt: at('2026-09-13T00:00:00'),
  addDropClosesAt: at('2026-09-18T00:00:00'),
  table,
  ...changes,
});

describe('the share that comes back', () => {
  it.each([
    ['2026-09-07T10:00:00', 100],
    ['2026-09-17T23:59:59', 100],
    ['2026-09-18T00:00:00', 100],
    ['2026-09-19T23:59:59', 100],
    ['2026-09-20T00:00:00', 75],
    ['2026-09-26T23:59:59', 75],
    ['2026-09-27T00:00:00', 50],
    ['2026-10-04T00:00:00', 25],
    ['2026-10-10T23:59:59', 25],
    ['2026-10-11T00:00:00', 0],
    ['2027-01-01T00:00:00', 0],
  ])('%s: %i percent', (now, percent) => expect(shareOn(on(now))).toBe(percent));

  it('is everything until add and drop close, whatever the table says', () => {
    expect(shareOn(on('2026-09-25T10:00:00', { addDropClosesAt: at('2026-09-26T00:00:00') }))).toBe(100);
    expect(shareOn(on('2026-09-12T10:00:00', { addDropClosesAt: null, table: [] }))).toBe(100);
    expect(shareOn(on('2026-09-13T00:00:00', { addDropClosesAt: null, table: [] }))).toBe(0);
  });

  it('tells when less comes back', () => {
    expect(nextShare(on('2026-09-07T10:00:00'))).toEqual({ at: at('2026-09-20T00:00:00'), percent: 75 });
    expect(nextShare(on('2026-09-20T00:00:00'))).toEqual({ at: at('2026-09-27T00:00:00'), percent: 50 });
    expect(nextShare(on('2026-10-05T00:00:00'))).toEqual({ at: at('2026-10-11T00:00:00'), percent: 0 });
    expect(nextShare(on('2026-09-07T10:00:00', { table: [] }))).toEqual({ at: at('2026-09-18T00:00:00'), percent: 0 });
    expect(nextShare(on('2026-10-11T00:00:00'))).toBeNull();
  });
});

describe('giving up', () => {
  it('half of a paid course', () =>
    expect(release({ fee: 72_000, sponsorFee: 0, paid: 52_000, sponsorPaid: 0, usedFromBalance: 20_000 }, 50)).toEqual({
      left: { fee: 36_000, sponsorFee: 0, paid: 36_000, sponsorPaid: 0, usedFromBalance: 0 },
      returned: 36_000,
      canceled: 0,
      owed: 0,
      kept: 36_000,
      toSponsor: 0,
    }));
  it('a quarter of one that is partly paid', () =>
    expect(release({ fee: 72_000, sponsorFee: 0, paid: 30_000, sponsorPaid: 0, usedFromBalance: 0 }, 25)).toMatchObject(
      {
        returned: 0,
        canceled: 18_000,
        owed: 24_000,
        kept: 30_000,
      },
    ));
  it('a shared one: each gets the own part back', () =>
    expect(
      release({ fee: 100_000, sponsorFee: 80_000, paid: 20_000, sponsorPaid: 80_000, usedFromBalance: 0 }, 75),
    ).toMatchObject({ left: { fee: 25_000, sponsorFee: 20_000 }, returned: 15_000, toSponsor: 60_000, kept: 5_000 }));
  it('a part of a fils is the student’s gain', () =>
    expect(release({ fee: 3, sponsorFee: 0, paid: 3, sponsorPaid: 0, usedFromBalance: 0 }, 50)).toMatchObject({
      returned: 2,
      kept: 1,
    }));

  it('no fils is lost or made, and what is left holds together', () => {
    const cost = fc
      .integer({ min: 1, max: 500_000 })
      .chain((fee) => fc.record({ fee: fc.constant(fee), sponsorFee: fc.integer({ min: 0, max: fee }) }))
      .chain(({ fee, sponsorFee }) =>
        fc
          .record({
            own: fc.integer({ min: 0, max: fee - sponsorFee }),
            sponsorPaid: fc.integer({ min: 0, max: sponsorFee }),
            part: fc.integer({ min: 0, max: 100 }),
          })
          .map(({ own, sponsorPaid, part }) => {
            const usedFromBalance = Math.floor((own * part) / 100);
            return { fee, sponsorFee, paid: own - usedFromBalance, usedFromBalance, sponsorPaid };
          }),
      );
    fc.assert(
      fc.property(cost, fc.integer({ min: 0, max: 100 }), (before, percent) => {
        const { left, returned, canceled, owed, kept, toSponsor } = release(before, percent);
        expect(left.paid + left.usedFromBalance + returned).toBe(before.paid + before.usedFromBalance);
        expect(left.sponsorPaid + toSponsor).toBe(before.sponsorPaid);
        expect(returned + canceled + owed + kept).toBe(before.fee - before.sponsorFee);
        expect(left.fee - left.sponsorFee).toBe(owed + kept);
        for (const fils of [...Object.values(left), returned, canceled, owed, toSponsor])
          expect(fils >= 0 && Number.isInteger(fils)).toBe(true);
        expect(left.paid + left.usedFromBalance + left.sponsorPaid).toBeLessThanOrEqual(left.fee);
        expect(left.sponsorFee).toBeLessThanOrEqual(left.fee);
        if (percent === 0) expect(left).toEqual(before);
        if (percent === 100) expect(left.fee).toBe(0);
      }),
    );
  });
});
