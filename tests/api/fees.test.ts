import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { sandbox, type Client } from '../support/client.ts';
import { tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 20 });
});
afterAll(() => server.close());

const as = async (persona: string): Promise<Client> => (await sandbox(server.base)).as(persona);
const sum = (rows: readonly number[]): number => rows.reduce((total, one) => total + one, 0);
const current = ({ semesters }: Schema<'FeesOwed'>) => semesters.find(({ time }) => time === 'current')!;

describe('what is owed', () => {
  it.each([
    'eligible',
    'owesLastSemester',
    'everyShare',
    'returnedCheque',
    'sponsored',
    'balanceUsed',
    'droppedCourse',
    'newlyAdmitted',
    'twoRecords',
    'permanentlyWithdrawn',
  ])('says the same on every page: %s', async (persona) => {
    const student = await as(persona);
    const [fees, others, registered, information, dashboard, statement] = [
      await student.call('getStudentFees'),
      await student.call('getOtherFees'),
      await student.call('informationStudentFees'),
      await student.call('getStudentInformation'),
      await student.call('getDashboard'),
      await student.call('getFinancialData'),
    ];
    const items = [...fees.semesters.flatMap((semester) => semester.items), ...others.items];
    expect(fees.owed.due).toBe(sum(items.map(({ due }) => due)));
    expect([dashboard.finance.due, statement.owed]).toEqual([fees.owed.due, fees.owed.due]);
    const courses = fees.semesters.flatMap((semester) =>
      semester.time === 'current'
        ? semester.items.filter(({ kind, givenUp }) => kind === 'registration' && !givenUp)
        : [],
    );
    expect([registered.privateRemain, registered.usedFromBalance, registered.sponsorFees]).toEqual([
      sum(courses.map(({ due }) => due)),
      sum(courses.map(({ usedFromBalance }) => usedFromBalance)),
      sum(courses.map(({ sponsorFees }) => sponsorFees)),
    ]);
    expect([information.studentFees.remainAmount, information.amountUsedFromBalance]).toEqual([
      registered.privateRemain,
      registered.usedFromBalance,
    ]);
    for (const semester of fees.semesters)
      expect(semester.totals.privateRemain).toBe(sum(semester.items.map(({ due }) => due)));
  });

  it('stands in the statement of every seeded student as in the fees, and each semester closes with what it lacks', async () => {
    const student = await as('everyShare');
    for (const { carried, owed, totals, entries } of (await student.call('getFinancialData')).semesters) {
      expect(owed - carried).toBe(totals.privateRemain);
      expect(entries.at(-1)?.owed).toBe(owed);
    }
  });

  it('is nothing old for who was admitted this semester', async () => {
    const fees = await (await as('newlyAdmitted')).call('getStudentFees');
    expect([
      fees.owed.due,
      fees.semesters.length,
      current(fees)
        .items.map(({ type }) => type)
        .sort(),
    ]).toEqual([0, 1, ['admission', 'insurance', 'services']]);
  });

  it('grows with the first registration of a semester by its services and by the insurance of the year, once', async () => {
    const student = await as('emptySchedule');
    const kinds = async () =>
      (await student.call('getStudentFees')).semesters
        .filter(({ time }) => time === 'current')
        .flatMap(({ items }) => items.map(({ type, privateFees, due, dueBy }) => ({ type, privateFees, due, dueBy })));
    const course = { type: 'course', privateFees: 72_000, due: 72_000, dueBy: '2026-09-18T00:00:00+03:00' };
    const once = [
      { type: 'insurance', privateFees: 5_000, due: 5_000, dueBy: '2026-09-18T00:00:00+03:00' },
      { type: 'services', privateFees: 20_000, due: 20_000, dueBy: '2026-09-18T00:00:00+03:00' },
    ];
    const sorted = async () => (await kinds()).sort((one, other) => one.type.localeCompare(other.type));
    // Moves the seeded charges of the record to the previous semester.
    tenantOf(server, student)
      .db.$client.prepare(
        "update charge set semester_id = 20252 where semester_id = 20261 and kind in ('services', 'insurance') and student_id = (select id from student where faculty_code = ?)",
      )
      .run(student.record);
    expect(await kinds()).toEqual([]);
    await student.call('registerCourse', { body: { sectionId: await student.section('ITCS214-01') } });
    expect(await sorted()).toEqual([course, ...once]);
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
    expect(await sorted()).toEqual([course, course, ...once]);
    expect((await student.call('getStudentFees')).owed.due).toBe(2 * 72_000 + 20_000 + 5_000);
  });

  it('of the services and the insurance is due no earlier than the courses, where the trainer prolongs add/drop', async () => {
    const student = await as('emptySchedule');
    tenantOf(server, student)
      .db.$client.prepare(
        "update charge set paid = 0 where semester_id = 20261 and kind = 'services' and student_id = (select id from student where faculty_code = ?)",
      )
      .run(student.record);
    const { rows } = await student.call('getAgenda');
    const closesAt = '2026-10-02T00:00:00+03:00';
    await student.call('saveAgenda', {
      body: {
        rows: rows.map((row) => (row.function === 'addDrop' && row.semesterId === 20261 ? { ...row, closesAt } : row)),
      },
    });
    await student.call('setClock', {
      body: { mode: 'frozen', now: '2026-09-28T10:00:00+03:00', expireSessions: false },
    });
    await student.call('registerCourse', { body: { sectionId: await student.section('ITCS214-01') } });
    const fees = await student.call('getStudentFees');
    expect(
      current(fees)
        .items.map(({ type, dueBy }) => [type, dueBy])
        .sort(),
    ).toEqual([
      ['course', closesAt],
      ['insurance', closesAt],
      ['services', closesAt],
    ]);
    expect(fees.owed.overdue).toBe(0);
  });

  it('is not to be paid while a payment is on its way, on any page, and once a card was entered there is nothing to go on with', async () => {
    const student = await as('eligible');
    const id = await student.registration('ITCS222-01');
    const { paymentId } = await student.call('startPayment', {
      body: { items: [{ kind: 'registration', id }], useBalance: false },
    });
    const figures = async () => {
      const [fees, registered, dashboard, statement] = [
        await student.call('getStudentFees'),
        await student.call('informationStudentFees'),
        await student.call('getDashboard'),
        await student.call('getFinancialData'),
      ];
      const due = dashboard.due.find(({ kind }) => kind === 'fees')?.amount ?? 0;
      return [
        fees.owed.due,
        fees.owed.toPay,
        fees.owed.onItsWay,
        registered.owed!.toPay,
        registered.onItsWay,
        dashboard.finance.toPay,
        dashboard.finance.onItsWay,
        due,
        statement.toPay,
        statement.onItsWay,
        current(fees).toPay,
      ];
    };
    const half = [144_000, 72_000, 72_000, 72_000, 72_000, 72_000, 72_000, 72_000, 72_000, 72_000, 72_000];
    expect(await figures()).toEqual(half);
    expect(await student.call('paymentResult', { params: { paymentId } })).toMatchObject({
      status: 'pending',
      processing: false,
      gatewayUrl: expect.stringContaining('/gateway/pay/') as string,
    });
    await student.call('chargeCard', { params: { id: paymentId }, body: { card: 'pending' } });
    expect(await student.call('paymentResult', { params: { paymentId } })).toMatchObject({
      status: 'pending',
      processing: true,
      gatewayUrl: null,
    });
    expect(current(await student.call('getStudentFees')).items.find((item) => item.id === id)?.pending).toMatchObject({
      paymentId,
      processing: true,
    });
    expect(await figures()).toEqual(half);
    await student.call('cancelPayment', { params: { paymentId } }).catch(() => null);
    expect((await student.call('paymentResult', { params: { paymentId } })).status).toBe('pending');
  });

  it('shows what is overdue first', async () => {
    const { semesters, owed } = await (await as('owesLastSemester')).call('getStudentFees');
    expect(owed.overdue).toBeGreaterThan(0);
    expect(semesters[0]).toMatchObject({ time: 'past', toPay: owed.overdue });
    expect(semesters[1]!.time).toBe('current');
  });

  it('becomes overdue at midnight after its last day', async () => {
    const student = await as('eligible');
    await student.freeze('2026-09-17T23:59:59+03:00');
    expect((await student.call('getStudentFees')).owed).toMatchObject({ due: 144_000, overdue: 0 });
    await student.freeze('2026-09-18T00:00:00+03:00');
    const { owed, notices } = await student.call('getStudentFees');
    expect([owed.overdue, notices.map(({ Code }) => Code)]).toEqual([
      144_000,
      ['MSG-000064', 'MSG-000042', 'MSG-000070'],
    ]);
  });

  it('keeps what was paid for a dropped course in sight, and out of the sums', async () => {
    const student = await as('paidCourses');
    const before = await student.call('getStudentFees');
    await student.call('dropCourse', { body: { registrationId: await student.registration('STAT273-01') } });
    const fees = await student.call('getStudentFees');
    expect(current(fees).totals.privateFees).toBe(current(before).totals.privateFees - 72_000);
    const { balance } = fees;
    const kept = sum(
      current(fees)
        .items.filter(({ givenUp }) => givenUp)
        .map(({ paid, usedFromBalance }) => paid + usedFromBalance),
    );
    expect(balance + kept).toBe(before.balance + 72_000);
    expect((await student.call('getFinancialData')).owed).toBe(0);
  });
});

describe('payments', () => {
  it('each have a receipt that adds up, where they succeeded', async () => {
    const student = await as('everyShare');
    const { items, paid } = await student.call('getPaymentHistory');
    expect(paid).toBe(sum(items.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)));
    for (const { documentNumber, amount } of items) {
      const receipt = await student.call('getReceipt', { params: { documentNumber } });
      expect([
        receipt.amount,
        sum(receipt.items.map((item) => item.amount)),
        receipt.paidByCard + receipt.fromBalance,
      ]).toEqual([amount, amount, amount]);
    }
  });
});
