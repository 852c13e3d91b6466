import { expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { killedServers } from '../support/killed-server.ts';
import { all } from '../support/sandbox-database.ts';

const { file, serve: serveFile, stop, isGone } = killedServers();

const since = Date.parse('2026-09-07T10:00:00+03:00');

/**
 * Starts a server on the same file that kills itself before or after the commit of the first decision with this verb.
 */
const serve = (kill: 'before' | 'after' | '', verb = ''): Promise<Client> =>
  serveFile(kill, `select 1 from request_event where verb = '${verb}' and at >= ${since}`);

/** A decision and its effects, read while no server runs. */
function inFile(referenceNumber: string) {
  const db = openDatabase(file);
  const [request] = all<{ id: number; status: string; version: number }>(
    db,
    'select id, status, version from request where reference_number = ?',
    referenceNumber,
  );
  const state = {
    status: request!.status,
    version: request!.version,
    verbs: all<{ verb: string }>(
      db,
      'select verb from request_event where request_id = ? order by id',
      request!.id,
    ).map(({ verb }) => verb),
    open: all<{ n: number }>(
      db,
      `select count(*) n from request_task where request_id = ? and status = 'open'`,
      request!.id,
    )[0]!.n,
    paidOut: all<{ n: number }>(
      db,
      `select count(distinct transaction_id) n from ledger_entry where transaction_id = ?`,
      `refund-${referenceNumber}`,
    )[0]!.n,
    told: all<{ n: number }>(
      db,
      `select count(*) n from inbox_message where template = 'refundApproved' and at >= ${since}`,
    )[0]!.n,
    faults: ledgerFaults(db),
  };
  db.$client.close();
  return state;
}

it('a server killed before and after it commits a decision never leaves it without its effect, nor the effect without it', async () => {
  const first = await serve('before', 'approved');
  await first.freeze('2026-09-07T10:00:00+03:00');
  const student = await first.fresh().as('wantsRefund');
  const { refunds } = await student.call('submitRefund', {
    body: {
      amount: 50_000,
      reason: 'dropped',
      iban: 'BH67 BMAG 0000 1299 1234 56',
      remarks: '',
      file: sampleFile('bank-letter')!,
    },
  });
  const { referenceNumber } = refunds[0]!;
  const decide = (client: Client) =>
    client.send('decideRequest', { params: { referenceNumber }, body: { decision: 'approved', version: 1 } });
  await expect(decide(first)).rejects.toThrow();
  await expect.poll(() => isGone(first), { timeout: 30_000 }).toBe(true);
  expect(inFile(referenceNumber)).toEqual({
    status: 'sent',
    version: 1,
    verbs: ['sent'],
    open: 1,
    paidOut: 0,
    told: 0,
    faults: [],
  });

  const second = await serve('after', 'approved');
  await expect(decide(second)).rejects.toThrow();
  await expect.poll(() => isGone(second), { timeout: 30_000 }).toBe(true);
  const decided = {
    status: 'approved',
    version: 2,
    verbs: ['sent', 'approved'],
    open: 0,
    paidOut: 1,
    told: 1,
    faults: [],
  };
  expect(inFile(referenceNumber)).toEqual(decided);

  // The office decides again, because it got no response. The second decision is refused and the first one is kept.
  const third = await serve('');
  const again = await decide(third);
  expect([again.status, again.body.Refusals?.[0]?.Code]).toEqual([422, 'MSG-000030']);
  await stop();
  expect(inFile(referenceNumber)).toEqual(decided);
}, 180_000);
