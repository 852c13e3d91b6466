import fs, { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { projectRoot } from './root.ts';

export type Db = BetterSQLite3Database & { $client: Sqlite.Database };

const configure = (client: Sqlite.Database): Db => {
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = NORMAL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  return drizzle({ client, casing: 'snake_case' });
};

export const inMemory = ':memory:';
const migrationsFolder = join(projectRoot, 'db/migrations');

let known: string[] | undefined;
/** The hashes of the migrations there are, in their order. */
export const knownMigrations = (): string[] =>
  (known ??= readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));

const migrationsRun = (client: Sqlite.Database): number =>
  client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
    ? client.prepare<[], number>('select count(*) from __drizzle_migrations').pluck().get()!
    : 0;

/**
 * Brings a database of this or an earlier version to the newest migration. Foreign keys are off meanwhile, because
 * SQLite drops the rows of a table that is made anew otherwise, and are checked afterwards; throws where one is
 * broken.
 */
export function migrateToNewest(db: Db, folder = migrationsFolder): void {
  const { $client } = db;
  if (folder === migrationsFolder && migrationsRun($client) === knownMigrations().length) return;
  $client.pragma('foreign_keys = OFF');
  try {
    migrate(db, { migrationsFolder: folder });
    const broken = $client.pragma('foreign_key_check') as { table: string }[];
    if (broken[0]) throw new Error(`the migration broke a foreign key of ${broken[0].table}`);
  } finally {
    $client.pragma('foreign_keys = ON');
  }
}

/**
 * Whether a database was brought about by other migrations than these: another version's, which this one cannot go on
 * from.
 */
export function isOfAnotherVersion(client: Sqlite.Database): boolean {
  if (!client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()) return false;
  return client
    .prepare<[], string>('select hash from __drizzle_migrations')
    .pluck()
    .all()
    .some((hash) => !knownMigrations().includes(hash));
}

/**
 * Everybody's records are in it, and the keys that sign. The log and the index beside a database file take its mode.
 */
const ownerOnly = { folder: 0o700, file: 0o600 };

/** Opens (and creates) the database file, or one in memory (':memory:'), and brings it to the newest migration. */
export function openDatabase(file: string): Db {
  if (file !== inMemory) {
    mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
    closeSync(openSync(file, 'a', ownerOnly.file));
  }
  const db = configure(new Sqlite(file));
  migrateToNewest(db);
  return db;
}

/**
 * Offsets 18 and 19 of a database tell how it keeps its journal: 2 beside its file, which one in memory does not have;
 * 1 within.
 */
const [journal, beside, within] = [[18, 19], 2, 1];

/** Its pages are in memory already: a large cache would hold them a second time, in each of a hundred copies. */
const copyCacheKibibytes = 1024;

/** A copy in memory of a serialized database, from a file or not: milliseconds, whatever was in it. */
export function cloneDatabase(template: Buffer): Db {
  const bytes = journal.some((offset) => template[offset] === beside) ? Buffer.from(template) : template;
  if (bytes !== template) for (const offset of journal) bytes[offset] = within;
  const db = configure(new Sqlite(bytes));
  db.$client.pragma(`cache_size = -${copyCacheKibibytes}`);
  return db;
}

/** Where the next content of a database file is written before it takes its place. */
const toNextFile = (file: string): string => `${file}.next`;

/** What a process that was killed while it replaced a database file left beside it. Before the file is opened. */
export const removeLeftovers = (file: string): void => rmSync(toNextFile(file), { force: true });

/**
 * Puts another content in the place of an open database file; returns it opened. Whenever the process ends, the file is
 * the old one or the new one, whole. The old one stays open for calls under way, without a name: whoever opened it
 * closes it.
 */
export function replaceDatabase(old: Db, file: string, bytes: Buffer): Db {
  const next = openSync(toNextFile(file), 'w', ownerOnly.file);
  writeFileSync(next, bytes);
  fsyncSync(next);
  closeSync(next);
  // The log belongs to the old content: left beside the new one, it would be played into it.
  const [folded] = old.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (folded?.busy) throw new Error(`${file} is being read by another program`);
  // There, a file that is open cannot be replaced.
  if (process.platform === 'win32') old.$client.close();
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  renameSync(toNextFile(file), file);
  return openDatabase(file);
}

/** A statement, or anything else, that is made once for each database, at its first use. */
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
 * What this transaction writes must outlive a power cut before anybody hears of it. By itself a commit outlives the
 * process (`synchronous = NORMAL`); the log is then flushed to the disk too, as `FULL` does for every transaction,
 * wanted or not.
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

/** Runs the work, rolls back all it has written, and returns its result: a preview of what it would change. */
export function rolledBack<Result>(db: Db, work: () => Result): Result {
  db.$client.exec('savepoint preview');
  try {
    return work();
  } finally {
    db.$client.exec('rollback to preview; release preview');
  }
}

/**
 * One immediate transaction: what it reads stays true until it has written. Everything or nothing. Within another one
 * it is a part of that, undone alone.
 */
export function inTransaction<Result>(db: Db, work: () => Result): Result {
  const outermost = !db.$client.inTransaction;
  if (outermost) durable.delete(db);
  const answer = getTransaction(db).immediate(work) as Result;
  if (outermost && durable.delete(db)) flushLog(db);
  return answer;
}
