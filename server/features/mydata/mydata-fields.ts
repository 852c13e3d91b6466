import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { toIso } from '../../clock/clock.ts';
import { inboxTexts } from '../inbox/inbox-queries.ts';
import { noteText } from '../request/request-kind.ts';
import { findPart, parts, partNames, referencedBy, type Part, type PartName } from './mydata-tables.ts';

/** The properties of the data file's rows, derived from the columns of the tables, and their JSON schema. */

export type Row = Record<string, unknown>;
type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The values that replace an id of the catalogue (courses, semesters and other tables about no student), such as code
 * and name. The keys are those of `labels`.
 */
export type Label = Readonly<Record<string, unknown>>;
export type Sources = {
  labelOf: (table: string, id: unknown) => Label;
  /** The path of an uploaded file or document in the ZIP; null if its content is not in the database. */
  pathOf: (part: 'files' | 'documents', id: number) => string | null;
};
type Field = { name: string; schema: JsonSchema; read: (row: Row, sources: Sources) => unknown };

const names = { nameEn: 'name_en', nameAr: 'name_ar' };
const ofCourse = (column: string): string => `(select ${column} from course where course.id = section.course_id)`;

/** SQL of the values that replace an id of the catalogue, by table. Students know codes and names but not ids. */
export const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  course: { code: 'code', ...names },
  section: { code: `${ofCourse('code')} || '-' || number`, nameEn: ofCourse('name_en'), nameAr: ofCourse('name_ar') },
  semester: { code: 'id', ...names },
  programme: { code: 'code', ...names },
  sponsor: { code: 'code', ...names },
  minor: { code: 'code', ...names },
  instructor: names,
  bus_station: names,
  bus_line: { code: 'code' },
  menu_form: { code: 'form_code_name' },
};

const orNull = (column: SQLiteColumn, schema: JsonSchema): JsonSchema =>
  column.notNull ? schema : { anyOf: [schema, { type: 'null' }] };

/**
 * The catalogue table that an id refers to; undefined for other columns. If that table only extends another one, as
 * supervisors extend instructors, the other one is returned.
 */
function catalogueTable(part: Part, name: string, column: SQLiteColumn): string | undefined {
  const end = (one: SQLiteColumn): SQLiteTable => {
    const next = referencedBy(one);
    return next ? end(next) : one.table;
  };
  const first = part.references[name] ?? referencedBy(column)?.table;
  if (!first || findPart(first) || !name.endsWith('Id')) return undefined;
  const table = getTableConfig(part.references[name] ?? end(column)).name;
  if (!labels[table]) throw new Error(`nothing stands for the ids of ${table}`);
  return table;
}

function labelFields(name: string, column: SQLiteColumn, table: string): Field[] {
  const base = name.slice(0, -'Id'.length);
  return Object.keys(labels[table] ?? {}).map((value) => ({
    name: value === 'code' ? base : base + value[0]?.toUpperCase() + value.slice(1),
    schema: orNull(column, { type: ['string', 'integer'] }),
    read: (row, { labelOf }) => (row[name] === null ? null : labelOf(table, row[name])[value]),
  }));
}

/** Replaces the ids of sections and courses within a stored JSON value by their codes. */
function nameIds(value: unknown, sources: Sources): unknown {
  if (Array.isArray(value)) return value.map((one) => nameIds(one, sources));
  if (typeof value !== 'object' || value === null) return value;
  const codeOf = (table: string, id: unknown): unknown => sources.labelOf(table, id).code;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      name === 'sectionId'
        ? ['section', codeOf('section', one)]
        : name === 'courseId'
          ? ['course', codeOf('course', one)]
          : name === 'courseIds'
            ? ['courses', (one as unknown[]).map((id) => codeOf('course', id))]
            : [name, nameIds(one, sources)],
    ),
  );
}

const isInstant = (name: string): boolean => /^(at|since|until)$|(At|Until)$/.test(name);

function toField(name: string, column: SQLiteColumn): Field {
  const plain = (schema: JsonSchema): Field => ({ name, schema: orNull(column, schema), read: (row) => row[name] });
  if (column.dataType === 'json') return { name, schema: {}, read: (row, sources) => nameIds(row[name], sources) };
  if (column.dataType === 'number' && isInstant(name))
    return {
      name,
      schema: orNull(column, { type: 'string', format: 'date-time' }),
      read: ({ [name]: at }) => (at === null ? null : toIso(at as number)),
    };
  if (column.dataType === 'number') return plain({ type: 'integer' });
  if (column.dataType === 'boolean') return plain({ type: 'boolean' });
  if (column.dataType === 'string')
    return plain(column.enumValues?.length ? { enum: column.enumValues } : { type: 'string' });
  throw new Error(`${name} is ${column.dataType}, which the file cannot hold`);
}

const text = (name: string, read: Field['read']): Field => ({ name, schema: { type: 'string' }, read });
const path = (part: 'files' | 'documents'): Field => ({
  name: 'path',
  schema: { type: ['string', 'null'] },
  read: ({ id }, { pathOf }) => pathOf(part, id as number),
});
const inboxText = (part: 'subject' | 'body', language: 'en' | 'ar') => (row: Row) =>
  inboxTexts({ template: row.template as string, params: row.params })[part][language];

/** Properties that students see but that no column contains. */
const added: Partial<Record<PartName, Field[]>> = {
  inbox: [
    text('subjectEn', inboxText('subject', 'en')),
    text('subjectAr', inboxText('subject', 'ar')),
    text('bodyEn', inboxText('body', 'en')),
    text('bodyAr', inboxText('body', 'ar')),
  ],
  requestHistory: [
    text('noteEn', ({ note }) => noteText(note as string).en),
    text('noteAr', ({ note }) => noteText(note as string).ar),
  ],
  files: [path('files')],
  documents: [path('documents')],
};

function fieldsOf(name: PartName): Field[] {
  const part: Part = parts[name];
  const columns = Object.entries(getTableColumns(part.table)) as [string, SQLiteColumn][];
  return columns
    .filter(([column]) => !part.without.includes(column))
    .flatMap(([key, column]) => {
      const table = catalogueTable(part, key, column);
      return table ? labelFields(key, column, table) : [toField(key, column)];
    })
    .concat(added[name] ?? []);
}

/** The properties of the rows in each part, in their order. */
export const fields = Object.fromEntries(partNames.map((name) => [name, fieldsOf(name)])) as Record<PartName, Field[]>;

/** The JSON schema of `data.json`. `titleOf` returns the readable name of a part. */
export const toDataSchema = (titleOf: (name: PartName) => string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'All that the university keeps about a student',
  description: 'Money is whole fils (1 BHD = 1000 fils). Averages are hundredths. Instants have the offset of Bahrain.',
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'madeAt', ...partNames],
  properties: {
    $schema: { const: 'data.schema.json' },
    madeAt: { type: 'string', format: 'date-time' },
    ...Object.fromEntries(
      partNames.map((name) => [
        name,
        {
          title: titleOf(name),
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: fields[name].map((field) => field.name),
            properties: Object.fromEntries(fields[name].map((field) => [field.name, field.schema])),
          },
        },
      ]),
    ),
  },
});
