import { expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { killedServers } from '../support/killed-server.ts';
import { all } from '../support/sandbox-database.ts';

const { file, serve, stop, isGone } = killedServers();

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it never came to that');
}

const startedAt = Date.parse('2026-09-07T10:00:00+03:00');

/** The rows in the file that the seed did not write, read while no server runs. */
function inFile() {
  const db = openDatabase(file);
  const state = {
    payments: all<{ status: string }>(db, `select status from payment where started_at >= ${startedAt}`).map(
      ({ status }) => status,
    ),
    callbacks: all<{ n: number }>(db, 'select count(*) n from payment_callback')[0]!.n,
    accepted: all<{ n: number }>(db, 'select count(*) n from gateway_callback where accepted_at is not null')[0]!.n,
    cash: all<{ n: number }>(db, `select count(*) n from ledger_entry where cause = 'payment' and account = 'cash'`)[0]!
      .n,
    told: all<{ n: number }>(db, `select count(*) n from inbox_message where template = 'paymentReceived'`)[0]!.n,
    faults: ledgerFaults(db),
  };
  db.$client.close();
  return state;
}

it('a server killed before and after it commits a callback pays once', async () => {
  const first = await serve('before');
  await first.freeze('2026-09-07T10:00:00+03:00');
  const student = await first.fresh().as('eligible');
  const { registrationIds } = await student.call('registerCourse', {
    body: { sectionId: await student.section('STAT273-01') },
  });
  const items = registrationIds.map((id) => ({ kind: 'registration' as const, id }));
  const { paymentId } = await student.call('startPayment', { body: { items, useBalance: false } });
  await expect(first.call('chargeCard', { params: { id: paymentId }, body: { card: 'accepted' } })).rejects.toThrow();
  await until(() => isGone(first));
  expect(inFile()).toEqual({ payments: ['pending'], callbacks: 0, accepted: 0, cash: 0, told: 0, faults: [] });

  // The gateway repeats the callback as soon as a server listens. This server is killed after the commit and before the
  // response, possibly before it has printed its address.
  await serve('after').then(
    (second) => until(() => isGone(second)),
    (error: Error) => expect(error.message).toContain('ended with null'),
  );
  expect(inFile()).toEqual({ payments: ['succeeded'], callbacks: 1, accepted: 0, cash: 1, told: 1, faults: [] });

  const third = await serve('');
  await until(async () => (await third.call('getGateway')).payments[0]?.callbacks[0]?.acceptedAt !== null);
  const again = await third.fresh().as('eligible');
  expect((await again.call('paymentResult', { params: { paymentId } })).status).toBe('succeeded');
  expect((await again.send('startPayment', { body: { items, useBalance: false } })).status).toBe(422);
  await stop();
  expect(inFile()).toEqual({ payments: ['succeeded'], callbacks: 1, accepted: 1, cash: 1, told: 1, faults: [] });
});
