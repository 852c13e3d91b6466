import { day, minute } from '../../locales/durations.ts';
import { toDate, nextWorkingDay, toStartOfDay, toIso, toWeekday } from '../clock.ts';
import type { Schema } from '../http/operations.ts';
import type { AgendaRowWindow } from './simulator-queries.ts';

type ClockPreset = Schema<'Clock'>['snaps'][number];

/**
 * `now` in epoch milliseconds; the semesters' ids and the current one's first day (YYYY-MM-DD) and weeks; the agenda's
 * windows of both.
 */
export type ClockPresetFacts = {
  now: number;
  semester: { id: number; startsOn: string; weeks: number };
  nextSemesterId: number;
  agenda: AgendaRowWindow[];
  /** When the next grades come in; null beyond the calendar. */
  gradesAt: number | null;
};

const friday = 5;
/** Offices are open, students are awake. */
const tenOClock = 10 * 60 * minute;
const lastWithdrawalWeek = 10;

/**
 * The moments a demonstration likes to stand at. Edges are those of the whole university: the first to open, the last
 * to close.
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
  // What the agenda does not have is not offered.
  return snaps.filter(([, at]) => Number.isFinite(at)).map(([key, at]) => ({ key, at: toIso(at) }));
}
