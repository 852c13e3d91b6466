import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';

/**
 * The scrypt parameters that OWASP recommends: 16 MiB of memory, five rounds (p). Measured times of its equivalent
 * choices on one core: 128 MiB once 400 ms, 64 MiB twice 355 ms, 32 MiB three times 250 ms, 16 MiB five times 185 ms, 8
 * MiB ten times 175 ms. The last two let twice as many students sign in at once as the first. Of these two, the one
 * with more memory is chosen. Cheaper hashes are not an option: the queue (account-queue.ts) handles a campus that
 * signs in at once.
 */
const wholeN = 16_384;
const cost = { N: wholeN, r: 8, p: 5 };

/** The assumed milliseconds of one scrypt round, until it is measured on this machine. */
const roundTakes = 40;
/** The milliseconds of one password comparison, as a moving average. */
let takes = cost.p * roundTakes;

/** Lets tests use cheaper hashes. */
export const setHashCost = ({ N, p }: { N: number; p: number }): void => {
  takes = p * roundTakes * (N / wholeN);
  Object.assign(cost, { N, p });
};

const length = 32;

const encode = (salt: Buffer, key: Buffer): string =>
  `scrypt$${cost.N}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;

type Stored = { options: ScryptOptions & { p: number }; salt: Buffer; key: Buffer };

/** Parses a stored hash. Earlier hashes have no `p`, which then is 1. */
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
 * The maximum number of password comparisons at the same time. One of Node's four worker threads stays free for reading
 * files and compressing responses. More comparisons than processor cores would only slow each other down.
 */
export const comparedAtOnce = Math.min(3, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** The average milliseconds between the ends of two comparisons while the queue is not empty. */
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

/** A salted scrypt hash as text. Blocks the event loop: for seeds only. */
export const hashPassword = (password: string, salt: Buffer = randomBytes(16)): string =>
  encode(salt, scryptSync(password.normalize('NFC'), salt, length, cost));

/** A salted scrypt hash as text, made on a worker thread. */
export async function createPasswordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await derived(password, salt, cost));
}

/**
 * True if the password matches the hash. The comparison takes the same time for a wrong password, and for an earlier,
 * cheaper hash.
 */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const { options, salt, key } = stored(hash);
  const actual = await derived(password, salt, options);
  if (options.p < cost.p) await derived(password, salt, { ...cost, p: cost.p - options.p });
  return actual.length === key.length && timingSafeEqual(actual, key);
}

/** True if the hash is cheaper than new ones. It is then replaced at the next sign-in with its password. */
export const isOutdated = (hash: string): boolean => {
  const { N = 0, p } = stored(hash).options;
  return N < cost.N || p < cost.p;
};

/** A hash that no password matches. It is compared if there is no such account, so that the response takes as long. */
export const nobodysHash = (): string => encode(Buffer.alloc(16), Buffer.alloc(length));
