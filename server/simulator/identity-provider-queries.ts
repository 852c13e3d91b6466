import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { inTransaction, type Db } from '../../db/db.ts';
import { accounts, failedTries, identityArtifacts } from '../../db/schema/account.ts';
import { surroundings } from '../../db/schema/simulator.ts';
import { persons } from '../../db/schema/student.ts';
import type { Text } from '../../locales/i18n.ts';
import { hashPassword, passwordMatches } from '../features/account/account-password.ts';
import { pauseLeft } from '../features/account/account-password-rules.ts';
import { limitOf } from '../features/student/student-queries.ts';
import { seedPassword } from '../../seed/password.ts';
import type { Schema } from '../http/operations.ts';

/** Somebody the provider knows. */
export type Identity = { email: string; name: Text; passwordHash: string | null };

/**
 * The person of a university e-mail address: with this address on record, or with the user name before the @. Whoever has no
 * account yet has the seeded password here.
 */
export function findIdentity(db: Db, address: string, studentDomain: string): Identity | undefined {
  const email = address.trim().toLowerCase();
  const columns = { nameEn: persons.nameEn, nameAr: persons.nameAr, email: persons.email, passwordHash: accounts.passwordHash };
  const [userName = '', domain] = email.split('@');
  const ofAccount = domain === studentDomain ? db.select(columns).from(accounts).innerJoin(persons, eq(persons.id, accounts.personId)).where(eq(accounts.userName, userName)).get() : undefined;
  const found = ofAccount && (ofAccount.email ?? email) === email
    ? ofAccount
    : db.select(columns).from(persons).leftJoin(accounts, eq(accounts.personId, persons.id)).where(eq(persons.email, email)).get();
  return found && { email, name: { en: found.nameEn, ar: found.nameAr }, passwordHash: found.passwordHash };
}

const purpose = 'identity';
const triesOf = (db: Db, subject: string) => db.select().from(failedTries).where(and(eq(failedTries.purpose, purpose), eq(failedTries.subject, subject))).get();

export type IdentityTry = { identity: Identity } | { fault: 'wrong' } | { fault: 'locked'; milliseconds: number };

let seededHash: string | undefined;

/** Tries a password. After too many wrong ones the address is locked for a while, whether anybody has it or not. */
export async function tryIdentity(db: Db, now: number, address: string, password: string, studentDomain: string): Promise<IdentityTry> {
  const subject = address.trim().toLowerCase();
  const tries = triesOf(db, subject);
  const milliseconds = pauseLeft(tries, now, limitOf(db, 'loginTries'), limitOf(db, 'loginLockMinutes'));
  if (milliseconds > 0) return { fault: 'locked', milliseconds };
  const identity = findIdentity(db, subject, studentDomain);
  seededHash ??= hashPassword(seedPassword);
  const right = (await passwordMatches(password, identity?.passwordHash ?? seededHash)) && identity !== undefined;
  inTransaction(db, () => {
    // A lock that has run out is forgotten: the next wrong password is the first again.
    const before = triesOf(db, subject)?.count ?? 0;
    const count = before >= limitOf(db, 'loginTries') ? 1 : before + 1;
    if (right) db.delete(failedTries).where(and(eq(failedTries.purpose, purpose), eq(failedTries.subject, subject))).run();
    else db.insert(failedTries).values({ purpose, subject, count, lastAt: now }).onConflictDoUpdate({ target: [failedTries.purpose, failedTries.subject], set: { count, lastAt: now } }).run();
  });
  return right ? { identity } : { fault: 'wrong' };
}

export type Trouble = { failure: Schema<'IdentityProviderFailure'>; remaining: number };
const name = 'identityProvider';

export const troubleOf = (db: Db): Trouble =>
  (db.select().from(surroundings).where(eq(surroundings.name, name)).get()?.setting as Trouble | undefined) ?? { failure: 'none', remaining: 0 };

export const setTrouble = (db: Db, setting: Trouble): void => {
  db.insert(surroundings).values({ name, setting }).onConflictDoUpdate({ target: surroundings.name, set: { setting } }).run();
};

/** Whether this failure strikes now; each strike is one less to come. */
export const strikes = (db: Db, ...failures: Trouble['failure'][]): Trouble['failure'] | undefined =>
  inTransaction(db, () => {
    const { failure, remaining } = troubleOf(db);
    if (remaining <= 0 || !failures.includes(failure)) return undefined;
    setTrouble(db, remaining === 1 ? { failure: 'none', remaining: 0 } : { failure, remaining: remaining - 1 });
    return failure;
  });

const keyModel = 'SigningKey';
export const keyAlgorithm = 'RS256';

type ProviderKey = JWK & { kid: string; madeAt: number };

/** The provider's private keys, newest first. */
export const providerKeys = (db: Db): ProviderKey[] =>
  db.select().from(identityArtifacts).where(eq(identityArtifacts.model, keyModel)).all().map(({ payload }) => payload as ProviderKey).sort((a, b) => b.madeAt - a.madeAt);

/** A new key that signs from now on; the earlier ones stay published, so that what they signed is still believed. */
export async function makeProviderKey(db: Db): Promise<ProviderKey> {
  const { privateKey } = await generateKeyPair(keyAlgorithm, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: keyAlgorithm, use: 'sig', madeAt: Math.max(Date.now(), (providerKeys(db)[0]?.madeAt ?? 0) + 1) };
  db.insert(identityArtifacts).values({ model: keyModel, id: key.kid, payload: key }).run();
  return key;
}

/** The provider's secret for its cookies. */
export function cookieSecret(db: Db): string {
  const [model, id] = ['CookieSecret', 'current'];
  const kept = db.select().from(identityArtifacts).where(and(eq(identityArtifacts.model, model), eq(identityArtifacts.id, id))).get();
  if (kept) return kept.payload as string;
  const secret = randomUUID() + randomUUID();
  db.insert(identityArtifacts).values({ model, id, payload: secret }).run();
  return secret;
}
