import { describe, expect, it } from 'vitest';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import type { Client } from '../support/client.ts';
import { LeavingRoom } from '../support/leaving.ts';
import { told } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';

/** Incidents against a server: what is refused while one lasts, and what moves when it ends. */

const here = new LeavingRoom({ at: '2026-09-17T21:00:00+03:00', persona: 'owesLastSemester' });
const { as, advance } = here;

const status = async () => (await here.room.fresh().call('getServiceStatus')).incidents.map(({ kind }) => kind);
const declare = async (kind: 'payment' | 'registration' | 'everything'): Promise<number> =>
  (await here.room.call('declareIncident', { body: { kind } })).incidents[0]!.id;
const end = async (id: number) => (await here.room.call('endIncident', { params: { id } })).incidents;
const setGateway = (down: boolean) => here.room.call('setGateway', { body: { silent: false, down, lateMinutes: 10 } });
const feesOf = async (student: Client) =>
  (await student.call('getStudentFees')).semesters.flatMap(({ items }) => items);
/** An unpaid course of this semester. */
const course = async (student: Client) =>
  (await feesOf(student)).find(({ kind, due }) => kind === 'registration' && due > 0)!;
const pay = async (student: Client, useBalance = false) => {
  const { id } = await course(student);
  return student.send('startPayment', { body: { items: [{ kind: 'registration', id }], useBalance } });
};
const messagesOf = (student: Client) =>
  all<{ template: string; params: string }>(
    here.db,
    `select template, params from inbox_message where template = 'dueTimesMoved' and student_id = (select id from student where faculty_code = ?)`,
    student.record,
  ).map(({ params }) => JSON.parse(params) as { what: { en: string }; dueAt: string });
const closingOf = async (student: Client, name: string) =>
  (await student.call('getServices')).services.find(({ service }) => service === name)?.closesAt;

describe('the status', () => {
  it('is open to anyone and names what lasts', async () => {
    expect(await status()).toEqual([]);
    await declare('registration');
    await declare('payment');
    expect(await status()).toEqual(['registration', 'payment']);
  });
});

describe('the gateway', () => {
  it('that answers no call three times within ten minutes is an incident until it answers', async () => {
    await setGateway(true);
    expect(told(await pay(here.student))).toEqual([503, 'fees.gatewayDown']);
    await advance('2026-09-17T21:05:00+03:00');
    expect(told(await pay(here.student))).toEqual([503, 'fees.gatewayDown']);
    expect(await status()).toEqual([]);
    await advance('2026-09-17T21:09:59+03:00');
    expect(told(await pay(here.student))).toEqual([503, 'fees.gatewayDown']);
    expect(await status()).toEqual(['payment']);
    expect(
      all(here.db, 'select 1 from payment where started_at >= ?', Date.parse('2026-09-17T21:00:00+03:00')),
    ).toEqual([]);
    await advance('2026-09-17T22:30:00+03:00');
    expect(told(await pay(here.student))).toEqual([503, 'fees.gatewayDown']);
    await setGateway(false);
    expect(await status()).toEqual(['payment']);
    expect((await pay(here.student)).status).toBe(200);
    expect(await status()).toEqual([]);
    expect((await here.room.call('getIncidents')).incidents).toMatchObject([
      {
        kind: 'payment',
        cause: 'gateway',
        from: '2026-09-17T21:09:59+03:00',
        until: '2026-09-17T22:30:00+03:00',
        moves: expect.arrayContaining([
          { name: 'addDrop', count: 1, from: '2026-09-18T00:00:00+03:00', to: '2026-09-18T02:00:00+03:00' },
        ]) as unknown,
      },
    ]);
  });

  it('that answers in between, or seldom is asked, is none', async () => {
    await setGateway(true);
    await pay(here.student);
    await pay(here.student);
    await setGateway(false);
    const { body } = await pay(here.student);
    await here.student.call('cancelPayment', { params: { paymentId: (body as { paymentId: string }).paymentId } });
    await setGateway(true);
    await pay(here.student);
    await advance('2026-09-17T21:10:00+03:00');
    await pay(here.student);
    await pay(here.student);
    expect(await status()).toEqual([]);
  });

  it('ends its incident by a callback too', async () => {
    const { body } = await pay(here.student);
    const { paymentId } = body as { paymentId: string };
    await setGateway(true);
    await here.room.call('chargeCard', { params: { id: paymentId }, body: { card: 'accepted' } });
    const others = await as('eligible');
    for (let call = 0; call < 3; call += 1) await pay(others);
    expect([await status(), (await here.student.call('paymentResult', { params: { paymentId } })).status]).toEqual([
      ['payment'],
      'pending',
    ]);
    await setGateway(false);
    expect([await status(), (await here.student.call('paymentResult', { params: { paymentId } })).status]).toEqual([
      [],
      'succeeded',
    ]);
  });
});

describe('a declared incident', () => {
  it('refuses cards and says that nothing is lost, though the gateway answers; the balance still pays', async () => {
    const id = await declare('payment');
    const refused = await pay(here.student);
    expect(told(refused)).toEqual([503, 'fees.gatewayDown']);
    expect((refused.body as { Message: string }).Message).toMatch(/Nothing is lost/);
    here.db.$client.exec('update student set balance = balance + 1000000');
    expect((await pay(here.student, true)).body).toMatchObject({ status: 'succeeded', amount: 0 });
    expect(await status()).toEqual(['payment']);
    await end(id);
    const other = await as('eligible');
    expect((await pay(other)).status).toBe(200);
  });

  it('of registration refuses no payment', async () => {
    await declare('registration');
    expect((await pay(here.student)).status).toBe(200);
  });

  it('is there once, however often it is declared or ended', async () => {
    const id = await declare('everything');
    expect(await declare('everything')).toBe(id);
    await advance('2026-09-17T22:15:00+03:00');
    const once = await end(id);
    await advance('2026-09-17T23:15:00+03:00');
    expect(await end(id)).toEqual(once);
    expect([once.length, messagesOf(here.student).length]).toEqual([1, 1]);
    expect(told(await here.room.send('endIncident', { params: { id: 999 } }))).toEqual([404, 'DEV-000007']);
    expect(() => here.db.$client.exec('update incident set until_at = 0')).toThrow(/never changed/);
    expect(() => here.db.$client.exec('delete from incident')).toThrow(/never deleted/);
  });

  it('moves what its preview says', async () => {
    const { moves, students } = await here.room.call('previewIncident', {
      query: { kind: 'everything', minutes: 200 },
    });
    const id = await declare('everything');
    await advance('2026-09-18T00:20:00+03:00');
    const [open] = (await here.room.call('getIncidents')).incidents;
    expect(open).toMatchObject({ until: null, moves, students });
    const [ended] = await end(id);
    expect(ended).toMatchObject({ moves, students });
    expect(students).toBeGreaterThan(20);
    expect(moves.map(({ name }) => name)).toEqual(expect.arrayContaining(['addDrop', 'courses', 'charges', 'refund']));
  });
});

describe('while an outage lasts over the end of add/drop', () => {
  it('nothing is closed or overdue, and the closing time is later by the hours so far', async () => {
    const { id: courseId } = await course(here.student);
    const drop = async () => {
      const changes = [{ action: 'drop' as const, registrationId: courseId }];
      const { refusals } = await here.student.call('checkRegistration', { body: { changes } });
      return refusals.map(({ Code }) => Code);
    };
    const before = await drop();
    const incident = await declare('everything');
    for (const [now, closes] of [
      ['2026-09-18T00:30:00+03:00', '2026-09-18T04:00:00+03:00'],
      ['2026-09-18T02:00:00+03:00', '2026-09-18T05:00:00+03:00'],
      ['2026-09-18T02:00:01+03:00', '2026-09-18T06:00:00+03:00'],
    ]) {
      await advance(now!);
      expect(await closingOf(here.student, 'addDrop')).toBe(closes);
      const fees = await feesOf(here.student);
      expect(fees.find(({ id, kind }) => kind === 'registration' && id === courseId)).toMatchObject({
        dueBy: closes,
        overdue: false,
      });
      expect(fees.filter(({ dueBy, overdue }) => overdue && dueBy?.startsWith('2026-09-18'))).toEqual([]);
    }
    expect(await drop()).toEqual(before);
    expect(before).not.toContain('MSG-000002');
    const stored = await here.room.call('getAgenda');
    expect(stored.rows.find((row) => row.function === 'addDrop' && row.semesterId === 20261)?.closesAt).toBe(
      '2026-09-18T00:00:00+03:00',
    );
    await end(incident);
    expect(await closingOf(here.student, 'addDrop')).toBe('2026-09-18T06:00:00+03:00');
    await advance('2026-09-18T06:00:00+03:00');
    expect(await drop()).toContain('MSG-000002');
  });
});

describe('after an outage over the last hours of add/drop', () => {
  it('courses and charges are paid, and courses added and dropped, for the hours that were lost', async () => {
    const { dueBy, id: courseId } = await course(here.student);
    expect(dueBy).toBe('2026-09-18T00:00:00+03:00');
    const incident = await declare('payment');
    await advance('2026-09-18T01:10:00+03:00');
    await end(incident);
    const moved = '2026-09-18T05:00:00+03:00';
    const fees = await feesOf(here.student);
    expect(fees.find(({ id, kind }) => kind === 'registration' && id === courseId)).toMatchObject({
      dueBy: moved,
      overdue: false,
    });
    expect(new Set(fees.flatMap((item) => (item.dueBy?.startsWith('2026-09-18') ? [item.dueBy] : [])))).toEqual(
      new Set([moved]),
    );
    expect(await closingOf(here.student, 'addDrop')).toBe(moved);
    expect(await closingOf(here.student, 'courseWithdrawal')).toBe('2026-11-22T00:00:00+03:00');
    expect(messagesOf(here.student)).toMatchObject([{ what: { en: 'Adding and dropping courses' }, dueAt: moved }]);
    expect((await pay(here.student)).status).toBe(200);
    await advance(moved);
    expect((await here.student.call('registeredCourses')).courses.map(({ status: one }) => one)).not.toContain(
      'dropped',
    );
  });

  it('the waiting lists close and dropped courses are settled at the new end', async () => {
    const exams = all(here.db, 'select id, exam_starts_at from section');
    const waits = (): number =>
      all<{ waits: number }>(here.db, "select count(*) waits from waiting_entry where status = 'waiting'")[0]!.waits;
    const before = waits();
    expect(before).toBeGreaterThan(0);
    const ran = async (now: string) => (await advance(now)).ran?.map(({ name }) => name) ?? [];
    const incident = await declare('everything');
    expect(await ran('2026-09-18T02:00:00+03:00')).not.toContain('waitingListsClose');
    await end(incident);
    expect(await ran('2026-09-18T04:59:59+03:00')).not.toContain('waitingListsClose');
    expect(waits()).toBe(before);
    expect(await ran('2026-09-18T05:00:00+03:00')).toContain('waitingListsClose');
    expect([waits(), all(here.db, 'select id, exam_starts_at from section')]).toEqual([0, exams]);
  });

  it('a charge that was paid does not move, one that fell due does', async () => {
    const { id: studentId } = all<{ id: number }>(
      here.db,
      'select id from student where faculty_code = ?',
      here.student.record,
    )[0]!;
    const add = (dueOn: string): number =>
      addCharge(here.db, { studentId, semesterId: 20261, kind: 'libraryFine', amount: 1000, dueOn }, 0);
    const [due, paid, later] = [add('2026-09-17'), add('2026-09-17'), add('2026-09-18')];
    here.db.$client.prepare('update charge set paid = 1000 where id = ?').run(paid);
    const incident = await declare('payment');
    await advance('2026-09-18T00:30:00+03:00');
    await end(incident);
    const dueAt = (id: number) =>
      all<{ due_at: number | null }>(here.db, 'select due_at from charge where id = ?', id)[0]!.due_at;
    expect([dueAt(due), dueAt(paid), dueAt(later)]).toEqual([Date.parse('2026-09-18T04:00:00+03:00'), null, null]);
  });
});

describe('requests', () => {
  it('that take effect in an outage do so later, and can be canceled until then', async () => {
    await advance('2026-09-07T10:00:00+03:00');
    const student = await as('leavesForGood');
    const { id } = await here.leaveForGood(student);
    await advance('2026-09-07T22:00:00+03:00');
    const incident = await declare('everything');
    const request = async () => (await student.call('permanentWithdrawHistory')).withdrawals[0]!.request;
    await advance('2026-09-08T00:30:00+03:00');
    expect((await request()).status).toBe('scheduled');
    await end(incident);
    expect(await request()).toMatchObject({ status: 'scheduled', executeAt: '2026-09-08T03:00:00+03:00' });
    expect(messagesOf(student)).toMatchObject([{ what: { en: 'Cancelling your request' } }]);
    // Saving the agenda computes the effective date again, with the same result.
    await here.room.call('saveAgenda', { body: { rows: (await here.room.call('getAgenda')).rows } });
    await advance('2026-09-08T02:59:59+03:00');
    expect((await request()).executeAt).toBe('2026-09-08T03:00:00+03:00');
    expect((await student.call('cancelPermanentWithdraw', { params: { id } })).withdrawal.request.status).toBe(
      'canceled',
    );
  });

  it('that expire in an outage do so later by its length', async () => {
    const insert = here.db.$client.prepare(
      `insert into request (reference_number, kind, student_id, semester_id, status, saved_at, sent_at, expires_at)
       select ?, 'refund', id, 20261, 'returned', 0, 0, ? from student where faculty_code = ?`,
    );
    const hour = (text: string): number => Date.parse(`2026-09-20T${text}:00+03:00`);
    await advance('2026-09-20T09:00:00+03:00');
    insert.run('REF-1', hour('10:00'), here.student.record);
    insert.run('REF-2', hour('14:00'), here.student.record);
    const incident = await declare('everything');
    const { ran } = await advance('2026-09-20T11:30:00+03:00');
    expect(ran?.map(({ name }) => name)).not.toContain('requestsExpire');
    await end(incident);
    expect(
      all<{ expires_at: number }>(
        here.db,
        "select expires_at from request where reference_number like 'REF-_' order by id",
      ).map(({ expires_at }) => expires_at),
    ).toEqual([hour('13:00'), hour('14:00')]);
    expect(messagesOf(here.student)).toMatchObject([{ what: { en: 'Sending your returned request again' } }]);
  });

  it('are decided later by the length of an outage over the office’s time', async () => {
    await advance('2026-09-07T10:00:00+03:00');
    const student = await as('postpones');
    const { request } = await here.postpone(student);
    const dueAt = (): number =>
      all<{ due_at: number }>(
        here.db,
        "select due_at from request_task where status = 'open' and request_id = (select id from request where reference_number = ?)",
        request.referenceNumber,
      )[0]!.due_at;
    const before = dueAt();
    await advance(new Date(before - 30 * 60_000).toISOString());
    const incident = await declare('everything');
    await advance(new Date(before + 30 * 60_000).toISOString());
    await end(incident);
    expect(dueAt()).toBe(before + 60 * 60_000);
    expect(messagesOf(student)).toMatchObject([{ what: { en: 'The decision on your request' } }]);
  });

  it('bound to a semester lapse after an outage over its end', async () => {
    await advance('2026-10-20T10:00:00+03:00');
    const student = await as('fullWeek');
    const { hash } = await student.call('getConsequences', { query: { Kind: 'officialWithdrawal' } });
    const { withdrawal } = await student.call('submitOfficialWithdraw', {
      body: { reason: 'family', consequences: hash },
    });
    const { referenceNumber } = withdrawal.request;
    const stateAt = async (now: string) => {
      await advance(now);
      return (await student.call('getRequest', { params: { referenceNumber } })).request.status;
    };
    await advance('2027-01-07T20:00:00+03:00');
    const incident = await declare('everything');
    expect(await stateAt('2027-01-08T03:00:00+03:00')).toBe('sent');
    await end(incident);
    expect(await stateAt('2027-01-08T06:59:59+03:00')).toBe('sent');
    expect(await stateAt('2027-01-08T07:00:00+03:00')).toBe('expired');
    expect((await student.call('getCalendarFile')).content).toMatch(/SUMMARY:The student portal did not work/);
  });
});
