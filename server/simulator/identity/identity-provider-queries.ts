import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { inTransaction, type Db } from '../../../db/db.ts';
import { accounts, failedTries, identityArtifacts } from '../../../db/schema/account.ts';
import { persons } from '../../../db/schema/student.ts';
import type { Text } from '../../../locales/i18n.ts';
import { passwordMatches } from '../../features/account/account-password.ts';
import { findStandInHash } from '../../features/account/account-password-queries.ts';
import { pauseLeft } from '../../features/account/account-password-rules.ts';
import { inPasswordQueue } from '../../features/account/account-queue.ts';
import { inTurn } from '../../features/account/account-tries.ts';
import { getLimit } from '../../limits.ts';
import { seedPasswordHash } from '../../../seed/password.ts';
import type { Schema } from '../../http/operations.ts';
import { seal, unseal } from '../../secret.ts';
import { getSetting, saveSetting } from '../../simulator-settings.ts';

/** A person known to the provider. `passwordHash` is null if there is no account yet. */
export type Identity = { email: string; name: Text; passwordHash: string | null };

/**
 * Finds the person with a university e-mail address: by the address on record or, in the students' domain and without
 * another address on record, by the user name before the @. The provider accepts the seeded password from a person
 * without an account.
 */
export function findIdentity(db: Db, address: string, studentDomain: string): Identity | undefined {
  const email = address.trim().toLowerCase();
  const columns = {
    nameEn: persons.nameEn,
    nameAr: persons.nameAr,
    email: persons.email,
    passwordHash: accounts.passwordHash,
  };
  const [userName = '', domain] = email.split('@');
  const ofAccount =
    domain === studentDomain
      ? db
          .select(columns)
          .from(accounts)
          .innerJoin(persons, eq(persons.id, accounts.personId))
          .where(eq(accounts.userName, userName))
          .get()
      : undefined;
  const found =
    ofAccount && (ofAccount.email ?? email) === email
      ? ofAccount
      : db
          .select(columns)
          .from(persons)
          .leftJoin(accounts, eq(accounts.personId, persons.id))
          .where(eq(persons.email, email))
          .get();
  return found && { email, name: { en: found.nameEn, ar: found.nameAr }, passwordHash: found.passwordHash };
}

const purpose = 'identity';
const findTries = (db: Db, subject: string) =>
  db
    .select()
    .from(failedTries)
    .where(and(eq(failedTries.purpose, purpose), eq(failedTries.subject, subject)))
    .get();

export type IdentityTry = { identity: Identity } | { fault: 'wrong' } | { fault: 'locked'; milliseconds: number };

export type IdentityTrier = { address: string; password: string; network: string };

/**
 * Checks a password. After too many wrong ones the address is locked for a while, even if it is unknown. Simultaneous
 * attempts for one address run one after another, and like all password checks they wait in a queue.
 */
export function tryIdentity(
  db: Db,
  now: number,
  { address, password, network }: IdentityTrier,
  studentDomain: string,
): Promise<IdentityTry> {
  const subject = address.trim().toLowerCase();
  const known = findIdentity(db, subject, studentDomain) !== undefined;
  return inPasswordQueue({ network, name: `identity ${subject}`, known }, () =>
    inTurn(db, `identity ${subject}`, () => tryOnce(db, now, subject, password, studentDomain)),
  );
}

async function tryOnce(
  db: Db,
  now: number,
  subject: string,
  password: string,
  studentDomain: string,
): Promise<IdentityTry> {
  const tries = findTries(db, subject);
  const milliseconds = pauseLeft(tries, now, getLimit(db, 'loginTries'), getLimit(db, 'loginLockMinutes'));
  if (milliseconds > 0) return { fault: 'locked', milliseconds };
  const identity = findIdentity(db, subject, studentDomain);
  const hash = (identity ? identity.passwordHash : findStandInHash(db, subject)) ?? seedPasswordHash;
  const right = (await passwordMatches(password, hash)) && identity !== undefined;
  inTransaction(db, () => {
    // If the limit is reached here, the lock has expired, so a wrong password counts as the first one again.
    const before = findTries(db, subject)?.count ?? 0;
    const count = before >= getLimit(db, 'loginTries') ? 1 : before + 1;
    if (right)
      db.delete(failedTries)
        .where(and(eq(failedTries.purpose, purpose), eq(failedTries.subject, subject)))
        .run();
    else
      db.insert(failedTries)
        .values({ purpose, subject, count, lastAt: now })
        .onConflictDoUpdate({ target: [failedTries.purpose, failedTries.subject], set: { count, lastAt: now } })
        .run();
  });
  return right ? { identity } : { fault: 'wrong' };
}

export type Trouble = { failure: Schema<'IdentityProviderFailure'>; remaining: number };
const name = 'identityProvider';

export const getTrouble = (db: Db): Trouble => getSetting<Trouble>(db, name, { failure: 'none', remaining: 0 });
export const setTrouble = (db: Db, setting: Trouble): void => saveSetting(db, name, setting);

/**
 * Returns the simulated failure that a trainer has set, if it is one of `failures` and not used up; else undefined.
 * Each use reduces its remaining number.
 */
export const strikes = (db: Db, ...failures: Trouble['failure'][]): Trouble['failure'] | undefined =>
  inTransaction(db, () => {
    const { failure, remaining } = getTrouble(db);
    if (remaining <= 0 || !failures.includes(failure)) return undefined;
    setTrouble(db, remaining === 1 ? { failure: 'none', remaining: 0 } : { failure, remaining: remaining - 1 });
    return failure;
  });

const keyModel = 'SigningKey';
export const keyAlgorithm = 'RS256';

type ProviderKey = JWK & { kid: string; madeAt: number };

/**
 * Decrypts a stored key or secret. Undefined if another server's secret sealed it, or an earlier version stored it in
 * clear.
 */
const opened = ({ id, payload }: typeof identityArtifacts.$inferSelect): string | undefined =>
  typeof payload === 'string' ? unseal('keys', id, payload) : undefined;

/** The provider's private keys, newest first. */
export const providerKeys = (db: Db): ProviderKey[] =>
  db
    .select()
    .from(identityArtifacts)
    .where(eq(identityArtifacts.model, keyModel))
    .all()
    .flatMap((row) => {
      const text = opened(row);
      return text === undefined ? [] : [JSON.parse(text) as ProviderKey];
    })
    .sort((a, b) => b.madeAt - a.madeAt);

/** Creates a key that signs from now on. Earlier keys stay published, so that their signatures remain valid. */
export async function makeProviderKey(db: Db): Promise<ProviderKey> {
  const { privateKey } = await generateKeyPair(keyAlgorithm, { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    kid: randomUUID(),
    alg: keyAlgorithm,
    use: 'sig',
    madeAt: Math.max(Date.now(), (providerKeys(db)[0]?.madeAt ?? 0) + 1),
  };
  db.insert(identityArtifacts)
    .values({ model: keyModel, id: key.kid, payload: seal('keys', key.kid, JSON.stringify(key)) })
    .run();
  return key;
}

/** The provider's secret for signing cookies; created if it is missing or cannot be decrypted. */
export function cookieSecret(db: Db): string {
  const [model, id] = ['CookieSecret', 'current'];
  const kept = db
    .select()
    .from(identityArtifacts)
    .where(and(eq(identityArtifacts.model, model), eq(identityArtifacts.id, id)))
    .get();
  const known = kept && opened(kept);
  if (known !== undefined) return known;
  const secret = randomUUID() + randomUUID();
  const payload = seal('keys', id, secret);
  db.insert(identityArtifacts)
    .values({ model, id, payload })
    .onConflictDoUpdate({ target: [identityArtifacts.model, identityArtifacts.id], set: { payload } })
    .run();
  return secret;
}
