import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The server's own secret, kept outside every database. A copy of a database is not enough to sign tokens, try out
 * codes or read messages that wait to be sent. The process and all of its sandboxes share one.
 */
let root: Buffer | undefined;

/** The uses of the secret; each has its own derived key. */
type Use = 'codes' | 'keys' | 'messages' | 'names' | 'trainer' | 'webhooks';
const keys = new Map<Use, Buffer>();

export function useSecret(secret: Buffer): void {
  root = secret;
  keys.clear();
}

/**
 * The key for one purpose, derived from the server's secret. If no secret was set, a random secret is used until the
 * process ends.
 */
function keyFor(use: Use): Buffer {
  root ??= randomBytes(32);
  let key = keys.get(use);
  if (!key) keys.set(use, (key = Buffer.from(hkdfSync('sha256', root, '', `sis ${use}`, 32))));
  return key;
}

const minimumLength = 32;

/**
 * Returns the secret of the environment, else that of the key file beside the database. The file is created if it is
 * missing. A database in memory gets a random secret that is not stored.
 */
export function readSecret(configured: string, databaseFile: string): Buffer {
  if (configured) {
    if (configured.length < minimumLength)
      throw new Error(
        `SECRET_KEY must have at least ${minimumLength} characters. Create one with: openssl rand -base64 32`,
      );
    return Buffer.from(configured);
  }
  if (databaseFile === ':memory:') return randomBytes(32);
  const file = `${databaseFile}.key`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < minimumLength)
    throw new Error(`${file} is not a key file. Delete it, and the server creates a new one; or set SECRET_KEY.`);
  return Buffer.from(kept);
}

/** An HMAC that cannot be computed without the secret. */
export const keyedHash = (use: Use, text: string): string =>
  createHmac('sha256', keyFor(use)).update(text).digest('base64url');

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const mark = 'sealed:';

/** Encrypts a text with AES-256-GCM. Only this secret opens it, and only with the same `use` and `about`. */
export function seal(use: Use, about: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(use), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return mark + Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
}

/** The decrypted text; undefined if the secret, `use` or `about` differs or the text was changed. */
export function unseal(use: Use, about: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  if (!isSealed(sealed) || bytes.length < ivBytes + tagBytes) return undefined;
  try {
    const opening = createDecipheriv(cipher, keyFor(use), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    }).setAAD(Buffer.from(about));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

export const isSealed = (text: string): boolean => text.startsWith(mark);
