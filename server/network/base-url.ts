import type { Db } from '../../db/db.ts';

/**
 * The public URL of a university, including its sandbox path, for texts read elsewhere such as a QR code on paper.
 * Each authenticated request updates it.
 */
const baseUrls = new WeakMap<Db, string>();

export const rememberBaseUrl = (db: Db, address: string): void => {
  baseUrls.set(db, address);
};

/** The base URL without a trailing slash; '' if unknown. */
export const baseUrlOf = (db: Db): string => baseUrls.get(db) ?? '';
