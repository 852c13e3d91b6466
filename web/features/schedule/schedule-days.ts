import { addDays, weekdayOf } from '../../../locales/dates.ts';
import type { Schema } from '../../api/operations.ts';
import { listChanges, toDate, type ClassChange, type Course, type Schedule } from './schedule-view.ts';

/**
 * This module computes the days of `DayPanel`: at most five working days from today on. Its functions are pure. Dates
 * are YYYY-MM-DD in Bahrain; the instants of a `Lesson` are epoch milliseconds.
 */

export type Lesson = Pick<Course, 'registrationId' | 'code' | 'name' | 'number'> & {
  place: Schema<'Place'>;
  startsAt: number;
  endsAt: number;
  /** The change of the class, if any. `off`: true if the class does not take place then but is still shown. */
  change: ClassChange | null;
  off: boolean;
};
export type StripDay = { date: string; holiday: Schema<'Text'> | null; lessons: Lesson[] };

const workingDays = 5;

const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:00`);

/** The classes of a date, sorted by time. Cancelled classes and those moved to or from this date are included. */
function lessonsOn(date: string, courses: readonly Course[], changes: readonly ClassChange[]): Lesson[] {
  const weekday = weekdayOf(date);
  const weekly = courses.flatMap(({ registrationId, code, name, number, meetings }) =>
    meetings
      .filter((meeting) => meeting.day === weekday)
      .map(({ startsAt, endsAt, place }): Lesson => {
        const start = at(date, startsAt);
        const change =
          changes.find((one) => one.registrationId === registrationId && Date.parse(one.was.startsAt) === start) ??
          null;
        const ends = at(date, endsAt);
        return {
          registrationId,
          code,
          name,
          number,
          place,
          startsAt: start,
          endsAt: ends,
          change,
          off: change !== null,
        };
      }),
  );
  const elsewhere = changes.flatMap((change): Lesson[] => {
    const { registrationId, code, name, number, to } = change;
    if (!to || toDate(to.startsAt) !== date) return [];
    const [startsAt, endsAt] = [Date.parse(to.startsAt), Date.parse(to.endsAt)];
    return [{ registrationId, code, name, number, place: to.place, startsAt, endsAt, change, off: false }];
  });
  return [...weekly, ...elsewhere].sort((a, b) => a.startsAt - b.startsAt);
}

/**
 * The next five working days from today on, holidays included, without days after the last day of classes. Before the
 * semester begins, these are its first working days.
 */
export function stripDays(
  schedule: Pick<Schedule, 'now' | 'semester' | 'classesEndOn' | 'holidays' | 'changes'>,
  courses: readonly Course[],
): StripDay[] {
  const { now, semester, classesEndOn, holidays } = schedule;
  const today = toDate(now);
  const days: StripDay[] = [];
  for (
    let date = today > semester.startsOn ? today : semester.startsOn;
    days.length < workingDays && date <= classesEndOn;
    date = addDays(date, 1)
  ) {
    if (weekdayOf(date) >= workingDays) continue;
    const holiday = holidays.find((one) => one.date === date)?.name ?? null;
    days.push({ date, holiday, lessons: holiday ? [] : lessonsOn(date, courses, listChanges(schedule)) });
  }
  return days;
}

/** The first day with a class that has not ended, otherwise the first day; undefined if there are no days. */
export const findFirstDay = (days: readonly StripDay[], now: number): string | undefined =>
  (days.find(({ lessons }) => lessons.some(({ endsAt, off }) => !off && endsAt > now)) ?? days[0])?.date;

/** The relative name of a date; null if it is neither today nor tomorrow. */
export const toNearness = (date: string, now: string): 'today' | 'tomorrow' | null =>
  date === toDate(now) ? 'today' : date === addDays(toDate(now), 1) ? 'tomorrow' : null;

/** The date beside another one in the strip; at the ends the same date. */
export const dayBeside = (days: readonly StripDay[], date: string, step: 1 | -1): string =>
  days[days.findIndex((one) => one.date === date) + step]?.date ?? date;
