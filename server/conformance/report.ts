import { contract, listOperations } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import { isChanging, type ConformanceOptions, type PlayedConformance } from './conformance.ts';
import { atAnyIndex } from './judge.ts';

/**
 * The results of one operation of the contract. `fitting` of its `answers` conform, and `met` of its `expectations` are
 * met. Verdicts: ok if all responses conform and all comparable expectations are met; notComparable if it could not be
 * tested, for example without an account for the student; notCalled if no scenario run calls it.
 */
type CallReport = Schema<'ConformanceReport'>['calls'][number];
type Verdict = CallReport['verdict'];

/** The report of a run. `totals` has the numbers of operations by verdict, and of comparable expectations. */
export type Report = Pick<
  Schema<'ConformanceRun'>,
  'baseUrl' | 'contract' | 'simulator' | 'changing' | 'totals' | 'score'
> &
  Pick<Schema<'ConformanceReport'>, 'calls' | 'notPlayed'>;

const toVerdict = (of: PlayedConformance['findings']): Verdict => {
  if (of.some(({ verdict }) => verdict === 'differs')) return 'differs';
  if (of.some((finding) => finding.of === 'answer')) return 'ok';
  return of.length ? 'notComparable' : 'notCalled';
};

/** Groups the findings by operation, in the contract's order. */
export function createReport(
  { base, simulator, changing }: Pick<ConformanceOptions, 'base' | 'simulator' | 'changing'>,
  { findings, notPlayed }: PlayedConformance,
): Report {
  const calls = listOperations(contract)
    .filter(({ tag }) => simulator || tag !== 'simulator')
    .map((operation): CallReport => {
      const of = findings.filter(({ call }) => call === operation.id);
      const answers = of.filter((finding) => finding.of === 'answer');
      const expectations = of.filter((finding) => finding.of === 'expectation');
      const verdict = toVerdict(of);
      const notCalled =
        isChanging(operation) && !changing ? 'it changes data: add --changing' : 'no played scenario calls it';
      return {
        call: operation.id,
        verdict,
        fitting: answers.filter((finding) => finding.verdict === 'ok').length,
        answers: answers.length,
        met: expectations.filter((finding) => finding.verdict === 'ok').length,
        notComparable: expectations.filter((finding) => finding.verdict === 'notComparable').length,
        expectations: expectations.length,
        why: verdict === 'notCalled' ? [notCalled] : [...new Set(of.flatMap(({ why }) => why ?? []))],
        differences: of.flatMap(({ scenario, step, differences }) =>
          differences.map((difference) => ({ scenario, step, ...difference })),
        ),
      };
    });
  const count = (verdict: Verdict): number => calls.filter((one) => one.verdict === verdict).length;
  const sum = (of: (report: CallReport) => number): number => calls.reduce((total, report) => total + of(report), 0);
  const [ok, differs] = [count('ok'), count('differs')];
  return {
    baseUrl: base,
    contract: contract.info.version,
    simulator,
    changing,
    calls,
    notPlayed,
    // The score is rounded down, so that 100 means that all calls conform.
    score: ok + differs ? Math.floor((100 * ok) / (ok + differs)) : null,
    totals: {
      ok,
      differs,
      notComparable: count('notComparable'),
      notCalled: count('notCalled'),
      answers: sum((one) => one.answers),
      differences: sum((one) => one.differences.length),
      expectations: sum((one) => one.expectations - one.notComparable),
      met: sum((one) => one.met),
      incomparable: sum((one) => one.notComparable),
    },
  };
}

const words: Record<Verdict, string> = {
  ok: 'conforms',
  differs: 'DIFFERS',
  notComparable: 'no response',
  notCalled: 'not called',
};
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Formats differences. Equal ones are printed once, with their number and first place. */
function differenceLines(differences: CallReport['differences']): string[] {
  const groups = new Map<string, CallReport['differences']>();
  for (const one of differences) {
    const line = `${atAnyIndex(one.at)}  ${one.says}`;
    groups.set(line, [...(groups.get(line) ?? []), one]);
  }
  return [...groups].map(
    ([line, [first, ...rest]]) =>
      `    ${line}  (${first!.scenario} step ${first!.step}${rest.length ? ` and ${rest.length} more` : ''})`,
  );
}

/**
 * Formats the report as text: a line for each operation, its differences below it, the totals last. Expectations that
 * cannot be compared are listed separately, not as failures.
 */
export function formatTable({
  baseUrl,
  contract: version,
  simulator,
  changing,
  calls,
  totals,
  score,
  notPlayed,
}: Report): string {
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.flatMap(
    ({ call, verdict, fitting, answers, met, notComparable, expectations, why, differences }) => {
      const compared = expectations - notComparable;
      const figures = [
        ...(answers ? [`${fitting} of ${plural(answers, 'response')} conform`] : []),
        ...(compared ? [`${met} of ${plural(compared, 'expectation')} met`] : []),
        ...(notComparable ? [`${plural(notComparable, 'expectation')} not compared`] : []),
      ];
      const reasons = verdict === 'notCalled' || verdict === 'notComparable' ? why.slice(0, 2) : [];
      return [
        `${words[verdict].padEnd(13)} ${call.padEnd(width)}  ${[...figures, ...reasons].join('; ')}`,
        ...differenceLines(differences),
      ];
    },
  );
  const mode = `${simulator ? 'a simulator, each scenario in its own sandbox' : 'no set-up on the server'}, ${changing ? 'reads and changes data' : 'reads only'}`;
  return [
    `Contract ${version} against ${baseUrl}: ${mode}`,
    '',
    ...lines,
    '',
    ...notPlayed.map(({ scenario, why }) => `not played: ${scenario}: ${why}`),
    ...(notPlayed.length ? [''] : []),
    `Score ${score === null ? 'none' : `${score} %`}: of ${plural(totals.ok + totals.differs, 'call')} with a response, ${totals.ok} conform and ${totals.differs} differ (${plural(totals.answers, 'response')}, ${plural(totals.differences, 'difference')}).`,
    `Expectations of the scenarios: ${totals.met} of ${totals.expectations} met.${totals.incomparable ? ` ${totals.incomparable} not compared, because they need students, dates or an agenda that this server does not have. They do not lower the score.` : ''}`,
    `Not called: ${totals.notCalled}.${totals.notComparable ? ` No response: ${totals.notComparable}.` : ''}`,
    '',
  ].join('\n');
}
