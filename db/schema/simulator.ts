import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row. live: the machine's time. ticking: from `instant`, since `setAtMachine`. frozen: always `instant`. */
export const clock = sqliteTable('clock', {
  id: integer().primaryKey(),
  mode: text({ enum: ['live', 'ticking', 'frozen'] }).notNull(),
  instant: integer().notNull(),
  setAtMachine: integer().notNull(),
});

/** The text messages and e-mails a simulator sent last; `code` is the verification code in it, if any. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  at: integer().notNull(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  code: text(),
  /** When it arrives; null is never. */
  arrivesAt: integer(),
});

/**
 * What the university's surroundings do, as JSON by name: delivery, identityProvider, desk. A name that is missing is
 * as it should be.
 */
export const simulatorSettings = sqliteTable('surrounding', {
  name: text().primaryKey(),
  setting: text({ mode: 'json' }).notNull(),
});

/**
 * Hand-made students, each named for what it shows. Where there is no account yet, `accountId` is the person's id,
 * negated.
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

/** Answers of changing calls, for 24 hours by the machine's clock. */
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
