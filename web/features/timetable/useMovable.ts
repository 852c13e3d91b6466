import { useMemo } from 'react';
import { useApi } from '../../api/useApi.ts';
import type { Course } from './solver/problem.ts';
import { isReplaceable, movableCourses } from './timetable-problem.ts';
import type { Builder } from './useBuilder.ts';

const none: ReadonlyMap<number, Course> = new Map();

/** Registered courses that are not asked for and may change, with all the sections each could be in; read only where they may be a way out, null until then. */
export function useMovable({ period, registered, chosen }: Builder, wanted: boolean): ReadonlyMap<number, Course> | null {
  const asked = new Set(chosen.flatMap(({ courseIds }) => courseIds));
  const courseIds = wanted ? registered.filter((course) => !asked.has(course.courseId) && isReplaceable(course)).map(({ courseId }) => courseId) : [];
  const some = courseIds.length > 0;
  const { data, error } = useApi('timetableSections', some ? { Period: period, courseIds } : null, { quiet: true });
  return useMemo(() => (!some || error ? none : data ? movableCourses(data.courses, data.registered) : null), [some, data, error]);
}
