import { addDays, weekdayOf } from '../../../locales/dates.ts';
import { bahrainOffset } from '../../../locales/durations.ts';
import type { Schema } from '../../api/operations.ts';
import type { Course, Schedule } from './schedule-view.ts';

/**
 * The days of the day strip: five days from today. Pure. Dates are YYYY-MM-DD in Bahrain, instants epoch milliseconds.
 */

export type Lesson = Pick<Course, 'registrationId' | 'code' | 'name' | 'number'> & {
  place: Schema<'Place'>;
  startsAt: number;
  endsAt: number;
};
export type StripDay = { date: string; holiday: Schema<'Text'> | null; lessons: Lesson[] };

const workingDays = 5;

export const toDate = (instant: string | number): string =>
  new Date(new Date(instant).getTime() + bahrainOffset).toISOString().slice(0, 10);
const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:00`);

/** The classes of a date, sorted by time. */
function lessonsOn(date: string, courses: readonly Course[]): Lesson[] {
  const weekday = weekdayOf(date);
  return courses
    .flatMap(({ registrationId, code, name, number, meetings }) =>
      meetings
        .filter((meeting) => meeting.day === weekday)
        .map(({ startsAt, endsAt, place }) => ({
          registrationId,
          code,
          name,
          number,
          place,
          startsAt: at(date, startsAt),
          endsAt: at(date, endsAt),
        })),
    )
    .sort((a, b) => a.startsAt - b.startsAt);
}

/**
 * Today and the next working days, five in all, within the weeks of classes. Before these begin, their first days;
 * after them, none.
 */
export function stripDays(
  { now, semester, classesEndOn, holidays }: Pick<Schedule, 'now' | 'semester' | 'classesEndOn' | 'holidays'>,
  courses: readonly Course[],
): StripDay[] {
  const today = toDate(now);
  const days: StripDay[] = [];
  for (
    let date = today > semester.startsOn ? today : semester.startsOn;
    days.length < workingDays && date <= classesEndOn;
    date = addDays(date, 1)
  ) {
    if (weekdayOf(date) >= workingDays) continue;
    const holiday = holidays.find((one) => one.date === date)?.name ?? null;
    days.push({ date, holiday, lessons: holiday ? [] : lessonsOn(date, courses) });
  }
  return days;
}

/** The first day with a class that has not ended, otherwise the first day; undefined if there are no days. */
export const findFirstDay = (days: readonly StripDay[], now: number): string | undefined =>
  (days.find(({ lessons }) => lessons.some(({ endsAt }) => endsAt > now)) ?? days[0])?.date;

/** The relative name of a date; null if it is neither today nor tomorrow. */
export const toNearness = (date: string, now: string): 'today' | 'tomorrow' | null =>
  date === toDate(now) ? 'today' : date === addDays(toDate(now), 1) ? 'tomorrow' : null;

/** The date beside another one in the strip; at the ends the same date. */
export const dayBeside = (days: readonly StripDay[], date: string, step: 1 | -1): string =>
  days[days.findIndex((one) => one.date === date) + step]?.date ?? date;
