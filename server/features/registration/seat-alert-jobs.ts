import { preparedPerDb } from '../../../db/db.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { tellNextTurn } from './seat-alert-commands.ts';

const dueQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { sectionId: number; at: number }>(
    'select section_id sectionId, tell_at at from seat_alert where tell_at is not null order by tell_at, id limit 1',
  ),
);

/** Sends the next group of students the message about a seat that is still free. Each run handles one section. */
export const tellSeatAlerts: ScheduledJob = {
  name: 'seatAlertsTold',
  waitsFor: ['registration', 'everything'],
  next: (db) => dueQuery(db).get()?.at ?? null,
  run: (db, at) => {
    const due = dueQuery(db).get();
    if (due) tellNextTurn(db, due.sectionId, at);
  },
};
