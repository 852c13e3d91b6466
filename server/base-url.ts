import type { Db } from '../db/db.ts';

/**
 * Where the people of a university find it, sandbox included, for what is read elsewhere: a QR code on paper. Told by
 * every call of somebody who is known.
 */
const baseUrls = new WeakMap<Db, string>();

export const rememberBaseUrl = (db: Db, address: string): void => {
  baseUrls.set(db, address);
};

/** Without an end of its own: paths begin with a slash. */
export const baseUrlOf = (db: Db): string => baseUrls.get(db) ?? '';
