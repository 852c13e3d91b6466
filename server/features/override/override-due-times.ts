import { eq, sql } from 'drizzle-orm';
import { permits } from '../../../db/schema/override.ts';
import type { DueTimes } from '../incident/incident-due-times.ts';
import { listUnusedPermits } from './override-queries.ts';

/**
 * Due times of unused permits: the end of the reserved seat if the permit reserves one, otherwise the end of the
 * permit. A time that equals the former end of add/drop becomes the new end.
 */
export const permitsDue: DueTimes = {
  name: 'permits',
  kinds: ['registration', 'everything'],
  list: (db, { from, until }, periods) =>
    listUnusedPermits(db, from).flatMap(({ id, studentId, semesterId, until: ends, seatUntil }) => {
      const at = seatUntil ?? ends;
      const period = periods.find(
        (one) => one.function === 'addDrop' && one.semesterId === semesterId && one.closedAt === at,
      );
      if (period) return [{ id, studentId, at, to: period.closesAt }];
      return at < until ? [{ id, studentId, at }] : [];
    }),
  move: (db, { id, at }, to) => {
    const { until, seatUntil, remindAt } = permits;
    const later = to - at;
    db.update(permits)
      .set({
        until: sql`case when ${until} < ${to} then ${until} + ${later} else ${until} end`,
        seatUntil: sql`${seatUntil} + ${later}`,
        remindAt: sql`${remindAt} + ${later}`,
      })
      .where(eq(permits.id, id))
      .run();
  },
};
