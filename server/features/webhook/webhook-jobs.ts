import type { Db } from '../../../db/db.ts';
import { day, hour } from '../../../locales/durations.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { getLimit } from '../../limits.ts';
import { deleteEvents, findOldestEvent } from './webhook-queries.ts';

const keptFor = (db: Db): number => getLimit(db, 'webhookEventDays') * day;

/** Deletes old events, at full hours. An event with a delivery that is still to be attempted stays. */
export const deleteOldEvents: ScheduledJob = {
  name: 'oldEventsDeleted',
  waitsFor: [],
  next: (db) => {
    const oldest = findOldestEvent(db);
    return oldest === null ? null : Math.ceil((oldest + keptFor(db)) / hour) * hour;
  },
  run: (db, at) => deleteEvents(db, at - keptFor(db)),
};
