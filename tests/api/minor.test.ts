import { describe, expect, it } from 'vitest';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'eligible' });
const { decide } = here;

const [mathematics, intelligence] = [1, 9];
const codesNow = async (programmeId = mathematics) =>
  codesOf(await here.student.send('submitMinor', { body: { programmeId } }));
const sent = async (programmeId = mathematics) =>
  (await here.student.call('submitMinor', { body: { programmeId } })).request.referenceNumber;
const set = (column: string, value: number | string): void => {
  here.db.$client.prepare(`update student set ${column} = ? where faculty_code = ?`).run(value, here.student.record);
};
const packagesNow = async () =>
  (await here.student.call('getAcademicPlans')).summary.packages.map(
    ({ package: name, progress: { courses, required } }) => `${name} ${courses} ${required}`,
  );

describe('an approval', () => {
  it('puts the package into the plan, the courses of the plan staying where they are', async () => {
    const before = await packagesNow();
    const hours = (await here.student.call('getStudentInformation')).requiredCreditHours;
    await decide(await sent());
    expect(await packagesNow()).toEqual([...before, 'minor 4 12']);
    expect((await here.student.call('getStudentInformation')).requiredCreditHours).toBe(hours + 12);
    const own = (await here.student.call('getMinorPrograms')).programmes.find(({ held }) => held)!;
    const { courses } = await here.student.call('getCoursePackage', { params: { id: own.packageId! } });
    expect(courses.map(({ code, state }) => `${code} ${state}`).sort()).toEqual([
      'MATHS203 done',
      'MATHS222 open',
      'MATHS304 blocked',
      'MATHS331 open',
    ]);
    expect(
      (await here.student.call('courseDetails', { params: { courseId: courses[0]!.courseId } })).course.inMyPlan,
    ).toBe(true);
  });

  it('of a specialization beside a minor counts no course twice', async () => {
    await decide(await sent());
    here.db.$client.prepare('update request set semester_id = 20252').run();
    await decide(await sent(intelligence));
    const packages = await packagesNow();
    // MATHS203 and MATHS331 already belong to the minor, so they are not added again.
    expect(packages.slice(-2)).toEqual(['minor 4 12', 'specialization 2 6']);
    expect((await here.student.call('getStudentInformation')).minors.map(({ kind }) => kind)).toEqual([
      'minor',
      'specialization',
    ]);
    const { summary } = await here.student.call('getAcademicPlans');
    const ids = (await here.student.call('getPlanDetails', { params: { id: summary.planId } })).courses.map(
      ({ courseId }) => courseId,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['cgpa', 229, 'minor.cgpa'],
    ['earned_hours', 29, 'minor.hours'],
    ['status', 'frozen', 'MSG-000076'],
    ['programme_id', 7, 'minor.otherMajor'],
  ] as const)('is refused by the rules where %s no longer fits', async (column, value, code) => {
    const reference = await sent();
    set(column, value);
    expect(codesOf(await decide(reference))).toEqual([code]);
    expect(all(here.db, 'select * from student_minor')).toEqual([]);
    expect((await decide(reference, 'refused')).status).toBe(200);
  });

  it('comes too late once the student holds another of its kind', async () => {
    const reference = await sent();
    here.db.$client
      .prepare(
        "insert into student_minor (student_id, kind, minor_id, declared_at) select id, 'minor', 8, 0 from student where faculty_code = ?",
      )
      .run(here.student.record);
    expect(codesOf(await decide(reference))).toEqual(['minor.held']);
  });
});

it('is asked for from the first second of its period to the last, and on working days', async () => {
  const at = async (instant: string): Promise<string[]> => {
    await here.room.freeze(instant);
    return codesNow();
  };
  expect(await at('2026-09-06T07:59:59+03:00')).toEqual(['MSG-000024']);
  expect(await at('2026-09-11T10:00:00+03:00')).toEqual(['gate.daysOff']);
  expect(await at('2026-09-12T23:59:59+03:00')).toEqual(['gate.daysOff']);
  expect(await at('2026-10-09T00:00:00+03:00')).toEqual(['gate.daysOff', 'MSG-000024']);
  expect(await at('2026-10-08T23:59:59+03:00')).toEqual([]);
  expect(await codesNow()).toEqual(['MSG-000026']);
});

it('a task that was decided from another window is stale', async () => {
  const reference = await sent();
  const [{ tasks } = { tasks: [] }] = (await here.room.call('getRequests', { query: { kind: 'minor' } })).requests;
  await decide(reference, 'refused');
  const late = await here.room.send('decideRequest', {
    params: { referenceNumber: reference },
    body: { decision: 'approved', version: tasks[0]!.version },
  });
  expect([late.status, ...codesOf(late)]).toEqual([422, 'MSG-000030']);
  expect(await codesNow()).toEqual([]);
});

it('says how far each is, the nearest first', async () => {
  const { programmes } = await here.student.call('getMinorPrograms');
  const far = programmes.map(({ missing: { courses, hours, cgpa } }) => courses * 100 + hours + cgpa * 100);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(programmes.some(({ code }) => code === 'MCSC' || code === 'SISL')).toBe(false);
  expect((await (await here.room.fresh().as('postgraduate')).call('getMinorPrograms')).programmes).toEqual([]);
});
