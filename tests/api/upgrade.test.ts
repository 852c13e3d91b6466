import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { knownMigrations, versionOf } from '../../db/migrate.ts';
import { projectRoot } from '../../db/root.ts';
import { seedPassword } from '../../seed/password.ts';
import { referenceTables } from '../../seed/reference-data.ts';
import { end, serve, type ServerProcess } from '../support/server-process.ts';

/** Later versions of the server open a database that an earlier version has created, and keep all its rows. */

const folder = mkdtempSync(join(tmpdir(), 'sis-upgrade-'));
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = brotliDecompressSync(readFileSync(join(projectRoot, 'tests/support/earlier-version.sqlite.br')));
const earlier = (name: string): string => {
  const file = join(folder, name, 'sis.sqlite');
  rmSync(join(folder, name), { recursive: true, force: true });
  openDatabase(file).$client.close();
  writeFileSync(file, first);
  return file;
};

/** The number of rows of each table. */
function countRows(file: string): Record<string, number> {
  const client = new Sqlite(file, { readonly: true });
  const tables = client
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all();
  const rows = tables.map((table): [string, number] => [
    table,
    client.prepare<[], number>(`select count(*) from "${table}"`).pluck().get()!,
  ]);
  client.close();
  return Object.fromEntries(rows);
}

const copies = (file: string): string[] =>
  readdirSync(join(file, '..')).filter((name) => name.startsWith('sis.sqlite.before-'));

describe('a database of an earlier version', () => {
  it('is migrated with every row, after a copy was put beside it for its owner alone', () => {
    const file = earlier('rows');
    const before = countRows(file);
    expect(before.registration).toBeGreaterThan(300);
    const db = openDatabase(file);
    expect(versionOf(db.$client)).toBe('current');
    db.$client.close();
    const { __drizzle_migrations: migrations, ...rows } = countRows(file);
    expect(migrations).toBe(knownMigrations().length);
    expect(rows).toMatchObject(
      Object.fromEntries(Object.entries(before).filter(([table]) => table !== '__drizzle_migrations')),
    );
    const [copy, ...others] = copies(file);
    expect(others).toEqual([]);
    const path = join(file, '..', copy!);
    expect(countRows(path)).toEqual(before);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    // The next start has nothing to migrate and copies nothing.
    rmSync(path);
    openDatabase(file).$client.close();
    expect(copies(file)).toEqual([]);
  });

  it('is used as it was: its student signs in and finds the registered courses', async () => {
    const file = earlier('used');
    const server = await serve({ DATABASE_FILE: file });
    running.push(server);
    const student = await server.client.as('paidCourses');
    await server.client.call('userLogin', {
      body: { userName: 'eligible', password: seedPassword, captchaToken: 'simulated-captcha' },
    });
    const { courses } = await student.call('registeredCourses');
    const client = new Sqlite(file, { readonly: true });
    for (const { table, columns, rows } of referenceTables)
      expect(
        client
          .prepare(`select ${columns.map((name) => `"${name}"`).join(', ')} from "${table}"`)
          .raw()
          .all(),
        table,
      ).toEqual(expect.arrayContaining([...rows]));
    const kept = client
      .prepare<[], number>(
        "select count(*) from registration where status = 'registered' and semester_id = 20261 and student_id = (select student.id from student join account using (person_id) join persona on persona.account_id = account.id where persona.key = 'paidCourses')",
      )
      .pluck()
      .get();
    // The sign-in has replaced the hash of its account; those of the others are still of the earlier version.
    const hashes = client
      .prepare<[], string>('select distinct substr(password_hash, 1, 9) from account order by 1')
      .pluck()
      .all();
    client.close();
    expect(hashes).toEqual(['$argon2id', 'scrypt$16']);
    expect(courses.length).toBe(kept);
    expect(courses.length).toBeGreaterThan(2);
  });

  it('that is killed in the middle of its migration has what it had, and is migrated at the next start', async () => {
    const file = earlier('killed');
    const before = countRows(file);
    const slow = `
      import Sqlite from 'better-sqlite3';
      import { migrateToNewest } from './db/migrate.ts';
      const client = new Sqlite(${JSON.stringify(file)});
      client.function('told', () => { process.stdout.write('inside'); return 1; });
      const { exec } = client;
      client.exec = (sql) => {
        exec.call(client, sql);
        if (/create table .settlement/i.test(sql)) exec.call(client, 'select told(); with recursive n(i) as (select 1 union all select i + 1 from n where i < 1e10) select max(i) from n');
        return client;
      };
      migrateToNewest({ $client: client });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', slow], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(countRows(file)).toEqual(before);
    openDatabase(file).$client.close();
    expect(countRows(file).registration).toBe(before.registration);
    expect(copies(file)).toHaveLength(1);
  }, 60_000);
});

describe('a database that this version cannot open', () => {
  const withMigrations = (name: string, change: string): string => {
    const file = join(folder, name, 'sis.sqlite');
    const db = openDatabase(file);
    db.$client.exec(change);
    db.$client.close();
    return file;
  };
  it.each([
    [
      'a newer version opened it',
      "insert into __drizzle_migrations (hash, created_at) values ('later', 9e15)",
      'A newer version of this server has opened this database.',
    ],
    [
      'another version made it',
      "update __drizzle_migrations set hash = 'other' where rowid = 1",
      'Another version of this server created this database',
    ],
    [
      'another program made it',
      'drop table __drizzle_migrations',
      'Another program created this database. Set DATABASE_FILE to another file.',
    ],
  ])('%s: it is left as it is, and the server says so', async (name, change, says) => {
    const file = withMigrations(name.split(' ')[1]!, change);
    const before = readFileSync(file);
    const { code, complaint } = await end({ DATABASE_FILE: file });
    expect(code).toBe(1);
    expect(complaint).toContain(`${file}: ${says}`);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a database file', () => {
  it('in which no migration has run is new, unless another program has put a table in it', () => {
    const client = new Sqlite(':memory:');
    expect(versionOf(client)).toBe('new');
    // A server that was stopped before its first migration leaves this table alone.
    client.exec('create table __drizzle_migrations (id integer primary key, hash text, created_at numeric)');
    expect(versionOf(client)).toBe('new');
    client.exec('create table note (id integer primary key autoincrement)');
    expect(versionOf(client)).toBe('unknown');
    client.close();
  });

  it('is held by one server; a second says so, and does not start', async () => {
    const file = join(folder, 'held', 'sis.sqlite');
    const server = await serve({ DATABASE_FILE: file });
    running.push(server);
    const { code, complaint } = await end({ DATABASE_FILE: file });
    expect([code, complaint]).toEqual([
      1,
      `${file}: Another server uses this database. Stop it, or set DATABASE_FILE to another file.\n`,
    ]);
    await server.kill();
    const next = await serve({ DATABASE_FILE: file });
    running.push(next);
    expect((await next.client.send('getClock')).status).toBe(200);
  });

  it('in a folder that cannot be written is refused in a sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, complaint } = await end({ DATABASE_FILE: join(file, 'sis.sqlite') });
    expect([code, complaint.trim().split('\n').length]).toEqual([1, 1]);
    expect(complaint).toContain('Change that, or set DATABASE_FILE to a file elsewhere.');
    expect(existsSync(join(folder, 'a-file.lock'))).toBe(false);
  });
});
