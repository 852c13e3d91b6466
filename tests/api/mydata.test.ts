import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { emptyCanceledFiles } from '../../server/features/request/attachment-queries.ts';
import { fields } from '../../server/features/mydata/mydata-fields.ts';
import { getPersonalData } from '../../server/features/mydata/mydata-queries.ts';
import { impersonal, leftOut, partNames, parts, type Part } from '../../server/features/mydata/mydata-tables.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';
import { transportTo } from '../support/transport.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

type Data = Record<(typeof partNames)[number], Record<string, unknown>[]> & { madeAt: string };

/** The ZIP of a student, as bytes and as files by path. */
async function download(student: Client): Promise<{ zip: Buffer; files: Map<string, Buffer>; data: Data }> {
  const url = `${student.base}/api/student/MyData/Download`;
  const answer = await transportTo(url, false)(url, {
    method: 'GET',
    headers: { authorization: `Bearer ${student.session?.idToken ?? ''}` },
  });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    `attachment; filename="my-data.zip"; filename*=UTF-8''my-data.zip`,
  ]);
  const zip = Buffer.from(await new Response(answer.body).arrayBuffer());
  const files = new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));
  return { zip, files, data: JSON.parse(strFromU8(files.get('data.json')!)) as Data };
}
const refund = (student: Client, name: string) =>
  student.call('submitRefund', {
    body: {
      amount: 100_000,
      reason: 'dropped',
      iban: 'BH67 BMAG 0000 1299 1234 56',
      remarks: '=HYPERLINK("http://evil.example","Two courses dropped")',
      file: new File([sampleFile('bank-letter')!], name, { type: 'application/pdf' }),
    },
  });
const hasUnzip = (): boolean => {
  try {
    return execFileSync('unzip', ['-v']).length > 0;
  } catch {
    return false;
  }
};

describe('the decision for each table', () => {
  const decided = [
    ...Object.values(parts).map(({ table }) => getTableConfig(table).name),
    ...Object.values(leftOut).flat(),
    ...impersonal,
  ];

  it('is there, once', () => {
    const tables = all<{ name: string }>(
      here.db,
      `select name from sqlite_master where type = 'table' and name not in ('__drizzle_migrations', 'sqlite_sequence')`,
    ).map(({ name }) => name);
    expect(decided.toSorted()).toEqual(tables.toSorted());
  });

  it('no table that leads to a person by its foreign keys is among those about no student', () => {
    const leads = (table: string, seen: string[] = []): boolean =>
      table === 'person' ||
      all<{ table: string }>(here.db, `select "table" from pragma_foreign_key_list(?)`, table).some(
        (key) => !seen.includes(key.table) && leads(key.table, [...seen, table]),
      );
    expect(leads('payment_line')).toBe(true);
    expect(impersonal.filter((table) => leads(table))).toEqual([]);
  });

  it('no column with a secret is in the file', () => {
    const isSecret = (name: string): boolean => /hash|token|secret|sealed|jwk|fingerprint|password$/i.test(name);
    const included = Object.values<Part>(parts).flatMap(({ table, without }) =>
      Object.keys(getTableColumns(table)).filter((name) => isSecret(name) && !without.includes(name)),
    );
    // Of the columns with such a name, only the checksum of a document is included. The student sees it beside the
    // document anyway.
    expect(included).toEqual(['contentHash']);
    expect(fields.requestTasks.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['note']));
  });
});

describe('the file of a student', () => {
  it('is a sound ZIP with a page, data that match their schema, tables, uploaded files and documents', async () => {
    const student = await as('transcriptReader');
    expect((await here.decide('TRQ-2026-000001')).status).toBe(200);
    const { zip, files, data } = await download(student);
    if (hasUnzip()) {
      const folder = mkdtempSync(join(tmpdir(), 'sis-'));
      try {
        writeFileSync(join(folder, 'data.zip'), zip);
        expect(execFileSync('unzip', ['-t', join(folder, 'data.zip')]).toString()).toContain('No errors detected');
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    expect(files.get('files/documents/OTR-2026-000001.pdf')!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(data.documents).toMatchObject([{ number: 'OTR-2026-000001', path: 'files/documents/OTR-2026-000001.pdf' }]);
    expect(data.madeAt).toBe('2026-09-07T10:00:00+03:00');
    expect(data.grades[0]?.course).toMatch(/^[A-Z]+\d+$/);
    expect(data.grades[0]?.semester).toBeGreaterThan(20_000);
    expect(data.requestHistory.at(-1)).toMatchObject({ verb: 'approved', noteEn: '', at: '2026-09-07T10:00:00+03:00' });
    expect(data.inbox.at(-1)?.subjectAr).toMatch(/[ء-ي]/);
    expect(data.downloads).toHaveLength(1);
    for (const name of partNames) {
      const table = files.get(`tables/${name}.csv`);
      expect(table !== undefined, name).toBe(data[name].length > 0);
      if (!table) continue;
      const rows: Record<string, string>[] = parse(table, { bom: true, columns: true });
      expect(Object.keys(rows[0]!)).toEqual(Object.keys(data[name][0]!));
      expect(rows).toHaveLength(data[name].length);
    }
    const page = strFromU8(files.get('index.html')!);
    expect(page).toContain('files/documents/OTR-2026-000001.pdf');
    const links = [...page.matchAll(/href="([^"#]+)"/g)].map(([, path]) => decodeURIComponent(path!));
    expect(new Set(links)).toEqual(new Set([...files.keys()].filter((path) => path !== 'index.html')));
  });

  it('has an uploaded file under a harmless name, and no formula of a text', async () => {
    const student = await as('refundableBalance');
    await refund(student, '=رسالة البنك.pdf');
    const { files, data } = await download(student);
    const [file] = data.files;
    expect(file?.path).toBe(`files/${String(data.requests[0]?.referenceNumber)}/${String(file?.id)}-=رسالة البنك.pdf`);
    expect(files.get(String(file?.path))).toEqual(Buffer.from(await sampleFile('bank-letter')!.arrayBuffer()));
    const [row] = parse<Record<string, string>>(files.get('tables/files.csv')!, { bom: true, columns: true });
    expect(row?.name).toBe(`'=رسالة البنك.pdf`);
    // A file whose content was removed is still named.
    const { referenceNumber } = data.requests[0] as { referenceNumber: string };
    await student.call('cancelRequest', { params: { referenceNumber } });
    expect(emptyCanceledFiles(here.db, Date.parse('2027-09-07T10:00:00+03:00'))).toBe(1);
    const later = await download(student);
    expect(later.data.files).toMatchObject([{ name: '=رسالة البنك.pdf', path: null }]);
    expect([...later.files.keys()].filter((path) => path.startsWith('files/'))).toEqual([]);
  });

  it('has both records of a person', async () => {
    const student = await as('twoRecords');
    const { data } = await download(student);
    expect(data.records.map(({ programme }) => programme)).toEqual(['BSCS', 'MSCS']);
  });

  it('is open to every status, and refused after five in an hour', async () => {
    for (const persona of [
      'frozenStudent',
      'notEnrolled',
      'clearedGraduate',
      'permanentlyWithdrawn',
      'dismissedOneYear',
    ])
      expect((await (await as(persona)).send('downloadMyData')).status).toBe(200);
    const student = await as('eligible');
    for (let time = 0; time < 5; time++) expect((await student.send('downloadMyData')).status).toBe(200);
    const held = await student.send('downloadMyData');
    expect([...told(held), held.headers.get('retry-after')]).toEqual([429, 'mydata.tooManyDownloads', '3600']);
    await here.advance('2026-09-07T11:00:00+03:00');
    expect((await student.send('downloadMyData')).status).toBe(200);
    expect(
      all<{ n: number }>(
        here.db,
        'select count(*) n from audit_download join audit_login l on l.id = audit_login_id where l.account_id = ?',
        all<{ id: number }>(here.db, `select id from account where user_name = 'eligible'`)[0]?.id,
      ),
    ).toEqual([{ n: 6 }]);
    // After a trainer has set the clock back, downloads with a later time do not count.
    await here.advance('2026-09-06T10:00:00+03:00');
    expect((await student.send('downloadMyData')).status).toBe(200);
  });
});

describe('nothing of anybody else', () => {
  /** Values that name a person or lead to something of theirs. */
  const marksOf = (personId: number): string[] =>
    all<{ mark: string | null }>(
      here.db,
      `with owned as (select id from student where person_id = @0), own as (select id from account where person_id = @0)
       select code mark from student where id in owned union select faculty_code from student where id in owned
       union select user_name from account where id in own union select email from person where id = @0
       union select mobile from person where id = @0 union select number from mobile_number where person_id = @0
       union select name_en from person where id = @0 union select name_ar from person where id = @0
       union select personal_email from contact_detail where person_id = @0
       union select emergency_phone from contact_detail where person_id = @0
       union select reference_number from request where student_id in owned
       union select document_number from payment where student_id in owned
       union select public_id from payment where student_id in owned
       union select public_id from attachment where student_id in owned
       union select number from document where student_id in owned union select code from document where student_id in owned
       union select transaction_id from ledger_entry where student_id in owned`.replaceAll('@0', String(personId)),
    ).flatMap(({ mark }) => (mark ? [mark] : []));
  const contains = (text: string, mark: string): boolean =>
    new RegExp(`(?<![\\p{L}\\d])${mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text);
  const personOf = (userName: string): number =>
    all<{ id: number }>(here.db, 'select person_id id from account where user_name = ?', userName)[0]!.id;

  it('two students who did the same: one has none of the names and numbers of the other', async () => {
    const [first, second] = [await as('refundableBalance'), await as('everyShare')];
    for (const student of [first, second]) {
      await student.call('sendMessage', { body: { office: 'finance', subject: 'Receipt', body: 'Where is it?' } });
      await student.call('saveTopHitLinks', { body: { formIds: [2, 1] } });
    }
    await refund(first, 'letter.pdf');
    const marks = marksOf(personOf('everyshare'));
    expect(marks.length).toBeGreaterThan(15);
    const { files } = await download(first);
    const entries = [...files].map(([path, bytes]) => `${path}\n${strFromU8(bytes)}`);
    expect(marks.filter((mark) => entries.some((entry) => contains(entry, mark)))).toEqual([]);
    const own = marksOf(personOf('refundablebalance'));
    expect(own.filter((mark) => !entries.some((entry) => contains(entry, mark)))).toEqual([]);
  });

  it('everybody in the university: the data match the schema, without secrets and without numbers of others', async () => {
    await as('eligible');
    const { files } = await download(await as('wholeLife'));
    const validate = addFormats(new Ajv({ strict: true, allowUnionTypes: true, allErrors: true })).compile(
      JSON.parse(strFromU8(files.get('data.schema.json')!)) as object,
    );
    const people = all<{ id: number; code: string }>(here.db, 'select person_id id, code from student');
    const secrets = all<{ secret: string }>(
      here.db,
      `select distinct password_hash secret from account union select hash from refresh_token union select id from session
       union select hash from verification_code union select token_hash from calendar_subscription union select private_jwk from signing_key`,
    ).map(({ secret }) => secret);
    expect(people.length).toBeGreaterThan(100);
    expect(secrets.length).toBeGreaterThan(3);
    const codes = new Map(people.map(({ id, code }) => [code, id]));
    for (const { id } of people) {
      const { rows } = getPersonalData(here.db, id);
      validate({ $schema: 'data.schema.json', madeAt: '2026-09-07T10:00:00+03:00', ...rows });
      expect(validate.errors ?? []).toEqual([]);
      const text = JSON.stringify(rows);
      const others = (text.match(/(?<!\d)\d{9}(?!\d)/g) ?? []).filter((code) => (codes.get(code) ?? id) !== id);
      expect(others).toEqual([]);
      // An instant that was left as a number would have twelve digits or more.
      expect(text.match(/(?<![\d"\w-])\d{12,}/g) ?? []).toEqual([]);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
