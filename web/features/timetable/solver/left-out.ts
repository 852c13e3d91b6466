import { missingFrom, neededBy, withNeeded } from './corequisites.ts';
import { examsClash } from './journeys.ts';
import type { Choice, Course, Held, Problem, Timetable, Wish } from './problem.ts';
import { solve } from './solve.ts';
import { whyNot, type Demand, type WhyNotOptions } from './why-not.ts';

/**
 * This module explains why choices are not in a timetable. Except for missing corequisites, it finds each reason by
 * solving the problem again with the missing course required.
 */

export type LeftOut = {
  /** Choices that need each other are explained together. */
  choices: readonly Choice[];
  reason:
    /** Every section of the left-out course is full. */
    | { kind: 'full' }
    /** The examination of the left-out course overlaps with that of this course. */
    | { kind: 'exam'; course: Course }
    /** Every section of the left-out course overlaps with a class or an examination of these courses. */
    | { kind: 'clash'; courses: readonly Course[] }
    /**
     * With the left-out course, the credit hours would exceed the limit: `more` are added, at most `atMost` are
     * allowed.
     */
    | { kind: 'hours'; more: number; atMost: number }
    /** The left-out course needs these corequisites (course ids), which are missing. */
    | { kind: 'corequisite'; needed: readonly number[] }
    /** The demands with which the left-out course conflicts. */
    | { kind: 'together'; demands: readonly Demand[] }
    /** The left-out course fits, but with it the timetable would miss this wish by more, namely by `missed`. */
    | { kind: 'wish'; wish: Wish; missed: number }
    /** The left-out course fits; only the order of equally good timetables excludes it. */
    | { kind: 'fits' }
    /** Null if no reason was found, for example because the time ran out. */
    | null;
};

const listCourses = (choices: readonly Choice[]): readonly Course[] => choices.flatMap(({ courses }) => courses);

/** The minimum credit hours of these choices. */
const hoursOf = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { courses }) => sum + Math.min(...courses.map(({ creditHours }) => creditHours)), 0);

/** The problem in which all taken courses are held and these choices are required. */
const besideTheRest = (problem: Problem, { taken }: Timetable, choices: readonly Choice[]): Problem => ({
  ...problem,
  choices: choices.map(({ courses }) => ({ courses })),
  held: taken.map(({ course, section }): Held => ({ course, section })),
  locks: problem.locks.filter(({ courseId }) => listCourses(choices).some((course) => course.courseId === courseId)),
});

function ifItFits(fixed: Problem, timetable: Timetable): LeftOut['reason'] {
  const withIt = solve(fixed, { timetables: 1 }).timetables[0];
  for (const { wish, missed } of timetable.wishes) {
    const then = withIt?.wishes.find((one) => one.wish.kind === wish.kind)?.missed ?? missed;
    if (wish.level === 'preferred' && then > missed) return { kind: 'wish', wish, missed: then };
  }
  return { kind: 'fits' };
}

/** The reason why these choices are missing, examined together with the choices they need. */
function findReason(
  problem: Problem,
  timetable: Timetable,
  choices: readonly Choice[],
  needed: readonly Choice[],
  options: WhyNotOptions,
): LeftOut['reason'] {
  const all = [...choices, ...needed];
  const missing = missingFrom(
    all,
    timetable.taken.map(({ course }) => course),
  );
  if (missing.length > 0) return { kind: 'corequisite', needed: missing };
  const fixed = besideTheRest(problem, timetable, all);
  const { conflict, smallest } = whyNot(fixed, { ...options, waysOut: false });
  if (conflict.length === 0) return smallest ? ifItFits(fixed, timetable) : null;
  const asked = fixed.choices.filter((choice) =>
    conflict.some((demand) => demand.kind === 'choice' && demand.choice === choice),
  );
  // If a corequisite is the obstacle, the reason is reported for the corequisite and not for this course.
  if (needed.length > 0 && !asked.some((choice) => fixed.choices.indexOf(choice) < choices.length))
    return {
      kind: 'corequisite',
      needed: listCourses(needed)
        .map(({ courseId }) => courseId)
        .filter((id) => choices.some((choice) => neededBy(choice).includes(id))),
    };
  const others = conflict.filter(({ kind }) => kind !== 'choice');
  if (others.length === 0) return null;
  const beside = others.flatMap((demand) => (demand.kind === 'held' ? [demand.held] : []));
  // The smallest conflict names only one of several courses that need each other, so their hours are added.
  const more = hoursOf([...new Set([...fixed.choices.slice(0, choices.length), ...asked])]);
  const hours = (atMost: number): LeftOut['reason'] => ({ kind: 'hours', more, atMost });
  if (beside.length === others.length) {
    // If the limit would be exceeded even if any one of these courses were given up, the limit is the reason.
    const { hoursAtMost } = problem;
    const taken = hoursOf(timetable.taken.map(({ course }) => ({ courses: [course] })));
    const mostFreed = Math.max(...beside.map(({ course }) => course.creditHours));
    if (hoursAtMost !== null && taken + more - mostFreed > hoursAtMost) return hours(hoursAtMost);
    const sections = listCourses(asked).flatMap((course) => course.sections);
    const [only] = beside;
    return beside.length === 1 && only && sections.every((section) => examsClash(section, only.section))
      ? { kind: 'exam', course: only.course }
      : { kind: 'clash', courses: beside.map(({ course }) => course) };
  }
  const limit = others.find((demand) => demand.kind === 'hours');
  if (limit && beside.length + 1 === others.length) return hours(limit.atMost);
  if (others.length === 1 && others[0]?.kind === 'wish' && others[0].wish.kind === 'fullSections')
    return { kind: 'full' };
  // All taken courses are held in `fixed`. One that is not registered is reported as a choice.
  const stays = new Set(problem.held.map(({ section }) => section.sectionId));
  return {
    kind: 'together',
    demands: others.map((demand): Demand =>
      demand.kind === 'held' && !stays.has(demand.held.section.sectionId)
        ? { kind: 'choice', choice: { courses: [demand.held.course] } }
        : demand,
    ),
  };
}

/** The reason for each choice missing from the timetable. Choices that need each other share one entry. */
export function whyLeftOut(problem: Problem, timetable: Timetable, options: WhyNotOptions = {}): LeftOut[] {
  const taken = new Set(timetable.taken.map(({ course }) => course.courseId));
  const left = problem.choices.filter(({ courses }) => !courses.some(({ courseId }) => taken.has(courseId)));
  const needs = new Map(left.map((choice) => [choice, withNeeded(choice, left)]));
  return left.flatMap((choice, index): LeftOut[] => {
    const all = needs.get(choice) ?? [choice];
    const mutual = left.filter((other) => all.includes(other) && needs.get(other)?.includes(choice));
    if (mutual.some((other) => left.indexOf(other) < index)) return [];
    return [
      {
        choices: mutual,
        reason: findReason(
          problem,
          timetable,
          mutual,
          all.filter((other) => !mutual.includes(other)),
          options,
        ),
      },
    ];
  });
}
