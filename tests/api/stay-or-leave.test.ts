import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

/** A Monday of the fourth week, in which 25 percent of the fees are refunded. */
const october = '2026-10-05T10:00:00+03:00';
const here = new Room({ at: october });
const { as } = here;

const september = '2026-09-07T10:00:00+03:00';
const named = (answer: Schema<'StayOrLeave'>, option: Schema<'StayOption'>['option']) =>
  answer.options.find((one) => one.option === option)!;
const codes = ({ reasons }: Schema<'StayOption'>): string[] => reasons.map(({ Code }) => Code);

async function four(persona: string, instant: string): Promise<Schema<'StayOrLeave'>> {
  await here.room.freeze(instant);
  return (await as(persona)).call('getStayOrLeave');
}

describe('the four ways', () => {
  it('stand beside each other with what each comes to', async () => {
    const found = await four('withdrawalFloor', october);
    expect(found.options.map(({ option, start, hours, postponed }) => [option, start, hours, postponed])).toEqual([
      ['stay', 'stay', 12, 0],
      ['course', 'withdraw', 9, 0],
      ['semester', 'postpone', 0, 1],
      ['university', 'leave', 0, 0],
    ]);
    expect(found.share).toEqual({ percent: 25, falls: { at: '2026-10-11T00:00:00+03:00', percent: 0 } });
    const [stay, course, semester, university] = found.options.map(({ outlook: { worst, best } }) => [
      worst.cgpa,
      best.cgpa,
    ]);
    expect(stay![0]).toBeLessThan(course![0]!);
    expect(course![0]).toBeLessThan(found.cgpa!);
    expect(course![1]).toBeLessThan(stay![1]!);
    expect([semester, university]).toEqual([
      [found.cgpa, found.cgpa],
      [found.cgpa, found.cgpa],
    ]);
    expect(named(found, 'university').graduation).toBeNull();
    expect(named(await four('phdCandidate', october), 'semester').graduation).toMatchObject({
      semester: { en: 'Second Semester 2026/2027' },
      later: 1,
    });
  });

  it('have the money of the requests themselves', async () => {
    const found = await four('postpones', september);
    const student = await as('postpones');
    for (const [option, Kind] of [
      ['semester', 'officialWithdrawal'],
      ['university', 'permanentWithdrawal'],
    ] as const) {
      const { consequences, reasons } = await student.call('getConsequences', { query: { Kind } });
      const back = consequences
        .filter(({ name }) => name === 'feesReturned' || name === 'droppedReturned')
        .reduce((sum, { fils }) => sum + fils!, 0);
      expect(named(found, option).money!.back).toBe(back);
      expect(back).toBeGreaterThan(0);
      expect(codes(named(found, option))).toEqual(reasons.map(({ Code }) => Code));
    }
    // While add/drop is open, the course is dropped and leaves no W.
    expect(named(found, 'course')).toMatchObject({ start: 'drop', path: '/registeredCourses', hours: 9 });
  });

  it('change nothing by being compared', async () => {
    const rows = () => all<{ id: number }>(here.db, 'select id, status, fee, paid from registration order by id');
    await here.room.freeze(october);
    const before = JSON.stringify(rows());
    for (const persona of ['postpones', 'withdrawalFloor']) await four(persona, october);
    expect(JSON.stringify(rows())).toBe(before);
    expect(all(here.db, `select id from request where reference_number = 'NEW-0000-000000'`)).toEqual([]);
  });

  it('are about the course that is chosen, with what goes along', async () => {
    await here.room.freeze(october);
    const student = await as('corequisitePair');
    const { courses, chosen } = await student.call('getStayOrLeave');
    const lecture = courses.find(({ code }) => code === 'PHYCS101')!;
    expect(chosen!.registrationId).toBe(courses[0]!.registrationId);
    const found = await student.call('getStayOrLeave', { query: { Registration: lecture.registrationId } });
    expect(found.chosen).toMatchObject({ registrationId: lecture.registrationId, along: [{ code: 'PHYCS101L' }] });
    expect(named(found, 'stay').hours - named(found, 'course').hours).toBe(4);
    expect(codesOf(await student.send('getStayOrLeave', { query: { Registration: 999_999 } }))).toEqual(['MSG-000010']);
    const other = await as('paidCourses');
    expect(codesOf(await other.send('getStayOrLeave', { query: { Registration: lecture.registrationId } }))).toEqual([
      'registration.notYours',
    ]);
  });

  it('lead to the request below the floor, with its money', async () => {
    await here.room.freeze(october);
    const student = await as('withdrawalFloor');
    const { courses } = await student.call('getStayOrLeave');
    await student.call('withdrawCourse', { body: { registrationId: courses[1]!.registrationId } });
    expect(named(await student.call('getStayOrLeave'), 'course')).toMatchObject({
      start: 'request',
      path: '/courseWithdraw',
      hours: 6,
      money: { back: 18_000 },
      reasons: [],
    });
    // Requests can be sent only on working days.
    await here.room.freeze('2026-10-09T10:00:00+03:00');
    expect(codes(named(await student.call('getStayOrLeave'), 'course'))).toEqual(['gate.daysOff']);
  });
});

describe('who is not an ordinary student', () => {
  it('on probation sees the warning that may come, and the dismissal', async () => {
    const found = await four('probation', october);
    expect(found.warnings).toBeGreaterThan(0);
    expect(['warned', 'dismissed']).toContain(named(found, 'stay').outlook.worst.event);
    expect(named(found, 'semester').outlook.worst).toMatchObject({ warnings: found.warnings, event: null });
  });

  it.each([
    ['frozenStudent', { stay: ['MSG-000076'], semester: 'MSG-000044' }],
    ['notEnrolled', { stay: ['MSG-000001'], semester: 'MSG-000045' }],
    ['permanentlyWithdrawn', { stay: ['MSG-000001'], semester: 'student.recordClosed' }],
  ])('%s', async (persona, { stay, semester }) => {
    const found = await four(persona, september);
    expect(found.options.map(({ option }) => option)).toEqual(['stay', 'semester', 'university']);
    expect(found.chosen).toBeNull();
    expect(codes(named(found, 'stay'))).toEqual(stay);
    expect(codes(named(found, 'semester'))).toContain(semester);
    // A student who is not enrolled cannot postpone the semester. A frozen student still counts as enrolled.
    expect(named(found, 'semester').postponed - named(found, 'stay').postponed).toBe(
      persona === 'frozenStudent' ? 1 : 0,
    );
  });
});
