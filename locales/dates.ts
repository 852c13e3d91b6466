import { day } from './durations.ts';

/** Arithmetic with calendar dates (YYYY-MM-DD), which have no time zone, and with times of day (HH:MM). */

/** The date a number of days later, or earlier if the number is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** Converts HH:MM to minutes since midnight. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
