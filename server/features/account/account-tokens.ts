import { createHash, createPublicKey, randomBytes, randomUUID, verify, type KeyObject } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { inTransaction, preparedPerDb, type Db } from '../../../db/db.ts';
import { refreshTokens, signingKeys } from '../../../db/schema/account.ts';
import { day, minute } from '../../../locales/durations.ts';
import { isSealed, seal, unseal } from '../../secret.ts';
import type { Tenant } from '../../tenant.ts';
import { getLimit } from '../../limits.ts';

const algorithm = 'ES256';
const issuer = 'sis';
/**
 * The lifetimes of refresh tokens in seconds. Tokens expire by the machine's clock, which a trainer cannot move; the
 * session ends by the business clock.
 */
const refreshSeconds = { short: 12 * 3600, remembered: 30 * 24 * 3600 };

const toAudience = (tenant: Tenant): string => `sis:${tenant.name}`;

type Keys = {
  id: string;
  privateJwk: JWK;
  /** The private key, imported when the first token is signed. */
  privateKey?: Promise<CryptoKey>;
  publicKeys: Map<string, KeyObject>;
};
const keyCache = new WeakMap<Db, Keys>();

const publicPart = ({ kty, crv, x, y }: JWK): JWK => ({ kty, crv, x, y });

type KeyRow = typeof signingKeys.$inferSelect;

async function newKeyRow(createdAtMachine: number): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = randomUUID();
  return { id, privateJwk: seal('keys', id, JSON.stringify(await exportJWK(privateKey))), createdAtMachine };
}

const rowsOfKeys = (db: Db) => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAtMachine)).all();

/** The private key; undefined if it was sealed with another server's secret. */
function openKey({ id, privateJwk }: KeyRow): JWK | undefined {
  const text = isSealed(privateJwk) ? unseal('keys', id, privateJwk) : privateJwk;
  return text === undefined ? undefined : (JSON.parse(text) as JWK);
}

/** True if there is a key that this server can open. */
export const hasOwnKey = (db: Db): boolean => rowsOfKeys(db).some((row) => openKey(row) !== undefined);

/**
 * Creates a signing key if the database has none that this server can open. It is called when a database is opened.
 * Plain-text keys of earlier versions are sealed. Keys sealed with another secret are deleted; clients get new access
 * tokens with their refresh tokens.
 */
export async function ensureSigningKey(db: Db): Promise<void> {
  const opened = rowsOfKeys(db).filter((row) => {
    const key = openKey(row);
    const same = eq(signingKeys.id, row.id);
    if (!key) db.delete(signingKeys).where(same).run();
    else if (!isSealed(row.privateJwk))
      db.update(signingKeys)
        .set({ privateJwk: seal('keys', row.id, row.privateJwk) })
        .where(same)
        .run();
    return key;
  });
  if (opened.length === 0)
    db.insert(signingKeys)
      .values(await newKeyRow(Date.now()))
      .run();
}

/** Added to the lifetime of tokens before their key is deleted, because the clocks of machines may differ. */
const leewayMilliseconds = minute;

/**
 * Adds a new signing key. An older key still verifies tokens, so no user is signed out. It is deleted by the first
 * rotation after the last token it signed has expired. Returns the keys, the newest first, with instants of the
 * machine's clock.
 */
export async function rotateSigningKey(
  db: Db,
  nowMachine = Date.now(),
): Promise<{ id: string; createdAtMachine: number }[]> {
  const made = await newKeyRow(nowMachine);
  const lifetime = getLimit(db, 'accessTokenMinutes') * minute + leewayMilliseconds;
  inTransaction(db, () => {
    const [newest] = rowsOfKeys(db);
    db.insert(signingKeys)
      .values({ ...made, createdAtMachine: Math.max(nowMachine, (newest?.createdAtMachine ?? 0) + 1) })
      .run();
    // No key signs after the next key was created. So one token lifetime after that, all tokens of the older key have
    // expired.
    const rows = rowsOfKeys(db);
    for (const [index, { id }] of rows.entries()) {
      const next = rows[index - 1];
      if (next && next.createdAtMachine + lifetime <= nowMachine)
        db.delete(signingKeys).where(eq(signingKeys.id, id)).run();
    }
  });
  keyCache.delete(db);
  return rowsOfKeys(db).map(({ id, createdAtMachine }) => ({ id, createdAtMachine }));
}

/** Rotates the signing key if it is at least `signingKeyDays` days old. Returns true if it did. */
export async function rotateOldSigningKey(db: Db): Promise<boolean> {
  const [newest] = rowsOfKeys(db);
  if (!newest || newest.createdAtMachine + getLimit(db, 'signingKeyDays') * day > Date.now()) return false;
  await rotateSigningKey(db);
  return true;
}

function loadKeys(db: Db): Keys {
  const keys = rowsOfKeys(db).flatMap((row) => {
    const jwk = openKey(row);
    return jwk ? [{ id: row.id, jwk }] : [];
  });
  const newest = keys[0];
  if (!newest) throw new Error('no signing key');
  return {
    id: newest.id,
    privateJwk: newest.jwk,
    publicKeys: new Map(keys.map(({ id, jwk }) => [id, createPublicKey({ key: publicPart(jwk), format: 'jwk' })])),
  };
}

function getKeys(db: Db): Keys {
  let keys = keyCache.get(db);
  if (!keys) keyCache.set(db, (keys = loadKeys(db)));
  return keys;
}

export type IssuedToken = { token: string; validTo: number };

/** A signed access token of this session. `validTo` is epoch milliseconds of the machine's clock. */
export async function issueAccessToken(tenant: Tenant, sessionId: string, userName: string): Promise<IssuedToken> {
  const keys = getKeys(tenant.db);
  const privateKey = await (keys.privateKey ??= importJWK(keys.privateJwk, algorithm) as Promise<CryptoKey>);
  const expires = Math.floor(Date.now() / 1000) + getLimit(tenant.db, 'accessTokenMinutes') * 60;
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, kid: keys.id })
    .setSubject(userName)
    .setIssuer(issuer)
    .setAudience(toAudience(tenant))
    .setIssuedAt()
    .setExpirationTime(expires)
    .setJti(randomUUID())
    .sign(privateKey);
  saveKnown(tenant.db, token, { sessionId, expiresAtMachine: expires * 1000 });
  return { token, validTo: expires * 1000 };
}

export type AccessClaims = { sessionId: string; expiresAtMachine: number };

/**
 * Cache of the tokens signed or verified by this process, at most `knownMaximum` for each database. It avoids
 * verifications, which share the worker threads with the password comparisons.
 */
const known = new WeakMap<Db, Map<string, AccessClaims>>();
const knownMaximum = 50_000;

function knownTokens(db: Db): Map<string, AccessClaims> {
  let tokens = known.get(db);
  if (!tokens) known.set(db, (tokens = new Map<string, AccessClaims>()));
  return tokens;
}

function saveKnown(db: Db, token: string, claims: AccessClaims): void {
  const tokens = knownTokens(db);
  if (tokens.size >= knownMaximum) tokens.delete(tokens.keys().next().value ?? '');
  tokens.set(token, claims);
}

/** The claims of a token; undefined if it is not a valid token of this university. */
export async function verifyAccessToken(tenant: Tenant, token: string): Promise<AccessClaims | undefined> {
  let claims = knownTokens(tenant.db).get(token);
  if (!claims) {
    claims = await verifiedClaims(tenant, token);
    if (!claims) return undefined;
    saveKnown(tenant.db, token, claims);
  }
  if (claims.expiresAtMachine > Date.now()) return claims;
  knownTokens(tenant.db).delete(token);
  return undefined;
}

async function verifiedClaims(tenant: Tenant, token: string): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid = '' }) => keyNamed(tenant.db, kid), {
      issuer,
      audience: toAudience(tenant),
      algorithms: [algorithm],
      requiredClaims: ['exp'],
    });
    return typeof payload.sid === 'string' && payload.exp !== undefined
      ? { sessionId: payload.sid, expiresAtMachine: payload.exp * 1000 }
      : undefined;
  } catch {
    // The text is not a valid token of this server.
    return undefined;
  }
}

/**
 * The id of the session that an access token of this university names, even if the token has expired; null for any
 * other text. It tells whose a call was and authorizes nothing.
 */
export function sessionIn(tenant: Tenant, token: string): string | null {
  const claims = knownTokens(tenant.db).get(token);
  if (claims) return claims.sessionId;
  try {
    const { sid, aud } = decodeJwt(token);
    const key = keyNamed(tenant.db, decodeProtectedHeader(token).kid ?? '');
    const end = token.lastIndexOf('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(token.slice(0, end)),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(token.slice(end + 1), 'base64url'),
    );
    return isSigned && aud === toAudience(tenant) && typeof sid === 'string' ? sid : null;
  } catch {
    // The text is no token of this server.
    return null;
  }
}

function keyNamed(db: Db, kid: string): KeyObject {
  const key = getKeys(db).publicKeys.get(kid);
  if (!key) throw new Error('this university has no such signing key');
  return key;
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A new refresh token of this session; only its hash is stored. `left` is the milliseconds until the session ends,
 * which the token never outlives.
 */
export function issueRefreshToken(db: Db, sessionId: string, remember: boolean, left: number): IssuedToken {
  const token = randomBytes(32).toString('base64url');
  const validTo = Date.now() + Math.min(left, (remember ? refreshSeconds.remembered : refreshSeconds.short) * 1000);
  db.insert(refreshTokens)
    .values({ hash: hashToken(token), sessionId, expiresAtMachine: validTo })
    .run();
  return { token, validTo };
}

const refreshQuery = preparedPerDb((db) =>
  db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, sql.placeholder('hash')))
    .prepare(),
);

/** The stored row of a refresh token; undefined if there is none. */
export const findRefreshToken = (db: Db, token: string) => refreshQuery(db).get({ hash: hashToken(token) });

/**
 * Marks all refresh tokens of a session as used when one of them is used. A thief can get a refresh token with a stolen
 * access token (`verifyToken`). Once the owner or the thief has refreshed, the token of the other is a used one, and
 * its use ends the session for both.
 */
export const supersedeRefreshTokens = (db: Db, sessionId: string): void => {
  db.update(refreshTokens)
    .set({ usedAtMachine: Date.now() })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAtMachine)))
    .run();
};
