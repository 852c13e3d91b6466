import { feature } from '../../feature.ts';
import { gpaHandlers } from './gpa-handlers.ts';

/** The data for the GPA simulator: past grades, courses in progress, and the limits of each academic standing. */
export const gpaFeature = feature('gpa', {
  handlers: gpaHandlers,
});
