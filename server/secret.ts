import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The server's own secret, kept outside every database: whoever has a copy of one can neither sign tokens, nor try out
 * codes, nor read messages on their way. One for the process and all of its sandboxes.
 */
let root: Buffer | undefined;

/** What it is used for; each use has a key of its own. */
type Use = 'codes' | 'keys' | 'messages' | 'trainer';
const keys = new Map<Use, Buffer>();

export function useSecret(secret: Buffer): void {
  root = secret;
  keys.clear();
}

/** Without one told, a secret that goes with the process. */
function keyFor(use: Use): Buffer {
  root ??= randomBytes(32);
  let key = keys.get(use);
  if (!key) keys.set(use, (key = Buffer.from(hkdfSync('sha256', root, '', `sis ${use}`, 32))));
  return key;
}

const minimumLength = 32;

/**
 * The secret of the environment, else that of the key file beside the database, which is made where there is none. A
 * database in memory has one that goes with it.
 */
export function readSecret(configured: string, databaseFile: string): Buffer {
  if (configured) {
    if (configured.length < minimumLength)
      throw new Error(`SECRET_KEY must have at least ${minimumLength} characters; "openssl rand -base64 32" makes one`);
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
    throw new Error(`${file} is no key file: delete it to have a new one made, or set SECRET_KEY`);
  return Buffer.from(kept);
}

/** A hash that nobody can make without the secret. */
export const keyedHash = (use: Use, text: string): string =>
  createHmac('sha256', keyFor(use)).update(text).digest('base64url');

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const mark = 'sealed:';

/** The text so that only this secret opens it, and only where it is `about` the same. AES-256-GCM. */
export function seal(use: Use, about: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(use), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return mark + Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
}

/** What was sealed; undefined where it was sealed with another secret, is about something else, or was changed. */
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
