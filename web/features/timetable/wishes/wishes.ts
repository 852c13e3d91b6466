import type { Break, Choice, Held, Lock, Problem, Wish, WishKind, WishLevel } from '../solver/problem.ts';

/** The wishes that the page offers, in the order of its menu, which has one heading for each group. */
export const wishGroups = {
  days: ['daysOff', 'freeDays', 'earliest', 'latest'],
  pauses: ['gaps', 'lunch', 'breaks'],
  exams: ['examSpread'],
  teaching: ['instructors', 'language'],
  places: ['travel', 'changeInTime'],
  hours: ['creditHours'],
} as const;
export type WishGroup = keyof typeof wishGroups;
export type OfferedWish = (typeof wishGroups)[WishGroup][number];
export const offeredWishes: readonly OfferedWish[] = Object.values(wishGroups).flat();
export const isOfferedWish = (kind: unknown): kind is OfferedWish => offeredWishes.some((one) => one === kind);

export const levels: readonly WishLevel[] = ['required', 'preferred', 'indifferent'];

type OfferedKind<Kind extends OfferedWish> = Extract<Wish, { kind: Kind }>;

/** The initial value of each new wish. `changeInTime`: enough time between classes to change building or campus. */
const first = {
  daysOff: { kind: 'daysOff', level: 'preferred', days: [] },
  freeDays: { kind: 'freeDays', level: 'preferred', atLeast: 1 },
  earliest: { kind: 'earliest', level: 'preferred', from: 10 * 60 },
  latest: { kind: 'latest', level: 'preferred', until: 15 * 60 },
  gaps: { kind: 'gaps', level: 'preferred', atMost: 0 },
  lunch: { kind: 'lunch', level: 'preferred', from: 12 * 60, to: 14 * 60, minutes: 30 },
  breaks: { kind: 'breaks', level: 'required', breaks: [] },
  examSpread: { kind: 'examSpread', level: 'preferred', daysBetween: 1 },
  instructors: { kind: 'instructors', level: 'preferred', preferred: [], avoided: [] },
  language: { kind: 'language', level: 'preferred', language: 'en' },
  travel: { kind: 'travel', level: 'preferred', atMost: 0 },
  changeInTime: { kind: 'changeInTime', level: 'required' },
  creditHours: { kind: 'creditHours', level: 'preferred', target: 15 },
} satisfies { [Kind in OfferedWish]: OfferedKind<Kind> };

export const newWish = (kind: OfferedWish): Wish => first[kind];

/** The wishes of a new timetable, each only preferred: a day off, no gaps, and no two examinations on one day. */
export const firstWishes: readonly Wish[] = [newWish('freeDays'), newWish('gaps'), newWish('examSpread')];

/**
 * True if the solver may leave out optional courses to meet the wishes better. False if it takes as many courses as
 * possible first.
 */
export const isWeekFirst = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ kind, level }) => kind === 'creditHours' && level !== 'indifferent');

/**
 * The wishes with a last one for `hours` credit hours. It counts after all other wishes, so optional courses are taken
 * only as far as the others allow.
 */
export const weekFirst = (wishes: readonly Wish[], hours: number): Wish[] => [
  ...coursesFirst(wishes),
  { kind: 'creditHours', level: 'preferred', target: hours },
];
export const coursesFirst = (wishes: readonly Wish[]): Wish[] => wishes.filter(({ kind }) => kind !== 'creditHours');

/** False for a wish that names nothing yet, such as one without days; it has no effect. */
export const saysSomething = (wish: Wish): boolean => {
  switch (wish.kind) {
    case 'daysOff':
      return wish.days.length > 0;
    case 'breaks':
      return wish.breaks.length > 0;
    case 'instructors':
      return wish.preferred.length + wish.avoided.length > 0;
    default:
      return true;
  }
};

/**
 * The kinds of wishes that can make a difference for these courses. Wishes about campuses need more than one campus.
 */
export function usefulWishes({ choices, held }: Pick<Problem, 'choices' | 'held'>): ReadonlySet<WishKind> {
  const courses = choices.flatMap((choice: Choice) => choice.courses);
  const sections = [...courses.flatMap((course) => course.sections), ...held.map(({ section }: Held) => section)];
  const several = (items: readonly string[]): boolean => new Set(items).size > 1;
  const severalPlaces = several(
    sections.flatMap(({ meetings }) => meetings.flatMap(({ place }) => place?.campus ?? [])),
  );
  const useful: Partial<Record<WishKind, boolean>> = {
    instructors: courses.some((course) => several(course.sections.map(({ instructor }) => instructor))),
    language: several(courses.flatMap((course) => course.sections.map(({ language }) => language))),
    travel: severalPlaces,
    changeInTime: severalPlaces,
    creditHours: choices.some(({ optional }) => optional),
  };
  return new Set(offeredWishes.filter((kind) => useful[kind] ?? true));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 7_200;
const isDay = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4;
const isBreak = (value: unknown): value is Break =>
  isRecord(value) && isDay(value.day) && isMinutes(value.from) && isMinutes(value.to) && value.from < value.to;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isList =
  (of: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= 20 && value.every(of);

const meaning: Record<string, (value: unknown) => boolean> = {
  level: (value) => levels.some((level) => level === value),
  days: isList(isDay),
  breaks: isList(isBreak),
  preferred: isList(isName),
  avoided: isList(isName),
  language: (value) => value === 'en' || value === 'ar',
};

/** A wish with each of its fields taken from the stored wish, if the stored value is valid. */
const withKept = (wish: Wish, kept: Record<string, unknown>): Wish =>
  Object.fromEntries(
    Object.entries(wish).map(([field, value]) => [
      field,
      field !== 'kind' && (meaning[field] ?? isMinutes)(kept[field]) ? kept[field] : (value as unknown),
    ]),
  ) as unknown as Wish;

/** Reads stored wishes into the form that the solver takes, at most one of each kind. Unknown kinds are ignored. */
export function wishesFrom(kept: unknown): Wish[] {
  const wishes = Array.isArray(kept) ? kept.filter(isRecord) : [];
  return listOfferedWishes(wishes).map(({ kind, of }) => withKept(newWish(kind), of));
}

function listOfferedWishes(
  wishes: readonly Record<string, unknown>[],
): { kind: OfferedWish; of: Record<string, unknown> }[] {
  const seen = new Set<OfferedWish>();
  return wishes.flatMap((of) => {
    const { kind } = of;
    if (!isOfferedWish(kind) || seen.has(kind)) return [];
    seen.add(kind);
    return [{ kind, of }];
  });
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads stored locks, at most one for each course. */
export function locksFrom(kept: unknown): Lock[] {
  const locks = (Array.isArray(kept) ? kept : [])
    .filter(isRecord)
    .flatMap(({ courseId, sectionId, instructor }): Lock[] => {
      if (!isId(courseId)) return [];
      if (isId(sectionId)) return [{ courseId, sectionId }];
      return isName(instructor) ? [{ courseId, instructor }] : [];
    });
  return locks
    .filter(({ courseId }, index) => locks.findIndex((one) => one.courseId === courseId) === index)
    .slice(0, 20);
}

/** Formats minutes from midnight as `HH:mm`. */
export const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
