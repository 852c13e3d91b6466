import type { Db } from '../db/db.ts';
import { seedSalt } from './password.ts';

/** Marks a database as seeded, so that it can be recognised even after all its rows have changed. */

type Client = Db['$client'];

/** The mark "SEED" in the database header, as SQLite's application_id. */
const mark = 0x53_45_45_44;

export const markSeeded = (client: Client): void => void client.pragma(`application_id = ${mark}`);

/**
 * True if the database has accounts with the public seed password. It has the mark, or is older than the mark and has
 * personas or seed passwords.
 */
export const isSeeded = (client: Client): boolean =>
  client.pragma('application_id', { simple: true }) === mark ||
  client
    .prepare(`select 1 from persona union all select 1 from account where password_hash like '%$' || ? || '$%' limit 1`)
    .get(seedSalt.toString('base64url')) !== undefined;
