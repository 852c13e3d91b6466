import type Sqlite from 'better-sqlite3';

/** A trigger or a view. When a table is dropped, SQLite drops its triggers, but keeps the views that read it. */
export type AttachedObject = { kind: 'TRIGGER' | 'VIEW'; name: string; sql: string };

const breakpoint = '--> statement-breakpoint';

const withoutComments = (sql: string): string =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .trim()
    .replace(/;$/, '');

const parse = (sql: string): AttachedObject[] => {
  const [, kind, name] = /^CREATE (TRIGGER|VIEW) (\w+)/.exec(sql) ?? [];
  return kind && name ? [{ kind: kind as AttachedObject['kind'], name, sql }] : [];
};

/** Parses the triggers and views of a file like db/triggers.sql, in order, and skips other statements. */
export const attachedObjects = (file: string): AttachedObject[] =>
  file.split(breakpoint).flatMap((part) => parse(withoutComments(part)));

/** The triggers and views of a database. */
export const listAttachedObjects = (client: Sqlite.Database): AttachedObject[] =>
  client
    .prepare<[], string>(`select sql from sqlite_master where type in ('trigger', 'view') order by rowid`)
    .pluck()
    .all()
    .flatMap((sql) => parse(withoutComments(sql)));

const drop = ({ kind, name }: AttachedObject): string => `DROP ${kind} IF EXISTS ${name};`;
const create = ({ sql }: AttachedObject): string => `${sql};`;

/**
 * Builds a migration from a change of tables ('' for none) that leaves exactly the wanted triggers and views. If the
 * change recreates a table, all of them are dropped first and created again, because SQLite cannot rename a table that
 * a trigger or view refers to. Otherwise only the triggers and views that differ are dropped and created.
 */
export function rewriteMigration(
  schemaChange: string,
  present: readonly AttachedObject[],
  wanted: readonly AttachedObject[],
): string {
  const rebuilds = /DROP TABLE/i.test(schemaChange);
  const differs = (one: AttachedObject, others: readonly AttachedObject[]): boolean =>
    rebuilds || !others.some(({ name, sql }) => name === one.name && sql === one.sql);
  const dropped = present.filter((one) => differs(one, wanted));
  const created = wanted.filter((one) => differs(one, present));
  const parts = [...dropped.map(drop), ...(schemaChange ? [schemaChange.trim()] : []), ...created.map(create)];
  return dropped.length || created.length ? `${parts.join(`\n${breakpoint}\n`)}\n` : schemaChange;
}
