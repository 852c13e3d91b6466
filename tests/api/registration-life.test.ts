import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import type { Client} from '../support/client.ts';
import { sandbox } from '../support/client.ts';
import { all, codesOf, seatsOf, worldOf } from '../support/sandbox-database.ts';
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
  ({ db } = worldOf(server, room));
});

const as = (persona: string): Promise<Client> => room.fresh().as(persona);
const statusOf = async (student: Client, name: string): Promise<string[]> =>
  (await student.call('registeredCourses')).courses.filter(({ code, number }) => `${code}-${number}` === name).map(({ status }) => status);
const moneyOf = (student: Client) =>
  all<{ paid: number; sponsor: number; balance: number }>(db, 'select sum(paid) paid, sum(sponsor_paid) sponsor, sum(used_from_balance) balance from registration r join student s on s.id = r.student_id where s.faculty_code = ?', student.record)[0];
const everything = (): unknown => ['registration', 'registration_log', 'waiting_entry', 'inbox_message'].map((table) => all(db, `select * from ${table}`)).concat([all(db, 'select id, seats_taken from section')]);

describe('what each persona shows', () => {
  const cases: [persona: string, section: string, status: number, code: string | undefined][] = [
    ['eligible', 'STAT273-01', 200, undefined], ['emptySchedule', 'ITCS214-01', 200, undefined], ['maximumLoad', 'MGT131-01', 422, 'MSG-000004'], ['excellent', 'MGT131-01', 200, undefined], ['graduating', 'ACC112-01', 200, undefined],
    ['probation', 'STAT273-01', 422, 'MSG-000004'], ['timeConflict', 'MGT131-02', 422, 'registration.timeConflict'], ['examConflict', 'ECON140-01', 422, 'registration.examConflict'], ['prerequisiteMissing', 'ITCS333-01', 422, 'registration.prerequisite'],
    ['repeatNotAllowed', 'MATHS101-01', 422, 'registration.alreadyPassed'], ['repeatAllowed', 'MATHS102-01', 200, undefined], ['alreadyRegistered', 'ITCS214-02', 422, 'registration.alreadyRegistered'], ['languageWarning', 'MGT131-03', 409, 'registration.confirmLanguage'],
    ['arabicProgramme', 'MGT131-01', 409, 'registration.confirmLanguage'], ['lastSeat', 'ENTR301-02', 200, undefined], ['lastSeat', 'ENTR301-05', 409, 'registration.sectionFull'], ['notEnrolled', 'STAT273-01', 422, 'MSG-000001'], ['orientation', 'MGT131-01', 422, 'registration.notOnline'],
    ['recentlyEnrolled', 'MGT131-01', 422, 'registration.notOnline'], ['btcStudent', 'MGT131-01', 422, 'registration.notOnline'], ['frozenStudent', 'MGT131-01', 422, 'MSG-000076'], ['inactiveRecord', 'MGT131-01', 422, 'MSG-000001'], ['postgraduate', 'ITCS541-01', 200, undefined],
    ['postgraduate', 'MGT131-01', 422, 'registration.otherLevel'], ['maleStudent', 'SPSC106-01', 422, 'registration.otherGender'], ['maleStudent', 'SPSC106-02', 200, undefined], ['restrictedSections', 'MGT233-01', 422, 'registration.otherCollege'],
    ['restrictedSections', 'ITCS521-01', 422, 'registration.otherLevel'], ['restrictedSections', 'ITCS495-01', 422, 'registration.courseNotOnline'], ['waitingFirst', 'ENTR301-01', 422, 'registration.alreadyWaiting'],
  ];
  it.each(cases)('%s registers in %s: %i %s', async (persona, section, status, code) => {
    const student = await as(persona);
    const sectionId = await student.section(section);
    const seats = seatsOf(db, section);
    const check = await student.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId }] } });
    const before = everything();
    const reply = await student.send('registerCourse', { body: { sectionId } });
    expect([reply.status, ...codesOf(reply)]).toEqual(expect.arrayContaining([status, ...(code ? [code] : [])]));
    // The preview said the same before.
    expect(check.allowed).toBe(status !== 422);
    expect(status === 422 ? check.refusals : status === 409 ? check.confirmations : []).toEqual(reply.body.Refusals ?? []);
    if (status === 200) {
      expect(seatsOf(db, section).taken).toBe(seats.taken + 1);
      expect(reply.body.load).toEqual(check.after.load);
      expect(await statusOf(student, section)).toEqual(['registered']);
    } else expect(everything()).toEqual(before);
  });

  it('is not below twelve hours for who has twelve', async () => {
    const student = await as('minimumLoad');
    expect(codesOf(await student.send('deleteCourse', { params: { registrationId: await student.registration('ITCS222-01') } }))).toEqual(['MSG-000005']);
  });

  it('is a repeat where the course was taken before', async () => {
    const student = await as('repeatAllowed');
    await student.call('registerCourse', { body: { sectionId: await student.section('MATHS102-01') } });
    expect((await student.call('registeredCourses')).courses.find(({ code }) => code === 'MATHS102')?.repeat).toBe(true);
  });

  it('may take a course again it has withdrawn from, which is no repeat; after a failure it is one, a W in between or not', async () => {
    for (const [persona, code, grades, repeat] of [['withdrawnCourse', 'MKT261', ['W'], false], ['blockedByFailure', 'ITCS114', ['F', 'W'], true]] as const) {
      const student = await as(persona);
      const attempts = all<{ grade: string }>(db, 'select grade from course_grade g join course c on c.id = g.course_id join student s on s.id = g.student_id where s.faculty_code = ? and c.code = ? order by g.semester_id', student.record, code);
      expect(attempts.map(({ grade }) => grade)).toEqual(grades);
      expect((await student.send('registerCourse', { body: { sectionId: await student.section(`${code}-01`) } })).status, persona).toBe(200);
      expect((await student.call('registeredCourses')).courses.find((course) => course.code === code)?.repeat, persona).toBe(repeat);
    }
  });
});

describe('the life of a course', () => {
  it('is deleted while unpaid, dropped and taken up again when paid', async () => {
    const eligible = await as('eligible');
    const before = seatsOf(db, 'ITCS222-01');
    const unpaid = await eligible.registration('ITCS222-01');
    expect(codesOf(await eligible.send('dropCourse', { body: { registrationId: unpaid } }))).toEqual(['MSG-000008']);
    await eligible.call('deleteCourse', { params: { registrationId: unpaid } });
    expect(await statusOf(eligible, 'ITCS222-01')).toEqual([]);
    expect(seatsOf(db, 'ITCS222-01').taken).toBe(before.taken - 1);

    const paying = await as('paidCourses');
    const registrationId = await paying.registration('STAT273-01');
    const seats = seatsOf(db, 'STAT273-01').taken;
    expect(codesOf(await paying.send('deleteCourse', { params: { registrationId } }))).toEqual(['MSG-000007']);
    const money = moneyOf(paying);
    await paying.call('dropCourse', { body: { registrationId } });
    expect([await statusOf(paying, 'STAT273-01'), seatsOf(db, 'STAT273-01').taken]).toEqual([['dropped'], seats - 1]);
    await paying.call('undropCourse', { body: { registrationId } });
    expect([await statusOf(paying, 'STAT273-01'), seatsOf(db, 'STAT273-01').taken]).toEqual([['registered'], seats]);
    expect(moneyOf(paying)).toEqual(money);
    expect((await paying.call('registrationLog')).entries.slice(0, 2).map(({ action }) => action)).toEqual(['undrop', 'drop']);
  });

  it('is withdrawn from after add/drop, keeps its seat and may come back', async () => {
    const student = await as('withdrawalFloor');
    await room.freeze('2026-10-01T10:00:00+03:00');
    const registrationId = await student.registration('MATHS205-01');
    const seats = seatsOf(db, 'MATHS205-01').taken;
    expect(codesOf(await student.send('dropCourse', { body: { registrationId } }))).toContain('MSG-000002');
    await student.call('withdrawCourse', { body: { registrationId } });
    expect([await statusOf(student, 'MATHS205-01'), seatsOf(db, 'MATHS205-01').taken]).toEqual([['withdrawn'], seats]);
    const second = await student.send('withdrawCourse', { body: { registrationId: await student.registration('ITCS222-01') } });
    expect(second.body.Refusals).toMatchObject([{ Code: 'MSG-000009', Params: { context: 'floor', hours: 6, floor: 9 } }]);
    expect(codesOf(await student.send('withdrawCourse', { body: { registrationId } }))).toContain('MSG-000009');
    await student.call('unwithdrawCourse', { body: { registrationId } });
    expect([await statusOf(student, 'MATHS205-01'), seatsOf(db, 'MATHS205-01').taken]).toEqual([['registered'], seats]);
  });

  it('does not come back when its seat is gone', async () => {
    const student = await as('droppedSeatGone');
    expect(codesOf(await student.send('undropCourse', { body: { registrationId: await student.registration('ENTR301-04') } }))).toEqual(['registration.seatGone']);
    const lucky = await as('droppedCourse');
    expect((await lucky.send('undropCourse', { body: { registrationId: await lucky.registration('ENGL252-01') } })).status).toBe(200);
  });

  it('is left alone while frozen', async () => {
    const student = await as('frozenCourse');
    const registrationId = await student.registration('STAT273-01');
    expect(codesOf(await student.send('deleteCourse', { params: { registrationId } }))).toEqual(['MSG-000006']);
    expect(codesOf(await student.send('dropCourse', { body: { registrationId } }))).toEqual(['MSG-000006']);
    expect(codesOf(await student.send('replaceCourse', { body: { registrationId, sectionId: await student.section('PSYC103-01') } }))).toEqual(['MSG-000006']);
  });

  it('takes its laboratory along, after asking', async () => {
    const student = await as('corequisitePair');
    const registrationId = await student.registration('PHYCS101-01');
    const before = everything();
    const asked = await student.send('dropCourse', { body: { registrationId } });
    expect([asked.status, ...codesOf(asked)]).toEqual([409, 'registration.confirmCorequisite']);
    expect(everything()).toEqual(before);
    const outcome = await student.call('dropCourse', { body: { registrationId, confirm: ['registration.confirmCorequisite'] } });
    expect(outcome.registrationIds).toHaveLength(2);
    expect([await statusOf(student, 'PHYCS101-01'), await statusOf(student, 'PHYCS101L-01'), outcome.load.creditHours]).toEqual([['dropped'], ['dropped'], 12]);
    await student.call('undropCourse', { body: { registrationId: await student.registration('PHYCS101L-01'), confirm: ['registration.confirmCorequisite'] } });
    expect([await statusOf(student, 'PHYCS101-01'), await statusOf(student, 'PHYCS101L-01')]).toEqual([['registered'], ['registered']]);
  });

  it('confirms in the query of a deletion', async () => {
    const student = await as('corequisitePair');
    db.$client.exec(`update registration set paid = 0 where student_id = (select id from student where faculty_code = '${student.record}')`);
    const params = { registrationId: await student.registration('PHYCS101-01') };
    expect((await student.send('deleteCourse', { params })).status).toBe(409);
    expect((await student.send('deleteCourse', { params, query: { confirm: ['another'] } })).status).toBe(409);
    expect((await student.call('deleteCourse', { params, query: { confirm: ['registration.confirmCorequisite'] } })).registrationIds).toHaveLength(2);
  });

  it('says beforehand what may be done with it', async () => {
    for (const instant of ['2026-08-31T10:00:00+03:00', '2026-09-07T10:00:00+03:00', '2026-09-19T10:00:00+03:00', '2026-10-01T10:00:00+03:00']) {
      await room.freeze(instant);
      for (const persona of ['paidCourses', 'eligible', 'frozenCourse', 'droppedCourse', 'droppedSeatGone', 'corequisitePair', 'frozenStudent']) {
        const student = await as(persona);
        const { courses } = await student.call('registeredCourses');
        for (const { registrationId, actions } of courses)
          for (const { action, allowed, reasons } of actions) {
            if (action === 'register' || action === 'replace') continue;
            const check = await student.call('checkRegistration', { body: { changes: [{ action, registrationId }] } });
            expect([allowed, reasons.map(({ Code }) => Code)], `${persona} ${action} at ${instant}`).toEqual([check.allowed, check.refusals.map(({ Code }) => Code)]);
          }
      }
    }
  });
});

describe('a basket', () => {
  it('is applied whole or not at all', async () => {
    const student = await as('paidCourses');
    const before = everything();
    const reply = await student.send('changeRegistration', {
      body: { changes: [{ action: 'drop', registrationId: await student.registration('STAT273-01') }, { action: 'register', sectionId: await student.section('PSYC103-01') }, { action: 'register', sectionId: await student.section('MATHS101-01') }] },
    });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, 'registration.alreadyPassed']);
    expect(everything()).toEqual(before);
  });

  it('swaps at the limits of the load', async () => {
    const student = await as('maximumLoad');
    const outcome = await student.call('changeRegistration', { body: { changes: [{ action: 'register', sectionId: await student.section('MGT131-01') }, { action: 'delete', registrationId: await student.registration('STAT273-01') }] } });
    expect(outcome).toMatchObject({ load: { creditHours: 18 }, messages: [{ Code: 'registration.changed', Params: { count: 2 } }] });
    expect((await student.call('getStudentInformation')).registeredCreditHours).toBe(18);
  });

  it('previews what it then does', async () => {
    const student = await as('eligible');
    const body = { changes: [{ action: 'register' as const, sectionId: await student.section('STAT273-01') }, { action: 'register' as const, sectionId: await student.section('MGT131-01') }, { action: 'delete' as const, registrationId: await student.registration('ITCS222-01') }] };
    const before = everything();
    const preview = await student.call('checkRegistration', { body });
    expect(everything()).toEqual(before);
    expect((await student.call('changeRegistration', { body })).load).toEqual(preview.after.load);
    const fees = await student.call('informationStudentFees');
    expect([fees.privateFees, fees.sponsorFees]).toEqual([preview.after.fees, preview.after.sponsorFees]);
  });
});

describe('replacing', () => {
  it.each([['a full section', 'ENTR301-05', 'registration.seatGone'], ['a section that collides', 'MGT131-02', 'registration.timeConflict'], ['a course already passed', 'MATHS101-01', 'registration.alreadyPassed']])('by %s keeps the old seat', async (_, target, code) => {
    const student = await as('paidCourses');
    const before = everything();
    const reply = await student.send('replaceCourse', { body: { registrationId: await student.registration('STAT273-01'), sectionId: await student.section(target) } });
    expect(codesOf(reply)).toContain(code);
    expect(everything()).toEqual(before);
  });

  it('moves seat and money in one step', async () => {
    const student = await as('paidCourses');
    const [old, target] = [seatsOf(db, 'ITCS214-01').taken, seatsOf(db, 'ITCS214-02').taken];
    const money = moneyOf(student);
    await student.call('replaceCourse', { body: { registrationId: await student.registration('ITCS214-01'), sectionId: await student.section('ITCS214-02') } });
    expect([seatsOf(db, 'ITCS214-01').taken, seatsOf(db, 'ITCS214-02').taken]).toEqual([old - 1, target + 1]);
    expect(moneyOf(student)).toEqual(money);
    const { courses } = await student.call('registeredCourses');
    expect(courses.filter(({ code }) => code === 'ITCS214').map(({ number, status, paid }) => [number, status, paid])).toEqual([['01', 'replaced', false], ['02', 'registered', true]]);
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ action: 'replace', code: 'ITCS214', number: '02', fromCode: 'ITCS214', fromNumber: '01' });
  });

  it.each([['paidCourses', 1], ['paidCourses', 3], ['balanceUsed', 1], ['balanceUsed', 3], ['sponsored', 1], ['sponsored', 2]])('%s: no fils is lost in a course of %i hours', async (persona, hours) => {
    const student = await as(persona);
    const own = `student_id = (select id from student where faculty_code = '${student.record}')`;
    db.$client.exec(`update registration set sponsor_paid = sponsor_fee, paid = case when used_from_balance > 0 then 0 else fee - sponsor_fee end where ${own}; update course set credit_hours = ${hours} where code = 'PSYC103'`);
    const money = moneyOf(student);
    const reply = await student.send('replaceCourse', { body: { registrationId: await student.registration('STAT273-01'), sectionId: await student.section('PSYC103-01') } });
    expect(reply.status).toBe(200);
    expect(moneyOf(student)).toEqual(money);
    const [row] = all<{ fee: number; sum: number }>(db, `select fee, paid + sponsor_paid + used_from_balance sum from registration where ${own} and status = 'registered' order by id desc limit 1`);
    expect(row).toEqual({ fee: hours * 24_000, sum: hours * 24_000 });
  });

  it('back and forth ends where it began', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    for (const [from, to] of [['ITCS214-01', 'ITCS214-02'], ['ITCS214-02', 'ITCS214-01']] as const) {
      const { courses } = await student.call('registeredCourses');
      const { registrationId } = courses.find(({ code, number, status }) => `${code}-${number}` === from && status === 'registered')!;
      await student.call('replaceCourse', { body: { registrationId, sectionId: await student.section(to) } });
    }
    expect([(await student.call('getStudentInformation')).registeredCreditHours, moneyOf(student)]).toEqual([15, money]);
  });
});

describe('money', () => {
  const rowsOf = async (student: Client, code: string) => (await student.call('registeredCourses')).courses.filter((one) => one.code === code).map(({ number, status, paid }) => [number, status, paid]);
  const registered = async (student: Client, name: string): Promise<number> => (await student.call('registeredCourses')).courses.find(({ code, number, status }) => `${code}-${number}` === name && status === 'registered')!.registrationId;

  it('follows a dropped course through another section back to the first', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const first = await student.registration('ITCS214-01');
    await student.call('dropCourse', { body: { registrationId: first } });
    await student.call('registerCourse', { body: { sectionId: await student.section('ITCS214-02') } });
    expect(await rowsOf(student, 'ITCS214')).toEqual([['01', 'dropped', false], ['02', 'registered', true]]);
    await student.call('dropCourse', { body: { registrationId: await registered(student, 'ITCS214-02') } });
    await student.call('undropCourse', { body: { registrationId: first } });
    expect(await rowsOf(student, 'ITCS214')).toEqual([['01', 'registered', true], ['02', 'dropped', false]]);
    expect(moneyOf(student)).toEqual(money);
    expect((await student.call('getStudentFees')).owed.due).toBe(0);
  });

  it('does the same in one basket', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const first = await student.registration('ITCS214-01');
    await student.call('replaceCourse', { body: { registrationId: first, sectionId: await student.section('ITCS214-02') } });
    await student.call('changeRegistration', { body: { changes: [{ action: 'register', sectionId: await student.section('ITCS214-01') }, { action: 'drop', registrationId: await registered(student, 'ITCS214-02') }] } });
    expect((await rowsOf(student, 'ITCS214')).filter(([, status]) => status === 'registered')).toEqual([['01', 'registered', true]]);
    expect([moneyOf(student), (await student.call('getStudentFees')).owed.due]).toEqual([money, 0]);
  });

  it('what a cheaper replacement left behind comes back with the course', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    db.$client.exec(`update course set credit_hours = 1 where code = 'PSYC103'`);
    await student.call('replaceCourse', { body: { registrationId: await student.registration('STAT273-01'), sectionId: await student.section('PSYC103-01') } });
    await student.call('replaceCourse', { body: { registrationId: await registered(student, 'PSYC103-01'), sectionId: await student.section('STAT273-01') } });
    expect((await rowsOf(student, 'STAT273')).filter(([, status]) => status === 'registered')).toEqual([['01', 'registered', true]]);
    expect([moneyOf(student), (await student.call('getStudentFees')).owed.due]).toEqual([money, 0]);
  });

  it('is in one place when two courses exchange their places in one basket', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const [statistics, data] = [await student.registration('STAT273-01'), await student.registration('ITCS214-01')];
    const outcome = await student.call('changeRegistration', { body: { changes: [
      { action: 'replace', registrationId: statistics, sectionId: await student.section('ITCS214-02') },
      { action: 'replace', registrationId: data, sectionId: await student.section('STAT273-01') },
    ] } });
    expect(outcome.load.creditHours).toBe(15);
    expect([await rowsOf(student, 'STAT273'), await rowsOf(student, 'ITCS214')]).toEqual([[['01', 'replaced', false], ['01', 'registered', true]], [['01', 'replaced', false], ['02', 'registered', true]]]);
    expect(moneyOf(student)).toEqual(money);
  });
});

describe('the database', () => {
  const refused = (statement: string): string => {
    try {
      db.$client.exec(statement);
      return 'allowed';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('refuses a seat that is not there, a course twice, and money that does not add up', async () => {
    const student = await as('paidCourses');
    const [me] = all<{ id: number }>(db, 'select id from student where faculty_code = ?', student.record);
    const [full] = all<{ id: number; course: number }>(db, `select s.id, s.course_id course from section s join course c on c.id = s.course_id where c.code = 'ENTR301' and s.number = '05' and s.semester_id = 20261`);
    const columns = '(student_id, semester_id, course_id, section_id, status, credit_hours, fee, registered_at, changed_at)';
    const held = await student.registration('STAT273-01');
    expect(refused(`insert into registration ${columns} values (${me!.id}, 20261, ${full!.course}, ${full!.id}, 'registered', 3, 0, 0, 0)`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update registration set section_id = ${full!.id} where id = ${held}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update section set seats_taken = capacity + 1 where id = ${full!.id}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update section set capacity = capacity - 1 where id = ${full!.id}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`insert into registration ${columns} select student_id, semester_id, course_id, section_id, status, credit_hours, fee, 0, 0 from registration where id = ${held}`)).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(refused(`update registration set paid = fee + 1 where id = ${held}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update registration set paid = -1 where id = ${held}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`insert into registration ${columns} values (${me!.id}, 20261, ${full!.course}, ${full!.id}, 'dropped', 3, 0, 0, 0)`)).toBe('allowed');
  });

  it('answers what it alone refuses with MSG-000077, and nothing has happened', async () => {
    const student = await as('eligible');
    const sectionId = await student.section('STAT273-01');
    db.$client.exec(`create trigger procedure_refuses before insert on registration_log when new.action = 'register' begin select raise(abort, 'a secret of the procedure'); end`);
    const before = everything();
    for (const headers of [{}, { 'idempotency-key': 'tried-once-refused' }] as Record<string, string>[]) {
      const reply = await student.send('registerCourse', { body: { sectionId }, headers });
      expect([reply.status, reply.body]).toEqual([422, { Message: 'MSG-000077', ErrorMessageType: 'FromTranslation', Details: '', Refusals: [{ Code: 'MSG-000077', Params: {} }] }]);
      expect(everything()).toEqual(before);
    }
    db.$client.exec('drop trigger procedure_refuses');
    expect((await student.send('registerCourse', { body: { sectionId }, headers: { 'idempotency-key': 'tried-once-refused' } })).status).toBe(200);
  });
});
