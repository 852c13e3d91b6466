import type { ScheduledJob } from '../../clock/business-clock.ts';
import { countNextHour, listIncidents, listOpenIncidents } from './incident-queries.ts';
import { toJobInstant } from './incident-rules.ts';

/** A job that waits while an incident of its kinds lasts, and then runs later by the length of the incident. */
export const waitForIncidents = (job: ScheduledJob): ScheduledJob => ({
  ...job,
  next: (db) => {
    const at = job.next(db);
    return at === null ? null : toJobInstant(at, job.waitsFor, listIncidents(db));
  },
});

/** Moves closing times by one more hour just after each hour of an incident that lasts. */
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
