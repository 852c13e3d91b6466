import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all, codesOf, getSeats } from '../support/sandbox-database.ts';

const monday = '2026-09-07T10:00:00+03:00';
const here = new Room({ at: monday });
const { as } = here;
const reason = 'I passed an equal course at another university.';
const lastDay = '2026-09-17';

const courseOf = (name: string): number =>
  all<{ id: number }>(here.db, 'select id from course where code = ?', name.split('-')[0])[0]!.id;
async function ask(student: Client, name: string, codes: string, more: object = {}) {
  const sectionId = await student.section(name);
  const courseId = courseOf(name);
  return student.send('submitOverride', { body: { courseId, sectionId, codes, reason, ...more } });
}
const decide = (referenceNumber: string, body: object = { decision: 'approved', values: { lastDay } }) =>
  here.room.send('decideRequest', { params: { referenceNumber }, body: body as never });
const register = async (student: Client, name: string, confirm: string[] = []) =>
  student.send('registerCourse', { body: { sectionId: await student.section(name), confirm } });
/** Sends the request and lets the offices grant it. Returns its reference number. */
async function granted(student: Client, name: string, codes: string): Promise<string> {
  const { request } = (await ask(student, name, codes)).body as unknown as { request: { referenceNumber: string } };
  expect((await decide(request.referenceNumber)).status).toBe(200);
  return request.referenceNumber;
}
const inboxOf = (student: Client) =>
  all<{ template: string }>(
    here.db,
    `select template from inbox_message m join student s on s.id = m.student_id where s.faculty_code = ? and (template like 'override%' or template like 'permit%' or template like 'request%') order by m.id`,
    student.record,
  ).map(({ template }) => template);

describe('a permit', () => {
  it('waives its reason in list, preview, log and schedule, and nothing else', async () => {
    const student = await as('prerequisiteMissing');
    expect(told(await register(student, 'ITCS333-01'))).toEqual([422, 'registration.prerequisite']);
    const sent = await ask(student, 'ITCS333-01', 'registration.prerequisite');
    expect(sent.body).toMatchObject({ request: { referenceNumber: 'OVR-2026-000001', turn: ['department'] } });
    expect(told(await register(student, 'ITCS333-01'))).toEqual([422, 'registration.prerequisite']);
    await decide('OVR-2026-000001');
    const waived = { Code: 'registration.prerequisite', by: 'department', referenceNumber: 'OVR-2026-000001' };
    const { course } = await student.call('courseDetails', { params: { courseId: courseOf('ITCS333') } });
    expect(course.sections[0]).toMatchObject({ refusals: [], waived: [waived] });
    const sectionId = await student.section('ITCS333-01');
    const preview = await student.call('checkRegistration', {
      body: { changes: [{ action: 'register', sectionId }] },
    });
    expect(preview).toMatchObject({ allowed: true, refusals: [], waived: [{ ...waived, Change: 0 }] });
    expect(told(await register(student, 'ITCS333-01'))).toEqual([200]);
    const permit = { referenceNumber: 'OVR-2026-000001', by: ['department'] };
    const { courses } = await student.call('registeredCourses');
    expect(courses.find(({ code }) => code === 'ITCS333')).toMatchObject({ permit });
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ code: 'ITCS333', permit });
    const schedule = await student.call('getSchedule');
    expect(schedule.courses.find(({ code }) => code === 'ITCS333')).toMatchObject({ permit });
    expect((await student.call('getPermits')).permits).toMatchObject([
      { code: 'ITCS333', number: null, state: 'used', until: '2026-09-18T00:00:00+03:00', seatUntil: null },
    ]);
    const other = await as('timeConflict');
    expect((await other.call('getPermits')).permits).toEqual([]);
  });

  it('waives nothing once it has lapsed, and its course stays', async () => {
    const student = await as('prerequisiteMissing');
    const { body } = await ask(student, 'ITCS333-01', 'registration.prerequisite');
    const { referenceNumber } = (body as unknown as { request: { referenceNumber: string } }).request;
    await decide(referenceNumber, { decision: 'approved', values: { lastDay: '2026-09-09' } });
    await here.advance('2026-09-09T12:00:00+03:00');
    expect(inboxOf(student)).toEqual(['overrideGranted', 'permitLapses']);
    expect((await register(student, 'ITCS333-01')).status).toBe(200);
    await here.advance('2026-09-10T00:00:00+03:00');
    const registered = (await student.call('registeredCourses')).courses.find(({ code }) => code === 'ITCS333');
    expect(registered?.status).toBe('registered');
    await student.call('deleteCourse', { params: { registrationId: registered!.registrationId } });
    expect(told(await register(student, 'ITCS333-01'))).toEqual([422, 'registration.prerequisite']);
  });

  it('lasts longer by an outage of registration that its last moments fall into', async () => {
    const student = await as('prerequisiteMissing');
    const { body } = await ask(student, 'ITCS333-01', 'registration.prerequisite');
    const { referenceNumber } = (body as unknown as { request: { referenceNumber: string } }).request;
    await decide(referenceNumber, { decision: 'approved', values: { lastDay: '2026-09-09' } });
    await here.advance('2026-09-09T23:00:00+03:00');
    const { incidents } = await here.room.call('declareIncident', { body: { kind: 'registration' } });
    await here.advance('2026-09-10T00:30:00+03:00');
    await here.room.call('endIncident', { params: { id: incidents[0]!.id } });
    expect((await student.call('getPermits')).permits).toMatchObject([
      { state: 'open', until: '2026-09-10T02:00:00+03:00' },
    ]);
    expect((await register(student, 'ITCS333-01')).status).toBe(200);
  });

  it('about the class times is about one section', async () => {
    const student = await as('timeConflict');
    await granted(student, 'MGT131-02', 'registration.timeConflict');
    expect((await student.call('getPermits')).permits).toMatchObject([{ number: '02', state: 'open' }]);
    expect((await register(student, 'MGT131-02')).status).toBe(200);
  });

  it('of the dean lets the load pass the maximum by the hours of its course only', async () => {
    const student = await as('maximumLoad');
    const reference = await granted(student, 'MGT131-01', 'MSG-000004');
    const [first, second] = [await student.section('MGT131-01'), await student.section('PSYC103-01')];
    const both = await student.send('changeRegistration', {
      body: { changes: [first, second].map((sectionId) => ({ action: 'register' as const, sectionId })) },
    });
    expect(told(both)).toEqual([422, 'MSG-000004']);
    expect((await register(student, 'MGT131-01')).body).toMatchObject({ load: { creditHours: 21, maximum: 18 } });
    expect(told(await register(student, 'PSYC103-01'))).toEqual([422, 'MSG-000004']);
    expect(told(await ask(student, 'PSYC103-01', 'MSG-000004'))).toEqual([422, 'override.notWaivable']);
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({
      permit: { referenceNumber: reference, by: ['college'] },
    });
  });

  it('keeps a seat of a full section for 48 hours, which the waiting list does not get', async () => {
    const student = await as('lastSeat');
    const before = getSeats(here.db, 'ENTR301-05');
    await granted(student, 'ENTR301-05', 'registration.sectionFull');
    expect(getSeats(here.db, 'ENTR301-05')).toEqual(before);
    expect((await student.call('getPermits')).permits).toMatchObject([{ seatUntil: '2026-09-09T10:00:00+03:00' }]);
    const other = await as('eligible');
    expect(told(await register(other, 'ENTR301-05'))).toEqual([409, 'registration.sectionFull']);
    const sectionId = await student.section('ENTR301-05');
    expect(told(await student.send('joinWaitingList', { body: { sectionId } }))).toEqual([
      422,
      'registration.hasSeats',
    ]);
    expect(told(await register(student, 'ENTR301-05'))).toEqual([200]);
    expect(getSeats(here.db, 'ENTR301-05')).toEqual({ taken: before.taken + 1, capacity: before.capacity + 1 });
  });

  it('gives its kept seat to an undrop too, once', async () => {
    const student = await as('eligible');
    await here.room.call('setSeats', { body: { sections: ['ENTR301-05'], free: 1 } });
    expect(told(await register(student, 'ENTR301-05'))).toEqual([200]);
    const registrationId = await student.registration('ENTR301-05');
    all(here.db, `update registration set status = 'dropped' where id = ? returning id`, registrationId);
    await here.room.call('setSeats', { body: { sections: ['ENTR301-05'], free: 0 } });
    const undrop = () => student.send('undropCourse', { body: { registrationId } });
    expect(told(await undrop())).toEqual([422, 'registration.seatGone']);
    await granted(student, 'ENTR301-05', 'registration.sectionFull');
    const before = getSeats(here.db, 'ENTR301-05');
    expect(told(await undrop())).toEqual([200]);
    expect(getSeats(here.db, 'ENTR301-05')).toEqual({ taken: before.taken + 1, capacity: before.capacity + 1 });
    expect((await student.call('getPermits')).permits).toMatchObject([{ state: 'used' }]);
    all(here.db, `update registration set status = 'dropped' where id = ? returning id`, registrationId);
    await here.room.call('setSeats', { body: { sections: ['ENTR301-05'], free: 0 } });
    expect(told(await undrop())).toEqual([422, 'registration.seatGone']);
  });

  it('keeps the seat no longer', async () => {
    const student = await as('lastSeat');
    await granted(student, 'ENTR301-05', 'registration.sectionFull');
    await here.advance('2026-09-08T10:00:00+03:00');
    expect(inboxOf(student)).toEqual(['overrideSeat', 'permitLapses']);
    await here.advance('2026-09-09T10:00:00+03:00');
    expect(told(await register(student, 'ENTR301-05'))).toEqual([409, 'registration.sectionFull']);
  });
});

describe('a request', () => {
  it('goes to the head and then to the dean where both have a reason', async () => {
    const student = await as('maximumLoad');
    const { courses } = await student.call('registeredCourses');
    expect(courses.length).toBe(6);
    const sent = await ask(student, 'ITCS333-01', 'registration.prerequisite,MSG-000004');
    const { request } = sent.body as unknown as { request: { referenceNumber: string } };
    expect(request).toMatchObject({ turn: ['department'] });
    expect((await decide(request.referenceNumber, { decision: 'approved' })).body).toMatchObject({
      tasks: [{ office: 'college', last: true }],
    });
    expect((await decide(request.referenceNumber)).status).toBe(200);
    expect((await register(student, 'ITCS333-01')).status).toBe(200);
  });

  it('is refused for what nobody may waive, for what refuses nothing, and the same course twice', async () => {
    const student = await as('prerequisiteMissing');
    expect(told(await ask(student, 'ITCS333-01', 'registration.timeConflict'))).toEqual([
      422,
      'override.nothingRefused',
    ]);
    expect(told(await ask(student, 'ITCS333-01', 'registration.courseNotOnline'))).toEqual([
      422,
      'override.nothingRefused',
    ]);
    expect((await ask(student, 'ITCS333-01', 'registration.prerequisite', { reason: 'short'.padEnd(25) })).status).toBe(
      400,
    );
    await granted(student, 'ITCS333-01', 'registration.prerequisite');
    expect(codesOf(await ask(student, 'ITCS333-01', 'registration.prerequisite'))).toContain('MSG-000025');
    const frozen = await as('frozenStudent');
    expect(codesOf(await ask(frozen, 'ITCS333-01', 'registration.prerequisite'))).toContain('MSG-000076');
  });

  it('that is undecided at the end of add/drop ends', async () => {
    const student = await as('prerequisiteMissing');
    await ask(student, 'ITCS333-01', 'registration.prerequisite');
    await here.advance('2026-10-15T10:00:00+03:00');
    expect((await student.call('getMyRequests')).requests[0]).toMatchObject({ kind: 'override', status: 'expired' });
    expect(inboxOf(student)).toEqual(['requestLapsed']);
  });

  it('shows the office what the student does not see', async () => {
    const student = await as('prerequisiteMissing');
    await ask(student, 'ITCS333-01', 'registration.prerequisite');
    const { requests } = await here.room.call('getRequests', { query: { kind: 'override' } });
    expect(requests[0]?.facts.map(({ name }) => name)).toEqual([
      'section',
      'codes',
      'reason',
      'subjectRecord',
      'load',
      'seats',
      'roomSeats',
      'otherOverrides',
      'permitsGranted',
    ]);
    const { facts } = await student.call('getRequest', { params: { referenceNumber: 'OVR-2026-000001' } });
    expect(facts.map(({ name }) => name)).toEqual(['section', 'codes', 'reason']);
  });

  it('shows the office the grades of the same subject, and of no other that begins with the same letters', async () => {
    here.db.$client.exec("update course set code = 'ITCSE113' where code = 'ITCS113'");
    const student = await as('prerequisiteMissing');
    await ask(student, 'ITCS333-01', 'registration.prerequisite');
    const { requests } = await here.room.call('getRequests', { query: { kind: 'override' } });
    const record = requests[0]?.facts.find(({ name }) => name === 'subjectRecord');
    expect(JSON.stringify(record)).toContain('ITCS114');
    expect(JSON.stringify(record)).not.toContain('ITCSE');
  });
});
