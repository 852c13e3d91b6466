import { createHash } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { accounts, formerPasswords, refreshTokens, sessions } from '../../../db/schema/account.ts';
import { persons, students } from '../../../db/schema/student.ts';
import type { AccountRow } from './account-queries.ts';

/** Hashes of the last passwords, the one in force first; `count` of them at most. */
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
 * Puts a new password in force, keeps the one before among the former, and opens the lock. `expiresAt` is null for one
 * that never expires.
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

/** The same password hashed anew, unless it has been changed meanwhile. */
export const renewHash = (db: Db, account: AccountRow, passwordHash: string): void => {
  db.update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
    .run();
};

/** Ends every open session of an account but one, with every refresh token issued for them. */
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

/** Where the university's own addresses end, as somebody's on record does; '' where nobody has one. */
export const emailDomain = (db: Db): string =>
  db
    .select({ email: persons.email })
    .from(persons)
    .where(isNotNull(persons.email))
    .limit(1)
    .get()
    ?.email?.split('@')[1] ?? '';

/** Who a student number belongs to, and whether there is an account already. */
export const personOfStudent = (db: Db, studentCode: string) =>
  db
    .select({ personId: persons.id, email: persons.email, mobile: persons.mobile, accountId: accounts.id })
    .from(students)
    .innerJoin(persons, eq(persons.id, students.personId))
    .leftJoin(accounts, eq(accounts.personId, persons.id))
    .where(eq(students.code, studentCode))
    .get();

/** A student's first account, its user name the student number. Answers its id. */
export const insertAccount = (db: Db, personId: number, userName: string, passwordHash: string): number =>
  db
    .insert(accounts)
    .values({ personId, userName, passwordHash, kind: 'student', status: 'active' })
    .returning({ id: accounts.id })
    .get().id;

/** Whose codes are kept under a name that nobody has: a number below 0, always the same for the name. */
export const nobodysId = (name: string): number => -1 - createHash('sha256').update(name).digest().readUIntBE(0, 6);
