import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type Db } from '../../db/db.ts';
import { composeFeatures } from '../../server/features.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { postGrades, createSemester, registerStudents } from '../../server/simulator/university/academic-year.ts';
import { record } from '../bench/recording.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Tables that may be read as a whole, because they stay small when the number of students grows. */
const small = new Set([
  'menu_form',
  'semester',
  'agenda',
  'clock',
  'signing_key',
  'college',
  'department',
  'course',
  'persona',
  'outbox',
  'grade',
  'survey_question',
  'exemption_test',
  'clearance_desk',
  'minor',
  'transfer_offer',
  'transfer_entry',
  'transfer_cutoff',
  'bus_region',
  'bus_area',
  'bus_station',
  'bus_line',
  'bus_stop',
  'campus',
  // The following tables are read once after each change of the catalogue and then cached.
  'catalogue_version',
  'university_limit',
  'programme',
  'programme_course',
  'study_load',
  'fee_rate',
  'holiday',
  'incident',
  'sponsor',
  // A view of one student's courses. The query plan lists the tables that it reads.
  'student_plan',
]);

let server: TestServer;
let statements: string[];

beforeAll(async () => {
  server = await startServer({ validateAnswers: false });
  const recording = record(server.tenant.db);
  const student = await new Client(server.base).as('eligible');
  for (const id of [
    'getMenu',
    'getStudentInformation',
    'getServices',
    'courseFilters',
    'registeredCourses',
    'waitingList',
    'registrationLog',
    'informationStudentFees',
  ] as const)
    await student.call(id);
  for (const id of ['getStudentFees', 'getOtherFees', 'getFinancialData', 'getDashboard'] as const)
    await student.call(id);
  await student.call('getReceipt', {
    params: { documentNumber: (await student.call('getPaymentHistory')).items[0]!.documentNumber },
  });
  for (const id of ['getMessages', 'getSentMessages', 'getContactDetails', 'getTopHitLinks'] as const)
    await student.call(id);
  await student.call('getAcademicPlans');
  await student.send('getPlanDetails', { params: { id: 2 } });
  const { items } = await student.call('getMessages', { query: { search: 'sponsor', unread: true } });
  await student.call('getMessage', { params: { id: items[0]!.id } });
  await student.call('deleteMessage', { params: { id: items[0]!.id } });
  await student.call('sendMessage', { body: { office: 'finance', subject: 'Receipt', body: 'Where is it?' } });
  await student.call('saveTopHitLinks', { body: { formIds: [2, 1] } });
  await student.call('sendVerificationCode', { body: { purpose: 'contact' } });
  const { version, address, mobiles, personalEmail, emergencyContact } = await student.call('getContactDetails');
  const code = (await student.call('getOutbox')).messages[0]!.code!;
  await student.call('updateContactDetails', {
    body: { version, address, mobiles, personalEmail, emergencyContact, code },
  });
  for (const { id, method, path, forRecord, tag } of listOperations(contract))
    if (method === 'GET' && forRecord && tag !== 'simulator' && !path.includes('{')) await student.send(id);
  await student.send('downloadMyData');
  const payer = await student.fresh().as('owesLastSemester');
  const { semesters } = await payer.call('getStudentFees');
  const owed = semesters.flatMap(({ items }) => items).find(({ due }) => due > 0);
  if (!owed) throw new Error('nothing is owed');
  const { paymentId } = await payer.call('startPayment', {
    body: { items: [{ kind: owed.kind, id: owed.id }], useBalance: false },
  });
  await payer.call('paymentResult', { params: { paymentId } });
  await payer.call('cancelPayment', { params: { paymentId } });
  await student.call('coursesToRegister', { query: { search: 'data', inMyPlan: true, hasSeats: true } });
  const sectionId = await student.section('MGT131-01');
  await student.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId }] } });
  await student.call('registerCourse', { body: { sectionId }, headers: { 'idempotency-key': 'looked-up-by-index' } });
  await student.call('deleteCourse', { params: { registrationId: await student.registration('MGT131-01') } });
  await student.call('setAuditFormLog', { query: { auditLoginId: student.session?.auditId ?? 0, SeForm: 1 } });
  await student.call('refreshToken', { query: { Token: student.session?.context.refreshToken.token ?? '' } });
  await student.send('userLogin', {
    body: { userName: 'eligible', password: 'wrong-one', captchaToken: 'simulated-captcha', rememberMe: false },
  });
  statements = [...new Set(recording.take().map(({ sql }) => sql))];
});
afterAll(() => server.close());

/** The statements that read a whole table which is not small. */
const readWhole = (db: Db, sqls: string[]): string[] =>
  sqls.flatMap((sql) => {
    const plan = db.$client
      .prepare<[], { detail: string }>(`explain query plan ${sql.replace(/(?<![\w'])[:@]\w+|\?/g, 'null')}`)
      .all();
    return plan.flatMap(({ detail }) => {
      const table = /^SCAN (?!CONSTANT ROW|\d+-ROW)(\w+)\b(?! VIRTUAL| USING)/.exec(detail)?.[1];
      if (table === undefined) return [];
      const real = new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+"?${table}"?\\b`, 'i').exec(sql)?.[1] ?? table;
      return small.has(real) || detail.includes('json_each') || /^SCAN (value|json_each)/.test(detail)
        ? []
        : [`${detail}: ${sql.slice(0, 200)}`];
    });
  });

it('finds every row by an index, except in tables that stay small', () => {
  expect(statements.length).toBeGreaterThan(25);
  expect(readWhole(server.tenant.db, statements)).toEqual([]);
});

describe('what happens by itself', () => {
  /** Jobs that run once a semester for all students. */
  const ofEverybody = [createSemester, postGrades, registerStudents].map(({ name }) => name);
  /** The other jobs run often. If they read whole tables, they would cost more with each student. */
  const often = scheduledJobs.filter(({ name }) => !ofEverybody.includes(name));
  let db: Db;
  let taken: ReturnType<typeof record>;
  const sqls = (): string[] => [...new Set(taken.take().map(({ sql }) => sql))];

  beforeAll(async () => {
    db = composeFeatures(cloneDatabase(await seededTemplate(50)));
    // A student has withdrawn from a course and not undone it, so the job has a row to find.
    db.$client
      .exec(`update registration set status = 'withdrawn' where id = (select max(id) from registration where semester_id = 20261 and status = 'registered');
      insert into registration_log (student_id, semester_id, at, action, section_id, by) select student_id, semester_id, 0, 'withdraw', section_id, 'student' from registration where status = 'withdrawn' and semester_id = 20261`);
    taken = record(db);
  });

  it('looks for its time by index, as it does each second', () => {
    for (const work of scheduledJobs) work.next(db);
    const asked = sqls();
    expect(asked.length).toBeGreaterThanOrEqual(scheduledJobs.length - 2);
    expect(readWhole(db, asked)).toEqual([]);
  });

  it('and what is due by index too, from now to the next semester', () => {
    const done = new Set<string>();
    const found: string[] = [];
    const watched = scheduledJobs.map((work) => ({
      ...work,
      run: (on: Db, at: number) => {
        taken.take();
        work.run(on, at);
        done.add(work.name);
        if (often.includes(work)) found.push(...sqls());
      },
    }));
    openClock(db, watched).set('frozen', Date.parse('2027-01-20T10:00:00+03:00'));
    expect([...done]).toEqual(
      expect.arrayContaining([
        'waitingListsClose',
        'dropsSettled',
        'withdrawalsSettled',
        'requestsExecute',
        'requestsExpire',
        'transfersAnswered',
      ]),
    );
    expect(readWhole(db, [...new Set(found)])).toEqual([]);
  });
});
