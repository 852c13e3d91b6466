import { day, minute } from '../../locales/durations.ts';
import { toDate, nextWorkingDay, toStartOfDay, toIso, toWeekday } from '../clock/clock.ts';
import type { Schema } from '../http/operations.ts';
import type { AgendaRowWindow } from './simulator-queries.ts';

type ClockPreset = Schema<'Clock'>['snaps'][number];

/**
 * The input of `clockPresets`: `now` in epoch milliseconds, and the agenda windows of the current and the next
 * semester. A window is a period in which some of the students may use a function, such as registration. The current
 * semester has its first day (YYYY-MM-DD) and its number of weeks.
 */
export type ClockPresetFacts = {
  now: number;
  semester: { id: number; startsOn: string; weeks: number };
  nextSemesterId: number;
  agenda: AgendaRowWindow[];
  /** The instant at which the next grades are posted; null if every semester of the calendar has its grades. */
  gradesAt: number | null;
};

const friday = 5;
/** Milliseconds from midnight to 10:00, a time at which offices are open. */
const tenOClock = 10 * 60 * minute;
const lastWithdrawalWeek = 10;

/**
 * The useful instants for a demonstration, in ISO 8601. A function of the agenda opens with its first window and closes
 * with its last one in the whole university.
 */
export function clockPresets({ now, semester, nextSemesterId, agenda, gradesAt }: ClockPresetFacts): ClockPreset[] {
  const windows = (name: AgendaRowWindow['function'], semesterId: number): AgendaRowWindow[] =>
    agenda.filter((row) => row.function === name && row.semesterId === semesterId);
  const opens = (name: AgendaRowWindow['function'], semesterId = semester.id): number =>
    Math.min(...windows(name, semesterId).map(({ opensAt }) => opensAt));
  const closes = (name: AgendaRowWindow['function'], semesterId = semester.id): number =>
    Math.max(...windows(name, semesterId).map(({ closesAt }) => closesAt));
  const today = toStartOfDay(toDate(now));
  const toFriday = (friday - toWeekday(now) + 7) % 7 || 7;

  const snaps: [ClockPreset['key'], number][] = [
    ['registrationOpens', opens('registration')],
    ['registrationLastMinute', closes('registration') - minute],
    ['addDropOpens', opens('addDrop')],
    ['addDropLastMinute', closes('addDrop') - minute],
    ['addDropCloses', closes('addDrop')],
    ['withdrawalOpens', opens('courseWithdrawal')],
    [
      'endOfWeek10',
      semester.weeks >= lastWithdrawalWeek
        ? toStartOfDay(semester.startsOn) + lastWithdrawalWeek * 7 * day - minute
        : NaN,
    ],
    ['earlyRegistrationOpens', opens('earlyRegistration', nextSemesterId)],
    ['gradesComeIn', gradesAt ?? NaN],
    ['nextMidnight', today + day],
    ['nextWorkingDay', nextWorkingDay(now) + tenOClock],
    ['nextFriday', today + toFriday * day + tenOClock],
  ];
  // A preset without an instant is omitted, for example if the agenda has no window for it.
  return snaps.filter(([, at]) => Number.isFinite(at)).map(([key, at]) => ({ key, at: toIso(at) }));
}
