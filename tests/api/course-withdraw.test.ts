import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';

/** A Monday of the fourth week, in which 25 percent of the fees are refunded. */
const october = '2026-10-05T10:00:00+03:00';
const here = new Room({ at: october });
const { as, decide } = here;

/** The registration id of a course by its code. */
async function registrationOf(student: Client, code: string): Promise<number> {
  return (await student.call('registeredCourses')).courses.find((course) => course.code === code)!.registrationId;
}
async function ask(student: Client, code: string, more: object = {}) {
  const registrationId = await registrationOf(student, code);
  return student.send('submitCourseWithdraw', { body: { registrationId, ...more } });
}
/** A student with nine credit hours, the least number, who may not withdraw from a course without a request. */
async function atTheFloor(): Promise<Client> {
  const student = await as('withdrawalFloor');
  await student.call('withdrawCourse', { body: { registrationId: await registrationOf(student, 'ITCS222') } });
  return student;
}
const rowsOf = (registrationId: number) =>
  all<{ status: string; seat_freed: number; fee: number; paid: number }>(
    here.db,
    'select status, seat_freed, fee, paid from registration where id = ?',
    registrationId,
  )[0]!;

describe('both ways are told', () => {
  it('at once while the floor is kept, by the office below it', async () => {
    const student = await as('withdrawalFloor');
    const before = await student.call('courseWithdrawRequests');
    expect(before).toMatchObject({
      hours: 12,
      minimum: 12,
      floor: 9,
      closesAt: '2026-11-22T00:00:00+03:00',
      requests: [],
    });
    expect(
      before.courses.map(({ code, hoursAfter, atOnce, asked }) => [code, hoursAfter, atOnce.length, asked.length]),
    ).toEqual(['ITCS214', 'ITCS222', 'ITIS311', 'MATHS205'].map((code) => [code, 9, 0, 0]));
    await student.call('withdrawCourse', { body: { registrationId: before.courses[1]!.registrationId } });
    const after = await student.call('courseWithdrawRequests');
    expect(
      after.courses.map(({ code, hoursAfter, atOnce, asked }) => [
        code,
        hoursAfter,
        ...atOnce.map(({ Code, Params }) => [Code, Params.context]),
        asked.length,
      ]),
    ).toEqual(['ITCS214', 'ITIS311', 'MATHS205'].map((code) => [code, 6, ['MSG-000009', 'floor'], 0]));
  });
});

describe('a course withdrawn from at once', () => {
  const balanceOf = async (student: Client): Promise<number> => (await student.call('getRefundableBalance')).balance;
  it('keeps its seat and its money until the period closes, then settles by the day it was left', async () => {
    const student = await as('withdrawalFloor');
    const { courses } = await student.call('courseWithdrawRequests');
    const { registrationId, fees, back } = courses.find(({ code }) => code === 'ITCS222')!;
    expect([fees, back]).toEqual([54_000, 18_000]);
    const { options } = await student.call('getStayOrLeave', { query: { Registration: registrationId } });
    expect(options.find(({ option }) => option === 'course')).toMatchObject({
      start: 'withdraw',
      money: { back: 18_000 },
    });
    await student.call('withdrawCourse', { body: { registrationId } });
    await here.room.freeze('2026-11-21T23:59:59+03:00');
    const before = await balanceOf(student);
    expect(rowsOf(registrationId)).toEqual({ status: 'withdrawn', seat_freed: 0, fee: 72_000, paid: 72_000 });
    await here.room.freeze('2026-11-22T00:00:00+03:00');
    expect(rowsOf(registrationId)).toEqual({ status: 'withdrawn', seat_freed: 1, fee: 54_000, paid: 54_000 });
    expect((await balanceOf(student)) - before).toBe(18_000);
    expect(ledgerFaults(here.db)).toEqual([]);
    await here.room.freeze('2026-12-01T10:00:00+03:00');
    expect(rowsOf(registrationId)).toEqual({ status: 'withdrawn', seat_freed: 1, fee: 54_000, paid: 54_000 });
    expect((await balanceOf(student)) - before).toBe(18_000);
    expect(
      (await student.call('getMessages')).items.filter(({ subject }) =>
        subject.en.includes('refunded to your balance after the withdrawal'),
      ),
    ).toHaveLength(1);
  });

  it('taken up again meanwhile, costs what it cost', async () => {
    const student = await as('withdrawalFloor');
    const registrationId = await registrationOf(student, 'ITCS222');
    await student.call('withdrawCourse', { body: { registrationId } });
    await student.call('unwithdrawCourse', { body: { registrationId } });
    await here.room.freeze('2026-11-22T00:00:00+03:00');
    expect(rowsOf(registrationId)).toEqual({ status: 'registered', seat_freed: 0, fee: 72_000, paid: 72_000 });
  });
});

describe('a request', () => {
  it('says what follows, is sent, approved, and leaves a W, a free seat and the share of its day', async () => {
    const student = await atTheFloor();
    const registrationId = await registrationOf(student, 'MATHS205');
    const { hash, consequences, reasons } = await student.call('getConsequences', {
      query: { Kind: 'courseWithdrawal', Subject: registrationId },
    });
    expect(reasons).toEqual([]);
    expect(consequences.map(({ name, fils }) => [name, fils])).toEqual([
      ['feesReturned', 18_000],
      ['feesKept', -54_000],
      ['shareFalls', null],
      ['coursesEnd', null],
      ['seatsFreed', null],
      ['hoursLeft', null],
      ['courseNotBack', null],
    ]);
    expect(consequences[2]!.text.en).toBe(
      'From Sunday 11 October at 00:00, tuition and services are no longer refundable.',
    );
    expect(consequences[5]!.text.en).toBe(
      '6 credit hours remain registered. The minimum study load is 12, so the schedule will not be approved.',
    );
    expect(rowsOf(registrationId)).toEqual({ status: 'registered', seat_freed: 0, fee: 72_000, paid: 72_000 });

    const { withdrawal } = await student.call('submitCourseWithdraw', {
      body: { registrationId, reason: 'Work', consequences: hash },
    });
    expect(withdrawal).toMatchObject({
      course: { code: 'MATHS205' },
      result: 'notApproved',
      request: { status: 'sent', turn: ['registration'], dueAt: '2026-10-07T23:59:59+03:00' },
    });
    expect((await decide(withdrawal.request.referenceNumber)).status).toBe(200);
    expect(rowsOf(registrationId)).toEqual({ status: 'withdrawn', seat_freed: 1, fee: 54_000, paid: 54_000 });
    expect((await student.call('registeredCourses')).load.creditHours).toBe(6);
    const { requests, courses } = await student.call('courseWithdrawRequests');
    expect(requests.map(({ result }) => result)).toEqual(['approved']);
    expect(courses.map(({ code }) => code)).toEqual(['ITCS214', 'ITIS311']);
    expect(ledgerFaults(here.db)).toEqual([]);
    // A withdrawal by request is final, because its seat is free for others. A direct withdrawal could be undone.
    expect(told(await student.send('unwithdrawCourse', { body: { registrationId } }))).toEqual([
      422,
      'registration.cannotUnwithdraw',
    ]);
    expect(
      (
        await student.send('unwithdrawCourse', {
          body: {
            registrationId: all<{ id: number }>(
              here.db,
              `select r.id from registration r join course c on c.id = r.course_id where c.code = 'ITCS222' and r.status = 'withdrawn' and r.student_id = (select student_id from registration where id = ?)`,
              registrationId,
            )[0]!.id,
          },
        })
      ).status,
    ).toBe(200);
  });

  it('that is rejected changes nothing, and may be asked again', async () => {
    const student = await atTheFloor();
    const first = (await ask(student, 'MATHS205')).body.withdrawal;
    expect((await decide(first.request.referenceNumber, 'refused')).status).toBe(200);
    expect((await student.call('courseWithdrawRequests')).requests.map(({ result }) => result)).toEqual(['rejected']);
    expect(rowsOf(await registrationOf(student, 'MATHS205')).status).toBe('registered');
    expect((await ask(student, 'MATHS205')).status).toBe(200);
  });

  it('is asked once for a course, and taken back until it is decided', async () => {
    const student = await atTheFloor();
    const { id, request } = (await ask(student, 'MATHS205')).body.withdrawal;
    expect(told(await ask(student, 'MATHS205'))).toEqual([422, 'MSG-000009']);
    expect((await ask(student, 'ITIS311')).status).toBe(200);
    expect(told(await (await as('eligible')).send('cancelCourseWithdraw', { params: { id } }))).toEqual([
      403,
      'request.notYours',
    ]);
    expect((await student.call('cancelCourseWithdraw', { params: { id } })).withdrawal).toMatchObject({
      result: null,
      request: { status: 'canceled' },
    });
    expect(told(await student.send('cancelCourseWithdraw', { params: { id } }))).toEqual([422, 'request.decided']);
    expect((await decide(request.referenceNumber)).status).not.toBe(200);
    expect((await ask(student, 'MATHS205')).status).toBe(200);
  });

  it("is refused for another student's course, and for none", async () => {
    const registrationId = await registrationOf(await as('paidCourses'), 'ITCS214');
    const student = await atTheFloor();
    expect(told(await student.send('submitCourseWithdraw', { body: { registrationId } }))).toEqual([
      403,
      'registration.notYours',
    ]);
    expect(
      (
        await student.call('getConsequences', { query: { Kind: 'courseWithdrawal', Subject: registrationId } })
      ).reasons.map(({ Code }) => Code),
    ).toEqual(['registration.notYours']);
    expect(told(await student.send('submitCourseWithdraw', { body: { registrationId: 999_999 } }))).toEqual([
      404,
      'MSG-000010',
    ]);
  });

  it('is held to the consequences that were read', async () => {
    const student = await atTheFloor();
    const registrationId = await registrationOf(student, 'MATHS205');
    const { hash } = await student.call('getConsequences', {
      query: { Kind: 'courseWithdrawal', Subject: registrationId },
    });
    // A week later the refund percentage is lower, so the consequences differ from the confirmed ones.
    await here.room.freeze('2026-10-12T10:00:00+03:00');
    expect(told(await student.send('submitCourseWithdraw', { body: { registrationId, consequences: hash } }))).toEqual([
      409,
      'request.consequencesChanged',
    ]);
  });
});

describe('a corequisite', () => {
  beforeEach(() => here.room.freeze(october));

  it('goes along after it was confirmed', async () => {
    const student = await as('corequisitePair');
    const { courses } = await student.call('courseWithdrawRequests');
    const lecture = courses.find(({ code }) => code === 'PHYCS101')!;
    expect(lecture.along.map(({ code }) => code)).toEqual(['PHYCS101L']);
    expect(told(await ask(student, 'PHYCS101'))).toEqual([409, 'registration.confirmCorequisite']);
    const sent = await ask(student, 'PHYCS101', { confirm: ['registration.confirmCorequisite'] });
    expect(sent.status).toBe(200);
    await decide(sent.body.withdrawal.request.referenceNumber);
    expect(
      (await student.call('registeredCourses')).courses
        .filter(({ status }) => status === 'withdrawn')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['PHYCS101', 'PHYCS101L']);
    expect(ledgerFaults(here.db)).toEqual([]);
  });
});

describe('a decision', () => {
  it('is no longer possible once the course was withdrawn otherwise: the request has ended', async () => {
    const student = await as('withdrawalFloor');
    const { request } = (await ask(student, 'MATHS205')).body.withdrawal;
    await student.call('withdrawCourse', { body: { registrationId: await registrationOf(student, 'MATHS205') } });
    const reply = await decide(request.referenceNumber);
    expect([
      reply.status,
      (await student.call('getMyRequests')).requests.find(
        ({ referenceNumber }) => referenceNumber === request.referenceNumber,
      )?.status,
    ]).toEqual([422, 'expired']);
    expect(codesOf(reply)).toEqual(['request.decided']);
  });

  it('names the version that was looked at', async () => {
    const student = await atTheFloor();
    const { request } = (await ask(student, 'MATHS205')).body.withdrawal;
    expect(told(await decide(request.referenceNumber, 'approved', request.version + 1))).toEqual([422, 'MSG-000030']);
  });

  it('comes after the period too, with the share of the day it was sent', async () => {
    const student = await atTheFloor();
    const registrationId = await registrationOf(student, 'MATHS205');
    const { request } = (await ask(student, 'MATHS205')).body.withdrawal;
    await here.room.freeze('2026-11-24T10:00:00+03:00');
    expect((await decide(request.referenceNumber)).status).toBe(200);
    expect(rowsOf(registrationId)).toMatchObject({ status: 'withdrawn', fee: 54_000 });
  });

  it('frees the seat for nobody where the student leaves the semester meanwhile', async () => {
    await here.room.freeze('2026-09-21T10:00:00+03:00');
    const student = await as('withdrawalFloor');
    await ask(student, 'MATHS205');
    const { hash, consequences, reasons } = await student.call('getConsequences', {
      query: { Kind: 'officialWithdrawal' },
    });
    expect(reasons).toEqual([]);
    expect(consequences.find(({ name }) => name === 'requestsEnd')).toBeDefined();
    const { withdrawal } = await student.call('submitOfficialWithdraw', {
      body: { reason: 'work', consequences: hash },
    });
    await decide(withdrawal.request.referenceNumber);
    expect(await student.call('courseWithdrawRequests')).toMatchObject({
      courses: [],
      requests: [{ result: null, request: { status: 'canceled' } }],
    });
    expect(ledgerFaults(here.db)).toEqual([]);
  });
});

describe('the calendar', () => {
  it.each([
    ['2026-09-19T23:59:59+03:00', [422, 'gate.daysOff']],
    ['2026-09-20T07:59:59+03:00', [422, 'MSG-000009']],
    ['2026-09-20T08:00:00+03:00', [200, 'MSG-000032']],
    ['2026-11-19T23:59:59+03:00', [200, 'MSG-000032']],
    ['2026-11-20T00:00:00+03:00', [422, 'gate.daysOff', 'MSG-000009']],
    ['2026-11-21T23:59:59+03:00', [422, 'gate.daysOff', 'MSG-000009']],
    ['2026-11-22T00:00:00+03:00', [422, 'MSG-000035', 'MSG-000009']],
    ['2026-11-22T00:00:01+03:00', [422, 'MSG-000035', 'MSG-000009']],
    ['2026-09-14T10:00:00+03:00', [422, 'MSG-000009']],
  ])('at %s', async (instant, expected) => {
    await here.room.freeze(instant);
    const reply = await ask(await as('withdrawalFloor'), 'MATHS205');
    expect(reply.status === 200 ? [200, reply.body.messages[0]!.Code] : told(reply)).toEqual(expected);
  });
});

describe('who may not', () => {
  it.each([
    ['frozenStudent', ['MSG-000076']],
    ['notEnrolled', ['MSG-000001']],
    ['orientation', ['registration.notOnline']],
  ])('%s', async (persona, codes) => {
    const { courses } = await (await as(persona)).call('courseWithdrawRequests');
    const student = await as(persona);
    expect(courses.filter(({ atOnce, asked }) => !atOnce.length || !asked.length)).toEqual([]);
    expect(
      codesOf(await student.send('submitCourseWithdraw', { body: { registrationId: 999_999 } })).filter(
        (code) => code !== 'MSG-000010',
      ),
    ).toEqual(codes);
  });

  it('a frozen course by MSG-000006, an unpaid one by MSG-000009', async () => {
    const student = await atTheFloor();
    const registrationId = await registrationOf(student, 'MATHS205');
    here.db.$client.prepare('update registration set frozen = 1 where id = ?').run(registrationId);
    expect(told(await ask(student, 'MATHS205'))).toEqual([422, 'MSG-000006']);
    expect(told(await ask(await as('owingFees'), 'STAT273'))).toEqual([422, 'MSG-000009']);
  });
});
