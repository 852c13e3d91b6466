import { feature } from '../../feature.ts';
import { permitsDue } from './override-due-times.ts';
import { overrideHandlers } from './override-handlers.ts';
import { lapsePermits } from './override-jobs.ts';
import { overrideKind } from './override-kind.ts';

/** Requests for an exception from the rules of registration, and the permits that come from them. */
export const overrideFeature = feature('override', {
  handlers: overrideHandlers,
  requestKinds: { override: overrideKind },
  jobs: [lapsePermits],
  dueTimes: [permitsDue],
});
