import type { Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { getLimit } from '../../limits.ts';
import { deleteEvents, findOldestEvent } from './webhook-queries.ts';

const keptFor = (db: Db): number => getLimit(db, 'webhookEventDays') * day;

/** Deletes events after their time. An event that waits for an attempt stays. */
export const deleteOldEvents: ScheduledJob = {
  name: 'oldEventsDeleted',
  waitsFor: [],
  next: (db) => {
    const oldest = findOldestEvent(db);
    return oldest === null ? null : oldest + keptFor(db);
  },
  run: (db, at) => deleteEvents(db, at - keptFor(db)),
};
