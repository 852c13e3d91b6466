import { sectionsClash, sectionsShort, wayBetween } from './journeys.ts';
import type { Choice, Lock, Problem, Section, Solution, Timetable } from './problem.ts';
import { solve, type SolveOptions } from './solve.ts';

/** This module answers questions about an existing timetable: swaps, repairs, and a plan B. */

const idsOf = ({ taken }: Timetable): Set<number> => new Set(taken.map(({ section }) => section.sectionId));

/** The chosen course of each choice; left-out choices are removed. */
const asTaken = (problem: Problem, { taken }: Timetable): Choice[] =>
  problem.choices.flatMap(({ courses }): Choice[] => {
    const course = courses.find(({ courseId }) => taken.some((one) => one.course.courseId === courseId && !one.held));
    return course ? [{ courses: [course] }] : [];
  });

/**
 * The locks of the problem and a lock on each section of the timetable, without those of the open courses. Held
 * sections stay without a lock.
 */
const locksBut = (locks: readonly Lock[], { taken }: Timetable, isOpen: (courseId: number) => boolean): Lock[] => [
  ...locks.filter(({ courseId }) => !isOpen(courseId)),
  ...taken
    .filter(({ held, course }) => !held && !isOpen(course.courseId))
    .map(({ course, section }) => ({ courseId: course.courseId, sectionId: section.sectionId })),
];

/**
 * The best timetables with another section for this course, or with one of its alternatives. All other sections stay.
 * Empty if no choice contains the course.
 */
export function swap(problem: Problem, timetable: Timetable, courseId: number, options: SolveOptions = {}): Solution {
  const own = problem.choices.find(({ courses }) => courses.some((course) => course.courseId === courseId));
  if (!own) return { timetables: [], proof: { proven: true, possible: { count: 0, exact: true }, elapsed: 0 } };
  const inItsPlace = new Set(own.courses.map((course) => course.courseId));
  const choices = asTaken(problem, timetable).map((choice) =>
    choice.courses.some((course) => inItsPlace.has(course.courseId)) ? { courses: own.courses } : choice,
  );
  const now = timetable.taken
    .filter(({ course }) => course.courseId === courseId)
    .map(({ section }) => section.sectionId);
  return solve(
    {
      ...problem,
      choices,
      locks: locksBut(problem.locks, timetable, (id) => inItsPlace.has(id)),
      leftOut: [...problem.leftOut, ...now],
    },
    options,
  );
}

/** Solves again without the lost sections, and keeps as many of the others as possible. */
export function solveAgain(
  problem: Problem,
  timetable: Timetable,
  gone: readonly number[],
  options: SolveOptions = {},
): Solution {
  const kept = [...idsOf(timetable)].filter((id) => !gone.includes(id));
  const locks = problem.locks.filter(({ sectionId }) => sectionId === undefined || !gone.includes(sectionId));
  return solve(
    {
      ...problem,
      locks,
      leftOut: [...problem.leftOut, ...gone],
      wishes: [{ kind: 'keep', level: 'preferred', sectionIds: kept }, ...problem.wishes],
    },
    options,
  );
}

/**
 * The problem with its choices locked to these sections, and without its other locks. An optional choice without any of
 * the sections is removed; a required one may take any of its sections.
 */
export const heldTo = (problem: Problem, sectionIds: readonly number[]): Problem => {
  const chosen = problem.choices.flatMap((choice) =>
    choice.courses.flatMap((course) =>
      course.sections
        .filter(({ sectionId }) => sectionIds.includes(sectionId))
        .map(({ sectionId }) => ({ choice, lock: { courseId: course.courseId, sectionId } })),
    ),
  );
  return {
    ...problem,
    choices: problem.choices.filter((choice) => !choice.optional || chosen.some((one) => one.choice === choice)),
    locks: chosen.map(({ lock }) => lock),
  };
};

export type PlanB = {
  /**
   * For each course on a waiting list, the section with a free seat to take instead. It clashes with no section of the
   * timetable, including those on waiting lists. `sectionId` is null for all if there is no timetable without waiting
   * lists.
   */
  instead: readonly { courseId: number; waitingFor: number; sectionId: number | null }[];
  /** The timetable without any waiting list; null if there is none. */
  timetable: Timetable | null;
};

/**
 * Finds the best timetable in which each section with a waiting list is replaced by one with a free seat. All other
 * sections stay.
 */
export function planB(problem: Problem, timetable: Timetable, options: SolveOptions = {}): PlanB {
  const sections = [
    ...problem.choices.flatMap(({ courses }) => courses.flatMap((course) => course.sections)),
    ...problem.held.map(({ section }) => section),
  ];
  const way = wayBetween(problem.journeys, sections);
  const mayBeShort = problem.wishes.some(({ kind, level }) => kind === 'changeInTime' && level !== 'required');
  const waits = (courseId: number): boolean => timetable.waiting.some((one) => one.courseId === courseId);
  const goesWithAll = (section: Section, courseId: number): boolean =>
    timetable.taken.every(
      (other) =>
        other.course.courseId === courseId ||
        (!sectionsClash(section, other.section) && (mayBeShort || sectionsShort(section, other.section, way) === 0)),
    );
  const choices = asTaken(problem, timetable);
  const unfit = choices.flatMap(({ courses }) =>
    courses
      .filter(({ courseId }) => waits(courseId))
      .flatMap((course) =>
        course.sections.filter((section) => section.seat === 'full' || !goesWithAll(section, course.courseId)),
      ),
  );
  const changed = {
    ...problem,
    choices,
    locks: locksBut(problem.locks, timetable, waits),
    leftOut: [...problem.leftOut, ...unfit.map(({ sectionId }) => sectionId)],
  };
  const [found = null] = solve(changed, { ...options, timetables: 1 }).timetables;
  const sectionFor = (id: number): number | null =>
    found?.taken.find(({ course }) => course.courseId === id)?.section.sectionId ?? null;
  return {
    instead: timetable.waiting.map(({ courseId, sectionId }) => ({
      courseId,
      waitingFor: sectionId,
      sectionId: sectionFor(courseId),
    })),
    timetable: found,
  };
}
