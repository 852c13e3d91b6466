import { describe, expect, it } from 'vitest';
import { chargePaid } from '../../server/features/request/request-jobs.ts';
import { averages } from '../../server/academic-record/gpa-average.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const courseNamed = async (student: Client, code: string) =>
  (await student.call('getAppealableCourses')).courses.find((course) => course.code === code)!;
const submit = async (student: Client, code: string) => {
  const { courseGradeId } = await courseNamed(student, code);
  return student.call('submitAppeal', { body: { courseGradeId, reason: 'The last question was not added up.' } });
};
/**
 * Inserts the rows that a payment of a charge at the gateway would leave. Unless the payment is pending, the charge is
 * then paid.
 */
const pay = (chargeId: number, status: 'pending' | 'succeeded' = 'succeeded'): void => {
  const at = Date.parse('2026-09-07T11:00:00+03:00');
  here.db.$client.exec(`
    insert into payment (public_id, document_number, student_id, status, amount, channel, started_at, ended_at)
      select 'p${chargeId}', 'RCP-${chargeId}', student_id, '${status}', amount, 'gateway', ${at}, ${status === 'pending' ? 'null' : at} from charge where id = ${chargeId};
    insert into payment_line (payment_id, charge_id, semester_id, amount, open) select (select max(id) from payment), id, semester_id, amount, ${Number(status === 'pending')} from charge where id = ${chargeId};`);
  if (status !== 'succeeded') return;
  here.db.$client.exec(`update charge set paid = amount where id = ${chargeId}`);
  chargePaid(here.db, chargeId, at);
};
const studentRow = (student: Client) =>
  all<{ id: number; cgpa: number; major_cgpa: number; earned_hours: number }>(
    here.db,
    'select id, cgpa, major_cgpa, earned_hours from student where faculty_code = ?',
    student.record,
  )[0]!;

describe('an appeal', () => {
  it('is offered for every graded course of the last semester, and says why not for the others', async () => {
    const student = await as('withdrawnCourse');
    const { semester, fee, courses } = await student.call('getAppealableCourses');
    expect([semester?.en, fee, courses.length]).toEqual(['Second Semester 2025/2026', 10_000, 5]);
    expect(
      courses.filter(({ reasons }) => reasons.length).map(({ code, reasons }) => [code, reasons[0]?.Code]),
    ).toEqual([['MKT261', 'appeal.notGraded']]);
  });

  it('makes a charge of the fee and is in progress, unpaid, and only once for a course', async () => {
    const student = await as('gradeAppeal');
    const { messages, appeals } = await submit(student, 'MATHS203');
    const reference = expect.stringMatching(/^APL-2026-\d{6}$/) as string;
    expect(messages).toMatchObject([{ Code: 'MSG-000032', Params: { reference } }]);
    expect(appeals).toMatchObject([
      {
        referenceNumber: reference,
        status: 'inProgress',
        payment: 'due',
        fee: 10_000,
        oldGrade: 'B-',
        newGrade: null,
        receiptNumber: null,
        finalApprovalAt: null,
        deletion: [],
      },
    ]);
    expect(
      all(here.db, 'select kind, amount, paid, canceled_at from charge where id = ?', appeals[0]!.chargeId),
    ).toEqual([{ kind: 'appeal', amount: 10_000, paid: 0, canceled_at: null }]);
    const course = await courseNamed(student, 'MATHS203');
    expect(course.reasons).toMatchObject([{ Code: 'MSG-000060' }]);
    const again = await student.send('submitAppeal', {
      body: { courseGradeId: course.courseGradeId, reason: 'Again' },
    });
    expect([again.status, ...codesOf(again)]).toEqual([422, 'MSG-000060']);
  });

  it('is refused for an earlier semester, for another student’s grade, and for a frozen student', async () => {
    const student = await as('gradeAppeal');
    const { id } = studentRow(student);
    const [earlier] = all<{ id: number }>(
      here.db,
      'select id from course_grade where student_id = ? and semester_id = 20251',
      id,
    );
    const [foreign] = all<{ id: number }>(
      here.db,
      'select id from course_grade where student_id <> ? and semester_id = 20252',
      id,
    );
    expect(
      codesOf(await student.send('submitAppeal', { body: { courseGradeId: earlier!.id, reason: 'Old' } })),
    ).toEqual(['appeal.notLastSemester']);
    expect(
      (await student.send('submitAppeal', { body: { courseGradeId: foreign!.id, reason: 'Not mine' } })).status,
    ).toBe(404);
    const { courseGradeId } = await courseNamed(student, 'MATHS203');
    here.db.$client.exec(`update student set status = 'frozen' where id = ${id}`);
    expect(codesOf(await student.send('submitAppeal', { body: { courseGradeId, reason: 'Frozen' } }))).toEqual([
      'MSG-000076',
    ]);
  });

  it('is deleted before it is paid, with its charge; not while it is being paid, nor afterwards', async () => {
    const student = await as('gradeAppeal');
    const [first] = (await submit(student, 'MATHS203')).appeals;
    expect((await student.call('deleteAppeal', { params: { id: first!.id } })).appeals).toEqual([]);
    expect(
      all<{ canceled: number }>(
        here.db,
        'select canceled_at is not null as canceled from charge where id = ?',
        first!.chargeId,
      ),
    ).toEqual([{ canceled: 1 }]);
    expect((await student.send('deleteAppeal', { params: { id: first!.id } })).status).toBe(404);
    const [second] = (await submit(student, 'MATHS203')).appeals;
    pay(second!.chargeId, 'pending');
    expect((await student.call('getAppeals')).appeals).toMatchObject([
      { payment: 'pending', deletion: [{ Code: 'appeal.inPayment' }] },
    ]);
    expect(codesOf(await student.send('deleteAppeal', { params: { id: second!.id } }))).toEqual(['appeal.inPayment']);
    here.db.$client.exec(
      `update payment_line set open = 0; update payment set status = 'succeeded', ended_at = started_at; update charge set paid = amount where id = ${second!.chargeId}`,
    );
    const refused = await student.send('deleteAppeal', { params: { id: second!.id } });
    expect([refused.status, ...codesOf(refused)]).toEqual([422, 'MSG-000061']);
    expect((await (await as('eligible')).send('deleteAppeal', { params: { id: second!.id } })).status).toBe(403);
  });
});

describe('the office', () => {
  it('sees an appeal once it is paid, and changes the grade with every average', async () => {
    const student = await as('gradeAppeal');
    const before = studentRow(student);
    const [appeal] = (await submit(student, 'MATHS203')).appeals;
    const number = appeal!.referenceNumber;
    expect((await here.room.call('getRequests', { query: { kind: 'appeal' } })).requests).toEqual([]);
    expect(
      (await here.room.send('decideRequest', { params: { referenceNumber: number }, body: { decision: 'refused' } }))
        .status,
    ).toBe(404);
    pay(appeal!.chargeId);
    const [request] = (await here.room.call('getRequests', { query: { kind: 'appeal', search: 'MATHS203' } })).requests;
    expect(request).toMatchObject({
      office: 'registration',
      status: 'sent',
      form: [{ name: 'newGrade', suggested: 'B' }],
      facts: [
        { name: 'course', code: 'MATHS203' },
        { name: 'semester' },
        { name: 'oldGrade', code: 'B-' },
        { name: 'reason' },
        { name: 'fee', fils: 10_000 },
        { name: 'receipt' },
      ],
    });
    expect(request!.form[0]!.options).not.toContain('B-');
    for (const values of [{}, { newGrade: 'B-' }, { newGrade: 'Z' }, { newGrade: 'A', mark: '99' }] as Record<
      string,
      string
    >[])
      expect(
        codesOf(
          await here.room.send('decideRequest', {
            params: { referenceNumber: number },
            body: { decision: 'approved', values },
          }),
        ),
      ).toEqual(['request.decisionForm']);
    await here.room.call('decideRequest', {
      params: { referenceNumber: number },
      body: { decision: 'approved', note: 'Added up anew', values: { newGrade: 'A' } },
    });
    expect((await student.call('getAppeals')).appeals).toMatchObject([
      {
        status: 'closed',
        oldGrade: 'B-',
        newGrade: 'A',
        receiptNumber: `RCP-${appeal!.chargeId}`,
        finalApprovalAt: '2026-09-07T10:00:00+03:00',
        history: [
          { decision: 'sent' },
          { decision: 'paid' },
          { office: 'registration', decision: 'approved', note: 'Added up anew' },
        ],
      },
    ]);
    const after = studentRow(student);
    // Three of about sixty credit hours changed: one course from B- (267) to A (400).
    const record = all<{
      courseId: number;
      semesterId: number;
      creditHours: number;
      points: number | null;
      passes: number;
      type: string;
    }>(
      here.db,
      'select course_id as courseId, semester_id as semesterId, g.credit_hours as creditHours, points, passes, c.type from course_grade g join grade using (grade) join course c on c.id = g.course_id where student_id = ?',
      after.id,
    );
    const expected = averages(
      record.map(({ type, passes, ...one }) => ({
        ...one,
        passes: passes === 1,
        major: type === 'major' || type === 'elective',
      })),
    );
    expect([after.cgpa, after.major_cgpa, after.earned_hours]).toEqual([
      expected.cgpa,
      expected.majorCgpa,
      expected.earnedHours,
    ]);
    expect(after.cgpa).toBeGreaterThan(before.cgpa);
    expect(
      all(here.db, 'select gpa from student_semester where student_id = ? and semester_id = 20252', after.id),
    ).toEqual([{ gpa: expected.semesterGpas.get(20252) }]);
    expect((await student.call('getStudentInformation')).cgpa).toBe(expected.cgpa! / 100);
    expect(
      all<{ template: string }>(
        here.db,
        'select template from inbox_message where student_id = ? order by id desc limit 1',
        after.id,
      ),
    ).toEqual([{ template: 'appealChanged' }]);
  });

  it('changes a grade before anybody has read a transcript, and everybody reads theirs right', async () => {
    const student = await as('gradeAppeal');
    const [appeal] = (await submit(student, 'MATHS203')).appeals;
    pay(appeal!.chargeId);
    await here.room.call('decideRequest', {
      params: { referenceNumber: appeal!.referenceNumber },
      body: { decision: 'approved', values: { newGrade: 'A' } },
    });
    for (const reader of [student, await as('eligible')]) {
      const [basis, transcript] = [await reader.call('getGpaBasis'), await reader.call('getAcademicTranscript')];
      for (const course of [...basis.attempts, ...transcript.semesters.flatMap(({ courses }) => courses)])
        expect(course).toMatchObject({
          code: expect.stringMatching(/^[A-Z]+\d+L?$/) as string,
          name: { en: expect.stringMatching(/\S/) as string, ar: expect.stringMatching(/\S/) as string },
          grade: expect.stringMatching(/^[A-FWIP]/) as string,
        });
      expect(basis.cgpa).toBe(transcript.cgpa);
    }
    expect(
      (await student.call('getAcademicTranscript')).semesters.at(-1)?.courses.find(({ code }) => code === 'MATHS203')
        ?.grade,
    ).toBe('A');
  });

  it('upholds the grade, and nothing of the record changes', async () => {
    const student = await as('gradeAppeal');
    const before = studentRow(student);
    const [appeal] = (await submit(student, 'MATHS203')).appeals;
    pay(appeal!.chargeId);
    await here.room.call('decideRequest', {
      params: { referenceNumber: appeal!.referenceNumber },
      body: { decision: 'refused' },
    });
    expect((await student.call('getAppeals')).appeals).toMatchObject([
      { status: 'closed', oldGrade: 'B-', newGrade: 'B-' },
    ]);
    expect(studentRow(student)).toEqual(before);
  });

  it('decides by itself so many working days after the payment, not after the sending', async () => {
    const student = await as('gradeAppeal');
    await here.room.call('setDesk', { body: { mode: 'approve', workingDays: 1 } });
    const [appeal] = (await submit(student, 'MATHS203')).appeals;
    await here.room.freeze('2026-09-09T10:00:00+03:00');
    expect((await student.call('getAppeals')).appeals).toMatchObject([{ status: 'inProgress' }]);
    pay(appeal!.chargeId);
    await here.room.freeze('2026-09-10T12:00:00+03:00');
    expect((await student.call('getAppeals')).appeals).toMatchObject([{ status: 'closed', newGrade: 'B' }]);
  });
});

it('is not canceled from its page either once it is paid', async () => {
  const student = await as('gradeAppeal');
  const [appeal] = (await submit(student, 'MATHS203')).appeals;
  pay(appeal!.chargeId);
  const answer = await student.send('cancelRequest', { params: { referenceNumber: appeal!.referenceNumber } });
  expect([answer.status, answer.body.Refusals?.map(({ Code }) => Code)]).toEqual([422, ['MSG-000061']]);
});

it('leaves the ledger in balance', async () => {
  const student = await as('gradeAppeal');
  const [appeal] = (await submit(student, 'MATHS203')).appeals;
  await student.call('deleteAppeal', { params: { id: appeal!.id } });
  expect(ledgerFaults(here.db)).toEqual([]);
});
