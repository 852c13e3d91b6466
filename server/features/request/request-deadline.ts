import { day } from '../../../locales/durations.ts';
import { toDate, isWorkingDay, toMinuteOfDay, toStartOfDay } from '../../clock/clock.ts';

/** Minute of the day (13:00). A request that arrives in this minute or later counts from the next working day. */
const lastMinuteOfWork = 13 * 60;

/**
 * The instant of the last second of the day on which a request is due. That day is `days` working days after the
 * working day from which the request counts.
 */
export function deadline(arrived: number, days: number, holidays: ReadonlySet<string>): number {
  const works = (instant: number): boolean => isWorkingDay(instant) && !holidays.has(toDate(instant));
  let at = toStartOfDay(toDate(arrived));
  if (!works(arrived) || toMinuteOfDay(arrived) >= lastMinuteOfWork)
    do at += day;
    while (!works(at));
  for (let left = days; left > 0; left -= 1)
    do at += day;
    while (!works(at));
  return at + day - 1000;
}
