import { currentSemester } from '../../seed/university/calendar.ts';
import { describe, expect, it } from 'vitest';
import { withheldColumns } from '../../server/simulator/university/record-tables.ts';
import { Room } from '../support/room.ts';

const place = new Room({ at: '2026-09-07T10:00:00+03:00' });
const find = async (search: string) => (await place.room.call('getRecords', { query: { search } })).students;
const rowsOf = (student: number, table: string, query = {}) =>
  place.room.call('getRecordRows', { params: { student, table }, query });

describe('the records', () => {
  it('find anybody, personas first, by number, by a name in either language or by user name', async () => {
    const all = await place.room.call('getRecords');
    expect(all.total).toBeGreaterThan(all.pageSize);
    expect(all.students[0]!.persona).not.toBeNull();
    const [eligible] = await find('eligible');
    expect(await find(eligible!.code)).toEqual([eligible]);
    expect((await find(eligible!.name.ar)).map(({ id }) => id)).toContain(eligible!.id);
    const last = await place.room.call('getRecords', { query: { page: Math.ceil(all.total / all.pageSize) } });
    expect(last.students.at(-1)!.persona).toBeNull();
    expect(await find('%')).toEqual([]);
  });

  it('have the rows of a student in every table that refers to it, and what those speak of', async () => {
    const [student] = await find('paidcourses');
    const { tables } = await place.room.call('getRecordTables', { params: { student: student!.id } });
    const rows = new Map(tables.map((table) => [table.name, table]));
    for (const own of [
      'student',
      'person',
      'account',
      'course_grade',
      'registration',
      'charge',
      'payment',
      'payment_line',
      'ledger_entry',
      'student_semester',
      'inbox_message',
      'loan',
      'persona',
    ])
      expect(rows.get(own)?.kind).toBe('own');
    for (const around of ['section', 'course', 'programme', 'semester', 'grade'])
      expect(rows.get(around)?.kind).toBe('around');
    const seats = await rowsOf(student!.id, 'section');
    const [taken, semester] = [seats.columns.indexOf('seats_taken'), seats.columns.indexOf('semester_id')];
    const current = seats.rows.filter((row) => row[semester] === currentSemester);
    expect(current.length).toBeGreaterThan(0);
    expect(current.every((row) => Number(row[taken]) > 0)).toBe(true);
    const grades = await rowsOf(student!.id, 'course_grade');
    expect(grades.total).toBe(rows.get('course_grade')?.rows);
    expect(new Set(grades.rows.map((row) => row[grades.columns.indexOf('student_id')]))).toEqual(
      new Set([student!.id]),
    );
    expect(grades.references).toContainEqual({ column: 'course_id', table: 'course' });
    expect((await rowsOf(student!.id, 'course_grade', { search: 'B-' })).total).toBeLessThan(grades.total);
    expect((await rowsOf(student!.id, 'course_grade', { search: "' or 1=1" })).total).toBe(0);
  });

  it('show nothing of anybody else, and nothing that is not there', async () => {
    const [student, other] = [(await find('eligible'))[0]!, (await find('paidcourses'))[0]!];
    expect((await rowsOf(student.id, 'person')).rows).not.toEqual((await rowsOf(other.id, 'person')).rows);
    const { tables } = await place.room.call('getRecordTables', { params: { student: student.id } });
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => /signing_key|document_key|outbox|identity_artifact|survey_answer|sqlite/.test(name)),
    ).toEqual([]);
    for (const params of [
      { student: 999_999_999, table: 'person' },
      { student: student.id, table: 'signing_key' },
      { student: student.id, table: 'nothing' },
    ])
      expect((await place.room.send('getRecordRows', { params })).status).toBe(404);
    expect((await place.room.send('getRecordTables', { params: { student: 999_999_999 } })).status).toBe(404);
  });

  it('withhold what opens something', async () => {
    await place.as('eligible');
    const [student] = await find('eligible');
    const account = await rowsOf(student!.id, 'account');
    expect([account.withheld, account.columns.includes('password_hash')]).toEqual([['password_hash'], false]);
    expect((await rowsOf(student!.id, 'refresh_token')).withheld).toEqual(['hash']);
    const hash = place.db.$client.prepare<[], string>('select password_hash from account limit 1').pluck().get()!;
    expect(JSON.stringify(account)).not.toContain(hash.slice(0, 20));
    expect((await rowsOf(student!.id, 'account', { search: hash.slice(0, 20) })).total).toBe(0);
  });

  it('withhold every column that is called like a secret, but for those that are none', () => {
    const none = new Set(['account.password_expires_at', 'persona.key', 'university_limit.key']);
    const columns = place.db.$client
      .prepare<[], string>(
        `select t.name || '.' || c.name from sqlite_master t join pragma_table_info(t.name) c where t.type = 'table'`,
      )
      .pluck()
      .all();
    const secret = columns.filter(
      (column) =>
        /hash|token|secret|password|jwk|sealed|payload|fingerprint|signature|nonce|^key$/.test(
          column.split('.')[1] ?? '',
        ) && !none.has(column),
    );
    expect(secret.length).toBeGreaterThan(10);
    expect(secret.filter((column) => !withheldColumns.has(column))).toEqual([]);
    expect([...withheldColumns].filter((column) => !columns.includes(column))).toEqual([]);
  });
});
