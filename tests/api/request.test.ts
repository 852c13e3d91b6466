import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
let student: Client;

beforeAll(async () => {
  server = await startServer({ students: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await sandbox(server.base);
  await room.freeze('2026-09-07T10:00:00+03:00');
  student = await room.fresh().as('wantsRefund');
});

const details = (values: object): string => JSON.stringify(values);

it('a draft is shown with what was entered, and with nothing that was not', async () => {
  const { request, facts } = await student.call('saveDraft', {
    body: { kind: 'refund', details: details({ remarks: '  Two courses ' }) },
  });
  expect(facts).toEqual([{ name: 'remarks', type: 'text', text: { en: 'Two courses', ar: 'Two courses' } }]);
  expect(request.subject.en).not.toMatch(/\d/);
  expect((await student.call('getMyRequests')).requests).toMatchObject([{ status: 'draft', subject: request.subject }]);
});

it.each([
  { amount: 'much' },
  { amount: -5 },
  { amount: 1e15 },
  { reason: 'holiday' },
  { reason: 3 },
  { iban: 'x'.repeat(51) },
  { remarks: 'x'.repeat(501) },
  { remarks: true },
])('a form takes in a draft what it takes when it is sent: %o', async (wrong) => {
  const answer = await student.send('saveDraft', { body: { kind: 'refund', details: details(wrong) } });
  expect([answer.status, ...codesOf(answer)]).toEqual([400, 'DEV-000001']);
});

it('a field may be emptied in a draft', async () => {
  const { request } = await student.call('saveDraft', {
    body: { kind: 'refund', details: details({ amount: 5000, reason: 'dropped' }) },
  });
  const saved = await student.call('saveDraft', {
    body: { kind: 'refund', referenceNumber: request.referenceNumber, details: details({ reason: null }) },
  });
  expect(saved).toMatchObject({ details: { amount: 5000, reason: null }, facts: [{ name: 'amount' }] });
});

it('what is sent again is held to the form, and an IBAN is kept as banks exchange it', async () => {
  const { refunds } = await student.call('submitRefund', {
    body: { amount: 100_000, reason: 'dropped', iban: 'DE89 3704 0044 0532 0130 00', file: sampleFile('bank-letter')! },
  });
  const params = { referenceNumber: refunds[0]!.referenceNumber };
  await room.call('decideRequest', {
    params,
    body: { decision: 'returned', fields: ['iban', 'reason'], note: 'Another IBAN' },
  });
  const wrong = await student.send('resendRequest', { params, body: { details: details({ reason: 'holiday' }) } });
  expect([wrong.status, ...codesOf(wrong)]).toEqual([400, 'DEV-000001']);
  const noIban = await student.send('resendRequest', { params, body: { details: details({ iban: 'DE00 1' }) } });
  expect([noIban.status, ...codesOf(noIban)]).toEqual([422, 'refund.ibanInvalid']);
  await student.call('resendRequest', { params, body: { details: details({ iban: 'bh67 bmag 0000 1299 1234 56' }) } });
  expect((await student.call('getRefunds')).refunds).toMatchObject([
    { status: 'sent', iban: 'BH67BMAG00001299123456', reason: 'dropped' },
  ]);
});
