import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Messages on their way to the message service, sealed with the server's secret; a row goes when it is handed over or
 * given up. Machine time.
 */
export const outgoingMessages = sqliteTable(
  'outgoing_message',
  {
    id: text().primaryKey(),
    sealed: text().notNull(),
    /** Worth nothing after this: an expired code is not sent. */
    expiresAtMachine: integer().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAtMachine: integer().notNull(),
  },
  (t) => [index('outgoing_message_next').on(t.nextTryAtMachine)],
);
