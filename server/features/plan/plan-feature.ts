import { feature } from '../../feature.ts';
import { planHandlers } from './plan-handlers.ts';

/** The academic plan and how far it is fulfilled. */
export const planFeature = feature('plan', {
  handlers: planHandlers,
});
