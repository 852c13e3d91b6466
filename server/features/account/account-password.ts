import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1 };
const length = 32;

const encode = (salt: Buffer, key: Buffer): string => `scrypt$${cost.N}$${salt.toString('base64url')}$${key.toString('base64url')}`;

/** A salted scrypt hash, as text. Blocks for some 40 ms: for seeds and password changes only. */
export const hashPassword = (password: string, salt: Buffer = randomBytes(16)): string =>
  encode(salt, scryptSync(password.normalize('NFC'), salt, length, cost));

/** Whether the password made this hash; takes the same time whether it did or not. */
export const passwordMatches = (password: string, hash: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const [, n, salt = '', key = ''] = hash.split('$');
    const expected = Buffer.from(key, 'base64url');
    scrypt(password.normalize('NFC'), Buffer.from(salt, 'base64url'), length, { ...cost, N: Number(n) }, (error, actual) =>
      error ? reject(error) : resolve(actual.length === expected.length && timingSafeEqual(actual, expected)),
    );
  });

/** The same as hashPassword, without holding up anybody else. */
export const passwordHashOf = (password: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const salt = randomBytes(16);
    scrypt(password.normalize('NFC'), salt, length, cost, (error, key) => (error ? reject(error) : resolve(encode(salt, key))));
  });
