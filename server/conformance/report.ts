import { contract } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import {
  isChanging,
  noAccountFor,
  operations,
  partOf,
  type ConformanceOptions,
  type Finding,
  type PlayedConformance,
} from './conformance.ts';
import { atAnyIndex, formatDifference, formatFault } from './judge.ts';
import { findKnown, listKnownProblems, type KnownDifference, type KnownProblem } from './known-differences.ts';
import { counts, toResult, type Result } from './results.ts';

/**
 * The report of one operation. `fitting`: how many of its `answers` conform, apart from notes and known differences.
 * `met`: how many of its `expectations` are met. `result`: see results.ts.
 */
type CallReport = Schema<'ConformanceReport'>['calls'][number];

/**
 * The report of a run. `totals` has the numbers of operations by result, of responses, of differences, and of the
 * expectations that could be compared.
 */
export type Report = Pick<
  Schema<'ConformanceRun'>,
  'baseUrl' | 'contract' | 'simulator' | 'changing' | 'totals' | 'score'
> &
  Pick<Schema<'ConformanceReport'>, 'calls' | 'notPlayed'> & { knownProblems: KnownProblem[] };

type ReportOptions = Pick<ConformanceOptions, 'base' | 'simulator' | 'changing' | 'notOffered'> & {
  known?: readonly KnownDifference[];
  /** The day of the run, YYYY-MM-DD in UTC. Known differences whose last day is earlier have expired. */
  today?: string;
};

/** Groups the findings by operation, in the contract's order. */
export function createReport(
  { base, simulator, changing, notOffered = [], known = [], today = '' }: ReportOptions,
  { findings, notPlayed, lacking }: PlayedConformance,
): Report {
  const absent = new Set([...notOffered, ...lacking]);
  const calls = [...operations.values()]
    .filter(({ tag }) => simulator || tag !== 'simulator')
    .map((operation): CallReport => {
      const of = findings
        .filter(({ call }) => call === operation.id)
        .map((finding) => ({
          ...finding,
          differences: finding.differences.map((difference) => {
            const says = formatDifference(difference);
            const expected = findKnown({ call: operation.id, at: difference.at, says }, known, today);
            return expected ? { ...difference, known: expected.reason } : difference;
          }),
        }));
      const answers = of.filter((finding) => finding.of === 'answer');
      const expectations = of.filter((finding) => finding.of === 'expectation');
      const part = partOf(operation);
      const omitted = part !== undefined && absent.has(part);
      const notMade =
        isChanging(operation) && !changing ? 'it changes data: add --changing' : 'no played scenario calls it';
      const fits = ({ differences }: Finding): boolean => !differences.some(counts);
      return {
        call: operation.id,
        result: toResult(of, { omitted }),
        fitting: answers.filter(fits).length,
        answers: answers.length,
        met: expectations.filter((finding) => finding.verdict === 'ok').length,
        notComparable: expectations.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'differs').length,
        expectations: expectations.length,
        why: omitted
          ? [`the API lacks the optional part ${part}`]
          : of.length
            ? [...new Set(of.flatMap(({ why }) => why ?? []))]
            : [notMade],
        differences: of.flatMap(({ scenario, step, differences }) =>
          differences.map((difference) => ({ scenario, step, ...difference })),
        ),
      };
    });
  const count = (result: Result): number => calls.filter((one) => one.result === result).length;
  const sum = (of: (report: CallReport) => number): number => calls.reduce((total, report) => total + of(report), 0);
  const [passed, failed] = [count('passed'), count('failed')];
  return {
    baseUrl: base,
    contract: contract.info.version,
    simulator,
    changing,
    calls,
    notPlayed,
    knownProblems: listKnownProblems(
      known,
      calls.flatMap(({ call, differences }) =>
        differences.map((one) => ({ call, at: one.at, says: formatDifference(one) })),
      ),
      new Set(calls.filter(({ answers }) => answers > 0).map(({ call }) => call)),
      today,
    ),
    // The score is rounded down, so that 100 means that all judged calls passed.
    score: passed + failed ? Math.floor((100 * passed) / (passed + failed)) : null,
    totals: {
      passed,
      failed,
      skipped: count('skipped'),
      omitted: count('omitted'),
      error: count('error'),
      waiting: count('waiting'),
      answers: sum((one) => one.answers),
      differences: sum((one) => one.differences.length),
      expectations: sum((one) => one.expectations - one.notComparable),
      met: sum((one) => one.met),
      incomparable: sum((one) => one.notComparable),
    },
  };
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/**
 * Formats differences. Those that `atAnyIndex` and `formatFault` make equal are printed once, with the first place and
 * the number of the others.
 */
function differenceLines(differences: CallReport['differences']): string[] {
  const labelOf = (one: CallReport['differences'][number]): string =>
    `${one.known === undefined ? one.severity : 'known'}  ${atAnyIndex(one.at)}`;
  const groups = Map.groupBy(differences, (one) => `${labelOf(one)} ${formatFault(one)}`);
  return [...groups.values()].map(
    ([first, ...rest]) =>
      `    ${labelOf(first!)}  ${formatDifference(first!)}  (${first!.scenario} step ${first!.step}${rest.length ? ` and ${rest.length} more` : ''})`,
  );
}

/**
 * The personas for which the plan has no account, with the number of calls that have a step left out for that reason;
 * the largest number first.
 */
export function listMissingAccounts({ calls }: Pick<Report, 'calls'>): { persona: string; calls: number }[] {
  const reasons = calls.flatMap(({ why }) => why.filter((one) => one.startsWith(noAccountFor)));
  return [...Map.groupBy(reasons, (one) => one.slice(noAccountFor.length))]
    .map(([persona, { length }]) => ({ persona, calls: length }))
    .sort((one, other) => other.calls - one.calls);
}

/** Formats the accounts to add to a plan; an empty text if none is missing. */
export function formatMissingAccounts(report: Pick<Report, 'calls'>): string {
  const missing = listMissingAccounts(report);
  const most = missing.slice(0, 12).map(({ persona, calls }) => `${persona} (${plural(calls, 'call')})`);
  const rest = missing.length - most.length;
  return missing.length
    ? `Accounts that would let more be judged: ${most.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
    : '';
}

const problems: Record<KnownProblem['problem'], string> = {
  gone: 'no longer happens: remove it',
  over: 'is past its last day: mend it, or give it a later day',
};

/** Formats a known difference that no longer occurs or is past its date, with the remedy. */
export const formatKnownProblem = ({ known, problem }: KnownProblem): string =>
  `known difference of ${known.call}${known.at === undefined ? '' : ` at ${known.at}`} (${known.owner}, until ${known.until}) ${problems[problem]}`;

/** Lists the failures that appeared or disappeared since an earlier report, by call and place. */
export function formatChange(before: Pick<Report, 'calls'>, after: Pick<Report, 'calls'>): string {
  const failuresOf = ({ calls }: Pick<Report, 'calls'>): Set<string> =>
    new Set(
      calls.flatMap(({ call, differences }) =>
        differences.filter(counts).map((one) => `${call}  ${atAnyIndex(one.at)}  ${formatFault(one)}`),
      ),
    );
  const [then, now] = [failuresOf(before), failuresOf(after)];
  const fresh = [...now].filter((one) => !then.has(one));
  const gone = [...then].filter((one) => !now.has(one));
  return [
    `Since the earlier report: ${fresh.length} new, ${gone.length} gone.`,
    ...fresh.map((one) => `  new   ${one}`),
    ...gone.map((one) => `  gone  ${one}`),
  ].join('\n');
}

/**
 * Formats the report as text: a line for each operation, its differences below it, the totals last. Expectations that
 * cannot be compared are counted separately, not as failures.
 */
export function formatTable(report: Report): string {
  const { baseUrl, contract: version, simulator, changing, calls, totals, score, notPlayed, knownProblems } = report;
  const missing = formatMissingAccounts(report);
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.flatMap(
    ({ call, result, fitting, answers, met, notComparable, expectations, why, differences }) => {
      const compared = expectations - notComparable;
      const figures = [
        ...(answers ? [`${fitting} of ${plural(answers, 'response')} conform`] : []),
        ...(compared ? [`${met} of ${plural(compared, 'expectation')} met`] : []),
        ...(notComparable ? [`${plural(notComparable, 'expectation')} not compared`] : []),
      ];
      const reasons = result === 'passed' || result === 'failed' ? [] : why.slice(0, 2);
      return [
        `${(result === 'failed' ? 'FAILED' : result).padEnd(8)} ${call.padEnd(width)}  ${[...figures, ...reasons].join('; ')}`,
        ...differenceLines(differences),
      ];
    },
  );
  const mode = `${simulator ? 'a simulator, each scenario in its own sandbox' : 'no set-up on the server'}, ${changing ? 'reads and changes data' : 'reads only'}`;
  const others = (['skipped', 'omitted', 'waiting', 'error'] as const).map((one) => `${totals[one]} ${one}`).join(', ');
  return [
    `Contract ${version} against ${baseUrl}: ${mode}`,
    '',
    ...lines,
    '',
    ...notPlayed.map(({ scenario, why }) => `not played: ${scenario}: ${why}`),
    ...knownProblems.map(formatKnownProblem),
    ...(notPlayed.length || knownProblems.length ? [''] : []),
    `Score ${score === null ? 'none' : `${score} %`}: of ${plural(totals.passed + totals.failed, 'judged call')}, ${totals.passed} passed and ${totals.failed} failed (${plural(totals.answers, 'response')}, ${plural(totals.differences, 'difference')}).`,
    `Expectations of the scenarios: ${totals.met} of ${totals.expectations} met.${totals.incomparable ? ` ${totals.incomparable} not compared, because they need students, dates or an agenda that this server does not have. They do not lower the score.` : ''}`,
    `Not judged: ${others}.`,
    ...(missing ? [missing] : []),
    '',
  ].join('\n');
}
