import { day } from '../../../locales/durations.ts';
import { toDate, isWorkingDay, toMinuteOfDay, toStartOfDay } from '../../clock/clock.ts';

/**
 * The minute of the day (13:00) at which work ends. A request that arrives in this minute or later counts from the next
 * working day.
 */
const endOfWork = 13 * 60;

/** The last second of the working day on which a request is due. `days` are working days after its arrival. */
export function deadline(arrived: number, days: number, holidays: ReadonlySet<string>): number {
  const works = (instant: number): boolean => isWorkingDay(instant) && !holidays.has(toDate(instant));
  let at = toStartOfDay(toDate(arrived));
  if (!works(arrived) || toMinuteOfDay(arrived) >= endOfWork)
    do at += day;
    while (!works(at));
  for (let left = days; left > 0; left -= 1)
    do at += day;
    while (!works(at));
  return at + day - 1000;
}
