import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { Room } from '../support/room.ts';
import { all, codesOf, readEverything, getSeats } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });
const { as } = here;

const moneyOf = (student: Client) =>
  all<{ paid: number; sponsor: number; balance: number }>(
    here.db,
    'select sum(paid) paid, sum(sponsor_paid) sponsor, sum(used_from_balance) balance from registration r join student s on s.id = r.student_id where s.faculty_code = ?',
    student.record,
  )[0];

describe('a basket', () => {
  it('is applied whole or not at all', async () => {
    const student = await as('paidCourses');
    const before = readEverything(here.db);
    const reply = await student.send('changeRegistration', {
      body: {
        changes: [
          { action: 'drop', registrationId: await student.registration('STAT273-01') },
          { action: 'register', sectionId: await student.section('PSYC103-01') },
          { action: 'register', sectionId: await student.section('MATHS101-01') },
        ],
      },
    });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, 'registration.alreadyPassed']);
    expect(readEverything(here.db)).toEqual(before);
  });

  it('swaps at the limits of the load', async () => {
    const student = await as('maximumLoad');
    const outcome = await student.call('changeRegistration', {
      body: {
        changes: [
          { action: 'register', sectionId: await student.section('MGT131-01') },
          { action: 'delete', registrationId: await student.registration('STAT273-01') },
        ],
      },
    });
    expect(outcome).toMatchObject({
      load: { creditHours: 18 },
      messages: [{ Code: 'registration.changed', Params: { count: 2 } }],
    });
    expect((await student.call('getStudentInformation')).registeredCreditHours).toBe(18);
  });

  it('previews what it then does', async () => {
    const student = await as('eligible');
    const body = {
      changes: [
        { action: 'register' as const, sectionId: await student.section('STAT273-01') },
        { action: 'register' as const, sectionId: await student.section('MGT131-01') },
        { action: 'delete' as const, registrationId: await student.registration('ITCS222-01') },
      ],
    };
    const before = readEverything(here.db);
    const preview = await student.call('checkRegistration', { body });
    expect(readEverything(here.db)).toEqual(before);
    expect((await student.call('changeRegistration', { body })).load).toEqual(preview.after.load);
    const fees = await student.call('informationStudentFees');
    expect([fees.privateFees, fees.sponsorFees]).toEqual([preview.after.fees, preview.after.sponsorFees]);
  });
});

describe('replacing', () => {
  it.each([
    ['a full section', 'ENTR301-05', 'registration.seatGone'],
    ['a section that collides', 'MGT131-02', 'registration.timeConflict'],
    ['a course already passed', 'MATHS101-01', 'registration.alreadyPassed'],
  ])('by %s keeps the old seat', async (_, target, code) => {
    const student = await as('paidCourses');
    const before = readEverything(here.db);
    const reply = await student.send('replaceCourse', {
      body: { registrationId: await student.registration('STAT273-01'), sectionId: await student.section(target) },
    });
    expect(codesOf(reply)).toContain(code);
    expect(readEverything(here.db)).toEqual(before);
  });

  it('moves seat and money in one step', async () => {
    const student = await as('paidCourses');
    const [old, target] = [getSeats(here.db, 'ITCS214-01').taken, getSeats(here.db, 'ITCS214-02').taken];
    const money = moneyOf(student);
    await student.call('replaceCourse', {
      body: {
        registrationId: await student.registration('ITCS214-01'),
        sectionId: await student.section('ITCS214-02'),
      },
    });
    expect([getSeats(here.db, 'ITCS214-01').taken, getSeats(here.db, 'ITCS214-02').taken]).toEqual([
      old - 1,
      target + 1,
    ]);
    expect(moneyOf(student)).toEqual(money);
    const { courses } = await student.call('registeredCourses');
    expect(
      courses.filter(({ code }) => code === 'ITCS214').map(({ number, status, paid }) => [number, status, paid]),
    ).toEqual([
      ['01', 'replaced', false],
      ['02', 'registered', true],
    ]);
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({
      action: 'replace',
      code: 'ITCS214',
      number: '02',
      fromCode: 'ITCS214',
      fromNumber: '01',
    });
  });

  it.each([
    ['paidCourses', 1],
    ['paidCourses', 3],
    ['balanceUsed', 1],
    ['balanceUsed', 3],
    ['sponsored', 1],
    ['sponsored', 2],
  ])('%s: no fils is lost in a course of %i hours', async (persona, hours) => {
    const student = await as(persona);
    const own = `student_id = (select id from student where faculty_code = '${student.record}')`;
    here.db.$client.exec(
      `update registration set sponsor_paid = sponsor_fee, paid = case when used_from_balance > 0 then 0 else fee - sponsor_fee end where ${own}; update course set credit_hours = ${hours} where code = 'PSYC103'`,
    );
    const money = moneyOf(student);
    const reply = await student.send('replaceCourse', {
      body: {
        registrationId: await student.registration('STAT273-01'),
        sectionId: await student.section('PSYC103-01'),
      },
    });
    expect(reply.status).toBe(200);
    expect(moneyOf(student)).toEqual(money);
    const [row] = all<{ fee: number; sum: number }>(
      here.db,
      `select fee, paid + sponsor_paid + used_from_balance sum from registration where ${own} and status = 'registered' order by id desc limit 1`,
    );
    expect(row).toEqual({ fee: hours * 24_000, sum: hours * 24_000 });
  });

  it('back and forth ends where it began', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    for (const [from, to] of [
      ['ITCS214-01', 'ITCS214-02'],
      ['ITCS214-02', 'ITCS214-01'],
    ] as const) {
      const { courses } = await student.call('registeredCourses');
      const { registrationId } = courses.find(
        ({ code, number, status }) => `${code}-${number}` === from && status === 'registered',
      )!;
      await student.call('replaceCourse', { body: { registrationId, sectionId: await student.section(to) } });
    }
    expect([(await student.call('getStudentInformation')).registeredCreditHours, moneyOf(student)]).toEqual([
      15,
      money,
    ]);
  });
});

describe('money', () => {
  const rowsOf = async (student: Client, code: string) =>
    (await student.call('registeredCourses')).courses
      .filter((one) => one.code === code)
      .map(({ number, status, paid }) => [number, status, paid]);
  const registered = async (student: Client, name: string): Promise<number> =>
    (await student.call('registeredCourses')).courses.find(
      ({ code, number, status }) => `${code}-${number}` === name && status === 'registered',
    )!.registrationId;

  it.each([
    ['drop', 'paidCourses'],
    ['replace by a cheaper course', 'paidCourses'],
    ['drop and take another section', 'paidCourses'],
    ['drop', 'balanceUsed'],
    ['undrop', 'droppedCourse'],
  ])('%s: goes where the preview, the toast and every page said: %s', async (what, persona) => {
    const student = await as(persona);
    here.db.$client.exec(`update course set credit_hours = 1 where code = 'PSYC103'`);
    const { courses } = await student.call('registeredCourses');
    const first = courses.find(({ status, paid }) =>
      what === 'undrop' ? status === 'dropped' : status === 'registered' && paid,
    )!;
    const of = { registrationId: first.registrationId };
    const changes =
      what === 'undrop'
        ? [{ action: 'undrop' as const, ...of }]
        : what.startsWith('replace')
          ? [
              {
                action: 'replace' as const,
                registrationId: await student.registration('STAT273-01'),
                sectionId: await student.section('PSYC103-01'),
              },
            ]
          : what === 'drop'
            ? [{ action: 'drop' as const, ...of }]
            : [
                { action: 'drop' as const, registrationId: await student.registration('ITCS214-01') },
                { action: 'register' as const, sectionId: await student.section('ITCS214-02') },
              ];
    const told = await student.call('checkRegistration', { body: { changes } });
    const [before, after] = [told.before.toBalance!, told.after.toBalance!];
    const done = await student.call('changeRegistration', {
      body: { changes, confirm: told.confirmations.map(({ Code }) => Code) },
    });
    expect(done.messages.filter(({ Code }) => Code === 'registration.toBalance')).toEqual(
      after > before
        ? [{ Code: 'registration.toBalance', Params: { fils: after - before, closesAt: told.addDropClosesAt } }]
        : [],
    );
    const [registration, fees, statement, refund, dashboard] = [
      await student.call('informationStudentFees'),
      await student.call('getStudentFees'),
      await student.call('getFinancialData'),
      await student.call('getRefundableBalance'),
      await student.call('getDashboard'),
    ];
    const coming = after === 0 ? [] : [{ fils: after, at: '2026-09-18T00:00:00+03:00' }];
    expect([
      registration.toBalance,
      fees.toBalance,
      statement.toBalance,
      refund.toBalance,
      dashboard.finance.toBalance,
    ]).toEqual([coming, coming, coming, coming, coming]);
    expect(registration.privateRemain).toBe(told.after.remain);
    expect(new Set([registration.owed!.toPay, fees.owed.toPay, statement.toPay, dashboard.finance.toPay]).size).toBe(1);
    const { balance } = fees;
    await student.freeze('2026-09-18T00:00:00+03:00');
    expect((await student.call('getRefundableBalance')).balance).toBe(balance + after);
  });

  it('follows a dropped course through another section back to the first', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const first = await student.registration('ITCS214-01');
    await student.call('dropCourse', { body: { registrationId: first } });
    await student.call('registerCourse', { body: { sectionId: await student.section('ITCS214-02') } });
    expect(await rowsOf(student, 'ITCS214')).toEqual([
      ['01', 'dropped', false],
      ['02', 'registered', true],
    ]);
    await student.call('dropCourse', { body: { registrationId: await registered(student, 'ITCS214-02') } });
    await student.call('undropCourse', { body: { registrationId: first } });
    expect(await rowsOf(student, 'ITCS214')).toEqual([
      ['01', 'registered', true],
      ['02', 'dropped', false],
    ]);
    expect(moneyOf(student)).toEqual(money);
    expect((await student.call('getStudentFees')).owed.due).toBe(0);
  });

  it('does the same in one basket', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const first = await student.registration('ITCS214-01');
    await student.call('replaceCourse', {
      body: { registrationId: first, sectionId: await student.section('ITCS214-02') },
    });
    await student.call('changeRegistration', {
      body: {
        changes: [
          { action: 'register', sectionId: await student.section('ITCS214-01') },
          { action: 'drop', registrationId: await registered(student, 'ITCS214-02') },
        ],
      },
    });
    expect((await rowsOf(student, 'ITCS214')).filter(([, status]) => status === 'registered')).toEqual([
      ['01', 'registered', true],
    ]);
    expect([moneyOf(student), (await student.call('getStudentFees')).owed.due]).toEqual([money, 0]);
  });

  it('what a cheaper replacement left behind comes back with the course', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    here.db.$client.exec(`update course set credit_hours = 1 where code = 'PSYC103'`);
    await student.call('replaceCourse', {
      body: {
        registrationId: await student.registration('STAT273-01'),
        sectionId: await student.section('PSYC103-01'),
      },
    });
    await student.call('replaceCourse', {
      body: { registrationId: await registered(student, 'PSYC103-01'), sectionId: await student.section('STAT273-01') },
    });
    expect((await rowsOf(student, 'STAT273')).filter(([, status]) => status === 'registered')).toEqual([
      ['01', 'registered', true],
    ]);
    expect([moneyOf(student), (await student.call('getStudentFees')).owed.due]).toEqual([money, 0]);
  });

  it('is in one place when two courses exchange their places in one basket', async () => {
    const student = await as('paidCourses');
    const money = moneyOf(student);
    const [statistics, data] = [await student.registration('STAT273-01'), await student.registration('ITCS214-01')];
    const outcome = await student.call('changeRegistration', {
      body: {
        changes: [
          { action: 'replace', registrationId: statistics, sectionId: await student.section('ITCS214-02') },
          { action: 'replace', registrationId: data, sectionId: await student.section('STAT273-01') },
        ],
      },
    });
    expect(outcome.load.creditHours).toBe(15);
    expect([await rowsOf(student, 'STAT273'), await rowsOf(student, 'ITCS214')]).toEqual([
      [
        ['01', 'replaced', false],
        ['01', 'registered', true],
      ],
      [
        ['01', 'replaced', false],
        ['02', 'registered', true],
      ],
    ]);
    expect(moneyOf(student)).toEqual(money);
  });
});
