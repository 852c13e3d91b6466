import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';

/** A request whose approval has become impossible before the office decides: the rules end it and give the reason. */

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as, decide, advance } = here;

const lastInstant = '2027-01-07T23:59:59+03:00';
const over = '2027-01-08T00:00:00+03:00';

const requestOf = async (student: Client, referenceNumber: string) =>
  (await student.call('getRequest', { params: { referenceNumber } })).request;
const messagesOf = (student: Client) =>
  all<{ template: string }>(
    here.db,
    'select template from inbox_message where student_id = (select id from student where faculty_code = ?) order by id',
    student.record,
  ).map(({ template }) => template);

/** Checks that the request ended with this reason, that the student is informed and that no office can decide it. */
async function endedBecause(student: Client, reference: string, reason: RegExp): Promise<void> {
  const { status, history, turn } = await requestOf(student, reference);
  expect([status, turn, history.at(-1)?.office, history.at(-1)?.decision]).toEqual(['expired', [], 'rules', 'expired']);
  expect(history.at(-1)?.words.en).toMatch(reason);
  expect(history.at(-1)?.words.ar).not.toBe(history.at(-1)?.words.en);
  expect(messagesOf(student)).toContain('requestLapsed');
  expect(told(await decide(reference))).toEqual([422, 'request.decided']);
  expect((await here.room.call('getRequests', { query: { status: 'sent', search: reference } })).requests).toEqual([]);
}

async function postpones(persona: string): Promise<{ student: Client; reference: string }> {
  const student = await as(persona);
  const { hash } = await student.call('getConsequences', { query: { Kind: 'officialWithdrawal' } });
  const { withdrawal } = await student.call('submitOfficialWithdraw', {
    body: { reason: 'family', consequences: hash },
  });
  return { student, reference: withdrawal.request.referenceNumber };
}

describe('a request that can come to nothing any more ends', () => {
  it('to postpone a semester, with the semester', async () => {
    await advance('2026-10-20T10:00:00+03:00');
    const { student, reference } = await postpones('fullWeek');
    await advance(lastInstant);
    expect((await requestOf(student, reference)).status).toBe('sent');
    await advance(over);
    await endedBecause(student, reference, /^The First Semester 2026\/2027 ended/);
    expect((await student.call('officialWithdrawHistory')).postponed).toEqual([]);
  });

  it('to postpone a semester, with its first grade', async () => {
    await advance('2026-10-20T10:00:00+03:00');
    const { student, reference } = await postpones('fullWeek');
    const { studentCode } = await student.call('getStudentInformation');
    await here.room.call('giveGrades', { body: { student: studentCode, grade: 'B' } });
    await endedBecause(student, reference, /^The grades of the First Semester 2026\/2027 were recorded/);
  });

  it('for a seat on the bus, with the semester', async () => {
    await advance('2026-12-22T10:00:00+03:00');
    const student = await as('eligible');
    const { request } = await student.call('submitTransport', { body: { lineId: 1, stationId: 7 } });
    await advance('2027-02-01T10:00:00+03:00');
    await endedBecause(student, request.referenceNumber, /ended before/);
  });

  it('to withdraw from a course, with the semester, and once the course is left otherwise', async () => {
    await advance('2026-10-05T10:00:00+03:00');
    const student = await as('withdrawalFloor');
    const codeOf = async (code: string) =>
      (await student.call('registeredCourses')).courses.find((course) => course.code === code)!.registrationId;
    const [first, second] = [await codeOf('ITCS214'), await codeOf('ITCS222')];
    const asked = async (registrationId: number) =>
      (await student.call('submitCourseWithdraw', { body: { registrationId } })).withdrawal.request.referenceNumber;
    const [late, otherwise] = [await asked(first), await asked(second)];
    await student.call('withdrawCourse', { body: { registrationId: second } });
    await endedBecause(student, otherwise, /./);
    await advance('2027-01-20T10:00:00+03:00');
    await endedBecause(student, late, /ended before/);
  });

  it('for clearance, when a case study makes the student active again', async () => {
    const student = await as('dismissedOneYear');
    await student.call('submitClearance', { body: { file: sampleFile('clearance-form')! } });
    const {
      requests: [clearance],
    } = await student.call('getMyRequests');
    const { request } = await student.call('submitCaseStudy', {
      body: { reason: 'Recovered.', file: sampleFile('medical-report')! },
    });
    for (const values of [{}, {}, { chances: '1' }] as Record<string, string>[])
      expect(
        (
          await here.room.send('decideRequest', {
            params: { referenceNumber: request.referenceNumber },
            body: { decision: 'approved', values },
          })
        ).status,
      ).toBe(200);
    const { status, history } = await requestOf(student, clearance!.referenceNumber);
    expect([status, history.at(-1)?.office]).toEqual(['expired', 'rules']);
    expect((await student.call('getDashboard')).requests).toEqual([]);
  });

  it('for a hundred at once, each alone, when the clock goes over the year', async () => {
    await advance('2026-10-20T10:00:00+03:00');
    const { student, reference } = await postpones('fullWeek');
    const [row] = all<{ id: number; student_id: number; semester_id: number }>(
      here.db,
      'select * from request where reference_number = ?',
      reference,
    );
    here.db.$client.exec(`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
      insert into request (reference_number, kind, student_id, semester_id, status, step, version, saved_at, sent_at, details)
        select 'OFW-2026-9' || printf('%05d', i), kind, student_id, semester_id, status, step, version, saved_at, sent_at, details from n, request where id = ${row!.id};
      insert into request_task (request_id, step, office, since, due_at, status, version, note, "values")
        select id, 0, 'registration', 0, 0, 'open', 1, '', '{}' from request where reference_number like 'OFW-2026-9%';`);
    await advance('2027-10-01T10:00:00+03:00');
    expect(
      all(here.db, `select status, count(*) n from request where kind = 'officialWithdrawal' group by status`),
    ).toContainEqual({ status: 'expired', n: 101 });
    expect((await requestOf(student, reference)).status).toBe('expired');
  });
});
