import type { MessageCode } from '../codes.ts';
import { contract } from '../http/contract.ts';
import { escapeHtml } from '../http/html.ts';
import { operations, type Finding } from './conformance.ts';
import { formatContractPart, toOperationPointer } from './contract-pointer.ts';
import { toCurl } from './exchange.ts';
import { atAnyIndex, formatDifference, formatFault } from './judge.ts';
import type { Check } from './readiness.ts';
import { formatKnownProblem, formatMissingAccounts, type Report } from './report.ts';
import { counts, resultsInOrder, severitiesInOrder } from './results.ts';
import type { VerifiedClause } from './verified-clauses.ts';

/**
 * A run as files for other people and programs: a self-contained HTML page, JUnit XML and a statement of conformance.
 */

/** A step of a scenario: its English description and the message codes that it expects. */
export type StepText = { does: string; codes: MessageCode[] };

/** A run with its name, its time and the verified clauses of the regulation. */
export type HandedRun = {
  name: string;
  /** The day and time at which the run started, in ISO 8601 (UTC), by the machine's clock. */
  at: string;
  report: Report;
  /** The numbers of all scenarios of the product and of those that were played. */
  scenarios: { all: number; played: number };
  checks: readonly Check[];
  clauses: readonly VerifiedClause[];
  findings: readonly Finding[];
  /** Finds a step of a scenario; undefined if the product does not have it. */
  stepOf: (scenario: string, step: number) => StepText | undefined;
};

type CallReport = Report['calls'][number];
type Difference = CallReport['differences'][number];

const methodAndPath = (call: string): string => {
  const operation = operations.get(call);
  return operation ? `${operation.method} ${operation.path}` : call;
};

/** HTML of the sentences of the regulation that the codes of a step apply. */
function sentences({ clauses }: HandedRun, codes: readonly MessageCode[]): string {
  const applied = clauses.filter((clause) => clause.codes.some(({ code }) => codes.includes(code)));
  return applied
    .map(({ title, text }) => `<p>Rule: <strong>${escapeHtml(title)}</strong> ${escapeHtml(text)}</p>`)
    .join('');
}

/** JSON with line breaks. Other texts, such as truncated JSON, are returned unchanged. */
function toReadable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function exchangePart(exchange: Finding['exchange']): string {
  if (!exchange) return '';
  const { method, address, body, userName, status, answerHeaders, answer } = exchange;
  const sent = [`${method} ${address}`, ...(body === null ? [] : ['', toReadable(body)])];
  const headers = Object.entries(answerHeaders).map(([name, value]) => `${name}: ${value}`);
  return `<p>Request${userName === null ? ', without a token' : ` as ${escapeHtml(userName)}`}</p><pre>${escapeHtml(sent.join('\n'))}</pre><p>Answer</p><pre>${escapeHtml([status, ...headers, '', toReadable(answer)].join('\n'))}</pre><p>Do it again</p><pre>${escapeHtml(toCurl(exchange))}</pre>`;
}

const tag = ({ severity, known }: Difference): string =>
  `<strong class="${known === undefined ? severity : 'known'}">${known === undefined ? severity : 'known'}</strong>`;

const differenceText = (one: Difference): string =>
  `${tag(one)} <code>${escapeHtml(atAnyIndex(one.at))}</code> ${escapeHtml(formatDifference(one))}${one.known === undefined ? '' : ` <small>known: ${escapeHtml(one.known)}</small>`}`;

/** The exchange in which a difference was found; if there is none, the last exchange of its step. */
function findExchange({ findings }: HandedRun, { scenario, step, at, says, sent }: Difference): Finding['exchange'] {
  const ofStep = findings.filter((one) => one.scenario === scenario && one.step === step && one.exchange);
  const found = ofStep.find(({ differences }) =>
    differences.some((one) => one.at === at && one.says === says && one.sent === sent),
  );
  return (found ?? ofStep.at(-1))?.exchange;
}

type Failure = { call: string; first: Difference; places: Set<string> };

/**
 * The differences for which `accept` is true, the most severe first. Differences of a call that `atAnyIndex` and
 * `formatFault` make equal are one entry.
 */
function listDifferences({ report: { calls } }: HandedRun, accept: (one: Difference) => boolean): Failure[] {
  const failures = new Map<string, Failure>();
  for (const { call, differences } of calls)
    for (const one of differences.filter(accept)) {
      const key = `${call} ${atAnyIndex(one.at)} ${formatFault(one)}`;
      const failure = failures.get(key) ?? { call, first: one, places: new Set() };
      failure.places.add(`${one.scenario}, step ${one.step}`);
      failures.set(key, failure);
    }
  return [...failures.values()].sort(
    (one, other) => severitiesInOrder.indexOf(one.first.severity) - severitiesInOrder.indexOf(other.first.severity),
  );
}

/** The entry for a plan file that declares a difference as known until a date. */
const toPlanLine = (call: string, { at }: Difference): string =>
  `knownDifferences:\n  - { call: ${call}, at: ${JSON.stringify(atAnyIndex(at))}, reason: …, owner: …, until: YYYY-MM-DD }`;

function contractPart(pointer: string): string {
  const name = `Contract: <code>openapi.yaml${escapeHtml(pointer)}</code>`;
  const part = formatContractPart(pointer);
  return part === undefined
    ? `<p>${name}</p>`
    : `<details><summary>${name}</summary><pre>${escapeHtml(part)}</pre></details>`;
}

function failurePart(run: HandedRun, { call, first, places }: Failure): string {
  const step = run.stepOf(first.scenario, first.step);
  const operation = operations.get(call);
  const pointer = first.schema ?? (operation && toOperationPointer(operation));
  return `<li><details><summary>${tag(first)} ${escapeHtml(call)} <code>${escapeHtml(atAnyIndex(first.at))}</code> ${escapeHtml(formatDifference(first))} <small>${escapeHtml(methodAndPath(call))}</small></summary>
${pointer === undefined ? '' : contractPart(pointer)}${sentences(run, step?.codes ?? [])}
<p>${step ? `Step of the scenario: ${escapeHtml(step.does)} ` : ''}<small>${[...places].slice(0, 5).map(escapeHtml).join('; ')}${places.size > 5 ? `; ${places.size - 5} more` : ''}</small></p>
${exchangePart(findExchange(run, first))}${first.known === undefined && counts(first) ? `<p>Accept it for a while, in the plan</p><pre>${escapeHtml(toPlanLine(call, first))}</pre>` : ''}</details></li>`;
}

/** HTML of the requests of one call by scenario and step, with the differences of each. */
function callPart(
  run: HandedRun,
  { call, result, fitting, answers, met, expectations, notComparable, why, differences }: CallReport,
): string {
  const figures = [
    methodAndPath(call),
    ...(answers ? [`${fitting} of ${answers} answers conform`] : []),
    ...(expectations > notComparable ? [`${met} of ${expectations - notComparable} expectations met`] : []),
    ...(result === 'passed' || result === 'failed' ? [] : why.slice(0, 3)),
  ].join(' · ');
  const steps = run.findings
    .filter((one) => one.call === call && one.exchange)
    .map(({ scenario, step, exchange }) => {
      const here = differences.filter((one) => one.scenario === scenario && one.step === step);
      const worst = here.some(counts) ? 'failed' : 'passed';
      return `<details><summary><strong class="${worst}">${worst}</strong> ${escapeHtml(scenario)}, step ${step} <small>${escapeHtml(run.stepOf(scenario, step)?.does ?? '')}</small></summary>${here.map((one) => `<p>${differenceText(one)}</p>`).join('')}${exchangePart(exchange)}</details>`;
    });
  return `<details><summary><strong class="${result}">${result}</strong> ${escapeHtml(call)} <small>${escapeHtml(figures)}</small></summary>${steps.join('\n') || '<p>No request was sent.</p>'}</details>`;
}

function clausePart({ title, text, verified, codes }: VerifiedClause): string {
  const rows = codes
    .map(
      (one) =>
        `<li><strong class="${one.verified}">${one.verified}</strong> <code>${one.code}</code> <small>${escapeHtml(one.scenarios.slice(0, 5).join(', ')) || 'no scenario shows it'}</small></li>`,
    )
    .join('');
  return `<details><summary><strong class="${verified}">${verified}</strong> ${escapeHtml(title)} <small>${escapeHtml(text)}</small></summary><ul>${rows || '<li>No code applies it.</li>'}</ul></details>`;
}

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:light-dark(#1b2325,#e3e8e9);background:light-dark(#fff,#12191b)}summary{cursor:pointer;padding:.35rem 0;overflow-wrap:anywhere}details{border-block-end:1px solid light-dark(#d5dbdc,#344045)}details details{margin-inline-start:1.5rem}small{color:light-dark(#56646a,#9fb0b5)}code{font-size:.9em;overflow-wrap:anywhere}pre{background:light-dark(#f2f5f5,#1d2629);padding:.75rem;border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem;max-height:24rem;overflow:auto}ol,ul{padding-inline-start:1.5rem}.failed,.must,.error{color:light-dark(#a3261a,#ff9d91)}.should,.waiting,.skipped,.notPlayed,.unverified{color:light-dark(#7a5200,#f0b95a)}.passed,.verified{color:light-dark(#0b5d3b,#6fd3a3)}.known,.omitted,.note{color:light-dark(#56646a,#9fb0b5)}';

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body>
${body}
</body></html>
`;

const list = (items: readonly string[]): string => `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

const legend = [
  '<strong class="must">must</strong>: the page breaks, or money, rights or privacy are wrong',
  '<strong class="should">should</strong>: the page copes',
  '<strong class="note">note</strong>: nothing is lost for the page, and no call fails by it',
  'A call is <em>passed</em> or <em>failed</em>; <em>skipped</em> if it could not be judged, for example because no played scenario makes it; <em>omitted</em> if it belongs to an optional part that the API lacks; <em>waiting</em> if a person has to act first; <em>error</em> for a fault of the check itself',
  'A sentence of the regulation is <em>verified</em> if a scenario showed at least one of its codes and none failed; <em>notPlayed</em> if its scenarios were not played; <em>unverified</em> if no scenario shows it',
  'Two things are judged: an <em>answer</em> against the contract, and an <em>expectation</em> of a scenario. On a server that is no simulator most expectations are only told, because its students, dates and agenda are others',
  '<code>$TOKEN</code> is <code>idToken</code> of the answer to userLogin. Passwords, tokens and codes are hidden as •••. A record code such as StudFacultyCode is that of the test account',
];

const sections = [
  ['mend', 'To mend'],
  ['notes', 'Notes'],
  ['calls', 'Every request, by call'],
  ['rules', 'Sentences of the regulation'],
  ['checks', 'Checked before the run'],
  ['legend', 'Words'],
] as const;
const heading = (id: (typeof sections)[number][0]): string =>
  `<h2 id="${id}">${sections.find(([name]) => name === id)![1]}</h2>`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The calls, the worst result first. */
const inOrder = (calls: readonly CallReport[]): CallReport[] =>
  calls.toSorted((one, other) => resultsInOrder.indexOf(one.result) - resultsInOrder.indexOf(other.result));

/** The differences of a failed call; those that `atAnyIndex` and `formatFault` make equal are listed once. */
const toFaults = (differences: readonly Difference[]): string[] => [
  ...new Set(differences.filter(counts).map((one) => `${atAnyIndex(one.at)} ${formatFault(one)}`)),
];

/** The whole run as an HTML page: the failures, all requests by call, the regulation and the checks before the run. */
export function toHtml(run: HandedRun): string {
  const { name, at, report, checks, clauses } = run;
  const { totals, score } = report;
  const failures = listDifferences(run, counts);
  const notes = listDifferences(run, (one) => !counts(one));
  const calls = inOrder(report.calls);
  const judged = totals.passed + totals.failed;
  const unmade = calls.filter(({ answers }) => !answers);
  const missing = formatMissingAccounts(report);
  const mend = [
    ...checks
      .filter(({ ok }) => !ok)
      .map(
        ({ name: check, says, remedy }) =>
          `<li><strong class="must">before the run</strong> ${check}: ${escapeHtml(says)} ${escapeHtml(remedy)}</li>`,
      ),
    ...report.knownProblems.map((one) => `<li>${escapeHtml(formatKnownProblem(one))}</li>`),
    ...failures.map((one) => failurePart(run, one)),
  ];
  return page(
    name,
    [
      `<h1>${escapeHtml(name)}</h1>`,
      `<p>${escapeHtml(report.baseUrl)} against contract ${report.contract}, ${escapeHtml(at)}, ${report.changing ? 'reading and changing' : 'only reading'}.</p>`,
      `<p><strong>${plural(failures.length, 'finding')} in ${plural(totals.failed, 'call')}</strong>. ${judged} of ${plural(calls.length, 'call')} could be judged${score === null ? '' : `; ${totals.passed} of them passed, which is ${score} %`}. Not judged: ${(['skipped', 'omitted', 'waiting', 'error'] as const).map((one) => `${totals[one]} ${one}`).join(', ')}.</p>`,
      ...(missing ? [`<p>${escapeHtml(missing)}</p>`] : []),
      `<p>${sections.map(([id, title]) => `<a href="#${id}">${title}</a>`).join(' · ')}</p>`,
      heading('mend'),
      mend.length ? `<ol>${mend.join('\n')}</ol>` : '<p>Nothing failed.</p>',
      heading('notes'),
      notes.length ? `<ul>${notes.map((one) => failurePart(run, one)).join('\n')}</ul>` : '<p>None.</p>',
      heading('calls'),
      ...calls.filter(({ answers }) => answers > 0).map((one) => callPart(run, one)),
      `<details><summary>${plural(unmade.length, 'call')} without a request</summary>${list(
        unmade.map(
          ({ call, result, why }) =>
            `<strong class="${result}">${result}</strong> ${escapeHtml(call)} <small>${escapeHtml(why.slice(0, 2).join('; '))}</small>`,
        ),
      )}</details>`,
      heading('rules'),
      ...clauses.map(clausePart),
      heading('checks'),
      list(
        checks.map(
          ({ name: check, ok, says, remedy }) =>
            `<strong class="${ok ? 'passed' : 'failed'}">${check}</strong> ${escapeHtml(says)} ${escapeHtml(remedy)}`,
        ),
      ),
      ...(report.notPlayed.length
        ? [
            '<h3>Scenarios that were not played</h3>',
            list(
              report.notPlayed.map(({ scenario, why }) => `<code>${escapeHtml(scenario)}</code> ${escapeHtml(why)}`),
            ),
          ]
        : []),
      heading('legend'),
      list(legend),
    ].join('\n'),
  );
}

/** The run as JUnit XML for continuous integration, with one test case for each call. */
export function toJUnit({ name, report }: HandedRun): string {
  const { calls, totals } = report;
  const judged = (one: CallReport): string => {
    const said = one.differences
      .filter(counts)
      .map((difference) => `${difference.severity} ${difference.at} ${formatDifference(difference)}`)
      .join('\n');
    if (one.result === 'failed')
      return `<failure message="${escapeHtml(said.split('\n')[0] ?? '')}">${escapeHtml(said)}</failure>`;
    if (one.result === 'error') return `<error message="${escapeHtml(one.why.join('; '))}"/>`;
    return one.result === 'passed' ? '' : `<skipped message="${escapeHtml([one.result, ...one.why].join(': '))}"/>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="${escapeHtml(name)}" tests="${calls.length}" failures="${totals.failed}" errors="${totals.error}" skipped="${totals.skipped + totals.omitted + totals.waiting}">
${calls.map((one) => `  <testcase classname="contract ${report.contract}" name="${one.call}">${judged(one)}</testcase>`).join('\n')}
</testsuite>
`;
}

/** The statement of conformance: what this API conforms to on this day, and every exception. */
export function toStatement({ name, at, report, scenarios, clauses }: HandedRun): string {
  const { baseUrl, totals, calls } = report;
  const conforms = totals.passed > 0 && totals.failed === 0 && totals.error === 0 && report.knownProblems.length === 0;
  const exceptions = inOrder(calls.filter(({ result }) => result !== 'passed'));
  const known = calls.flatMap(({ call, differences }) =>
    differences.flatMap(({ known: reason, at: where }) =>
      reason === undefined ? [] : [`${call} ${where}: ${reason}`],
    ),
  );
  const verified = clauses.filter((one) => one.verified === 'verified');
  return page(
    `Statement: ${name}`,
    [
      `<h1>Statement of conformance</h1>`,
      `<p>On ${escapeHtml(at.slice(0, 10))} the API at ${escapeHtml(baseUrl)} <strong class="${conforms ? 'passed' : 'failed'}">${conforms ? 'conforms' : 'does not conform'}</strong> to contract ${contract.info.version} in the calls that were judged: ${totals.passed + totals.failed} of ${calls.length}.</p>`,
      `<p>${totals.passed} passed and ${totals.failed} failed. ${verified.length} of ${clauses.length} sentences of the regulation were verified.</p>`,
      ...(scenarios.played < scenarios.all
        ? [
            `<p><strong class="failed">Only a part was played:</strong> ${scenarios.played} of ${scenarios.all} scenarios. The statement is about these alone.</p>`,
          ]
        : []),
      `<h2>${exceptions.length ? 'Calls that did not pass' : 'Every call passed'}</h2>`,
      list(
        exceptions.map(
          ({ call, result, why, differences }) =>
            `<strong class="${result}">${result}</strong> ${escapeHtml(call)} <small>${escapeHtml((result === 'failed' ? toFaults(differences) : why).slice(0, 2).join('; '))}</small>`,
        ),
      ),
      ...(known.length ? ['<h2>Known differences</h2>', list([...new Set(known)].map(escapeHtml))] : []),
      `<p>Run: ${escapeHtml(name)}. A statement is about this day alone.</p>`,
    ].join('\n'),
  );
}
