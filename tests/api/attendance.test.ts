import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Client } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 0 });
});
afterAll(() => server.close());

const student = async (persona: string, instant: string): Promise<Client> => {
  const client = await (await sandbox(server.base)).as(persona);
  await client.freeze(instant);
  return client;
};
const courseOf = async (client: Client, code: string) =>
  (await client.call('getAttendance')).courses.find(({ course }) => course.code === code)!;

describe('attendance', () => {
  it('counts a class from its end, and none on a holiday', async () => {
    const client = await student('oftenAbsent', '2026-09-13T00:00:00+03:00');
    const { db } = tenantOf(server, client);
    // The weekdays of ITCS214-01 and the minutes at which its classes end.
    const meetings = all<{ day: number; end: number }>(
      db,
      "select m.day, max(m.end_minute) end from section_meeting m join section s on s.id = m.section_id join course c on c.id = s.course_id where c.code = 'ITCS214' and s.number = '01' and s.semester_id = 20261 group by m.day",
    );
    const sunday = meetings.find(({ day }) => day === 0)!;
    expect((await courseOf(client, 'ITCS214')).held).toBe(0);
    const clock = (minute: number) =>
      `2026-09-13T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+03:00`;
    await client.freeze(clock(sunday.end - 1));
    expect((await courseOf(client, 'ITCS214')).held).toBe(0);
    await client.freeze(clock(sunday.end));
    expect((await courseOf(client, 'ITCS214')).held).toBe(1);
    // 16 and 17 December are holidays, so no class is held on them.
    await client.freeze('2026-12-15T23:00:00+03:00');
    const before = (await courseOf(client, 'ITCS214')).held;
    await client.freeze('2026-12-17T23:00:00+03:00');
    expect((await courseOf(client, 'ITCS214')).held).toBe(before);
  });

  it('lists each class missed, the latest first, and agrees with the home page', async () => {
    const client = await student('oftenAbsent', '2026-10-29T18:00:00+03:00');
    const { courses, warnings, barredAt } = await client.call('getAttendance');
    const { attendance } = await client.call('getDashboard');
    expect({ warnings, barredAt }).toEqual({ warnings: attendance.warnings, barredAt: attendance.barredAt });
    for (const { course, missed, absences, excused, held, classes, mayMiss, absencePercent } of courses) {
      expect(missed.map(({ on }) => on)).toEqual(
        missed
          .map(({ on }) => on)
          .sort()
          .reverse(),
      );
      expect([missed.filter((one) => !one.excused).length, missed.filter((one) => one.excused).length]).toEqual([
        absences,
        excused,
      ]);
      expect(held).toBeGreaterThanOrEqual(missed.length);
      expect(held).toBeLessThan(classes);
      expect(attendance.courses.find((one) => one.course.code === course.code)).toMatchObject({
        absences,
        excused,
        mayMiss,
        absencePercent,
      });
    }
  });

  it('is of registered courses only, and empty without any', async () => {
    const client = await student('paidCourses', '2026-10-12T10:00:00+03:00');
    const { courses } = await client.call('getAttendance');
    const left = courses[0]!.course.code;
    const registered = (await client.call('registeredCourses')).courses.find(({ code }) => code === left)!;
    await client.call('withdrawCourse', { body: { registrationId: registered.registrationId } });
    expect((await client.call('getAttendance')).courses.map(({ course }) => course.code)).not.toContain(left);
    expect(await (await student('newlyAdmitted', '2026-10-12T10:00:00+03:00')).call('getAttendance')).toMatchObject({
      phase: 'running',
      courses: [],
    });
  });

  it('goes with the registration: what is deleted was never missed', async () => {
    const client = await student('evaluator', '2026-09-14T18:00:00+03:00');
    const { db } = tenantOf(server, client);
    const id = await client
      .call('registerCourse', { body: { sectionId: await client.section('ENGL252-01') } })
      .then(async () => client.registration('ENGL252-01'));
    db.$client.prepare('insert into absence (registration_id, "on", excused) values (?, ?, 0)').run(id, '2026-09-14');
    const others = all<{ count: number }>(db, 'select count(*) count from absence where registration_id <> ?', id);
    await client.call('deleteCourse', { params: { registrationId: id } });
    expect(all(db, 'select * from absence where registration_id = ?', id)).toEqual([]);
    expect(all(db, 'select count(*) count from absence where registration_id <> ?', id)).toEqual(others);
  });
});
