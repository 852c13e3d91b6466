import type { Choice, Course, Problem } from './problem.ts';

/** This module handles corequisites, which are courses that must be taken together. */

/** The ids of the corequisites that all courses of the choice have in common. */
export const neededBy = ({ courses }: Choice): number[] => {
  const [first, ...others] = courses.map(({ corequisites }) => corequisites);
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
};

const has = ({ courses }: Choice, courseId: number): boolean => courses.some((course) => course.courseId === courseId);

/** The course ids that these choices need, if neither they nor `beside` contain them. */
export const missingFrom = (choices: readonly Choice[], beside: readonly Course[] = []): number[] => {
  const there = new Set([...beside, ...choices.flatMap(({ courses }) => courses)].map(({ courseId }) => courseId));
  return [...new Set(choices.flatMap(neededBy))].filter((id) => !there.has(id));
};

/** The choice and the other choices it needs, directly or indirectly. */
export function withNeeded(choice: Choice, others: readonly Choice[]): Choice[] {
  const found = [choice];
  for (const one of found)
    found.push(...others.filter((other) => !found.includes(other) && neededBy(one).some((id) => has(other, id))));
  return found;
}

/** The courses to add so that no required choice lacks a corequisite; null if one of them cannot be taken. */
export function toAdd({ choices, held, addable = [] }: Problem): readonly Course[] | null {
  const needed = choices.filter(({ optional }) => !optional);
  const there = [...choices.flatMap(({ courses }) => courses), ...held.map(({ course }) => course)];
  const added: Course[] = [];
  for (
    let ids = missingFrom(needed, there);
    ids.length > 0;
    ids = missingFrom(
      added.map((course) => ({ courses: [course] })),
      there,
    )
  ) {
    const courses = addable.filter(({ courseId, sections }) => ids.includes(courseId) && sections.length > 0);
    if (courses.length < ids.length) return null;
    added.push(...courses);
  }
  return added;
}
