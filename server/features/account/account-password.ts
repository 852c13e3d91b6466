import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';

/**
 * What OWASP asks of scrypt, 16 MiB five times over. Of its equal choices, measured on one core: 128 MiB once 400 ms,
 * 64 twice 355, 32 three times 250, 16 five times 185, 8 ten times 175. The last two let twice as many sign in at once
 * as the first; between them the larger memory wins. Nothing cheaper is among them: that a campus signs in at once is
 * borne by the line (account-line.ts), not by weaker hashes.
 */
const wholeN = 16_384;
const cost = { N: wholeN, r: 8, p: 5 };

/** Milliseconds of a whole round, until it is known of this machine. */
const roundTakes = 40;
/** What one takes, smoothed. */
let takes = cost.p * roundTakes;

/** Tests of everything else than hashes have no time for them. */
export const setHashCost = ({ N, p }: { N: number; p: number }): void => {
  takes = p * roundTakes * (N / wholeN);
  Object.assign(cost, { N, p });
};

const length = 32;

const encode = (salt: Buffer, key: Buffer): string =>
  `scrypt$${cost.N}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

type Stored = { options: ScryptOptions & { p: number }; salt: Buffer; key: Buffer };

/** Earlier hashes do not say how often: once. */
function stored(hash: string): Stored {
  const [, n, ...rest] = hash.split('$');
  const [p, salt = '', key = ''] = rest.length === 3 ? rest : ['1', ...rest];
  return {
    options: { N: Number(n), r: cost.r, p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/**
 * So many at once: of the four threads that also read files and pack answers one always stays free, and those beyond
 * the machine's cores would only take from each other and from whoever is in already.
 */
export const comparedAtOnce = Math.min(3, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** Milliseconds after which one more password is compared, when many are. */
export const passwordMilliseconds = (): number => takes / comparedAtOnce;

async function derived(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  if (running >= comparedAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const started = performance.now();
  try {
    return await new Promise((resolve, reject) =>
      scrypt(password.normalize('NFC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key))),
    );
  } finally {
    takes += (performance.now() - started - takes) / 8;
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A salted scrypt hash, as text. Blocks: for seeds only. */
export const hashPassword = (password: string, salt: Buffer = randomBytes(16)): string =>
  encode(salt, scryptSync(password.normalize('NFC'), salt, length, cost));

/** The same, without holding up anybody else. */
export async function createPasswordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await derived(password, salt, cost));
}

/**
 * Whether the password made this hash; takes the same time whether it did or not, and for an earlier, cheaper hash as
 * for a new one.
 */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const { options, salt, key } = stored(hash);
  const actual = await derived(password, salt, options);
  if (options.p < cost.p) await derived(password, salt, { ...cost, p: cost.p - options.p });
  return actual.length === key.length && timingSafeEqual(actual, key);
}

/** Whether it is cheaper than hashes are made now: then it is made again when its password is at hand. */
export const isOutdated = (hash: string): boolean => {
  const { N = 0, p } = stored(hash).options;
  return N < cost.N || p < cost.p;
};

/** A hash that no password makes, compared where there is no account, so that the answer takes as long. */
export const nobodysHash = (): string => encode(Buffer.alloc(16), Buffer.alloc(length));
