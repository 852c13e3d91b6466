import type { Db } from '../db/db.ts';

/**
 * SQL query of each student's paid fees, balance and amount on hold, in fils. `until` is the instant of the latest end
 * of a payment or event of a refund request; 0 if there is none.
 */
const standing = `
  select id as student_id, balance,
    coalesce((select sum(paid + used_from_balance) from registration where student_id = student.id), 0)
      + coalesce((select sum(paid + used_from_balance) from charge where student_id = student.id), 0) as fees,
    coalesce((select sum(from_balance) from payment where student_id = student.id and status = 'pending'), 0)
      + coalesce((select sum(refund.amount) from request join refund on refund.request_id = request.id where request.student_id = student.id and request.status not in ('approved', 'refused', 'canceled', 'expired')), 0) as held,
    max(
      coalesce((select max(ended_at) from payment where student_id = student.id), 0),
      coalesce((select max(request_event.at) from request join refund on refund.request_id = request.id join request_event on request_event.request_id = request.id where request.student_id = student.id), 0)
    ) as until
  from student where ? is null or id = ?`;

/**
 * Writes the opening ledger transaction of every student, or of one, from the seeded rows. It must be the last step of
 * the seed.
 */
export function writeOpeningEntries(db: Db, studentId: number | null = null): void {
  db.$client
    .prepare(`
    insert into ledger_entry (transaction_id, student_id, at, account, amount, cause)
    with standing as materialized (${standing})
    select 'opening-' || student_id, student_id, until, 'cash', fees + balance + held, 'opening' from standing where fees + balance + held <> 0 or until > 0
    union all select 'opening-' || student_id, student_id, until, 'fees', -fees, 'opening' from standing where fees <> 0
    union all select 'opening-' || student_id, student_id, until, 'balance', -balance, 'opening' from standing where balance <> 0
    union all select 'opening-' || student_id, student_id, until, 'held', -held, 'opening' from standing where held <> 0`)
    .run(studentId, studentId);
}
