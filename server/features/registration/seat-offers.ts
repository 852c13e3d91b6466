import { preparedPerDb, type Db } from '../../../db/db.ts';
import { seatOffers } from '../../../db/schema/demand.ts';
import { hour } from '../../../locales/durations.ts';
import { toIso } from '../../clock/clock.ts';
import { getLimit } from '../../limits.ts';
import { findLastClosing, semestersAt } from '../agenda/agenda-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { getPromotion } from './promotion-queries.ts';
import { planOffers, type Asker } from './seat-offer-rules.ts';
import type { SectionFacts } from './registration-facts.ts';
import { loadSections } from './section-queries.ts';

/**
 * Seats of a section that was opened on demand. They are offered to the students who asked for its course before
 * anybody else can take them.
 */

const openQuery = preparedPerDb((db) =>
  db.$client
    .prepare<{ studentId: number; semesterId: number; courseId: number | null }, number>(
      'select id from demand where student_id = @studentId and semester_id = @semesterId and course_id = coalesce(@courseId, course_id) and ended_at is null',
    )
    .pluck(),
);
const endOffersQuery = preparedPerDb((db) =>
  db.$client.prepare<[number]>(`update seat_offer set status = 'ended' where demand_id = ? and status = 'open'`),
);
const endQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number]>('update demand set ended_at = ? where id = ?'),
);

/**
 * Ends the student's demand (the recorded need) for a course, or for all courses without `courseId`, and frees the
 * seats that are reserved because of it. Returns the number of demands that ended.
 */
export function endDemand(
  db: Db,
  { studentId, semesterId, courseId }: { studentId: number; semesterId: number; courseId?: number },
  now: number,
): number {
  const ids = openQuery(db).all({ studentId, semesterId, courseId: courseId ?? null });
  for (const id of ids) {
    endOffersQuery(db).run(id);
    endQuery(db).run(now, id);
  }
  return ids.length;
}

const offeredQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], 1>('select 1 from seat_offer where section_id = ? limit 1').pluck(),
);

/** True if seats of the section have been offered to those who asked for its course. */
export const isOffered = (db: Db, sectionId: number): boolean => offeredQuery(db).get(sectionId) !== undefined;

const askersQuery = preparedPerDb((db) =>
  db.$client.prepare<SectionFacts, Omit<Asker, 'graduating'> & { graduating: number }>(`
    select demand.id demandId, demand.student_id studentId, student.graduating, demand.asked_at askedAt
    from demand join student on student.id = demand.student_id
    where demand.semester_id = @semesterId and demand.course_id = @courseId and demand.ended_at is null
      and not exists (select 1 from seat_offer offer where offer.demand_id = demand.id and (offer.section_id = @sectionId or offer.status = 'open'))`),
);

/** The instant at which registration in a section closes for all students; null if its semester has no such period. */
const findRegistrationEnd = (db: Db, { semesterId }: SectionFacts, now: number): number | null =>
  findLastClosing(db, semesterId === semestersAt(db, now).next.id ? 'earlyRegistration' : 'addDrop', semesterId);

/**
 * Offers each free seat of a section to one of the students who asked for its course, have had no offer of this section
 * and have no open offer of another. Students whom the rules refuse get a message with the first reason. Does nothing
 * once registration has ended.
 */
export function offerSeats(db: Db, sectionId: number, now: number): void {
  const [section] = loadSections(db, [sectionId]);
  if (!section) throw new Error(`no section ${sectionId}`);
  const until = Math.min(
    now + getLimit(db, 'seatOfferHours') * hour,
    findRegistrationEnd(db, section, now) ?? Infinity,
  );
  if (until <= now) return;
  const askers = askersQuery(db)
    .all(section)
    .map((row) => ({ ...row, graduating: row.graduating === 1 }));
  const about = { course: section.code, section: section.number };
  const plan = planOffers(
    askers,
    section.capacity - section.seatsTaken,
    ({ studentId }) => getPromotion(db, studentId, section, now).refusals,
  );
  for (const {
    asker: { demandId, studentId },
    refusals: [reason],
  } of plan) {
    db.insert(seatOffers)
      .values({ demandId, sectionId, at: now, until, status: reason ? 'passedOver' : 'open' })
      .run();
    if (reason)
      sendToInbox(db, studentId, now, 'seatNotOffered', {
        ...reason.Params,
        needed: section.code,
        neededSection: section.number,
        reason: reason.Code,
      });
    else sendToInbox(db, studentId, now, 'seatOffered', { ...about, until: toIso(until) });
  }
}

const lapsedQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], { id: number; sectionId: number; studentId: number }>(`
    select offer.id, offer.section_id sectionId, demand.student_id studentId
    from seat_offer offer join demand on demand.id = offer.demand_id where offer.status = 'open' and offer.until <= ? order by offer.id`),
);
const nextQuery = preparedPerDb((db) =>
  db.$client.prepare<[], number | null>(`select min(until) from seat_offer where status = 'open'`).pluck(),
);

/** The instant at which the next open offer ends; null if there is none. */
export const findNextLapse = (db: Db): number | null => nextQuery(db).get() ?? null;

/**
 * Ends the expired offers. Returns the sections that have free seats because of that and still accept registrations.
 */
export function lapseOffers(db: Db, now: number): number[] {
  const lapsed = lapsedQuery(db).all(now);
  if (!lapsed.length) return [];
  const sections = loadSections(
    db,
    lapsed.map(({ sectionId }) => sectionId),
  );
  const end = db.$client.prepare(`update seat_offer set status = 'ended' where id = ?`);
  for (const { id, sectionId, studentId } of lapsed) {
    end.run(id);
    const section = sections.find((one) => one.sectionId === sectionId);
    if (section) sendToInbox(db, studentId, now, 'seatOfferEnded', { course: section.code, section: section.number });
  }
  return sections.flatMap((section) =>
    (findRegistrationEnd(db, section, now) ?? Infinity) > now ? [section.sectionId] : [],
  );
}
