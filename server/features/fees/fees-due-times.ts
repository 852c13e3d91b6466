import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { charges } from '../../../db/schema/fees.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { toDate } from '../../clock/clock.ts';
import { listConcernedStudents } from '../agenda/agenda-queries.ts';
import { moveDueTimeByOpenIncidents } from '../incident/incident-commands.ts';
import type { DueTimes } from '../incident/incident-due-times.ts';
import { toDueBy } from './fees-rules.ts';

/** Unpaid courses, which are due when add/drop closes. */
export const coursesDue: DueTimes = {
  name: 'courses',
  kinds: ['payment', 'registration', 'everything'],
  list: (db, _, periods) =>
    periods
      .filter((period) => period.function === 'addDrop')
      .flatMap((period) => {
        const unpaid = db
          .selectDistinct({ studentId: registrations.studentId })
          .from(registrations)
          .where(
            and(
              eq(registrations.semesterId, period.semesterId),
              inArray(registrations.status, ['registered', 'withdrawn']),
              sql`${registrations.paid} + ${registrations.usedFromBalance} < ${registrations.fee} - ${registrations.sponsorFee}`,
            ),
          )
          .all();
        const concerned = new Set(listConcernedStudents(db, period));
        return unpaid
          .filter(({ studentId }) => concerned.has(studentId))
          .map(({ studentId }) => ({ id: studentId, studentId, at: period.closedAt, to: period.closesAt }));
      }),
};

/** Unpaid charges with a last day to pay. */
export const chargesDue: DueTimes = {
  name: 'charges',
  kinds: ['payment', 'everything'],
  list: (db, { from, until }) =>
    db
      .select()
      .from(charges)
      .where(
        and(
          isNull(charges.canceledAt),
          isNotNull(charges.dueOn),
          lte(charges.dueOn, toDate(until)),
          sql`${charges.paid} + ${charges.usedFromBalance} < ${charges.amount} - ${charges.sponsorAmount}`,
        ),
      )
      .all()
      .map(({ id, studentId, dueOn, dueAt }) => ({ id, studentId, at: dueAt ?? toDueBy(dueOn) ?? 0 }))
      .filter(({ at }) => from <= at && at < until),
  move: (db, { id }, to) => void db.update(charges).set({ dueAt: to }).where(eq(charges.id, id)).run(),
};

/**
 * The first instant at which a charge is overdue; null if it has no due time. It is later while an incident is open.
 */
export function findChargeDue(db: Db, { dueOn, dueAt }: { dueOn: string | null; dueAt: number | null }): number | null {
  const at = dueAt ?? toDueBy(dueOn);
  return at === null ? null : moveDueTimeByOpenIncidents(db, at, chargesDue.kinds);
}
