import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { listLastClosings, semesterWithId } from '../agenda/agenda-queries.ts';
import { settleWithdrawn } from '../fees/fees-withdrawal-effects.ts';
import { leftBehind, logWatch } from '../registration/registration-log-queries.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { shareAt } from './withdrawal-effects.ts';

const hasWithdrawn = logWatch(['withdraw'], `row.status = 'withdrawn' and not row.seat_freed`);
const due = (db: Db) =>
  listLastClosings(db, 'courseWithdrawal').filter(({ semesterId }) => hasWithdrawn(db, semesterId));

/**
 * When the last period for course withdrawal in a semester closes, withdrawals made without a request become final: the
 * seats are freed, and refunds are credited to the balance. The refund percentage is that of the instant of withdrawal.
 */
export const settleWithdrawals: ScheduledJob = {
  name: 'withdrawalsSettled',
  waitsFor: ['registration', 'everything'],
  next: (db) => due(db).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null),
  run: (db, at) => {
    for (const { semesterId } of due(db).filter((closing) => closing.at <= at)) {
      const semester = semesterWithId(db, semesterId);
      const rows = db
        .select()
        .from(registrations)
        .where(
          and(
            eq(registrations.semesterId, semesterId),
            leftBehind,
            eq(registrations.status, 'withdrawn'),
            eq(registrations.seatFreed, false),
          ),
        )
        .all();
      for (const studentId of new Set(rows.map((row) => row.studentId))) {
        const student = studentById(db, studentId);
        const left = rows
          .filter((row) => row.studentId === studentId)
          .map((cost) => ({ registrationId: cost.id, cost, percent: shareAt(db, student, semester, cost.changedAt) }));
        settleWithdrawn(db, studentId, left, at);
      }
    }
  },
};
