import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';

/**
 * The amount of a refund in fils; the other form fields are in its request. The amount leaves the student's balance
 * when the request is sent, and returns if the request is refused, is canceled or expires.
 */
export const refunds = sqliteTable(
  'refund',
  {
    requestId: integer()
      .primaryKey()
      .references(() => requests.id),
    amount: integer().notNull(),
    /** Receipt number of the bank transfer; null until the refund is approved. */
    receiptNumber: text().unique(),
  },
  (t) => [check('refund_amount', sql`${t.amount} > 0`)],
);
