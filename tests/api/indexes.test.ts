import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, operationsOf } from '../../server/http/contract.ts';
import { record } from '../bench/recording.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Tables small enough to be read whole: a few dozen rows, whatever the number of students. */
const small = new Set(['menu_form', 'semester', 'agenda', 'clock', 'signing_key', 'college', 'department', 'course', 'persona', 'outbox', 'grade', 'survey_question', 'exemption_test', 'clearance_desk', 'minor', 'transfer_offer', 'transfer_entry', 'transfer_cutoff', 'bus_region', 'bus_area', 'bus_station', 'bus_line', 'bus_stop', 'campus',
  // Read once after each change of the catalogue, and kept.
  'catalogue_version', 'university_limit', 'programme', 'programme_course', 'study_load', 'fee_rate', 'holiday', 'sponsor',
  // A view of one student's courses: what is read for it stands in the plan line by line.
  'student_plan']);

let server: TestServer;
let statements: string[];

beforeAll(async () => {
  server = await startServer({ validateAnswers: false });
  const recording = record(server.world.db);
  const student = await new Client(server.base).as('eligible');
  for (const id of ['getMenu', 'getStudentInformation', 'getServices', 'courseFilters', 'registeredCourses', 'waitingList', 'registrationLog', 'informationStudentFees'] as const) await student.call(id);
  for (const id of ['getStudentFees', 'getOtherFees', 'getFinancialData', 'getDashboard'] as const) await student.call(id);
  await student.call('getReceipt', { params: { documentNumber: (await student.call('getPaymentHistory')).items[0]!.documentNumber } });
  for (const id of ['getMessages', 'getSentMessages', 'getContactDetails', 'getTopHitLinks'] as const) await student.call(id);
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
  await student.call('updateContactDetails', { body: { version, address, mobiles, personalEmail, emergencyContact, code } });
  for (const { id, method, path, forRecord, tag } of operationsOf(contract)) if (method === 'GET' && forRecord && tag !== 'simulator' && !path.includes('{')) await student.send(id);
  const payer = await student.fresh().as('owesLastSemester');
  const { semesters } = await payer.call('getStudentFees');
  const owed = semesters.flatMap(({ items }) => items).find(({ due }) => due > 0);
  if (!owed) throw new Error('nothing is owed');
  const { paymentId } = await payer.call('startPayment', { body: { items: [{ kind: owed.kind, id: owed.id }], useBalance: false } });
  await payer.call('paymentResult', { params: { paymentId } });
  await payer.call('cancelPayment', { params: { paymentId } });
  await student.call('coursesToRegister', { query: { search: 'data', inMyPlan: true, hasSeats: true } });
  const sectionId = await student.section('MGT131-01');
  await student.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId }] } });
  await student.call('registerCourse', { body: { sectionId }, headers: { 'idempotency-key': 'looked-up-by-index' } });
  await student.call('deleteCourse', { params: { registrationId: await student.registration('MGT131-01') } });
  await student.call('setAuditFormLog', { query: { auditLoginId: student.session?.auditId ?? 0, SeForm: 1 } });
  await student.call('refreshToken', { query: { Token: student.session?.context.refreshToken.token ?? '' } });
  await student.send('userLogin', { body: { userName: 'eligible', password: 'wrong-one', captchaToken: 'simulated-captcha', rememberMe: false } });
  statements = [...new Set(recording.take().map(({ sql }) => sql))];
});
afterAll(() => server.close());

it('finds every row by an index, except in tables that stay small', () => {
  expect(statements.length).toBeGreaterThan(25);
  const whole = statements.flatMap((sql) => {
    const plan = server.world.db.$client.prepare<[], { detail: string }>(`explain query plan ${sql.replace(/:\w+|@\w+|\?/g, 'null')}`).all();
    return plan.flatMap(({ detail }) => {
      const table = /^SCAN (?!CONSTANT ROW)(\w+)\b(?! VIRTUAL| USING)/.exec(detail)?.[1];
      if (table === undefined) return [];
      const real = new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+"?${table}"?\\b`, 'i').exec(sql)?.[1] ?? table;
      return small.has(real) || detail.includes('json_each') || /^SCAN (value|json_each)/.test(detail) ? [] : [`${detail}: ${sql.slice(0, 200)}`];
    });
  });
  expect(whole).toEqual([]);
});
