import { addDays, weekdayOf } from '../../locales/dates.ts';
import { bahrain } from './calendar.ts';

export interface Meeting {
  day: number;
  start: number;
  end: number;
}

/**
 * A teaching pattern: the name used for `time` in seed/shared/sections.yaml, and its weekly meetings in minutes of the
 * day.
 */
export interface Pattern {
  name: string;
  meetings: Meeting[];
}

const clockName = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;

const weekly = (letter: string, days: number[], starts: number[], length: number): Pattern[] =>
  starts.map((start) => ({
    name: letter + clockName(start),
    meetings: days.map((day) => ({ day, start, end: start + length })),
  }));

const once = (letter: string, starts: number[], length: number): Pattern[] =>
  [0, 1, 2, 3, 4].flatMap((day) =>
    starts.map((start) => ({
      name: `${letter}${day}-${clockName(start)}`,
      meetings: [{ day, start, end: start + length }],
    })),
  );

export const lecturePatterns: Pattern[] = [
  ...weekly('U', [0, 2, 4], [480, 540, 600, 660, 720, 780, 840, 900], 50),
  ...weekly('M', [1, 3], [480, 570, 660, 750, 840, 930], 75),
];
export const laboratoryPatterns = once('L', [480, 600, 720, 840], 100);
/** Patterns of postgraduate classes, which are in the evening. */
export const eveningPatterns = once('P', [1020], 150);
export const noMeetings: Pattern = { name: 'none', meetings: [] };

const all = new Map(
  [...lecturePatterns, ...laboratoryPatterns, ...eveningPatterns, noMeetings].map((pattern) => [pattern.name, pattern]),
);

/**
 * The part of the day in which the week's first class starts: morning until noon, afternoon until 16:00, then evening.
 * Null without classes.
 */
export const findTeachingPeriod = ({ meetings: [first] }: Pattern): 'morning' | 'afternoon' | 'evening' | null =>
  first === undefined ? null : first.start < 720 ? 'morning' : first.start < 960 ? 'afternoon' : 'evening';

/** Returns the pattern of a name; throws if there is none. */
export const getPattern = (name: string): Pattern => {
  const pattern = all.get(name);
  if (!pattern) throw new Error(`no teaching hours ${name}`);
  return pattern;
};

const overlapping = (a: Pattern, b: Pattern): boolean =>
  a.meetings.some((m) => b.meetings.some((n) => m.day === n.day && m.start < n.end && n.start < m.end));

const clashes = new Map([...all.values()].map((a) => [a, new Set([...all.values()].filter((b) => overlapping(a, b)))]));

export const patternsClash = (a: Pattern, b: Pattern): boolean => clashes.get(a)!.has(b);

const examMinutes = [510, 690, 870];
const examLength = 120;
export const examSlots = 30;

/** Times of an exam slot. Slot 0 is the first morning of the exam weeks; each of ten working days has three slots. */
export const examTime = (firstExamSunday: string, slot: number): { startsAt: number; endsAt: number } => {
  const day = Math.floor(slot / examMinutes.length);
  const date = addDays(firstExamSunday, day + (day >= 5 ? 2 : 0));
  const startsAt = bahrain(date, examMinutes[slot % examMinutes.length]);
  return { startsAt, endsAt: startsAt + examLength * 60_000 };
};

/**
 * The days of an exam period, YYYY-MM-DD: Sunday to Thursday without holidays, from the day after classes end to the
 * semester's last day.
 */
export function examDays(classesEndOn: string, endsOn: string, holidays: ReadonlySet<string>): string[] {
  const days: string[] = [];
  for (let date = addDays(classesEndOn, 1); date <= endsOn; date = addDays(date, 1))
    if (weekdayOf(date) <= 4 && !holidays.has(date)) days.push(date);
  return days;
}

export const slotsOfDays = (days: number): number => days * examMinutes.length;

/** Times of an exam slot on the given days, three slots a day. */
export const examTimeOn = (days: readonly string[], slot: number): { startsAt: number; endsAt: number } => {
  const startsAt = bahrain(days[Math.floor(slot / examMinutes.length)]!, examMinutes[slot % examMinutes.length]);
  return { startsAt, endsAt: startsAt + examLength * 60_000 };
};
