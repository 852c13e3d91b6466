import { toAdd } from './corequisites.ts';
import { createModel, listWishes } from './model.ts';
import type { Choice, Course, Held, Lock, Problem, Timetable, Wish, WishKind } from './problem.ts';
import { searchFor } from './search.ts';
import { solve } from './solve.ts';

/**
 * This module explains why no timetable is possible: it finds the conflicting demands and the ways out. Each result is
 * verified by solving.
 */

/** A demand of the student: a course, a lock, a required wish or a limit that can be given up by itself. */
export type Demand =
  | { kind: 'choice'; choice: Choice }
  | { kind: 'held'; held: Held }
  | { kind: 'lock'; lock: Lock }
  | { kind: 'wish'; wish: Wish }
  | { kind: 'hours'; atMost: number };

/** A change of the courses, locks or wishes that may make a timetable possible. */
export type Change =
  /** Adds missing corequisites. */
  | { kind: 'add'; courses: readonly Course[] }
  /** Accepts the waiting list of this section. */
  | { kind: 'section'; courseId: number; sectionId: number }
  | { kind: 'lock'; lock: Lock }
  /** Lets a registered course change its section. */
  | { kind: 'move'; held: Held }
  /** Makes a required wish preferred; `missed` is its smallest measure then. */
  | { kind: 'wish'; wish: Wish; missed: number }
  /** Leaves out this choice; its registered courses stay as they are. */
  | { kind: 'choice'; choice: Choice }
  /** Takes as many of these choices as fit, without their locks. */
  | { kind: 'optional'; choices: readonly Choice[] };

/** One or several changes that make a timetable possible, and the best timetable then. */
export type WayOut = { changes: readonly Change[]; timetable: Timetable };

export type WhyNot = {
  /**
   * The conflicting demands. Without any one of them, the others can be met together. Empty if a timetable is possible,
   * or if no conflict was found in time.
   */
  conflict: readonly Demand[];
  /** True if it is proven that there is no smaller conflict. */
  smallest: boolean;
  /**
   * The ways out, cheapest first: adding corequisites, waiting for a full section, dropping a lock, preferring a wish
   * instead of requiring it, moving a registered course, leaving out a course. Several changes are combined only if no
   * single one suffices.
   */
  waysOut: readonly WayOut[];
};

/**
 * Options of the search for reasons. `limit`: the time in milliseconds; after it, each single change is still tried for
 * up to 50 milliseconds. `waysOut`: false if changes that would make a timetable possible are not needed.
 */
export type WhyNotOptions = { limit?: number; now?: () => number; waysOut?: boolean };

/** All demands of a problem, including held courses. Every conflict consists of some of them. */
export function listDemands(problem: Problem): Demand[] {
  const locks = problem.locks.map((lock): Demand => ({ kind: 'lock', lock }));
  return [
    ...problem.choices
      .filter(
        ({ optional, courses }) =>
          !optional || courses.some(({ courseId }) => problem.locks.some((lock) => lock.courseId === courseId)),
      )
      .map((choice): Demand => ({ kind: 'choice', choice })),
    ...problem.held.map((held): Demand => ({ kind: 'held', held })),
    ...locks,
    ...(problem.hoursAtMost === null ? [] : [{ kind: 'hours', atMost: problem.hoursAtMost } as const]),
    ...listWishes(problem)
      .filter(({ level }) => level === 'required')
      .map((wish): Demand => ({ kind: 'wish', wish })),
  ];
}

/**
 * The problem with only these demands. All other wishes become indifferent, because a missing one could apply by
 * default.
 */
export function askingOnly(problem: Problem, demands: readonly Demand[]): Problem {
  const has = (holds: (demand: Demand) => boolean): boolean => demands.some(holds);
  // A choice that is not demanded may still be taken if another course needs it.
  const needed = new Set(problem.choices.flatMap(({ courses }) => courses.flatMap(({ corequisites }) => corequisites)));
  const ifNeeded = (courses: readonly Course[]): Choice[] =>
    courses.some(({ courseId }) => needed.has(courseId)) ? [{ courses, optional: true }] : [];
  const isHeld = (held: Held): boolean => has((demand) => demand.kind === 'held' && demand.held === held);
  return {
    ...problem,
    choices: [
      ...problem.choices.flatMap((choice): Choice[] =>
        has((demand) => demand.kind === 'choice' && demand.choice === choice) ? [choice] : ifNeeded(choice.courses),
      ),
      ...problem.held.flatMap((held): Choice[] =>
        isHeld(held) ? [] : ifNeeded([{ ...held.course, sections: [held.section] }]),
      ),
    ],
    held: problem.held.filter(isHeld),
    locks: problem.locks.filter((lock) => has((demand) => demand.kind === 'lock' && demand.lock === lock)),
    hoursAtMost: has(({ kind }) => kind === 'hours') ? problem.hoursAtMost : null,
    wishes: listWishes(problem).map((wish): Wish =>
      has((demand) => demand.kind === 'wish' && demand.wish === wish) ? wish : { ...wish, level: 'indifferent' },
    ),
  };
}

class OutOfTime extends Error {}

/**
 * Kinds of wishes that another course can improve, so an impossible set may become possible with more demands. The
 * building of another course may lie on a shorter way (see `wayBetween`), so `travel` is one of them.
 */
const filled = new Set<WishKind>(['gaps', 'travel', 'creditHours']);

/** A set of demands as a bit set: bit n stands for demand n. */
type DemandSet = bigint;

/** A smallest set that has an element in common with each of the sets. */
function smallestMeeting(sets: readonly DemandSet[]): DemandSet {
  let [best, size] = [0n, Infinity];
  const from = (chosen: DemandSet, count: number): void => {
    const missed = sets.find((set) => (set & chosen) === 0n);
    if (missed === undefined) [best, size] = [chosen, count];
    else if (count + 1 < size)
      for (let rest = missed; rest !== 0n; rest &= rest - 1n) from(chosen | (rest & -rest), count + 1);
  };
  from(0n, 0);
  return best;
}

/**
 * Finds a conflict; empty if a timetable is possible. `opening`: the demands to try changes on, including the conflict.
 * Null if the time ran out before a conflict was found.
 */
function findConflict(
  problem: Problem,
  isOver: () => boolean,
): { conflict: Demand[]; opening: Demand[]; smallest: boolean } | null {
  const demands = listDemands(problem);
  const bits = demands.map((_, index): DemandSet => 1n << BigInt(index));
  const all: DemandSet = bits.reduce((set, bit) => set | bit, 0n);
  const inSet = (set: DemandSet): Demand[] => demands.filter((_, index) => (set & bits[index]!) !== 0n);
  const known = new Map<DemandSet, boolean>();
  function stands(set: DemandSet): boolean {
    const before = known.get(set);
    if (before !== undefined) return before;
    const search = searchFor(createModel(askingOnly(problem, inSet(set))), { keep: 1, enough: 1 });
    while (!search.advance(64)) if (isOver()) throw new OutOfTime();
    known.set(set, search.met() > 0);
    return search.met() > 0;
  }

  /** Removes every demand that the conflict does not need, one after another. */
  function deleted(from: DemandSet): DemandSet {
    const fewer = bits.reduceRight((set, bit) => (stands(set & ~bit) ? set : set & ~bit), from);
    return fewer === from ? from : deleted(fewer);
  }

  /**
   * Finds a smallest conflict. Each part of a possible set is possible too, so a conflict contains a demand outside
   * each possible set. `leftOut` collects such outsides. The smallest set that has a demand in each of them is a
   * smallest conflict if it is impossible. Otherwise it is enlarged as far as possible, and the outside of the result
   * is added.
   */
  function smallest(): DemandSet {
    const leftOut: DemandSet[] = [];
    for (;;) {
      const met = smallestMeeting(leftOut);
      if (!stands(met)) return met;
      leftOut.push(all & ~bits.reduce((set, bit) => (stands(set | bit) ? set | bit : set), met));
    }
  }

  /**
   * Finds the smallest conflict if a larger set may be possible although a part is not. It checks every smaller set.
   */
  function fewest(set: DemandSet): DemandSet {
    const sizeOf = (some: DemandSet): number => bits.filter((bit) => (some & bit) !== 0n).length;
    function* ofSize(size: number, from = 0): Generator<DemandSet> {
      if (size === 0) yield 0n;
      else
        for (let at = from; at <= bits.length - size; at += 1)
          for (const rest of ofSize(size - 1, at + 1)) yield bits[at]! | rest;
    }
    for (let size = 1; size < sizeOf(set); size += 1)
      for (const smaller of ofSize(size)) {
        if (!stands(smaller)) return smaller;
        if (isOver()) throw new OutOfTime();
      }
    return set;
  }

  let conflict: DemandSet | null = null;
  let opening: DemandSet = 0n;
  let isSmallest = false;
  try {
    if (stands(all)) return { conflict: [], opening: [], smallest: true };
    conflict = deleted(all);
    opening = smallest();
    conflict = deleted(opening);
    if (demands.some((demand) => demand.kind === 'wish' && filled.has(demand.wish.kind))) conflict = fewest(conflict);
    isSmallest = true;
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return conflict === null
    ? null
    : { conflict: inSet(conflict), opening: inSet(conflict | opening), smallest: isSmallest };
}

/** The registered courses of a choice, in their sections. */
const listRegistered = ({ courses }: Choice): Held[] =>
  courses.flatMap((course) =>
    course.sections.filter(({ seat }) => seat === 'mine').map((section) => ({ course, section })),
  );

const without = <Item>(items: readonly Item[], item: Item): Item[] => items.filter((one) => one !== item);
const isOf = (choices: readonly Choice[], courseId: number): boolean =>
  choices.some(({ courses }) => courses.some((course) => course.courseId === courseId));
const toPreferred = (wish: Wish): Wish => ({ ...wish, level: 'preferred' });

/** The problem after one change. */
export function withChange(problem: Problem, change: Change): Problem {
  switch (change.kind) {
    case 'add':
      return { ...problem, choices: [...problem.choices, ...change.courses.map((course) => ({ courses: [course] }))] };
    case 'section': {
      // Only this full section may be waited for; all other full sections are excluded.
      const others = problem.choices.flatMap(({ courses }) =>
        courses.flatMap(({ sections }) =>
          sections.filter(({ seat, sectionId }) => seat === 'full' && sectionId !== change.sectionId),
        ),
      );
      return {
        ...problem,
        leftOut: [...problem.leftOut, ...others.map(({ sectionId }) => sectionId)],
        wishes: listWishes(problem).map((wish) => (wish.kind === 'fullSections' ? toPreferred(wish) : wish)),
      };
    }
    case 'lock':
      return { ...problem, locks: without(problem.locks, change.lock) };
    case 'move':
      return {
        ...problem,
        choices: [...problem.choices, { courses: [change.held.elsewhere ?? change.held.course] }],
        held: without(problem.held, change.held),
      };
    // A preferred wish in first place is missed by as little as possible.
    case 'wish':
      return { ...problem, wishes: [toPreferred(change.wish), ...without(listWishes(problem), change.wish)] };
    case 'choice':
      return {
        ...problem,
        choices: without(problem.choices, change.choice),
        held: [...problem.held, ...listRegistered(change.choice)],
        locks: problem.locks.filter(({ courseId }) => !isOf([change.choice], courseId)),
      };
    case 'optional':
      return {
        ...problem,
        choices: problem.choices.map((choice) =>
          change.choices.includes(choice) ? { ...choice, optional: true } : choice,
        ),
        locks: problem.locks.filter(({ courseId }) => !isOf(change.choices, courseId)),
      };
  }
}

const hoursOf = ({ courses }: Choice): number => Math.max(0, ...courses.map(({ creditHours }) => creditHours));

/** Changes that could resolve the conflict, cheapest first. */
function listChanges(problem: Problem, conflict: readonly Demand[]): Change[] {
  const of = <Kind extends Demand['kind']>(kind: Kind): Extract<Demand, { kind: Kind }>[] =>
    conflict.filter((demand): demand is Extract<Demand, { kind: Kind }> => demand.kind === kind);
  const added = toAdd(problem) ?? [];
  const noFull = of('wish').some(({ wish }) => wish.kind === 'fullSections');
  const courses = noFull ? of('choice').flatMap(({ choice }) => choice.courses) : [];
  return [
    ...(added.length > 0 ? [{ kind: 'add', courses: added } as const] : []),
    ...courses.flatMap(({ courseId, sections }) =>
      sections
        .filter(({ seat }) => seat === 'full')
        .map(({ sectionId }): Change => ({ kind: 'section', courseId, sectionId })),
    ),
    ...of('lock').map(({ lock }): Change => ({ kind: 'lock', lock })),
    ...of('wish').map(({ wish }): Change => ({ kind: 'wish', wish, missed: 0 })),
    ...of('held').flatMap(({ held }): Change[] =>
      held.elsewhere && held.elsewhere.sections.length > 1 ? [{ kind: 'move', held }] : [],
    ),
    ...of('choice')
      .sort((a, b) => hoursOf(a.choice) - hoursOf(b.choice))
      .map(({ choice }): Change => ({ kind: 'choice', choice })),
  ];
}

/** The most pairs of changes to offer if no single change suffices. */
const mostPairs = 3;

const toSubject = (change: Change): unknown => {
  switch (change.kind) {
    case 'section':
      return change.sectionId;
    case 'lock':
      return change.lock;
    case 'move':
      return change.held;
    case 'wish':
      return change.wish;
    case 'choice':
      return change.choice;
    case 'add':
    case 'optional':
      return change.kind;
  }
};

/** Drops the change that allows all full sections if waiting for a single section suffices. */
function withoutNeedlessSeats(ways: readonly WayOut[]): WayOut[] {
  const isSection = (change: Change): boolean => change.kind === 'section';
  const isAnySeat = (change: Change): boolean => change.kind === 'wish' && change.wish.kind === 'fullSections';
  return ways.filter(({ changes }) => !changes.some(isAnySeat) || !ways.some((way) => way.changes.some(isSection)));
}

type Time = {
  now: () => number;
  /** The milliseconds left until the limit, at least 50. */ remaining: () => number;
  isOver: () => boolean;
};

/** The single changes that make a problem possible; if there are none, combinations. Each was found by solving. */
function listWaysOut(problem: Problem, opening: readonly Demand[], { now, remaining, isOver }: Time): WayOut[] {
  const solved = (changes: readonly Change[]): WayOut[] => {
    const [timetable] = solve(changes.reduce(withChange, problem), {
      timetables: 1,
      limit: remaining(),
      now,
      counts: false,
    }).timetables;
    const missedOf = ({ kind }: Wish): number => timetable?.wishes.find(({ wish }) => wish.kind === kind)?.missed ?? 0;
    return timetable
      ? [
          {
            changes: changes.map((change) =>
              change.kind === 'wish' ? { ...change, missed: missedOf(change.wish) } : change,
            ),
            timetable,
          },
        ]
      : [];
  };
  const changes = listChanges(problem, opening);
  /** True if at least one choice remains. The registered courses alone already form a timetable. */
  const leavesSome = (way: WayOut): boolean => way.changes.reduce(withChange, problem).choices.length > 0;
  const alone = withoutNeedlessSeats(changes.flatMap((change) => solved([change])));
  const useful = alone.filter(leavesSome);
  if (useful.length > 0) return useful;

  let pairs: WayOut[] = [];
  // A change that suffices alone, but leaves no course, is not combined with others, because no combination improves
  // it.
  const tried = new Set(alone.flatMap((way) => way.changes.map(toSubject)));
  for (const first of changes.filter((change) => !tried.has(toSubject(change)))) {
    if (pairs.length >= mostPairs || isOver()) break;
    tried.add(toSubject(first));
    const then = withChange(problem, first);
    const seconds = listChanges(then, findConflict(then, isOver)?.opening ?? []).filter(
      (second) => !tried.has(toSubject(second)),
    );
    const found = seconds.flatMap((second) => (isOver() ? [] : solved([first, second])));
    pairs = withoutNeedlessSeats([...pairs, ...found.filter(leavesSome)]);
  }
  const asked = problem.choices.filter(
    (choice) =>
      listRegistered(choice).length === 0 &&
      (!choice.optional || problem.locks.some(({ courseId }) => isOf([choice], courseId))),
  );
  const fewer: Change[] = asked.length > 0 ? [{ kind: 'optional', choices: asked }] : [];
  const some = [...(asked.length > 1 ? solved(fewer) : []), ...pairs.slice(0, mostPairs)];
  if (some.length > 0) return some;
  return alone.length > 0 && problem.held.length === 0 ? alone : together(problem, fewer, solved);
}

/**
 * Gives up everything that can be given up, then keeps only the necessary changes. The registered courses remain
 * possible within the allowed hours.
 */
function together(
  problem: Problem,
  fewer: readonly Change[],
  solved: (changes: readonly Change[]) => WayOut[],
): WayOut[] {
  const wishes = listWishes(problem)
    .filter(({ level }) => level === 'required')
    .map((wish): Change => ({ kind: 'wish', wish, missed: 0 }));
  const registered = problem.choices
    .filter((choice) => listRegistered(choice).length > 0)
    .map((choice): Change => ({ kind: 'choice', choice }));
  const locks = problem.locks.map((lock): Change => ({ kind: 'lock', lock }));
  const all = [...wishes, ...locks, ...registered, ...fewer];
  return solved(
    all.reduce(
      (changes, change) => (solved(without(changes, change)).length > 0 ? without(changes, change) : changes),
      all,
    ),
  );
}

export function whyNot(
  problem: Problem,
  { limit = 3_000, now = () => performance.now(), waysOut = true }: WhyNotOptions = {},
): WhyNot {
  const began = now();
  const isOver = (): boolean => now() - began > limit;
  const remaining = (): number => Math.max(50, limit - (now() - began));
  const found = findConflict(problem, isOver);
  if (found?.conflict.length === 0) return { conflict: [], smallest: true, waysOut: [] };
  const ways = waysOut ? listWaysOut(problem, found?.opening ?? listDemands(problem), { now, remaining, isOver }) : [];
  return { conflict: found?.conflict ?? [], smallest: found?.smallest ?? false, waysOut: ways };
}
