import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The business clock, in one row. live: the machine's time. ticking: runs from `instant` since `setAtMachine`. frozen:
 * always `instant`.
 */
export const clock = sqliteTable('clock', {
  id: integer().primaryKey(),
  mode: text({ enum: ['live', 'ticking', 'frozen'] }).notNull(),
  instant: integer().notNull(),
  setAtMachine: integer().notNull(),
});

/**
 * The latest text messages and e-mails sent by a simulator. `code` is the verification code in the message, if any.
 */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  code: text(),
  /** The instant when the message arrives; null if it never does. */
  arrivesAt: integer(),
});

/**
 * Settings of the simulated services around the university, as JSON by name, such as delivery, gateway,
 * identityProvider and desk. A service without a row behaves normally.
 */
export const simulatorSettings = sqliteTable('surrounding', {
  name: text().primaryKey(),
  setting: text({ mode: 'json' }).notNull(),
});

/**
 * Hand-made students, each named for the case it demonstrates. `accountId` is the negated person id if there is no
 * account yet.
 */
export const personas = sqliteTable('persona', {
  key: text().primaryKey(),
  accountId: integer().notNull(),
  titleEn: text().notNull(),
  titleAr: text().notNull(),
  showsEn: text().notNull(),
  showsAr: text().notNull(),
  area: text().notNull(),
  position: integer().notNull(),
});

/**
 * Responses to write requests, returned again if the same request is repeated. They are kept for 24 hours by the
 * machine's clock, but only a limited number for each account.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_key',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    answer: text().notNull(),
    createdAtMachine: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index('idempotency_key_age').on(t.createdAtMachine)],
);
