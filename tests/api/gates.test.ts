import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enums } from '../../db/enums.gen.ts';
import type { AgendaFunction } from '../../db/schema/agenda.ts';
import { toIso } from '../../server/clock/clock.ts';
import { closedCode } from '../../server/features/agenda/agenda-rules.ts';
import { productServices } from '../../server/features.ts';
import { contract, listOperations, type Operation, type OperationId } from '../../server/http/contract.ts';
import type { Schema } from '../../server/http/operations.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { sandbox, type Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { everyNth } from '../support/long.ts';
import { exampleInputs } from '../support/valid.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let student: Client;
let sections: { open: number; full: number };
let registrations: { paid: number; dropped: number };

beforeAll(async () => {
  server = await startServer();
  student = await (await sandbox(server.base)).as('droppedCourse');
  sections = { open: await student.section('PSYC103-01'), full: await student.section('ENTR301-05') };
  registrations = { paid: await student.registration('STAT273-01'), dropped: await student.registration('ENGL252-01') };
});
afterAll(() => server.close());

const gated = listOperations(contract).filter(
  (operation): operation is Operation & { gate: NonNullable<Operation['gate']> } => operation.gate !== undefined,
);
const second = 1000;
const opensAt = Date.parse('2026-09-06T08:00:00+03:00');
const closesAt = Date.parse('2026-09-10T00:00:00+03:00');

/** A registration id that does not exist. An existing one of another student would be refused for that reason. */
const nobodys = 9_000_000;

type Action = Schema<'Change'>['action'];
/** The registration change that each agenda function allows. A basket may contain any of them. */
const actionUnder: Partial<Record<AgendaFunction, Action>> = {
  registration: 'register',
  addDrop: 'drop',
  courseWithdrawal: 'withdraw',
  earlyRegistration: 'register',
};
const basketChange = (name: AgendaFunction): Schema<'Change'> =>
  actionUnder[name] === 'register'
    ? { action: 'register', sectionId: sections.open }
    : { action: actionUnder[name] as 'drop', registrationId: registrations.paid };

/**
 * The input of each call: values that fit the function and the seed. Calls without an entry get the example of the
 * contract.
 */
const inputFor = (name: AgendaFunction): Partial<Record<OperationId, { body?: unknown; params?: unknown }>> => ({
  changeRegistration: { body: { changes: [basketChange(name)] } },
  registerCourse: { body: { sectionId: sections.open } },
  dropCourse: { body: { registrationId: registrations.paid } },
  undropCourse: { body: { registrationId: registrations.dropped } },
  withdrawCourse: { body: { registrationId: registrations.paid } },
  unwithdrawCourse: { body: { registrationId: registrations.paid } },
  replaceCourse: { body: { registrationId: registrations.paid, sectionId: sections.open } },
  deleteCourse: { params: { registrationId: registrations.paid } },
  joinWaitingList: { body: { sectionId: sections.full } },
  submitCourseWithdraw: {
    body: { registrationId: registrations.paid, reason: 'The course does not fit my timetable any more.' },
  },
  submitSurvey: { params: { id: registrations.paid }, body: { answers: [] } },
});

/** The calls that take the registration period as a parameter. */
const knowsPeriods = new Set(
  gated
    .filter(({ document, path, method }) =>
      JSON.stringify(document.paths[path]?.[method.toLowerCase()]).includes('/Period"'),
    )
    .map(({ id }) => id),
);

let changed = false;
async function send(id: OperationId, name: AgendaFunction, early: boolean) {
  const operation = gated.find((one) => one.id === id);
  const input = inputFor(name)[id] ?? (operation && exampleInputs(operation)[0]);
  if (!input) throw new Error(`${id} has a gate and no example in the contract`);
  const reply = await student.send(id, {
    ...input,
    ...(knowsPeriods.has(id) && { query: { Period: early ? 'early' : 'current' } }),
  } as object);
  changed ||= reply.status === 200;
  return reply;
}

/** Restores the seeded rows if a call has changed them. */
async function startOver(): Promise<void> {
  if (changed) await student.call('resetSandbox');
  changed = false;
}

const closedContexts: unknown[] = ['upcoming', 'past', 'never'];
/**
 * The codes that refuse a call while its function is closed. Actions on a registered course have a code of their own.
 */
const closedCodes = new Set<string>([...enums.AgendaFunction.map(closedCode), 'MSG-000002']);

/** True if a response says that the agenda is closed. */
const saysClosed = (reply: { status: number; body: Schema<'Error'> }): boolean =>
  (reply.body.Refusals ?? []).some(
    ({ Code, Params }) => closedCodes.has(Code) && closedContexts.includes(Params.context),
  );

/** Restores the seeded rows, sets an agenda with only this function, and moves the clock to the instant. */
async function only(name: AgendaFunction, semesterId: number, instant: number): Promise<void> {
  await startOver();
  await student.call('saveAgenda', {
    body: {
      rows: [
        {
          function: name,
          semesterId,
          opensAt: toIso(opensAt),
          closesAt: toIso(closesAt),
          collegeId: null,
          degreeClass: null,
          cohort: null,
        },
      ],
    },
  });
  await student.freeze(toIso(instant));
}

const registrationFunctions: AgendaFunction[] = ['registration', 'addDrop', 'courseWithdrawal', 'earlyRegistration'];

describe('the agenda', () => {
  it('gates what the contract says', () => expect(gated.length).toBeGreaterThan(7));

  const table = gated.flatMap(({ id, gate }) =>
    [false, true].flatMap((early) =>
      (early ? gate.early : gate.agenda).map((name) => [id, early ? 'early' : 'current', name] as const),
    ),
  );
  it.each(everyNth(3, table))('%s, %s: open from the first second of %s to its last', async (id, period, name) => {
    const early = period === 'early';
    const closed: boolean[] = [];
    for (const instant of [opensAt - second, opensAt, closesAt - second, closesAt]) {
      await only(name, early ? 20262 : 20261, instant);
      const reply = await send(id, name, early);
      expect([200, 404, 409, 422]).toContain(reply.status);
      closed.push(saysClosed(reply));
    }
    expect(closed).toEqual([true, false, false, true]);
  });

  it.each(
    everyNth(
      3,
      gated.filter(({ gate }) => gate.agenda.length > 0).map(({ id, gate }) => [id, gate] as const),
    ),
  )('%s stays closed while only other functions are open', async (id, gate) => {
    for (const early of knowsPeriods.has(id) ? [false, true] : [false])
      for (const name of registrationFunctions.filter((one) => !(early ? gate.early : gate.agenda).includes(one))) {
        await only(name, name === 'earlyRegistration' ? 20262 : 20261, opensAt);
        expect(saysClosed(await send(id, name, early)), `${early ? 'early' : 'current'} under ${name}`).toBe(true);
      }
  });

  it.each([
    ['collegeId', 2, true],
    ['collegeId', null, false],
    ['degreeClass', 'master', true],
    ['degreeClass', 'bachelor', false],
    ['cohort', 2020, true],
    ['cohort', 2024, false],
    ['earnedHoursFrom', 61, true],
    ['earnedHoursFrom', 60, false],
    ['earnedHoursTo', 59, true],
    ['earnedHoursTo', 60, false],
    ['graduating', true, true],
    ['graduating', false, false],
  ] as const)('of %s %s closes the call to this student: %s', async (key, value, closed) => {
    await only('registration', 20261, opensAt);
    const { rows } = await student.call('getAgenda');
    const college = (await student.call('getStudentInformation')).entityId;
    await student.call('saveAgenda', {
      body: {
        rows: rows.map((row) => ({
          ...row,
          [key]: key === 'collegeId' && value === 2 ? (college === 2 ? 3 : 2) : value,
        })),
      },
    });
    expect(saysClosed(await send('registerCourse', 'registration', false))).toBe(closed);
  });

  it('of another semester opens nothing', async () => {
    await only('registration', 20262, opensAt);
    expect(saysClosed(await send('registerCourse', 'registration', false))).toBe(true);
    await only('earlyRegistration', 20261, opensAt);
    expect(saysClosed(await send('registerCourse', 'earlyRegistration', true))).toBe(true);
  });
});

describe('working days', () => {
  const week = ['06', '07', '08', '09', '10', '11', '12'];
  const weekendOf = week.map((_, weekday) => weekday > 4);

  it.each(
    everyNth(
      3,
      gated.map(({ id, gate }) => [id, gate.workingDays, gate.agenda[0]] as const),
    ),
  )('%s keeps to them: %s', async (id, keeps, name) => {
    const refused: boolean[] = [];
    for (const day of week) {
      await only(name ?? 'registration', 20261, Date.parse(`2026-09-${day}T10:00:00+03:00`));
      const reply = await send(id, name ?? 'registration', false);
      refused.push(codesOf(reply).includes('gate.daysOff'));
      // The period ends before the next working day, so the refusal names no working day.
      const said = name ? { context: 'bare' } : { opensAt: '2026-09-13T00:00:00+03:00' };
      if (refused.at(-1)) expect(reply.body.Refusals?.[0]?.Params).toEqual(said);
    }
    expect(refused).toEqual(keeps ? weekendOf : week.map(() => false));
  });

  it('hold a registration in a full section too, and its first and last second', async () => {
    const days = async (instant: string): Promise<boolean> => {
      changed = true;
      await startOver();
      await student.freeze(instant);
      return codesOf(
        await student.send('registerCourse', {
          body: { sectionId: sections.full, confirm: ['registration.sectionFull'] },
        }),
      ).includes('gate.daysOff');
    };
    expect([
      await days('2026-09-10T23:59:59+03:00'),
      await days('2026-09-11T00:00:00+03:00'),
      await days('2026-09-12T23:59:59+03:00'),
      await days('2026-09-13T00:00:00+03:00'),
    ]).toEqual([false, true, true, false]);
  });

  it('leave reading and drafts alone', async () => {
    await student.freeze('2026-09-11T10:00:00+03:00');
    expect(
      (
        await student.send('checkRegistration', {
          body: { changes: [{ action: 'register', sectionId: sections.open }] },
        })
      ).status,
    ).toBe(200);
    expect((await student.call('getServices')).workingDay).toBe(false);
  });
});

describe('getServices', () => {
  const standing = ['MSG-000001', 'MSG-000072', 'MSG-000076', 'registration.notOnline'];
  const instants = [
    '2026-08-30T07:59:59',
    '2026-08-30T08:00:00',
    '2026-09-06T07:59:59',
    '2026-09-06T08:00:00',
    '2026-09-10T23:59:59',
    '2026-09-11T00:00:00',
    '2026-09-17T23:59:59',
    '2026-09-18T00:00:00',
    '2026-09-20T08:00:00',
    '2026-11-21T23:59:59',
    '2026-11-22T00:00:00',
    '2026-11-29T08:00:00',
    '2026-12-11T00:00:00',
    '2027-01-07T23:59:59',
    '2027-01-08T00:00:00',
    '2027-01-24T08:00:00',
  ];

  it.each(
    everyNth(3, [
      'paidCourses',
      'frozenStudent',
      'notEnrolled',
      'nextNotEnrolled',
      'orientation',
      'recentlyEnrolled',
      'inactiveRecord',
      'postgraduate',
    ]),
  )('agrees with what calls answer: %s', async (persona) => {
    const client = await (await sandbox(server.base)).as(persona);
    for (const instant of instants) {
      await client.freeze(`${instant}+03:00`);
      const { services, now } = await client.call('getServices');
      expect(now).toBe(`${instant}+03:00`);
      const reasons = async (change: Schema<'Change'>, early = false) =>
        (
          await client.call('checkRegistration', {
            body: { changes: [change] },
            query: { Period: early ? 'early' : 'current' },
          })
        ).refusals;
      const answers = {
        registration: await reasons({ action: 'register', sectionId: 1 }),
        earlyRegistration: await reasons({ action: 'register', sectionId: 1 }, true),
        addDrop: await reasons({ action: 'drop', registrationId: nobodys }),
        courseWithdrawal: await reasons({ action: 'withdraw', registrationId: nobodys }),
      };
      const state = new Map(services.map((service) => [service.service, service]));
      for (const [name, refusals] of Object.entries(answers)) {
        const service = state.get(name)!;
        const said = service.reasons.map(({ Code }) => Code).filter((code) => standing.includes(code));
        expect(
          refusals.map(({ Code }) => Code).filter((code) => standing.includes(code)),
          `${name} at ${instant}`,
        ).toEqual(said);
        const agendaReasons = service.reasons.filter(({ Code }) => !standing.includes(Code) && Code !== 'gate.nothing');
        // Courses can be registered during add/drop as well.
        const open =
          agendaReasons.length === 0 ||
          (name === 'registration' && state.get('addDrop')!.reasons.every(({ Code }) => standing.includes(Code)));
        expect(
          refusals.some(({ Params }) => closedContexts.includes(Params.context)),
          `${name} at ${instant}`,
        ).toBe(!open);
        expect(service.open, `${name} at ${instant}`).toBe(service.reasons.length === 0);
        expect(service.opensAt === null).toBe(service.closesAt === null);
      }
      const flags = await client.call('getStudentInformation');
      // The flag depends only on agenda and standing. The service is also unavailable if there is no course to withdraw
      // from.
      const mayWithdraw = state.get('courseWithdrawal')!.reasons.every(({ Code }) => Code === 'gate.nothing');
      expect(
        [
          flags.allowToRegisterNewCourse,
          flags.allowToDropCourse,
          flags.allowToAddNewCourse,
          flags.allowToWithDrawFromCourse,
          flags.allowToReplaceCourse,
        ],
        instant,
      ).toEqual([
        state.get('registration')!.open,
        state.get('addDrop')!.open,
        state.get('addDrop')!.open,
        mayWithdraw,
        state.get('registration')!.open || state.get('addDrop')!.open,
      ]);
    }
  });

  // The codes in responses of requests and evaluations that concern the service and not the input.
  const ofService = new Set([
    'MSG-000022',
    'MSG-000024',
    'MSG-000025',
    'MSG-000026',
    'MSG-000045',
    'MSG-000059',
    'MSG-000074',
    'MSG-000076',
    'student.recordClosed',
    'gate.daysOff',
  ]);
  const ofGate = new Set(['MSG-000022', 'MSG-000024', 'MSG-000059', 'gate.daysOff']);
  const days = [
    '2026-08-19T10:00:00',
    '2026-08-27T10:00:00',
    '2026-09-04T23:59:59',
    '2026-09-07T10:00:00',
    '2026-09-11T00:00:00',
    '2026-09-12T23:59:59',
    '2026-09-13T00:00:00',
    '2026-11-30T10:00:00',
    '2026-12-11T10:00:00',
    '2026-12-28T10:00:00',
    '2027-01-10T10:00:00',
  ];

  it.each(
    everyNth(3, [
      'wantsRefund',
      'gradeAppeal',
      'eligible',
      'frozenStudent',
      'permanentlyWithdrawn',
      'inactiveRecord',
      'dismissedOneYear',
      'associateDiploma',
    ]),
  )('agrees with what requests answer: %s', async (persona) => {
    const client = await (await sandbox(server.base)).as(persona);
    const grade =
      (await client.call('getAppealableCourses')).courses.find(({ reasons }) => !reasons.length)?.courseGradeId ?? 1;
    for (const instant of days) {
      await client.freeze(`${instant}+03:00`);
      const survey = (await client.call('getSurveys')).surveys[0]?.id ?? 1;
      const calls = {
        appeal: () =>
          client.send('submitAppeal', {
            body: { courseGradeId: grade, reason: 'The second question was not added up.' },
          }),
        refund: () =>
          client.send('submitRefund', {
            body: {
              amount: 1000,
              reason: 'dropped',
              iban: 'BH67BMAG00001299123456',
              remarks: '',
              file: sampleFile('bank-letter')!,
            },
          }),
        survey: () => client.send('submitSurvey', { params: { id: survey }, body: { answers: [] } }),
      };
      for (const [name, call] of Object.entries(calls)) {
        const listed = (await client.call('getServices')).services.find(({ service }) => service === name);
        // A service that ended with the studies is not offered and its call is refused.
        if (!listed) {
          expect(
            codesOf(await call()).some((code) => ofService.has(code)),
            `${name} at ${instant}`,
          ).toBe(true);
          continue;
        }
        const { open, reasons } = listed;
        // If the rules refuse every possible input, the call gives the reasons for its own input instead of
        // `gate.nothing`.
        const said = reasons.map(({ Code }) => Code).filter((code) => code !== 'gate.nothing');
        const gate = said.filter((code) => ofGate.has(code));
        const answered = codesOf(await call()).filter((code) => ofService.has(code));
        // The gate refuses a call before anything else is checked.
        expect(answered.sort(), `${name} at ${instant}`).toEqual((gate.length ? gate : said).sort());
        expect(open, `${name} at ${instant}`).toBe(reasons.length === 0);
      }
    }
  });

  it('keeps each service to the working days of its call', () => {
    const kept = new Set(
      gated.filter(({ gate }) => gate.workingDays && gate.within === 'gate').flatMap(({ gate }) => gate.agenda),
    );
    expect(new Set(productServices.flatMap(({ service, workingDays }) => (workingDays ? [service] : [])))).toEqual(
      kept,
    );
  });
});
