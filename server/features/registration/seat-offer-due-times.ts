import { and, eq, gte, lt } from 'drizzle-orm';
import { demands, seatOffers } from '../../../db/schema/demand.ts';
import type { DueTimes } from '../incident/incident-due-times.ts';

/** Due times of open seat offers, which the student has neither taken nor let expire. */
export const seatOffersDue: DueTimes = {
  name: 'seatOffers',
  kinds: ['registration', 'everything'],
  list: (db, { from, until }) =>
    db
      .select({ id: seatOffers.id, studentId: demands.studentId, at: seatOffers.until })
      .from(seatOffers)
      .innerJoin(demands, eq(demands.id, seatOffers.demandId))
      .where(and(eq(seatOffers.status, 'open'), gte(seatOffers.until, from), lt(seatOffers.until, until)))
      .all(),
  move: (db, { id }, to) => {
    db.update(seatOffers).set({ until: to }).where(eq(seatOffers.id, id)).run();
  },
};
