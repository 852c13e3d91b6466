import { feature } from '../../feature.ts';
import { planHandlers } from './plan-handlers.ts';

/** The academic plan and its fulfilment. */
export const planFeature = feature('plan', {
  handlers: planHandlers,
});
