import { and, eq, gte, sql } from 'drizzle-orm';
import { requireDurableCommit, preparedPerDb, type Db } from '../../../db/db.ts';
import { ledgerEntries, type ledgerAccounts } from '../../../db/schema/fees.ts';
import { students } from '../../../db/schema/student.ts';

export type LedgerAccount = (typeof ledgerAccounts)[number];
export type LedgerCause = (typeof ledgerEntries.$inferSelect)['cause'];

/** The student, cause and time of a transaction. Its id is unique; the table refuses a second posting. */
export type LedgerTransaction = {
  transactionId: string;
  studentId: number;
  cause: LedgerCause;
  now: number;
  paymentId?: number;
};

const entryQuery = preparedPerDb((db) =>
  db
    .insert(ledgerEntries)
    .values({
      transactionId: sql.placeholder('transactionId'),
      studentId: sql.placeholder('studentId'),
      at: sql.placeholder('now'),
      account: sql.placeholder('account'),
      amount: sql.placeholder('amount'),
      cause: sql.placeholder('cause'),
      paymentId: sql.placeholder('paymentId'),
    })
    .prepare(),
);

const balanceQuery = preparedPerDb((db) =>
  db
    .update(students)
    .set({ balance: sql`${students.balance} + ${sql.placeholder('change')}` })
    .where(
      and(
        eq(students.id, sql.placeholder('studentId')),
        gte(sql`${students.balance} + ${sql.placeholder('change')}`, 0),
      ),
    )
    .prepare(),
);

/**
 * Writes one transaction in fils. An amount that increases `cash` is positive, an amount that increases `fees`,
 * `balance` or `held` is negative, and the sum is 0. The student's stored balance changes with the account `balance`.
 * The commit is durable, even after a power failure.
 * Runs in the caller's transaction. Throws if the sum is not 0 or the balance would become negative; the transaction is
 * then rolled back.
 */
export function postTransaction(
  db: Db,
  { transactionId, studentId, cause, now, paymentId }: LedgerTransaction,
  amounts: Partial<Record<LedgerAccount, number>>,
): void {
  const entries = (Object.entries(amounts) as [LedgerAccount, number][]).filter(([, amount]) => amount !== 0);
  const sum = entries.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0) throw new Error(`transaction ${transactionId} is out of balance by ${sum} fils`);
  requireDurableCommit(db);
  for (const [account, amount] of entries)
    entryQuery(db).run({ transactionId, studentId, now, account, amount, cause, paymentId: paymentId ?? null });
  const change = -(amounts.balance ?? 0);
  if (change !== 0 && balanceQuery(db).run({ studentId, change }).changes !== 1)
    throw new Error(`transaction ${transactionId} takes more than the balance holds for student ${studentId}`);
}

/** The account opposite to `balance` for each cause. */
const counterAccounts: Record<LedgerCause, LedgerAccount> = {
  opening: 'cash',
  payment: 'fees',
  hold: 'held',
  release: 'held',
  drop: 'fees',
  withdrawal: 'fees',
  refund: 'cash',
};

/**
 * Adds fils to a student's balance (`amount` > 0) or takes them out (< 0), with the double entry. A requested refund is
 * a `hold` (negative), then a `release` (positive) if it is not paid, or `payHeldRefund` once the bank has paid it.
 */
export const moveBalance = (db: Db, transaction: LedgerTransaction, amount: number): void =>
  postTransaction(db, transaction, { balance: -amount, [counterAccounts[transaction.cause]]: amount });

/** Books a held refund as paid out. `amount` is in fils, above 0. */
export const payHeldRefund = (db: Db, studentId: number, amount: number, transactionId: string, now: number): void =>
  postTransaction(db, { transactionId, studentId, cause: 'refund', now }, { held: amount, cash: -amount });
