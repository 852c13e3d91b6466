import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '../../locales/durations.ts';
import { concerns, toWindows, type AgendaPeriod } from '../../server/features/agenda/agenda-cohort-rules.ts';

const sunday = Date.parse('2026-08-30T08:00:00+03:00');
const end = Date.parse('2026-09-11T00:00:00+03:00');
const student = {
  collegeId: 1,
  degreeClass: 'bachelor',
  admissionYear: 2024,
  earnedHours: 60,
  graduating: false,
} as const;

const period = (limits: Partial<AgendaPeriod> = {}): AgendaPeriod => ({
  id: 1,
  function: 'registration',
  semesterId: 20261,
  opensAt: sunday,
  closesAt: end,
  collegeId: null,
  degreeClass: null,
  cohort: null,
  earnedHoursFrom: null,
  earnedHoursTo: null,
  graduating: null,
  ...limits,
});

describe('a row of the agenda is about a student', () => {
  it.each<[Partial<AgendaPeriod>, boolean]>([
    [{}, true],
    [{ collegeId: 1 }, true],
    [{ collegeId: 2 }, false],
    [{ degreeClass: 'bachelor' }, true],
    [{ degreeClass: 'master' }, false],
    [{ cohort: 2024 }, true],
    [{ cohort: 2026 }, false],
    [{ earnedHoursFrom: 60 }, true],
    [{ earnedHoursFrom: 61 }, false],
    [{ earnedHoursTo: 60 }, true],
    [{ earnedHoursTo: 59 }, false],
    [{ earnedHoursFrom: 60, earnedHoursTo: 60 }, true],
    [{ earnedHoursFrom: 0 }, true],
    [{ earnedHoursTo: 0 }, false],
    [{ graduating: false }, true],
    [{ graduating: true }, false],
    [{ collegeId: 1, earnedHoursFrom: 61 }, false],
  ])('%o: %s', (limits, about) => expect(concerns(period(limits), student)).toBe(about));
});

describe('the window of a function', () => {
  it('opens at the earliest opening and closes at the latest closing of the rows about the student', () => {
    const rows = [
      period({ earnedHoursFrom: 90, opensAt: sunday - 48 * hour }),
      period({ earnedHoursFrom: 60, closesAt: end - hour }),
      period({ opensAt: sunday + 24 * hour, closesAt: end + hour }),
      period({ function: 'addDrop', opensAt: sunday + hour }),
      period({ graduating: true, closesAt: end + 48 * hour }),
    ];
    expect(toWindows(rows, student)).toEqual([
      { function: 'registration', opensAt: sunday, closesAt: end + hour },
      { function: 'addDrop', opensAt: sunday + hour, closesAt: end },
    ]);
  });

  it('is missing where no row is about the student', () =>
    expect(toWindows([period({ cohort: 2020 })], student)).toEqual([]));

  it('opens no later and closes no earlier for more hours, if every row begins at a number of hours', () => {
    const rows = fc.array(
      fc.record({ from: fc.nat(140), opens: fc.nat(100), lasts: fc.integer({ min: 1, max: 100 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(rows, fc.nat(140), fc.nat(20), (drawn, earnedHours, more) => {
        const agenda = drawn.map(({ from, opens, lasts }) =>
          period({ earnedHoursFrom: from, opensAt: opens, closesAt: opens + lasts }),
        );
        const [fewer] = toWindows(agenda, { ...student, earnedHours });
        const [after] = toWindows(agenda, { ...student, earnedHours: earnedHours + more });
        if (!fewer) return;
        expect(after!.opensAt).toBeLessThanOrEqual(fewer.opensAt);
        expect(after!.closesAt).toBeGreaterThanOrEqual(fewer.closesAt);
      }),
    );
  });
});
