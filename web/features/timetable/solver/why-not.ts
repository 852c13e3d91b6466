import { modelOf, wishesOf } from './model.ts';
import type { Choice, Course, Held, Lock, Problem, Timetable, Wish, WishKind } from './problem.ts';
import { searchFor } from './search.ts';
import { solve } from './solve.ts';

/** Why nothing is possible: what cannot stand together, and what would open it. Everything said here was solved. */

/** Something asked that can be given up by itself. */
export type Demand = { kind: 'choice'; choice: Choice } | { kind: 'held'; held: Held } | { kind: 'lock'; lock: Lock } | { kind: 'wish'; wish: Wish } | { kind: 'hours'; atMost: number };

/** One change that makes it possible, and the best timetable then. */
export type WayOut =
  /** Waits for a seat in this section. */
  | { kind: 'section'; courseId: number; sectionId: number; timetable: Timetable }
  | { kind: 'lock'; lock: Lock; timetable: Timetable }
  /** Lets a registered course change its section. */
  | { kind: 'move'; held: Held; timetable: Timetable }
  /** Prefers what was required; `missed` is by how much it is missed at least. */
  | { kind: 'wish'; wish: Wish; missed: number; timetable: Timetable }
  /** Leaves this choice out; what is registered of it stays as it is. */
  | { kind: 'choice'; choice: Choice; timetable: Timetable };

export type WhyNot = {
  /** What cannot stand together, none of it needless: without any one the rest can. Empty where the timetable is possible. */
  conflict: readonly Demand[];
  /** Nothing smaller is in conflict. */
  smallest: boolean;
  /** The cheapest first: a section, a lock, a wish, a registered course elsewhere, a course. */
  waysOut: readonly WayOut[];
};

export type WhyNotOptions = { limit?: number; now?: () => number };

/** What is required of a problem, held courses as well: whatever stands in the way is among them. */
export function demandsOf(problem: Problem): Demand[] {
  const locks = problem.locks.map((lock): Demand => ({ kind: 'lock', lock }));
  return [
    ...problem.choices.filter(({ optional, courses }) => !optional || courses.some(({ courseId }) => problem.locks.some((lock) => lock.courseId === courseId))).map((choice): Demand => ({ kind: 'choice', choice })),
    ...problem.held.map((held): Demand => ({ kind: 'held', held })), ...locks,
    ...(problem.hoursAtMost === null ? [] : [{ kind: 'hours', atMost: problem.hoursAtMost } as const]),
    ...wishesOf(problem).filter(({ level }) => level === 'required').map((wish): Demand => ({ kind: 'wish', wish })),
  ];
}

/** The problem with these demands alone, and nothing preferred. A wish that would hold unasked is made indifferent. */
export function askingOnly(problem: Problem, demands: readonly Demand[]): Problem {
  const has = (holds: (demand: Demand) => boolean): boolean => demands.some(holds);
  // What is not asked may be taken still, if another course needs it.
  const needed = new Set(problem.choices.flatMap(({ courses }) => courses.flatMap(({ corequisites }) => corequisites)));
  const ifNeeded = (courses: readonly Course[]): Choice[] => (courses.some(({ courseId }) => needed.has(courseId)) ? [{ courses, optional: true }] : []);
  const isHeld = (held: Held): boolean => has((demand) => demand.kind === 'held' && demand.held === held);
  return {
    ...problem,
    choices: [
      ...problem.choices.flatMap((choice): Choice[] => (has((demand) => demand.kind === 'choice' && demand.choice === choice) ? [choice] : ifNeeded(choice.courses))),
      ...problem.held.flatMap((held): Choice[] => (isHeld(held) ? [] : ifNeeded([{ ...held.course, sections: [held.section] }]))),
    ],
    held: problem.held.filter(isHeld),
    locks: problem.locks.filter((lock) => has((demand) => demand.kind === 'lock' && demand.lock === lock)),
    hoursAtMost: has(({ kind }) => kind === 'hours') ? problem.hoursAtMost : null,
    wishes: wishesOf(problem).flatMap((wish): Wish[] => (wish.level === 'required' ? [has((demand) => demand.kind === 'wish' && demand.wish === wish) ? wish : { ...wish, level: 'indifferent' }] : [])),
  };
}

class OutOfTime extends Error {}

/** Another course can make these better: what does not stand may stand with more. */
const filled = new Set<WishKind>(['gaps', 'travel', 'creditHours']);

/** A set of demands: the nth bit for the nth. */
type DemandSet = bigint;

/** The smallest set that meets every one of the sets. */
function smallestMeeting(sets: readonly DemandSet[]): DemandSet {
  let [best, size] = [0n, Infinity];
  const from = (chosen: DemandSet, count: number): void => {
    const missed = sets.find((set) => (set & chosen) === 0n);
    if (missed === undefined) [best, size] = [chosen, count];
    else if (count + 1 < size) for (let rest = missed; rest !== 0n; rest &= rest - 1n) from(chosen | (rest & -rest), count + 1);
  };
  from(0n, 0);
  return best;
}

export function whyNot(problem: Problem, { limit = 3_000, now = () => performance.now() }: WhyNotOptions = {}): WhyNot {
  const began = now();
  const demands = demandsOf(problem);
  const bits = demands.map((_, index): DemandSet => 1n << BigInt(index));
  const all: DemandSet = bits.reduce((set, bit) => set | bit, 0n);
  const inSet = (set: DemandSet): Demand[] => demands.filter((_, index) => (set & bits[index]!) !== 0n);
  const known = new Map<DemandSet, boolean>();
  function stands(set: DemandSet): boolean {
    const before = known.get(set);
    if (before !== undefined) return before;
    const search = searchFor(modelOf(askingOnly(problem, inSet(set))), { keep: 1, enough: 1 });
    while (!search.advance(64)) if (now() - began > limit) throw new OutOfTime();
    known.set(set, search.met() > 0);
    return search.met() > 0;
  }

  /** Leaves out one after the other whatever is not needed for the conflict. */
  function deleted(from: DemandSet): DemandSet {
    const fewer = bits.reduceRight((set, bit) => (stands(set & ~bit) ? set : set & ~bit), from);
    return fewer === from ? from : deleted(fewer);
  }

  /**
   * Every conflict keeps something of what a largest set that stands leaves out. A smallest set that meets all those left out so far is a smallest
   * conflict as soon as it does not stand itself; until then it is made as large as it can and what it leaves out is learnt.
   */
  function smallest(): DemandSet {
    const leftOut: DemandSet[] = [];
    for (;;) {
      const met = smallestMeeting(leftOut);
      if (!stands(met)) return met;
      leftOut.push(all & ~bits.reduce((set, bit) => (stands(set | bit) ? set | bit : set), met));
    }
  }

  /** The smallest where more may stand than a part of it: each set that is smaller is looked at. */
  function fewest(set: DemandSet): DemandSet {
    const sizeOf = (some: DemandSet): number => bits.filter((bit) => (some & bit) !== 0n).length;
    function* ofSize(size: number, from = 0): Generator<DemandSet> {
      if (size === 0) yield 0n;
      else for (let at = from; at <= bits.length - size; at += 1) for (const rest of ofSize(size - 1, at + 1)) yield bits[at]! | rest;
    }
    for (let size = 1; size < sizeOf(set); size += 1)
      for (const smaller of ofSize(size)) {
        if (!stands(smaller)) return smaller;
        if (now() - began > limit) throw new OutOfTime();
      }
    return set;
  }

  let conflict: DemandSet | null = null;
  let opening: DemandSet = 0n;
  let isSmallest = false;
  try {
    if (stands(all)) return { conflict: [], smallest: true, waysOut: [] };
    conflict = deleted(all);
    opening = smallest();
    conflict = deleted(opening);
    if (demands.some((demand) => demand.kind === 'wish' && filled.has(demand.wish.kind))) conflict = fewest(conflict);
    isSmallest = true;
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  const found = conflict === null ? [] : inSet(conflict);
  return { conflict: found, smallest: isSmallest, waysOut: conflict !== null ? waysOutOf(problem, inSet(conflict | opening), () => Math.max(50, limit - (now() - began)), now) : [] };
}

/** The courses of a choice that are registered, as they are. */
const registeredOf = ({ courses }: Choice): Held[] => courses.flatMap((course) => course.sections.filter(({ seat }) => seat === 'mine').map((section) => ({ course, section })));

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((one) => one !== item);

/** A change that opens it changes something of every conflict, of this one too: only that is tried. */
function waysOutOf(problem: Problem, conflict: readonly Demand[], left: () => number, now: () => number): WayOut[] {
  const best = (changed: Problem): Timetable | undefined => solve(changed, { timetables: 1, limit: left(), now }).timetables[0];
  const wishes = wishesOf(problem);
  const of = <Kind extends Demand['kind']>(kind: Kind): Extract<Demand, { kind: Kind }>[] => conflict.filter((demand): demand is Extract<Demand, { kind: Kind }> => demand.kind === kind);

  const noFull = of('wish').some(({ wish }) => wish.kind === 'fullSections');
  const courses = noFull ? of('choice').flatMap(({ choice }) => choice.courses) : [];
  const sections = courses.flatMap(({ courseId, sections: all }) => all.filter(({ seat }) => seat === 'full').map(({ sectionId }) => ({ courseId, sectionId })));
  const waysBySection = sections.flatMap(({ courseId, sectionId }): WayOut[] => {
    // This one section may be waited for; every other that is full stays out.
    const otherFull = problem.choices.flatMap((choice) => choice.courses.flatMap((course) => course.sections.filter((one) => one.seat === 'full' && one.sectionId !== sectionId)));
    const timetable = best({ ...problem, leftOut: [...problem.leftOut, ...otherFull.map((one) => one.sectionId)], wishes: wishes.map((wish) => (wish.kind === 'fullSections' ? { ...wish, level: 'preferred' } : wish)) });
    return timetable ? [{ kind: 'section', courseId, sectionId, timetable }] : [];
  });
  const waysByLock = of('lock').flatMap(({ lock }): WayOut[] => {
    const timetable = best({ ...problem, locks: without(problem.locks, lock) });
    return timetable ? [{ kind: 'lock', lock, timetable }] : [];
  });
  // Wanted first of all, it is missed by as little as can be. Full sections altogether only where waiting for one seat does not open it.
  const waysByWish = of('wish').filter(({ wish }) => wish.kind !== 'fullSections' || waysBySection.length === 0).flatMap(({ wish }): WayOut[] => {
    const preferred: Wish = { ...wish, level: 'preferred' };
    const timetable = best({ ...problem, wishes: [preferred, ...without(wishes, wish)] });
    const missed = timetable?.wishes.find((one) => one.wish === preferred)?.missed;
    return timetable ? [{ kind: 'wish', wish, missed: missed ?? 0, timetable }] : [];
  });
  const waysByMove = of('held').flatMap(({ held }): WayOut[] => {
    if (!held.elsewhere || held.elsewhere.sections.length < 2) return [];
    const timetable = best({ ...problem, choices: [...problem.choices, { courses: [held.elsewhere] }], held: without(problem.held, held) });
    return timetable ? [{ kind: 'move', held, timetable }] : [];
  });
  const hours = ({ choice }: { choice: Choice }): number => Math.max(0, ...choice.courses.map(({ creditHours }) => creditHours));
  const waysByChoice = of('choice').sort((a, b) => hours(a) - hours(b)).flatMap(({ choice }): WayOut[] => {
    const locks = problem.locks.filter(({ courseId }) => !choice.courses.some((course) => course.courseId === courseId));
    const timetable = best({ ...problem, choices: without(problem.choices, choice), held: [...problem.held, ...registeredOf(choice)], locks });
    return timetable ? [{ kind: 'choice', choice, timetable }] : [];
  });
  return [...waysBySection, ...waysByLock, ...waysByWish, ...waysByMove, ...waysByChoice];
}
