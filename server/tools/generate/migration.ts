import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inMemory, openDatabase } from '../../../db/db.ts';
import { projectRoot } from '../../../db/root.ts';
import { attachedObjects, listAttachedObjects, rewriteMigration, type AttachedObject } from '../../../db/triggers.ts';
import type { GeneratedFile } from './generated-file.ts';
import { requirePackage } from './require-package.ts';

/** The tables of a schema as drizzle-kit keeps them beside each migration. */
type Snapshot = { id: string; tables: unknown; views: unknown } & Record<string, unknown>;
type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/**
 * The type is written by hand, because the package's own types need another package that is not among its dependencies.
 */
const drizzleKit = requirePackage('drizzle-kit/api') as {
  generateSQLiteDrizzleJson: (modules: object, previous: string, casing: 'snake_case') => Promise<Snapshot>;
  generateSQLiteMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>;
};

const folder = 'db/migrations';
const textOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const jsonOf = (file: string): unknown => JSON.parse(textOf(file));
const snapshotFile = (idx: number): string => `${folder}/meta/${numbered(idx)}_snapshot.json`;
const numbered = (idx: number): string => String(idx).padStart(4, '0');

/** All exports of the files in db/schema. */
async function schemaModules(): Promise<object> {
  const files = readdirSync(join(projectRoot, 'db/schema')).map((name) => join(projectRoot, 'db/schema', name));
  return Object.assign({}, ...((await Promise.all(files.map((file) => import(file)))) as object[])) as object;
}

/** Triggers and views of a database to which all migrations have been applied. */
function presentObjects(): AttachedObject[] {
  const { $client } = openDatabase(inMemory);
  try {
    return listAttachedObjects($client);
  } finally {
    $client.close();
  }
}

/**
 * SQL that migrates the tables of one snapshot to another; '' if they are equal. May ask on the terminal if a table or
 * column was renamed.
 */
async function tableChange(before: Snapshot, after: Snapshot): Promise<string> {
  const same = (['tables', 'views'] as const).every((part) => isDeepStrictEqual(before[part], after[part]));
  return same ? '' : (await drizzleKit.generateSQLiteMigration(before, after)).join('--> statement-breakpoint\n');
}

/**
 * The missing migration if db/schema or `triggers` differs from the existing migrations: its SQL, its snapshot and the
 * journal. Empty if nothing differs. Existing migrations never change, because databases have run them. `when` is in
 * epoch milliseconds.
 */
export async function addedMigration(
  name = 'change',
  triggers = textOf('db/triggers.sql'),
  when = Date.now(),
): Promise<GeneratedFile[]> {
  if (!/^[\w-]+$/.test(name))
    throw new Error(`The name of a migration may contain only letters, digits, - and _, not ${name}`);
  const journal = jsonOf(`${folder}/meta/_journal.json`) as Journal;
  const last = journal.entries.at(-1)!;
  const before = jsonOf(snapshotFile(last.idx)) as Snapshot;
  const made = await drizzleKit.generateSQLiteDrizzleJson(await schemaModules(), before.id, 'snake_case');
  // The snapshot is converted to JSON and back, because a snapshot file has no undefined values.
  const after = JSON.parse(JSON.stringify(made)) as Snapshot;
  const sql = rewriteMigration(await tableChange(before, after), presentObjects(), attachedObjects(triggers));
  if (!sql) return [];
  const idx = last.idx + 1;
  const tag = `${numbered(idx)}_${name}`;
  const { version, dialect, id, prevId, ...parts } = after;
  const _meta = { schemas: {}, tables: {}, columns: {} };
  const entries = [...journal.entries, { ...last, idx, when, tag }];
  return [
    { file: `${folder}/${tag}.sql`, content: sql },
    { file: snapshotFile(idx), content: JSON.stringify({ version, dialect, id, prevId, ...parts, _meta }, null, 2) },
    { file: `${folder}/meta/_journal.json`, content: JSON.stringify({ ...journal, entries }, null, 2) },
  ];
}
