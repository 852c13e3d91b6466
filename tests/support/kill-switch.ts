import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import Sqlite from 'better-sqlite3';

/**
 * Kills the server process at the moment that KILL names. `before` and `after`: before the commit of a transaction, or
 * after it and before the response, if the query KILL_WHEN finds a row (by default: a row of `payment_callback`). The
 * other moments are in the replacement of the main database file. `writing`: half of the new file is written. `log` and
 * `index`: the -wal or the -shm file of the old database was removed. `naming` and `named`: before or after the new
 * file is renamed.
 */

type Work = (...args: unknown[]) => unknown;
const kill = process.env.KILL;
const behaviours = ['default', 'deferred', 'immediate', 'exclusive'] as const;

const what = process.env.KILL_WHEN ?? 'select 1 from payment_callback';

const succeeded = (db: Sqlite.Database): boolean => {
  const known = db.prepare(`select 1 from sqlite_master where name = 'payment_callback'`).get();
  return known !== undefined && db.prepare(what).get() !== undefined;
};

const dieIf = (db: Sqlite.Database): void => {
  if (succeeded(db)) process.kill(process.pid, 'SIGKILL');
};

if (kill === 'before' || kill === 'after') {
  const prototype = Sqlite.prototype as unknown as { transaction: (work: Work) => Work };
  const begin = prototype.transaction;
  prototype.transaction = function transaction(this: Sqlite.Database, work: Work): Work {
    const whole = begin.call(this, (...args: unknown[]) => {
      const answer = work(...args);
      if (kill === 'before') dieIf(this);
      return answer;
    }) as Work & Record<(typeof behaviours)[number], Work>;
    const watched =
      (run: Work): Work =>
      (...args) => {
        const answer = run(...args);
        if (kill === 'after' && !this.inTransaction) dieIf(this);
        return answer;
      };
    return Object.assign(watched(whole), Object.fromEntries(behaviours.map((name) => [name, watched(whole[name])])));
  };
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');
const { writeFileSync, rmSync, renameSync } = fs;

if (kill === 'writing')
  fs.writeFileSync = (file, data, options) => {
    const bytes = data as Buffer;
    writeFileSync(file, typeof file === 'number' ? bytes.subarray(0, bytes.length / 2) : bytes, options);
    if (typeof file === 'number') die();
  };
if (kill === 'log' || kill === 'index')
  fs.rmSync = (path, options) => {
    rmSync(path, options);
    if (String(path).endsWith(kill === 'log' ? '-wal' : '-shm')) die();
  };
if (kill === 'naming' || kill === 'named')
  fs.renameSync = (from, to) => {
    if (kill === 'naming') die();
    renameSync(from, to);
    die();
  };
syncBuiltinESMExports();
