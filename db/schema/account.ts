import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { persons, students } from './student.ts';

/** A way to sign in. Instants are epoch milliseconds by the business clock unless they say machine. */
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
     * inactive: closed by the university. notValid: the identity is unknown here. legacy: still served by the old
     * system.
     */
    status: text({ enum: ['active', 'inactive', 'notValid', 'legacy'] }).notNull(),
    /** machine: only registered machines. network: only the university's own network. */
    restriction: text({ enum: ['machine', 'network'] }),
    /** Wrong passwords since the last right one, and when the last was. */
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
    /** The session ends then by the business clock, whatever its tokens say. */
    endsAt: integer().notNull(),
    endedAt: integer(),
    /** A remembered session also ends then unless it is used before; null for one that is not remembered. */
    idleEndsAt: integer(),
    /** How it was opened; simulator: by a trainer's press. */
    via: text({ enum: ['password', 'corporate', 'activation', 'simulator'] })
      .notNull()
      .default('password'),
    /** The academic record chosen, where there are several. */
    studentId: integer().references(() => students.id),
    /** What the browser says it is, and where it asked from. */
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    lastSeenAt: integer(),
  },
  (t) => [index('session_account').on(t.accountId)],
);

/** Opaque tokens, kept as SHA-256. A used one that comes back ends its session. Machine time. */
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

/** Private keys as JWK, sealed with the server's secret; the newest signs, all verify. */
export const signingKeys = sqliteTable('signing_key', {
  id: text().primaryKey(),
  privateJwk: text().notNull(),
  createdAtMachine: integer().notNull(),
});

/** Passwords an account had before, so that a recent one is not used again. */
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

/**
 * Tries that failed, counted by what was tried (such as reset) and on whom: a user name, a student number or an
 * address.
 */
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

/** What the identity provider keeps: grants, codes and sessions, as JSON. Machine time. */
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
