import { useIsAvailable } from '../../../api/feature-availability.ts';
import type { ResponseBodyOf } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import type { Period } from '../basket/basket.ts';

export type NeededCourse = ResponseBodyOf<'getDemand'>['courses'][number];

/**
 * The courses of the plan in which no section suits the student, and those that the student has asked for. Without data
 * if the API lacks this part.
 */
export const useDemand = (period: Period) =>
  useApi('getDemand', useIsAvailable('getDemand') ? { Period: period } : null, { quiet: true });
