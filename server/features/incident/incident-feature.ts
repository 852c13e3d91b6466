import { feature } from '../../feature.ts';
import { incidentHandlers } from './incident-handlers.ts';
import { extendIncidents } from './incident-jobs.ts';

/** Incidents: times when services of the university are down, and the due times that move for them. */
export const incidentFeature = feature('incident', {
  handlers: incidentHandlers,
  jobs: [extendIncidents],
});
