import { contract, operationsOf } from '../../server/http/contract.ts';
import { isChanging, type ConformanceOptions, type Finding } from './conformance.ts';

export type Verdict = 'differs' | 'ok' | 'notComparable' | 'notCalled';

/** One call of the contract and how the server answered it. */
export type CallReport = {
  call: string;
  verdict: Verdict;
  /** Answers that fit the contract, and all of them. */
  fitting: number;
  answers: number;
  /** Expectations of scenarios: met, not comparable, and all of them. */
  met: number;
  notComparable: number;
  expectations: number;
  /** Why it was not called or could not be compared. */
  why: string[];
  differences: { scenario: string; step: number; at: string; says: string }[];
};

export type Report = { baseUrl: string; contract: string; simulator: boolean; changing: boolean; totals: Record<Verdict, number> & { answers: number; differences: number }; calls: CallReport[] };

const verdictOf = (of: Finding[]): Verdict => {
  if (of.some(({ verdict }) => verdict === 'differs')) return 'differs';
  if (!of.some((finding) => finding.of === 'answer')) return of.length ? 'notComparable' : 'notCalled';
  const expectations = of.filter((finding) => finding.of === 'expectation');
  return expectations.length && expectations.every(({ verdict }) => verdict === 'notComparable') ? 'notComparable' : 'ok';
};

/** What was found, call by call in the contract's order. */
export function reportOf({ base, simulator, changing }: Pick<ConformanceOptions, 'base' | 'simulator' | 'changing'>, findings: Finding[]): Report {
  const calls = operationsOf(contract)
    .filter(({ tag }) => simulator || tag !== 'simulator')
    .map((operation): CallReport => {
      const of = findings.filter(({ call }) => call === operation.id);
      const answers = of.filter((finding) => finding.of === 'answer');
      const expectations = of.filter((finding) => finding.of === 'expectation');
      const verdict = verdictOf(of);
      const notCalled = isChanging(operation) && !changing ? 'changes something: --changing' : 'no scenario that was played calls it';
      return {
        call: operation.id,
        verdict,
        fitting: answers.filter((finding) => finding.verdict === 'ok').length,
        answers: answers.length,
        met: expectations.filter((finding) => finding.verdict === 'ok').length,
        notComparable: expectations.filter((finding) => finding.verdict === 'notComparable').length,
        expectations: expectations.length,
        why: verdict === 'notCalled' ? [notCalled] : [...new Set(of.flatMap(({ why }) => why ?? []))],
        differences: of.flatMap(({ scenario, step, differences }) => differences.map((difference) => ({ scenario, step, ...difference }))),
      };
    });
  const count = (verdict: Verdict): number => calls.filter((one) => one.verdict === verdict).length;
  const sum = (of: (report: CallReport) => number): number => calls.reduce((total, report) => total + of(report), 0);
  return {
    baseUrl: base, contract: contract.info.version, simulator, changing, calls,
    totals: { ok: count('ok'), differs: count('differs'), notComparable: count('notComparable'), notCalled: count('notCalled'), answers: sum((one) => one.answers), differences: sum((one) => one.differences.length) },
  };
}

const words: Record<Verdict, string> = { ok: 'ok', differs: 'DIFFERS', notComparable: 'not comparable', notCalled: 'not called' };
const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The same difference is told once, with how often it was met and where first. */
function differenceLines(differences: CallReport['differences']): string[] {
  const groups = new Map<string, CallReport['differences']>();
  for (const one of differences) {
    const line = `${one.at.replace(/\/\d+(?=\/|$)/g, '/*')}  ${one.says}`;
    groups.set(line, [...(groups.get(line) ?? []), one]);
  }
  return [...groups].map(([line, [first, ...rest]]) => `    ${line}  (${first!.scenario} step ${first!.step}${rest.length ? ` and ${rest.length} more` : ''})`);
}

/** The report for people: a line a call, its differences below it, the totals last. */
export function tableOf({ baseUrl, contract: version, simulator, changing, calls, totals }: Report): string {
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.flatMap(({ call, verdict, fitting, answers, met, notComparable, expectations, why, differences }) => {
    const figures = answers || expectations ? [`${fitting} of ${plural(answers, 'answer')} as the contract says`, ...(expectations ? [`${met} of ${plural(expectations, 'expectation')} met`] : []), ...(notComparable ? [`${notComparable} not comparable`] : [])] : [];
    const reasons = verdict === 'notCalled' || verdict === 'notComparable' ? why.slice(0, 2) : [];
    return [`${words[verdict].padEnd(15)} ${call.padEnd(width)}  ${[...figures, ...reasons].join('; ')}`, ...differenceLines(differences)];
  });
  const mode = `${simulator ? 'as a simulator, each scenario in a sandbox of its own' : 'without setting anything up'}, ${changing ? 'reading and changing' : 'reading only'}`;
  return [
    `Contract ${version} against ${baseUrl}: ${mode}`, '', ...lines, '',
    `${plural(calls.length, 'call')}: ${totals.ok} ok, ${totals.differs} differ, ${totals.notComparable} not comparable, ${totals.notCalled} not called; ${plural(totals.answers, 'answer')}, ${plural(totals.differences, 'difference')}`,
    '',
  ].join('\n');
}
