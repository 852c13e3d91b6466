import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Queue of messages for the message service, encrypted (sealed) with the server's secret. A row is deleted when it is
 * delivered or given up. Instants are epoch milliseconds of the machine's clock.
 */
export const outgoingMessages = sqliteTable(
  'outgoing_message',
  {
    id: text().primaryKey(),
    sealed: text().notNull(),
    /** The message is not sent after this instant: its code has expired, or a message without a code is too old. */
    expiresAtMachine: integer().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAtMachine: integer().notNull(),
  },
  (t) => [index('outgoing_message_next').on(t.nextTryAtMachine)],
);
