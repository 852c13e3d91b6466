import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gte, isNotNull, isNull, max, ne } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { accounts, formerPasswords, refreshTokens, sessions } from '../../../db/schema/account.ts';
import { persons, students } from '../../../db/schema/student.ts';
import { keyedHash } from '../../secret.ts';
import type { AccountRow } from './account-queries.ts';

/** Hashes of the account's last passwords, the current one first; at most `count`, but at least the current one. */
export const recentPasswords = (db: Db, account: AccountRow, count: number): string[] => [
  account.passwordHash,
  ...db
    .select({ passwordHash: formerPasswords.passwordHash })
    .from(formerPasswords)
    .where(eq(formerPasswords.accountId, account.id))
    .orderBy(desc(formerPasswords.id))
    .limit(Math.max(0, count - 1))
    .all()
    .map(({ passwordHash }) => passwordHash),
];

/**
 * Replaces the password, keeps the old one in the history and resets the failures. `expiresAt` is null if it never
 * expires.
 */
export function storePassword(
  db: Db,
  account: AccountRow,
  passwordHash: string,
  expiresAt: number | null,
  now: number,
): void {
  db.insert(formerPasswords).values({ accountId: account.id, passwordHash: account.passwordHash, setAt: now }).run();
  db.update(accounts)
    .set({ passwordHash, passwordExpiresAt: expiresAt, failures: 0, lastFailureAt: null })
    .where(eq(accounts.id, account.id))
    .run();
}

/** Stores a new hash of the same password, unless the password has been changed meanwhile. */
export const renewHash = (db: Db, account: AccountRow, passwordHash: string): void => {
  db.update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
    .run();
};

/**
 * The hash that is compared for a user name without an account, so that its response takes as long as for an existing
 * name. It is the hash of one account, always the same one for a name, so that the times also agree while some hashes
 * are of a slower earlier version. Undefined if there are no accounts.
 */
export function findStandInHash(db: Db, userName: string): string | undefined {
  const last =
    db
      .select({ id: max(accounts.id) })
      .from(accounts)
      .get()?.id ?? 1;
  const drawn = Buffer.from(keyedHash('names', userName), 'base64url').readUIntBE(0, 6) % last;
  return db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(gte(accounts.id, drawn + 1))
    .orderBy(asc(accounts.id))
    .limit(1)
    .get()?.passwordHash;
}

/** Ends all open sessions of an account except `kept`, and deletes their refresh tokens. */
export function endSessionsBut(db: Db, accountId: number, kept: string | undefined, at: number): void {
  const open = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        ...(kept === undefined ? [] : [ne(sessions.id, kept)]),
      ),
    )
    .all();
  for (const { id } of open) {
    db.update(sessions).set({ endedAt: at }).where(eq(sessions.id, id)).run();
    db.delete(refreshTokens).where(eq(refreshTokens.sessionId, id)).run();
  }
}

/** The domain of any stored e-mail address, which is taken as the university's. Empty if there is none. */
export const emailDomain = (db: Db): string =>
  db
    .select({ email: persons.email })
    .from(persons)
    .where(isNotNull(persons.email))
    .limit(1)
    .get()
    ?.email?.split('@')[1] ?? '';

/** The person of a student number, with the account's id or null. Undefined if there is no such number. */
export const personOfStudent = (db: Db, studentCode: string) =>
  db
    .select({ personId: persons.id, email: persons.email, mobile: persons.mobile, accountId: accounts.id })
    .from(students)
    .innerJoin(persons, eq(persons.id, students.personId))
    .leftJoin(accounts, eq(accounts.personId, persons.id))
    .where(eq(students.code, studentCode))
    .get();

/** Creates a student's first account with the student number as user name. Returns its id. */
export const insertAccount = (db: Db, personId: number, userName: string, passwordHash: string): number =>
  db
    .insert(accounts)
    .values({ personId, userName, passwordHash, kind: 'student', status: 'active' })
    .returning({ id: accounts.id })
    .get().id;

/**
 * The owner id for the codes of a user name or student number that does not exist: a negative number, always the same
 * for the same name.
 */
export const nobodysId = (name: string): number => -1 - createHash('sha256').update(name).digest().readUIntBE(0, 6);
