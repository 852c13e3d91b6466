import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../db/db.ts';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import { moveBalance } from '../../server/features/fees/ledger-commands.ts';
import { acceptCallback } from '../../server/features/fees/payment-commands.ts';
import { paymentByPublicId } from '../../server/features/fees/payment-queries.ts';
import { Client } from '../support/client.ts';
import { all } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * Money must be on the disk before the response is sent. Other changes may wait for the next checkpoint of the log.
 */

let server: TestServer;
let student: Client;
let studentId: number;

beforeAll(async () => {
  server = await startServer({}, { on: 'file' });
  const trainer = new Client(server.base);
  await trainer.freeze('2026-09-07T10:00:00+03:00');
  student = await trainer.fresh().as('eligible');
  studentId = all<{ id: number }>(server.tenant.db, 'select id from student where faculty_code = ?', student.record)[0]!
    .id;
});
afterAll(() => server.close());

/** The number of flushes to disk during the work. */
async function flushes(work: () => unknown): Promise<number> {
  const flush = vi.spyOn(fs, 'fsyncSync').mockClear();
  await work();
  return flush.mock.calls.length;
}

const started = async (): Promise<string> => {
  const id = addCharge(server.tenant.db, { studentId, semesterId: 20261, kind: 'reprint', amount: 10_000 }, 0);
  return (await student.call('startPayment', { body: { items: [{ kind: 'charge', id }], useBalance: false } }))
    .paymentId;
};

it('a callback of the gateway is flushed once, whatever it tells; so is one that comes again', async () => {
  const { db } = server.tenant;
  for (const outcome of ['succeeded', 'failed'] as const) {
    const publicId = await started();
    const accept = () =>
      inTransaction(db, () =>
        acceptCallback(
          db,
          paymentByPublicId(db, publicId)!,
          { eventId: `event-${publicId}`, outcome, reason: null },
          server.tenant.clock.now(),
        ),
      );
    expect([await flushes(accept), await flushes(accept)]).toEqual([1, 1]);
  }
});

it('what moves a balance is flushed, a refund’s hold by the call that asks for it', async () => {
  const { db } = server.tenant;
  expect(
    await flushes(() =>
      inTransaction(db, () =>
        moveBalance(db, { transactionId: 'a-gift', studentId, cause: 'opening', now: 0 }, 50_000),
      ),
    ),
  ).toBe(1);
  expect(
    await flushes(() =>
      inTransaction(db, () =>
        inTransaction(db, () =>
          moveBalance(db, { transactionId: 'within-another', studentId, cause: 'opening', now: 0 }, 1),
        ),
      ),
    ),
  ).toBe(1);
});

it('what is undone, read or registered is not', async () => {
  const { db } = server.tenant;
  const undone = () =>
    inTransaction(db, () => {
      moveBalance(db, { transactionId: 'undone', studentId, cause: 'opening', now: 0 }, 1);
      throw new Error('undone');
    });
  expect(await flushes(() => expect(undone).toThrow('undone'))).toBe(0);
  const sectionId = await student.section('MGT131-01');
  expect(await flushes(() => student.send('registerCourse', { body: { sectionId } }))).toBe(0);
});
