import { addDays } from '../../../locales/dates.ts';
import { day, minute } from '../../../locales/durations.ts';
import type { MeetingChange } from '../../catalogue/meeting-changes.ts';
import type { Meeting, Place } from '../../catalogue/sections.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';

/**
 * The limits of absence. The rules are pure. Dates are YYYY-MM-DD in Bahrain; percentages are of a course's classes in
 * the whole semester.
 */

export type AttendanceLimits = {
  /** The percentages at which the warnings are given, in order. */
  warnings: readonly number[];
  /** The percentage at which the student is barred from the final examination. */
  barredAt: number;
};

export type Absence = { on: string; excused: boolean };

/** The weekday of an instant in UTC; 0 is Sunday. 1 January 1970 was a Thursday. */
const weekdayAt = (instant: number): number => (Math.floor(instant / day) + 4) % 7;

/**
 * The dates between two dates, both included, with a class of these weekly slots (0 is Sunday). A date with two classes
 * appears twice.
 */
export function classDates(
  slots: readonly { day: number }[],
  from: string,
  to: string,
  holidays: ReadonlySet<string>,
): string[] {
  const dates: string[] = [];
  const last = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= last; at += day) {
    const weekday = weekdayAt(at);
    const meetings = slots.filter((slot) => slot.day === weekday).length;
    const date = meetings ? new Date(at).toISOString().slice(0, 10) : '';
    if (!holidays.has(date)) for (let meeting = 0; meeting < meetings; meeting += 1) dates.push(date);
  }
  return dates;
}

/** A class that takes place. `change` is null for an unchanged weekly class. Instants are epoch milliseconds. */
export type HeldClass = { date: string; startsAt: number; endsAt: number; place: Place; change: MeetingChange | null };

/**
 * The classes of a section between two dates, both included, in order: the unchanged weekly ones, and the moved and
 * made-up ones at their new times.
 */
export function heldClasses(
  slots: readonly Meeting[],
  changes: readonly MeetingChange[],
  from: string,
  to: string,
  holidays: ReadonlySet<string>,
): HeldClass[] {
  const changed = new Set(changes.map(({ startsAt }) => startsAt));
  const weekly = slots.flatMap((slot) =>
    classDates([slot], from, to, holidays).map((date): HeldClass => {
      const midnight = toStartOfDay(date);
      const [startsAt, endsAt] = [midnight + slot.startMinute * minute, midnight + slot.endMinute * minute];
      return { date, startsAt, endsAt, place: slot.place, change: null };
    }),
  );
  const elsewhere = changes.flatMap((change): HeldClass[] => {
    const date = change.to && toDate(change.to.startsAt);
    return change.to && date && from <= date && date <= to ? [{ date, ...change.to, change }] : [];
  });
  return [...weekly.filter(({ startsAt }) => !changed.has(startsAt)), ...elsewhere].sort(
    (a, b) => a.startsAt - b.startsAt,
  );
}

export type Attendance = {
  classes: number;
  absences: number;
  absencePercent: number;
  excused: number;
  excusedPercent: number;
  warning: number;
  barred: boolean;
  mayMiss: number | null;
};

const toPercent = (part: number, whole: number): number => (whole ? Math.round((part / whole) * 1000) / 10 : 0);

/**
 * Counts the classes of a course in the whole semester (`classes`) and those that are over (`held`), with their
 * `absences`. `today` is the last day that counts: today if all of today's classes have ended, otherwise yesterday. An
 * absence counts only if its class took place, so a cancelled class is never missed.
 */
export function countClasses(
  classes: readonly Pick<HeldClass, 'date' | 'endsAt'>[],
  absences: readonly Absence[],
  now: number,
): { classes: number; held: number; absences: Absence[]; today: string } {
  const today = toDate(now);
  const running = classes.some(({ date, endsAt }) => date === today && endsAt > now);
  const until = running ? addDays(today, -1) : today;
  const left = new Map<string, number>();
  for (const { date } of classes) if (date <= until) left.set(date, (left.get(date) ?? 0) + 1);
  const missed = absences.filter(({ on }) => {
    const count = left.get(on) ?? 0;
    left.set(on, count - 1);
    return count > 0;
  });
  const held = classes.filter(({ date }) => date <= until).length;
  return { classes: classes.length, held, absences: missed, today: until };
}

/** The number of absences that reach a percentage of a course's classes. */
const reachedBy = (percent: number, classes: number): number => Math.ceil((percent * classes) / 100);

/** The number of classes that may still be missed without reaching a limit: one fewer than would reach it. */
const mayMissBefore = (limit: number, absences: number): number => Math.max(0, limit - absences - 1);

/**
 * The attendance of a course until `today`, when `held` of its classes are over. Excused absences are counted
 * separately and never cause a warning. `mayMiss` is the number of classes that may still be missed before the student
 * is barred; null if too few classes remain for that.
 */
export function toAttendance({
  classes,
  held,
  absences,
  today,
  limits,
}: {
  classes: number;
  held: number;
  absences: readonly Absence[];
  today: string;
  limits: AttendanceLimits;
}): Attendance {
  const past = absences.filter(({ on }) => on <= today);
  const excused = past.filter((absence) => absence.excused).length;
  const missed = past.length - excused;
  const reaches = (percent: number): boolean => classes > 0 && missed * 100 >= percent * classes;
  const limit = reachedBy(limits.barredAt, classes);
  return {
    classes,
    absences: missed,
    absencePercent: toPercent(missed, classes),
    excused,
    excusedPercent: toPercent(excused, classes),
    warning: limits.warnings.filter(reaches).length,
    barred: reaches(limits.barredAt),
    mayMiss: limit - missed <= classes - held ? mayMissBefore(limit, missed) : null,
  };
}

export type AttendanceLimit = {
  kind: 'warning' | 'barred';
  warning: number | null;
  percent: number;
  absences: number;
  left: number;
  mayMiss: number;
};

/**
 * Each limit in classes of this course: the absences that reach it, the absences left until it, and the classes that
 * may still be missed. `next` is the first limit not reached, or null if the remaining classes cannot reach it or all
 * limits are reached.
 */
export function toLimits({
  classes,
  held,
  absences,
  limits,
}: {
  classes: number;
  held: number;
  absences: number;
  limits: AttendanceLimits;
}): { limits: AttendanceLimit[]; next: AttendanceLimit | null } {
  const inClasses = (kind: AttendanceLimit['kind'], warning: number | null, percent: number): AttendanceLimit => {
    const limit = reachedBy(percent, classes);
    return {
      kind,
      warning,
      percent,
      absences: limit,
      left: Math.max(0, limit - absences),
      mayMiss: mayMissBefore(limit, absences),
    };
  };
  const all = [
    ...limits.warnings.map((percent, index) => inClasses('warning', index + 1, percent)),
    inClasses('barred', null, limits.barredAt),
  ];
  const first = all.find(({ left }) => left > 0);
  return { limits: all, next: first && first.left <= classes - held ? first : null };
}

type InDanger = Pick<Attendance, 'barred' | 'warning' | 'absencePercent' | 'excusedPercent'> & {
  next: { left: number } | null;
};

const nearness = ({ next }: InDanger): number => next?.left ?? Infinity;
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

/**
 * Sorts courses by the risk of being barred: barred first, then more warnings, then the nearest limit, then the higher
 * percentage of absences, then of excused ones.
 */
export const byDanger = (a: InDanger, b: InDanger): number =>
  Number(b.barred) - Number(a.barred) ||
  b.warning - a.warning ||
  difference(nearness(a), nearness(b)) ||
  b.absencePercent - a.absencePercent ||
  b.excusedPercent - a.excusedPercent;

/** The phase on a date: before the weeks of classes, in them, or after them. */
export const phaseOn = (
  date: string,
  { startsOn, classesEndOn }: { startsOn: string; classesEndOn: string },
): 'before' | 'running' | 'over' => (date < startsOn ? 'before' : date > classesEndOn ? 'over' : 'running');
