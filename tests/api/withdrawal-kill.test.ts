import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { start, type Running } from '../bench/processes.ts';
import { Client } from '../support/client.ts';
import { all } from '../support/sandbox-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-kill-'));
const file = join(folder, 'sis.sqlite');
const running: Running[] = [];
afterAll(async () => {
  // Most have killed themselves.
  for (const one of running) await one.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

const portIn = (text: string): number | undefined => Number(/127\.0\.0\.1:(\d+)/.exec(text)?.[1]) || undefined;
const midnight = Date.parse('2026-09-08T00:00:00+03:00');

/** A server of its own on the same file; it kills itself before or after it commits what midnight brings. */
async function serve(kill: 'before' | 'after' | ''): Promise<Client> {
  const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_FILE: file, STUDENTS: '5', KILL: kill, KILL_WHEN: `select 1 from request_event where verb = 'executed' and at >= ${midnight}` };
  const server = await start(process.execPath, ['--import', 'tsx', '--import', './tests/support/kill-switch.ts', 'server/main.ts'], env, portIn);
  running.push(server);
  return new Client(server.base);
}

const isGone = (client: Client): Promise<boolean> => client.call('getClock').then(() => false, () => true);

/** What midnight has brought, read while no server has the file. */
function inFile() {
  const db = openDatabase(file);
  const [student] = all<{ id: number; status: string }>(db, `select student.id, student.status from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'leavesForGood'`);
  const state = {
    status: student!.status, executed: all(db, `select 1 from request_event event join request on request.id = event.request_id where event.verb = 'executed' and request.student_id = ?`, student!.id).length,
    courses: all(db, `select 1 from registration where status = 'registered' and student_id = ?`, student!.id).length, returned: all(db, `select 1 from ledger_entry where cause = 'withdrawal' and account = 'balance' and student_id = ?`, student!.id).length,
    told: all(db, `select 1 from inbox_message where template = 'withdrawalToBalance' and student_id = ?`, student!.id).length, faults: ledgerFaults(db),
  };
  db.$client.close();
  return state;
}

it('a server killed around midnight executes a withdrawal whole, and once', async () => {
  const first = await serve('before');
  await first.freeze('2026-09-07T10:00:00+03:00');
  const student = await first.fresh().as('leavesForGood');
  await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
  await student.call('sendPermanentWithdrawCode');
  const { hash } = await student.call('getConsequences', { query: { Kind: 'permanentWithdrawal' } });
  await student.call('approvePermanentWithdraw', { body: { code: (await first.call('getOutbox')).messages[0]!.code!, consequences: hash } });
  const toMorning = (client: Client) => client.freeze('2026-09-08T09:00:00+03:00');
  await expect(toMorning(first)).rejects.toThrow();
  await expect.poll(() => isGone(first), { timeout: 30_000 }).toBe(true);
  expect(inFile()).toEqual({ status: 'active', executed: 0, courses: 4, returned: 0, told: 0, faults: [] });

  const second = await serve('after');
  await expect(toMorning(second)).rejects.toThrow();
  await expect.poll(() => isGone(second), { timeout: 30_000 }).toBe(true);
  const done = { status: 'withdrawn', executed: 1, courses: 0, returned: 1, told: 1, faults: [] };
  expect(inFile()).toEqual(done);

  const third = await serve('');
  await toMorning(third);
  await running.at(-1)!.stop();
  expect(inFile()).toEqual(done);
}, 180_000);
