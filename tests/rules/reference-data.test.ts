import { describe, expect, it } from 'vitest';
import { inMemory, openDatabase, type Db } from '../../db/db.ts';
import {
  referenceTables,
  toReferenceUpdate,
  updateReferenceTables,
  type ReferenceTable,
} from '../../seed/reference-data.ts';
import { seedReference } from '../../seed/seed.ts';

const table = (...rows: ReferenceTable['rows']): ReferenceTable => ({
  table: 'university_limit',
  columns: ['key', 'value'],
  keys: 1,
  rows,
});

describe('what a new version writes into a table of reference data', () => {
  it('adds new rows, changes rows as they were written, and leaves what the university has changed or deleted', () => {
    const next = table(['same', 1], ['changed', 2], ['new', 3], ['theirs', 4], ['deleted', 5]);
    const written = [
      ['same', 1],
      ['changed', 1],
      ['theirs', 1],
      ['deleted', 1],
    ] as const;
    const found = [
      ['same', 1],
      ['changed', 1],
      ['theirs', 9],
    ] as const;
    expect(toReferenceUpdate(next, written, found)).toEqual({
      added: [['new', 3]],
      changed: [['changed', 2]],
      left: [['theirs', 4]],
    });
  });

  it('says nothing of a row that only the university has changed', () => {
    expect(toReferenceUpdate(table(['a', 1]), [['a', 1]], [['a', 7]])).toEqual({ added: [], changed: [], left: [] });
  });

  it('adds only missing rows where nobody knows what was written', () => {
    expect(toReferenceUpdate(table(['a', 1], ['b', 2]), undefined, [['a', 7]])).toEqual({
      added: [['b', 2]],
      changed: [],
      left: [['a', 1]],
    });
  });
});

describe('a database of an earlier version', () => {
  const valueOf = ({ $client }: Db, key: string): unknown =>
    $client.prepare('select value from university_limit where key = ?').pluck().get(key);
  /** A database as an earlier version wrote it: an older limit and no timetable in the menu. */
  function earlier(): Db {
    const db = openDatabase(inMemory);
    seedReference(db);
    db.$client.exec(`
      update university_limit set value = 4 where key = 'loginTries';
      delete from menu_form where form_code_name = 'timetable';
      update reference_data set rows = (select json_group_array(json_array(key, value, note_en, note_ar)) from university_limit)
        where name = 'university_limit';
      update reference_data set rows = (select json_group_array(json_array(id, "group", position, form_code_name, path)) from menu_form)
        where name = 'menu_form'`);
    return db;
  }

  it('gets the rows of this one once', () => {
    const db = earlier();
    expect(updateReferenceTables(db)).toEqual([]);
    expect(valueOf(db, 'loginTries')).toBe(5);
    expect(db.$client.prepare(`select path from menu_form where form_code_name = 'timetable'`).pluck().get()).toBe(
      '/timetable',
    );
    const writes = db.$client.prepare('select total_changes()').pluck().get();
    expect(updateReferenceTables(db)).toEqual([]);
    expect(db.$client.prepare('select total_changes()').pluck().get()).toBe(writes);
  });

  it('keeps what its university has set, and names it', () => {
    const db = earlier();
    db.$client.exec(`update university_limit set value = 8 where key in ('loginTries', 'topLinks')`);
    expect(updateReferenceTables(db)).toEqual(['university_limit: loginTries']);
    expect([valueOf(db, 'loginTries'), valueOf(db, 'topLinks')]).toEqual([8, 8]);
    expect(updateReferenceTables(db)).toEqual([]);
  });

  it('without a record keeps every row and gets the missing ones, if no simulator seeded it', () => {
    const db = earlier();
    db.$client.exec('delete from reference_data');
    expect(updateReferenceTables(db)).toEqual(['university_limit: loginTries']);
    expect(valueOf(db, 'loginTries')).toBe(4);
    expect(db.$client.prepare('select count(*) from menu_form').pluck().get()).toBe(
      referenceTables.find((one) => one.table === 'menu_form')!.rows.length,
    );
  });
});
