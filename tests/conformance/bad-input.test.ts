import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationNamed } from '../../server/http/contract.ts';
import {
  isChanging,
  playConformance,
  seededUsers,
  type ConformanceOptions,
} from '../../server/conformance/conformance.ts';
import { createReport, formatTable, type Report } from '../../server/conformance/report.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { startReverseProxy, type Change, type Passing } from '../support/reverse-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Bad input to the simulator, and to servers that answer it wrongly in one way each. */

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
    badInput: { perCall: 30 },
    ...changes,
  };
  return createReport(options, await playConformance(options));
}

const linesOf = ({ calls }: Report): string[] =>
  calls.flatMap(({ call, differences }) =>
    differences.map(({ severity, at, says, sent = 'valid' }) => `${severity} ${call} ${at}: ${says} | ${sent}`),
  );

describe('the simulator', () => {
  const some = these(
    ...['link.choose-and-order', 'inbox.read-and-delete', 'registration.first-registration', 'refund.refused'],
  );

  it('refuses bad input as the contract says, and changes nothing', async () => {
    const [without, found] = [
      await report({ scenarios: some, badInput: undefined }),
      await report({ scenarios: some }),
    ];
    expect(linesOf(found)).toEqual([]);
    expect(found.notPlayed).toEqual([]);
    expect(found.totals.answers).toBeGreaterThan(without.totals.answers + 150);
  });

  it('gets at most so many for each call', async () => {
    const scenarios = these('link.choose-and-order');
    const [without, found] = [
      await report({ scenarios, badInput: undefined }),
      await report({ scenarios, badInput: { perCall: 3 } }),
    ];
    const answersOf = ({ calls }: Report) => new Map(calls.map(({ call, answers }) => [call, answers]));
    for (const [call, answers] of answersOf(found))
      expect(answers - answersOf(without).get(call)!, call).toBeLessThanOrEqual(3 + (call === 'userLogin' ? 1 : 0));
  });
});

it('a server that may not be changed gets only reads', async () => {
  const found = await report({
    base: real.base,
    simulator: false,
    changing: false,
    scenarios: these('link.choose-and-order'),
  });
  expect(linesOf(found)).toEqual([]);
  for (const { call, answers } of found.calls)
    if (answers && call !== 'userLogin') expect(isChanging(operationNamed(call)!), call).toBe(false);
  expect(found.calls.find(({ call }) => call === 'getTopHitLinks')!.answers).toBeGreaterThan(4);
  // A wrong sign-in might lock the account.
  expect(found.calls.find(({ call }) => call === 'userLogin')!.answers).toBeLessThanOrEqual(2);
});

describe('a server that', () => {
  const links = '/api/user/v0/Preferences/TopHitLinks';
  const problem = { Message: 'MSG-000077', ErrorMessageType: 'GeneralException', Details: '' };
  const body = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const told = (status: number, value: unknown): Partial<Passing> => ({ status, text: JSON.stringify(value) });
  const onLinks =
    (change: (answer: Passing) => Partial<Passing> | undefined): Change =>
    (answer) =>
      answer.path.endsWith(links) ? change(answer) : undefined;
  const isMissing = ({ status, asked }: Passing): boolean => status === 400 && asked.body === '{}';
  const tokenOf = ({ asked }: Passing): string => asked.headers.authorization?.slice('Bearer '.length) ?? '';
  const isForged = (answer: Passing): boolean =>
    answer.status === 401 &&
    /^[^.]+\.[^.]+\.[^.]+$/.test(tokenOf(answer)) &&
    decodeJwt(tokenOf(answer)).exp! > Date.now() / 1000;

  const cases: [string, string, () => Change, string[]][] = [
    [
      'falls over a missing property',
      'link.choose-and-order',
      () => onLinks((answer) => (isMissing(answer) ? told(500, problem) : undefined)),
      ['must saveTopHitLinks status: expected 400, got 500 | without /formIds'],
    ],
    [
      'takes a token that somebody else signed',
      'link.choose-and-order',
      () => onLinks((answer) => (isForged(answer) ? told(200, {}) : undefined)),
      ['getTopHitLinks', 'saveTopHitLinks'].map(
        (call) => `must ${call} status: expected 401, got 200 | a token signed by somebody else`,
      ),
    ],
    [
      'shows the record of another student',
      'student.standings',
      () => (answer) =>
        answer.path.endsWith('/GetStudentInformation') && answer.status === 403 ? told(200, {}) : undefined,
      ["must getStudentInformation status: expected 403 or 404, got 200 | another student's StudFacultyCode"],
    ],
    [
      'deletes the message of another student',
      'inbox.read-and-delete',
      () => (answer) =>
        answer.path.includes('/DeleteMessage/') && answer.text.includes('inbox.notYours') ? told(200, {}) : undefined,
      ['must deleteMessage status: expected 403 or 404 or 422, got 200 | by another student'],
    ],
    [
      'changes the record although it refuses',
      'link.choose-and-order',
      () => {
        let isChanged = false;
        return onLinks((answer) => {
          isChanged ||= isMissing(answer);
          return isChanged && answer.status === 200 && !answer.asked.body
            ? told(200, { ...body(answer.text), links: [] })
            : undefined;
        });
      },
      ['must saveTopHitLinks read getTopHitLinks: answers otherwise than before | without /formIds'],
    ],
    [
      'refuses in a shape of its own',
      'link.choose-and-order',
      () => onLinks((answer) => (isMissing(answer) ? told(400, { error: 'no links' }) : undefined)),
      [
        'must saveTopHitLinks /Message: is required but missing | without /formIds',
        'must saveTopHitLinks /ErrorMessageType: is required but missing | without /formIds',
        'must saveTopHitLinks /Details: is required but missing | without /formIds',
        'note saveTopHitLinks /error: is not in the contract | without /formIds',
      ],
    ],
    [
      'does a call twice although it has the same key',
      'link.choose-and-order',
      () => {
        let count = 0;
        return onLinks((answer) =>
          answer.status === 200 && answer.asked.headers['idempotency-key'] !== undefined && (count += 1) === 3
            ? told(200, { ...body(answer.text), maximum: 9 })
            : undefined,
        );
      },
      ['must saveTopHitLinks /: expected the first answer, got another | again with the same Idempotency-Key'],
    ],
    [
      'ignores what it does not know',
      'link.choose-and-order',
      () =>
        onLinks((answer) =>
          answer.status === 400 && answer.asked.url.includes('notInTheContract') ? told(200, {}) : undefined,
        ),
      ['getTopHitLinks', 'saveTopHitLinks'].map(
        (call) => `note ${call} status: expected 400, got 200 | an additional query notInTheContract`,
      ),
    ],
  ];
  it.each(cases)('%s is told so, and nothing else', async (_, scenario, change, lines) => {
    const copy = await startReverseProxy(simulator.base, change());
    const found = await report({ base: copy.base, scenarios: these(scenario) });
    await copy.close();
    expect(linesOf(found)).toEqual(lines);
    expect(formatTable(found)).toContain(`(sent: ${lines[0]!.split(' | ')[1]!})`);
  });

  it('asks for a pause gets one, and no more bad input if it asks for a long one', async () => {
    const limited = (seconds: string, times: number): Change =>
      onLinks((answer) =>
        answer.status === 400 && (times -= 1) >= 0
          ? { ...told(429, problem), headers: { ...answer.headers, 'retry-after': seconds } }
          : undefined,
      );
    const scenarios = these('link.choose-and-order');
    const [patient, strict] = [
      await startReverseProxy(simulator.base, limited('0', 2)),
      await startReverseProxy(simulator.base, limited('3600', 1)),
    ];
    const [paused, ended] = [
      await report({ base: patient.base, scenarios }),
      await report({ base: strict.base, scenarios }),
    ];
    await Promise.all([patient.close(), strict.close()]);
    expect([linesOf(paused), paused.notPlayed]).toEqual([[], []]);
    expect(linesOf(ended)).toEqual([]);
    expect(ended.notPlayed).toEqual([
      { scenario: 'bad input', why: expect.stringContaining('was answered with 429') as unknown },
    ]);
    expect(ended.totals.answers).toBeLessThan(paused.totals.answers);
  });
});
