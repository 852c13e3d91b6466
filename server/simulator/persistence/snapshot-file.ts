import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { cloneDatabase, type Db } from '../../../db/db.ts';
import { knownMigrations, migrateToNewest } from '../../../db/migrate.ts';
import { seedPasswordHash } from '../../../seed/password.ts';
import { bringUpToDate, updateReferenceTables } from '../../../seed/reference-data.ts';
import { toInstant, toIso } from '../../clock/clock.ts';
import { ensureSigningKey } from '../../features/account/account-tokens.ts';
import { calendarReaches } from '../../features/agenda/agenda-queries.ts';
import { productVersion } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, refuse, Refused } from '../../refusal.ts';
import { Faults } from '../faults/faults.ts';
import { hashCodesAgain } from '../outbox/sent-codes.ts';
import { getBytes, type Base, type State } from '../snapshots.ts';
import { createPageDelta } from './page-delta.ts';

/**
 * A snapshot as a file for another person: the whole database without secrets of this server. Sessions, tokens and keys
 * are removed, and every account gets the seed's password. Messages and their codes stay, and the codes are valid on
 * the other server.
 */

type SnapshotFile = Schema<'SnapshotFile'>;

/** The version of the file format. */
const format = 1;
/** The largest base64 text that `openSnapshotFile` accepts, so that every saved file can be opened. */
const largestText = 30 * 1024 * 1024;
/** The largest database in bytes that a file may contain; a larger one takes too much memory. */
const largestDatabase = 64 * 1024 * 1024;

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** Deletes secrets. Deleted rows remain in free pages, so the database is vacuumed. */
function leaveSecrets({ $client }: Db): void {
  $client.pragma('foreign_keys = OFF');
  for (const table of [
    'refresh_token',
    'session',
    'signing_key',
    'identity_artifact',
    'idempotency_key',
    'outgoing_message',
    'webhook_delivery',
    'webhook_event',
    'webhook_subscription',
    'former_password',
  ])
    $client.exec(`delete from ${table}`);
  $client.exec(`update document_key set private_jwk = ''`);
  $client.prepare('update account set password_hash = ?').run(seedPasswordHash);
  $client.exec('vacuum');
}

export async function createSnapshotFile(name: string, state: State): Promise<SnapshotFile> {
  const db = cloneDatabase(await getBytes(state));
  try {
    bringUpToDate(db);
    leaveSecrets(db);
    const database = (await compress(db.$client.serialize())).toString('base64');
    if (database.length > largestText) throw new Refused(refuse('DEV-000003'));
    return {
      format,
      product: productVersion,
      migrations: knownMigrations(),
      name,
      takenAt: toIso(state.takenAt),
      mode: state.mode,
      now: toIso(state.now),
      faults: state.faults,
      database,
    };
  } finally {
    db.$client.close();
  }
}

const other = (details: string): Refused => new Refused(refuse('simulator.otherSnapshot', { details }));

const describeTables = ({ $client }: Db): string =>
  JSON.stringify(
    $client
      .prepare<[], string>(
        `select type || ' ' || name || ' ' || coalesce(sql, '') from sqlite_master where name not like 'sqlite_%' order by type, name`,
      )
      .pluck()
      .all(),
  );

/**
 * Converts a snapshot file to a state. `own` is a database of this server; the file must have the same tables. Throws
 * if the file is invalid or of another version.
 */
export async function stateOfFile(file: SnapshotFile, own: Db, base: Base | undefined): Promise<State> {
  if (file.format !== format) throw other(`format ${file.format}, not ${format}`);
  if (!file.migrations.length || !file.migrations.every((one, index) => one === knownMigrations()[index]))
    throw other(`version ${file.product}, not ${productVersion}`);
  const [now, takenAt] = [toInstant(file.now), toInstant(file.takenAt)];
  if (now === undefined || takenAt === undefined) throw malformed('body/now, body/takenAt: no such instant');
  const faults = new Faults();
  file.faults.forEach((fault) => faults.add(fault));
  const image = await expand(Buffer.from(file.database, 'base64'), { maxOutputLength: largestDatabase }).catch(
    () => undefined,
  );
  if (!image?.subarray(0, 16).equals(Buffer.from('SQLite format 3\0'))) throw malformed('body/database: no database');
  const db = openImage(image);
  try {
    migrateToNewest(db);
    if (describeTables(db) !== describeTables(own)) throw other('other tables');
    if (
      db.$client.pragma('quick_check', { simple: true }) !== 'ok' ||
      (db.$client.pragma('foreign_key_check') as unknown[]).length
    )
      throw malformed('body/database: not whole');
    updateReferenceTables(db);
    await ensureSigningKey(db);
    hashCodesAgain(db);
    if (file.mode !== 'live' && !calendarReaches(db, now)) throw malformed('body/now: beyond the academic calendar');
    db.$client.prepare('update clock set mode = ?, instant = ?').run(file.mode, now);
    const bytes = db.$client.serialize();
    return {
      bytes: await compress(base ? createPageDelta(base.bytes, bytes) : bytes, { level: 1 }),
      base,
      mode: file.mode,
      now,
      takenAt,
      faults: file.faults,
    };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw malformed('body/database: not whole');
  } finally {
    db.$client.close();
  }
}

function openImage(image: Buffer): Db {
  try {
    return cloneDatabase(image);
  } catch {
    throw malformed('body/database: no database');
  }
}
