import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../../locales/durations.ts';
import { registrationConfirmations } from '../../server/features/registration/registration-rules.ts';
import { findWaitingHistory, type EndedPlace } from '../../server/features/registration/waiting-history-rules.ts';
import { eligible, now, register } from '../support/eligible.ts';

const name = { en: 'First Semester 2025/2026', ar: 'الفصل الأول 2025/2026' };
const earlier = { en: 'Second Semester 2024/2025', ar: 'الفصل الثاني 2024/2025' };
/** A place that became a seat after these hours of waiting; null: the student left or waited in vain. */
const place = (after: number | null): EndedPlace => ({
  promoted: after !== null,
  joinedAt: now,
  endedAt: now + (after ?? 300) * hour,
});
const places = (...after: (number | null)[]) => after.map(place);

describe('the history of waiting', () => {
  it('tells places, seats and within how many days most had theirs', () =>
    expect(findWaitingHistory([{ name, places: places(1, 30, 60, 90, 200, null, null) }], 5)).toEqual({
      semester: name,
      places: 7,
      seats: 5,
      days: 3,
    }));
  it('tells nothing of fewer than five places', () => {
    expect(findWaitingHistory([{ name, places: places(1, 2, 3, null) }], 5)).toBeUndefined();
    expect(findWaitingHistory([], 5)).toBeUndefined();
  });
  it('is of the latest semester that has enough places', () =>
    expect(
      findWaitingHistory(
        [
          { name, places: places(1) },
          { name: earlier, places: places(1, 1, 1, null, null) },
        ],
        5,
      ),
    ).toMatchObject({ semester: earlier, seats: 3, days: 1 }));
  it('tells that nobody got a seat', () =>
    expect(findWaitingHistory([{ name, places: places(null, null, null, null, null) }], 5)).toMatchObject({
      places: 5,
      seats: 0,
      days: 0,
    }));
  it('counts a seat at once as the first day', () =>
    expect(findWaitingHistory([{ name, places: places(0, 0, 0, 24, 25) }], 5)).toMatchObject({ days: 1 }));

  it('names the first day on which more than half of the seats were given', () =>
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(400)), { minLength: 5, maxLength: 40 }), (after) => {
        const { seats, days } = findWaitingHistory([{ name, places: places(...after) }], 5)!;
        const within = (limit: number) => after.filter((hours) => hours !== null && hours * hour <= limit * day).length;
        expect(seats).toBe(after.filter((hours) => hours !== null).length);
        expect(within(days) * 2 > seats || seats === 0).toBe(true);
        expect(days <= 1 || within(days - 1) * 2 <= seats).toBe(true);
      }),
    ));
});

describe('the question before joining a waiting list', () => {
  const ask = (seats: number) =>
    registrationConfirmations(
      eligible({ histories: new Map([[200, { semester: name, places: 12, seats, days: 3 }]]) }),
      [register({ seatsTaken: 30, waiting: 2 })],
    )[0]?.Params;
  it.each([
    [0, 'none'],
    [1, 'single'],
    [7, 'several'],
  ])('tells what became of who waited: %i seats', (seats, seated) =>
    expect(ask(seats)).toEqual({
      course: 'NEW200',
      section: '01',
      waiting: 2,
      context: 'history',
      semester: name,
      places: 12,
      seats,
      days: 3,
      seated,
    }),
  );
});
