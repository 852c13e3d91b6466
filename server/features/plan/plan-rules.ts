/** What comes next in an academic plan. Pure. */

export type PlannedCourse = { courseId: number; code: string; name: { en: string; ar: string }; creditHours: number };

/**
 * The first courses of the plan that are neither passed nor taken now and whose every prerequisite group has a course that is.
 * `groupsOf` answers the prerequisite groups of a course and is only asked as long as courses are wanted.
 */
export function nextInPlan(plan: readonly PlannedCourse[], passed: ReadonlySet<number>, taken: ReadonlySet<number>, groupsOf: (courseId: number) => number[][], wanted: number): PlannedCourse[] {
  const next: PlannedCourse[] = [];
  for (const course of plan) {
    if (next.length === wanted) break;
    if (passed.has(course.courseId) || taken.has(course.courseId)) continue;
    if (groupsOf(course.courseId).every((group) => group.some((id) => passed.has(id) || taken.has(id)))) next.push(course);
  }
  return next;
}
