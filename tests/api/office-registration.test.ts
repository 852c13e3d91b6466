import { describe, expect, it } from 'vitest';
import { all } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';

/** A university in the registration period. */
const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const seen = async (search: string) => (await here.room.call('getOfficeRegistrations', { query: { search } })).students;
const register = (student: string, section: string) =>
  here.room.send('registerByOffice', { body: { student, section } });
const codeOf = async (persona: string): Promise<string> =>
  (await (await as(persona)).call('getStudentInformation')).studentCode;

describe('the registration office', () => {
  it('registers what is not registered online, with a seat more where none is free, and says so in the inbox', async () => {
    const code = await codeOf('trainingLeft');
    const [student] = await seen(code);
    expect(student).toMatchObject({ code, sections: [{ section: 'ITCS490-01', registered: false, reasons: [] }] });
    here.db.$client
      .prepare(
        `update section set capacity = seats_taken where id = (select section.id from section join course on course.id = course_id where code = 'ITCS490' and semester_id = 20261)`,
      )
      .run();
    expect((await seen('فاضل حنان'))[0]?.sections[0]).toMatchObject({ free: 0, reasons: [] });
    expect(told(await register(code, 'ITCS490-01'))).toEqual([200]);
    expect(
      all(
        here.db,
        `select row.status, log.by from registration row join registration_log log on log.section_id = row.section_id and log.student_id = row.student_id join course on course.id = row.course_id where course.code = 'ITCS490' and row.student_id = (select id from student where code = ?)`,
        code,
      ),
    ).toEqual([{ status: 'registered', by: 'registrar' }]);
    const own = await as('trainingLeft');
    expect((await own.call('registeredCourses')).courses.find((course) => course.code === 'ITCS490')).toMatchObject({
      status: 'registered',
      creditHours: 3,
      paid: false,
      fees: expect.any(Number) as number,
    });
    expect((await own.call('getMessages')).items[0]?.subject.en).toMatch(/ITCS490/);
    expect(told(await register(code, 'ITCS490-01'))).toEqual([422, 'registration.alreadyRegistered']);
  });

  it.each([
    ['a prerequisite that is missing', 'eligible', 'ITCS490-01', [422, 'registration.prerequisite']],
    ['a frozen record', 'frozenStudent', 'ITCS495-01', [422, 'MSG-000076']],
    ['a section of another semester or none', 'eligible', 'ITCS490-77', [404, 'DEV-000007']],
  ])('is held to every other rule: %s', async (_, persona, section, answer) =>
    expect(told(await register(await codeOf(persona), section))).toEqual(answer),
  );

  it('registers those who may not register online at all in any course of their plan', async () => {
    const code = await codeOf('recentlyEnrolled');
    const own = await as('recentlyEnrolled');
    const [student] = await seen(code);
    const free = student!.sections.find(({ reasons, registered }) => reasons.length === 0 && !registered)!;
    const item = (
      await own.call('coursesToRegister', { query: { search: free.section.split('-')[0]!, pageSize: 100 } })
    ).items[0]!;
    const { sectionId } = item.sections.find(({ number }) => free.section.endsWith(`-${number}`))!;
    expect(told(await own.send('registerCourse', { body: { sectionId } }))).toContain('registration.notOnline');
    expect(told(await register(code, free.section))).toEqual([200]);
  });

  it('registers nobody once add and drop is over', async () => {
    const code = await codeOf('trainingLeft');
    await here.advance('2026-11-02T10:00:00+03:00');
    expect((await seen(code))[0]?.sections[0]?.reasons).toMatchObject([{ Code: 'MSG-000003' }]);
    expect(told(await register(code, 'ITCS490-01'))).toEqual([422, 'MSG-000003']);
  });
});
