import { examsClash } from './journeys.ts';
import type { Choice, Course, Held, Problem, Timetable, Wish } from './problem.ts';
import { solve } from './solve.ts';
import { whyNot, type Demand, type WhyNotOptions } from './why-not.ts';

/** Why a course that may be left out is not in a timetable: what of it stands in the way, each found by solving. */

export type LeftOut = {
  choice: Choice;
  reason:
    /** No section has a seat. */
    | { kind: 'full' }
    /** Its examination is at the same time. */
    | { kind: 'exam'; course: Course }
    /** Every section is at the time of a class or an examination of these. */
    | { kind: 'clash'; courses: readonly Course[] }
    /** With the rest it is more than these credit hours. */
    | { kind: 'hours'; atMost: number }
    /** Needs another course that is not there. */
    | { kind: 'corequisite' }
    /** What it cannot stand together with. */
    | { kind: 'together'; demands: readonly Demand[] }
    /** It fits, and this wish is missed by more then. */
    | { kind: 'wish'; wish: Wish; missed: number }
    /** It fits; nothing speaks against it but the order of the timetables. */
    | { kind: 'fits' }
    /** It was not found in time. */
    | null;
};

/** The other courses as they are, and this one needed. */
const besideTheRest = (problem: Problem, { taken }: Timetable, { courses }: Choice): Problem => ({
  ...problem, choices: [{ courses }], held: taken.map(({ course, section }): Held => ({ course, section })),
  locks: problem.locks.filter(({ courseId }) => courses.some((course) => course.courseId === courseId)),
});

function ifItFits(fixed: Problem, timetable: Timetable): LeftOut['reason'] {
  const withIt = solve(fixed, { timetables: 1 }).timetables[0];
  for (const { wish, missed } of timetable.wishes) {
    const then = withIt?.wishes.find((one) => one.wish.kind === wish.kind)?.missed ?? missed;
    if (wish.level === 'preferred' && then > missed) return { kind: 'wish', wish, missed: then };
  }
  return { kind: 'fits' };
}

function reasonOf(problem: Problem, timetable: Timetable, choice: Choice, options: WhyNotOptions): LeftOut['reason'] {
  const fixed = besideTheRest(problem, timetable, choice);
  const { conflict, smallest } = whyNot(fixed, options);
  if (conflict.length === 0) return smallest ? ifItFits(fixed, timetable) : null;
  const others = conflict.filter(({ kind }) => kind !== 'choice');
  if (others.length === 0) return choice.courses.some(({ corequisites }) => corequisites.length > 0) ? { kind: 'corequisite' } : null;
  const beside = others.flatMap((demand) => (demand.kind === 'held' ? [demand.held] : []));
  if (beside.length === others.length) {
    const sections = choice.courses.flatMap((course) => course.sections);
    const [only] = beside;
    return beside.length === 1 && only && sections.every((section) => examsClash(section, only.section)) ? { kind: 'exam', course: only.course } : { kind: 'clash', courses: beside.map(({ course }) => course) };
  }
  const limit = others.find((demand) => demand.kind === 'hours');
  if (limit && beside.length + 1 === others.length) return { kind: 'hours', atMost: limit.atMost };
  if (others.length === 1 && others[0]?.kind === 'wish' && others[0].wish.kind === 'fullSections') return { kind: 'full' };
  // What was only taken is no registration.
  const stays = new Set(problem.held.map(({ section }) => section.sectionId));
  return { kind: 'together', demands: others.map((demand): Demand => (demand.kind === 'held' && !stays.has(demand.held.section.sectionId) ? { kind: 'choice', choice: { courses: [demand.held.course] } } : demand)) };
}

/** For each choice that is not in the timetable, why. */
export function whyLeftOut(problem: Problem, timetable: Timetable, options: WhyNotOptions = {}): LeftOut[] {
  const taken = new Set(timetable.taken.map(({ course }) => course.courseId));
  return problem.choices.filter(({ courses }) => !courses.some(({ courseId }) => taken.has(courseId))).map((choice) => ({ choice, reason: reasonOf(problem, timetable, choice, options) }));
}
