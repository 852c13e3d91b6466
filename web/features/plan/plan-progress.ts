import type { Schema } from '../../api/operations.ts';

/** Sums the credit hours of the given plan courses by the states the server sent. */
export function progressOfCourses(
  courses: Pick<Schema<'PlanCourse'>, 'state' | 'creditHours'>[],
): Schema<'PlanProgress'> {
  const hours = (...states: Schema<'PlanCourseState'>[]): number =>
    courses.reduce(
      (sum, { state, creditHours }) => sum + (states.length === 0 || states.includes(state) ? creditHours : 0),
      0,
    );
  const [required, earned, running] = [hours(), hours('done'), hours('running')];
  return {
    courses: courses.length,
    coursesDone: courses.filter(({ state }) => state === 'done').length,
    required,
    earned,
    running,
    remaining: required - earned - running,
    percent: required > 0 ? Math.floor((100 * earned) / required) : 100,
  };
}
