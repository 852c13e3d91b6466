import { addDays } from '../locales/dates.ts';
import { day } from '../locales/durations.ts';
import { bahrain, currentSemester, freshInstant, semesterWithId, type SemesterSeed } from './university/calendar.ts';

/**
 * The time for which a student is written: its current semester and the ones before and after. `by` is the difference
 * of this time from the time of the seed in milliseconds; the time of the seed is six days before its semester starts.
 */
export interface Moment {
  current: SemesterSeed;
  before: SemesterSeed;
  next: SemesterSeed;
  by: number;
}

const idsOfYear = (year: number): number[] => [1, 2, 3].map((term) => year * 10 + term);
const beside = (id: number, step: 1 | -1): number => {
  const year = Math.floor(id / 10);
  const ids = [year - 1, year, year + 1].flatMap(idsOfYear);
  return ids[ids.indexOf(id) + step]!;
};

/**
 * Creates the Moment in a semester: the same day of the semester as in the seed, but not later than the instant `now`.
 */
export function createMoment(id: number, now = Infinity): Moment {
  const current = semesterWithId(id);
  const sameDay = bahrain(addDays(current.startsOn, -6), 600);
  return {
    current,
    before: semesterWithId(beside(id, -1)),
    next: semesterWithId(beside(id, 1)),
    by: Math.min(now, sameDay) - freshInstant,
  };
}

export const seededMoment = createMoment(currentSemester);

/**
 * Moves a date of the seed (YYYY-MM-DD): the result is as many days before the moment as the date was before the time
 * of the seed.
 */
export const movedDate = ({ by }: Moment, date: string): string => addDays(date, Math.floor(by / day));

/** Position of a semester in the order of regular semesters, two a year; a summer is halfway between two of them. */
const toOrder = (id: number): number => Math.floor(id / 10) * 2 + (id % 10 === 3 ? 1.5 : (id % 10) - 1);
const regularAt = (order: number): number => Math.floor(order / 2) * 10 + (order % 2) + 1;

/**
 * Moves a semester of the seed: the result is as many regular semesters before the moment's semester as it was before
 * the seed's. A summer becomes the summer at that place, or the next regular semester if there is none. Only the seed's
 * current semester becomes the moment's; the result for any other is before it.
 */
export function movedSemester({ current }: Moment, id: number): number {
  if (id === currentSemester) return current.id;
  const place = Math.ceil(toOrder(current.id));
  const order = toOrder(id) + place - toOrder(currentSemester);
  const isSummer = order % 1 !== 0;
  const found = isSummer && Math.floor(order) % 2 === 1 ? Math.floor(order / 2) * 10 + 3 : regularAt(Math.ceil(order));
  return found < current.id ? found : regularAt(place - 1);
}
