import type Sqlite from 'better-sqlite3';
import type { Db } from '../../db/db.ts';

/** One SQL statement of a call: its text, the method and the parameters. */
export type Recorded = { sql: string; method: 'get' | 'all' | 'run'; raw: boolean; parameters: unknown[] };

const control = /^\s*(begin|commit|rollback|savepoint|release)/i;

/** Records every statement that is prepared and run from now on. */
export function record(db: Db): { take(): Recorded[] } {
  let recorded: Recorded[] = [];
  const client = db.$client;
  const prepare = client.prepare.bind(client) as (sql: string) => Sqlite.Statement;
  const wrap = (sql: string, statement: Sqlite.Statement): Sqlite.Statement => {
    let raw = false;
    const recording: Sqlite.Statement = new Proxy(statement, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        const run = value as (...parameters: unknown[]) => unknown;
        return (...parameters: unknown[]) => {
          if (property === 'raw') raw = true;
          else if ((property === 'get' || property === 'all' || property === 'run') && !control.test(sql))
            recorded.push({ sql, method: property, raw, parameters });
          const answer = run.apply(target, parameters);
          return answer === target ? recording : answer;
        };
      },
    });
    return recording;
  };
  Object.assign(client, { prepare: (sql: string) => wrap(sql, prepare(sql)) });
  return {
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}
