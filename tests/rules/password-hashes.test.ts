import { scryptSync } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHash, isOutdated, passwordMatches } from '../../server/features/account/account-password.ts';
import { seedPassword, seedPasswordHash, seedSalt } from '../../seed/password.ts';

const password = 'Manama-2027';
const salt = 'sixteen bytes of';
const toScrypt = (p: number): string => scryptSync(password, salt, 32, { N: 16_384, r: 8, p }).toString('base64url');
const encodedSalt = Buffer.from(salt).toString('base64url');

const toArgon2 = (memoryCost: number, timeCost: number): string => hashSync(password, { memoryCost, timeCost });

describe('a new hash', () => {
  it('is Argon2id with the figures of OWASP, salted, and matches its password alone', async () => {
    const [hash, another] = await Promise.all([createPasswordHash(password), createPasswordHash(password)]);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(another).not.toBe(hash);
    expect([await passwordMatches(password, hash), await passwordMatches('Manama-2028', hash)]).toEqual([true, false]);
    expect(isOutdated(hash)).toBe(false);
  });

  it('does not depend on the way in which a letter is composed', async () => {
    const hash = await createPasswordHash('Caf\u00e9-2027');
    expect(await passwordMatches('Cafe\u0301-2027', hash)).toBe(true);
  });

  it('of the seed is like it, with a fixed salt', async () => {
    expect(seedPasswordHash).toBe(
      hashSync(seedPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: seedSalt }),
    );
    expect(await passwordMatches(seedPassword, seedPasswordHash)).toBe(true);
    expect(isOutdated(seedPasswordHash)).toBe(false);
  });
});

describe('a hash of an earlier version', () => {
  it.each([
    ['with five rounds', `scrypt$16384$5$${encodedSalt}$${toScrypt(5)}`],
    ['with one round', `scrypt$16384$${encodedSalt}$${toScrypt(1)}`],
    ['of cheaper Argon2id', toArgon2(9216, 2)],
  ])('%s matches its password alone, and is outdated', async (_, hash) => {
    expect([await passwordMatches(password, hash), await passwordMatches('Manama-2028', hash)]).toEqual([true, false]);
    expect(isOutdated(hash)).toBe(true);
  });

  it('without a key matches nothing', async () => {
    expect(await passwordMatches(password, `scrypt$16384$5$${encodedSalt}$`)).toBe(false);
  });
});

it.each([
  [47_104, 1],
  [65_536, 3],
])('a hash with %i KiB and %i rounds is not replaced by a cheaper one', (memoryCost, timeCost) => {
  expect(isOutdated(toArgon2(memoryCost, timeCost))).toBe(false);
});
