import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { Room } from '../support/room.ts';
import { all, codesOf, readEverything, getSeats } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });
const { as } = here;

const statusOf = async (student: Client, name: string): Promise<string[]> =>
  (await student.call('registeredCourses')).courses
    .filter(({ code, number }) => `${code}-${number}` === name)
    .map(({ status }) => status);
const moneyOf = (student: Client) =>
  all<{ paid: number; sponsor: number; balance: number }>(
    here.db,
    'select sum(paid) paid, sum(sponsor_paid) sponsor, sum(used_from_balance) balance from registration r join student s on s.id = r.student_id where s.faculty_code = ?',
    student.record,
  )[0];

describe('what each persona shows', () => {
  const cases: [persona: string, section: string, status: number, code: string | undefined][] = [
    ['eligible', 'STAT273-01', 200, undefined],
    ['emptySchedule', 'ITCS214-01', 200, undefined],
    ['maximumLoad', 'MGT131-01', 422, 'MSG-000004'],
    ['excellent', 'MGT131-01', 200, undefined],
    ['graduating', 'ACC112-01', 200, undefined],
    ['probation', 'STAT273-01', 422, 'MSG-000004'],
    ['timeConflict', 'MGT131-02', 422, 'registration.timeConflict'],
    ['examConflict', 'ECON140-01', 422, 'registration.examConflict'],
    ['prerequisiteMissing', 'ITCS333-01', 422, 'registration.prerequisite'],
    ['repeatNotAllowed', 'MATHS101-01', 422, 'registration.alreadyPassed'],
    ['repeatAllowed', 'MATHS102-01', 200, undefined],
    ['alreadyRegistered', 'ITCS214-02', 422, 'registration.alreadyRegistered'],
    ['languageWarning', 'MGT131-03', 409, 'registration.confirmLanguage'],
    ['arabicProgramme', 'MGT131-01', 409, 'registration.confirmLanguage'],
    ['lastSeat', 'ENTR301-02', 200, undefined],
    ['lastSeat', 'ENTR301-05', 409, 'registration.sectionFull'],
    ['notEnrolled', 'STAT273-01', 422, 'MSG-000001'],
    ['orientation', 'MGT131-01', 422, 'registration.notOnline'],
    ['recentlyEnrolled', 'MGT131-01', 422, 'registration.notOnline'],
    ['btcStudent', 'MGT131-01', 422, 'registration.notOnline'],
    ['frozenStudent', 'MGT131-01', 422, 'MSG-000076'],
    ['inactiveRecord', 'MGT131-01', 422, 'MSG-000001'],
    ['postgraduate', 'ITCS541-01', 200, undefined],
    ['postgraduate', 'MGT131-01', 422, 'registration.otherLevel'],
    ['maleStudent', 'SPSC106-01', 422, 'registration.otherGender'],
    ['maleStudent', 'SPSC106-02', 200, undefined],
    ['restrictedSections', 'MGT233-01', 422, 'registration.otherCollege'],
    ['restrictedSections', 'ITCS521-01', 422, 'registration.otherLevel'],
    ['restrictedSections', 'ITCS495-01', 422, 'registration.courseNotOnline'],
    ['waitingFirst', 'ENTR301-01', 422, 'registration.alreadyWaiting'],
  ];
  it.each(cases)('%s registers in %s: %i %s', async (persona, section, status, code) => {
    const student = await as(persona);
    const sectionId = await student.section(section);
    const seats = getSeats(here.db, section);
    const check = await student.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId }] } });
    const before = readEverything(here.db);
    const reply = await student.send('registerCourse', { body: { sectionId } });
    expect([reply.status, ...codesOf(reply)]).toEqual([status, ...(code ? [code] : [])]);
    // The preview gave the same result before.
    expect(check.allowed).toBe(status !== 422);
    expect(status === 422 ? check.refusals : status === 409 ? check.confirmations : []).toEqual(
      reply.body.Refusals ?? [],
    );
    if (status === 200) {
      expect(getSeats(here.db, section).taken).toBe(seats.taken + 1);
      expect(reply.body.load).toEqual(check.after.load);
      expect(await statusOf(student, section)).toEqual(['registered']);
    } else expect(readEverything(here.db)).toEqual(before);
  });

  it('is not below twelve hours for who has twelve', async () => {
    const student = await as('minimumLoad');
    expect(
      codesOf(
        await student.send('deleteCourse', { params: { registrationId: await student.registration('ITCS222-01') } }),
      ),
    ).toEqual(['MSG-000005']);
  });

  it('is a repeat where the course was taken before', async () => {
    const student = await as('repeatAllowed');
    await student.call('registerCourse', { body: { sectionId: await student.section('MATHS102-01') } });
    expect((await student.call('registeredCourses')).courses.find(({ code }) => code === 'MATHS102')?.repeat).toBe(
      true,
    );
  });

  it('may take a course again it has withdrawn from, which is no repeat; after a failure it is one, a W in between or not', async () => {
    for (const [persona, code, grades, repeat] of [
      ['withdrawnCourse', 'MKT261', ['W'], false],
      ['blockedByFailure', 'ITCS114', ['F', 'W'], true],
    ] as const) {
      const student = await as(persona);
      const attempts = all<{ grade: string }>(
        here.db,
        'select grade from course_grade g join course c on c.id = g.course_id join student s on s.id = g.student_id where s.faculty_code = ? and c.code = ? order by g.semester_id',
        student.record,
        code,
      );
      expect(attempts.map(({ grade }) => grade)).toEqual(grades);
      expect(
        (await student.send('registerCourse', { body: { sectionId: await student.section(`${code}-01`) } })).status,
        persona,
      ).toBe(200);
      expect(
        (await student.call('registeredCourses')).courses.find((course) => course.code === code)?.repeat,
        persona,
      ).toBe(repeat);
    }
  });
});

describe('the life of a course', () => {
  it('is deleted while unpaid, dropped and taken up again when paid', async () => {
    const eligible = await as('eligible');
    const before = getSeats(here.db, 'ITCS222-01');
    const unpaid = await eligible.registration('ITCS222-01');
    expect(codesOf(await eligible.send('dropCourse', { body: { registrationId: unpaid } }))).toEqual(['MSG-000008']);
    await eligible.call('deleteCourse', { params: { registrationId: unpaid } });
    expect(await statusOf(eligible, 'ITCS222-01')).toEqual([]);
    expect(getSeats(here.db, 'ITCS222-01').taken).toBe(before.taken - 1);

    const paying = await as('paidCourses');
    const registrationId = await paying.registration('STAT273-01');
    const seats = getSeats(here.db, 'STAT273-01').taken;
    expect(codesOf(await paying.send('deleteCourse', { params: { registrationId } }))).toEqual(['MSG-000007']);
    const money = moneyOf(paying);
    await paying.call('dropCourse', { body: { registrationId } });
    expect([await statusOf(paying, 'STAT273-01'), getSeats(here.db, 'STAT273-01').taken]).toEqual([
      ['dropped'],
      seats - 1,
    ]);
    await paying.call('undropCourse', { body: { registrationId } });
    expect([await statusOf(paying, 'STAT273-01'), getSeats(here.db, 'STAT273-01').taken]).toEqual([
      ['registered'],
      seats,
    ]);
    expect(moneyOf(paying)).toEqual(money);
    expect((await paying.call('registrationLog')).entries.slice(0, 2).map(({ action }) => action)).toEqual([
      'undrop',
      'drop',
    ]);
  });

  it('is withdrawn from after add/drop, keeps its seat and may come back', async () => {
    const student = await as('withdrawalFloor');
    await here.room.freeze('2026-10-01T10:00:00+03:00');
    const registrationId = await student.registration('MATHS205-01');
    const seats = getSeats(here.db, 'MATHS205-01').taken;
    expect(codesOf(await student.send('dropCourse', { body: { registrationId } }))).toContain('MSG-000002');
    await student.call('withdrawCourse', { body: { registrationId } });
    expect([await statusOf(student, 'MATHS205-01'), getSeats(here.db, 'MATHS205-01').taken]).toEqual([
      ['withdrawn'],
      seats,
    ]);
    const second = await student.send('withdrawCourse', {
      body: { registrationId: await student.registration('ITCS222-01') },
    });
    expect(second.body.Refusals).toMatchObject([
      { Code: 'MSG-000009', Params: { context: 'floor', hours: 6, floor: 9 } },
    ]);
    expect(codesOf(await student.send('withdrawCourse', { body: { registrationId } }))).toContain('MSG-000009');
    await student.call('unwithdrawCourse', { body: { registrationId } });
    expect([await statusOf(student, 'MATHS205-01'), getSeats(here.db, 'MATHS205-01').taken]).toEqual([
      ['registered'],
      seats,
    ]);
  });

  it('does not come back when its seat is gone', async () => {
    const student = await as('droppedSeatGone');
    expect(
      codesOf(
        await student.send('undropCourse', { body: { registrationId: await student.registration('ENTR301-04') } }),
      ),
    ).toEqual(['registration.seatGone']);
    const lucky = await as('droppedCourse');
    expect(
      (await lucky.send('undropCourse', { body: { registrationId: await lucky.registration('ENGL252-01') } })).status,
    ).toBe(200);
  });

  it('is left alone while frozen', async () => {
    const student = await as('frozenCourse');
    const registrationId = await student.registration('STAT273-01');
    expect(codesOf(await student.send('deleteCourse', { params: { registrationId } }))).toEqual(['MSG-000006']);
    expect(codesOf(await student.send('dropCourse', { body: { registrationId } }))).toEqual(['MSG-000006']);
    expect(
      codesOf(
        await student.send('replaceCourse', {
          body: { registrationId, sectionId: await student.section('PSYC103-01') },
        }),
      ),
    ).toEqual(['MSG-000006']);
  });

  it('takes its laboratory along, after asking', async () => {
    const student = await as('corequisitePair');
    const registrationId = await student.registration('PHYCS101-01');
    const before = readEverything(here.db);
    const asked = await student.send('dropCourse', { body: { registrationId } });
    expect([asked.status, ...codesOf(asked)]).toEqual([409, 'registration.confirmCorequisite']);
    expect(readEverything(here.db)).toEqual(before);
    const outcome = await student.call('dropCourse', {
      body: { registrationId, confirm: ['registration.confirmCorequisite'] },
    });
    expect(outcome.registrationIds).toHaveLength(2);
    expect([
      await statusOf(student, 'PHYCS101-01'),
      await statusOf(student, 'PHYCS101L-01'),
      outcome.load.creditHours,
    ]).toEqual([['dropped'], ['dropped'], 12]);
    await student.call('undropCourse', {
      body: {
        registrationId: await student.registration('PHYCS101L-01'),
        confirm: ['registration.confirmCorequisite'],
      },
    });
    expect([await statusOf(student, 'PHYCS101-01'), await statusOf(student, 'PHYCS101L-01')]).toEqual([
      ['registered'],
      ['registered'],
    ]);
  });

  it('confirms in the query of a deletion', async () => {
    const student = await as('corequisitePair');
    here.db.$client.exec(
      `update registration set paid = 0 where student_id = (select id from student where faculty_code = '${student.record}')`,
    );
    const params = { registrationId: await student.registration('PHYCS101-01') };
    expect((await student.send('deleteCourse', { params })).status).toBe(409);
    expect((await student.send('deleteCourse', { params, query: { confirm: ['another'] } })).status).toBe(409);
    expect(
      (await student.call('deleteCourse', { params, query: { confirm: ['registration.confirmCorequisite'] } }))
        .registrationIds,
    ).toHaveLength(2);
  });

  it('says beforehand what may be done with it', async () => {
    for (const instant of [
      '2026-08-31T10:00:00+03:00',
      '2026-09-07T10:00:00+03:00',
      '2026-09-19T10:00:00+03:00',
      '2026-10-01T10:00:00+03:00',
    ]) {
      await here.room.freeze(instant);
      for (const persona of [
        'paidCourses',
        'eligible',
        'frozenCourse',
        'droppedCourse',
        'droppedSeatGone',
        'corequisitePair',
        'frozenStudent',
      ]) {
        const student = await as(persona);
        const { courses } = await student.call('registeredCourses');
        for (const { registrationId, actions } of courses)
          for (const { action, allowed, reasons } of actions) {
            if (action === 'register' || action === 'replace') continue;
            const check = await student.call('checkRegistration', { body: { changes: [{ action, registrationId }] } });
            expect([allowed, reasons.map(({ Code }) => Code)], `${persona} ${action} at ${instant}`).toEqual([
              check.allowed,
              check.refusals.map(({ Code }) => Code),
            ]);
          }
      }
    }
  });
});
