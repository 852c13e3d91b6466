import { describe, expect, it } from 'vitest';
import { toIso } from '../../server/clock/clock.ts';
import { deadline } from '../../server/features/request/request-deadline.ts';
import { at, end } from '../support/request-lives.ts';

describe('a deadline', () => {
  const none = new Set<string>();
  it.each<[string, number, string, Set<string>?]>([
    ['2026-09-07T12:59:59', 2, '2026-09-09'],
    ['2026-09-07T13:00:00', 2, '2026-09-10'],
    ['2026-09-07T00:00:00', 1, '2026-09-08'],
    // Requests around 13:00 on the last day before the weekend, on the weekend, and at the start of the next week.
    ['2026-09-10T12:59:59', 1, '2026-09-13'],
    ['2026-09-10T13:00:00', 1, '2026-09-14'],
    ['2026-09-11T08:00:00', 1, '2026-09-14'],
    ['2026-09-12T23:59:59', 1, '2026-09-14'],
    ['2026-09-13T00:00:00', 1, '2026-09-14'],
    ['2026-09-07T10:00:00', 5, '2026-09-14'],
    ['2026-09-07T10:00:00', 10, '2026-09-21'],
    // Holidays between the days, on the day of arrival, and on the due day.
    ['2026-09-07T10:00:00', 2, '2026-09-10', new Set(['2026-09-08'])],
    ['2026-09-07T10:00:00', 1, '2026-09-09', new Set(['2026-09-07'])],
    ['2026-09-09T10:00:00', 1, '2026-09-14', new Set(['2026-09-10', '2026-09-13'])],
    ['2026-09-07T10:00:00', 0, '2026-09-07'],
    ['2026-09-11T10:00:00', 0, '2026-09-13'],
  ])('from %s, %i working days', (arrived, days, date, holidays = none) =>
    expect(toIso(deadline(at(arrived), days, holidays))).toBe(toIso(end(date))),
  );
});
