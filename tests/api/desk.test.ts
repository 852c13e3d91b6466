import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { afterWorkingDays } from '../../server/simulator/university/office-queue.ts';
import { toIso } from '../../server/clock/clock.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, getSeats, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
let db: Db;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await sandbox(server.base);
  ({ db } = tenantOf(server, room));
  await room.freeze('2026-09-07T10:00:00+03:00');
});

const as = (persona: string): Promise<Client> => room.fresh().as(persona);
const wait = async (student: Client, section: string): Promise<string> => {
  const { entries } = await student.call('joinWaitingList', { body: { sectionId: await student.section(section) } });
  return entries.at(-1)?.request?.referenceNumber ?? '';
};
const inboxOf = (student: Client) =>
  all<{ template: string; params: string }>(
    db,
    'select template, params from inbox_message m join student s on s.id = m.student_id where s.faculty_code = ? order by m.id desc',
    student.record,
  );
const lastNumber = () =>
  all<{ last: string }>(
    db,
    `select max(reference_number) as last from request where reference_number like 'ADD-2026-%'`,
  )[0]!.last;
const request = async (referenceNumber: string) =>
  (await room.call('getRequests', { query: { search: referenceNumber } })).requests[0];

describe('a place on a waiting list', () => {
  it('is a request with a number, which the student sees', async () => {
    const student = await as('lastSeat');
    const last = lastNumber();
    const number = await wait(student, 'ENTR301-05');
    expect(number).toBe(`ADD-2026-${String(Number(last.slice(-6)) + 1).padStart(6, '0')}`);
    expect((await student.call('waitingList')).entries).toMatchObject([
      { request: { referenceNumber: number, status: 'sent' } },
    ]);
    expect(await request(number)).toMatchObject({
      kind: 'addSeat',
      status: 'sent',
      facts: [{ name: 'section', code: 'ENTR301-05' }, { name: 'seats' }, { name: 'position', number: 1, total: 1 }],
      form: [],
      reasons: [],
      decisions: [{ office: 'student', decision: 'sent', note: '' }],
    });
  });

  it('ends as canceled by leaving, as approved by a free seat, as canceled when the list closes', async () => {
    const [student, first, second, holder] = [
      await as('lastSeat'),
      await as('waitingFirst'),
      await as('waitingSecond'),
      await as('seatHolder'),
    ];
    const number = await wait(student, 'ENTR301-05');
    await student.call('leaveWaitingList', { params: { id: (await student.call('waitingList')).entries[0]?.id ?? 0 } });
    expect(await request(number)).toMatchObject({
      status: 'canceled',
      decisions: [{}, { office: 'student', decision: 'canceled' }],
    });
    const [numberOfFirst, numberOfSecond] = await Promise.all(
      [first, second].map(async (one) => (await one.call('waitingList')).entries[0]?.request?.referenceNumber ?? ''),
    );
    await holder.call('dropCourse', { body: { registrationId: await holder.registration('ENTR301-01') } });
    expect(await request(numberOfFirst ?? '')).toMatchObject({
      status: 'approved',
      decisions: [{}, { office: 'registration', decision: 'approved' }],
    });
    await room.freeze('2026-09-18T00:00:00+03:00');
    expect(await request(numberOfSecond ?? '')).toMatchObject({
      status: 'canceled',
      decisions: [{}, { office: 'registration', decision: 'canceled', at: '2026-09-18T00:00:00+03:00' }],
    });
  });

  it('is numbered from the start again in a new year', async () => {
    const student = await as('lastSeat');
    db.$client.exec(
      `update request set reference_number = replace(reference_number, 'ADD-2026-', 'ADD-2025-') where kind = 'addSeat'`,
    );
    expect(await wait(student, 'ENTR301-05')).toBe('ADD-2026-000001');
  });
});

describe('the office', () => {
  it('adds a seat, and the student is registered and told', async () => {
    const student = await as('lastSeat');
    const before = getSeats(db, 'ENTR301-05');
    const number = await wait(student, 'ENTR301-05');
    const decided = await room.call('decideRequest', {
      params: { referenceNumber: number },
      body: { decision: 'approved', note: 'One chair more' },
    });
    expect(decided).toMatchObject({
      status: 'approved',
      decisions: [{}, { office: 'registration', decision: 'approved', note: 'One chair more' }],
    });
    expect(getSeats(db, 'ENTR301-05')).toEqual({ taken: before.taken + 1, capacity: before.capacity + 1 });
    expect((await student.call('registeredCourses')).courses.find(({ code }) => code === 'ENTR301')).toMatchObject({
      number: '05',
      status: 'registered',
    });
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ action: 'promote', by: 'registrar' });
    expect(inboxOf(student)[0]).toMatchObject({ template: 'addSeatApproved' });
    expect((await student.call('waitingList')).entries).toEqual([]);
    const again = await room.send('decideRequest', {
      params: { referenceNumber: number },
      body: { decision: 'refused' },
    });
    expect([again.status, ...codesOf(again)]).toEqual([422, 'request.decided']);
  });

  it('refuses, and the place is given up', async () => {
    const student = await as('lastSeat');
    const before = getSeats(db, 'ENTR301-05');
    const number = await wait(student, 'ENTR301-05');
    await room.call('decideRequest', {
      params: { referenceNumber: number },
      body: { decision: 'refused', note: 'No room' },
    });
    expect([getSeats(db, 'ENTR301-05'), (await student.call('waitingList')).entries]).toEqual([before, []]);
    expect(inboxOf(student)[0]).toEqual({
      template: 'addSeatRefused',
      params: JSON.stringify({ course: 'ENTR301', section: '05', reference: number, note: 'No room' }),
    });
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ action: 'leave', by: 'registrar' });
  });

  it('may not approve what the rules forbid, and is shown why before', async () => {
    const blocked = await as('waitingBlocked');
    const number = (await blocked.call('waitingList')).entries[0]?.request?.referenceNumber ?? '';
    const before = getSeats(db, 'ENTR301-03');
    expect((await request(number))?.reasons.map(({ Code }) => Code)).toEqual(['MSG-000004']);
    const reply = await room.send('decideRequest', {
      params: { referenceNumber: number },
      body: { decision: 'approved' },
    });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, 'MSG-000004']);
    expect([getSeats(db, 'ENTR301-03'), (await request(number))?.status]).toEqual([before, 'sent']);
  });

  it('knows no other request', async () => {
    expect(
      (
        await room.send('decideRequest', {
          params: { referenceNumber: 'ADD-2026-999999' },
          body: { decision: 'approved' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('the offices by themselves', () => {
  it('approve after working days, at the hour it was sent; what the rules forbid is refused with the reason', async () => {
    const student = await as('lastSeat');
    await room.freeze('2026-09-10T10:00:00+03:00');
    await room.call('setDesk', { body: { mode: 'approve', workingDays: 2 } });
    const number = await wait(student, 'ENTR301-05');
    await room.freeze('2026-09-14T09:59:59+03:00');
    expect((await request(number))?.status).toBe('sent');
    await room.freeze('2026-09-14T10:00:00+03:00');
    expect(await request(number)).toMatchObject({
      status: 'approved',
      decisions: [{}, { at: '2026-09-14T10:00:00+03:00', office: 'registration' }],
    });
    const [blocked] = (await room.call('getRequests', { query: { search: 'ENTR301', status: 'refused' } })).requests;
    expect(blocked).toMatchObject({
      facts: [{ code: 'ENTR301-03' }, {}],
      decisions: [{}, { at: '2026-09-10T10:00:00+03:00' }],
    });
    expect(blocked?.decisions[1]?.note).toMatch(/18/);
    expect(await room.call('getDesk')).toEqual({ mode: 'approve', workingDays: 2 });
  });

  it('count from Sunday to Thursday', () => {
    expect(toIso(afterWorkingDays(Date.parse('2026-09-11T12:00:00+03:00'), 0))).toBe('2026-09-13T12:00:00+03:00');
    expect(toIso(afterWorkingDays(Date.parse('2026-09-10T23:30:00+03:00'), 1))).toBe('2026-09-13T23:30:00+03:00');
  });
});
