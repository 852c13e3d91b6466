import { bahrainOffset, day, minute, second } from '../../locales/durations.ts';

const secondsOfDay = day / second;

/** Cache of formatted dates, because responses contain the same few days again and again. */
const dates = new Map<number, string>();
const mostDates = 1_000;

/** Formats a day number counted from 1970 as YYYY-MM-DD. */
function dateOfDay(number: number): string {
  let date = dates.get(number);
  if (date === undefined) {
    date = new Date(number * day).toISOString().slice(0, -14);
    if (dates.size >= mostDates) dates.clear();
    dates.set(number, date);
  }
  return date;
}

const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Formats an instant as ISO 8601 with Bahrain's offset, to the second. */
export function toIso(instant: number): string {
  const local = Math.floor((instant + bahrainOffset) / second);
  const number = Math.floor(local / secondsOfDay);
  const rest = local - number * secondsOfDay;
  return `${dateOfDay(number)}T${twoDigits[Math.floor(rest / 3600)]}:${twoDigits[Math.floor(rest / 60) % 60]}:${twoDigits[rest % 60]}+03:00`;
}

/** Formats an instant like `toIso` but to the millisecond, to distinguish instants within one second. */
export const toExactIso = (instant: number): string =>
  toIso(instant).replace('+', `.${String(instant % second).padStart(3, '0')}+`);

/** Like `toIso`; null stays null. */
export const toIsoOrNull = (instant: number | null): string | null => (instant === null ? null : toIso(instant));

/**
 * Parses an ISO 8601 text to epoch milliseconds. Undefined if Date cannot parse it (such as a leap second), if it is
 * before 1970 in UTC, or if it is 31 December 9999 in Bahrain or later.
 */
export function toInstant(text: string): number | undefined {
  const instant = Date.parse(text);
  return instant >= 0 && instant < toStartOfDay('9999-12-31') ? instant : undefined;
}

/** The calendar date in Bahrain, YYYY-MM-DD. */
export const toDate = (instant: number): string => dateOfDay(Math.floor((instant + bahrainOffset) / day));

/** Minutes since midnight in Bahrain. */
export const toMinuteOfDay = (instant: number): number => Math.floor(((instant + bahrainOffset) % day) / minute);

/** Midnight in Bahrain at the start of a date. */
export const toStartOfDay = (date: string): number => Date.parse(`${date}T00:00:00+03:00`);

/** Day of the week in Bahrain, 0 Sunday. */
export const toWeekday = (instant: number): number => new Date(instant + bahrainOffset).getUTCDay();

/** True from Sunday to Thursday in Bahrain. Holidays count as working days here. */
export const isWorkingDay = (instant: number): boolean => toWeekday(instant) <= 4;

/** Midnight in Bahrain at the start of the first working day after the day of `instant`. */
export function nextWorkingDay(instant: number): number {
  let next = toStartOfDay(toDate(instant)) + day;
  while (!isWorkingDay(next)) next += day;
  return next;
}
