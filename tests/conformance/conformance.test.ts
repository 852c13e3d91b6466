import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { isSimulator } from '../../server/tools/tool-server.ts';
import { ConformanceRuns } from '../../server/conformance/conformance-runs.ts';
import { Client } from '../support/client.ts';
import { corporateSignInAt } from '../support/identity.ts';
import { startReverseProxy, type Change, type Passing } from '../support/reverse-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { playConformance, seededUsers, type ConformanceOptions } from '../../server/conformance/conformance.ts';
import { createReport, formatTable, type Report } from '../../server/conformance/report.ts';

const all = readScenarios();
const these = (...ids: string[]) => all.filter(({ id }) => ids.includes(id));

let simulator: TestServer;
let real: TestServer;
beforeAll(async () => {
  [simulator, real] = await Promise.all([
    startServer(),
    startServer({ simulate: false, students: 0, allowUnsafe: new Set(['captcha']) }),
  ]);
});
afterAll(() => Promise.all([simulator.close(), real.close()]));

async function report(changes: Partial<ConformanceOptions>): Promise<Report> {
  const options = {
    base: simulator.base,
    scenarios: all,
    users: seededUsers(),
    captchaToken: 'simulated-captcha',
    changing: true,
    simulator: true,
    identity: corporateSignInAt,
    ...changes,
  };
  return createReport(options, await playConformance(options));
}
const callOf = ({ calls }: Report, name: string) => {
  const found = calls.find(({ call }) => call === name);
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

describe('against the simulator itself', () => {
  // A small sample. The scenario tests check all responses against the contract, and the long tests check every call
  // here.
  it('finds no difference in any call of some scenarios', async () => {
    const some = all.filter((_, index) => index % 24 === 0);
    const found = await report({ scenarios: some });
    expect(
      found.calls.flatMap(({ call, differences }) =>
        differences.map(({ at, says, scenario, step }) => `${call} ${at} ${says} (${scenario} ${step})`),
      ),
    ).toEqual([]);
    expect(found.calls.map(({ call }) => call)).toEqual(listOperations(contract).map(({ id }) => id));
    expect(found.calls.filter(({ result }) => result === 'passed').length).toBeGreaterThan(20);
    expect(found.totals.answers).toBeGreaterThan(some.length);
    expect(formatTable(found)).toContain('and 0 failed ');
  });

  it('takes a declared outage, and a name that the simulator does not know, for no difference', async () => {
    const found = await report({ scenarios: these('incident.gateway-does-not-answer', 'agenda.fault-any-code') });
    expect(callOf(found, 'startPayment')).toMatchObject({ result: 'passed', differences: [] });
    expect(callOf(found, 'addFault')).toMatchObject({ result: 'passed', differences: [] });
  });

  it('changes nothing unless told to, and says what it left out', async () => {
    const found = await report({ changing: false, scenarios: these('registration.first-registration') });
    expect(callOf(found, 'changeRegistration')).toMatchObject({
      result: 'skipped',
      answers: 0,
      why: ['it changes data: add --changing'],
    });
    // The expectation before the change is met. After the skipped change no expectation can be compared.
    expect(callOf(found, 'registeredCourses')).toMatchObject({ result: 'passed', met: 1, notComparable: 1 });
  });
});

describe('against a server that is no simulator', () => {
  it('asks for nothing of a simulator and passes no expectation that needs one', async () => {
    const copy = await startReverseProxy(real.base, () => undefined);
    const found = await report({
      base: copy.base,
      simulator: false,
      changing: false,
      scenarios: all.filter(({ area }, index) => area !== 'registration' && index % 3 === 0),
    });
    await copy.close();
    expect(copy.asked.length).toBeGreaterThan(20);
    expect(
      copy.asked
        .filter(
          ({ path, headers }) =>
            /^\/(sim|sandbox)\b/.test(path) ||
            // The header with the key of webhooks belongs to the contract and not to the simulator.
            Object.keys(headers).some((name) => name.startsWith('x-') && name !== 'x-operator-key'),
        )
        .map(({ path }) => path),
    ).toEqual([]);
    expect(found.calls.flatMap(({ differences }) => differences)).toEqual([]);
    expect(callOf(found, 'getServices')).toMatchObject({ result: 'passed', met: 0 });
    expect(found.score).toBe(100);
    expect(formatTable(found)).not.toMatch(/not comparable/i);
    expect(formatTable(found)).toMatch(/\d+ not compared, because they need students/);
    expect(callOf(found, 'getStudentInformation').notComparable).toBeGreaterThan(5);
    // Another student's record is refused with any seed and at any time.
    expect(callOf(found, 'getStudentInformation').met).toBeGreaterThan(0);
    expect(
      found.calls.filter(({ call }) =>
        listOperations(contract).some(({ id, tag }) => id === call && tag === 'simulator'),
      ),
    ).toEqual([]);
  });

  it('locks no account of an API and changes no password', async () => {
    const copy = await startReverseProxy(real.base, () => undefined);
    const spoiling = ['account.locked-out', 'account.password-change-locked', 'account.reset-with-code'];
    const found = await report({
      base: copy.base,
      simulator: false,
      verificationCode: '1234',
      scenarios: these(...spoiling, 'student.standings'),
    });
    await copy.close();
    expect(found.notPlayed).toEqual([]);
    expect(callOf(found, 'userLogin').why).toContain('it would lock an account or change a password');
    expect(copy.asked.filter(({ path }) => path.includes('Password'))).toEqual([]);
    expect(callOf(found, 'getStudentInformation').result).toBe('passed');
  });

  it('signs in only as whom it is given', async () => {
    const found = await report({
      base: real.base,
      simulator: false,
      changing: false,
      users: { eligible: seededUsers().eligible! },
      scenarios: these('student.standings'),
    });
    expect(callOf(found, 'userLogin').answers).toBe(1);
    expect(callOf(found, 'getStudentInformation')).toMatchObject({
      result: 'passed',
      answers: 1,
      met: 0,
      notComparable: 5,
    });
    expect(callOf(found, 'getStudentInformation').why).toContain('no account was given for excellent');
  });

  it('does not take it for one', async () => {
    expect([
      await isSimulator(simulator.base),
      await isSimulator(real.base),
      await isSimulator('http://127.0.0.1:9'),
    ]).toEqual([true, false, false]);
  });
});

describe('against a copy that is wrong', () => {
  const body = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const onInformation =
    (change: (answer: Passing, record: Record<string, unknown>) => Partial<Passing>): Change =>
    (answer) =>
      answer.path.endsWith('/GetStudentInformation') && answer.status === 200
        ? change(answer, body(answer.text))
        : undefined;
  const onRefusal =
    (change: (answer: Passing, error: Record<string, unknown>) => Partial<Passing>): Change =>
    (answer) =>
      answer.path.endsWith('/RegisterCourse') && answer.status === 422 ? change(answer, body(answer.text)) : undefined;
  const told = (value: unknown): Partial<Passing> => ({ text: JSON.stringify(value) });

  const cases: [string, string, Change, string, string][] = [
    [
      'leaves a field out',
      'getStudentInformation',
      onInformation((_, { cgpa: _cgpa, ...rest }) => told(rest)),
      '/cgpa',
      'missing',
    ],
    [
      'adds a field',
      'getStudentInformation',
      onInformation((_, record) => told({ ...record, nationalId: '900101234' })),
      '/nationalId',
      'not in the contract',
    ],
    [
      'answers text for a number',
      'getStudentInformation',
      onInformation((_, record) => told({ ...record, cgpa: '2.80' })),
      '/cgpa',
      'must be number',
    ],
    [
      'answers a value that is none of the list',
      'getStudentInformation',
      onInformation((_, record) => told({ ...record, degreeClass: 'BSc' })),
      '/degreeClass',
      'expected one of',
    ],
    [
      'answers another figure',
      'getStudentInformation',
      onInformation((_, record) => told({ ...record, maximumStudyLoad: 19 })),
      '/maximumStudyLoad',
      'expected 18',
    ],
    ['answers 201', 'getStudentInformation', onInformation(() => ({ status: 201 })), 'status', 'got 201'],
    [
      'answers 500',
      'getStudentInformation',
      onInformation(() => ({
        status: 500,
        text: '{"Message":"x","ErrorMessageType":"GeneralException","Details":""}',
      })),
      'status',
      'got 500',
    ],
    [
      'answers a page',
      'getStudentInformation',
      onInformation(() => ({ text: '<!doctype html>', headers: { 'content-type': 'text/html' } })),
      'header content-type',
      'got text/html',
    ],
    [
      'forgets a header',
      'getStudentInformation',
      onInformation(({ headers: { 'cache-control': _, ...headers } }) => ({ headers })),
      'header cache-control',
      'got none',
    ],
    [
      'refuses in another shape',
      'registerCourse',
      onRefusal(() => told({ error: 'load exceeded' })),
      '/Message',
      'missing',
    ],
    [
      'refuses with a kind of error that is none',
      'registerCourse',
      onRefusal((_, error) => told({ ...error, ErrorMessageType: 'Warning' })),
      '/ErrorMessageType',
      'expected one of',
    ],
    [
      'refuses with a code that is none',
      'registerCourse',
      onRefusal((_, error) => told({ ...error, Message: 'MSG-000999', Refusals: [] })),
      'code',
      'MSG-000999 is not a message code of the contract',
    ],
    [
      "refuses with another call's code",
      'registerCourse',
      onRefusal((_, error) => told({ ...error, Message: 'MSG-000074', Refusals: [] })),
      'code',
      'the contract does not declare MSG-000074 for this call',
    ],
    ['refuses with success', 'registerCourse', onRefusal(() => ({ status: 200 })), 'status', 'expected 422'],
  ];
  it.each(cases)('reports that it %s', async (_, call, change, at, says) => {
    const copy = await startReverseProxy(simulator.base, change);
    const found = await report({
      base: copy.base,
      scenarios: these('student.standings', 'registration.load-exceeded'),
    });
    await copy.close();
    // An additional field is a note, and a note fails no call.
    const fails = callOf(found, call).differences.some(({ severity }) => severity !== 'note');
    expect(found.calls.filter(({ result }) => result === 'failed').map((row) => row.call)).toEqual(fails ? [call] : []);
    expect(
      callOf(found, call).differences.filter((difference) => difference.at === at && difference.says.includes(says)),
    ).not.toEqual([]);
    expect(formatTable(found)).toMatch(new RegExp(`^${fails ? 'FAILED' : 'passed'} +${call} `, 'm'));
    expect(fails).toBe(says !== 'not in the contract');
  });

  it('reports a refusal under another status, also where nothing can be set up', async () => {
    const copy = await startReverseProxy(
      simulator.base,
      onRefusal(() => ({ status: 400 })),
    );
    const found = await report({ base: copy.base, simulator: false, scenarios: these('registration.load-exceeded') });
    await copy.close();
    expect(callOf(found, 'registerCourse')).toMatchObject({
      result: 'failed',
      differences: [expect.objectContaining({ at: 'status', says: 'MSG-000004 requires 422, got 400' }) as unknown],
    });
  });

  it('names a scenario that it cannot set up and plays the rest', async () => {
    const [known] = these('student.standings');
    const found = await report({ scenarios: [{ ...known!, id: 'student.unknown' }, known!] });
    expect(found.notPlayed).toEqual([
      { scenario: 'student.unknown', why: expect.stringContaining('DEV-000007') as unknown },
    ]);
    expect(callOf(found, 'getStudentInformation').result).toBe('passed');
    expect(formatTable(found)).toContain('not played: student.unknown: ');
  });

  it('reports that it answers nothing', async () => {
    const copy = await startReverseProxy(simulator.base, (answer) => {
      if (answer.path.endsWith('/GetStudentInformation')) throw new Error('cut');
      return undefined;
    });
    const found = await report({ base: copy.base, scenarios: these('student.standings') });
    await copy.close();
    expect(callOf(found, 'getStudentInformation')).toMatchObject({
      result: 'failed',
      differences: expect.arrayContaining([expect.objectContaining({ at: 'status', says: 'no answer' })]) as unknown,
    });
  });
});

describe('from the console', () => {
  const ended = async (client: Client, id: number) => {
    for (;;) {
      const { run } = await client.call('getConformanceRun', { params: { id } });
      if (run.state !== 'running') return run;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('checks a server, only reading, keeps what came of it and throws it away', async () => {
    const client = new Client(simulator.base);
    const copy = await startReverseProxy(real.base, () => undefined);
    const {
      runs: [begun],
    } = await client.call('startConformanceRun', { body: { baseUrl: `${copy.base}/`, scenarios: ['link'] } });
    expect(begun).toMatchObject({ baseUrl: copy.base, state: 'running', changing: false });
    expect((await client.send('startConformanceRun', { body: { baseUrl: copy.base } })).status).toBe(400);
    expect(await ended(client, begun!.id)).toMatchObject({ state: 'ended', score: 100, totals: { failed: 0 } });
    expect(copy.asked.filter(({ path }) => path.startsWith('/sim')).map(({ path }) => path)).toEqual([]);
    await copy.close();
    const {
      runs: [second],
    } = await client.call('startConformanceRun', { body: { baseUrl: 'http://127.0.0.1:9', scenarios: ['link'] } });
    expect(await ended(client, second!.id)).toMatchObject({ state: 'unanswered', score: null });
    expect((await client.call('getConformanceRuns')).runs.map(({ id }) => id)).toEqual([second!.id, begun!.id]);
    expect(
      (await client.call('deleteConformanceRun', { params: { id: second!.id } })).runs.map(({ id }) => id),
    ).toEqual([begun!.id]);
  });

  it('plays nothing where a check before the run does not hold, and says what to do', async () => {
    const client = new Client(simulator.base);
    const accounts = { frozenStudent: seededUsers().eligible! };
    const {
      runs: [begun],
    } = await client.call('startConformanceRun', { body: { name: 'Trial', baseUrl: real.base, accounts } });
    expect(await ended(client, begun!.id)).toMatchObject({ name: 'Trial', state: 'notReady', page: null, played: 0 });
    const { checks } = await client.call('getConformanceRun', { params: { id: begun!.id } });
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toContain('accounts');
    expect(checks.every(({ ok, remedy }) => ok === (remedy === ''))).toBe(true);
    expect(
      (await client.send('startConformanceRun', { body: { baseUrl: real.base, notOffered: ['no'] } })).status,
    ).toBe(400);
    expect((await client.send('startConformanceRun', { body: { baseUrl: real.base, scenarios: ['no'] } })).status).toBe(
      400,
    );
  });

  it('ends a run, goes on with it, and plays again what failed; its page is open to everyone with the link', async () => {
    const client = new Client(simulator.base);
    let asked = 0;
    const copy = await startReverseProxy(real.base, (answer) => {
      asked += answer.path.endsWith('/GetStudentInformation') ? 1 : 0;
      return answer.path.endsWith('/GetMenu')
        ? { headers: { ...answer.headers, 'cache-control': 'public' } }
        : undefined;
    });
    const body = { baseUrl: copy.base, scenarios: ['student', 'menu'] };
    const first = (await client.call('startConformanceRun', { body })).runs[0]!.id;
    const run = (id: number) => client.call('getConformanceRun', { params: { id } });
    while ((await run(first)).run.played < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await client.call('endConformanceRun', { params: { id: first } });
    while (!(await run(first)).run.page) await new Promise((resolve) => setTimeout(resolve, 5));
    const stopped = (await run(first)).run;
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(stopped.played).toBeLessThan(stopped.scenarios);
    const askedThen = asked;
    const second = (await client.call('startConformanceRun', { body, query: { continues: first } })).runs[0]!.id;
    expect(await ended(client, second)).toMatchObject({ state: 'ended', played: stopped.scenarios });
    expect(askedThen).toBeGreaterThan(0);
    const report = await run(second);
    expect(report.calls.find(({ call }) => call === 'getMenu')).toMatchObject({ result: 'failed' });

    const third = (await client.call('startConformanceRun', { body, query: { again: second } })).runs[0]!.id;
    const failed = report.calls.flatMap(({ differences }) => differences.map(({ scenario }) => scenario));
    expect((await ended(client, third)).selected.sort()).toEqual([...new Set(failed)].sort());
    await copy.close();
    const sound = { baseUrl: real.base, scenarios: ['menu'] };
    const fourth = (await client.call('startConformanceRun', { body: sound })).runs[0]!.id;
    expect(await ended(client, fourth)).toMatchObject({ state: 'ended' });
    const nothingFailed = client.call('startConformanceRun', { body: sound, query: { again: fourth } });
    await expect(nothingFailed).rejects.toThrow(/no failed scenario/);
    const whole = client.call('startConformanceRun', { body: sound, query: { continues: fourth } });
    await expect(whole).rejects.toThrow(/the run was not stopped/);

    const page = await fetch(simulator.base + report.run.page);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    const html = await page.text();
    expect(html).toContain('header cache-control');
    // A run on a server that is no simulator shows no personal data.
    expect(html).not.toMatch(/202\d{5,}/);
    const statement = await (await fetch(`${simulator.base}${report.run.page}?document=statement`)).text();
    expect(statement).toContain('does not conform');
    expect(statement).toMatch(new RegExp(`${stopped.scenarios} of \\d+ scenarios`));
    await client.call('deleteConformanceRun', { params: { id: second } });
    expect((await fetch(simulator.base + report.run.page)).status).toBe(404);
  });

  it('keeps its history beside a database file, and lasts no run that was cut off', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sis-runs-'));
    const file = join(folder, 'sis.sqlite');
    const before = new ConformanceRuns(file);
    const library = (scenarios: typeof all) => ({ scenarios, unreadable: [] });
    before.start(
      { baseUrl: 'http://127.0.0.1:9', accounts: { eligible: { userName: 'somebody', password: 'Passw0rd-kept' } } },
      {},
      library([]),
      0,
    );
    return new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
      expect(new ConformanceRuns(file).answer().runs).toMatchObject([{ id: 1, state: 'unanswered' }]);
      expect(readFileSync(`${file}.conformance.json`, 'utf8')).not.toMatch(/somebody|Passw0rd/);
      before.start({ baseUrl: 'http://127.0.0.1:9' }, {}, library(these('student.standings')), 0);
      expect(new ConformanceRuns(file).answer().runs).toHaveLength(1);
      before.delete(2);
      rmSync(folder, { recursive: true });
    });
  });
});
