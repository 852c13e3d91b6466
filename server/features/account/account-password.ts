import { scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as argon2, parseOptions, verify } from '@node-rs/argon2';

/**
 * The Argon2id parameters that OWASP recommends: 19 MiB of memory, two rounds, one lane. They take 18 ms of one core
 * (server/decisions/031-password-hashes.md). They need not be cheaper, because the queue (account-queue.ts) handles a
 * campus that signs in at once.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Lets tests use cheaper hashes. `memoryCost` is in KiB. */
export const setHashCost = (changed: { memoryCost: number; timeCost: number }): void => {
  Object.assign(cost, changed);
};

/**
 * The maximum number of password hashes computed at the same time. One of Node's four worker threads stays free for
 * reading files and compressing responses. More hashes than processor cores would only slow each other down.
 */
export const comparedAtOnce = Math.min(3, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work`, which hashes on a worker thread, when one of the threads for hashes is free. */
async function onThread<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= comparedAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** A salted Argon2id hash in PHC format (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`), made on a worker thread. */
export const createPasswordHash = (password: string): Promise<string> =>
  onThread(() => argon2(password.normalize('NFC'), cost));

/** True for a hash of an earlier version: `scrypt$N$p$salt$key`, or without `p`, which then is 1. */
const isScrypt = (hash: string): boolean => hash.startsWith('scrypt$');

function scryptMatches(hash: string, password: string): Promise<boolean> {
  const [, N, ...rest] = hash.split('$');
  const [p, salt = '', key = ''] = rest.length === 3 ? rest : ['1', ...rest];
  const expected = Buffer.from(key, 'base64url');
  return new Promise((resolve, reject) =>
    scrypt(password, Buffer.from(salt, 'base64url'), 32, { N: Number(N), r: 8, p: Number(p) }, (error, actual) =>
      error ? reject(error) : resolve(actual.length === expected.length && timingSafeEqual(actual, expected)),
    ),
  );
}

/** True if the password matches the hash. A wrong password takes as long as the right one. */
export const passwordMatches = (password: string, hash: string): Promise<boolean> =>
  onThread(() => (isScrypt(hash) ? scryptMatches : verify)(hash, password.normalize('NFC')));

/** True if the hash is not Argon2id, or cheaper than new ones. The next sign-in with its password replaces it. */
export function isOutdated(hash: string): boolean {
  if (isScrypt(hash)) return true;
  const { memoryCost, timeCost } = parseOptions(hash);
  return memoryCost * timeCost < cost.memoryCost * cost.timeCost;
}
