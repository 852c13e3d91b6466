import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../server/conformance/conformance.ts';
import { findKnown, listKnownProblems, type KnownDifference } from '../../server/conformance/known-differences.ts';
import {
  checkClock,
  isRefusedAtSignIn,
  listAccountDifferences,
  listStopping,
  type Check,
} from '../../server/conformance/readiness.ts';
import { toCurl, toExchange, type Exchange } from '../../server/conformance/exchange.ts';
import { reportSchema, toJson } from '../../server/conformance/report-json.ts';
import { createReport, formatChange, formatTable, type Report } from '../../server/conformance/report.ts';
import { toHtml, toJUnit, toStatement, type HandedRun } from '../../server/conformance/report-files.ts';
import { severityOfExpectation, severityOfKeyword, toResult, type Judged } from '../../server/conformance/results.ts';
import { readTestPlan, toBadInput } from '../../server/conformance/test-plan.ts';
import { listVerifiedClauses } from '../../server/conformance/verified-clauses.ts';
import { getText, keysIn } from '../../server/http/messages.ts';

/** The rules of a conformance run: results, severities, known differences, checks before it, and what it verified. */

describe('the severity of a difference', () => {
  it.each([
    ['required', 'must'],
    ['type', 'must'],
    ['enum', 'must'],
    ['const', 'must'],
    ['pattern', 'should'],
    ['maxLength', 'should'],
    ['additionalProperties', 'note'],
    ['unevaluatedProperties', 'note'],
  ])('of %s is %s', (keyword, severity) => expect(severityOfKeyword(keyword)).toBe(severity));

  it('of an expectation is less than a must only for a late answer', () => {
    expect(['time', 'status', '/maximumStudyLoad'].map(severityOfExpectation)).toEqual(['should', 'must', 'must']);
  });
});

describe('the result of a call', () => {
  const judged = (
    verdict: Judged['verdict'],
    of: Judged['of'] = 'answer',
    ...severities: ('must' | 'note')[]
  ): Judged => ({
    verdict,
    of,
    differences: severities.map((severity) => ({ severity })),
  });
  it.each<[string, Judged[], boolean, string]>([
    ['passes with answers that conform', [judged('ok')], false, 'passed'],
    ['passes with a note', [judged('differs', 'answer', 'note')], false, 'passed'],
    ['fails with a must', [judged('ok'), judged('differs', 'answer', 'note', 'must')], false, 'failed'],
    [
      'fails where only an expectation differs',
      [judged('ok'), judged('differs', 'expectation', 'must')],
      false,
      'failed',
    ],
    ['is skipped without a call', [], false, 'skipped'],
    ['is skipped if it could not be judged', [judged('notComparable', 'expectation')], false, 'skipped'],
    ['waits for a person', [judged('waiting', 'expectation')], false, 'waiting'],
    [
      'is an error of the suite, even after an answer that conforms',
      [judged('ok'), judged('error', 'expectation')],
      false,
      'error',
    ],
    ['is omitted with its part', [judged('notComparable', 'expectation')], true, 'omitted'],
    [
      'fails although its part is said to be missing, if it answers wrongly',
      [judged('differs', 'answer', 'must')],
      true,
      'failed',
    ],
  ])('%s', (_, findings, omitted, result) => expect(toResult(findings, { omitted })).toBe(result));

  it('passes with a difference that is known', () => {
    const known: Judged = { verdict: 'differs', of: 'answer', differences: [{ severity: 'must', known: 'agreed' }] };
    expect(toResult([known])).toBe('passed');
  });
});

const known: KnownDifference = {
  call: 'getSchedule',
  at: '/courses/*/room',
  says: 'missing',
  reason: 'The rooms come in spring',
  owner: 'Registration',
  until: '2027-03-31',
};
const room = { call: 'getSchedule', at: '/courses/3/room', says: 'is required but missing' };

describe('a known difference', () => {
  it('is found at any index, by its call, place, words and day', () => {
    expect(findKnown(room, [known], '2027-03-31')).toBe(known);
    expect(findKnown(room, [known], '2027-04-01')).toBeUndefined();
    for (const other of [{ call: 'getMenu' }, { at: '/courses/3/hall' }, { says: 'must be string' }])
      expect(findKnown({ ...room, ...other }, [known], '2027-01-01')).toBeUndefined();
  });

  it('that no longer happens or is over is told, but not where its call had no answer', () => {
    const problems = (found: (typeof room)[], answered: string[], today: string) =>
      listKnownProblems([known], found, new Set(answered), today).map(({ problem }) => problem);
    expect(problems([room], ['getSchedule'], '2027-01-01')).toEqual([]);
    expect(problems([], ['getSchedule'], '2027-01-01')).toEqual(['gone']);
    expect(problems([], [], '2027-01-01')).toEqual([]);
    expect(problems([room], ['getSchedule'], '2027-04-01')).toEqual(['over']);
  });
});

describe('before a run', () => {
  it('an account is what its persona is', () => {
    const record = { programme: 'BSIT', admission: 20251, attempts: [] };
    const eligible = { records: [record] };
    const frozen = { records: [{ ...record, status: 'frozen' as const }] };
    expect(listAccountDifferences(eligible, { status: 'active', enrolled: true })).toEqual([]);
    expect(listAccountDifferences(eligible, { status: 'active', enrolled: false })).toEqual([
      'it is not enrolled in the current semester',
    ]);
    expect(listAccountDifferences(frozen, { status: 'active', enrolled: true })).toEqual([
      'its status is active, not frozen',
    ]);
    expect(listAccountDifferences(frozen, { status: 'frozen', enrolled: false })).toEqual([]);
  });

  it('the sign-in of some personas is to be refused', () => {
    expect([{}, { account: null }, { account: { status: 'legacy' as const } }].map(isRefusedAtSignIn)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('the clocks may differ by a minute', () => {
    const now = Date.parse('2026-11-26T06:00:00Z');
    const at = (seconds: number): boolean => checkClock(new Date(now + seconds * 1000).toUTCString(), now).ok;
    expect([at(0), at(60), at(-60), at(61), at(-61)]).toEqual([true, true, true, false, false]);
    expect(checkClock(null, now)).toMatchObject({ ok: false, remedy: 'Let the server or its proxy send it.' });
  });

  it('a check that does not hold stops the run, unless it is waived by name', () => {
    const checks: Check[] = [
      { name: 'clock', ok: false, says: '', remedy: '' },
      { name: 'cors', ok: true, says: '', remedy: '' },
    ];
    expect(listStopping(checks).map(({ name }) => name)).toEqual(['clock']);
    expect(listStopping(checks, ['clock'])).toEqual([]);
  });
});

describe('which sentence was verified', () => {
  const scenario = (id: string, ...codes: string[]) => ({
    id,
    steps: codes.map((code) => ({ call: 'registerCourse', expect: { code } })),
  });
  const met = (id: string, step: number, verdict: Finding['verdict']): Finding => ({
    call: 'registerCourse',
    scenario: id,
    step,
    of: 'expectation',
    verdict,
    differences: [],
  });
  const scenarios = [scenario('a.load', 'MSG-000004', 'MSG-000005'), scenario('a.enrolment', 'MSG-000001')];
  const clause = (name: string, findings: Finding[]) =>
    listVerifiedClauses(scenarios, findings).find((one) => one.clause === name)!;

  it('is every sentence of the regulation, in its order', () => {
    expect(listVerifiedClauses(scenarios, []).map((one) => one.clause)).toEqual(keysIn('regulation'));
  });

  it('is told by code: verified, failed, skipped, not played or shown by no scenario', () => {
    expect(clause('studyLoad', [met('a.load', 1, 'ok'), met('a.load', 2, 'notComparable')])).toMatchObject({
      verified: 'verified',
      codes: expect.arrayContaining([
        { code: 'MSG-000004', verified: 'verified', scenarios: ['a.load'] },
        { code: 'MSG-000005', verified: 'skipped', scenarios: ['a.load'] },
      ]) as unknown,
    });
    expect(clause('studyLoad', [met('a.load', 1, 'ok'), met('a.load', 2, 'differs')]).verified).toBe('failed');
    expect(clause('enrolment', []).verified).toBe('notPlayed');
    expect(clause('courseLife', []).verified).toBe('unverified');
  });
});

describe('a run to hand on', () => {
  const finding = (at: string, severity: 'must' | 'note'): Finding => ({
    call: 'getSchedule',
    scenario: 'schedule.week',
    step: 2,
    of: 'answer',
    verdict: 'differs',
    differences: [{ at, says: 'is required but missing', severity }],
  });
  const reportOf = (findings: Finding[], ...knownDifferences: KnownDifference[]): Report =>
    createReport(
      { base: 'https://api.example', simulator: false, changing: false, known: knownDifferences, today: '2027-01-01' },
      { findings, notPlayed: [], lacking: new Set(['dashboard']) },
    );
  const run = (report: Report, findings: Finding[] = []): HandedRun => ({
    name: 'Trial <1>',
    at: '2027-01-01T08:00:00.000Z',
    report,
    scenarios: { all: 300, played: 300 },
    checks: [],
    clauses: listVerifiedClauses([], []),
    findings,
    stepOf: () => ({ does: 'The student asks for the week.', codes: ['MSG-000004'] }),
  });
  const exchange: Exchange = {
    method: 'GET',
    address: 'https://api.example/api/student/Schedule/GetSchedule?StudFacultyCode=1',
    headers: { 'accept-language': 'en' },
    userName: 'eligible',
    body: null,
    status: 200,
    answerHeaders: { 'cache-control': 'no-store' },
    answer: '{"courses":[{"code":"<b>"}]}',
  };

  it('the page names what to mend: severity, call, place, contract, rule, request and answer, and escapes them', () => {
    const schema = '#/components/schemas/ScheduleCourse';
    const one = finding('/courses/0/room', 'must');
    const findings = [{ ...one, exchange, differences: one.differences.map((each) => ({ ...each, schema })) }];
    const html = toHtml(run(reportOf(findings), findings));
    const mend = html.slice(html.indexOf('<h2 id="mend">'), html.indexOf('<h2 id="notes">'));
    expect(mend).toContain('<strong class="must">must</strong> getSchedule <code>/courses/*/room</code> is required');
    expect(mend).toContain(`openapi.yaml${schema}</code></summary><pre>type: object\n`);
    expect(mend).toContain('  - { call: getSchedule, at: &#34;/courses/*/room&#34;, reason: …');
    expect(mend).toContain(`Rule: <strong>${getText('regulation', 'studyLoad.title').en}</strong>`);
    expect(mend).toContain('cache-control: no-store');
    expect(mend).toContain('Step of the scenario: The student asks for the week. <small>schedule.week, step 2</small>');
    expect(mend).toContain('&#60;b&#62;');
    expect(mend).toContain('GetSchedule?StudFacultyCode=1&#39; \\\n  -H &#34;Authorization: Bearer $TOKEN&#34;');
    expect(html).not.toMatch(/<b>|Trial <1>/);
    expect(toHtml(run(reportOf([])))).toContain('Nothing failed.');
  });

  it('an exchange hides secrets, and in quiet mode everything personal', () => {
    const answer = { status: 200, headers: new Headers({ 'content-type': 'application/json' }), text: '' };
    const sent = {
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"userName":"a","password":"b"}',
    };
    const text = '{"idToken":"secret","name":"Fatima"}';
    const open = toExchange(
      'https://a.example/x?Token=secret&Page=2',
      sent,
      { ...answer, text },
      { quiet: false, userName: 'eligible' },
    );
    expect(open).toEqual({
      method: 'POST',
      address: 'https://a.example/x?Token=•••&Page=2',
      headers: { 'content-type': 'application/json' },
      userName: 'eligible',
      body: '{"userName":"a","password":"•••"}',
      status: 200,
      answerHeaders: { 'content-type': 'application/json' },
      answer: '{"idToken":"•••","name":"Fatima"}',
    });
    expect(toExchange('https://a.example/x', sent, { ...answer, text }, { quiet: true })).toMatchObject({
      body: null,
      answer: '',
    });
  });

  it('JUnit counts as the report does', () => {
    const report = reportOf([finding('/courses/0/room', 'must')]);
    const xml = toJUnit(run(report));
    expect(xml).toContain(`tests="${report.calls.length}" failures="1" errors="0"`);
    expect(xml).toContain('<failure message="must /courses/0/room is required but missing">');
    expect(xml.match(/<skipped /g)).toHaveLength(report.totals.skipped + report.totals.omitted + report.totals.waiting);
    expect(report.calls.find(({ call }) => call === 'getDashboard')).toMatchObject({
      result: 'omitted',
      why: ['the API lacks the optional part dashboard'],
    });
  });

  it('says of a difference which bad input was sent, and knows it by that', () => {
    const bad: Finding = {
      ...finding('status', 'must'),
      differences: [{ at: 'status', says: 'expected 401, got 200', severity: 'must', sent: 'without a token' }],
    };
    const report = reportOf([bad]);
    const line = 'status  expected 401, got 200 (sent: without a token)';
    expect(formatTable(report)).toContain(`must  ${line}`);
    expect(formatChange(reportOf([]), report)).toContain(`new   getSchedule  ${line}`);
    for (const file of [toHtml(run(report)), toJUnit(run(report))])
      expect(file).toContain('expected 401, got 200 (sent: without a token)');
    const resultWith = (says: string) =>
      reportOf([bad], { ...known, at: 'status', says }).calls.find(({ call }) => call === 'getSchedule')?.result;
    expect([resultWith('without a token'), resultWith('malformed')]).toEqual(['passed', 'failed']);
  });

  it('the statement says that an API conforms only without a failure, and names its known differences', () => {
    expect(toStatement(run(reportOf([finding('/courses/0/room', 'must')])))).toContain('does not conform');
    const passed = toStatement(run(reportOf([finding('/courses/0/room', 'must')], known)));
    expect(passed).toMatch(/>conforms<\/strong> to contract/);
    expect(passed).toContain('getSchedule /courses/0/room: The rooms come in spring');
    expect(passed).toContain('in the calls that were judged: 1 of');
    const over = { ...known, until: '2026-12-31' };
    expect(toStatement(run(reportOf([finding('/extra', 'note')], over)))).toContain('does not conform');
    expect(toStatement(run(reportOf([])))).toContain('does not conform');
    const part = { ...run(reportOf([])), scenarios: { all: 300, played: 2 } };
    expect(toStatement(part)).toContain('2 of 300 scenarios');
    expect(toStatement(run(reportOf([])))).not.toContain('Only a part');
  });

  it('compares with an earlier one by call and place, at any index', () => {
    const [before, after] = [
      reportOf([finding('/courses/0/room', 'must'), finding('/name', 'must'), finding('/extra', 'note')]),
      reportOf([finding('/courses/7/room', 'must'), finding('/code', 'must')]),
    ];
    expect(formatChange(before, after).split('\n')).toEqual([
      'Since the earlier report: 1 new, 1 gone.',
      '  new   getSchedule  /code  is required but missing',
      '  gone  getSchedule  /name  is required but missing',
    ]);
  });

  it('one fault with other values is told once, and compared without them', () => {
    const wrong = (value: string): Finding => ({
      ...finding('/total', 'must'),
      differences: [{ at: '/total', says: `must be integer, got ${value}`, severity: 'must' }],
    });
    const [before, after] = [reportOf([wrong('"1.0"'), wrong('"2.0"')]), reportOf([wrong('"3.0"')])];
    expect(formatTable(before)).toContain('/total  must be integer, got "1.0"  (schedule.week step 2 and 1 more)');
    expect(toHtml(run(before))).toContain('1 finding in 1 call');
    expect(formatChange(before, after)).toBe('Since the earlier report: 0 new, 0 gone.');
    expect(toStatement(run(before))).toContain('getSchedule <small>/total must be integer</small>');
  });

  it('names the accounts that would let more be judged', () => {
    const lacking = (why: string): Finding => ({
      ...finding('/', 'note'),
      of: 'expectation',
      verdict: 'notComparable',
      differences: [],
      why: `no account was given for ${why}`,
    });
    const report = reportOf([lacking('fullWeek'), lacking('eligible'), { ...lacking('fullWeek'), call: 'getMenu' }]);
    const line = 'Accounts that would let more be judged: fullWeek (2 calls), eligible (1 call).';
    expect(formatTable(report)).toContain(line);
    expect(toHtml(run(report))).toContain(line);
    expect(formatTable(reportOf([]))).not.toContain('Accounts that');
  });

  it('a curl command has no token of its own, and survives quotes', () => {
    const post = { ...exchange, method: 'POST', headers: {}, body: `{"reason":"it's"}` };
    expect(toCurl(post)).toBe(
      `curl -i -X POST '${exchange.address}' \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d '{"reason":"it'\\''s"}'`,
    );
  });

  it('a curl command sends the texts and the files of a form', () => {
    const body = new FormData();
    body.append('reason', '@home; "today"');
    body.append('password', 'b');
    body.append('letter', new File(['%PDF'], "bank's letter.pdf", { type: 'application/pdf' }));
    const answer = { status: 200, headers: new Headers(), text: '' };
    const open = toExchange('https://a.example/x', { method: 'POST', headers: {}, body }, answer, { quiet: false });
    expect(toCurl(open)).toBe(
      [
        `curl -i -X POST 'https://a.example/x'`,
        `--form-string 'reason=@home; "today"'`,
        `--form-string 'password=•••'`,
        `-F 'letter=@"bank'\\''s letter.pdf";type=application/pdf'`,
      ].join(' \\\n  '),
    );
    const quiet = toExchange('https://a.example/x', { method: 'POST', headers: {}, body }, answer, { quiet: true });
    expect(toCurl(quiet)).toBe(`curl -i -X POST 'https://a.example/x'`);
  });

  it('as JSON fits its own schema', () => {
    const validate = new Ajv({ strict: false, allErrors: true, formats: { 'date-time': true } }).compile(
      reportSchema(),
    );
    const found = [finding('/courses/0/room', 'must')];
    expect(validate(JSON.parse(toJson(run(reportOf(found, { ...known, until: '2026-12-31' }), found))))).toBe(true);
    expect(validate({ ...(JSON.parse(toJson(run(reportOf([])))) as object), score: 'all' })).toBe(false);
  });
});

describe('a test plan', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sis-plan-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string, env: NodeJS.ProcessEnv = {}) => {
    const file = join(folder, 'plan.yaml');
    writeFileSync(file, text);
    return readTestPlan(file, env);
  };
  const accounts = 'accounts: { eligible: { userName: a, password: $SECRET } }';

  it('is read from one file, with its passwords from the environment', () => {
    expect(read(`name: Trial\nbaseUrl: https://api.example/\n${accounts}`, { SECRET: 'b' })).toEqual({
      name: 'Trial',
      baseUrl: 'https://api.example',
      accounts: { eligible: { userName: 'a', password: 'b' } },
    });
  });

  it('asks for bad input as usual, or for so many of a call', () => {
    const asked = (badInput: string) =>
      toBadInput(read(`name: T\nbaseUrl: https://a.example\nbadInput: ${badInput}\n${accounts}`, { SECRET: 'b' }));
    expect(['true', '{ perCall: 5 }', 'false'].map(asked)).toEqual([{ perCall: 20 }, { perCall: 5 }, undefined]);
    expect(() => asked('{ perCall: 0 }')).toThrow('badInput');
  });

  it.each([
    ['a name that is missing', `baseUrl: https://api.example\n${accounts}`, "must have required property 'name'"],
    ['no address', `name: T\nbaseUrl: api.example\n${accounts}`, 'baseUrl: must match pattern'],
    ['a password that is not set', `name: T\nbaseUrl: https://a.example\n${accounts}`, 'variable SECRET is not set'],
    [
      'a persona that nobody knows',
      'name: T\nbaseUrl: https://a.example\naccounts: { eligibel: { userName: a, password: b } }',
      'there is no persona eligibel. Did you mean eligible?',
    ],
    [
      'a part that the contract lacks',
      `name: T\nbaseUrl: https://a.example\nnotOffered: [parking]\n${accounts}`,
      'there is no optional part',
    ],
    [
      'a known difference without an end',
      `name: T\nbaseUrl: https://a.example\nknownDifferences: [{ call: getMenu, reason: r, owner: o }]\n${accounts}`,
      "must have required property 'until'",
    ],
    [
      'an entry that is none',
      `name: T\nbaseUrl: https://a.example\nverbose: true\n${accounts}`,
      'unknown field verbose',
    ],
  ])('with %s is refused by name', (_, text, says) => expect(() => read(text)).toThrow(says));
});
