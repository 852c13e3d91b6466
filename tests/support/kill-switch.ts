import Sqlite from 'better-sqlite3';

/**
 * Kills this process the moment a payment has succeeded in a transaction: before it is committed, or after it and before anybody is
 * answered. Loaded before the server where KILL says which.
 */

type Work = (...args: unknown[]) => unknown;
const kill = process.env.KILL;
const behaviours = ['default', 'deferred', 'immediate', 'exclusive'] as const;

const succeeded = (db: Sqlite.Database): boolean => {
  const known = db.prepare(`select 1 from sqlite_master where name = 'payment_callback'`).get();
  return known !== undefined && db.prepare('select 1 from payment_callback').get() !== undefined;
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
    const watched = (run: Work): Work => (...args) => {
      const answer = run(...args);
      if (kill === 'after' && !this.inTransaction) dieIf(this);
      return answer;
    };
    return Object.assign(watched(whole), Object.fromEntries(behaviours.map((name) => [name, watched(whole[name])])));
  };
}
