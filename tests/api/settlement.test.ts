import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

/** The effects of a grade that changes after the standing was computed from it. */

const here = new Room({ at: '2026-12-27T10:00:00+03:00', whole: true });
const appealPeriod = '2027-01-24T10:00:00+03:00';

type Row = {
  id: number;
  status: string;
  warnings: number;
  chances: number;
  chance_semesters: number;
  graduating: number;
  cgpa: number;
};
const rowOf = (student: Client): Row =>
  all<Row>(
    here.db,
    'select id, status, warnings, chances, chance_semesters, graduating, cgpa from student where faculty_code = ?',
    student.record,
  )[0]!;
const templates = (student: Client): string[] =>
  all<{ template: string }>(
    here.db,
    'select template from inbox_message where student_id = ? order by id',
    rowOf(student).id,
  ).map(({ template }) => template);

/**
 * Posts a grade for all courses of the ending semester, with exceptions in `others`, and moves the clock to the appeal
 * period.
 */
async function graded(student: Client, grade: string, others: Record<string, string> = {}): Promise<void> {
  const { studentCode } = await student.call('getStudentInformation');
  await here.room.call('giveGrades', { body: { student: studentCode, grade } });
  for (const [course, other] of Object.entries(others))
    await here.room.call('giveGrades', { body: { student: studentCode, course, grade: other } });
  await here.advance(appealPeriod);
}

/** Sends an appeal against a grade and pays its fee. Returns the request's reference number. */
async function appealed(student: Client, course: string): Promise<string> {
  here.db.$client.exec(`update student set balance = 20000 where id = ${rowOf(student).id}`);
  const { courses } = await student.call('getAppealableCourses');
  const { courseGradeId } = courses.find(({ code }) => code === course)!;
  const {
    appeals: [appeal],
  } = await student.call('submitAppeal', { body: { courseGradeId, reason: 'The last question was not added up.' } });
  await student.call('startPayment', { body: { items: [{ kind: 'charge', id: appeal!.chargeId }], useBalance: true } });
  return appeal!.referenceNumber;
}

const decided = (referenceNumber: string, newGrade: string) =>
  here.room.call('decideRequest', {
    params: { referenceNumber },
    body: { decision: 'approved', values: { newGrade } },
  });

/**
 * A student dismissed with a CGPA of 1.88 because of one F among good grades, and the reference of an undecided appeal
 * against the F.
 */
async function dismissed(): Promise<{ student: Client; reference: string }> {
  const student = await here.as('probation');
  here.db.$client.exec(`update student set warnings = 2 where id = ${rowOf(student).id}`);
  await graded(student, 'B', { ITCS214: 'F' });
  expect(rowOf(student)).toMatchObject({ status: 'dismissed', warnings: 2 });
  return { student, reference: await appealed(student, 'ITCS214') };
}

describe('a grade changed by an appeal', () => {
  it('lifts the dismissal it had led to', async () => {
    const { student, reference } = await dismissed();
    await decided(reference, 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 0, cgpa: 204 });
    expect(templates(student).slice(-2)).toEqual(['appealChanged', 'dismissalLifted']);
    expect(await student.call('getStudentInformation')).toMatchObject({ status: 'active', enrolled: true });
  });

  it('tells the office before it decides, and changes nothing by telling', async () => {
    const { student, reference } = await dismissed();
    const before = [rowOf(student), templates(student)];
    const preview = (newGrade: string) =>
      here.room.call('previewDecision', {
        params: { referenceNumber: reference },
        body: { decision: 'approved', values: { newGrade } },
      });
    const { consequences } = await preview('A');
    expect(consequences.map(({ name }) => name)).toEqual(expect.arrayContaining(['averageIs', 'dismissalLifted']));
    expect(consequences[0]!.text.en).toContain('2.04');
    expect((await preview('D')).consequences.map(({ name }) => name)).toEqual(['averageIs']);
    expect([rowOf(student), templates(student)]).toEqual(before);
    const params = { referenceNumber: reference };
    const empty = await here.room.send('previewDecision', { params, body: { decision: 'approved' } });
    expect([empty.status, codesOf(empty)]).toEqual([422, ['request.decisionForm']]);
    await decided(reference, 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', cgpa: 204 });
    expect((await here.room.send('previewDecision', { params, body: { decision: 'approved' } })).status).toBe(422);
  });

  it('lets the dismissal stand where the average stays below', async () => {
    const { student, reference } = await dismissed();
    await decided(reference, 'D');
    expect(rowOf(student)).toMatchObject({ status: 'dismissed', warnings: 2 });
  });

  it('clears the warning it had given, and gives one that a worse grade earns', async () => {
    const student = await here.as('probation');
    await graded(student, 'B', { ITCS214: 'F' });
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 2 });
    await decided(await appealed(student, 'ITCS214'), 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 0 });
    await decided(await appealed(student, 'ITCS222'), 'F');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 2 });
    expect(templates(student).slice(-2)).toEqual(['appealChanged', 'standingWarned']);
  });

  it('graduates with the last course of the plan, from that day on', async () => {
    const student = await here.as('graduatingCleared');
    await graded(student, 'F');
    expect(rowOf(student)).toMatchObject({ status: 'active', graduating: 1 });
    const { courses } = await student.call('getAppealableCourses');
    for (const { code } of courses.filter(({ grade }) => grade === 'F'))
      await decided(await appealed(student, code), 'C');
    expect(rowOf(student)).toMatchObject({ status: 'graduated', graduating: 0 });
    expect(all(here.db, 'select status_changed_at at from student where id = ?', rowOf(student).id)).toEqual([
      { at: Date.parse(appealPeriod) },
    ]);
    expect(templates(student).slice(-1)).toEqual(['graduated']);
  });

  it('finds what a settlement began with where an earlier version has kept nothing', async () => {
    const { student, reference } = await dismissed();
    here.db.$client.exec('delete from settlement');
    await decided(reference, 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 0 });
  });

  it('gives back the chance that a case study gave for it', async () => {
    const { student, reference } = await dismissed();
    const { id } = rowOf(student);
    here.db.$client.exec(`update student set status = 'active', chances = 1, chance_semesters = 1 where id = ${id}`);
    await decided(reference, 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 0, chances: 0, chance_semesters: 0 });
    expect(templates(student).slice(-2)).toEqual(['standingCleared', 'chanceReturned']);
  });

  it('goes through the semesters settled since', async () => {
    const { student, reference } = await dismissed();
    here.db.$client.exec(
      `update student set status = 'active', chances = 1, chance_semesters = 1 where id = ${rowOf(student).id}`,
    );
    await here.advance('2027-08-01T10:00:00+03:00');
    expect(all(here.db, 'select 1 from settlement where semester_id = 20262').length).toBeGreaterThan(0);
    await decided(reference, 'A');
    expect(rowOf(student)).toMatchObject({ status: 'active', warnings: 0, chances: 0, chance_semesters: 0 });
  });
});
