import { describe, expect, it } from 'vitest';
import { addingAddress } from '../../web/features/schedule/calendar-programs.ts';
import { dayBeside, findFirstDay, toNearness, stripDays } from '../../web/features/schedule/schedule-days.ts';
import type { Course } from '../../web/features/schedule/schedule-view.ts';

const place = { campus: { en: 'S', ar: 'S' }, building: 'S40', room: 'S40-1' };
const course = (code: string, days: number[], startsAt: string, endsAt: string): Course => ({
  registrationId: code.length,
  courseId: 1,
  code,
  name: { en: code, ar: code },
  number: '01',
  language: 'en',
  instructor: { en: '', ar: '' },
  creditHours: 3,
  withdrawn: false,
  meetings: days.map((day) => ({ day, startsAt, endsAt, place })),
  exam: null,
  examClash: false,
});
const courses = [course('LATE', [0, 2], '12:00', '12:50'), course('EARLY', [0, 3], '08:00', '08:50')];
const semester = { semesterId: 20261, name: { en: '', ar: '' }, startsOn: '2026-09-13', endsOn: '2027-01-14', week: 1 };
const holidays = [{ date: '2026-09-15', name: { en: 'Feast', ar: 'عيد' } }];
const strip = (now: string) => stripDays({ now, semester, classesEndOn: '2026-12-24', holidays }, courses);
const said = (now: string) =>
  strip(now).map(({ date, lessons }) => `${date.slice(5)} ${lessons.map(({ code }) => code).join(' ')}`.trim());

describe('the days of the strip', () => {
  it('are today and the working days after it, with the classes in their order; none on a holiday', () => {
    expect(said('2026-09-13T09:00:00+03:00')).toEqual(['09-13 EARLY LATE', '09-14', '09-15', '09-16 EARLY', '09-17']);
    expect(strip('2026-09-13T09:00:00+03:00')[2]?.holiday?.en).toBe('Feast');
  });
  it('leave out Friday and Saturday', () => {
    expect(said('2026-09-16T23:30:00+03:00').map((one) => one.slice(0, 5))).toEqual([
      '09-16',
      '09-17',
      '09-20',
      '09-21',
      '09-22',
    ]);
    expect(said('2026-09-18T10:00:00+03:00')[0]).toBe('09-20 EARLY LATE');
  });
  it('are the first ones before the weeks of classes, fewer at their end, none after', () => {
    expect(said('2026-09-07T10:00:00+03:00')[0]).toBe('09-13 EARLY LATE');
    expect(said('2026-12-23T10:00:00+03:00')).toHaveLength(2);
    expect(said('2026-12-25T10:00:00+03:00')).toEqual([]);
  });
});

describe('the day to open with', () => {
  const first = (now: string) => findFirstDay(strip(now), Date.parse(now));
  it('is today while anything is to come', () => expect(first('2026-09-13T12:49:00+03:00')).toBe('2026-09-13'));
  it('is the next with classes once today is over', () =>
    expect(first('2026-09-13T12:50:00+03:00')).toBe('2026-09-16'));
  it('is the first where there are no classes at all', () =>
    expect(
      findFirstDay(
        stripDays({ now: '2026-09-13T09:00:00+03:00', semester, classesEndOn: '2026-12-24', holidays }, []),
        0,
      ),
    ).toBe('2026-09-13'));
});

it('says today and tomorrow by the calendar of Bahrain', () => {
  const now = '2026-09-13T21:30:00Z';
  expect(['2026-09-13', '2026-09-14', '2026-09-15', '2026-09-16'].map((date) => toNearness(date, now))).toEqual([
    null,
    'today',
    'tomorrow',
    null,
  ]);
});

it('goes from day to day, and no further than the ends', () => {
  const days = strip('2026-09-16T09:00:00+03:00');
  expect([
    dayBeside(days, '2026-09-17', 1),
    dayBeside(days, '2026-09-17', -1),
    dayBeside(days, '2026-09-16', -1),
    dayBeside(days, '2026-09-22', 1),
  ]).toEqual(['2026-09-20', '2026-09-16', '2026-09-16', '2026-09-22']);
});

it('opens each calendar program with the address', () => {
  const address = 'https://sis.example/api/student/Schedule/Calendar/abc?Language=ar';
  expect(addingAddress('apple', address, 'Mine')).toBe(
    'webcal://sis.example/api/student/Schedule/Calendar/abc?Language=ar',
  );
  expect(new URL(addingAddress('google', address, 'Mine') ?? '').searchParams.get('cid')).toBe(
    'webcal://sis.example/api/student/Schedule/Calendar/abc?Language=ar',
  );
  expect(Object.fromEntries(new URL(addingAddress('outlook', address, 'الجدول') ?? '').searchParams)).toEqual({
    url: address,
    name: 'الجدول',
  });
  expect(addingAddress('other', address, 'Mine')).toBeNull();
});
