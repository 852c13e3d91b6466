import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, openDatabase, type Db } from '../../db/db.ts';
import { day } from '../../locales/durations.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { composeFeatures, universityJobs } from '../../server/features.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { peopleOfPersonas } from '../../server/simulator/simulator-queries.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { rather } from '../support/long.ts';
import { all } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

/**
 * A cohort is admitted before every first semester, so that the university keeps its size and each year has newcomers.
 */

const at = (date: string): number => Date.parse(`${date}T10:00:00+03:00`);
const one = (db: Db, query: string, ...values: unknown[]): number => all<{ n: number }>(db, query, ...values)[0]!.n;
const generated = `person_id not in (${peopleOfPersonas})`;
const activeIn = (db: Db): number => one(db, `select count(*) n from student where status = 'active' and ${generated}`);
const newcomersOf = (semesterId: number): string => `admission_semester_id = ${semesterId} and ${generated}`;

const years = rather([2027, 2028], [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036]);
let start: Buffer;
let db: Db;

beforeAll(() => {
  const seeded = composeFeatures(openDatabase(':memory:'));
  seedDatabase(seeded, { students: 120 });
  start = seeded.$client.serialize();
  seeded.$client.close();
  db = composeFeatures(cloneDatabase(start));
});
afterAll(() => void db.$client.close());

describe('every first semester', () => {
  it.each(years)('of %i has newcomers, as many as have left, in every state that newcomers are in', (year) => {
    const before = one(
      composeFeatures(cloneDatabase(start)),
      `select count(*) n from student where status = 'active' and ${generated}`,
    );
    const semester = year * 10 + 1;
    const clock = openClock(db, scheduledJobs);
    clock.set('frozen', at(`${year}-08-01`));
    expect(one(db, `select count(*) n from student where ${newcomersOf(semester)}`)).toBe(0);
    const { startsOn } = all<{ startsOn: string }>(
      db,
      'select starts_on startsOn from semester where id = ?',
      semester,
    )[0]!;
    // Two days before the first semester begins. By then the newcomers are admitted and nearly all of them have
    // registered.
    clock.set('frozen', at(startsOn) - 2 * day);
    const active = activeIn(db);
    expect(active / before, `${active} of ${before}`).toBeGreaterThan(0.85);
    expect(active / before, `${active} of ${before}`).toBeLessThan(1.15);
    const count = (where: string): number =>
      one(db, `select count(*) n from student where ${newcomersOf(semester)} and ${where}`);
    const cohort = count('true');
    expect(cohort).toBeGreaterThan(7);
    expect(count(`orientation = 'required'`)).toBeGreaterThan(0);
    expect(count('recently_enrolled = 1') / cohort).toBeGreaterThan(0.2);
    expect(count(`orientation = 'none' and recently_enrolled = 0 and btc = 0`)).toBeGreaterThan(3);
    expect(
      count(
        `status = 'active' and exists (select 1 from secondary_certificate held where held.student_id = student.id)`,
      ),
    ).toBe(cohort);
    for (const period of [semester, semester + 1])
      expect(
        count(
          `exists (select 1 from student_semester kept where kept.student_id = student.id and kept.semester_id = ${period} and kept.status = 'enrolled')`,
        ),
      ).toBe(cohort);
    expect(
      count(
        `exists (select 1 from account join contact_detail using (person_id) where person_id = student.person_id and user_name = code)`,
      ),
    ).toBe(cohort);
    expect(
      count(
        `exists (select 1 from charge where student_id = student.id and kind = 'admission' and semester_id = ${semester})`,
      ),
    ).toBe(cohort);
    expect(
      count(`exists (select 1 from inbox_message where student_id = student.id and template = 'admissionWelcome')`),
    ).toBe(cohort);
    // After add/drop has opened, nearly all newcomers have registered courses.
    expect(
      count(`exists (select 1 from registration where student_id = student.id and semester_id = ${semester})`) / cohort,
    ).toBeGreaterThan(0.9);
    expect(
      count(
        `orientation = 'required' and exists (select 1 from registration r join course c on c.id = r.course_id where r.student_id = student.id and c.orientation)`,
      ),
    ).toBeGreaterThan(0);
    expect(ledgerFaults(db)).toEqual([]);
    expect(db.$client.pragma('foreign_key_check')).toEqual([]);
  });

  it('leaves names, numbers and addresses that are told apart', () => {
    expect(one(db, `select count(*) - count(distinct email) n from person where email is not null`)).toBe(0);
    expect(
      one(db, `select count(*) - count(distinct name_en) n from person`) / one(db, 'select count(*) n from person'),
    ).toBeLessThan(0.1);
    expect(
      one(db, `select count(*) n from person where name_ar not glob '*[ء-ي]*' or name_en not glob '*[A-Z]*'`),
    ).toBe(0);
  });

  it('ends with whoever was new being new no longer', () => {
    openClock(db, scheduledJobs).set('frozen', at(`${years.at(-1)! + 1}-02-20`));
    const semester = years.at(-1)! * 10 + 1;
    expect(
      one(
        db,
        `select count(*) n from student where ${newcomersOf(semester)} and status = 'active' and (orientation = 'required' or recently_enrolled)`,
      ),
    ).toBe(0);
    const graded = one(
      db,
      `select count(*) n from student where ${newcomersOf(semester)} and exists (select 1 from course_grade where student_id = student.id)`,
    );
    expect(graded / one(db, `select count(*) n from student where ${newcomersOf(semester)}`)).toBeGreaterThan(0.85);
  });
});

it('nobody is invented where nothing is simulated', () => {
  const university = composeFeatures(cloneDatabase(start));
  openClock(university, universityJobs).set('frozen', at('2028-09-08'));
  expect(one(university, 'select count(*) n from student where admission_semester_id > 20261')).toBe(0);
});

describe('a newcomer', () => {
  const place = new Room({ at: '2026-09-07T10:00:00+03:00' });
  const kinds = async (): Promise<string[]> =>
    (await place.room.call('getPersonas')).personas
      .filter(({ area }) => area === 'newcomers')
      .map(({ title }) => title.en);

  it.each(rather(['2027-09-07'], ['2027-09-07', '2031-09-09']))(
    'of %s is listed, asks for an exemption, cancels the admission',
    async (date) => {
      expect(await kinds()).toEqual([]);
      await place.advance(`${date}T10:00:00+03:00`);
      expect(await kinds()).toEqual(
        expect.arrayContaining([
          'Newcomer in orientation',
          'Newcomer registered by the office',
          'Newcomer who registers online',
        ]),
      );
      const { personas } = await place.room.call('getPersonas');
      const keyOf = (title: string): string => personas.find((one) => one.title.en === title)!.key;
      const student = await place.as(keyOf('Newcomer in orientation'));
      expect(student.record).toBeDefined();
      expect((await student.call('getStudentInformation')).studentCode.slice(0, 4)).toBe(date.slice(0, 4));
      const open = (await student.call('getServices')).services
        .filter((service) => service.open)
        .map(({ path }) => path);
      expect(open).toEqual(expect.arrayContaining(['/exemptionRequest', '/cancelAdmissionStud']));
      const certificate = sampleFile('certificate')!;
      const takenOn = `${date.slice(0, 4)}-03-14`;
      const { request } = await student.call('submitExemption', {
        body: { test: 'ielts', score: 60, takenOn, certificate },
      });
      expect((await place.decide(request.referenceNumber)).status).toBe(200);
      expect((await student.call('getExemption')).orientation).toBe('exempted');
      expect((await student.call('registeredCourses')).courses).toEqual([]);

      const leaving = await place.as(keyOf('Newcomer registered by the office'));
      const { hash } = await leaving.call('getConsequences', { query: { Kind: 'cancelAdmission' } });
      await leaving.call('sendCancelAdmissionOtp');
      const code = await place.latestCode();
      expect((await leaving.send('confirmCancelAdmission', { body: { code, consequences: hash } })).status).toBe(200);
      expect(await kinds()).toContain('Newcomer who registers online');
      expect(ledgerFaults(place.db)).toEqual([]);
    },
  );
});
