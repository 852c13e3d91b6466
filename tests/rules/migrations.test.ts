import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as drizzleKitApi from 'drizzle-kit/api';
import { afterAll, describe, expect, it } from 'vitest';
import { inMemory, openDatabase, type Db } from '../../db/db.ts';
import { knownMigrations, migrateToNewest } from '../../db/migrate.ts';
import { projectRoot } from '../../db/root.ts';
import { attachedObjects, listAttachedObjects, rewriteMigration } from '../../db/triggers.ts';
import { addedMigration } from '../../server/tools/generate/migration.ts';
import { seedDatabase } from '../../seed/seed.ts';

const folder = join(projectRoot, 'db/migrations');
const wanted = attachedObjects(readFileSync(join(projectRoot, 'db/triggers.sql'), 'utf8'));
const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type Snapshot = Record<string, unknown>;
/** Typed by hand, because the package's own types need another package that is not among its dependencies. */
const drizzleKit = drizzleKitApi as unknown as {
  generateSQLiteDrizzleJson: (modules: object, previous: undefined, casing: 'snake_case') => Promise<Snapshot>;
  generateSQLiteMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>;
};

/** The tables of db/schema as drizzle-kit describes them. */
async function schemaNow(): Promise<Snapshot> {
  const files = readdirSync(join(projectRoot, 'db/schema')).map((name) => join(projectRoot, 'db/schema', name));
  const modules = (await Promise.all(files.map((file) => import(file)))) as Record<string, unknown>[];
  return drizzleKit.generateSQLiteDrizzleJson(Object.assign({}, ...modules) as object, undefined, 'snake_case');
}

/** The number of rows in each table of the product. */
function countRows({ $client }: Db): Record<string, number> {
  const names =
    "select name from sqlite_master where type = 'table' and name not like '%drizzle%' and name not like 'sqlite%'";
  const tables = $client.prepare<[], string>(names).pluck().all();
  const count = (table: string): number =>
    $client.prepare<[], number>(`select count(*) from "${table}"`).pluck().get()!;
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}

const temporary: string[] = [];
afterAll(() => temporary.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A folder with the existing migrations and one more, which recreates the student table. */
function folderWithRebuild(): string {
  const copy = mkdtempSync(join(tmpdir(), 'sis-migrations-'));
  temporary.push(copy);
  cpSync(folder, copy, { recursive: true });
  const db = openDatabase(inMemory);
  const table = db.$client.prepare<[], string>("select sql from sqlite_master where name = 'student'").pluck().get()!;
  const rebuild = [
    table.replace('CREATE TABLE `student`', 'CREATE TABLE `__new_student`'),
    'INSERT INTO `__new_student` SELECT * FROM `student`;',
    'DROP TABLE `student`;',
    'ALTER TABLE `__new_student` RENAME TO `student`;',
  ].join('\n--> statement-breakpoint\n');
  const journal = json(join(copy, 'meta/_journal.json')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1)!;
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_rebuild' };
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(copy, '9999_rebuild.sql'), rewriteMigration(rebuild, listAttachedObjects(db.$client), wanted));
  db.$client.close();
  return copy;
}

describe('migrations', () => {
  it('begin with the baseline, which no database has seen otherwise', () => {
    expect(knownMigrations()[0]).toBe('22710cec5df6543bc72d70fddb909489ea40538ffccddfe8310eca84f646234f');
  });

  it('make the tables of db/schema: `npm run generate` has nothing to add', async () => {
    const last = readdirSync(join(folder, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1)!;
    const before = json(join(folder, 'meta', last)) as Snapshot;
    expect(await drizzleKit.generateSQLiteMigration(before, await schemaNow())).toEqual([]);
  });

  it('are added only: a new trigger makes one more, with its snapshot and its entry in the journal', async () => {
    const trigger = 'CREATE TRIGGER added AFTER INSERT ON student BEGIN SELECT 1; END;';
    const present = readFileSync(join(projectRoot, 'db/triggers.sql'), 'utf8');
    const triggers = `${present}\n--> statement-breakpoint\n${trigger}\n`;
    const before = json(join(folder, 'meta/_journal.json')) as { entries: { idx: number; tag: string }[] };
    const last = before.entries.at(-1)!;
    const number = String(last.idx + 1).padStart(4, '0');
    const [sql, snapshot, journal, ...others] = await addedMigration('newcomer', triggers, 1);
    expect(others).toEqual([]);
    expect(sql).toEqual({ file: `db/migrations/${number}_newcomer.sql`, content: `${trigger}\n` });
    const previous = json(join(folder, 'meta', `${String(last.idx).padStart(4, '0')}_snapshot.json`)) as Snapshot;
    expect(snapshot!.file).toBe(`db/migrations/meta/${number}_snapshot.json`);
    const made = JSON.parse(snapshot!.content) as Snapshot;
    expect(made).toEqual({ ...previous, id: made.id, prevId: previous.id });
    expect(made.id).not.toBe(previous.id);
    expect(journal!.file).toBe('db/migrations/meta/_journal.json');
    expect(JSON.parse(journal!.content)).toEqual({
      ...before,
      entries: [...before.entries, { ...last, idx: last.idx + 1, tag: `${number}_newcomer`, when: 1 }],
    });
    expect(await addedMigration()).toEqual([]);
    await expect(addedMigration('../elsewhere')).rejects.toThrow('name of a migration may contain');
  });

  it('make the triggers and views of db/triggers.sql', () => {
    const db = openDatabase(inMemory);
    expect(listAttachedObjects(db.$client).sort(byName)).toEqual([...wanted].sort(byName));
    db.$client.close();
  });

  it('replace a trigger that changed, drop one that is gone and add a new one', () => {
    const [first, second] = wanted;
    const changed = { ...first!, sql: `${first!.sql} ` };
    const added = {
      kind: 'TRIGGER' as const,
      name: 'added',
      sql: 'CREATE TRIGGER added AFTER INSERT ON student BEGIN SELECT 1; END',
    };
    const sql = rewriteMigration('', [first!, second!], [changed, added])
      .split('--> statement-breakpoint')
      .map((part) => part.trim());
    expect(sql).toEqual([
      `DROP TRIGGER IF EXISTS ${first!.name};`,
      `DROP TRIGGER IF EXISTS ${second!.name};`,
      `${changed.sql};`.trim(),
      `${added.sql};`,
    ]);
    expect(rewriteMigration('', wanted, wanted)).toBe('');
  });

  it('make a table anew that others refer to, and lose no row and no trigger', () => {
    const db = openDatabase(inMemory);
    seedDatabase(db, { students: 20 });
    const rows = countRows(db);
    expect(rows['student']).toBeGreaterThan(100);
    migrateToNewest(db, folderWithRebuild());
    expect(countRows(db)).toEqual(rows);
    expect(listAttachedObjects(db.$client).sort(byName)).toEqual([...wanted].sort(byName));
    expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(() => db.$client.exec('DELETE FROM student')).toThrow('FOREIGN KEY');
    db.$client.close();
  });
});
