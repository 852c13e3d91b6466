import { generatePath } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';

const withId = (path: string, id: number, query: Record<string, string> = {}): string => {
  const params = new URLSearchParams(query);
  return generatePath(path, { id: String(id) }) + (params.size > 0 ? `?${params.toString()}` : '');
};

export const detailsPath = (planId: number, query?: Record<string, string>): string =>
  withId(paths.academicPlanDetails, planId, query);
export const mapPath = (planId: number): string => detailsPath(planId, { view: 'map' });
export const packagePath = (packageId: number): string => withId(paths.academicCoursePackage, packageId);
export const fulfilmentPath = (planId: number): string => withId(paths.academicFulfillment, planId);

/**
 * The path of the course's offered sections, in the registration period they can be taken in; null if there is none.
 */
export function sectionsPath({ code, sectionsIn }: Pick<Schema<'PlanCourse'>, 'code' | 'sectionsIn'>): string | null {
  if (!sectionsIn) return null;
  return `${sectionsIn === 'early' ? paths.earlyRegisteredCourses : paths.registeredCourses}?${new URLSearchParams({ tab: 'offered', code }).toString()}`;
}

/** The path of the registration tab with the courses for which no section suits the student. */
export const neededPath = `${paths.registeredCourses}?${new URLSearchParams({ tab: 'demand' }).toString()}`;

/** Parses the id in a path; null if it is missing or invalid. */
export const parseId = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
