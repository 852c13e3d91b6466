import { feature } from '../../feature.ts';
import { gpaHandlers } from './gpa-handlers.ts';

/** The GPA simulator. */
export const gpaFeature = feature('gpa', {
  handlers: gpaHandlers,
});
