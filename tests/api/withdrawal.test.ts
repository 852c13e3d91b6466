import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Schema } from '../../server/http/operations.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, seatsOf, worldOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
let db: Db;
beforeAll(async () => {
  server = await startServer({ students: 20 });
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await sandbox(server.base);
  ({ db } = worldOf(server, room));
  await room.freeze(monday);
});

const monday = '2026-09-07T10:00:00+03:00';
const nobody = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const as = (persona: string): Promise<Client> => room.fresh().as(persona);
const advance = (now: string) => room.call('setClock', { body: { mode: 'frozen', now, expireSessions: false } });
const told = (reply: Parameters<typeof codesOf>[0] & { status: number }) => [reply.status, ...codesOf(reply)];
const foretold = async (student: Client, Kind: Schema<'RequestKind'>) => student.call('getConsequences', { query: { Kind } });
const named = (tree: Schema<'Consequence'>[], name: string) => tree.find((one) => one.name === name);
const latestCode = async (): Promise<string> => (await room.call('getOutbox')).messages[0]!.code!;
const studentIdOf = (persona: string): number => all<{ id: number }>(db, `select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = ?`, persona)[0]!.id;

async function postpone(student: Client): Promise<Schema<'Withdrawal'>> {
  const { hash } = await foretold(student, 'officialWithdrawal');
  return (await student.call('submitOfficialWithdraw', { body: { reason: 'health', consequences: hash } })).withdrawal;
}
const decide = (referenceNumber: string, decision: 'approved' | 'refused' = 'approved') => room.send('decideRequest', { params: { referenceNumber }, body: { decision } });

async function approvePermanent(student: Client, code?: string) {
  const { hash } = await foretold(student, 'permanentWithdrawal');
  return student.send('approvePermanentWithdraw', { body: { code: code ?? (await latestCode()), consequences: hash } });
}
async function leaveForGood(student: Client): Promise<Schema<'Withdrawal'>> {
  await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
  await student.call('sendPermanentWithdrawCode');
  return (await approvePermanent(student)).body.withdrawal;
}

/** Everything a student may have anywhere, as the database has it. */
const everywhere = (id: number) => {
  const one = (sql: string): number => all<{ n: number }>(db, `select count(*) n ${sql}`, id)[0]!.n;
  return {
    courses: one(`from registration where student_id = ? and status = 'registered'`),
    seats: one(`from registration where student_id = ? and status in ('registered', 'withdrawn') and not seat_freed`),
    waiting: one(`from waiting_entry where student_id = ? and status = 'waiting'`),
    requests: one(`from request where student_id = ? and kind <> 'refund' and status in ('awaitingCode', 'awaitingPayment', 'sent', 'returned', 'scheduled')`),
    tasks: one(`from request_task task join request on request.id = task.request_id where task.status = 'open' and request.kind <> 'refund' and request.student_id = ?`),
    buses: one('from bus_seat where freed_at is null and student_id = ?'),
    calendars: one('from calendar_subscription where revoked_at is null and student_id = ?'),
    enrolments: one(`from student_semester where student_id = ? and semester_id >= 20261 and status = 'enrolled'`),
    sessions: one('from session join account on account.id = session.account_id join student on student.person_id = account.person_id where session.ended_at is null and student.id = ?'),
  };
};

describe('what leaves, leaves everywhere', () => {
  /** A student with something in every place. */
  async function entangled(persona: string): Promise<Client> {
    const student = await as(persona);
    await student.call('createCalendarSubscription');
    const { referenceNumber } = (await student.call('submitTransport', { body: { lineId: 1, stationId: 7 } })).request;
    await decide(referenceNumber);
    const { courses } = await student.call('getAppealableCourses');
    if (courses[0]) await student.call('submitAppeal', { body: { courseGradeId: courses[0].courseGradeId, reason: 'The sum is wrong.' } });
    return student;
  }

  it('a permanent withdrawal', async () => {
    const student = await entangled('postpones');
    const id = studentIdOf('postpones');
    expect(everywhere(id)).toEqual({ courses: 4, seats: 4, waiting: 1, requests: 2, tasks: 1, buses: 1, calendars: 1, enrolments: 2, sessions: 1 });
    const calendar = await student.call('getSchedule');
    expect(calendar.courses.length).toBe(4);
    await leaveForGood(student);
    await advance('2026-09-08T00:00:00+03:00');
    expect(everywhere(id)).toEqual({ courses: 0, seats: 0, waiting: 0, requests: 0, tasks: 0, buses: 0, calendars: 0, enrolments: 0, sessions: 1 });
    expect((await student.call('getSchedule')).courses).toEqual([]);
    expect((await student.call('getAttendance')).courses).toEqual([]);
    expect((await student.call('getSurveys')).surveys).toEqual([]);
    expect((await student.call('waitingList')).entries).toEqual([]);
    expect((await student.call('getServices')).services.filter(({ open }) => open).map(({ service }) => service)).toEqual(['refund', 'caseStudy']);
    expect((await student.call('getStudentInformation')).status).toBe('withdrawn');
    expect(ledgerFaults(db)).toEqual([]);
  });

  it('a postponed semester, and nothing beyond it', async () => {
    const student = await entangled('postpones');
    const id = studentIdOf('postpones');
    const { request } = await postpone(student);
    await decide(request.referenceNumber);
    // A grade of the past is still appealed, and the calendar shows an empty semester.
    expect(everywhere(id)).toEqual({ courses: 0, seats: 0, waiting: 0, requests: 1, tasks: 0, buses: 0, calendars: 1, enrolments: 1, sessions: 1 });
    expect((await student.call('getAttendance')).courses).toEqual([]);
    expect(await student.call('getStudentInformation')).toMatchObject({ status: 'active', enrolled: false, allowToRegisterNewCourse: false, allowToDropCourse: false });
    expect(told(await student.send('registerCourse', { body: { sectionId: all<{ id: number }>(db, `select s.id from section s join course c on c.id = s.course_id where c.code = 'PSYC103' and s.semester_id = 20261`)[0]!.id } }))).toEqual([422, 'MSG-000001']);
    expect((await student.call('officialWithdrawHistory')).postponed.map(({ en }) => en)).toEqual(['First Semester 2026/2027']);
    expect(ledgerFaults(db)).toEqual([]);
  });

  it('a cancelled admission, with every session', async () => {
    const student = await as('newlyRegistered');
    const other = await as('newlyRegistered');
    const id = studentIdOf('newlyRegistered');
    await student.call('sendCancelAdmissionOtp');
    const { hash } = await foretold(student, 'cancelAdmission');
    const done = await student.call('confirmCancelAdmission', { body: { code: await latestCode(), consequences: hash } });
    expect(everywhere(id)).toEqual({ courses: 0, seats: 0, waiting: 0, requests: 0, tasks: 0, buses: 0, calendars: 0, enrolments: 0, sessions: 0 });
    expect(done.balance).toBe(288_000 + 20_000);
    for (const client of [student, other]) expect((await client.send('getMessages')).status).toBe(401);
    const again = await as('newlyRegistered');
    expect((await again.call('getStudentInformation')).status).toBe('admissionCanceled');
    expect(told(await again.send('sendCancelAdmissionOtp'))).toEqual([422, 'student.recordClosed']);
    expect(ledgerFaults(db)).toEqual([]);
  });
});

describe('consequences', () => {
  it('say what the effects do: courses, seats, waiting lists, money by date, the count and graduation; others are counted', async () => {
    const student = await as('seatHolder');
    const before = { seats: seatsOf(db, 'ENTR301-01'), rows: all(db, 'select * from registration'), inbox: all(db, 'select count(*) n from inbox_message') };
    const { consequences, reasons } = await foretold(student, 'officialWithdrawal');
    expect(reasons).toEqual([]);
    expect(consequences.map(({ name }) => name)).toEqual(['coursesEnd', 'feesReturned', 'feesKept', 'shareFalls', 'semesterWithdrawn', 'semestersCounted', 'graduationDelayed', 'seatsFreed']);
    expect(named(consequences, 'seatsFreed')!.parts.map(({ name, text }) => [name, text.en])).toEqual([['studentsPromoted', 'One waiting student gets a seat at once.']]);
    expect(named(consequences, 'semestersCounted')!.text.en).toBe('Postponed semesters: 1 of 4.');
    expect(JSON.stringify(consequences)).not.toContain('Kawthar');
    expect({ seats: seatsOf(db, 'ENTR301-01'), rows: all(db, 'select * from registration'), inbox: all(db, 'select count(*) n from inbox_message') }).toEqual(before);
  });

  it('by date: everything until add and drop close, then less every week, then nothing', async () => {
    const student = await as('leavesForGood');
    const returned = async (now: string) => {
      await advance(now);
      const { consequences } = await foretold(student, 'officialWithdrawal');
      const { share } = await student.call('permanentWithdrawHistory');
      return [share.percent, named(consequences, 'feesReturned')?.fils ?? 0, named(consequences, 'coursesEnd')!.parts[0]!.name];
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
    await (await as('waitingFirst')).call('leaveWaitingList', { params: { id: (await (await as('waitingFirst')).call('waitingList')).entries[0]!.id } });
    expect((await foretold(student, 'officialWithdrawal')).hash).toBe(hash);
    await student.call('registerCourse', { body: { sectionId: await student.section('PSYC103-01') } });
    expect(told(await student.send('submitOfficialWithdraw', { body: { reason: 'health', consequences: hash } }))).toEqual([409, 'request.consequencesChanged']);
    expect(told(await student.send('submitOfficialWithdraw', { body: { reason: 'health' } }))).toEqual([409, 'withdrawal.dropsAllCourses']);
  });
});

describe('official withdrawal', () => {
  it.each([
    ['frozenStudent', ['MSG-000044']], ['inactiveRecord', ['MSG-000045']], ['notEnrolled', ['MSG-000045']], ['newlyRegistered', ['MSG-000038']], ['noneCompleted', ['MSG-000037']], ['postponedFour', ['MSG-000036']],
    ['cgpaChance', ['MSG-000040']], ['chancesUsed', ['MSG-000041']], ['oweslastsemester', ['MSG-000042']], ['permanentlyWithdrawn', ['student.recordClosed']],
  ])('%s hears %j, from the data, the service, the consequences and the sending alike', async (persona, codes) => {
    const student = await as(all<{ key: string }>(db, 'select key from persona where lower(key) = lower(?)', persona)[0]!.key);
    const reply = await student.send('officialWithdrawData');
    expect(told(reply)).toEqual([422, ...(persona === 'permanentlyWithdrawn' ? [...codes, 'MSG-000037'].filter((code) => codesOf(reply).includes(code)) : codes)]);
    const service = (await student.call('getServices')).services.find((one) => one.service === 'officialWithdrawal');
    // To who has left it is not offered at all.
    expect(service?.reasons.map(({ Code }) => Code)).toEqual(persona === 'permanentlyWithdrawn' ? undefined : codesOf(reply));
    expect(codesOf(await student.send('submitOfficialWithdraw', { body: { reason: 'family', consequences: nobody } }))).toEqual(codesOf(reply));
  });

  it('is sent once, is canceled until it is decided, and is nobody else’s', async () => {
    const student = await as('postpones');
    const { id, request } = await postpone(student);
    expect(request).toMatchObject({ status: 'sent', turn: ['registration'] });
    expect(told(await student.send('submitOfficialWithdraw', { body: { reason: 'health', consequences: (await foretold(student, 'officialWithdrawal')).hash } }))).toEqual([422, 'MSG-000043']);
    expect(told(await student.send('officialWithdrawData'))).toEqual([422, 'MSG-000043']);
    expect(told(await (await as('leavesForGood')).send('cancelOfficialWithdraw', { params: { id } }))).toEqual([403, 'request.notYours']);
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([422, 'MSG-000043']);
    expect((await student.call('cancelOfficialWithdraw', { params: { id } })).withdrawal.request.status).toBe('canceled');
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
    expect(all(db, `select status, paid from registration where student_id = ?`, studentIdOf('leavesForGood'))).toEqual(Array.from({ length: 4 }, () => ({ status: 'dropped', paid: 0 })));
    expect((await student.call('getRefundableBalance')).balance).toBe(308_000);
    expect(ledgerFaults(db)).toEqual([]);
  });

  it('is refused by the rules where the student no longer qualifies', async () => {
    const student = await as('postpones');
    const { request } = await postpone(student);
    db.$client.prepare(`update student set status = 'frozen' where id = ?`).run(studentIdOf('postpones'));
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
    const before = seatsOf(db, 'ITCS214-01');
    const { request } = await postpone(student);
    await decide(request.referenceNumber);
    expect(seatsOf(db, 'ITCS214-01').taken).toBe(before.taken - 1);
    const registrationId = await student.registration('ITCS214-01');
    expect(told(await student.send('unwithdrawCourse', { body: { registrationId } }))[1]).toBe('MSG-000001');
    expect(ledgerFaults(db)).toEqual([]);
  });
});

describe('permanent withdrawal', () => {
  it('is saved, approved with the latest code, and taken back on its day alone', async () => {
    const student = await as('leavesForGood');
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([404, 'request.notFound']);
    const saved = await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    expect(saved.withdrawal.request.status).toBe('draft');
    expect((await student.call('savePermanentWithdraw', { body: { reason: 'otherUniversity', remarks: ' Abroad ' } })).withdrawal).toMatchObject({ id: saved.withdrawal.id, reason: 'otherUniversity', remarks: 'Abroad' });
    await student.call('sendPermanentWithdrawCode');
    const first = await latestCode();
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([429, 'contact.codeTooSoon']);
    await advance('2026-09-07T10:00:30+03:00');
    await student.call('sendPermanentWithdrawCode');
    const latest = await latestCode();
    const wrong = ['0000', '1111', '2222'].find((code) => code !== first && code !== latest)!;
    expect(told(await approvePermanent(student, wrong))).toEqual([422, 'MSG-000047']);
    if (first !== latest) expect(told(await approvePermanent(student, first))).toEqual([422, 'MSG-000047']);
    expect(told(await student.send('approvePermanentWithdraw', { body: { code: latest, consequences: nobody } }))).toEqual([409, 'request.consequencesChanged']);
    const { withdrawal } = (await approvePermanent(student, latest)).body;
    expect(withdrawal.request).toMatchObject({ status: 'scheduled', executeAt: '2026-09-08T00:00:00+03:00' });
    expect(told(await approvePermanent(student, latest))).toEqual([404, 'request.notFound']);
    expect(told(await (await as('postpones')).send('cancelPermanentWithdraw', { params: { id: withdrawal.id } }))).toEqual([403, 'request.notYours']);
    await advance('2026-09-07T23:59:59+03:00');
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
    expect((await student.call('cancelPermanentWithdraw', { params: { id: withdrawal.id } })).withdrawal.request.status).toBe('canceled');
    await advance('2026-09-08T00:00:01+03:00');
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
  });

  it('is executed at midnight, to the second, and not taken back after it', async () => {
    const student = await as('leavesForGood');
    const { id } = await leaveForGood(student);
    await advance('2026-09-07T23:59:59+03:00');
    expect((await student.call('getStudentInformation')).status).toBe('active');
    await advance('2026-09-08T00:00:00+03:00');
    expect((await student.call('getStudentInformation')).status).toBe('withdrawn');
    expect(told(await student.send('cancelPermanentWithdraw', { params: { id } }))).toEqual([422, 'request.decided']);
    expect((await student.call('permanentWithdrawHistory')).withdrawals[0]!.request).toMatchObject({ status: 'approved', history: expect.arrayContaining([expect.objectContaining({ decision: 'executed', at: '2026-09-08T00:00:00+03:00' })]) as unknown });
  });

  it('a clock moved past by a week executes it at its own midnight', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    await advance('2026-09-14T12:00:00+03:00');
    expect(all(db, 'select status_changed_at at from student where id = ?', studentIdOf('leavesForGood'))).toEqual([{ at: Date.parse('2026-09-08T00:00:00+03:00') }]);
  });

  it('at the midnight that ends add and drop, seats still go to who waits, and money comes back as it was shown', async () => {
    const student = await as('seatHolder');
    await advance('2026-09-17T12:00:00+03:00');
    await leaveForGood(student);
    await advance('2026-09-18T00:00:00+03:00');
    expect(all(db, `select r.status from registration r join section s on s.id = r.section_id join course c on c.id = s.course_id where c.code = 'ENTR301' and r.student_id = ?`, studentIdOf('waitingFirst'))).toEqual([{ status: 'registered' }]);
    expect(all(db, `select distinct status from registration where student_id = ?`, studentIdOf('seatHolder'))).toEqual([{ status: 'dropped' }]);
    expect(ledgerFaults(db)).toEqual([]);
  });

  it('who no longer qualifies at midnight is refused by the rules, and stays', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    db.$client.prepare(`update student set status = 'frozen' where id = ?`).run(studentIdOf('leavesForGood'));
    await advance('2026-09-08T00:00:00+03:00');
    const { request } = (await student.call('permanentWithdrawHistory')).withdrawals[0]!;
    expect([request.status, request.history.at(-1)?.note]).toEqual(['refused', expect.stringContaining('frozen')]);
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
  });

  it('is kept on Friday, and approved from Sunday on', async () => {
    const student = await as('leavesForGood');
    await advance('2026-09-11T10:00:00+03:00');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await student.call('sendPermanentWithdrawCode');
    expect(told(await approvePermanent(student))).toEqual([422, 'gate.daysOff']);
    await advance('2026-09-13T00:00:00+03:00');
    expect(told(await approvePermanent(student, '0000'))).toEqual([422, 'MSG-000047']);
    await student.call('sendPermanentWithdrawCode');
    expect((await approvePermanent(student)).status).toBe(200);
  });

  it.each([['emailOnly', 'MSG-000046'], ['frozenStudent', 'MSG-000044'], ['oweslastsemester', 'MSG-000042'], ['permanentlyWithdrawn', 'student.recordClosed']])('%s hears %s', async (persona, code) => {
    const student = await as(all<{ key: string }>(db, 'select key from persona where lower(key) = lower(?)', persona)[0]!.key);
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([422, code]);
  });

  it('is over after week 10, one second after its end', async () => {
    const student = await as('leavesForGood');
    await advance('2026-11-19T10:00:00+03:00');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await advance('2026-11-22T10:00:00+03:00');
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([422, 'MSG-000035']);
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([422, 'MSG-000035']);
  });

  it('goes back by a snapshot of before midnight', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    await room.call('saveSnapshot', { body: { name: 'before' } });
    await advance('2026-09-08T00:00:00+03:00');
    await room.call('restoreSnapshot', { params: { name: 'before' } });
    ({ db } = worldOf(server, room));
    expect(everywhere(studentIdOf('leavesForGood'))).toMatchObject({ courses: 4, requests: 1 });
    await advance('2026-09-08T00:00:00+03:00');
    expect(everywhere(studentIdOf('leavesForGood'))).toMatchObject({ courses: 0, requests: 0 });
  });
});

describe('cancelling the admission', () => {
  it('needs the latest code, in time; a wrong one, an old one and one that has expired are refused', async () => {
    const student = await as('newlyAdmitted');
    const { hash } = await foretold(student, 'cancelAdmission');
    const confirm = (code: string) => student.send('confirmCancelAdmission', { body: { code, consequences: hash } });
    expect(told(await confirm('1234'))).toEqual([422, 'MSG-000047']);
    await student.call('sendCancelAdmissionOtp');
    const old = await latestCode();
    await advance('2026-09-07T10:01:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const code = await latestCode();
    if (old !== code) expect(told(await confirm(old))).toEqual([422, 'MSG-000047']);
    await advance('2026-09-07T10:04:00+03:00');
    expect(told(await confirm(code))).toEqual([422, 'MSG-000047']);
    await student.call('sendCancelAdmissionOtp');
    expect(told(await student.send('confirmCancelAdmission', { body: { code: await latestCode(), consequences: nobody } }))).toEqual([409, 'request.consequencesChanged']);
    expect((await confirm(await latestCode())).status).toBe(200);
  });

  it('is for who was admitted this semester, from Sunday to Thursday', async () => {
    expect(told(await (await as('eligible')).send('sendCancelAdmissionOtp'))).toEqual([422, 'MSG-000048']);
    const student = await as('newlyAdmitted');
    await advance('2026-09-12T10:00:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const { hash } = await foretold(student, 'cancelAdmission');
    expect(told(await student.send('confirmCancelAdmission', { body: { code: await latestCode(), consequences: hash } }))).toEqual([422, 'gate.daysOff']);
  });

  it('what stays to be paid after add and drop is said and stays owed', async () => {
    const student = await as('newlyRegistered');
    db.$client.exec(`update agenda set closes_at = closes_at + 30 * 86400000 where function = 'cancelAdmission'`);
    await advance('2026-09-28T10:00:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const { hash, consequences } = await foretold(student, 'cancelAdmission');
    expect([named(consequences, 'feesReturned')!.fils, named(consequences, 'feesKept')!.fils]).toEqual([154_000, -(154_000 + 35_000)]);
    const done = await student.call('confirmCancelAdmission', { body: { code: await latestCode(), consequences: hash } });
    expect([done.balance, done.consequences]).toEqual([154_000, consequences.filter(({ name }) => name !== 'shareFalls')]);
    expect(ledgerFaults(db)).toEqual([]);
  });
});
