import type { Db } from '../../../db/db.ts';
import { invalidateCatalogue } from '../../catalogue/catalogue-cache.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, Refused } from '../../refusal.ts';
import { shortHash } from './recorded-call.ts';

/** Differences between a database and the seeded one, row by row. The tables are read from the schema. */

/** A blob as base64 text. */
type Bytes = { base64: string };
type Value = string | number | null | Bytes;
type TableDifference = Schema<'TableDifference'>;
type Table = { name: string; columns: { name: string; type: string }[]; key: number[] };

/** Tables that are not compared. They belong to sessions or to this machine, and a replay makes its own. */
const leftOut: ReadonlySet<string> = new Set([
  'session',
  'refresh_token',
  'signing_key',
  'document_key',
  'audit_login',
  'audit_form',
  'idempotency_key',
  'identity_artifact',
  'clock',
  'catalogue_version',
  '__drizzle_migrations',
]);

/** Tables that differ in every run, because they contain random codes or messages with such codes. */
const drawn: ReadonlySet<string> = new Set(['outbox', 'verification_code', 'document']);
const isDrawn = (column: string): boolean => /hash|machine/i.test(column);

/** Lists the tables to compare. Full-text indexes are left out because they are derived from other tables. */
function listTables(db: Db): Table[] {
  const names = db.$client
    .prepare<[], { name: string }>(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and (name not like 'sqlite_%' or name = 'sqlite_sequence') order by name`,
    )
    .all();
  return names
    .filter(({ name }) => !leftOut.has(name))
    .map(({ name }) => {
      const columns = db.$client.pragma(`table_info("${name}")`) as { name: string; type: string; pk: number }[];
      const key = columns
        .flatMap((column, index) => (column.pk ? [{ index, pk: column.pk }] : []))
        .sort((a, b) => a.pk - b.pk)
        .map(({ index }) => index);
      return {
        name,
        columns: columns.map((column) => ({ name: column.name, type: column.type })),
        key: key.length ? key : name === 'sqlite_sequence' ? [0] : columns.map((_, index) => index),
      };
    });
}

const isBytes = (value: Value | undefined): value is Bytes => typeof value === 'object' && value !== null;
const written = (value: Value | Buffer): Value =>
  Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;
const read = (value: Value): Exclude<Value, Bytes> | Buffer =>
  isBytes(value) ? Buffer.from(value.base64, 'base64') : value;

const listRows = (db: Db, { name, columns }: Table): Value[][] =>
  (
    db.$client
      .prepare(
        `select ${columns.map((column) => `"${column.name}"`).join(', ')} from "${name}"${name === 'sqlite_sequence' ? ` where name not in (${[...leftOut].map((one) => `'${one}'`).join(', ')})` : ''}`,
      )
      .raw()
      .all() as (Value | Buffer)[][]
  ).map((row) => row.map(written));

const toKey = ({ key }: Table, row: Value[]): Value[] => key.map((index) => row[index] ?? null);

/** Lists the tables that differ from `base`: new and changed rows (`put`) and the keys of missing rows (`gone`). */
export function differencesFrom(base: Db, db: Db): TableDifference[] {
  return listTables(db).flatMap((table) => {
    const before = new Map(
      listRows(base, table).map((row) => [JSON.stringify(toKey(table, row)), JSON.stringify(row)]),
    );
    const put: Value[][] = [];
    for (const row of listRows(db, table)) {
      const key = JSON.stringify(toKey(table, row));
      if (before.get(key) !== JSON.stringify(row)) put.push(row);
      before.delete(key);
    }
    const gone = [...before.keys()].map((key) => JSON.parse(key) as Value[]);
    return put.length || gone.length
      ? [{ table: table.name, columns: table.columns.map(({ name }) => name), put, gone }]
      : [];
  });
}

const fits = (type: string, name: string, value: Value): boolean => {
  if (value === null) return true;
  if (/blob/i.test(type) || isBytes(value)) return /blob/i.test(type) && isBytes(value);
  if (/int/i.test(type)) return Number.isSafeInteger(value);
  if (/real/i.test(type)) return typeof value === 'number';
  if (type === '') return typeof value === 'string' || Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  if (!['setting', 'params', 'payload'].includes(name)) return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

/**
 * Applies the differences to `db`, which must equal their base. Throws 400 (DEV-000001) if the rows do not fit the
 * schema; `db` is then unusable. Triggers are dropped meanwhile, because the rows already contain their effects.
 */
export function applyDifferences(db: Db, differences: TableDifference[]): void {
  const { $client } = db;
  const known = new Map(listTables(db).map((table) => [table.name, table]));
  const triggers = $client
    .prepare<[], { name: string; sql: string }>(`select name, sql from sqlite_master where type = 'trigger'`)
    .all();
  $client.pragma('foreign_keys = OFF');
  for (const { name } of triggers) $client.exec(`drop trigger "${name}"`);
  // The sequence counters come last, because inserting rows changes them.
  const inOrder = [...differences].sort(
    (a, b) => Number(a.table === 'sqlite_sequence') - Number(b.table === 'sqlite_sequence'),
  );
  try {
    $client.transaction(() => {
      for (const { table: name, columns, put, gone } of inOrder) {
        const table = known.get(name);
        if (!table || columns.join() !== table.columns.map((column) => column.name).join())
          throw malformed(`start/tables: ${name} is another table here`);
        const where = table.key.map((index) => `"${table.columns[index]?.name}" is ?`).join(' and ');
        const remove = $client.prepare(`delete from "${name}" where ${where}`);
        const insert = $client.prepare(
          `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        );
        for (const key of gone) {
          if (key.length !== table.key.length) throw malformed(`start/tables: a key of ${name}`);
          remove.run(...key.map(read));
        }
        for (const row of put) {
          if (
            row.length !== columns.length ||
            !row.every((value, index) => fits(table.columns[index]?.type ?? '', columns[index] ?? '', value))
          )
            throw malformed(`start/tables: a row of ${name}`);
          remove.run(...toKey(table, row).map(read));
        }
        for (const row of put) insert.run(...row.map(read));
      }
    })();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw malformed('start/tables: rows that cannot be');
  }
  for (const { sql } of triggers) $client.exec(sql);
  invalidateCatalogue(db);
  // The full-text indexes are rebuilt here, because the rows were inserted without the triggers that update them.
  for (const name of $client
    .prepare<[], string>(`select name from pragma_table_list where schema = 'main' and type = 'virtual'`)
    .pluck()
    .all())
    $client.exec(`insert into "${name}" ("${name}") values ('rebuild')`);
  if (($client.pragma('foreign_key_check') as unknown[]).length)
    throw malformed('start/tables: rows that speak of what is not there');
  $client.pragma('foreign_keys = ON');
}

/** A short hash of each table. Random columns and tables are left out, so the same actions give the same hashes. */
export const tableHashes = (db: Db): Record<string, string> =>
  Object.fromEntries(
    listTables(db)
      .filter(({ name }) => !drawn.has(name) && name !== 'sqlite_sequence')
      .map((table) => {
        const columns = table.columns.flatMap(({ name }, index) => (isDrawn(name) ? [] : [index]));
        return [
          table.name,
          shortHash(
            listRows(db, table)
              .map((row) => JSON.stringify(columns.map((index) => row[index])))
              .sort()
              .join('\n'),
          ),
        ];
      }),
  );
