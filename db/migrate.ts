import { chmodSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { projectRoot } from './root.ts';

const migrationsFolder = join(projectRoot, 'db/migrations');

let known: MigrationMeta[] | undefined;
const readMigrations = (folder: string): MigrationMeta[] =>
  folder === migrationsFolder
    ? (known ??= readMigrationFiles({ migrationsFolder }))
    : readMigrationFiles({ migrationsFolder: folder });

/** The hashes of the known migrations, in the order in which they run. */
export const knownMigrations = (): string[] => readMigrations(migrationsFolder).map(({ hash }) => hash);

/** The hashes of the migrations that have run on a database, in order; empty for a new one. */
const migrationsRun = (client: Sqlite.Database): string[] =>
  client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
    ? client.prepare<[], string>('select hash from __drizzle_migrations order by created_at, rowid').pluck().all()
    : [];

/** True if there is a table, apart from that of the migrations, which is created before the first of them runs. */
const hasTables = (client: Sqlite.Database): boolean =>
  client
    .prepare("select 1 from sqlite_master where name <> '__drizzle_migrations' and name not like 'sqlite_%'")
    .get() !== undefined;

/**
 * The version of a database file relative to this server. `new`: it is empty. `older`: it can be migrated. `newer`: a
 * later version of the server has migrated it. `foreign`: other migrations than those of this server have run.
 * `unknown`: it has tables, but no migration has run. The server does not start with the last three.
 */
export type DatabaseVersion = 'new' | 'older' | 'current' | 'newer' | 'foreign' | 'unknown';

export function versionOf(client: Sqlite.Database): DatabaseVersion {
  const run = migrationsRun(client);
  const all = knownMigrations();
  if (run.length === 0) return hasTables(client) ? 'unknown' : 'new';
  if (run.some((hash, index) => index < all.length && hash !== all[index])) return 'foreign';
  return run.length > all.length ? 'newer' : run.length < all.length ? 'older' : 'current';
}

/**
 * Brings a database to the newest migration in one transaction. Foreign keys are off meanwhile, because SQLite would
 * otherwise drop the rows of a recreated table; they are checked before the commit. Throws, and changes nothing, if a
 * migration fails or breaks a foreign key.
 */
export function migrateToNewest({ $client }: { $client: Sqlite.Database }, folder = migrationsFolder): void {
  const pending = readMigrations(folder).slice(migrationsRun($client).length);
  if (pending.length === 0) return;
  $client.pragma('foreign_keys = OFF');
  try {
    $client
      .transaction(() => {
        $client.exec(
          'create table if not exists __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)',
        );
        const record = $client.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)');
        for (const { sql, hash, folderMillis } of pending) {
          for (const statement of sql) $client.exec(statement);
          record.run(hash, folderMillis);
        }
        const [broken] = $client.pragma('foreign_key_check') as { table: string }[];
        if (broken) throw new Error(`the migration breaks a foreign key of the table ${broken.table}`);
      })
      .immediate();
  } finally {
    $client.pragma('foreign_keys = ON');
  }
}

/**
 * The path of the copy that is made before an older database is migrated. It ends with the first characters of the hash
 * of the first migration still to run.
 */
const copyOf = (file: string, hashes: readonly string[]): string => `${file}.before-${hashes[0]!.slice(0, 8)}`;

/**
 * Copies a database file that needs a migration beside itself; only its owner can read the copy. An incomplete earlier
 * copy is replaced.
 */
export function copyBeforeMigration(file: string, client: Sqlite.Database): void {
  const run = migrationsRun(client);
  const pending = knownMigrations().slice(run.length);
  if (run.length === 0 || pending.length === 0) return;
  const copy = copyOf(file, pending);
  const unfinished = `${copy}.next`;
  rmSync(unfinished, { force: true });
  client.prepare('vacuum into ?').run(unfinished);
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, copy);
}
