import { and, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrationLog, waitingEntries } from '../../../db/schema/registration.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { listLastClosings } from '../agenda/agenda-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { endEntry, promote } from './registration-commands.ts';
import { endSeatAlerts } from './seat-alert-commands.ts';
import { findNextLapse, lapseOffers } from './seat-offers.ts';
import { loadSections } from './section-queries.ts';

/** The status is literal SQL, so that the partial index is used. */
const isOpen = sql`${waitingEntries.status} = 'waiting'`;

const waitedQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number]>(
    `select 1 from waiting_entry where semester_id = ? and status = 'waiting' union all select 1 from seat_alert where semester_id = ? limit 1`,
  ),
);

/**
 * The instants at which waiting lists and seat alerts end: the last closing of add/drop, for each semester that has a
 * waiting list entry or a seat alert.
 */
const lastChance = (db: Db) =>
  listLastClosings(db, 'addDrop').filter(({ semesterId }) => waitedQuery(db).get(semesterId, semesterId) !== undefined);

export const endSeatOffers: ScheduledJob = {
  name: 'seatOffersEnd',
  waitsFor: ['registration', 'everything'],
  next: findNextLapse,
  run: (db, at) => {
    for (const sectionId of lapseOffers(db, at)) promote(db, sectionId, at);
  },
};

export const closeWaitingLists: ScheduledJob = {
  name: 'waitingListsClose',
  waitsFor: ['payment', 'registration', 'everything'],
  next: (db) =>
    lastChance(db).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null),
  run: (db, at) => {
    for (const { semesterId } of lastChance(db).filter((semester) => semester.at <= at)) {
      const entries = db
        .select()
        .from(waitingEntries)
        .where(and(eq(waitingEntries.semesterId, semesterId), isOpen))
        .all();
      endSeatAlerts(db, { semesterId });
      const sections = new Map(
        loadSections(
          db,
          entries.map((entry) => entry.sectionId),
        ).map((section) => [section.sectionId, section]),
      );
      for (const entry of entries) {
        const section = sections.get(entry.sectionId);
        endEntry(db, entry.id, 'left', at, { by: 'registration' });
        db.insert(registrationLog)
          .values({
            studentId: entry.studentId,
            semesterId,
            at,
            action: 'leave',
            sectionId: entry.sectionId,
            by: 'waitingList',
          })
          .run();
        if (section)
          sendToInbox(db, entry.studentId, at, 'waitingListClosed', { course: section.code, section: section.number });
      }
    }
  },
};
