import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, decodeProtectedHeader, type CryptoKey, type JWK } from 'jose';
import { inTransaction, statement, type Db } from '../../../db/db.ts';
import { refreshTokens, signingKeys } from '../../../db/schema/account.ts';
import type { World } from '../../world.ts';
import { limitOf } from '../student/student-queries.ts';

const algorithm = 'ES256';
const issuer = 'sis';
/** Machine time: tokens are about the wire, the session's end is the business clock's. */
const refreshSeconds = { short: 12 * 3600, remembered: 30 * 24 * 3600 };

const audienceOf = (world: World): string => `sis:${world.name}`;

type Keys = { id: string; privateKey: CryptoKey; publicKeys: Map<string, CryptoKey> };
const keyCache = new WeakMap<Db, Promise<Keys>>();

const publicPart = ({ kty, crv, x, y }: JWK): JWK => ({ kty, crv, x, y });
const importKey = async (jwk: JWK): Promise<CryptoKey> => (await importJWK(jwk, algorithm)) as CryptoKey;

/** Makes the database's first signing key where it has none. Called when a database is opened. */
export async function ensureSigningKey(db: Db): Promise<void> {
  if (db.select({ id: signingKeys.id }).from(signingKeys).limit(1).all().length) return;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  db.insert(signingKeys).values({ id: randomUUID(), privateJwk: JSON.stringify(await exportJWK(privateKey)), createdAtMachine: Date.now() }).run();
}

const rowsOfKeys = (db: Db) => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAtMachine)).all();

/** Machines that count the token's minutes may differ by this much. */
const leewayMilliseconds = 60_000;

/**
 * Signs with a new key from now on. Older ones go on verifying and are removed once the last token they signed has expired, so
 * that nobody is logged out. Answers the keys there are, the newest first; instants of the machine's clock.
 */
export async function rotateSigningKey(db: Db, nowMachine = Date.now()): Promise<{ id: string; createdAtMachine: number }[]> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  const lifetime = limitOf(db, 'accessTokenMinutes') * 60_000 + leewayMilliseconds;
  inTransaction(db, () => {
    const [newest] = rowsOfKeys(db);
    db.insert(signingKeys).values({ id: randomUUID(), privateJwk, createdAtMachine: Math.max(nowMachine, (newest?.createdAtMachine ?? 0) + 1) }).run();
    // A key signed its last token when the next one came.
    const rows = rowsOfKeys(db);
    for (const [index, { id }] of rows.entries()) {
      const next = rows[index - 1];
      if (next && next.createdAtMachine + lifetime <= nowMachine) db.delete(signingKeys).where(eq(signingKeys.id, id)).run();
    }
  });
  keyCache.delete(db);
  return rowsOfKeys(db).map(({ id, createdAtMachine }) => ({ id, createdAtMachine }));
}

/** Rotates where the signing key has served its days. */
export async function rotateOldSigningKey(db: Db): Promise<boolean> {
  const [newest] = rowsOfKeys(db);
  if (!newest || newest.createdAtMachine + limitOf(db, 'signingKeyDays') * 86_400_000 > Date.now()) return false;
  await rotateSigningKey(db);
  return true;
}

async function loadKeys(db: Db): Promise<Keys> {
  const rows = rowsOfKeys(db);
  const newest = rows[0];
  if (!newest) throw new Error('no signing key');
  const publicKeys = await Promise.all(rows.map(async (row) => [row.id, await importKey(publicPart(JSON.parse(row.privateJwk) as JWK))] as const));
  return { id: newest.id, privateKey: await importKey(JSON.parse(newest.privateJwk) as JWK), publicKeys: new Map(publicKeys) };
}

function keysOf(db: Db): Promise<Keys> {
  let keys = keyCache.get(db);
  if (!keys) keyCache.set(db, (keys = loadKeys(db)));
  return keys;
}

export type IssuedToken = { token: string; validTo: number };

/** A signed token of this session; `validTo` in epoch milliseconds by the machine's clock. */
export async function issueAccessToken(world: World, sessionId: string, userName: string): Promise<IssuedToken> {
  const keys = await keysOf(world.db);
  const expires = Math.floor(Date.now() / 1000) + limitOf(world.db, 'accessTokenMinutes') * 60;
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, kid: keys.id })
    .setSubject(userName)
    .setIssuer(issuer)
    .setAudience(audienceOf(world))
    .setIssuedAt()
    .setExpirationTime(expires)
    .setJti(randomUUID())
    .sign(keys.privateKey);
  return { token, validTo: expires * 1000 };
}

export type AccessClaims = { sessionId: string; expiresAtMachine: number };

/** Verifying costs a fifth of a millisecond: a bounded number of verified tokens is kept until they expire. */
const verified = new WeakMap<Db, Map<string, AccessClaims>>();
const verifiedMaximum = 10_000;

/** What a token says, or undefined where it is not a valid one of this university's. At once for a token seen before. */
export function verifyAccessToken(world: World, token: string): AccessClaims | undefined | Promise<AccessClaims | undefined> {
  let cache = verified.get(world.db);
  if (!cache) verified.set(world.db, (cache = new Map<string, AccessClaims>()));
  const known = cache.get(token);
  if (!known) return verifySignature(world, token, cache);
  if (known.expiresAtMachine > Date.now()) return known;
  cache.delete(token);
  return undefined;
}

async function verifySignature(world: World, token: string, cache: Map<string, AccessClaims>): Promise<AccessClaims | undefined> {
  try {
    const keys = await keysOf(world.db);
    const key = keys.publicKeys.get(decodeProtectedHeader(token).kid ?? '');
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, { issuer, audience: audienceOf(world), algorithms: [algorithm] });
    if (typeof payload.sid !== 'string' || typeof payload.exp !== 'number') return undefined;
    const claims = { sessionId: payload.sid, expiresAtMachine: payload.exp * 1000 };
    if (cache.size >= verifiedMaximum) cache.delete(cache.keys().next().value ?? '');
    cache.set(token, claims);
    return claims;
  } catch {
    return undefined;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new refresh token of this session; only its hash is kept. */
export function issueRefreshToken(db: Db, sessionId: string, remember: boolean): IssuedToken {
  const token = randomBytes(32).toString('base64url');
  const validTo = Date.now() + (remember ? refreshSeconds.remembered : refreshSeconds.short) * 1000;
  db.insert(refreshTokens).values({ hash: hashOf(token), sessionId, expiresAtMachine: validTo }).run();
  return { token, validTo };
}

const refreshQuery = statement((db) => db.select().from(refreshTokens).where(eq(refreshTokens.hash, sql.placeholder('hash'))).prepare());

/** The stored state of a refresh token. */
export const findRefreshToken = (db: Db, token: string) => refreshQuery(db).get({ hash: hashOf(token) });

export const markRefreshTokenUsed = (db: Db, hash: string): void => {
  db.update(refreshTokens).set({ usedAtMachine: Date.now() }).where(eq(refreshTokens.hash, hash)).run();
};

/** The refresh tokens of a session given so far count as used: one of them that comes back ends it. */
export const supersedeRefreshTokens = (db: Db, sessionId: string): void => {
  db.update(refreshTokens).set({ usedAtMachine: Date.now() }).where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAtMachine))).run();
};
