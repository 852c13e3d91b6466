import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededUsers, type UserOf } from '../../server/conformance/conformance.ts';
import { checkReadiness, type CheckName } from '../../server/conformance/readiness.ts';
import { toHtml } from '../../server/conformance/report-files.ts';
import type { Report } from '../../server/conformance/report.ts';
import type { Result, Severity } from '../../server/conformance/results.ts';
import { completePlan } from '../../server/conformance/test-plan.ts';
import { runTestPlan, selectScenarios } from '../../server/conformance/test-run.ts';
import type { Schema } from '../../server/http/operations.ts';
import { ScenarioLibrary } from '../../server/simulator/scenario/files/scenario-library.ts';
import { corporateSignInAt } from '../support/identity.ts';
import { startReverseProxy, type Change, type Passing } from '../support/reverse-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { errorBody, SmallApi, smallCalls, type Lie, type SmallAnswer } from '../support/small-api.ts';

/**
 * Two faulty servers: a small API of nine calls with false responses, and a proxy that changes responses of the real
 * server. Each fault is reported with the right call, place, severity and result, and no other fault is reported.
 */

const library = new ScenarioLibrary().all();
let simulator: TestServer;
let small: SmallApi;
beforeAll(async () => {
  simulator = await startServer();
  small = await SmallApi.start(simulator.base);
});
afterAll(async () => {
  await small.close();
  await simulator.close();
});

const run = (plan: Schema<'TestPlan'>) =>
  runTestPlan(completePlan(plan), selectScenarios(library, plan.scenarios ?? []), library, {
    checks: [],
    now: new Date('2026-11-26T08:00:00Z'),
    identity: corporateSignInAt,
  });

/** Findings of a run: every failed call with the places and severities of its differences, each once. */
const told = ({ calls }: Report): string[] => [
  ...new Set(
    calls.flatMap(({ call, result, differences }) =>
      differences.map(({ at, severity }) => `${call} ${at.replace(/\/\d+(?=\/|$)/g, '/*')} ${severity} ${result}`),
    ),
  ),
];

const accounts: UserOf = Object.fromEntries(
  ['eligible', 'seatHolder', 'fullWeek', 'timeConflict', 'notApproved'].map((key) => [key, seededUsers()[key]!]),
);
const smallPlan = (): Schema<'TestPlan'> => ({
  name: 'The small API',
  baseUrl: small.base,
  accounts,
  changing: true,
  scenarios: [
    'account.another-students-record',
    'account.not-signed-in',
    'menu.menu',
    'agenda.services-open-and-closed',
    'schedule.the-week',
    'registration.time-conflict',
    'registration.schedule-not-approved',
  ],
});

type Body = Record<string, unknown>;
const edit = (answer: SmallAnswer, change: (body: Body) => void): SmallAnswer => {
  const body = structuredClone(answer.body) as Body;
  change(body);
  return { ...answer, body };
};
/** Lies about every success of a call. */
const onSuccess =
  (call: string, change: (answer: SmallAnswer) => SmallAnswer): Lie =>
  (asked, answer) =>
    asked === call && answer.status === 200 ? change(answer) : undefined;
/** Lies about every refusal of registerCourse by a rule. */
const onRefusal =
  (change: (answer: SmallAnswer) => SmallAnswer): Lie =>
  (asked, answer) =>
    asked === 'registerCourse' && answer.status === 422 ? change(answer) : undefined;
const withoutHeader = (answer: SmallAnswer, name: string): SmallAnswer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([header]) => header !== name)),
});
const row = (body: Body, list: string): Body => (body[list] as Body[])[0]!;

type Told = [call: string, at: string, severity: Severity, result: Result];

describe('a small API', () => {
  it('that tells the truth has nothing to mend, and its calls alone are judged', async () => {
    small.lie = () => undefined;
    const { report } = await run(smallPlan());
    expect(told(report)).toEqual([]);
    expect(report.calls.filter(({ result }) => result === 'passed').map(({ call }) => call)).toEqual(
      expect.arrayContaining([...smallCalls]) as unknown,
    );
    expect(report.totals).toMatchObject({ passed: smallCalls.length, failed: 0, error: 0 });
  });

  it.each<[string, Lie, Told]>([
    [
      'leaves a field out',
      onSuccess('getStudentInformation', (answer) => edit(answer, (body) => delete body.cgpa)),
      ['getStudentInformation', '/cgpa', 'must', 'failed'],
    ],
    [
      'adds a field',
      onSuccess('getStudentInformation', (answer) => edit(answer, (body) => (body.nationalId = '900101234'))),
      ['getStudentInformation', '/nationalId', 'note', 'passed'],
    ],
    [
      'answers a text for a number',
      onSuccess('getSchedule', (answer) => edit(answer, (body) => (row(body, 'courses').creditHours = '3'))),
      ['getSchedule', '/courses/*/creditHours', 'must', 'failed'],
    ],
    [
      'answers null for a list',
      onSuccess('getMenu', (answer) => edit(answer, (body) => (body.groups = null))),
      ['getMenu', '/groups', 'must', 'failed'],
    ],
    [
      'answers a word that is none of the list',
      onSuccess('getStudentInformation', (answer) => edit(answer, (body) => (body.degreeClass = 'BSc'))),
      ['getStudentInformation', '/degreeClass', 'must', 'failed'],
    ],
    [
      'writes an instant in another form',
      onSuccess('getServices', (answer) => edit(answer, (body) => (body.now = '07/09/2026 10:00'))),
      ['getServices', '/now', 'should', 'failed'],
    ],
    [
      'answers a figure below its minimum',
      onSuccess('getStudentInformation', (answer) => edit(answer, (body) => (body.cgpa = -1))),
      ['getStudentInformation', '/cgpa', 'should', 'failed'],
    ],
    [
      'answers 201',
      onSuccess('registeredCourses', (answer) => ({ ...answer, status: 201 })),
      ['registeredCourses', 'status', 'must', 'failed'],
    ],
    [
      'answers 500',
      onSuccess('getMenu', (answer) => ({ ...answer, status: 500, body: errorBody('http.unexpected') })),
      ['getMenu', 'status', 'must', 'failed'],
    ],
    [
      'answers a page',
      onSuccess('getMenu', (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } })),
      ['getMenu', 'header content-type', 'must', 'failed'],
    ],
    [
      'answers broken JSON',
      onSuccess('getMenu', (answer) => ({ ...answer, body: '{"groups": [' })),
      ['getMenu', '/', 'must', 'failed'],
    ],
    [
      'lets a browser keep personal data',
      onSuccess('getSchedule', (answer) => withoutHeader(answer, 'cache-control')),
      ['getSchedule', 'header cache-control', 'must', 'failed'],
    ],
    [
      'lets a browser guess the type',
      onSuccess('getSchedule', (answer) => withoutHeader(answer, 'x-content-type-options')),
      ['getSchedule', 'header x-content-type-options', 'should', 'failed'],
    ],
    [
      'cuts the connection',
      onSuccess('getServices', ({ headers, body }) => ({ headers, body })),
      ['getServices', 'status', 'must', 'failed'],
    ],
    [
      'refuses without a message',
      onRefusal((answer) => edit(answer, (body) => delete body.Message)),
      ['registerCourse', '/Message', 'must', 'failed'],
    ],
    [
      'refuses with a type of error that is none',
      onRefusal((answer) => edit(answer, (body) => (body.ErrorMessageType = 'Warning'))),
      ['registerCourse', '/ErrorMessageType', 'must', 'failed'],
    ],
    [
      'refuses with a code that is none',
      onRefusal((answer) => ({ ...answer, body: errorBody('MSG-000999') })),
      ['registerCourse', 'code', 'must', 'failed'],
    ],
    [
      'refuses with the code of another call',
      onRefusal((answer) => ({ ...answer, body: errorBody('MSG-000074') })),
      ['registerCourse', 'code', 'should', 'failed'],
    ],
    [
      'refuses by a rule with 400',
      onRefusal((answer) => ({ ...answer, status: 400 })),
      ['registerCourse', 'status', 'must', 'failed'],
    ],
    [
      'asks to wait without saying how long',
      (call, answer) =>
        call === 'userLogin'
          ? { ...answer, status: 429, body: errorBody('http.tooManyRequests', { seconds: 9 }) }
          : undefined,
      ['userLogin', 'header retry-after', 'should', 'failed'],
    ],
    [
      "shows another student's record",
      (call, answer) =>
        call === 'registeredCourses' && answer.status === 403
          ? { ...answer, status: 200, body: small.bodyOf('registeredCourses') }
          : undefined,
      ['registeredCourses', 'status', 'must', 'failed'],
    ],
    [
      'shows a record to somebody who is not signed in',
      (call, answer) =>
        call === 'getStudentInformation' && answer.status === 401
          ? { ...answer, status: 200, body: small.bodyOf('getStudentInformation') }
          : undefined,
      ['getStudentInformation', 'status', 'must', 'failed'],
    ],
    [
      'lacks a call that every API has',
      (call, answer) =>
        call === 'registeredCourses' ? { ...answer, status: 404, body: errorBody('DEV-000002') } : undefined,
      ['registeredCourses', 'status', 'must', 'failed'],
    ],
  ])('that %s', async (_, lie, [call, at, severity, result]) => {
    small.lie = lie;
    const { report } = await run(smallPlan());
    expect(told(report)).toEqual([`${call} ${at} ${severity} ${result}`]);
    expect(report.calls.filter((one) => one.result === 'failed').map((one) => one.call)).toEqual(
      result === 'failed' ? [call] : [],
    );
  });

  it.each<[string, Lie, Partial<Schema<'TestPlan'>>, CheckName, string]>([
    ['at no address', () => undefined, { baseUrl: 'http://127.0.0.1:9' }, 'address', 'baseUrl'],
    [
      'that forbids the page',
      (_, answer) => withoutHeader(answer, 'access-control-allow-origin'),
      { pageOrigin: 'https://portal.example' },
      'cors',
      'https://portal.example',
    ],
    [
      'with another clock',
      (_, answer) => ({ ...answer, headers: { ...answer.headers, date: 'Mon, 07 Sep 2026 07:00:00 GMT' } }),
      {},
      'clock',
      'time server',
    ],
    [
      'that refuses the captcha',
      (call, answer) =>
        call === 'userLogin' ? { ...answer, status: 422, body: errorBody('account.captchaFailed') } : undefined,
      {},
      'captcha',
      'captchaToken',
    ],
    [
      'with an active account in the place of a frozen one',
      () => undefined,
      { accounts: { frozenStudent: seededUsers().eligible! } },
      'accounts',
      'what the persona is',
    ],
    ['without a code to enter', () => undefined, { changing: true }, 'codes', 'sendVerificationCode'],
    [
      'with another contract',
      onSuccess('getMenu', (answer) => edit(answer, (body) => (body.contract = '0.9.0'))),
      {},
      'contract',
      'notOffered',
    ],
    [
      'with a closed agenda',
      onSuccess('getServices', (answer) =>
        edit(answer, (body) => (body.services as Body[]).forEach((one) => (one.open = false))),
      ),
      {},
      'agenda',
      'Open the services',
    ],
  ])('%s is told before the run, with what to do', async (_, lie, change, name, advice) => {
    small.lie = lie;
    const plan = completePlan({
      ...smallPlan(),
      changing: false,
      accounts: { eligible: accounts.eligible! },
      ...change,
    });
    const failed = (await checkReadiness(plan)).filter(({ ok }) => !ok);
    // Without a captcha nobody can sign in.
    expect(failed.map((one) => one.name)).toEqual(name === 'captcha' ? ['captcha', 'accounts'] : [name]);
    expect(`${failed[0]!.says} ${failed[0]!.remedy}`).toContain(advice);
  });
});

describe('a proxy before the real server', () => {
  const on =
    (path: string, status: number, change: (body: Body, answer: Passing) => Partial<Passing> | void): Change =>
    (answer) => {
      if (!answer.path.endsWith(`/${path}`) || answer.status !== status) return undefined;
      const body = answer.text.startsWith('{') ? (JSON.parse(answer.text) as Body) : {};
      return change(body, answer) ?? { text: JSON.stringify(body) };
    };
  const refusal = (body: Body): { Code: string; Params: Body } =>
    (body.Refusals as { Code: string; Params: Body }[])[0]!;

  const scenarios = [
    'registration.load-exceeded',
    'registration.sent-twice',
    'registration.full-section',
    'registration.repeat-allowed',
    'fees.what-is-owed',
    'student.standings',
  ];

  const runBehind = async (change: Change) => {
    const proxy = await startReverseProxy(simulator.base, change);
    const result = await run({
      name: 'Behind a proxy',
      baseUrl: proxy.base,
      changing: true,
      simulator: true,
      scenarios,
    });
    await proxy.close();
    return result;
  };

  it('that changes nothing has nothing to mend', async () => {
    const { report } = await runBehind(() => undefined);
    expect(told(report)).toEqual([]);
    expect(report.totals.met).toBe(report.totals.expectations);
  });

  it.each<[string, Change, string[]]>([
    [
      'shows another maximum load',
      on('GetStudentInformation', 200, (body) => void (body.maximumStudyLoad = 19)),
      ['getStudentInformation /maximumStudyLoad must failed'],
    ],
    [
      'refuses with another reason',
      on(
        'RegisterCourse',
        422,
        (body) => void Object.assign(body, errorBody('MSG-000005', { hours: 21, maximum: 18 })),
      ),
      ['registerCourse code must failed'],
    ],
    [
      'refuses with other figures',
      on('RegisterCourse', 422, (body) => void (refusal(body).Params.maximum = 15)),
      ['registerCourse /Refusals must failed'],
    ],
    [
      'answers a retry as a new call',
      on('RegisterCourse', 200, (body) => void (body.registrationIds = [(proxied += 1)])),
      ['registerCourse /registrationIds must failed'],
    ],
    [
      'says nothing of a success',
      on('RegisterCourse', 200, (body) => void (body.messages = [])),
      ['registerCourse code must failed', 'registerCourse /messages must failed'],
    ],
    [
      'asks for a confirmation as if it were a refusal',
      on('RegisterCourse', 409, (body) =>
        refusal(body).Code === 'registration.sectionFull' ? { status: 422 } : undefined,
      ),
      ['registerCourse status must failed'],
    ],
    [
      'shows courses from before the change',
      on('RegisteredCourses', 200, (body) => void (body.courses = [])),
      ['registeredCourses / must failed', 'registeredCourses /courses must failed'],
    ],
    [
      'loses one fils',
      on('GetStudentFees', 200, (body) => void ((body.owed as Body).due = Number((body.owed as Body).due) - 1)),
      ['getStudentFees /owed/due must failed'],
    ],
    [
      'gives another place in the waiting list',
      on('RegisterCourse', 200, (body) => {
        for (const message of body.messages as { Params: Body }[])
          if (message.Params.position === 1) message.Params.position = 2;
      }),
      ['registerCourse /messages must failed'],
    ],
    [
      'cuts the connection of a change',
      on('RegisterCourse', 200, () => {
        throw new Error('cut');
      }),
      ['registerCourse status must failed'],
    ],
  ])('that %s', async (_, change, expected) => {
    const { report } = await runBehind(change);
    expect(told(report)).toEqual(expected);
  });
});
let proxied = 900_000;

describe('a reader of the page alone', () => {
  it('finds the place in the contract, the rule, the request and the answer of each failure', async () => {
    small.lie = onRefusal((answer) => edit(answer, (body) => delete body.Message));
    const html = toHtml(await run(smallPlan()));
    const mend = html.slice(html.indexOf('<h2 id="mend">'), html.indexOf('<h2 id="notes">'));
    for (const part of [
      'registerCourse',
      '/Message',
      'is required but missing',
      'openapi.yaml#/components/schemas/Error',
    ])
      expect(mend).toContain(part);
    expect(mend).toContain('POST /api/course/CourseManagement/RegisterCourse');
    expect(mend).toContain('&#34;Refusals&#34;');
    expect(mend).toContain('curl -i -X POST');
  });
});
