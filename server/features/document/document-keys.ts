import { createHash, createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { documentKeys } from '../../../db/schema/document.ts';
import { day } from '../../../locales/durations.ts';
import type { Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { seal, unseal } from '../../secret.ts';

/**
 * The Ed25519 keys that sign documents. `createdAtMachine` is real time, not that of the simulated clock. Public keys
 * are kept forever, because documents are verified long after their key was replaced. The functions are synchronous, so
 * that they run in the transaction that issues a document.
 */

export type DocumentJwk = Schema<'DocumentKey'>;
type KeyRow = typeof documentKeys.$inferSelect;

const rowsQuery = preparedPerDb((db) =>
  db.select().from(documentKeys).orderBy(desc(documentKeys.createdAtMachine)).prepare(),
);

/** The key id by RFC 7638: the hash of the required members of the key in alphabetical order. */
const thumbprint = ({ crv, kty, x }: Pick<DocumentJwk, 'crv' | 'kty' | 'x'>): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');

function makeKey(db: Db, nowMachine = Date.now()): KeyRow {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const known = { kty: 'OKP', crv: 'Ed25519', x: jwk.x ?? '' } as const;
  const id = thumbprint(known);
  const publicJwk: DocumentJwk = { ...known, kid: id, alg: 'EdDSA', use: 'sig' };
  const newest = rowsQuery(db).all()[0]?.createdAtMachine ?? 0;
  const row = {
    id,
    publicJwk: JSON.stringify(publicJwk),
    privateJwk: seal('keys', `document ${id}`, JSON.stringify(jwk)),
    createdAtMachine: Math.max(nowMachine, newest + 1),
  };
  db.insert(documentKeys).values(row).run();
  return row;
}

/** Adds a new signing key. Returns all keys, the newest first; documents signed with older keys still verify. */
export function rotateDocumentKey(db: Db): { id: string; createdAtMachine: number }[] {
  makeKey(db);
  return rowsQuery(db).all();
}

/** The current signing key. A new key is created if the current one is too old or was sealed with another secret. */
function signingKey(db: Db): { id: string; privateJwk: string } {
  const [newest] = rowsQuery(db).all();
  const opened =
    newest && newest.createdAtMachine + getLimit(db, 'documentKeyDays') * day > Date.now()
      ? unseal('keys', `document ${newest.id}`, newest.privateJwk)
      : undefined;
  if (newest && opened !== undefined) return { id: newest.id, privateJwk: opened };
  const made = makeKey(db);
  return { id: made.id, privateJwk: unseal('keys', `document ${made.id}`, made.privateJwk) ?? '' };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs the payload as a compact JWS (RFC 7515). `issuer`: a DID that is put before the key id in the header. */
export function signed(db: Db, payload: object, { typ, issuer }: { typ: string; issuer?: string }): string {
  const { id, privateJwk } = signingKey(db);
  const key = createPrivateKey({ key: JSON.parse(privateJwk) as JsonWebKey, format: 'jwk' });
  const kid = issuer === undefined ? id : `${issuer}#${id}`;
  const text = `${encoded({ alg: 'EdDSA', kid, typ })}.${encoded(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

/** The public parts of all keys ever created here, the newest first. */
export const publicKeys = (db: Db): DocumentJwk[] =>
  rowsQuery(db)
    .all()
    .map(({ publicJwk }) => JSON.parse(publicJwk) as DocumentJwk);
