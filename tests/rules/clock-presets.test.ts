import { expect, it } from 'vitest';
import type { ClockPresetFacts } from '../../server/simulator/clock-presets.ts';
import { clockPresets } from '../../server/simulator/clock-presets.ts';

const at = (iso: string): number => Date.parse(iso);
const window = (
  name: ClockPresetFacts['agenda'][number]['function'],
  opens: string,
  closes: string,
  semesterId = 20261,
) => ({
  function: name,
  semesterId,
  opensAt: at(opens),
  closesAt: at(closes),
});

const facts: ClockPresetFacts = {
  now: at('2026-09-07T10:00:00+03:00'),
  semester: { id: 20261, startsOn: '2026-09-13', weeks: 15 },
  nextSemesterId: 20262,
  agenda: [
    window('registration', '2026-08-30T08:00:00+03:00', '2026-09-10T00:00:00+03:00'),
    window('registration', '2026-08-31T08:00:00+03:00', '2026-09-11T00:00:00+03:00'),
    window('addDrop', '2026-09-06T08:00:00+03:00', '2026-09-18T00:00:00+03:00'),
    window('courseWithdrawal', '2026-09-20T08:00:00+03:00', '2026-11-22T00:00:00+03:00'),
    window('earlyRegistration', '2026-11-29T08:00:00+03:00', '2026-12-11T00:00:00+03:00', 20262),
  ],
  gradesAt: at('2027-01-12T08:00:00+03:00'),
};
const snaps = (change: Partial<ClockPresetFacts> = {}): Record<string, string> =>
  Object.fromEntries(clockPresets({ ...facts, ...change }).map(({ key, at: instant }) => [key, instant]));

it('stands at the edges of the whole university, and a minute before they close', () => {
  expect(snaps()).toEqual({
    registrationOpens: '2026-08-30T08:00:00+03:00',
    registrationLastMinute: '2026-09-10T23:59:00+03:00',
    addDropOpens: '2026-09-06T08:00:00+03:00',
    addDropLastMinute: '2026-09-17T23:59:00+03:00',
    addDropCloses: '2026-09-18T00:00:00+03:00',
    withdrawalOpens: '2026-09-20T08:00:00+03:00',
    endOfWeek10: '2026-11-21T23:59:00+03:00',
    earlyRegistrationOpens: '2026-11-29T08:00:00+03:00',
    gradesComeIn: '2027-01-12T08:00:00+03:00',
    nextMidnight: '2026-09-08T00:00:00+03:00',
    nextWorkingDay: '2026-09-08T10:00:00+03:00',
    nextFriday: '2026-09-11T10:00:00+03:00',
  });
});

it.each([
  ['2026-09-10T23:59:59+03:00', '2026-09-11', '2026-09-13', '2026-09-11'],
  ['2026-09-11T00:00:00+03:00', '2026-09-18', '2026-09-13', '2026-09-12'],
  ['2026-09-11T12:00:00+03:00', '2026-09-18', '2026-09-13', '2026-09-12'],
  ['2026-09-12T12:00:00+03:00', '2026-09-18', '2026-09-13', '2026-09-13'],
  ['2026-09-13T00:00:00+03:00', '2026-09-18', '2026-09-14', '2026-09-14'],
])(
  'from %s the next Friday is %s, the next working day %s, the next midnight starts %s',
  (now, friday, working, midnight) => {
    expect(snaps({ now: at(now) })).toMatchObject({
      nextFriday: `${friday}T10:00:00+03:00`,
      nextWorkingDay: `${working}T10:00:00+03:00`,
      nextMidnight: `${midnight}T00:00:00+03:00`,
    });
  },
);

it('offers nothing that the agenda or a short semester does not have', () => {
  expect(
    Object.keys(snaps({ agenda: [], gradesAt: null, semester: { id: 20263, startsOn: '2027-06-20', weeks: 7 } })),
  ).toEqual(['nextMidnight', 'nextWorkingDay', 'nextFriday']);
});
