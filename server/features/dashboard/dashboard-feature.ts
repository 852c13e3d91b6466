import { feature } from '../../feature.ts';
import { dashboardHandlers } from './dashboard-handlers.ts';

/** The home page of a student: open tasks, classes, latest messages and changes. */
export const dashboardFeature = feature('dashboard', {
  handlers: dashboardHandlers,
});
