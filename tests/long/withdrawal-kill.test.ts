import { expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Client } from '../support/client.ts';
import { killedServers } from '../support/killed-server.ts';
import { all } from '../support/sandbox-database.ts';

const { file, serve: serveFile, stop, isGone } = killedServers();

const midnight = Date.parse('2026-09-08T00:00:00+03:00');

/** Starts a server on the same file that kills itself before or after the commit of the withdrawal at midnight. */
const serve = (kill: 'before' | 'after' | ''): Promise<Client> =>
  serveFile(kill, `select 1 from request_event where verb = 'executed' and at >= ${midnight}`);

/** The effects of the withdrawal at midnight, read while no server runs. */
function inFile() {
  const db = openDatabase(file);
  const [student] = all<{ id: number; status: string }>(
    db,
    `select student.id, student.status from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'leavesForGood'`,
  );
  const state = {
    status: student!.status,
    executed: all(
      db,
      `select 1 from request_event event join request on request.id = event.request_id where event.verb = 'executed' and request.student_id = ?`,
      student!.id,
    ).length,
    courses: all(db, `select 1 from registration where status = 'registered' and student_id = ?`, student!.id).length,
    returned: all(
      db,
      `select 1 from ledger_entry where cause = 'withdrawal' and account = 'balance' and student_id = ?`,
      student!.id,
    ).length,
    told: all(db, `select 1 from inbox_message where template = 'withdrawalToBalance' and student_id = ?`, student!.id)
      .length,
    faults: ledgerFaults(db),
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
  await student.call('approvePermanentWithdraw', {
    body: { code: (await first.call('getOutbox')).messages[0]!.code!, consequences: hash },
  });
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
  await stop();
  expect(inFile()).toEqual(done);
}, 180_000);
