import type { ScheduledJob } from '../../clock/business-clock.ts';
import { listIncidents } from './incident-queries.ts';
import { toJobInstant } from './incident-rules.ts';

/** A job that waits while an incident of its kinds lasts, and then runs later by the length of the incident. */
export const waitForIncidents = (job: ScheduledJob): ScheduledJob => ({
  ...job,
  next: (db) => {
    const at = job.next(db);
    return at === null ? null : toJobInstant(at, job.waitsFor, listIncidents(db));
  },
});
