import type { AnswerOf } from '../../api/operations.ts';

type Report = Pick<AnswerOf<'getConformanceRun'>, 'calls'>;
export type Verdict = AnswerOf<'getConformanceRun'>['calls'][number]['verdict'];
export type Change = { call: string; before: Verdict; after: Verdict };

/** Calls that are judged otherwise in two runs: what differs now first. A call that one of the two contracts lacks was not called. */
export function changedVerdicts(before: Report, after: Report): Change[] {
  const then = new Map(before.calls.map(({ call, verdict }) => [call, verdict]));
  const now = new Map(after.calls.map(({ call, verdict }) => [call, verdict]));
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((call): Change => ({ call, before: then.get(call) ?? 'notCalled', after: now.get(call) ?? 'notCalled' }))
    .filter((change) => change.before !== change.after)
    .sort((one, other) => Number(other.after === 'differs') - Number(one.after === 'differs'));
}
