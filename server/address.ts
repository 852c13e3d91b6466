import type { Db } from '../db/db.ts';

/**
 * Where the people of a university find it, sandbox included, for what is read elsewhere: a QR code on paper. Told by
 * every call of somebody who is known.
 */
const addresses = new WeakMap<Db, string>();

export const servedAt = (db: Db, address: string): void => {
  addresses.set(db, address);
};

/** Without an end of its own: paths begin with a slash. */
export const addressOf = (db: Db): string => addresses.get(db) ?? '';
