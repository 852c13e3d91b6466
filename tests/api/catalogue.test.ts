import { execFileSync } from 'node:child_process';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { inTransaction } from '../../db/db.ts';
import { getFeeRate } from '../../server/features/registration/registration-queries.ts';
import { getLimit } from '../../server/limits.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The catalogue cache of the server follows every write to its tables, even one by another process. */

let server: TestServer;
let outside: Sqlite.Database;
let student: Client;
let sponsored: Client;
const [semester, course] = [20261, 'STAT273'];

beforeAll(async () => {
  server = await startServer({ students: 20 }, { on: 'file' });
  outside = new Sqlite(server.settings.databaseFile);
  student = await new Client(server.base).as('fullWeek');
  sponsored = await new Client(server.base).as('sponsored');
});
afterAll(async () => {
  outside.close();
  await server.close();
});

const information = () => student.call('getStudentInformation');
const schedule = () => student.call('getSchedule');
const offered = async () => (await student.call('coursesToRegister', { query: { code: course } })).items[0];
const details = async () =>
  student.call('courseDetails', { params: { courseId: idOf(`select id from course where code = '${course}'`) } });
const idOf = (query: string): number => outside.prepare<[], number>(query).pluck().get() ?? 0;
const me = (): number => idOf(`select id from student where faculty_code = '${student.record}'`);
const listed = async () => (await student.call('coursesToRegister', { query: { pageSize: 100 } })).items;
const mine = `(select r.section_id from registration r where r.student_id = @me and r.semester_id = ${semester} and r.status = 'registered')`;
const courseId = `(select id from course where code = '${course}')`;

type Case = { table: string; before?: string; write: string; shown: () => Promise<unknown> };
/** One write to each cached table, with a call whose response must change. */
const cases: Case[] = [
  {
    table: 'semester',
    write: `update semester set name_en = 'Renamed' where id = ${semester}`,
    shown: async () => (await information()).semester.name.en,
  },
  {
    table: 'holiday',
    write: `insert into holiday (date, name_en, name_ar) select date(starts_on, '+3 days'), 'A day off', 'عطلة' from semester where id = ${semester}`,
    shown: async () => (await schedule()).holidays.length,
  },
  {
    table: 'incident',
    write: `insert into incident (kind, cause, from_at) values ('payment', 'trainer', 0)`,
    shown: async () => (await new Client(server.base).call('getServiceStatus')).incidents.length,
  },
  {
    table: 'study_load',
    write: 'update study_load set maximum = maximum + 3',
    shown: async () => (await information()).maximumStudyLoad,
  },
  {
    table: 'university_limit',
    write: `update university_limit set value = 1 where key = 'excellentCgpa'`,
    shown: async () => (await information()).maximumStudyLoad,
  },
  {
    table: 'fee_rate',
    write: 'update fee_rate set per_credit_hour = per_credit_hour + 1000',
    shown: () => Promise.resolve(getFeeRate(server.tenant.db, 'undergraduate')),
  },
  {
    table: 'grade',
    write: 'update grade set passes = 0',
    shown: async () => (await listed()).map(({ standing }) => standing),
  },
  {
    table: 'agenda',
    write: `delete from agenda where function in ('registration', 'addDrop') and semester_id = ${semester}`,
    shown: async () => (await information()).allowToReplaceCourse,
  },
  {
    table: 'college',
    write: `update college set name_en = name_en || ' renamed'`,
    shown: async () => (await information()).college,
  },
  {
    table: 'programme',
    write: `update programme set name_en = name_en || ' renamed'`,
    shown: async () => (await information()).programme,
  },
  {
    table: 'sponsor',
    write: `update sponsor set name_en = name_en || ' renamed'`,
    shown: async () => (await sponsored.call('getStudentFees')).sponsor,
  },
  {
    table: 'department',
    write: `update department set name_en = name_en || ' renamed'`,
    shown: async () => (await offered())?.department,
  },
  {
    table: 'campus',
    write: `update campus set name_en = name_en || ' renamed'`,
    shown: async () => (await schedule()).courses[0]?.meetings[0]?.place.campus,
  },
  {
    table: 'building',
    write: `update building set code = code || 'x'`,
    shown: async () => (await schedule()).courses[0]?.meetings[0]?.place.building,
  },
  {
    table: 'room',
    write: `update room set code = code || 'x'`,
    shown: async () => (await schedule()).courses[0]?.meetings[0]?.place.room,
  },
  {
    table: 'instructor',
    write: `update instructor set name_en = name_en || ' renamed'`,
    shown: async () => (await schedule()).courses[0]?.instructor,
  },
  {
    table: 'course',
    write: `update course set name_en = name_en || ' renamed'`,
    shown: async () => [(await schedule()).courses[0]?.name, (await offered())?.name],
  },
  {
    table: 'course_prerequisite',
    write: `insert into course_prerequisite (course_id, group_number, prerequisite_id) select ${courseId}, 9, id from course where code = 'MGT131'`,
    shown: async () => (await details()).prerequisites,
  },
  {
    table: 'course_corequisite',
    write: `insert into course_corequisite (course_id, corequisite_id) select ${courseId}, id from course where code = 'MGT131'`,
    shown: async () => (await details()).corequisites,
  },
  {
    table: 'section',
    write: `update section set remarks_en = 'Bring a laptop', remarks_ar = 'يلزم حاسوب' where course_id = ${courseId}`,
    shown: async () => (await offered())?.sections.map(({ remarks }) => remarks),
  },
  {
    table: 'section_meeting',
    write: `update section_meeting set start_minute = start_minute - 5 where section_id in ${mine}`,
    shown: async () => (await schedule()).courses.flatMap(({ meetings }) => meetings),
  },
  {
    table: 'programme_course',
    write: 'delete from programme_course where programme_id = (select programme_id from student where id = @me)',
    shown: async () => (await listed()).map(({ inMyPlan }) => inMyPlan),
  },
  {
    table: 'minor_course',
    before: `insert into student_minor (student_id, kind, minor_id, declared_at) select @me, 'minor', min(minor_id), 0 from minor_course`,
    write:
      "update minor_course set course_id = (select id from course where code = 'MGT131') where rowid = (select min(rowid) from minor_course where minor_id = (select min(minor_id) from minor_course))",
    shown: async () => (await student.call('coursesToRegister', { query: { code: 'MGT131' } })).items[0]?.inMyPlan,
  },
];

const write = (statements: string): unknown => outside.exec(statements.replaceAll('@me', String(me())));

describe('what is kept of the catalogue', () => {
  it('is all that has a version, and nothing else', () => {
    const tables = all<{ name: string }>(
      server.tenant.db,
      `select distinct tbl_name name from sqlite_master where type = 'trigger' and sql like '%UPDATE catalogue_version%'`,
    ).map(({ name }) => name);
    expect(tables.sort()).toEqual(cases.map(({ table }) => table).sort());
    for (const table of tables) {
      const triggers = all<{ sql: string }>(
        server.tenant.db,
        `select sql from sqlite_master where type = 'trigger' and tbl_name = ? and sql like '%UPDATE catalogue_version%'`,
        table,
      ).map(({ sql }) => /AFTER (INSERT|UPDATE|DELETE)/.exec(sql)?.[1]);
      // An incident is never deleted.
      const written = table === 'incident' ? ['INSERT', 'UPDATE'] : ['DELETE', 'INSERT', 'UPDATE'];
      expect([table, triggers.sort()]).toEqual([table, written]);
    }
  });

  it.each(cases)(
    'shows at the next call what another connection writes: $table',
    async ({ before: first, write: statement, shown }) => {
      if (first) write(first);
      const before = await shown();
      expect(await shown()).toEqual(before);
      write(statement);
      const after = await shown();
      expect(after).not.toEqual(before);
      expect(after).toBeDefined();
    },
  );

  it('shows what another process writes, and in a sandbox nothing of it', async () => {
    const beside = await (await sandbox(server.base)).as('eligible');
    const [main, other] = [
      (await information()).maximumStudyLoad,
      (await beside.call('getStudentInformation')).maximumStudyLoad,
    ];
    execFileSync(
      process.execPath,
      [
        '-e',
        `require('better-sqlite3')(process.argv[1]).exec('update study_load set maximum = maximum + 1')`,
        server.settings.databaseFile,
      ],
      { cwd: projectRoot },
    );
    expect((await information()).maximumStudyLoad).toBe(main + 1);
    expect((await beside.call('getStudentInformation')).maximumStudyLoad).toBe(other);
  });

  it('forgets what a transaction has undone, also where another change follows', () => {
    const { db } = server.tenant;
    const set = (value: number): void =>
      void db.$client.prepare(`update university_limit set value = ? where key = 'excellentCgpa'`).run(value);
    const read = (): number => getLimit(db, 'excellentCgpa');
    set(300);
    expect(read()).toBe(300);
    expect(() =>
      inTransaction(db, () => {
        set(301);
        expect(read()).toBe(301);
        throw new Error('undone');
      }),
    ).toThrow('undone');
    expect(read()).toBe(300);
    set(302);
    expect(read()).toBe(302);
  });

  it('comes back with a snapshot, a reset and the clock', async () => {
    const room = await (await sandbox(server.base)).as('eligible');
    const load = async (): Promise<number> => (await room.call('getStudentInformation')).maximumStudyLoad;
    const first = await load();
    await room.call('saveSnapshot', { body: { name: 'before' } });
    const change = (by: number): unknown =>
      tenantOf(server, room).db.$client.exec(`update study_load set maximum = maximum + ${by}`);
    change(3);
    expect(await load()).toBe(first + 3);
    await room.call('restoreSnapshot', { params: { name: 'before' } });
    expect(await load()).toBe(first);
    change(2);
    expect(await load()).toBe(first + 2);
    await room.call('resetSandbox');
    expect(await load()).toBe(first);
    await room.freeze('2027-03-03T10:00:00+03:00');
    expect((await room.call('getStudentInformation')).semester.semesterId).not.toBe(semester);
  });

  it('has no seats in it: they are read with each call', async () => {
    const [section] = (await offered())?.sections ?? [];
    const versions = (): unknown => outside.prepare('select calendar, courses from catalogue_version').get();
    const before = versions();
    outside.exec(`update section set seats_taken = capacity where id = ${section?.sectionId}`);
    expect((await offered())?.sections.find(({ sectionId }) => sectionId === section?.sectionId)?.availableSeats).toBe(
      0,
    );
    expect(versions()).toEqual(before);
  });
});
