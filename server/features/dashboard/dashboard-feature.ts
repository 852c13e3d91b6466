import { feature } from '../../feature.ts';
import { dashboardHandlers } from './dashboard-handlers.ts';

/** The home page. */
export const dashboardFeature = feature('dashboard', {
  handlers: dashboardHandlers,
});
