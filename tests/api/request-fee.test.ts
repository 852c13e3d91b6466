import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction, type Db } from '../../db/db.ts';
import { toIso } from '../../server/clock/clock.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { dispatch, sendRequest } from '../../server/features/request/request-commands.ts';
import type { RequestRow } from '../../server/features/request/request-kind.ts';
import { productKinds } from '../../server/features.ts';
import type { Event } from '../../server/features/request/request-states.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import { studentById, type Student } from '../../server/academic-record/student-queries.ts';
import { saveOfficeSettings } from '../../server/simulator/university/office-queue.ts';
import type { Client } from '../support/client.ts';
import { allParts, block, fils, inPlace, fakeKind, fakeKindName, putBack, type Parts } from '../support/fake-kind.ts';
import { roomOfStudent } from '../support/fake-room.ts';
import { monday } from '../support/request-lives.ts';
import { all } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The fee of a request that ends without success. */

let server: TestServer;
let room: Client;
let page: Client;
let db: Db;
let student: Student;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => {
  putBack();
  return server.close();
});
beforeEach(async () => {
  ({ room, page, db, student } = await roomOfStudent(server));
});

const declared = (parts: Partial<Parts>): void =>
  void inPlace(fakeKind({ ...allParts, code: false, effect: 'once', fee: 'desk', route: ['first'], ...parts }));
const sendOne = (): RequestRow =>
  inTransaction(db, () => sendRequest(db, productKinds[fakeKindName], { student }, monday));
const happens = ({ id }: RequestRow, event: Event): RequestRow =>
  inTransaction(db, () => dispatch(db, productKinds[fakeKindName], requestById(db, id), event, monday));
const ended: Event = { name: 'end', status: 'canceled', actor: 'registration', note: '' };

const start = ({ id }: RequestRow) =>
  page.call('startPayment', {
    body: { items: [{ kind: 'charge', id: requestById(db, id).chargeId! }], useBalance: false },
  });
const card = (id: string) => room.call('chargeCard', { params: { id }, body: { card: 'accepted' } });
const pay = async (request: RequestRow): Promise<void> => void (await card((await start(request)).paymentId));
const decide = ({ referenceNumber }: RequestRow, decision: 'approved' | 'refused') =>
  room.call('decideRequest', { params: { referenceNumber }, body: { decision } });
const balance = (): number => studentById(db, student.studentId).balance;
const told = () =>
  all<{ template: string; params: string }>(
    db,
    `select template, params from inbox_message where student_id = ? and template in ('requestFeeToBalance', 'paymentToBalance') order by id`,
    student.studentId,
  );
const chargeOf = ({ id }: RequestRow) =>
  all<{ canceled: number; paid: number }>(
    db,
    'select canceled_at is not null canceled, paid + used_from_balance paid from charge where id = ?',
    requestById(db, id).chargeId,
  )[0];

/**
 * Makes a change to a request. Returns its effects: the status, the amount added to the balance, the charge, the new
 * messages and the faults of the ledger.
 */
async function becomes(
  request: RequestRow,
  change: () => unknown,
): Promise<{ status: string; back: number; charge: ReturnType<typeof chargeOf>; told: string[]; faults: string[] }> {
  const [before, messages] = [balance(), told().length];
  await change();
  return {
    status: requestById(db, request.id).status,
    back: balance() - before,
    charge: chargeOf(request),
    told: told()
      .slice(messages)
      .map(({ template }) => template),
    faults: ledgerFaults(db),
  };
}
const returned = { back: fils, charge: { canceled: 1, paid: 0 }, told: ['requestFeeToBalance'], faults: [] };
const kept = { back: 0, charge: { canceled: 0, paid: fils }, told: [], faults: [] };

it('goes into the balance where the request ends elsewhere while it is being paid', async () => {
  declared({});
  const sent = sendOne();
  const { paymentId } = await start(sent);
  expect(await becomes(sent, () => happens(sent, ended))).toEqual({
    status: 'canceled',
    back: 0,
    charge: { canceled: 1, paid: 0 },
    told: [],
    faults: [],
  });
  expect(await becomes(sent, () => card(paymentId))).toEqual({
    status: 'canceled',
    back: fils,
    charge: { canceled: 1, paid: 0 },
    told: ['paymentToBalance'],
    faults: [],
  });
});

it('goes back where it ends before anybody has decided, and stays once an office has', async () => {
  declared({ route: ['first', 'second'] });
  const [early, late] = [sendOne(), sendOne()];
  for (const one of [early, late]) await pay(one);
  expect(await becomes(early, () => happens(early, ended))).toEqual({ ...returned, status: 'canceled' });
  await decide(late, 'approved');
  expect(await becomes(late, () => happens(late, ended))).toEqual({ ...kept, status: 'canceled' });
});

it('goes back where nobody sends again what was returned', async () => {
  declared({});
  const sent = sendOne();
  await pay(sent);
  await room.call('decideRequest', {
    params: { referenceNumber: sent.referenceNumber },
    body: { decision: 'returned', note: 'Blurred', fields: ['proof'] },
  });
  expect(await becomes(sent, () => room.freeze(toIso(requestById(db, sent.id).expiresAt!)))).toEqual({
    ...returned,
    status: 'expired',
  });
});

it('goes back where the rules refuse at the instant it would have taken effect', async () => {
  declared({ effect: 'endOfDay' });
  const sent = sendOne();
  await pay(sent);
  await decide(sent, 'approved');
  block(db, student.studentId);
  expect(await becomes(sent, () => room.freeze('2026-09-08T00:00:00+03:00'))).toEqual({
    ...returned,
    status: 'refused',
  });
  const { requests } = await page.call('getMyRequests');
  expect(requests.find(({ referenceNumber }) => referenceNumber === sent.referenceNumber)).toMatchObject({
    status: 'refused',
    actions: [],
  });
});

it('stays where the office refuses, and goes back where the rules left the office nothing else', async () => {
  declared({});
  const [refused, blocked, byItself] = [sendOne(), sendOne(), sendOne()];
  for (const one of [refused, blocked, byItself]) await pay(one);
  expect(await becomes(refused, () => decide(refused, 'refused'))).toEqual({ ...kept, status: 'refused' });
  block(db, student.studentId);
  expect(await becomes(blocked, () => decide(blocked, 'refused'))).toEqual({ ...returned, status: 'refused' });
  saveOfficeSettings(db, { mode: 'approve', workingDays: 0 }, monday);
  expect(await becomes(byItself, () => room.freeze('2026-09-07T10:00:01+03:00'))).toEqual({
    ...returned,
    status: 'refused',
  });
});

it('is told where it went, in both languages', async () => {
  declared({});
  const sent = sendOne();
  await pay(sent);
  happens(sent, ended);
  expect(JSON.parse(told()[0]!.params)).toMatchObject({ reference: sent.referenceNumber, fils });
  const { items } = await page.call('getMessages');
  const found = items.find(({ subject }) => subject.en.includes('balance'));
  for (const language of ['en', 'ar'] as const)
    expect(found?.subject[language]).toMatch(language === 'en' ? /BHD.5\.000/ : /\p{Script=Arabic}/u);
});
