import { inTransaction, type Db } from '../db/db.ts';
import { migrateToNewest } from '../db/migrate.ts';
import { isSeeded } from './seed-marker.ts';
import { clearanceDesks } from './university/clearance.ts';
import { exemptionTests } from './university/exemption.ts';
import { forms } from './university/forms.ts';
import { feeRates, grades, limits, refundShares, studyLoads } from './university/limits.ts';
import { graduateQuestions, surveyQuestions } from './university/survey.ts';

/**
 * Data that every server needs and that belong to no student: limits, study loads, rates, grades, survey questions,
 * clearance desks, tests that exempt from the orientation programme, and the menu. They are written to a new database;
 * an earlier database is brought up to date.
 */

export type Cell = string | number | null;
type Row = readonly Cell[];

/** The rows of one table. The first `keys` columns are its primary key. */
export interface ReferenceTable {
  table: string;
  columns: readonly string[];
  keys: number;
  rows: readonly Row[];
}

const tableOf = (table: string, columns: string, rows: readonly Row[], keys = 1): ReferenceTable => ({
  table,
  columns: columns.split(' '),
  keys,
  rows,
});

/**
 * Answers refer to questions by id, which is the position in this list. A new question must therefore be added at the
 * end of `graduateQuestions`; one in `surveyQuestions` would change the ids of all graduate questions.
 */
const questions: Row[] = [
  ...surveyQuestions.map((row, index): Row => [index + 1, 'course', index + 1, ...row]),
  ...graduateQuestions.map((row, index): Row => [surveyQuestions.length + index + 1, 'graduate', index + 1, ...row]),
];

/** The reference data of this version, table by table. */
export const referenceTables: readonly ReferenceTable[] = [
  tableOf('university_limit', 'key value note_en note_ar', limits),
  tableOf('study_load', 'level summer standing minimum maximum withdrawal_floor', studyLoads, 3),
  tableOf('fee_rate', 'level per_credit_hour', Object.entries(feeRates)),
  tableOf(
    'refund_share',
    'summer week percent',
    Object.entries(refundShares).flatMap(([term, weeks]) =>
      weeks.map((percent, index): Row => [Number(term === 'summer'), index + 1, percent]),
    ),
    2,
  ),
  tableOf('grade', 'grade points passes repeatable', grades),
  tableOf('survey_question', 'id survey position part kind text_en text_ar', questions),
  tableOf('clearance_desk', 'item office place_en place_ar opens_minute closes_minute phone', clearanceDesks),
  tableOf(
    'exemption_test',
    'code name_en name_ar lowest highest step minimum position',
    exemptionTests.map((row, index): Row => [...row, index + 1]),
  ),
  tableOf(
    'menu_form',
    'id group position form_code_name path',
    forms.map(([group, name, path], index): Row => [index + 1, group, index + 1, name, path]),
  ),
];

export interface ReferenceUpdate {
  added: Row[];
  changed: Row[];
  /**
   * Rows that this version would change, but that the university has changed since an earlier version of the server
   * wrote them. They are not overwritten.
   */
  left: Row[];
}

/**
 * Returns the changes that give a table the rows of this version. `written`: the rows that an earlier version wrote; if
 * undefined, only missing rows are added. `found`: the rows of the database. Rows that this version no longer has stay,
 * because other rows may refer to them.
 */
export function toReferenceUpdate(
  { keys, rows }: ReferenceTable,
  written: readonly Row[] | undefined,
  found: readonly Row[],
): ReferenceUpdate {
  const keyOf = (row: Row): string => JSON.stringify(row.slice(0, keys));
  const byKey = (all: readonly Row[]): Map<string, string> =>
    new Map(all.map((row) => [keyOf(row), JSON.stringify(row)]));
  const [before, now] = [byKey(written ?? []), byKey(found)];
  const update: ReferenceUpdate = { added: [], changed: [], left: [] };
  for (const row of rows) {
    const [key, wanted] = [keyOf(row), JSON.stringify(row)];
    const present = now.get(key);
    if (present === wanted) continue;
    if (present === undefined) {
      // A missing row that an earlier version wrote was deleted by the university.
      if (!before.has(key)) update.added.push(row);
    } else if (before.get(key) === present) update.changed.push(row);
    else if (before.get(key) !== wanted) update.left.push(row);
  }
  return update;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const toUpsert = ({ table, columns, keys }: ReferenceTable): string =>
  `insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})
   on conflict (${quoted(columns.slice(0, keys))}) do update set ${columns
     .slice(keys)
     .map((name) => `"${name}" = excluded."${name}"`)
     .join(', ')}`;

function write({ $client }: Db, one: ReferenceTable, rows: readonly Row[]): void {
  const upsert = $client.prepare<unknown[]>(toUpsert(one));
  for (const row of rows) upsert.run(...row);
}

const record = ({ $client }: Db, { table, rows }: ReferenceTable): void =>
  void $client
    .prepare('insert or replace into reference_data (name, rows) values (?, ?)')
    .run(table, JSON.stringify(rows));

/** Fills the tables of a new database, within the caller's transaction. */
export function writeReferenceTables(db: Db): void {
  for (const one of referenceTables) {
    write(db, one, one.rows);
    record(db, one);
  }
}

/** The recorded rows; undefined if there is no record or it cannot be read. */
function parseRows(text = ''): Row[] | undefined {
  try {
    return JSON.parse(text) as Row[];
  } catch {
    return undefined;
  }
}

/**
 * Brings the reference tables of a database up to date, in one transaction. Returns, as "table: key", the rows that
 * were not updated because the university has changed them. If a seeded database has no record of the rows written
 * before, all differences are taken for those of an earlier version and are overwritten.
 */
export function updateReferenceTables(db: Db): string[] {
  const recorded = new Map(
    db.$client.prepare<[], [string, string]>('select name, rows from reference_data').raw().all(),
  );
  const stale = referenceTables.filter(({ table, rows }) => recorded.get(table) !== JSON.stringify(rows));
  if (stale.length === 0) return [];
  return inTransaction(db, () =>
    stale.flatMap((one) => {
      const { table, columns, keys } = one;
      const found = db.$client
        .prepare<[], Row>(`select ${quoted(columns)} from "${table}"`)
        .raw()
        .all();
      const written = parseRows(recorded.get(table)) ?? (isSeeded(db.$client) ? found : undefined);
      const { added, changed, left } = toReferenceUpdate(one, written, found);
      write(db, one, [...added, ...changed]);
      record(db, one);
      return left.map((row) => `${table}: ${row.slice(0, keys).join(' ')}`);
    }),
  );
}

/** Brings a database in memory, such as a sandbox of an earlier version, to the tables and data of this one. */
export function bringUpToDate(db: Db): void {
  migrateToNewest(db);
  updateReferenceTables(db);
}
