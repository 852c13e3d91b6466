import fs, { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { copyBeforeMigration, migrateToNewest } from './migrate.ts';

export type Db = BetterSQLite3Database & { $client: Sqlite.Database };

const configure = (client: Sqlite.Database): Db => {
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = NORMAL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  return drizzle({ client, casing: 'snake_case' });
};

export const inMemory = ':memory:';

/**
 * File modes for the owner alone, because the database holds personal records and signing keys. SQLite gives the -wal
 * and -shm files the same mode.
 */
const ownerOnly = { folder: 0o700, file: 0o600 };

/**
 * Opens (and creates) the database file, or one in memory (':memory:'), and brings it to the newest migration. A file
 * of an earlier version is copied beside itself first.
 */
export function openDatabase(file: string): Db {
  if (file !== inMemory) {
    mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
    closeSync(openSync(file, 'a', ownerOnly.file));
  }
  const db = configure(new Sqlite(file));
  if (file !== inMemory) copyBeforeMigration(file, db.$client);
  migrateToNewest(db);
  return db;
}

/**
 * Offsets 18 and 19 of the database header name the journal mode: 2 (`beside`) is a WAL file, 1 (`within`) is a
 * rollback journal. A database in memory cannot have a WAL file, so a clone gets 1.
 */
const [journal, beside, within] = [[18, 19], 2, 1];

/**
 * The size of the page cache of a database in memory, in KiB. Its pages are in memory already, so a large cache would
 * hold them twice in each sandbox (a separate copy of the university for training).
 */
const copyCacheKibibytes = 1024;

/**
 * Creates a database in memory from the bytes of a database file or of another database in memory. `template` stays
 * unchanged.
 */
export function cloneDatabase(template: Buffer): Db {
  const bytes = journal.some((offset) => template[offset] === beside) ? Buffer.from(template) : template;
  if (bytes !== template) for (const offset of journal) bytes[offset] = within;
  const db = configure(new Sqlite(bytes));
  db.$client.pragma(`cache_size = -${copyCacheKibibytes}`);
  return db;
}

/** The path under which the next content of a database file is written before it replaces the file. */
const toNextFile = (file: string): string => `${file}.next`;

/**
 * Deletes the file left by a process that was killed while it replaced the database. Call it before the database file
 * is opened.
 */
export const removeLeftovers = (file: string): void => rmSync(toNextFile(file), { force: true });

/**
 * Replaces the content of an open database file and returns the new database, opened. If the process dies midway, the
 * file holds either the old or the new content, complete. The old database stays open for running requests until
 * the caller closes it; only on Windows it is closed here.
 */
export function replaceDatabase(old: Db, file: string, bytes: Buffer): Db {
  const next = openSync(toNextFile(file), 'w', ownerOnly.file);
  writeFileSync(next, bytes);
  fsyncSync(next);
  closeSync(next);
  // The -wal file belongs to the old content. If it were left, SQLite would apply it to the new file.
  const [folded] = old.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (folded?.busy) throw new Error(`another program is reading ${file}`);
  // Windows cannot replace a file that is open.
  if (process.platform === 'win32') old.$client.close();
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  renameSync(toNextFile(file), file);
  return openDatabase(file);
}

/** Returns a getter that builds a value, such as a prepared statement, once for each database at its first use. */
export function preparedPerDb<Prepared extends object>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const prepared = new WeakMap<Db, Prepared>();
  return (db) => {
    let found = prepared.get(db);
    if (!found) prepared.set(db, (found = build(db)));
    return found;
  };
}

const durable = new WeakSet<Db>();

/**
 * Marks the current transaction as one that must survive a power failure before its response is sent. A plain commit
 * survives only a crash of the process (`synchronous = NORMAL`). After a marked transaction the -wal file is flushed to
 * disk, which `synchronous = FULL` would do for every transaction.
 */
export const requireDurableCommit = (db: Db): void => void durable.add(db);

function flushLog(db: Db): void {
  if (db.$client.memory) return;
  const log = openSync(`${db.$client.name}-wal`, 'r+');
  try {
    fs.fsyncSync(log);
  } finally {
    closeSync(log);
  }
}

const getTransaction = preparedPerDb((db) => db.$client.transaction((work: () => unknown) => work()));

/** Runs the work, rolls back all its writes, and returns its result: a preview of the changes. */
export function rolledBack<Result>(db: Db, work: () => Result): Result {
  db.$client.exec('savepoint preview');
  try {
    return work();
  } finally {
    db.$client.exec('rollback to preview; release preview');
  }
}

/**
 * Runs the work in one immediate transaction, so no other connection writes between its reads and its writes. If the
 * work throws, all its writes are rolled back. A nested call is a savepoint: only its own writes are rolled back then.
 */
export function inTransaction<Result>(db: Db, work: () => Result): Result {
  const outermost = !db.$client.inTransaction;
  if (outermost) durable.delete(db);
  const answer = getTransaction(db).immediate(work) as Result;
  if (outermost && durable.delete(db)) flushLog(db);
  return answer;
}
