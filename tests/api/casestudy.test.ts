import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const reason = 'I was ill for two semesters and have recovered.';
const ask = (student: Client) =>
  student.send('submitCaseStudy', { body: { reason, file: sampleFile('medical-report')! } });
const asked = async (student: Client): Promise<string> => (await ask(student)).body.request.referenceNumber;
const decide = (
  referenceNumber: string,
  body: Parameters<Client['send']>[1] extends infer Input
    ? Input extends { body?: infer Body }
      ? Body
      : never
    : never = { decision: 'approved' },
) => here.room.send('decideRequest', { params: { referenceNumber }, body: body as { decision: 'approved' } });
const chance = (semesters: '1' | '2') => ({ decision: 'approved', values: { chances: semesters } }) as never;
async function granted(student: Client, semesters: '1' | '2' = '1'): Promise<string> {
  const reference = await asked(student);
  for (const body of [undefined, undefined, chance(semesters)])
    expect((await decide(reference, body)).status).toBe(200);
  return reference;
}
type Row = { status: string; warnings: number; chances: number; remaining: number; cgpa: number };
const rowOf = (persona: string): Row =>
  all<Row>(
    here.db,
    `select student.status, student.warnings, student.chances, student.chance_semesters remaining, student.cgpa from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = ?`,
    persona,
  )[0]!;

describe('a case study', () => {
  it('goes from the department to the college to the committee, whose decision is a chance: active again, enrolled, with the load of a warning', async () => {
    const student = await as('dismissedOneYear');
    expect(await student.call('getCaseStudies')).toMatchObject({
      status: 'dismissed',
      until: '2027-09-07',
      chances: 0,
      maximumChances: 2,
      semestersLeft: 0,
      fee: 0,
      requests: [],
    });
    const { consequences } = await student.call('getConsequences', { query: { Kind: 'caseStudy' } });
    expect(consequences.map(({ name, text }) => [name, text.en])).toEqual([
      ['activeAgain', 'The record is active again.'],
      ['chanceForeseen', expect.any(String) as string],
      ['loadLimited', 'During the chance, the study load is 9 to 12 credit hours.'],
      ['chancesCounted', 'Chances used: 1 of 2.'],
    ]);
    expect(rowOf('dismissedOneYear')).toMatchObject({ status: 'dismissed', chances: 0 });
    const reference = await asked(student);
    const turns: unknown[] = [];
    for (const body of [undefined, undefined]) {
      turns.push((await student.call('getRequest', { params: { referenceNumber: reference } })).request.turn);
      await decide(reference, body);
    }
    turns.push((await student.call('getRequest', { params: { referenceNumber: reference } })).request.turn);
    expect(turns).toEqual([['department'], ['college'], ['committee']]);
    expect(told(await decide(reference))).toEqual([422, 'request.decisionForm']);
    expect((await decide(reference, chance('2'))).status).toBe(200);
    expect(rowOf('dismissedOneYear')).toMatchObject({ status: 'active', chances: 1, remaining: 2 });
    expect(await student.call('getStudentInformation')).toMatchObject({
      status: 'active',
      enrolled: true,
      maximumStudyLoad: 12,
      allowToRegisterNewCourse: true,
    });
    expect((await student.call('getEnrollmentStatus')).enrolled).toBe(true);
    expect(told(await ask(student))).toEqual([422, 'MSG-000040', 'MSG-000025']);
    expect(told(await student.send('officialWithdrawData'))).toEqual([422, 'MSG-000040']);
  });

  it.each([
    ['approved', { decision: 'approved', values: { chances: '1' } }],
    ['refused', { decision: 'refused', note: 'Not enough.' }],
  ])('that was %s goes on to show the standing it was decided by', async (_, last) => {
    const student = await as('dismissedOneYear');
    const reference = await asked(student);
    const shown = async (): Promise<unknown[]> => {
      const { facts } = await student.call('getRequest', { params: { referenceNumber: reference } });
      return facts.flatMap((fact) =>
        fact.type === 'code'
          ? [[fact.name, fact.code]]
          : fact.name === 'standing' && fact.type === 'text'
            ? [['standing', fact.text.en]]
            : [],
      );
    };
    const before = await shown();
    expect(before).toEqual([
      ['standing', 'Dismissed'],
      ['cgpa', '1.47'],
      ['warnings', '3'],
      ['chancesGiven', '0'],
    ]);
    for (const body of [undefined, undefined, last as never]) expect((await decide(reference, body)).status).toBe(200);
    here.db.$client
      .prepare(`update student set cgpa = 300, warnings = 0, chances = 2 where status in ('active', 'dismissed')`)
      .run();
    expect(await shown()).toEqual(before);
  });

  it.each([
    ['dismissedThreeYears', 'casestudy.tooLate'],
    ['cgpaChance', 'MSG-000040'],
    ['chancesUsed', 'MSG-000041'],
    ['eligible', 'casestudy.notEligible'],
    ['inactiveEnrolment', 'casestudy.notEligible'],
    ['frozenStudent', 'MSG-000076'],
  ])('of %s is refused: %s', async (persona, code) => {
    expect(told(await ask(await as(persona)))).toEqual([422, code]);
  });

  it.each(['permanentlyWithdrawn', 'probation'])('of %s is possible', async (persona) => {
    const student = await as(persona);
    await granted(student);
    expect(rowOf(persona)).toMatchObject({ status: 'active', chances: 1, remaining: 1 });
    expect(await student.call('getStudentInformation')).toMatchObject({ enrolled: true, maximumStudyLoad: 12 });
  });

  it('is not asked for twice, and is cancelled until the first decision', async () => {
    const student = await as('dismissedOneYear');
    const first = await asked(student);
    expect(told(await ask(student))).toEqual([422, 'MSG-000026']);
    await student.call('cancelRequest', { params: { referenceNumber: first } });
    const second = await asked(student);
    await decide(second);
    expect(told(await student.send('cancelRequest', { params: { referenceNumber: second } }))).toEqual([
      422,
      'request.decided',
    ]);
    expect((await (await as('eligible')).send('getRequest', { params: { referenceNumber: second } })).status).toBe(403);
  });

  it('is returned by the department, with what may be changed, and sent again', async () => {
    const student = await as('dismissedOneYear');
    const reference = await asked(student);
    await decide(reference, { decision: 'returned', fields: ['file'], note: 'The report is not signed.' });
    expect(
      told(
        await student.send('resendRequest', {
          params: { referenceNumber: reference },
          body: { details: JSON.stringify({ reason: 'Another' }) },
        }),
      ),
    ).toEqual([422, 'MSG-000029']);
    expect(
      (
        await student.send('resendRequest', {
          params: { referenceNumber: reference },
          body: { part: 'file', file: sampleFile('medical-report')! },
        })
      ).body.request.turn,
    ).toEqual(['department']);
    await decide(reference);
    expect(codesOf(await decide(reference, { decision: 'returned', fields: ['file'], note: 'x' }))).toEqual([
      'request.unknownField',
    ]);
  });

  it('is decided by who has seen it as it is', async () => {
    const student = await as('dismissedOneYear');
    const reference = await asked(student);
    const { requests } = await here.room.call('getRequests', { query: { search: reference } });
    const version = requests[0]!.tasks[0]!.version;
    const body = { decision: 'approved', version } as never;
    expect((await decide(reference, body)).status).toBe(200);
    expect(told(await decide(reference, body))).toEqual([422, 'MSG-000030']);
  });

  it('that was asked for on the last day is decided after it; who no longer qualifies is refused by the rules', async () => {
    here.db.$client
      .prepare(
        `update student set status_changed_at = ? where id = (select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'dismissedOneYear')`,
      )
      .run(Date.parse('2024-09-07T23:00:00+03:00'));
    const student = await as('dismissedOneYear');
    const reference = await asked(student);
    await here.room.freeze('2026-09-08T10:00:00+03:00');
    expect(told(await ask(student))).toEqual([422, 'casestudy.tooLate', 'MSG-000026']);
    for (const body of [undefined, undefined, chance('1')]) expect((await decide(reference, body)).status).toBe(200);
    const cleared = await as('probation');
    const other = await asked(cleared);
    here.db.$client
      .prepare(
        `update student set warnings = 0 where id = (select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'probation')`,
      )
      .run();
    expect(told(await decide(other))).toEqual([422, 'casestudy.notEligible']);
    expect((await decide(other, { decision: 'refused', note: 'In good standing.' })).status).toBe(200);
  });

  it('in a semester that was left brings back with the next one', async () => {
    const student = await as('leavesForGood');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await student.call('sendPermanentWithdrawCode');
    const { hash } = await student.call('getConsequences', { query: { Kind: 'permanentWithdrawal' } });
    await student.call('approvePermanentWithdraw', {
      body: { code: (await here.room.call('getOutbox')).messages[0]!.code!, consequences: hash },
    });
    await here.room.freeze('2026-09-08T10:00:00+03:00');
    expect(rowOf('leavesForGood').status).toBe('withdrawn');
    await granted(student);
    expect(await student.call('getStudentInformation')).toMatchObject({ status: 'active', enrolled: false });
    expect(
      all(
        here.db,
        `select semester_id id, student_semester.status from student_semester join student on student.id = student_id join account on account.person_id = student.person_id join persona on persona.account_id = account.id where persona.key = 'leavesForGood' and semester_id >= 20261`,
      ),
    ).toEqual([
      { id: 20261, status: 'withdrawn' },
      { id: 20262, status: 'enrolled' },
    ]);
  });

  it.each([
    ['2026-08-30T07:59:59+03:00', [422, 'MSG-000024']],
    ['2026-08-30T08:00:00+03:00', [200]],
    ['2026-09-11T10:00:00+03:00', [422, 'gate.daysOff']],
    ['2026-09-24T23:59:59+03:00', [200]],
    ['2026-09-25T00:00:00+03:00', [422, 'gate.daysOff', 'MSG-000024']],
  ])('at %s answers %j', async (instant, answer) => {
    await here.room.freeze(instant);
    const reply = await ask(await as('dismissedOneYear'));
    expect(reply.status === 200 ? [200] : told(reply)).toEqual(answer);
  });
});

describe('a chance through the clock', () => {
  async function studied(persona: string, student: Client, grade: string): Promise<void> {
    const { studentCode } = await student.call('getStudentInformation');
    expect(persona).toBeTruthy();
    await here.room.call('giveGrades', { body: { student: studentCode, grade } });
  }

  it('spares from dismissal as many regular semesters as it has, and not one more', async () => {
    const student = await as('dismissedOneYear');
    await granted(student, '1');
    for (const name of ['MGT131-01', 'ENGL252-01', 'PSYC103-01'])
      expect((await student.send('registerCourse', { body: { sectionId: await student.section(name) } })).status).toBe(
        200,
      );
    await here.room.freeze('2026-12-27T10:00:00+03:00');
    await studied('dismissedOneYear', student, 'D');
    await here.room.freeze('2027-01-12T07:59:59+03:00');
    expect(rowOf('dismissedOneYear')).toMatchObject({ status: 'active', remaining: 1 });
    await here.room.freeze('2027-01-12T08:00:00+03:00');
    expect(rowOf('dismissedOneYear')).toMatchObject({ status: 'active', chances: 1, remaining: 0 });
    const subjects = (await student.call('getMessages')).items.map(({ subject }) => subject.en);
    // The chance was granted for one semester, so it cannot continue.
    expect(subjects).toContain('Your chance to raise the CGPA has ended');
    expect(subjects).not.toContain('Your chance to raise the CGPA continues');
    await here.room.freeze('2027-01-25T10:00:00+03:00');
    for (const name of ['MGT131-01', 'HRLC107-01', 'ECON141-01'])
      await student.send('registerCourse', { body: { sectionId: await student.section(name).catch(() => 1) } });
    await here.room.freeze('2027-05-23T10:00:00+03:00');
    await studied('dismissedOneYear', student, 'F');
    await here.room.freeze('2027-06-13T10:00:00+03:00');
    expect(rowOf('dismissedOneYear')).toMatchObject({ status: 'dismissed', chances: 1, remaining: 0 });
    // The student may request a second chance, but no third one.
    expect((await student.call('getCaseStudies')).until).toMatch(/^2029-06/);
  });

  it('ends by itself once the average is high enough', async () => {
    const student = await as('cgpaChance');
    await here.room.freeze('2026-12-27T10:00:00+03:00');
    await studied('cgpaChance', student, 'A');
    await here.room.freeze('2027-01-12T08:00:00+03:00');
    expect(rowOf('cgpaChance')).toMatchObject({ status: 'active', warnings: 0, chances: 1, remaining: 0 });
  });
});
