import { day } from '../locales/durations.ts';
import {
  bahrain,
  currentSemester,
  dayAfter,
  freshInstant,
  semesterWithId,
  type SemesterSeed,
} from './university/calendar.ts';

/**
 * The moment a student is written for: its semester, those beside it, and how far (milliseconds) its instants lie from
 * those of the seed, which stands in the second week of registration of its own semester.
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

/** `now` is the last instant anything may have happened at; left out, the same day of the semester as in the seed. */
export function createMoment(id: number, now = Infinity): Moment {
  const current = semesterWithId(id);
  const sameDay = bahrain(dayAfter(current.startsOn, -6), 600);
  return {
    current,
    before: semesterWithId(beside(id, -1)),
    next: semesterWithId(beside(id, 1)),
    by: Math.min(now, sameDay) - freshInstant,
  };
}

export const seededMoment = createMoment(currentSemester);

/** A date of the seed (YYYY-MM-DD), as many days before the moment as it was before the seed's. */
export const movedDate = ({ by }: Moment, date: string): string => dayAfter(date, Math.floor(by / day));

/** Regular semesters one after another, two a year; a summer lies between two of them. */
const toOrder = (id: number): number => Math.floor(id / 10) * 2 + (id % 10 === 3 ? 1.5 : (id % 10) - 1);
const regularAt = (order: number): number => Math.floor(order / 2) * 10 + (order % 2) + 1;

/**
 * A semester of the seed, as many regular semesters before the moment's as it was before the seed's. A summer goes to
 * the summer there, or, where none lies there, to the regular semester after it; never to one that is not over.
 */
export function movedSemester({ current }: Moment, id: number): number {
  if (id === currentSemester) return current.id;
  const place = Math.ceil(toOrder(current.id));
  const order = toOrder(id) + place - toOrder(currentSemester);
  const isSummer = order % 1 !== 0;
  const found = isSummer && Math.floor(order) % 2 === 1 ? Math.floor(order / 2) * 10 + 3 : regularAt(Math.ceil(order));
  return found < current.id ? found : regularAt(place - 1);
}
