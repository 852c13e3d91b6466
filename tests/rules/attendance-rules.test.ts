import { describe, expect, it } from 'vitest';
import { attendanceOf, classDates, type Absence } from '../../server/features/attendance/attendance-rules.ts';

const limits = { warnings: [10, 15, 20], barredAt: 25 };
const missed = (count: number, excused = false, on = '2026-10-01'): Absence[] => Array.from({ length: count }, () => ({ on, excused }));
const of = (absences: Absence[], classes = 40, today = '2026-10-01') => attendanceOf({ classes, absences, today, limits });

describe('the days of class', () => {
  const week = [{ day: 0 }, { day: 2 }, { day: 4 }];
  it('are those of the weekly slots, both ends included, without the holidays', () => {
    expect(classDates(week, '2026-09-13', '2026-09-20', new Set(['2026-09-15']))).toEqual(['2026-09-13', '2026-09-17', '2026-09-20']);
  });
  it('name a day with two classes twice, and none of a Friday or Saturday', () => {
    expect(classDates([{ day: 1 }, { day: 1 }], '2026-09-13', '2026-09-19', new Set())).toEqual(['2026-09-14', '2026-09-14']);
    expect(classDates(week, '2026-09-18', '2026-09-19', new Set())).toEqual([]);
  });
});

describe('attendance', () => {
  it('is whole where nothing is missed', () => {
    expect(of([])).toEqual({ classes: 40, absences: 0, absencePercent: 0, excused: 0, excusedPercent: 0, warning: 0, barred: false, mayMiss: 9 });
  });

  it.each([[3, 7.5, 0, 6], [4, 10, 1, 5], [5, 12.5, 1, 4], [6, 15, 2, 3], [8, 20, 3, 1], [9, 22.5, 3, 0]])('%i of 40 is %f percent and warning %i, %i more may be missed', (count, percent, warning, mayMiss) => {
    expect(of(missed(count))).toMatchObject({ absences: count, absencePercent: percent, warning, barred: false, mayMiss });
  });

  it('loses the final examination at the limit, not before', () => {
    expect(of(missed(10))).toMatchObject({ absencePercent: 25, warning: 3, barred: true, mayMiss: 0 });
    // 11 of 44 is exactly a quarter; 7 of 29 is just below it, and the eighth is not.
    expect([of(missed(11), 44).barred, of(missed(10), 44).barred, of(missed(7), 29).barred, of(missed(8), 29).barred]).toEqual([true, false, false, true]);
    expect([of(missed(10), 44).mayMiss, of(missed(7), 29).mayMiss]).toEqual([0, 0]);
  });

  it('counts excused absences apart, and never warns for them', () => {
    expect(of([...missed(2), ...missed(20, true)])).toMatchObject({ absences: 2, absencePercent: 5, excused: 20, excusedPercent: 50, warning: 0, barred: false });
  });

  it('counts until today, today included', () => {
    expect(of([...missed(3, false, '2026-10-01'), ...missed(9, false, '2026-10-02')])).toMatchObject({ absences: 3, barred: false });
  });

  it('says nothing of a course without classes', () => {
    expect(of(missed(1), 0)).toMatchObject({ absencePercent: 0, warning: 0, barred: false, mayMiss: 0 });
  });
});
