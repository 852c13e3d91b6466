import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { persons, students } from './student.ts';

/**
 * A user's account for signing in. Instants are epoch milliseconds of the business clock, which shows the real time or,
 * in a simulator, a simulated one. Columns whose names end with `Machine` have the real time.
 */
export const accounts = sqliteTable(
  'account',
  {
    id: integer().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => persons.id),
    userName: text().notNull().unique(),
    passwordHash: text().notNull(),
    passwordExpiresAt: integer(),
    kind: text({ enum: ['student', 'staff'] }).notNull(),
    /**
     * inactive: closed by the university. notValid: this university does not know the identity. legacy: still served by
     * the old system.
     */
    status: text({ enum: ['active', 'inactive', 'notValid', 'legacy'] }).notNull(),
    /**
     * machine: sign-in only from registered machines. network: only from the university's own network. Null is no
     * restriction.
     */
    restriction: text({ enum: ['machine', 'network'] }),
    /**
     * The number of wrong passwords in a row, and the instant of the latest. A correct or a new password resets both.
     * After the lock time without a wrong one, the next counts as the first.
     */
    failures: integer().notNull().default(0),
    lastFailureAt: integer(),
  },
  (t) => [index('account_person').on(t.personId)],
);

export const sessions = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    auditId: integer().notNull(),
    remember: integer({ mode: 'boolean' }).notNull(),
    startedAt: integer().notNull(),
    /** The session ends at this instant of the business clock, even if its tokens are valid for longer. */
    endsAt: integer().notNull(),
    endedAt: integer(),
    /**
     * A remembered session also ends at this instant unless it is used before; null for one that is not remembered.
     */
    idleEndsAt: integer(),
    /** The way the session was opened. `simulator`: the simulator opened it, for a trainer, a class or a replay. */
    via: text({ enum: ['password', 'corporate', 'activation', 'simulator'] })
      .notNull()
      .default('password'),
    /** The academic record chosen for the session, if the person has several. */
    studentId: integer().references(() => students.id),
    /** The User-Agent header and the IP address of the browser. */
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    lastSeenAt: integer(),
  },
  (t) => [index('session_account').on(t.accountId)],
);

/**
 * Opaque refresh tokens, kept as SHA-256 hashes. A token used a second time ends its session. Instants are epoch
 * milliseconds of the machine's clock.
 */
export const refreshTokens = sqliteTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expiresAtMachine: integer().notNull(),
    usedAtMachine: integer(),
  },
  (t) => [index('refresh_token_session').on(t.sessionId)],
);

/**
 * Private keys that sign access tokens, as JWK, encrypted (sealed) with the server's secret. The newest key signs; all
 * keys verify.
 */
export const signingKeys = sqliteTable('signing_key', {
  id: text().primaryKey(),
  privateJwk: text().notNull(),
  createdAtMachine: integer().notNull(),
});

/** Earlier passwords of an account, so that a recent one is not used again. */
export const formerPasswords = sqliteTable(
  'former_password',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    passwordHash: text().notNull(),
    setAt: integer().notNull(),
  },
  (t) => [index('former_password_account').on(t.accountId)],
);

/** Failed attempts, counted by purpose and by subject: a user name, a student number or a network address. */
export const failedTries = sqliteTable(
  'failed_try',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
    lastAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subject] })],
);

/**
 * Records of the simulated identity provider as JSON: grants, codes, sessions, and its encrypted (sealed) keys.
 * Instants are epoch milliseconds of the machine's clock.
 */
export const identityArtifacts = sqliteTable(
  'identity_artifact',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: text({ mode: 'json' }).notNull(),
    grantId: text(),
    uid: text(),
    expiresAtMachine: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('identity_artifact_grant').on(t.grantId),
    index('identity_artifact_uid').on(t.uid),
  ],
);
