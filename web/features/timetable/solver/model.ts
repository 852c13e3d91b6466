import { sectionsClash, sectionsShort, wayBetween, type Way } from './journeys.ts';
import { missedBy } from './measures.ts';
import type { Choice, Course, Lock, Problem, Section, Taken, Wish, WishKind } from './problem.ts';

/**
 * This module brings a problem into the form that the search needs: the options of each choice, and for each option the
 * compatible options as bit sets.
 */

/**
 * Sections of a course that are equal for all rules and wishes, combined. `taken` is null if an optional choice is left
 * out.
 */
export type Option = {
  choice: number;
  taken: Taken | null;
  /** The number of sections in this option. */
  count: number;
  hours: number;
};

export type Model = {
  /**
   * The number of choices: first the `asked` ones of the problem, then one with a single option for each held section.
   */
  choices: number;
  asked: number;
  /**
   * Options in the order that decides ties. Those of a choice run from `first[choice]` to before `first[choice + 1]`.
   */
  options: readonly Option[];
  first: Int32Array;
  /** Words of a bit set. Those of a choice run from `word[choice]` to before `word[choice + 1]`. */
  word: Int32Array;
  words: number;
  /** The compatible options: one row of words for each option. */
  goesWith: Uint32Array;
  /** Required wishes that neither single sections nor pairs of sections decide, and the preferred wishes in order. */
  required: readonly Wish[];
  preferred: readonly Wish[];
  /** Corequisites with several possible choices, by course id. They are checked when everything is chosen. */
  needs: readonly { course: number; needed: number }[];
  hoursAtMost: number;
  way: Way;
};

/**
 * Wishes that apply unless the student changes them: enough time between classes, and only sections with a free seat.
 */
const unlessSaid: readonly Wish[] = [
  { kind: 'changeInTime', level: 'required' },
  { kind: 'fullSections', level: 'required' },
];

/** The wishes together with the defaults. */
export function listWishes({ wishes, choices, held, hoursAtMost }: Problem): readonly Wish[] {
  const said = new Set(wishes.map(({ kind }) => kind));
  const silent = unlessSaid.filter(({ kind }) => !said.has(kind));
  if (said.has('creditHours') || !choices.some((choice) => choice.optional)) return [...silent, ...wishes];
  // Optional courses are taken by default if possible.
  const most = choices.map(({ courses }) => Math.max(0, ...courses.map(({ creditHours }) => creditHours)));
  const target =
    hoursAtMost ?? [...most, ...held.map(({ course }) => course.creditHours)].reduce((sum, hours) => sum + hours, 0);
  return [...silent, { kind: 'creditHours', target, level: 'preferred' }, ...wishes];
}

/** Wishes that single sections or pairs of sections decide completely. */
const settledAlone = new Set<WishKind>([
  'daysOff',
  'earliest',
  'latest',
  'breaks',
  'instructors',
  'language',
  'fullSections',
  'keep',
]);
const settledByPairs = new Set<WishKind>(['examSpread', 'changeInTime']);
/** Kinds of wishes that another course can improve, so a single section cannot be excluded for them. */
const mayShrink = new Set<WishKind>(['gaps', 'creditHours']);

const byNumber = (a: Section, b: Section): number =>
  a.number.localeCompare(b.number, 'en', { numeric: true }) || a.sectionId - b.sectionId;

const allows = (locks: readonly Lock[], courseId: number, { sectionId, instructor }: Section): boolean =>
  locks.every(
    (lock) =>
      lock.courseId !== courseId ||
      ((lock.sectionId === undefined || lock.sectionId === sectionId) &&
        (lock.instructor === undefined || lock.instructor === instructor)),
  );

const coursesOf = ({ courses }: Choice, locks: readonly Lock[]): readonly Course[] => {
  const locked = courses.filter(({ courseId }) => locks.some((lock) => lock.courseId === courseId));
  return locked.length > 0 ? locked : courses;
};

/** A key that is equal for sections that no wish or rule can distinguish. */
function likeness(course: Course, section: Section, marks: readonly Wish[], way: Way): string {
  const meetings = section.meetings.map(({ day, start, end, weeks, place }) => [
    day,
    start,
    end,
    weeks ?? null,
    place?.campus ?? null,
    place?.building ?? null,
  ]);
  return JSON.stringify([
    section.campus,
    section.language,
    section.seat === 'full',
    section.exam,
    meetings,
    marks.map((wish) => missedBy(wish, [{ course, section, held: false, alike: [] }], way)),
  ]);
}

function listOptions(
  choice: Choice,
  index: number,
  { locks, leftOut }: Problem,
  wishes: readonly Wish[],
  way: Way,
): Option[] {
  const alone = wishes.filter(({ level, kind }) => level === 'required' && !mayShrink.has(kind));
  const marks = wishes.filter(
    ({ level, kind }) => level !== 'indifferent' && (kind === 'instructors' || kind === 'keep'),
  );
  const options = coursesOf(choice, locks).flatMap((course): Option[] => {
    const groups = new Map<string, Section[]>();
    for (const section of [...course.sections].sort(byNumber)) {
      if (
        leftOut.includes(section.sectionId) ||
        !allows(locks, course.courseId, section) ||
        alone.some((wish) => missedBy(wish, [{ course, section, held: false, alike: [] }], way) > 0)
      )
        continue;
      const key = likeness(course, section, marks, way);
      groups.set(key, [...(groups.get(key) ?? []), section]);
    }
    return [...groups.values()].map((alike) => ({
      choice: index,
      count: alike.length,
      hours: course.creditHours,
      taken: { course, section: alike[0]!, held: false, alike: alike.slice(1).map(({ sectionId }) => sectionId) },
    }));
  });
  const isLocked = choice.courses.some(({ courseId }) => locks.some((lock) => lock.courseId === courseId));
  return choice.optional && !isLocked ? [...options, { choice: index, taken: null, count: 1, hours: 0 }] : options;
}

/**
 * True if `one` has a seat while its corequisite has only a place on a waiting list. Such a place does not count as
 * taken.
 */
const waitsForNeeded = (one: Taken, other: Taken): boolean =>
  one.course.corequisites.includes(other.course.courseId) &&
  one.section.seat !== 'full' &&
  other.section.seat === 'full';

const apart = (
  one: Option,
  other: Option,
  pairs: readonly Wish[],
  onlyIn: ReadonlyMap<number, number>,
  way: Way,
): boolean => {
  const [a, b] = [one.taken, other.taken];
  const lacks = (needing: Taken | null, needed: Option): boolean =>
    needing !== null &&
    needing.course.corequisites.some((id) => onlyIn.get(id) === needed.choice && needed.taken?.course.courseId !== id);
  if (lacks(a, other) || lacks(b, one)) return true;
  if (!a || !b) return false;
  // Registered courses may stay together even if the time between their classes is too short. Only other wishes can
  // exclude that.
  if (a.held && b.held) return pairs.some((wish) => wish.kind !== 'changeInTime' && missedBy(wish, [a, b], way) > 0);
  if (a.course.courseId === b.course.courseId || waitsForNeeded(a, b) || waitsForNeeded(b, a)) return true;
  return (
    sectionsClash(a.section, b.section) ||
    pairs.some(
      (wish) =>
        (wish.kind === 'changeInTime' ? sectionsShort(a.section, b.section, way) : missedBy(wish, [a, b], way)) > 0,
    )
  );
};

/** The choices that contain each course, by course id. */
function getChoices(options: readonly Option[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { taken, choice } of options)
    if (taken) found.set(taken.course.courseId, (found.get(taken.course.courseId) ?? new Set()).add(choice));
  return found;
}

/** For each option the options of other choices that it goes with, as rows of bits. */
function compatibleOptions(
  options: readonly Option[],
  { first, word, words }: Pick<Model, 'first' | 'word' | 'words'>,
  isApart: (a: Option, b: Option) => boolean,
): Uint32Array {
  const goesWith = new Uint32Array(options.length * words).fill(0xffffffff);
  options.forEach((one, i) => {
    for (let j = 0; j < i; j += 1) {
      const other = options[j]!;
      if (other.choice === one.choice || !isApart(one, other)) continue;
      for (const [row, at] of [
        [i, j],
        [j, i],
      ] as const) {
        const { choice } = options[at]!;
        const bit = at - first[choice]!;
        goesWith[row * words + word[choice]! + (bit >> 5)]! &= ~(1 << (bit & 31));
      }
    }
  });
  return goesWith;
}

export function createModel(problem: Problem): Model {
  const wishes = listWishes(problem);
  const sections = [
    ...problem.choices.flatMap(({ courses }) => courses.flatMap((course) => course.sections)),
    ...problem.held.map(({ section }) => section),
  ];
  const way = wayBetween(problem.journeys, sections);
  const asked = problem.choices.length;
  const required = wishes.filter(({ level }) => level === 'required');
  const heldOptions = problem.held.map(({ course, section }, index): Option[] => {
    const taken: Taken = { course, section, held: true, alike: [] };
    const stands = required.every((wish) => mayShrink.has(wish.kind) || missedBy(wish, [taken], way) === 0);
    return stands ? [{ choice: asked + index, taken, count: 1, hours: course.creditHours }] : [];
  });
  const all = [
    ...problem.choices.map((choice, index) => listOptions(choice, index, problem, wishes, way)),
    ...heldOptions,
  ];
  const inChoices = getChoices(all.flat());
  // A course is impossible if no other choice has its corequisite. `apart` and `needs` exclude the courses that in turn
  // need such a course.
  const possible = (options: readonly Option[]): Option[] =>
    options.filter(
      ({ taken, choice }) =>
        taken === null ||
        taken.held ||
        taken.course.corequisites.every((id) => [...(inChoices.get(id) ?? [])].some((other) => other !== choice)),
    );
  const byChoice = all.map(possible);
  const onlyIn = new Map(
    [...inChoices].flatMap(([id, choices]): [number, number][] => (choices.size === 1 ? [[id, [...choices][0]!]] : [])),
  );
  const options = byChoice.flat();
  const first = new Int32Array(byChoice.length + 1);
  const word = new Int32Array(byChoice.length + 1);
  byChoice.forEach((list, choice) => {
    first[choice + 1] = first[choice]! + list.length;
    word[choice + 1] = word[choice]! + Math.max(1, Math.ceil(list.length / 32));
  });
  const words = word[byChoice.length]!;
  const pairs = required.filter(({ kind }) => settledByPairs.has(kind));
  const goesWith = compatibleOptions(options, { first, word, words }, (a, b) => apart(a, b, pairs, onlyIn, way));
  const heldHours = problem.held.reduce((sum, { course }) => sum + course.creditHours, 0);
  const extent = (of: typeof Math.max): number =>
    heldHours +
    byChoice
      .slice(0, asked)
      .reduce((sum, list) => sum + (list.length > 0 ? of(...list.map(({ hours }) => hours)) : 0), 0);
  const limited = problem.hoursAtMost !== null && extent(Math.max) > problem.hoursAtMost;
  return {
    choices: byChoice.length,
    asked,
    options,
    first,
    word,
    words,
    goesWith,
    way,
    required: required.filter(({ kind }) => !settledAlone.has(kind) && !settledByPairs.has(kind)),
    preferred: wishes.filter(({ level }) => level === 'preferred'),
    needs: options.flatMap(({ taken }) =>
      taken && !taken.held
        ? taken.course.corequisites
            .filter((id) => !onlyIn.has(id))
            .map((needed) => ({ course: taken.course.courseId, needed }))
        : [],
    ),
    hoursAtMost: limited && problem.hoursAtMost !== null ? problem.hoursAtMost : Infinity,
  };
}
