import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { listLastClosings } from '../agenda/agenda-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { leftBehind, logWatch } from './registration-log-queries.ts';
import { moveBalance } from '../fees/ledger-commands.ts';

const hasMoneyLeft = logWatch(
  ['drop', 'replace'],
  `row.status in ('dropped', 'replaced') and row.paid + row.used_from_balance > 0`,
);
const due = (db: Db) => listLastClosings(db, 'addDrop').filter(({ semesterId }) => hasMoneyLeft(db, semesterId));

/**
 * Moves the student's payments for dropped and replaced courses into the balance once add/drop of a semester has closed
 * for all students. The sponsor's payments stay.
 */
export const settleDrops: ScheduledJob = {
  name: 'dropsSettled',
  waitsFor: ['payment', 'registration', 'everything'],
  next: (db) => due(db).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null),
  run: (db, at) => {
    for (const { semesterId } of due(db).filter((closing) => closing.at <= at)) {
      const rows = db
        .select()
        .from(registrations)
        .where(
          and(
            eq(registrations.semesterId, semesterId),
            leftBehind,
            inArray(registrations.status, ['dropped', 'replaced']),
            sql`${registrations.paid} + ${registrations.usedFromBalance} > 0`,
          ),
        )
        .all();
      const returned = new Map<number, number>();
      for (const { id, studentId, paid, usedFromBalance } of rows) {
        db.update(registrations).set({ paid: 0, usedFromBalance: 0 }).where(eq(registrations.id, id)).run();
        // The transaction id includes the instant. Otherwise a course dropped again, after add/drop was reopened, would
        // have the same id.
        moveBalance(
          db,
          { transactionId: `drop-${id}-${at}`, studentId, cause: 'drop', now: at },
          paid + usedFromBalance,
        );
        returned.set(studentId, (returned.get(studentId) ?? 0) + paid + usedFromBalance);
      }
      for (const [studentId, fils] of returned) sendToInbox(db, studentId, at, 'droppedToBalance', { fils });
    }
  },
};
