import type { Db } from '../../../db/db.ts';

const unbalanced = `
  select 'transaction ' || transaction_id || ' adds up to ' || sum(amount) as fault
  from ledger_entry group by transaction_id having sum(amount) <> 0
  union all
  select 'transaction ' || transaction_id || ' is of several students' from ledger_entry group by transaction_id having count(distinct student_id) > 1`;

/**
 * The SQL that compares each account of each student with the tables outside the ledger. The opening entries include
 * all payments and refunds that ended before them.
 */
const accounts = `
  with entry as (
    select student_id,
      -sum(iif(account = 'fees', amount, 0)) as fees, -sum(iif(account = 'balance', amount, 0)) as balance, -sum(iif(account = 'held', amount, 0)) as held,
      sum(iif(account = 'cash', amount, 0)) as cash, sum(iif(account = 'cash' and cause = 'opening', amount, 0)) as opening_cash,
      max(iif(cause = 'opening', at, null)) as opened_at
    from ledger_entry group by student_id
  ), fee as (
    select student_id, sum(paid) as paid from (
      select student_id, paid + used_from_balance as paid from registration union all select student_id, paid + used_from_balance from charge
    ) group by student_id
  ), pending as (
    select student_id, sum(held) as held from (
      select student_id, from_balance as held from payment where status = 'pending'
      union all
      select request.student_id, refund.amount from refund join request on request.id = refund.request_id where request.status not in ('approved', 'refused', 'canceled', 'expired')
    ) group by student_id
  ), movement as (
    select student_id, at, amount from (
      select student_id, ended_at as at, amount from payment where status = 'succeeded' and channel in ('gateway', 'cashier')
      union all
      select request.student_id, (select max(at) from request_event where request_id = request.id and status = 'approved'), -refund.amount
      from refund join request on request.id = refund.request_id where request.status = 'approved'
    )
  ), came_in as (
    select movement.student_id, sum(movement.amount) as cash from movement left join entry on entry.student_id = movement.student_id
    where movement.at > coalesce(entry.opened_at, -1) group by movement.student_id
  ), compared as (
    select student.id, 'fees' as account, coalesce(entry.fees, 0) as ledger, coalesce(fee.paid, 0) as rows from student left join entry on entry.student_id = student.id left join fee on fee.student_id = student.id
    union all
    select student.id, 'balance', coalesce(entry.balance, 0), student.balance from student left join entry on entry.student_id = student.id
    union all
    select student.id, 'held', coalesce(entry.held, 0), coalesce(pending.held, 0) from student left join entry on entry.student_id = student.id left join pending on pending.student_id = student.id
    union all
    select student.id, 'cash', coalesce(entry.cash, 0), coalesce(entry.opening_cash, 0) + coalesce(came_in.cash, 0)
    from student left join entry on entry.student_id = student.id left join came_in on came_in.student_id = student.id
  )
  select 'student ' || id || ': ' || account || ' is ' || ledger || ' in the ledger, ' || rows || ' outside it' as fault from compared where ledger <> rows
  union all
  select 'student ' || id || ': the balance is ' || balance from student where balance < 0`;

/**
 * All faults of the ledger, one text for each; empty if it balances. Reads the whole ledger, so it is for tests and
 * checks only.
 */
export const ledgerFaults = (db: Db): string[] =>
  db.$client
    .prepare<[], { fault: string }>(`select fault from (${unbalanced}) union all select fault from (${accounts})`)
    .all()
    .map(({ fault }) => fault);
