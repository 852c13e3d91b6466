import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toAttendance,
  byDanger,
  classDates,
  countClasses,
  heldClasses,
  toLimits,
  phaseOn,
  type Absence,
} from '../../server/features/attendance/attendance-rules.ts';

const limits = { warnings: [10, 15, 20], barredAt: 25 };
const missed = (count: number, excused = false, on = '2026-10-01'): Absence[] =>
  Array.from({ length: count }, () => ({ on, excused }));
const of = (absences: Absence[], classes = 40, today = '2026-10-01', held = 0) =>
  toAttendance({ classes, held, absences, today, limits });

describe('the days of class', () => {
  const week = [{ day: 0 }, { day: 2 }, { day: 4 }];
  it('are those of the weekly slots, both ends included, without the holidays', () => {
    expect(classDates(week, '2026-09-13', '2026-09-20', new Set(['2026-09-15']))).toEqual([
      '2026-09-13',
      '2026-09-17',
      '2026-09-20',
    ]);
  });
  it('name a day with two classes twice, and none of a Friday or Saturday', () => {
    expect(classDates([{ day: 1 }, { day: 1 }], '2026-09-13', '2026-09-19', new Set())).toEqual([
      '2026-09-14',
      '2026-09-14',
    ]);
    expect(classDates(week, '2026-09-18', '2026-09-19', new Set())).toEqual([]);
  });
});

describe('attendance', () => {
  it('is whole where nothing is missed', () => {
    expect(of([])).toEqual({
      classes: 40,
      absences: 0,
      absencePercent: 0,
      excused: 0,
      excusedPercent: 0,
      warning: 0,
      barred: false,
      mayMiss: 9,
    });
  });

  it.each([
    [3, 7.5, 0, 6],
    [4, 10, 1, 5],
    [5, 12.5, 1, 4],
    [6, 15, 2, 3],
    [8, 20, 3, 1],
    [9, 22.5, 3, 0],
  ])('%i of 40 is %f percent and warning %i, %i more may be missed', (count, percent, warning, mayMiss) => {
    expect(of(missed(count))).toMatchObject({
      absences: count,
      absencePercent: percent,
      warning,
      barred: false,
      mayMiss,
    });
  });

  it('loses the final examination at the limit, not before', () => {
    expect(of(missed(10))).toMatchObject({ absencePercent: 25, warning: 3, barred: true, mayMiss: 0 });
    // 11 of 44 classes are exactly a quarter. 7 of 29 are just below it; 8 are above.
    expect([
      of(missed(11), 44).barred,
      of(missed(10), 44).barred,
      of(missed(7), 29).barred,
      of(missed(8), 29).barred,
    ]).toEqual([true, false, false, true]);
    expect([of(missed(10), 44).mayMiss, of(missed(7), 29).mayMiss]).toEqual([0, 0]);
  });

  it('counts down to nothing that the classes to come can no longer reach', () => {
    // Ten of 40 missed classes bar the student. With two missed, the limit can be reached if eight classes remain, but
    // not if seven remain.
    expect([32, 33, 40].map((held) => of(missed(2), 40, '2026-10-01', held).mayMiss)).toEqual([7, null, null]);
    expect(of(missed(10), 40, '2026-10-01', 40)).toMatchObject({ barred: true, mayMiss: 0 });
  });

  it('counts excused absences apart, and never warns for them', () => {
    expect(of([...missed(2), ...missed(20, true)])).toMatchObject({
      absences: 2,
      absencePercent: 5,
      excused: 20,
      excusedPercent: 50,
      warning: 0,
      barred: false,
    });
  });

  it('counts until today, today included', () => {
    expect(of([...missed(3, false, '2026-10-01'), ...missed(9, false, '2026-10-02')])).toMatchObject({
      absences: 3,
      barred: false,
    });
  });

  it('says nothing of a course without classes', () => {
    expect(of(missed(1), 0)).toMatchObject({ absencePercent: 0, warning: 0, barred: false, mayMiss: 0 });
  });
});

describe('the classes that are held', () => {
  const place = { campus: { en: 'Sakhir', ar: 'الصخير' }, building: 'S40', room: 'S40-1' };
  const at = (text: string): number => Date.parse(`${text}:00+03:00`);
  const slots = [
    { day: 0, startMinute: 600, endMinute: 650, place },
    { day: 2, startMinute: 600, endMinute: 650, place },
  ];
  const cancelled = { startsAt: at('2026-09-13T10:00'), kind: 'cancelled' as const, to: null, changedAt: 0 };
  const moved = {
    startsAt: at('2026-09-15T10:00'),
    kind: 'moved' as const,
    to: { startsAt: at('2026-09-14T08:00'), endsAt: at('2026-09-14T08:50'), place: { ...place, room: 'S40-2' } },
    changedAt: 0,
  };
  const held = (changes: Parameters<typeof heldClasses>[1], from = '2026-09-13', to = '2026-09-20') =>
    heldClasses(slots, changes, from, to, new Set()).map(({ date, place: { room } }) => `${date} ${room}`);

  it('are the weekly ones without changes', () =>
    expect(held([])).toEqual(['2026-09-13 S40-1', '2026-09-15 S40-1', '2026-09-20 S40-1']));
  it('leave out a cancelled one and have a moved one at its new time and place', () =>
    expect(held([cancelled, moved])).toEqual(['2026-09-14 S40-2', '2026-09-20 S40-1']));
  it('have a moved one only where its new day is asked for', () => {
    expect(held([moved], '2026-09-15', '2026-09-15')).toEqual([]);
    expect(held([moved], '2026-09-14', '2026-09-14')).toEqual(['2026-09-14 S40-2']);
  });

  it('are the only ones that can be missed', () => {
    const absences = ['2026-09-13', '2026-09-14', '2026-09-15', '2026-09-20'].map((on) => ({ on, excused: false }));
    const missedOf = (changes: Parameters<typeof heldClasses>[1], now = '2026-09-21T00:00') =>
      countClasses(heldClasses(slots, changes, '2026-09-13', '2026-09-20', new Set()), absences, at(now));
    expect(missedOf([]).absences.map(({ on }) => on)).toEqual(['2026-09-13', '2026-09-15', '2026-09-20']);
    expect(missedOf([cancelled, moved])).toMatchObject({
      classes: 2,
      held: 2,
      absences: [{ on: '2026-09-14' }, { on: '2026-09-20' }],
    });
    expect(missedOf([cancelled, moved], '2026-09-14T08:49')).toMatchObject({ held: 0, absences: [] });
    expect(missedOf([cancelled, moved], '2026-09-14T08:50')).toMatchObject({ held: 1, absences: [{}] });
  });

  it('of a date are missed at most as often as they are held', () => {
    const twice = [...slots, { day: 0, startMinute: 700, endMinute: 750, place }];
    const absences = [1, 2].map(() => ({ on: '2026-09-13', excused: false }));
    const count = (changes: Parameters<typeof heldClasses>[1]) =>
      countClasses(heldClasses(twice, changes, '2026-09-13', '2026-09-20', new Set()), absences, at('2026-09-21T00:00'))
        .absences.length;
    expect([count([]), count([cancelled])]).toEqual([2, 1]);
  });
});

describe('the last day that counts', () => {
  const at = (date: string, minute: number): number => Date.parse(`${date}T00:00:00+03:00`) + minute * 60_000;
  const classes = [
    { date: '2026-09-13', endsAt: at('2026-09-13', 590) },
    { date: '2026-09-13', endsAt: at('2026-09-13', 950) },
    { date: '2026-09-15', endsAt: at('2026-09-15', 590) },
  ];
  it.each([
    ['2026-09-13', 589, '2026-09-12'],
    ['2026-09-13', 949, '2026-09-12'],
    ['2026-09-13', 950, '2026-09-13'],
    ['2026-09-14', 0, '2026-09-14'],
    ['2026-09-15', 0, '2026-09-14'],
    ['2026-09-15', 590, '2026-09-15'],
  ])('on %s, minute %i, is %s', (date, minute, until) =>
    expect(countClasses(classes, [], at(date, minute)).today).toBe(until),
  );
});

describe('what is left', () => {
  const left = (absences: number, { classes = 40, held = absences } = {}) => {
    const { limits: all, next } = toLimits({ classes, held, absences, limits });
    return { left: all.map((limit) => limit.left), next: next && [next.kind, next.warning, next.left] };
  };

  it.each([
    [0, [4, 6, 8, 10], ['warning', 1, 4]],
    [3, [1, 3, 5, 7], ['warning', 1, 1]],
    [4, [0, 2, 4, 6], ['warning', 2, 2]],
    [6, [0, 0, 2, 4], ['warning', 3, 2]],
    [8, [0, 0, 0, 2], ['barred', null, 2]],
    [10, [0, 0, 0, 0], null],
    [17, [0, 0, 0, 0], null],
  ])('after %i of 40 is %j more to each limit, the next of them %j', (absences, each, next) =>
    expect(left(absences)).toEqual({ left: each, next }),
  );

  it('names no limit that the classes to come cannot reach', () => {
    expect(left(3, { held: 39 }).next).toEqual(['warning', 1, 1]);
    expect(left(2, { held: 39 }).next).toBeNull();
    expect(left(0, { held: 40 }).next).toBeNull();
  });

  it('is never negative and always agrees with the percent, the warnings and the examination', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.nat(120),
        fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 }),
        (classes, nat, percents) => {
          const [first, second, third, barredAt] = percents.sort((a, b) => a - b) as [number, number, number, number];
          const policy = { warnings: [first, second, third], barredAt };
          const absences = Math.min(nat, classes);
          const of = toAttendance({
            classes,
            held: absences,
            absences: missed(absences),
            today: '2026-10-01',
            limits: policy,
          });
          const { limits: all, next } = toLimits({ classes, held: absences, absences, limits: policy });
          for (const limit of all) {
            expect(limit.left).toBeGreaterThanOrEqual(0);
            expect(limit.left === 0).toBe(absences * 100 >= limit.percent * classes);
            if (limit.left) expect((absences + limit.left - 1) * 100).toBeLessThan(limit.percent * classes);
          }
          expect(of.warning).toBe(all.filter(({ kind, left: more }) => kind === 'warning' && more === 0).length);
          expect(of.barred).toBe(all.at(-1)!.left === 0);
          for (const limit of all) expect(limit.mayMiss).toBe(Math.max(0, limit.left - 1));
          // The home page and the attendance page give the same number.
          expect(of.mayMiss).toBe(all.at(-1)!.left <= classes - absences ? all.at(-1)!.mayMiss : null);
          expect(next === null).toBe(of.barred);
        },
      ),
    );
  });
});

describe('danger', () => {
  const course = (name: string, more: Partial<Parameters<typeof byDanger>[0]> = {}) => ({
    name,
    barred: false,
    warning: 0,
    absencePercent: 0,
    excusedPercent: 0,
    next: { left: 5 },
    ...more,
  });
  it('puts a lost examination first, then warnings, then the nearest limit, then what was missed', () => {
    const sorted = [
      course('calm'),
      course('excused', { excusedPercent: 30 }),
      course('missed more', { absencePercent: 2 }),
      course('near', { next: { left: 1 } }),
      course('out of reach', { next: null }),
      course('warned', { warning: 1 }),
      course('lost', { barred: true, warning: 3, next: null }),
    ].sort(byDanger);
    expect(sorted.map(({ name }) => name)).toEqual([
      'lost',
      'warned',
      'near',
      'missed more',
      'excused',
      'calm',
      'out of reach',
    ]);
  });
});

describe('the weeks of classes', () => {
  const weeks = { startsOn: '2026-09-13', classesEndOn: '2026-12-24' };
  it.each([
    ['2026-09-12', 'before'],
    ['2026-09-13', 'running'],
    ['2026-12-24', 'running'],
    ['2026-12-25', 'over'],
  ])('on %s are %s', (date, phase) => expect(phaseOn(date, weeks)).toBe(phase));
});
