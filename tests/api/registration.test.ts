import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { sandbox } from '../support/client.ts';
import { type TestServer, usualServer } from '../support/server.ts';

let server: TestServer;
let student: Client;

beforeAll(async () => {
  server = await usualServer();
});
afterAll(() => server.close());

const codesOf = (reply: { body: { Refusals?: { Code: string }[] } }): string[] =>
  (reply.body.Refusals ?? []).map(({ Code }) => Code);

describe('registering', () => {
  beforeAll(async () => {
    student = await (await sandbox(server.base)).as('eligible');
  });

  it('takes a seat, writes the log and charges the fee', async () => {
    const before = await student.call('getStudentInformation');
    const sectionId = await student.section('MGT131-01');
    const outcome = await student.call('registerCourse', { body: { sectionId } });
    expect(outcome.messages).toEqual([
      { Code: 'registration.changed', Params: { count: 1, context: 'register', course: 'MGT131', section: '01' } },
    ]);
    expect(outcome.load.creditHours).toBe(before.registeredCreditHours + 3);
    const { courses } = await student.call('registeredCourses');
    expect(courses.find(({ code }) => code === 'MGT131')).toMatchObject({
      number: '01',
      status: 'registered',
      fees: 72_000,
      paid: false,
    });
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({
      action: 'register',
      by: 'student',
      code: 'MGT131',
      number: '01',
    });
    expect((await student.call('getStudentInformation')).studentFees.feeItemValue).toBe(
      before.studentFees.feeItemValue + 72_000,
    );
  });

  it('answers a retry with the same key the same, and another body with 409', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const sectionId = await student.section('PSYC103-01');
    const first = await student.send('registerCourse', { body: { sectionId }, headers });
    const second = await student.send('registerCourse', { body: { sectionId }, headers });
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    const other = await student.send('registerCourse', { body: { sectionId: sectionId + 1 }, headers });
    expect(other.status).toBe(409);
    expect(codesOf(other)).toEqual(['http.keyReused']);
  });

  it('reports every reason at once', async () => {
    const registration = await student.registration('MGT131-01');
    const reply = await student.send('changeRegistration', {
      body: {
        changes: [
          { action: 'drop', registrationId: registration },
          { action: 'register', sectionId: await student.section('ITCS333-01') },
          { action: 'register', sectionId: 999_999 },
        ],
      },
    });
    // The missing section comes first and decides the status.
    expect([reply.status, codesOf(reply)[0]]).toEqual([404, 'MSG-000010']);
    expect(codesOf(reply)).toContain('MSG-000008');
    expect((await student.call('registeredCourses')).courses.some(({ status }) => status === 'dropped')).toBe(false);
  });
});
