import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, openDatabase, type Db } from '../../db/db.ts';
import { enums } from '../../db/enums.gen.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { composeFeatures, universityJobs } from '../../server/features.ts';
import { averages, countsForMajor } from '../../server/academic-record/gpa-average.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { changeRegistration } from '../../server/features/registration/registration-commands.ts';
import { studentById } from '../../server/academic-record/student-queries.ts';
import { Refused } from '../../server/refusal.ts';
import { all } from '../support/sandbox-database.ts';

/**
 * Three years pass on a seeded university. The result is the same for steps of the clock of any size, and the
 * statements of seeded-truths.ts stay true.
 */

const at = (date: string): number => Date.parse(`${date}T10:00:00+03:00`);
const end = '2029-09-10';
let start: Buffer;

const studentOf = (db: Db, persona: string) =>
  studentById(
    db,
    all<{ id: number }>(
      db,
      `select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = ?`,
      persona,
    )[0]!.id,
  );

const sectionOf = (db: Db, name: string, semesterId: number): number =>
  all<{ id: number }>(
    db,
    `select s.id from section s join course c on c.id = s.course_id where c.code || '-' || s.number = ? and s.semester_id = ?`,
    name,
    semesterId,
  )[0]!.id;

beforeAll(() => {
  const db = composeFeatures(openDatabase(':memory:'));
  seedDatabase(db, { students: 80 });
  // Some students registered early before the grades were posted, partly in courses that they are taking.
  const clock = openClock(db, scheduledJobs);
  clock.set('frozen', at('2026-11-30'));
  for (const persona of ['earlyRegistration', 'eligible', 'probation', 'graduating', 'paidCourses', 'excellent'])
    for (const section of ['ITCS333-01', 'ITCS214-01', 'MGT131-01', 'STAT273-01'])
      try {
        inTransaction(db, () =>
          changeRegistration(db, studentOf(db, persona), clock.now(), {
            period: 'early',
            changes: [{ action: 'register', sectionId: sectionOf(db, section, 20262) }],
            confirm: ['registration.confirmInProgress'],
          }),
        );
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
  start = db.$client.serialize();
  db.$client.close();
});

/**
 * The rows of all tables, except the clock, the random versions of the catalogue cache and the full-text indexes,
 * which are derived.
 */
const contents = (db: Db): Record<string, unknown[]> =>
  Object.fromEntries(
    all<{ name: string }>(
      db,
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not in ('clock', 'catalogue_version', 'sqlite_sequence', 'sqlite_schema') order by name`,
    ).map(({ name }) => [name, all(db, `select * from "${name}" order by rowid`)]),
  );

/** Entries that use the same place at overlapping times. */
const collisions = (rows: { place: string; from: number; until: number }[]): string[] => {
  const busy = new Map<string, { from: number; until: number }>();
  return rows
    .sort((a, b) => a.from - b.from)
    .flatMap(({ place, from, until }) => {
      const before = busy.get(place);
      busy.set(place, { from, until: Math.max(until, before?.until ?? 0) });
      return before && before.until > from ? [`${place} at ${from}`] : [];
    });
};

/** Double bookings of rooms and instructors in the generated semesters, in classes and in examinations. */
const madeTwice = (db: Db): string[] => [
  ...['room_id', 'instructor_id'].flatMap((column) =>
    collisions(
      all(
        db,
        `
    select '${column} ' || ${column} || ' in ' || section.semester_id place, day * 1440 + start_minute "from", day * 1440 + end_minute until from section_meeting join section on section.id = section_meeting.section_id where semester_id > 20262`,
      ),
    ),
  ),
  ...collisions(
    all(
      db,
      `select 'examination in ' || exam_room_id place, exam_starts_at "from", exam_ends_at until from section where semester_id > 20262 and exam_room_id is not null`,
    ),
  ),
];

const faults = (db: Db, semesterId: number): string[] => {
  const rows = (statement: string): string[] => all(db, statement).map((row) => JSON.stringify(row));
  return [
    ...ledgerFaults(db).map(String),
    ...rows(
      `select id, seats_taken, capacity from section where seats_taken <> (select count(*) from registration where section_id = section.id and status in ('registered', 'withdrawn') and not seat_freed) or seats_taken > capacity`,
    ),
    ...rows(`select s.id from section s join semester t on t.id = s.semester_id where s.semester_id > 20262 and s.exam_starts_at is not null
      and (date(s.exam_starts_at / 1000, 'unixepoch', '+3 hours') not between date(t.classes_end_on, '+1 day') and t.ends_on or exists (select 1 from holiday where date = date(s.exam_starts_at / 1000, 'unixepoch', '+3 hours')))`),
    ...rows(`select r.id, other.id other from registration r join registration other on other.student_id = r.student_id and other.semester_id = r.semester_id and other.id > r.id and other.status = 'registered'
      join section_meeting x on x.section_id = r.section_id join section_meeting y on y.section_id = other.section_id
      where r.semester_id > 20261 and r.status = 'registered' and x.day = y.day and x.start_minute < y.end_minute and y.start_minute < x.end_minute`),
    ...rows(`select r.student_id, r.course_id, r.semester_id from registration r join course_grade done on done.student_id = r.student_id and done.course_id = r.course_id and done.semester_id < r.semester_id join grade on grade.grade = done.grade
      join semester before on before.id = done.semester_id where grade.passes = 1 and grade.repeatable = 0 and r.status = 'registered' and r.semester_id > 20262 and before.graded_at is not null and r.registered_at > before.graded_at`),
    ...rows(`select r.student_id, r.course_id from registration r join course_grade done on done.student_id = r.student_id and done.course_id = r.course_id and done.semester_id = 20261 join grade on grade.grade = done.grade
      where grade.passes = 1 and r.status = 'registered' and r.semester_id = 20262 and (select graded_at from semester where id = 20261) is not null`),
    ...enums.AgendaFunction.flatMap((name) =>
      all(db, 'select 1 from agenda where function = ? and semester_id = ?', name, semesterId).length
        ? []
        : [`no ${name} in ${semesterId}`],
    ),
    ...rows(
      `select id from student where status = 'active' and admission_semester_id <= ${semesterId} and not exists (select 1 from student_semester where student_id = student.id and semester_id = ${semesterId})`,
    ),
    ...all<{ id: number; cgpa: number | null; earnedHours: number }>(
      db,
      'select id, cgpa, earned_hours earnedHours from student',
    ).flatMap(({ id, cgpa, earnedHours }) => {
      const attempts = all<{
        courseId: number;
        semesterId: number;
        creditHours: number;
        type: 'major';
        points: number | null;
        passes: number;
      }>(
        db,
        `select g.course_id courseId, g.semester_id semesterId, g.credit_hours creditHours, c.type, grade.points, grade.passes from course_grade g join course c on c.id = g.course_id join grade on grade.grade = g.grade where g.student_id = ? order by g.semester_id, g.id`,
        id,
      ).map(({ type, passes, ...attempt }) => ({ ...attempt, major: countsForMajor(type), passes: passes === 1 }));
      const counted = averages(attempts);
      return counted.cgpa === cgpa && counted.earnedHours === earnedHours
        ? []
        : [`student ${id}: ${cgpa} is not ${counted.cgpa}`];
    }),
  ];
};

const steps = [
  '2027-01-08',
  '2027-01-13',
  '2027-02-20',
  '2027-06-05',
  '2027-06-10',
  '2027-08-20',
  '2027-12-01',
  '2028-01-20',
  '2028-06-01',
  '2028-09-30',
  '2029-01-06',
  '2029-06-30',
  end,
];

describe('three years', () => {
  const directory = mkdtempSync(join(tmpdir(), 'year-'));
  let once: Db;
  beforeAll(() => {
    // A database in a file, as in production.
    const file = join(directory, 'sis.sqlite');
    const copy = composeFeatures(cloneDatabase(start));
    copy.$client.exec(`vacuum into '${file}'`);
    copy.$client.close();
    once = composeFeatures(openDatabase(file));
    openClock(once, scheduledJobs).set('frozen', at(end));
  });
  afterAll(() => {
    once.$client.close();
    rmSync(directory, { recursive: true });
  });

  it('end the same in steps, and hold together at each', () => {
    const db = composeFeatures(cloneDatabase(start));
    const clock = openClock(db, scheduledJobs);
    for (const step of steps) {
      clock.set('frozen', at(step));
      const current = all<{ id: number }>(
        db,
        'select id from semester where ends_on >= ? order by ends_on limit 1',
        step,
      )[0]!.id;
      expect(faults(db, current), step).toEqual([]);
    }
    expect(contents(db)).toEqual(contents(once));
  });

  it('put no room and no teacher in two places', () => expect(madeTwice(once)).toEqual([]));

  it('leave nothing out', () => {
    const count = (statement: string): number => all<{ n: number }>(once, statement)[0]!.n;
    for (const semester of [20261, 20262, 20263, 20271, 20272, 20273, 20281, 20282]) {
      expect(
        count(`select count(*) n from course_grade where semester_id = ${semester}`),
        String(semester),
      ).toBeGreaterThan(0);
      expect(
        count(
          `select count(*) n from registration r where semester_id = ${semester} and status in ('registered', 'withdrawn') and not exists (select 1 from course_grade g where g.student_id = r.student_id and g.course_id = r.course_id and g.semester_id = r.semester_id)`,
        ),
      ).toBe(0);
    }
    for (const template of [
      'gradesIn',
      'standingWarned',
      'graduated',
      'becameInactive',
      'earlyPassed',
      'earlyConfirmed',
    ])
      expect(count(`select count(*) n from inbox_message where template = '${template}'`), template).toBeGreaterThan(0);
    expect(count(`select count(*) n from student where status = 'graduated' and status_changed_at is null`)).toBe(0);
    expect(count(`select count(*) n from semester where id > 20400`)).toBeGreaterThan(5);
  });
});

it('gives no grades and makes no semester where nothing is simulated', () => {
  const db = composeFeatures(cloneDatabase(start));
  openClock(db, universityJobs).set('frozen', at('2028-01-01'));
  expect(all(db, 'select 1 from course_grade where semester_id = 20261')).toEqual([]);
  expect(all(db, 'select 1 from section where semester_id > 20262')).toEqual([]);
});
