import { describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Schema } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { LeavingRoom, nobody } from '../support/leaving.ts';
import { told } from '../support/room.ts';
import { all, codesOf, getSeats } from '../support/sandbox-database.ts';

const here = new LeavingRoom({ at: '2026-09-07T10:00:00+03:00' });
const { advance, as, decide, everywhere, foretold, latestCode, leaveForGood, postpone, studentIdOf } = here;
const named = (tree: Schema<'Consequence'>[], name: string) => tree.find((one) => one.name === name);

describe('what leaves, leaves everywhere', () => {
  /** A student with rows in every table that a withdrawal concerns. */
  async function entangled(persona: string): Promise<Client> {
    const student = await as(persona);
    await student.call('createCalendarSubscription');
    const { referenceNumber } = (await student.call('submitTransport', { body: { lineId: 1, stationId: 7 } })).request;
    await decide(referenceNumber);
    const { courses } = await student.call('getAppealableCourses');
    if (courses[0])
      await student.call('submitAppeal', {
        body: { courseGradeId: courses[0].courseGradeId, reason: 'The sum is wrong.' },
      });
    await here.room.call('setSeats', { body: { sections: ['PSYC103'], free: 0 } });
    const { courses: needed } = await student.call('getDemand');
    await student.call('askForCourse', { body: { courseId: needed[0]!.courseId } });
    return student;
  }

  it('a permanent withdrawal', async () => {
    const student = await entangled('postpones');
    const id = studentIdOf('postpones');
    expect(everywhere(id)).toEqual({
      courses: 4,
      seats: 4,
      waiting: 1,
      demands: 1,
      requests: 2,
      tasks: 1,
      buses: 1,
      theses: 0,
      calendars: 1,
      enrolments: 2,
      sessions: 1,
    });
    const calendar = await student.call('getSchedule');
    expect(calendar.courses.length).toBe(4);
    await leaveForGood(student);
    await advance('2026-09-08T00:00:00+03:00');
    expect(everywhere(id)).toEqual({
      courses: 0,
      seats: 0,
      waiting: 0,
      demands: 0,
      requests: 0,
      tasks: 0,
      buses: 0,
      theses: 0,
      calendars: 0,
      enrolments: 0,
      sessions: 1,
    });
    expect((await student.call('getSchedule')).courses).toEqual([]);
    expect((await student.call('getAttendance')).courses).toEqual([]);
    expect((await student.call('getSurveys')).surveys).toEqual([]);
    expect((await student.call('waitingList')).entries).toEqual([]);
    expect(
      (await student.call('getServices')).services.filter(({ open }) => open).map(({ service }) => service),
    ).toEqual(['refund', 'caseStudy', 'clearance', 'document']);
    expect((await student.call('getStudentInformation')).status).toBe('withdrawn');
    expect(ledgerFaults(here.db)).toEqual([]);
  });

  it('a postponed semester, and nothing beyond it', async () => {
    const student = await entangled('postpones');
    const id = studentIdOf('postpones');
    const { request } = await postpone(student);
    await decide(request.referenceNumber);
    // The appeal against an earlier grade stays, and the calendar address shows an empty semester.
    expect(everywhere(id)).toEqual({
      courses: 0,
      seats: 0,
      waiting: 0,
      demands: 0,
      requests: 1,
      tasks: 0,
      buses: 0,
      theses: 0,
      calendars: 1,
      enrolments: 1,
      sessions: 1,
    });
    expect((await student.call('getAttendance')).courses).toEqual([]);
    expect(await student.call('getStudentInformation')).toMatchObject({
      status: 'active',
      enrolled: false,
      allowToRegisterNewCourse: false,
      allowToDropCourse: false,
    });
    expect(
      told(
        await student.send('registerCourse', {
          body: {
            sectionId: all<{ id: number }>(
              here.db,
              `select s.id from section s join course c on c.id = s.course_id where c.code = 'PSYC103' and s.semester_id = 20261`,
            )[0]!.id,
          },
        }),
      ),
    ).toEqual([422, 'MSG-000001']);
    expect((await student.call('officialWithdrawHistory')).postponed.map(({ en }) => en)).toEqual([
      'First Semester 2026/2027',
    ]);
    expect(ledgerFaults(here.db)).toEqual([]);
  });

  it('a cancelled admission, with every session', async () => {
    const student = await as('newlyRegistered');
    const other = await as('newlyRegistered');
    const id = studentIdOf('newlyRegistered');
    await student.call('sendCancelAdmissionOtp');
    const { hash } = await foretold(student, 'cancelAdmission');
    const done = await student.call('confirmCancelAdmission', {
      body: { code: await latestCode(), consequences: hash },
    });
    expect(everywhere(id)).toEqual({
      courses: 0,
      seats: 0,
      waiting: 0,
      demands: 0,
      requests: 0,
      tasks: 0,
      buses: 0,
      theses: 0,
      calendars: 0,
      enrolments: 0,
      sessions: 0,
    });
    expect(done.balance).toBe(288_000 + 20_000);
    for (const client of [student, other]) expect((await client.send('getMessages')).status).toBe(401);
    const again = await as('newlyRegistered');
    expect((await again.call('getStudentInformation')).status).toBe('admissionCanceled');
    expect(told(await again.send('sendCancelAdmissionOtp'))).toEqual([422, 'student.recordClosed']);
    expect(ledgerFaults(here.db)).toEqual([]);
  });
});

describe('consequences', () => {
  it('say what the effects do: courses, seats, waiting lists, money by date, the count and graduation; others are counted', async () => {
    const student = await as('seatHolder');
    const before = {
      seats: getSeats(here.db, 'ENTR301-01'),
      rows: all(here.db, 'select * from registration'),
      inbox: all(here.db, 'select count(*) n from inbox_message'),
    };
    const { consequences, reasons } = await foretold(student, 'officialWithdrawal');
    expect(reasons).toEqual([]);
    expect(consequences.map(({ name }) => name)).toEqual([
      'coursesEnd',
      'feesReturned',
      'feesKept',
      'shareFalls',
      'semesterWithdrawn',
      'semestersCounted',
      'graduationDelayed',
      'seatsFreed',
    ]);
    expect(named(consequences, 'seatsFreed')!.parts.map(({ name, text }) => [name, text.en])).toEqual([
      ['studentsPromoted', 'One waiting student gets a seat at once.'],
    ]);
    expect(named(consequences, 'semestersCounted')!.text.en).toBe('Postponed semesters: 1 of 4.');
    expect(JSON.stringify(consequences)).not.toContain('Kawthar');
    expect({
      seats: getSeats(here.db, 'ENTR301-01'),
      rows: all(here.db, 'select * from registration'),
      inbox: all(here.db, 'select count(*) n from inbox_message'),
    }).toEqual(before);
  });

  it('by date: everything until add and drop close, then less every week, then nothing', async () => {
    const student = await as('leavesForGood');
    const returned = async (now: string) => {
      await advance(now);
      const { consequences } = await foretold(student, 'officialWithdrawal');
      const { share } = await student.call('permanentWithdrawHistory');
      return [
        share.percent,
        named(consequences, 'feesReturned')?.fils ?? 0,
        named(consequences, 'coursesEnd')!.parts[0]!.name,
      ];
    };
    const paid = 288_000 + 20_000;
    expect(await returned('2026-09-17T23:59:59+03:00')).toEqual([100, paid, 'courseDropped']);
    expect(await returned('2026-09-18T00:00:00+03:00')).toEqual([100, paid, 'courseWithdrawn']);
    expect(await returned('2026-09-20T00:00:00+03:00')).toEqual([75, (paid * 3) / 4, 'courseWithdrawn']);
    expect(await returned('2026-09-27T00:00:00+03:00')).toEqual([50, paid / 2, 'courseWithdrawn']);
    expect(await returned('2026-10-04T00:00:00+03:00')).toEqual([25, paid / 4, 'courseWithdrawn']);
    expect(await returned('2026-10-11T00:00:00+03:00')).toEqual([0, 0, 'courseWithdrawn']);
  });

  it('what is confirmed is what was shown: changed meanwhile it asks again, a stranger on the waiting list changes nothing', async () => {
    const student = await as('seatHolder');
    const { hash } = await foretold(student, 'officialWithdrawal');
    await (
      await as('waitingFirst')
    ).call('leaveWaitingList', {
      params: { id: (await (await as('waitingFirst')).call('waitingList')).entries[0]!.id },
    });
    expect((await foretold(student, 'officialWithdrawal')).hash).toBe(hash);
    await student.call('registerCourse', { body: { sectionId: await student.section('PSYC103-01') } });
    expect(
      told(await student.send('submitOfficialWithdraw', { body: { reason: 'health', consequences: hash } })),
    ).toEqual([409, 'request.consequencesChanged']);
    expect(told(await student.send('submitOfficialWithdraw', { body: { reason: 'health' } }))).toEqual([
      409,
      'withdrawal.dropsAllCourses',
    ]);
  });
});

describe('official withdrawal', () => {
  it.each([
    ['frozenStudent', ['MSG-000044']],
    ['inactiveRecord', ['MSG-000045']],
    ['notEnrolled', ['MSG-000045']],
    ['newlyRegistered', ['MSG-000038']],
    ['noneCompleted', ['MSG-000037']],
    ['postponedFour', ['MSG-000036']],
    ['cgpaChance', ['MSG-000040']],
    ['chancesUsed', ['MSG-000041']],
    ['oweslastsemester', ['MSG-000042']],
    ['permanentlyWithdrawn', ['student.recordClosed']],
  ])('%s hears %j, from the data, the service, the consequences and the sending alike', async (persona, codes) => {
    const student = await as(
      all<{ key: string }>(here.db, 'select key from persona where lower(key) = lower(?)', persona)[0]!.key,
    );
    const reply = await student.send('officialWithdrawData');
    expect(told(reply)).toEqual([
      422,
      ...(persona === 'permanentlyWithdrawn'
        ? [...codes, 'MSG-000037'].filter((code) => codesOf(reply).includes(code))
        : codes),
    ]);
    const service = (await student.call('getServices')).services.find((one) => one.service === 'officialWithdrawal');
    // A student who has left the university is not offered the service at all.
    expect(service?.reasons.map(({ Code }) => Code)).toEqual(
      persona === 'permanentlyWithdrawn' ? undefined : codesOf(reply),
    );
    expect(
      codesOf(await student.send('submitOfficialWithdraw', { body: { reason: 'family', consequences: nobody } })),
    ).toEqual(codesOf(reply));
  });

  it('is sent once, is canceled until it is decided, and is nobody else’s', async () => {
    const student = await as('postpones');
    const { id, request } = await postpone(student);
    expect(request).toMatchObject({ status: 'sent', turn: ['registration'] });
    expect(
      told(
        await student.send('submitOfficialWithdraw', {
          body: { reason: 'health', consequences: (await foretold(student, 'officialWithdrawal')).hash },
        }),
      ),
    ).toEqual([422, 'MSG-000043']);
    expect(told(await student.send('officialWithdrawData'))).toEqual([422, 'MSG-000043']);
    expect(told(await (await as('leavesForGood')).send('cancelOfficialWithdraw', { params: { id } }))).toEqual([
      403,
      'request.notYours',
    ]);
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([
      422,
      'MSG-000043',
    ]);
    expect((await student.call('cancelOfficialWithdraw', { params: { id } })).withdrawal.request.status).toBe(
      'canceled',
    );
    expect(told(await student.send('cancelOfficialWithdraw', { params: { id } }))).toEqual([422, 'request.decided']);
    const again = await postpone(student);
    expect((await decide(again.request.referenceNumber)).status).toBe(200);
    expect(told(await decide(again.request.referenceNumber))).toEqual([422, 'request.decided']);
    expect(told(await student.send('officialWithdrawData'))).toEqual([422, 'MSG-000045', 'MSG-000025']);
  });

  it('counts from the day it was sent, also where the office decides weeks later', async () => {
    const student = await as('leavesForGood');
    await advance('2026-09-17T12:00:00+03:00');
    const { request } = await postpone(student);
    await advance('2026-10-05T12:00:00+03:00');
    expect((await decide(request.referenceNumber)).status).toBe(200);
    expect(
      all(here.db, `select status, paid from registration where student_id = ?`, studentIdOf('leavesForGood')),
    ).toEqual(Array.from({ length: 4 }, () => ({ status: 'dropped', paid: 0 })));
    expect((await student.call('getRefundableBalance')).balance).toBe(308_000);
    expect(ledgerFaults(here.db)).toEqual([]);
  });

  it('is refused by the rules where the student no longer qualifies', async () => {
    const student = await as('postpones');
    const { request } = await postpone(student);
    here.db.$client.prepare(`update student set status = 'frozen' where id = ?`).run(studentIdOf('postpones'));
    expect(told(await decide(request.referenceNumber))).toEqual([422, 'MSG-000044']);
    expect((await decide(request.referenceNumber, 'refused')).status).toBe(200);
    expect(everywhere(studentIdOf('postpones')).courses).toBe(4);
  });

  it('twice at once, in two tabs, is one request', async () => {
    const student = await as('postpones');
    const { hash } = await foretold(student, 'officialWithdrawal');
    const send = () => student.send('submitOfficialWithdraw', { body: { reason: 'health', consequences: hash } });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('leaves a W after add and drop, frees its seat, and cannot be taken up again', async () => {
    const student = await as('leavesForGood');
    await advance('2026-09-21T10:00:00+03:00');
    const before = getSeats(here.db, 'ITCS214-01');
    const { request } = await postpone(student);
    await decide(request.referenceNumber);
    expect(getSeats(here.db, 'ITCS214-01').taken).toBe(before.taken - 1);
    const registrationId = await student.registration('ITCS214-01');
    expect(told(await student.send('unwithdrawCourse', { body: { registrationId } }))[1]).toBe('MSG-000001');
    expect(ledgerFaults(here.db)).toEqual([]);
  });
});
