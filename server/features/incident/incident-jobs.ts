import type { ScheduledJob } from '../../clock/business-clock.ts';
import { countNextHour, listIncidents, listOpenIncidents } from './incident-queries.ts';
import { toJobInstant } from './incident-rules.ts';

/**
 * Wraps a job so that it does not run during an incident of its `waitsFor` kinds, but later by the length of the
 * incident.
 */
export const waitForIncidents = (job: ScheduledJob): ScheduledJob => ({
  ...job,
  next: (db) => {
    const at = job.next(db);
    return at === null ? null : toJobInstant(at, job.waitsFor, listIncidents(db));
  },
});

/** Moves closing times by another hour at the start of each further hour of an open incident. */
export const extendIncidents: ScheduledJob = {
  name: 'incidentsLast',
  waitsFor: [],
  next: (db) =>
    listOpenIncidents(db).reduce<number | null>(
      (first, { countedUntil }) => (first === null || countedUntil + 1 < first ? countedUntil + 1 : first),
      null,
    ),
  run: countNextHour,
};
