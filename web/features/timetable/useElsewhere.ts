import { useMemo } from 'react';
import { useApi } from '../../api/useApi.ts';
import { mostCourses } from './chosen.ts';
import { missingFrom } from './solver/corequisites.ts';
import type { Course } from './solver/problem.ts';
import { toCourses, isReplaceable, movableCourses } from './timetable-problem.ts';
import type { Builder } from './useBuilder.ts';

/** Courses that the student did not choose, but whose change could make a timetable possible. */
export type Elsewhere = {
  /** Registered courses that may change, with all their possible sections, by course id. */
  movable: ReadonlyMap<number, Course>;
  /** Missing corequisites of the chosen courses. */
  addable: readonly Course[];
};

const none: Elsewhere = { movable: new Map(), addable: [] };

/**
 * Loads these courses, at most `mostCourses`; null while they are loading. Empty if they are not `wanted`, or if the
 * loading failed.
 */
export function useElsewhere({ period, registered, chosen, problem }: Builder, wanted: boolean): Elsewhere | null {
  const asked = new Set(chosen.flatMap(({ courseIds }) => courseIds));
  const movable = registered
    .filter((course) => !asked.has(course.courseId) && isReplaceable(course))
    .map(({ courseId }) => courseId);
  const missing = problem
    ? missingFrom(
        problem.choices,
        problem.held.map(({ course }) => course),
      )
    : [];
  const courseIds = wanted ? [...missing, ...movable].slice(0, mostCourses) : [];
  const some = courseIds.length > 0;
  const { data, error } = useApi('timetableSections', some ? { Period: period, courseIds } : null, { quiet: true });
  return useMemo(() => {
    if (!some || error) return none;
    if (!data) return null;
    const standing = new Set(data.registered.map(({ courseId }) => courseId));
    return {
      movable: movableCourses(data.courses, data.registered),
      addable: toCourses(data.courses.filter(({ course }) => !standing.has(course.courseId))),
    };
  }, [some, data, error]);
}
