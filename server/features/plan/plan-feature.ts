import { feature } from '../../feature.ts';
import { planHandlers } from './plan-handlers.ts';

/** The student's academic plan, its course packages, and the passed and missing courses. */
export const planFeature = feature('plan', {
  handlers: planHandlers,
});
