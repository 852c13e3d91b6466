import type { Schema } from '../http/operations.ts';

/**
 * The result of a call in a conformance run.
 *
 * | result  | meaning                                                            |
 * | ------- | ------------------------------------------------------------------ |
 * | passed  | everything that could be judged is right; notes do not count       |
 * | failed  | a difference that is neither a note nor declared as known          |
 * | skipped | could not be judged; the report says why                           |
 * | omitted | need not be judged: an optional part that the API is known to lack |
 * | error   | a fault of this check or of a scenario, not of the server          |
 * | waiting | a person has to act first                                          |
 */
export type Result = Schema<'ConformanceReport'>['calls'][number]['result'];

/** The results, worst first. */
export const resultsInOrder: readonly Result[] = ['failed', 'error', 'waiting', 'skipped', 'omitted', 'passed'];

/**
 * The severity of a difference. `must`: the page fails, or money, rights or privacy are wrong. `should`: the page still
 * works. `note`: no effect, such as an additional field.
 */
export type Severity = Schema<'ConformanceReport'>['calls'][number]['differences'][number]['severity'];

/** The severities, worst first. */
export const severitiesInOrder: readonly Severity[] = ['must', 'should', 'note'];

/** JSON schema keywords whose violation the page tolerates: it shows the value unchanged. */
const survived = new Set([
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
]);

/** The severity of a violation of the contract's schema, by its keyword. */
export const severityOfKeyword = (keyword: string): Severity =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
    ? 'note'
    : survived.has(keyword)
      ? 'should'
      : 'must';

/** The severity of an unmet expectation of a scenario, by its place: `should` for a late response, otherwise `must`. */
export const severityOfExpectation = (at: string): Severity => (at === 'time' ? 'should' : 'must');

/** The parts of a finding that decide the result of a call. */
export type Judged = {
  verdict: 'ok' | 'differs' | 'notComparable' | 'waiting' | 'error';
  of: 'answer' | 'expectation';
  differences: readonly { severity: Severity; known?: unknown }[];
};

/** True if a difference makes its call fail. */
export const counts = ({ severity, known }: Judged['differences'][number]): boolean =>
  severity !== 'note' && known === undefined;

/**
 * The result of a call from its findings. `omitted`: true for a part that the API is known to lack. A call without
 * findings was not made and counts as skipped.
 */
export function toResult(findings: readonly Judged[], { omitted = false } = {}): Result {
  if (findings.some(({ differences }) => differences.some(counts))) return 'failed';
  if (findings.some(({ verdict }) => verdict === 'error')) return 'error';
  if (omitted) return 'omitted';
  if (findings.some(({ of, verdict }) => of === 'answer' && verdict !== 'notComparable')) return 'passed';
  return findings.some(({ verdict }) => verdict === 'waiting') ? 'waiting' : 'skipped';
}
