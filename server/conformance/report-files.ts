import { escapeHtml } from '../http/html.ts';
import type { Check } from './readiness.ts';
import { formatKnownProblem, type Report } from './report.ts';
import { counts, resultsInOrder } from './results.ts';
import type { VerifiedClause } from './verified-clauses.ts';

/** A run as files to hand on: a page that needs no server, JUnit XML, and a statement of conformance. */

/** A run with its name, its time and what it verified. */
export type HandedRun = {
  name: string;
  /** The day and time of the run in ISO 8601, by the machine's clock. */
  at: string;
  report: Report;
  checks: readonly Check[];
  clauses: readonly VerifiedClause[];
  /** Method and path in the contract of each operation. */
  pathOf: (call: string) => string;
};

type CallReport = Report['calls'][number];
type Difference = CallReport['differences'][number];

/** A curl command that repeats a call. The reader sets $TOKEN and, for a call of a record, $RECORD. */
export const toCurl = (baseUrl: string, methodAndPath: string): string => {
  const [method = 'GET', path = ''] = methodAndPath.split(' ');
  return `curl${method === 'GET' ? '' : ` -X ${method}`} -H "Authorization: Bearer $TOKEN" "${baseUrl}${path}?StudFacultyCode=$RECORD"`;
};

const differenceItem = ({ at, says, severity, known, scenario, step }: Difference): string =>
  `<li><strong class="${known === undefined ? severity : 'known'}">${known === undefined ? severity : 'known'}</strong> <code>${escapeHtml(at)}</code> ${escapeHtml(says)} <small>${escapeHtml(scenario)}, step ${step}${known === undefined ? '' : `; known: ${escapeHtml(known)}`}</small></li>`;

const mostShown = 40;

function callPart(run: HandedRun, one: CallReport): string {
  const { call, result, fitting, answers, met, expectations, notComparable, why, differences } = one;
  const methodAndPath = run.pathOf(call);
  const figures = [
    ...(answers ? [`${fitting} of ${answers} answers conform`] : []),
    ...(expectations > notComparable ? [`${met} of ${expectations - notComparable} expectations met`] : []),
    ...(result === 'passed' || result === 'failed' ? [] : why.slice(0, 3)),
  ].join('; ');
  const more = differences.length - mostShown;
  const items = differences.slice(0, mostShown).map(differenceItem).join('');
  const again = differences.some(counts)
    ? `<p>Do it again: <code>${escapeHtml(toCurl(run.report.baseUrl, methodAndPath))}</code></p>`
    : '';
  return `<details${result === 'failed' ? ' open' : ''}><summary><strong class="${result}">${result}</strong> ${escapeHtml(call)} <small>${escapeHtml(methodAndPath)} · ${escapeHtml(figures)}</small></summary><ul>${items}${more > 0 ? `<li>${more} more</li>` : ''}</ul>${again}</details>`;
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
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1b2325}summary{cursor:pointer;padding:.35rem 0;overflow-wrap:anywhere}details{border-block-end:1px solid #d5dbdc}small{color:#56646a}code{font-size:.9em;overflow-wrap:anywhere}.failed,.must,.error{color:#a3261a}.should,.waiting,.skipped,.notPlayed,.unverified{color:#7a5200}.passed,.verified{color:#0b5d3b}.known,.omitted,.note{color:#56646a}';

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body>
${body}
</body></html>
`;

/** The whole run as one page: what failed first, then every call, every clause of the regulation and the checks. */
export function toHtml(run: HandedRun): string {
  const { name, at, report, checks, clauses } = run;
  const { totals, score } = report;
  const calls = [...report.calls].sort(
    (one, other) => resultsInOrder.indexOf(one.result) - resultsInOrder.indexOf(other.result),
  );
  return page(
    name,
    [
      `<h1>${escapeHtml(name)}</h1>`,
      `<p>${escapeHtml(report.baseUrl)} against contract ${report.contract}, ${escapeHtml(at)}. Score ${score === null ? 'none' : `${score} %`}: ${resultsInOrder.map((one) => `${totals[one]} ${one}`).join(', ')}.</p>`,
      '<p><strong class="must">must</strong>: the page breaks, or money, rights or privacy are wrong. <strong class="should">should</strong>: the page copes. <strong class="note">note</strong>: nothing is lost, and no call fails by it.</p>',
      ...(report.knownProblems.length
        ? [`<ul>${report.knownProblems.map((one) => `<li>${escapeHtml(formatKnownProblem(one))}</li>`).join('')}</ul>`]
        : []),
      '<h2>Calls</h2>',
      ...calls.map((one) => callPart(run, one)),
      '<h2>Sentences of the regulation</h2>',
      ...clauses.map(clausePart),
      '<h2>Checked before the run</h2>',
      `<ul>${checks.map(({ name: check, ok, says, remedy }) => `<li><strong class="${ok ? 'passed' : 'failed'}">${check}</strong> ${escapeHtml(says)} ${escapeHtml(remedy)}</li>`).join('')}</ul>`,
      ...(report.notPlayed.length
        ? [
            '<h2>Not played</h2>',
            `<ul>${report.notPlayed.map(({ scenario, why }) => `<li><code>${escapeHtml(scenario)}</code> ${escapeHtml(why)}</li>`).join('')}</ul>`,
          ]
        : []),
    ].join('\n'),
  );
}

/** The run as JUnit XML: a test case for each call, as programs of continuous integration read it. */
export function toJUnit({ name, report }: HandedRun): string {
  const { calls, totals } = report;
  const judged = (one: CallReport): string => {
    const said = one.differences
      .filter(counts)
      .map(({ at, says, severity }) => `${severity} ${at} ${says}`)
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
export function toStatement({ name, at, report, clauses }: HandedRun): string {
  const { baseUrl, contract, totals, calls } = report;
  const conforms = totals.passed > 0 && totals.failed === 0 && totals.error === 0 && report.knownProblems.length === 0;
  const exceptions = calls.filter(({ result }) => result !== 'passed');
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
      `<p>On ${escapeHtml(at.slice(0, 10))} the API at ${escapeHtml(baseUrl)} <strong class="${conforms ? 'passed' : 'failed'}">${conforms ? 'conforms' : 'does not conform'}</strong> to contract ${contract} in the calls that were judged: ${totals.passed + totals.failed} of ${calls.length}.</p>`,
      `<p>${totals.passed} passed and ${totals.failed} failed. ${verified.length} of ${clauses.length} sentences of the regulation were verified.</p>`,
      `<h2>${exceptions.length ? 'Calls that did not pass' : 'Every call passed'}</h2>`,
      `<ul>${exceptions.map(({ call, result, why }) => `<li><strong class="${result}">${result}</strong> ${escapeHtml(call)} <small>${escapeHtml(why.slice(0, 2).join('; '))}</small></li>`).join('')}</ul>`,
      ...(known.length
        ? [
            '<h2>Known differences</h2>',
            `<ul>${[...new Set(known)].map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
          ]
        : []),
      `<p>Run: ${escapeHtml(name)}. A statement is about this day alone.</p>`,
    ].join('\n'),
  );
}
