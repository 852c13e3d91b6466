import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { QueryOf, Schema } from '../../http/operations.ts';
import { notFound } from '../../refusal.ts';
import { recordTables, withheldColumns, type RecordTable, type TableShape } from './record-tables.ts';

/** The raw rows of the university, read only, for one student at a time. */

const pageSize = 50;
/** The most characters of one cell. */
const longest = 2_000;

function listShapes(db: Db): TableShape[] {
  const { $client } = db;
  const names = $client
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual%' order by name`,
    )
    .pluck()
    .all();
  return names.map((name) => ({
    name,
    columns: $client.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(name),
    references: $client
      .prepare<[string], { column: string; table: string; to: string | null }>(
        'select "from" "column", "table", "to" from pragma_foreign_key_list(?)',
      )
      .all(name)
      .map(({ to, ...one }) => ({ ...one, to: to ?? 'id' })),
  }));
}

type Known = { shapes: Map<string, TableShape>; tables: RecordTable[] };
/** Table shapes, cached because the schema does not change while a database is open. */
const getKnown = preparedPerDb((db): Known => {
  const shapes = listShapes(db);
  return { shapes: new Map(shapes.map((shape) => [shape.name, shape])), tables: recordTables(shapes) };
});

const found = `from student join person on person.id = student.person_id left join account on account.person_id = person.id left join persona on persona.account_id = account.id
  where @search = '' or instr(lower(student.code || ' ' || person.name_en || ' ' || person.name_ar || ' ' || coalesce(account.user_name, '') || ' ' || coalesce(persona.key, '')), lower(@search)) > 0`;

/** Lists one page of the students that match the search, personas first. */
export function recordsAnswer({ $client }: Db, { search = '', page = 1 }: QueryOf<'getRecords'>): Schema<'Records'> {
  const wanted = { search: search.trim() };
  const rows = $client
    .prepare<
      [typeof wanted & { offset: number }],
      { id: number; code: string; nameEn: string; nameAr: string; status: string; persona: string | null }
    >(
      `select student.id, student.code, person.name_en nameEn, person.name_ar nameAr, student.status, persona.key persona ${found} order by persona.key is null, student.id limit ${pageSize} offset @offset`,
    )
    .all({ ...wanted, offset: (page - 1) * pageSize });
  const total = $client.prepare<[typeof wanted], number>(`select count(*) ${found}`).pluck().get(wanted) ?? 0;
  return {
    pageSize,
    total,
    students: rows.map(({ nameEn, nameAr, ...row }) => ({ ...row, name: { en: nameEn, ar: nameAr } })),
  };
}

function checked({ $client }: Db, student: number): void {
  if ($client.prepare<[number], number>('select 1 from student where id = ?').pluck().get(student) === undefined)
    throw notFound(String(student));
}

/** The tables that have rows of this student, with the number of rows. */
export function recordTablesAnswer(db: Db, student: number): Schema<'RecordTables'> {
  checked(db, student);
  const tables = getKnown(db).tables.map(({ name, kind, where }) => ({
    name,
    kind,
    rows:
      db.$client
        .prepare<[{ student: number }], number>(`select count(*) from "${name}" where ${where}`)
        .pluck()
        .get({ student }) ?? 0,
  }));
  return { tables: tables.filter(({ rows }) => rows > 0) };
}

const toCell = (value: string | number | bigint | Uint8Array | null): string | number | null => {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return String(value).slice(0, longest);
};

/** One page of a table's rows of this student. */
export function recordRowsAnswer(
  db: Db,
  student: number,
  table: string,
  { search = '', page = 1 }: QueryOf<'getRecordRows'>,
): Schema<'RecordRows'> {
  checked(db, student);
  const { shapes, tables } = getKnown(db);
  const one = tables.find(({ name }) => name === table);
  const shape = shapes.get(table);
  if (!one || !shape) throw notFound(table);
  const columns = shape.columns.filter((column) => !withheldColumns.has(`${table}.${column}`));
  const looked = columns.map((column) => `instr(lower(cast("${column}" as text)), lower(@search)) > 0`).join(' or ');
  const where = `${one.where}${search.trim() ? ` and (${looked})` : ''}`;
  const given = { student, ...(search.trim() && { search: search.trim() }) };
  const rows = db.$client
    .prepare<[object], Parameters<typeof toCell>[0][]>(
      `select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}" where ${where} limit ${pageSize} offset @offset`,
    )
    .raw()
    .all({ ...given, offset: (page - 1) * pageSize });
  return {
    columns,
    withheld: shape.columns.filter((column) => !columns.includes(column)),
    pageSize,
    references: shape.references
      .filter(({ column }) => columns.includes(column))
      .map(({ column, table: to }) => ({ column, table: to })),
    total:
      db.$client.prepare<[object], number>(`select count(*) from "${table}" where ${where}`).pluck().get(given) ?? 0,
    rows: rows.map((row) => row.map(toCell)),
  };
}
