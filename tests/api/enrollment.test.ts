import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const foretold = (student: Client) => student.call('getConsequences', { query: { Kind: 'reinstatement' } });
const reinstate = async (student: Client, consequences?: string) =>
  student.send('reinstateEnrollment', { body: { ...(consequences && { consequences }) } });

describe('restoring an enrolment', () => {
  it('is asked first, then done at once: enrolled, counted, the flags follow, and never again', async () => {
    const student = await as('inactiveEnrolment');
    expect(await student.call('getEnrollmentStatus')).toMatchObject({
      status: 'inactive',
      enrolled: false,
      away: [{ en: 'Second Semester 2025/2026' }],
      maximumAway: 2,
      reinstatements: 0,
      warnings: 0,
      due: 0,
    });
    expect(await student.call('getStudentInformation')).toMatchObject({
      enrolled: false,
      allowToRegisterNewCourse: false,
      allowToAddNewCourse: false,
      allowToDropCourse: false,
      allowToReplaceCourse: false,
    });
    expect(told(await reinstate(student))).toEqual([409, 'enrollment.onlyOnce']);
    const { hash, consequences, reasons } = await foretold(student);
    expect(reasons).toEqual([]);
    expect(consequences.map(({ name, text }) => [name, text.en])).toEqual([
      ['semesterEnrolled', 'Enrolled in the First Semester 2026/2027.'],
      ['semesterEnrolled', 'Enrolled in the Second Semester 2026/2027.'],
      ['registrationUntil', expect.stringContaining('17 September') as string],
      ['reinstatementsCounted', 'Reinstatements used: 1 of 1. No further one is possible.'],
    ]);
    expect((await student.call('getStudentInformation')).status).toBe('inactive');
    expect(told(await reinstate(student, 'A'.repeat(43)))).toEqual([409, 'request.consequencesChanged']);
    const done = await reinstate(student, hash);
    expect([done.status, done.body.messages[0]?.Code, done.body.request.status]).toEqual([
      200,
      'enrollment.reinstated',
      'approved',
    ]);
    expect(await student.call('getEnrollmentStatus')).toMatchObject({
      status: 'active',
      enrolled: true,
      reinstatements: 1,
    });
    expect(await student.call('getStudentInformation')).toMatchObject({
      status: 'active',
      enrolled: true,
      allowToRegisterNewCourse: true,
      allowToAddNewCourse: true,
      allowToDropCourse: true,
      allowToReplaceCourse: true,
      allowToWithDrawFromCourse: false,
    });
    expect(
      (await student.send('registerCourse', { body: { sectionId: await student.section('STAT273-01') } })).status,
    ).toBe(200);
    expect(told(await reinstate(student, hash))).toEqual([422, 'enrollment.notInactive']);
    expect((await student.call('getMyRequests')).requests).toMatchObject([
      { kind: 'reinstatement', status: 'approved', actions: [] },
    ]);
  });

  it.each([
    ['awayThreeSemesters', 'MSG-000050'],
    ['inactiveWarned', 'MSG-000051'],
    ['restoredBefore', 'MSG-000052'],
    ['inactiveOwing', 'MSG-000042'],
    ['eligible', 'enrollment.notInactive'],
    ['frozenStudent', 'MSG-000076'],
    ['dismissedOneYear', 'student.recordClosed'],
  ])('of %s is refused: %s, by the service as by the call', async (persona, code) => {
    const student = await as(persona);
    expect(told(await reinstate(student))).toEqual([422, code]);
    const { services } = await student.call('getServices');
    const service = services.find((one) => one.service === 'enrollmentChange');
    if (service) expect(service.reasons.map(({ Code }) => Code)).toEqual([code]);
  });

  it.each(['awayTwoSemesters', 'notEnrolled'])('of %s is possible', async (persona) => {
    const student = await as(persona);
    const { hash } = await foretold(student);
    expect((await reinstate(student, hash)).status).toBe(200);
    expect(await student.call('getStudentInformation')).toMatchObject({ status: 'active', enrolled: true });
  });

  it('counts regular semesters alone, and begins to count anew with what was postponed', async () => {
    const names = async (persona: string): Promise<string[]> =>
      (await (await as(persona)).call('getEnrollmentStatus')).away.map(({ en }) => en);
    expect(await names('awayThreeSemesters')).toEqual([
      'Second Semester 2024/2025',
      'First Semester 2025/2026',
      'Second Semester 2025/2026',
    ]);
    expect(await names('awayTwoSemesters')).toEqual(['First Semester 2025/2026', 'Second Semester 2025/2026']);
    expect(await names('newlyAdmitted')).toEqual([]);
  });

  it('is possible once what is due is paid', async () => {
    const student = await as('inactiveOwing');
    const { due } = await student.call('getEnrollmentStatus');
    expect(due).toBeGreaterThan(0);
    here.db.$client
      .prepare(
        `update charge set paid = amount where student_id = (select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'inactiveOwing')`,
      )
      .run();
    const { hash, reasons } = await foretold(student);
    expect(reasons).toEqual([]);
    expect((await reinstate(student, hash)).status).toBe(200);
  });

  it.each([
    ['2026-08-29T23:59:59+03:00', [422, 'gate.daysOff', 'MSG-000024']],
    ['2026-08-30T08:00:00+03:00', [200]],
    ['2026-09-11T10:00:00+03:00', [422, 'gate.daysOff']],
    ['2026-09-12T23:59:59+03:00', [422, 'gate.daysOff']],
    ['2026-09-17T23:59:59+03:00', [200]],
    ['2026-09-18T00:00:00+03:00', [422, 'gate.daysOff', 'MSG-000024']],
  ])('at %s answers %j', async (instant, answer) => {
    await here.room.freeze(instant);
    const student = await as('inactiveEnrolment');
    const { hash } = await foretold(student);
    const reply = await reinstate(student, hash);
    expect(reply.status === 200 ? [200] : told(reply)).toEqual(answer);
  });

  it('of another student is nobody’s business', async () => {
    const mine = await as('inactiveEnrolment');
    const { hash } = await foretold(mine);
    const other = await as('eligible');
    expect(
      codesOf(
        await other.send('reinstateEnrollment', {
          query: { StudFacultyCode: mine.record! },
          body: { consequences: hash },
        }),
      ),
    ).toEqual(['account.notYourRecord']);
    expect(all(here.db, `select 1 from request where kind = 'reinstatement'`)).toEqual([]);
  });

  it('in two tabs happens once', async () => {
    const student = await as('inactiveEnrolment');
    const { hash } = await foretold(student);
    const replies = await Promise.all([reinstate(student, hash), reinstate(student, hash)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await student.call('getEnrollmentStatus')).reinstatements).toBe(1);
  });
});
