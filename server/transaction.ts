import { inTransaction, type Db } from '../db/db.ts';
import { Refused } from './refusal.ts';

/**
 * One immediate transaction for a whole change: everything or nothing. Of a refused change only what the refusal keeps is written,
 * once all else is undone. Within another transaction it is a part of that one, which then keeps it.
 */
export function transact<Answer>(db: Db, change: () => Answer): Answer {
  if (db.$client.inTransaction) return inTransaction(db, change);
  try {
    return inTransaction(db, change);
  } catch (error) {
    if (error instanceof Refused) inTransaction(db, () => error.writeKept());
    throw error;
  }
}
