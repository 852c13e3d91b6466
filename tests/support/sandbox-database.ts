import type { Db } from '../../db/db.ts';
import type { Tenant } from '../../server/tenant.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

/** The university of a client, for data that no call returns. */
export function tenantOf(server: TestServer, client: Client): Tenant {
  const name = /\/sandbox\/([^/]+)$/.exec(client.base)?.[1] ?? '';
  const sandbox = name ? server.simulator?.sandboxes.touch(name)?.tenant : server.tenant;
  if (!sandbox) throw new Error(`no sandbox ${name}`);
  return sandbox;
}

export const all = <Row>(db: Db, statement: string, ...values: unknown[]): Row[] =>
  db.$client.prepare<unknown[], Row>(statement).all(...values);

/** Seats taken and capacity of a section such as "ITCS214-01" this semester. */
export function getSeats(db: Db, name: string): { taken: number; capacity: number } {
  const [row] = all<{ taken: number; capacity: number }>(
    db,
    `select s.seats_taken taken, s.capacity from section s join course c on c.id = s.course_id where c.code || '-' || s.number = ? and s.semester_id = 20261`,
    name,
  );
  if (!row) throw new Error(`no section ${name}`);
  return row;
}

/** The rows that a change of a registration or of a waiting list writes. */
export const readEverything = (db: Db): unknown =>
  ['registration', 'registration_log', 'waiting_entry', 'inbox_message']
    .map((table) => all(db, `select * from ${table}`))
    .concat([all(db, 'select id, seats_taken from section')]);

export const codesOf = (reply: { body: { Refusals?: { Code: string }[] } }): string[] =>
  (reply.body.Refusals ?? []).map(({ Code }) => Code);
