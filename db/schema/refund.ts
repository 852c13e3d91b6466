import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { attachments, requests } from './request.ts';

/** What is a refund's own beside its request. The amount in fils leaves the balance when it is sent and returns if it is refused or canceled. */
export const refunds = sqliteTable('refund', {
  requestId: integer().primaryKey().references(() => requests.id),
  amount: integer().notNull(),
  reason: text({ enum: ['graduation', 'withdrawal', 'dropped', 'sponsorPaid', 'other'] }).notNull(),
  iban: text().notNull(),
  remarks: text().notNull().default(''),
  attachmentId: integer().notNull().references(() => attachments.id),
  /** Of the transfer to the bank, once approved. */
  receiptNumber: text(),
}, (t) => [check('refund_amount', sql`${t.amount} > 0`)]);
