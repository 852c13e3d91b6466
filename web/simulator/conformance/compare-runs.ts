import type { ResponseBodyOf, Schema } from '../../api/operations.ts';

type Report = Pick<ResponseBodyOf<'getConformanceRun'>, 'calls'>;
export type Result = ResponseBodyOf<'getConformanceRun'>['calls'][number]['result'];
export type Change = { call: string; before: Result; after: Result };

type Difference = Report['calls'][number]['differences'][number];

/**
 * Groups differences that vary only in their list indexes. Each group is its first difference, with `*` in place of the
 * indexes in `at`, and the number of further ones (`more`).
 */
export function groupedDifferences(differences: readonly Difference[]): (Difference & { more: number })[] {
  const groups = new Map<string, Difference & { more: number }>();
  for (const one of differences) {
    const at = one.at.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = `${at} ${one.says} ${one.sent}`;
    const known = groups.get(key);
    if (known) known.more += 1;
    else groups.set(key, { ...one, at, more: 0 });
  }
  return [...groups.values()];
}

type Scope = Pick<Schema<'ConformanceRun'>, 'baseUrl' | 'selected' | 'changing' | 'simulator'>;

/** True if two runs can be compared: same server, same demonstrations, and same `changing` and `simulator`. */
export const sameScope = (one: Scope, other: Scope): boolean =>
  one.baseUrl === other.baseUrl &&
  one.selected.join() === other.selected.join() &&
  one.changing === other.changing &&
  one.simulator === other.simulator;

type Failure = Difference & { call: string };

/**
 * The failures of a run, keyed by call, place, text and sent input, regardless of list indexes. Known differences and
 * notes are left out.
 */
const failuresOf = ({ calls }: Report): Map<string, Failure> =>
  new Map(
    calls.flatMap(({ call, differences }) =>
      groupedDifferences(differences)
        .filter(({ severity, known }) => severity !== 'note' && known === undefined)
        .map((one) => [`${call} ${one.at} ${one.says} ${one.sent}`, { ...one, call }]),
    ),
  );

/** The failures that appeared since an earlier run (`fresh`), and those that disappeared (`gone`). */
export function changedFailures(before: Report, after: Report): { fresh: Failure[]; gone: Failure[] } {
  const [then, now] = [failuresOf(before), failuresOf(after)];
  const without = (some: Map<string, Failure>, others: Map<string, Failure>): Failure[] =>
    [...some].flatMap(([key, failure]) => (others.has(key) ? [] : [failure]));
  return { fresh: without(now, then), gone: without(then, now) };
}

/**
 * Calls whose result differs between two runs, those that fail now first. A call that one contract lacks counts as
 * skipped.
 */
export function changedResults(before: Report, after: Report): Change[] {
  const then = new Map(before.calls.map(({ call, result }) => [call, result]));
  const now = new Map(after.calls.map(({ call, result }) => [call, result]));
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((call): Change => ({ call, before: then.get(call) ?? 'skipped', after: now.get(call) ?? 'skipped' }))
    .filter((change) => change.before !== change.after)
    .sort((one, other) => Number(other.after === 'failed') - Number(one.after === 'failed'));
}
