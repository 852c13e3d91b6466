import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../locales/fold.ts';
import type { QueryOf, Schema } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { sandbox } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import { timetableProblem } from '../../web/features/timetable/timetable-problem.ts';

let server: TestServer;
let student: Client;

beforeAll(async () => {
  server = await startServer();
  student = await (await sandbox(server.base)).as('eligible');
});
afterAll(() => server.close());

type Course = Schema<'OfferedCourse'>;
type Query = Partial<QueryOf<'coursesToRegister'>>;

async function everyPage(query: Query = {}): Promise<{ total: number; items: Course[] }> {
  const items: Course[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await student.call('coursesToRegister', { query: { ...query, page, pageSize: 100 } });
    items.push(...answer.items);
    if (page * 100 >= answer.total) return { total: answer.total, items };
  }
}
const codes = async (query: Query): Promise<string[]> => (await everyPage(query)).items.map(({ code }) => code);

describe('a search', () => {
  it.each([
    ['data structures', 'DATA  Structures'],
    ['تطوير تطبيقات الأجهزة', 'تطوير  تطبيقات الاجهزه'],
    ['البيانات', 'ٱلبَيَانات'],
    ['ITCS214', 'itcs214'],
    ['إحصاء', 'احصاء'],
    ['مبادئ', 'مبادي'],
  ])('finds the same for %s and %s', async (one, other) => {
    const found = await codes({ search: one });
    expect(found.length).toBeGreaterThan(0);
    expect(await codes({ search: other })).toEqual(found);
  });

  it('finds a course by part of its code and of either name', async () => {
    const { items } = await everyPage({ search: 'ITCS214' });
    expect(items.map(({ code }) => code)).toEqual(['ITCS214']);
    expect(await codes({ search: items[0]!.name.en })).toContain('ITCS214');
    expect(await codes({ search: items[0]!.name.ar })).toContain('ITCS214');
    expect(await codes({ search: 'TCS21' })).toContain('ITCS214');
  });

  it('takes signs as they are, and as browsers write them', async () => {
    for (const search of ['%%', '__', "it's", 'a+b', 'x:y', 'C#', '\\\\', '&&', '""', "' or '1'='1"])
      expect(await codes({ search }), search).toEqual([]);
  });

  it('takes a code in two words, and forgives one letter, in both scripts', async () => {
    expect(await codes({ search: 'itcs 214' })).toEqual(['ITCS214']);
    for (const search of ['calclus', 'calculsu']) expect(await codes({ search })).toContain('MATHS101');
    const { nearest, items } = await student.call('coursesToRegister', { query: { search: 'هياكل البينات' } });
    expect([nearest, items.map(({ code }) => code)]).toEqual([true, ['ITCS214']]);
    expect((await student.call('coursesToRegister', { query: { search: 'هياكل البيانات' } })).nearest).toBe(false);
  });

  it('finds what an instructor teaches, and only those sections', async () => {
    const { items } = await everyPage({ search: 'ITCS214' });
    const { instructor } = items[0]!.sections[0]!;
    for (const name of [instructor.en, instructor.ar]) {
      const found = await everyPage({ search: name });
      const taught = found.items.flatMap(({ sections }) => sections);
      expect(taught.length).toBeGreaterThan(0);
      expect(new Set(taught.map((section) => section.instructor.en))).toEqual(new Set([instructor.en]));
    }
  });

  it('of one letter, or of nothing, finds everything', async () => {
    const { total } = await everyPage();
    for (const search of ['', 'x', ' ', 'ـ']) expect((await everyPage({ search })).total).toBe(total);
  });
});

describe('filters', () => {
  it('agree in every combination with a computation of their own', async () => {
    const { db } = tenantOf(server, student);
    type Row = {
      code: string;
      number: string;
      collegeId: number;
      departmentId: number;
      language: 'en' | 'ar';
      free: number;
      inPlan: number;
      search: string;
    };
    const rows = all<Row>(
      db,
      `select c.code, s.number, d.college_id collegeId, d.id departmentId, s.language, s.capacity - s.seats_taken free, c.name_en || ' ' || c.name_ar || ' ' || c.code search,
      exists (select 1 from programme_course p join student t on t.programme_id = p.programme_id where p.course_id = c.id and t.faculty_code = ?) inPlan
      from section s join course c on c.id = s.course_id join department d on d.id = c.department_id where s.semester_id = 20261 and s.active = 1 and c.active = 1 order by c.code, s.number`,
      student.record,
    );
    const { departmentId, collegeId } = rows.find(({ code }) => code === 'ITCS214')!;
    const options = [undefined, collegeId],
      departments = [undefined, departmentId, 1],
      languages = [undefined, 'en', 'ar'] as const,
      flags = [false, true],
      searches = [undefined, 'data', 'علم'];
    let combinations = 0;
    for (const college of options)
      for (const department of departments)
        for (const language of languages)
          for (const inMyPlan of flags)
            for (const hasSeats of flags)
              for (const search of searches) {
                const expected = rows.filter(
                  (row) =>
                    (!college || row.collegeId === college) &&
                    (!department || row.departmentId === department) &&
                    (!language || row.language === language) &&
                    (!inMyPlan || row.inPlan) &&
                    (!hasSeats || row.free > 0) &&
                    (!search || fold(row.search).includes(fold(search))),
                );
                const found = await everyPage({
                  ...(college && { collegeId: college }),
                  ...(department && { departmentId: department }),
                  ...(language && { language }),
                  inMyPlan,
                  hasSeats,
                  ...(search && { search }),
                });
                const names = found.items.flatMap(({ code, sections }) =>
                  sections.map(({ number }) => `${code}-${number}`),
                );
                expect(names).toEqual(expected.map(({ code, number }) => `${code}-${number}`));
                expect(found.total).toBe(new Set(expected.map(({ code }) => code)).size);
                combinations += 1;
              }
    expect(combinations).toBe(216);
  });

  it('keep to days and hours, with every class of a section', async () => {
    const { items } = await everyPage({ days: [0, 2, 4], startsFrom: '10:00', endsBy: '15:00' });
    const meetings = items.flatMap(({ sections }) => sections).map((section) => section.meetings);
    expect(meetings.length).toBeGreaterThan(20);
    for (const { day, startsAt, endsAt } of meetings.flat())
      expect([[0, 2, 4].includes(day), startsAt >= '10:00', endsAt <= '15:00']).toEqual([true, true, true]);
    const every = (await everyPage()).items.flatMap(({ sections }) => sections);
    const expected = every.filter((section) =>
      section.meetings.every(
        ({ day, startsAt, endsAt }) => [0, 2, 4].includes(day) && startsAt >= '10:00' && endsAt <= '15:00',
      ),
    );
    expect(meetings).toHaveLength(expected.length);
    for (const query of [{ days: [7] }, { startsFrom: '24:00' }, { endsBy: '9:00' }])
      expect((await student.send('coursesToRegister', { query })).status).toBe(400);
  });

  it('offer what has something behind it', async () => {
    const { colleges } = await student.call('courseFilters');
    expect(colleges.length).toBeGreaterThan(3);
    for (const { collegeId, departments } of colleges) {
      expect((await student.call('coursesToRegister', { query: { collegeId, pageSize: 1 } })).total).toBeGreaterThan(0);
      for (const { departmentId } of departments)
        expect(
          (await student.call('coursesToRegister', { query: { departmentId, pageSize: 1 } })).total,
        ).toBeGreaterThan(0);
    }
  });

  it('of another semester offer its sections only', async () => {
    const { items } = await student.call('coursesToRegister', { query: { Period: 'early', search: 'ITCS214' } });
    expect(items[0]?.sections.map(({ number }) => number)).toContain('01');
    expect(items[0]?.sections.map(({ sectionId }) => sectionId)).not.toContain(await student.section('ITCS214-01'));
  });
});

describe('only fitting sections', () => {
  it('are those that may really be registered in, and all of them', async () => {
    const fitting = new Set(
      (await everyPage({ onlyFitting: true })).items.flatMap(({ sections }) =>
        sections.map(({ sectionId }) => sectionId),
      ),
    );
    const every = (await everyPage()).items.flatMap(({ sections }) => sections);
    expect(fitting.size).toBeGreaterThan(20);
    const sample = every.filter(({ sectionId }, index) => fitting.has(sectionId) || index % 3 === 0);
    for (const { sectionId, availableSeats } of sample) {
      const { allowed, confirmations } = await student.call('checkRegistration', {
        body: { changes: [{ action: 'register', sectionId }] },
      });
      const really = allowed && !confirmations.some(({ Code }) => Code === 'registration.sectionFull');
      expect(fitting.has(sectionId), `section ${sectionId}`).toBe(really);
      if (really) expect(availableSeats).toBeGreaterThan(0);
    }
  });

  it('take a registration, one after the other', async () => {
    const other = await (await sandbox(server.base)).as('eligible');
    const { items } = await other.call('coursesToRegister', { query: { onlyFitting: true, pageSize: 100 } });
    for (const { sections } of items.filter((_, index) => index % 4 === 0)) {
      const reply = await other.send('registerCourse', {
        body: { sectionId: sections[0]!.sectionId, confirm: ['registration.confirmLanguage'] },
      });
      expect([reply.status, ...codesOf(reply)]).toEqual([200]);
      await other.call('deleteCourse', { params: { registrationId: reply.body.registrationIds[0]! } });
    }
  });

  it('say of the others why not', async () => {
    const { items } = await everyPage({ search: 'ITCS' });
    for (const { sections } of items)
      for (const { sectionId, refusals, confirmations } of sections.slice(0, 1)) {
        const check = await student.call('checkRegistration', {
          body: { changes: [{ action: 'register', sectionId }] },
        });
        expect([refusals.map(({ Code }) => Code), confirmations.map(({ Code }) => Code)]).toEqual([
          check.refusals.map(({ Code }) => Code),
          check.confirmations.map(({ Code }) => Code),
        ]);
      }
  });
});

describe('pages', () => {
  it.each([false, true])('together hold everything once, in order of code (only fitting: %s)', async (onlyFitting) => {
    const { total, items } = await everyPage({ onlyFitting });
    const pieces: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 7); page += 1) {
      const answer = await student.call('coursesToRegister', { query: { onlyFitting, page, pageSize: 7 } });
      expect([answer.total, answer.page, answer.pageSize]).toEqual([total, page, 7]);
      pieces.push(...answer.items.map(({ code }) => code));
    }
    expect(pieces).toEqual(items.map(({ code }) => code));
    expect(pieces).toEqual([...pieces].sort());
    expect(new Set(pieces).size).toBe(total);
    expect(
      await student.call('coursesToRegister', { query: { onlyFitting, page: 10_000, pageSize: 100 } }),
    ).toMatchObject({ total, items: [] });
  });

  it('are twenty long where nothing is said', async () => {
    expect(await student.call('coursesToRegister')).toMatchObject({ page: 1, pageSize: 20 });
    for (const query of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }, { page: 1.5 }])
      expect((await student.send('coursesToRegister', { query })).status).toBe(400);
  });
});

describe('the order by plan', () => {
  it('begins with what comes next in the plan and may be taken, and ends with what is passed', async () => {
    const { items, total } = await everyPage({ order: 'plan' });
    expect(items).toHaveLength(total);
    const places = items.map(({ standing }) => ['next', 'open', 'later', 'registered', 'passed'].indexOf(standing));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const plan = (await student.call('getAcademicPlans')).next.map(({ code }) => code);
    const next = items.filter(({ standing }) => standing === 'next').map(({ code }) => code);
    expect(next.length).toBeGreaterThan(3);
    expect(next).toEqual(plan.filter((code) => next.includes(code)));
    for (const { standing, sections } of items) {
      const refused = sections.flatMap(({ refusals }) => refusals.map(({ Code }) => Code));
      expect(refused.includes('registration.alreadyPassed') && standing !== 'passed').toBe(false);
      expect(refused.includes('registration.prerequisite') && (standing === 'next' || standing === 'open')).toBe(false);
    }
    const found = await everyPage({ order: 'plan', search: 'itcs' });
    expect(new Set(found.items.map(({ code }) => code))).toEqual(new Set(await codes({ search: 'itcs' })));
  });
});

describe('one course', () => {
  it('shows what it asks for and how this student stands to it', async () => {
    const { items } = await student.call('coursesToRegister', { query: { search: 'ITCS333' } });
    const details = await student.call('courseDetails', { params: { courseId: items[0]!.courseId } });
    expect(details.course).toEqual(items[0]);
    expect(details.prerequisites.flat()).toMatchObject([{ code: 'ITCS214', passed: false }]);
    expect((await student.send('courseDetails', { params: { courseId: 999_999 } })).status).toBe(404);
  });
});

describe('what a course and its sections say', () => {
  it('of every section, the part of the day its classes are in', async () => {
    const { items } = await everyPage();
    for (const { sections } of items)
      for (const { teachingPeriod, meetings } of sections) {
        const start = meetings[0]?.startsAt;
        expect(teachingPeriod).toBe(
          start === undefined ? null : start < '12:00' ? 'morning' : start < '16:00' ? 'afternoon' : 'evening',
        );
      }
    expect(new Set(items.flatMap(({ sections }) => sections.map(({ teachingPeriod }) => teachingPeriod)))).toEqual(
      new Set(['morning', 'afternoon', 'evening', null]),
    );
  });

  it('of every course, that it is active; and whether it is registered online, as the refusals do', async () => {
    const { items } = await everyPage();
    for (const { code, active, onlineRegistration, sections } of items) {
      expect(active, code).toBe(true);
      for (const { refusals } of sections)
        expect(
          refusals.some(({ Code }) => Code === 'registration.courseNotOnline'),
          code,
        ).toBe(!onlineRegistration);
    }
    expect(items.some(({ onlineRegistration }) => !onlineRegistration)).toBe(true);
  });

  it('an inactive one is neither offered nor registered in, whatever sections it has', async () => {
    const room = await sandbox(server.base);
    const other = await room.fresh().as('eligible');
    const sectionId = await other.section('PSYC103-01');
    const [{ courseId }] = (await other.call('coursesToRegister', { query: { code: 'PSYC103' } })).items as [Course];
    tenantOf(server, room).db.$client.exec(`update course set active = 0 where code = 'PSYC103'`);
    expect((await other.call('coursesToRegister', { query: { code: 'PSYC103' } })).total).toBe(0);
    expect((await other.call('courseDetails', { params: { courseId } })).course).toMatchObject({
      active: false,
      sections: [],
    });
    expect(codesOf(await other.send('registerCourse', { body: { sectionId } }))).toEqual(['MSG-000010']);
  });
});

describe('a timetable', () => {
  const anyWish = [{ kind: 'fullSections', level: 'indifferent' }] as const;

  const sectionsFor = async (client: Client, count: number): Promise<Schema<'TimetableSections'>> => {
    const { items } = await client.call('coursesToRegister', { query: { order: 'plan', pageSize: count } });
    return client.call('timetableSections', { query: { courseIds: items.map(({ courseId }) => courseId) } });
  };

  const changesOf = (taken: readonly { held: boolean; section: { sectionId: number } }[]): Schema<'Change'>[] =>
    taken.filter(({ held }) => !held).map(({ section }) => ({ action: 'register', sectionId: section.sectionId }));

  it('is made of what the offered courses say, what is registered and the way between campuses', async () => {
    const client = await (await sandbox(server.base)).as('fullWeek');
    const { items } = await client.call('coursesToRegister', { query: { pageSize: 3 } });
    const asked = await client.call('timetableSections', {
      query: { courseIds: [...items.map(({ courseId }) => courseId), 999_999] },
    });
    const byId = (a: Course, b: Course): number => a.courseId - b.courseId;
    expect(asked.courses.map(({ course }) => course).sort(byId)).toEqual([...items].sort(byId));
    const { courses, load } = await client.call('registeredCourses');
    expect([asked.registered, asked.load]).toEqual([courses.filter(({ status }) => status === 'registered'), load]);
    expect(asked.journeys.length).toBe(3);
    for (const { from, to, minutes } of asked.journeys) expect([from.en !== to.en, minutes > 0]).toEqual([true, true]);
    expect((await client.call('timetableSections')).courses).toEqual([]);
  });

  // A student with a full week has no credit hours left for two more courses.
  it.each([
    ['eligible', true],
    ['fullWeek', false],
  ])('of %s is one the rules allow, and every two sections the rules allow are one', async (persona, isAny) => {
    const client = await (await sandbox(server.base)).as(persona);
    const sections = await sectionsFor(client, 8);
    const free = sections.courses.map(({ course }) => course).filter(({ registrationId }) => registrationId === null);
    const problemOf = (courseIds: number[]) =>
      timetableProblem(
        { ...sections, journeys: [] },
        { choices: courseIds.map((id) => ({ courseIds: [id] })), locks: [], leftOut: [], wishes: anyWish },
      ).problem;
    let [allowed, refused] = [0, 0];
    for (const [index, one] of free.entries()) {
      const other = free[(index + 1) % free.length]!;
      if (one === other) continue;
      const problem = problemOf([one.courseId, other.courseId]);
      for (const a of one.sections.slice(0, 3)) {
        for (const b of other.sections.slice(0, 3)) {
          const locks = [
            { courseId: one.courseId, sectionId: a.sectionId },
            { courseId: other.courseId, sectionId: b.sectionId },
          ];
          const { timetables } = solve({ ...problem, locks });
          const preview = await client.call('checkRegistration', {
            body: { changes: [a, b].map(({ sectionId }) => ({ action: 'register', sectionId })) },
          });
          expect(
            timetables.length > 0,
            `${one.code}-${a.number} ${other.code}-${b.number}: ${preview.refusals.map(({ Code }) => Code).join()}`,
          ).toBe(preview.allowed);
          if (preview.allowed) allowed += 1;
          else refused += 1;
        }
      }
    }
    expect(allowed > 0).toBe(isAny);
    expect(refused).toBeGreaterThan(0);
    const { timetables } = solve(problemOf(free.slice(0, 2).map(({ courseId }) => courseId)));
    for (const { taken } of timetables.slice(0, 3))
      expect((await client.call('checkRegistration', { body: { changes: changesOf(taken) } })).allowed).toBe(true);
  });
});
