import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import express from 'express';
import type { Recorded } from './recording.ts';

/**
 * The reference for all measurements: an Express route that answers a read with the same body from memory, and a write
 * by making the same rows in one transaction. Arguments: database file, plan file (see Plan). Prints its port.
 */

export type Plan = {
  /** The response bodies of the product, by operation. */
  reads: Record<string, unknown>;
  /**
   * `own` are the parameters that belong to the first student. For each request they are replaced by those of another
   * student (`others`).
   */
  writes: Record<
    string,
    { statements: Recorded[]; body: unknown; own: (string | number)[]; others: (string | number)[][] }
  >;
};

const [, , databaseFile = '', planFile = ''] = process.argv;
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan;
const db = new Sqlite(databaseFile);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
db.pragma('foreign_keys = ON');

const preparedOf = (statements: Recorded[]) =>
  statements.map(({ sql, method, raw, parameters }) => {
    const statement = db.prepare<unknown[]>(sql);
    if (raw) statement.raw();
    return { run: (values: unknown[]) => statement[method](...values), parameters };
  });

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
for (const [name, body] of Object.entries(plan.reads)) app.get(`/${name}`, (_, res) => void res.json(body));
for (const [name, { statements, body, own, others }] of Object.entries(plan.writes)) {
  const all = preparedOf(statements);
  const change = db.transaction((replacement: Map<unknown, unknown>) => {
    const another = (value: unknown): unknown => replacement.get(value) ?? value;
    // Named parameters are passed together in one object.
    const given = (value: unknown): unknown =>
      typeof value === 'object' && value
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, another(one)]))
        : another(value);
    for (const { run, parameters } of all) run(parameters.map(given));
  });
  let turn = 0;
  app.post(`/${name}`, express.json(), (_, res) => {
    const other = others[turn++] ?? [];
    change.immediate(new Map(own.map((value, i) => [value, other[i]])));
    res.json(body);
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
});
