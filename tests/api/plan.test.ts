import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 40 });
});
afterAll(() => server.close());

const student = async (persona = 'eligible'): Promise<Client> => (await sandbox(server.base)).as(persona);
const planId = async (client: Client): Promise<number> => (await client.call('getAcademicPlans')).summary.planId;

describe('the academic plan', () => {
  it.each([
    'eligible',
    'graduating',
    'firstSemester',
    'postgraduate',
    'phdCandidate',
    'associateDiploma',
    'btcStudent',
    'frozenStudent',
    'twoRecords',
  ])('adds up for %s: packages make the whole, hours make the required', async (persona) => {
    const client = await student(persona);
    const { summary } = await client.call('getAcademicPlans');
    const { courses } = await client.call('getPlanDetails', { params: { id: summary.planId } });
    const { progress } = summary;
    expect(progress.required).toBe((await client.call('getStudentInformation')).requiredCreditHours);
    expect(progress.required).toBe(courses.reduce((sum, { creditHours }) => sum + creditHours, 0));
    expect(progress.earned + progress.running + progress.remaining).toBe(progress.required);
    for (const key of ['courses', 'coursesDone', 'required', 'earned', 'running', 'remaining'] as const)
      expect(summary.packages.reduce((sum, one) => sum + one.progress[key], 0)).toBe(progress[key]);
    const packages = await Promise.all(
      summary.packages.map(({ packageId }) => client.call('getCoursePackage', { params: { id: packageId } })),
    );
    expect(packages.flatMap((one) => one.courses.map(({ code }) => code)).sort()).toEqual(
      courses.map(({ code }) => code).sort(),
    );
    const { outside } = await client.call('getFulfillment', { params: { id: summary.planId } });
    expect(outside.reduce((sum, { creditHours }) => sum + creditHours, 0)).toBe(summary.outsideHours);
    expect(progress.earned + summary.outsideHours).toBe((await client.call('getStudentInformation')).passedCreditHours);
  });

  it('says of every course what registering it would say: open may be registered, blocked lacks a prerequisite', async () => {
    const client = await student('emptySchedule');
    const { courses } = await client.call('getPlanDetails', { params: { id: await planId(client) } });
    const offered = new Map<string, string[]>();
    for (const page of [1, 2, 3]) {
      const { items } = await client.call('coursesToRegister', { query: { inMyPlan: true, page, pageSize: 20 } });
      for (const { code, sections } of items)
        offered.set(code, [...new Set(sections.flatMap(({ refusals }) => refusals.map(({ Code }) => Code)))]);
    }
    const judged = courses.filter(({ code, state }) => offered.has(code) && state !== 'done');
    expect(judged.length).toBeGreaterThan(15);
    const own = ({ code, needs }: (typeof judged)[number]) => ({
      code,
      lacks: needs.some((group) => !group.some(({ state }) => state === 'done')),
    });
    expect(judged.map(own)).toEqual(
      judged.map(({ code }) => ({ code, lacks: offered.get(code)!.includes('registration.prerequisite') })),
    );
    expect(judged.filter(({ state }) => state === 'open').flatMap(({ code }) => offered.get(code)!)).not.toContain(
      'registration.prerequisite',
    );
  });

  it('follows the registration: a course registered is running, and what waits for it opens soon', async () => {
    const client = await student('emptySchedule');
    const id = await planId(client);
    const stateOf = async (code: string) =>
      (await client.call('getPlanDetails', { params: { id } })).courses.find((course) => course.code === code);
    expect(await stateOf('ITCS214')).toMatchObject({ state: 'open', sectionsIn: 'current', registeredIn: null });
    await client.call('registerCourse', { body: { sectionId: await client.section('ITCS214-01') } });
    expect(await stateOf('ITCS214')).toMatchObject({
      state: 'running',
      sectionsIn: null,
      registeredIn: { en: 'First Semester 2026/2027' },
    });
    expect(await stateOf('ITCS333')).toMatchObject({
      state: 'soon',
      sectionsIn: 'early',
      earliest: { en: 'Second Semester 2026/2027' },
    });
    await client.freeze('2026-10-20T10:00:00+03:00');
    expect(await stateOf('ITCS222')).toMatchObject({
      state: 'open',
      sectionsIn: 'early',
      earliest: { en: 'Second Semester 2026/2027' },
    });
  });

  it('goes on counting what is over and waits for its grade', async () => {
    const client = await student('graduatingCleared');
    await client.freeze('2027-01-10T10:00:00+03:00');
    const first = { en: 'First Semester 2026/2027' };
    const { summary, next } = await client.call('getAcademicPlans');
    expect(summary).toMatchObject({
      progress: { running: 15, remaining: 0 },
      finish: { semester: first, semesters: 1 },
    });
    expect(next).toEqual([]);
    const { courses } = await client.call('getPlanDetails', { params: { id: summary.planId } });
    const running = courses.filter(({ state }) => state === 'running');
    expect(running.map(({ registeredIn }) => registeredIn?.en)).toEqual(Array(5).fill(first.en));
    expect(courses.filter(({ state }) => state !== 'done')).toHaveLength(5);
    const { plan } = await client.call('getDashboard');
    expect(plan).toMatchObject({ hours: { running: 15, remaining: 0 }, next: [] });
    const { hours, inProgress } = await client.call('getAcademicTranscript');
    expect([hours.running, inProgress.flatMap((one) => one.courses).length]).toEqual([15, 5]);
    await client.freeze('2027-01-14T10:00:00+03:00');
    expect((await client.call('getAcademicPlans')).summary).toMatchObject({
      progress: { running: 0, remaining: 0 },
      finish: null,
    });
  });

  it('proposes on the home page no course that is registered early already', async () => {
    const client = await student('earlyRegistration');
    await client.freeze('2026-11-30T10:00:00+03:00');
    const proposed = async (): Promise<string[]> =>
      (await client.call('getDashboard')).plan.next.map(({ code }) => code);
    expect(await proposed()).toContain('MGT131');
    await client.call('registerCourse', {
      query: { Period: 'early' },
      body: { sectionId: await client.section('MGT131-01', 'early') },
    });
    expect(await proposed()).not.toContain('MGT131');
    expect(await proposed()).toHaveLength(3);
  });

  it('shows a course with its best passing grade, in the plan and outside', async () => {
    const client = await student();
    const params = { id: await planId(client) };
    const { courses } = await client.call('getPlanDetails', { params });
    const { outside } = await client.call('getFulfillment', { params });
    const untaken = courses.find(({ attempts }) => attempts.length === 0)!.code;
    const insert = tenantOf(server, client).db.$client.prepare(
      `insert into course_grade (student_id, course_id, semester_id, grade, credit_hours)
      select student.id, course.id, ?, ?, course.credit_hours from student, course where student.faculty_code = ? and course.code = ?`,
    );
    for (const code of [untaken, 'ARAB421'])
      for (const [semester, grade] of [
        [20242, 'B'],
        [20251, 'D'],
        [20252, 'F'],
      ])
        insert.run(semester, grade, client.record, code);
    const after = await client.call('getFulfillment', { params });
    expect(after.courses.find(({ code }) => code === untaken)?.grade).toBe('B');
    expect(after.outside.filter((one) => !outside.some(({ code }) => code === one.code))).toMatchObject([
      { code: 'ARAB421', grade: 'B', semester: { en: 'Second Semester 2024/2025' } },
    ]);
  });

  it('leads nobody to sections who may not register', async () => {
    const client = await student('frozenStudent');
    expect((await client.call('getAcademicPlans')).next.every(({ sectionsIn }) => sectionsIn === null)).toBe(true);
  });

  it('is finished where everything is passed, with each record reading its own', async () => {
    const client = await student('twoRecords');
    const { plans } = await client.call('getAcademicPlans');
    const other = plans.find(({ own }) => !own)!;
    expect(codesOf(await client.send('getPlanDetails', { params: { id: other.planId } }))).toEqual(['plan.notYours']);
    const query = { StudFacultyCode: other.studFacultyCode };
    expect(await client.call('getAcademicPlans', { query })).toMatchObject({
      summary: { finish: null, progress: { percent: 100, remaining: 0 } },
      next: [],
    });
    expect((await client.send('getPlanDetails', { params: { id: other.planId }, query })).status).toBe(200);
  });
});

it('offers one course alone by its code', async () => {
  const client = await student();
  expect(
    (await client.call('coursesToRegister', { query: { code: 'PHYCS101' } })).items.map(({ code }) => code),
  ).toEqual(['PHYCS101']);
  expect(await client.call('coursesToRegister', { query: { code: "x' or 1=1" } })).toMatchObject({
    total: 0,
    items: [],
  });
});
