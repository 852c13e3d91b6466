import type { Db } from '../db/db.ts';
import { seedSalt } from './password.ts';

/** How a seeded database is known again, whatever has become of its rows. */

type Client = Db['$client'];

/** In the header of the database, where SQLite keeps a program's own mark: "SEED". */
const mark = 0x53_45_45_44;

export const markSeeded = (client: Client): void => void client.pragma(`application_id = ${mark}`);

/**
 * Whether accounts are in it whose password everybody knows: it bears the mark, or is older than the mark and has
 * personas, or passwords of the seed.
 */
export const isSeeded = (client: Client): boolean =>
  client.pragma('application_id', { simple: true }) === mark ||
  client
    .prepare(`select 1 from persona union all select 1 from account where password_hash like '%$' || ? || '$%' limit 1`)
    .get(seedSalt.toString('base64url')) !== undefined;
