import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { projectRoot } from './root.ts';

export type Db = BetterSQLite3Database & { $client: Sqlite.Database };

const configure = (client: Sqlite.Database): Db => {
  client.pragma('journal_mode = WAL');
  client.pragma('synchronous = NORMAL');
  client.pragma('foreign_keys = ON');
  client.pragma('busy_timeout = 5000');
  return drizzle({ client, casing: 'snake_case' });
};

/** Opens (and creates) the database file, or one in memory (':memory:'), and brings it to the newest migration. */
export function openDatabase(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = configure(new Sqlite(file));
  migrate(db, { migrationsFolder: join(projectRoot, 'db/migrations') });
  return db;
}

/** A copy in memory of a serialized database: milliseconds, whatever was in it. A file's image says that it has a write-ahead log beside it, which memory has not. */
export function cloneDatabase(template: Buffer): Db {
  const bytes = Buffer.from(template);
  bytes[18] = bytes[19] = 1;
  return configure(new Sqlite(bytes));
}

/** A statement that is prepared once for each database, at its first use. */
export function statement<Statement extends object>(build: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (db) => {
    let found = prepared.get(db);
    if (!found) prepared.set(db, (found = build(db)));
    return found;
  };
}

/** One immediate transaction: what it reads stays true until it has written. Everything or nothing. */
export const inTransaction = <Answer>(db: Db, work: () => Answer): Answer => db.$client.transaction(work).immediate();
