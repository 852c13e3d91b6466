import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Db } from '../../../db/db.ts';
import { documents } from '../../../db/schema/document.ts';
import { attachments, requests } from '../../../db/schema/request.ts';
import { persons } from '../../../db/schema/student.ts';
import { fields, labels, type Label, type Row, type Sources } from './mydata-fields.ts';
import { toFileName } from './mydata-rules.ts';
import { findPart, parts, partNames, referencedBy, type Part, type PartName } from './mydata-tables.ts';

export type PersonalData = { rows: Record<PartName, Row[]>; files: PackedFile[] };
/** A file whose content is in the database. `read` returns the content; undefined if it was removed meanwhile. */
export type PackedFile = {
  part: 'files' | 'documents';
  id: number;
  path: string;
  bytes: number;
  read: () => Buffer | undefined;
};

/** SQL condition that a row belongs to the person, through the tables between them. */
function belongsTo(db: Db, { by }: Part, personId: number): SQL {
  if (by.table === persons) return eq(by, personId);
  const parent = referencedBy(by);
  const part = parent && findPart(parent.table);
  if (!part) throw new Error(`${by.name} leads to no part of the data`);
  return inArray(
    by,
    db
      .select({ id: sql`${parent}` })
      .from(parent.table)
      .where(belongsTo(db, part, personId)),
  );
}

/** Creates a function that finds the values for an id of the catalogue. Each id is read once. */
function createLabels(db: Db): Sources['labelOf'] {
  const known = new Map<string, Label>();
  return (table, id) => {
    const key = `${table} ${String(id)}`;
    let label = known.get(key);
    if (!label) {
      const values = Object.entries(labels[table] ?? {}).map(([name, value]) => `${value} "${name}"`);
      const row = db.$client.prepare(`select ${values.join(', ')} from ${table} where id = ?`).get(id);
      known.set(key, (label = (row ?? {}) as Label));
    }
    return label;
  };
}

const contentOf = (db: Db, table: typeof attachments | typeof documents, id: number): Buffer | undefined =>
  db.select({ content: table.content }).from(table).where(eq(table.id, id)).get()?.content ?? undefined;

/** Lists the uploaded files and issued documents that the database contains. Their content is not read. */
function listPackedFiles(db: Db, personId: number): PackedFile[] {
  const bytesOf = (column: SQLiteColumn) => sql<number>`coalesce(length(${column}), 0)`;
  const uploaded = db
    .select({
      id: attachments.id,
      name: attachments.name,
      request: requests.referenceNumber,
      bytes: bytesOf(attachments.content),
    })
    .from(attachments)
    .leftJoin(requests, eq(requests.id, attachments.requestId))
    .where(belongsTo(db, parts.files, personId))
    .all()
    .map(({ id, name, request, bytes }) => ({
      part: 'files' as const,
      id,
      bytes,
      table: attachments,
      path: `files/${request ?? 'uploads'}/${id}-${toFileName(name)}`,
    }));
  const issued = db
    .select({ id: documents.id, number: documents.number, bytes: bytesOf(documents.content) })
    .from(documents)
    .where(belongsTo(db, parts.documents, personId))
    .all()
    .map(({ id, number, bytes }) => ({
      part: 'documents' as const,
      id,
      bytes,
      table: documents,
      path: `files/documents/${toFileName(number)}.pdf`,
    }));
  return [...uploaded, ...issued]
    .filter(({ bytes }) => bytes > 0)
    .map(({ table, ...file }) => ({ ...file, read: () => contentOf(db, table, file.id) }));
}

/** All data of a person in the tables of `parts`, in this order. File contents are read later, one by one. */
export function getPersonalData(db: Db, personId: number): PersonalData {
  const files = listPackedFiles(db, personId);
  const sources: Sources = {
    labelOf: createLabels(db),
    pathOf: (part, id) => files.find((file) => file.part === part && file.id === id)?.path ?? null,
  };
  const rowsOf = (name: PartName): Row[] => {
    const part: Part = parts[name];
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(part.table)).filter(([, column]) => column.dataType !== 'buffer'),
    );
    return db
      .select(columns)
      .from(part.table)
      .where(belongsTo(db, part, personId))
      .orderBy(sql`rowid`)
      .all()
      .map((row: Row) => Object.fromEntries(fields[name].map((field) => [field.name, field.read(row, sources)])));
  };
  return { files, rows: Object.fromEntries(partNames.map((name) => [name, rowsOf(name)])) as Record<PartName, Row[]> };
}
