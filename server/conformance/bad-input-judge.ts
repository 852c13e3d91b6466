import { contract, listOperations, type Operation } from '../http/contract.ts';
import { listParameters } from '../http/contract-schema.ts';
import type { WireAnswer } from '../http/http-client.ts';
import type { BadInput, BadInputKind } from './bad-input.ts';
import { contractDifferences, type Difference } from './judge.ts';
import type { Severity } from './results.ts';

/** The most reads that are compared before and after a call. */
const mostReads = 5;

/** The reads whose answers a call of the same area may change: those that need only the record. */
export const listAreaReads = ({ tag }: Operation): Operation[] =>
  listOperations(contract)
    .filter((one) => one.tag === tag && one.method === 'GET' && !one.open && !one.file && !one.stream)
    .filter((one) => listParameters(one).every(({ name, required }) => !required || name === 'StudFacultyCode'))
    .slice(0, mostReads);

const instant = /\d{4}-?\d\d-?\d\dT\d\d:?\d\d[\d:.]*(Z|[+-]\d\d:\d\d)?/g;
/** An answer without its instants, which may move by themselves, also those of a calendar file. */
export const withoutInstants = (text: string): string => text.replace(instant, 'instant');

const isPrivate = (kind: BadInputKind): boolean => kind === 'foreign' || kind === 'token';

/** The severity of an answer below 400 to bad input. A server may ignore what it does not know. */
function severityOfAcceptance(kind: BadInputKind, changes: boolean): Severity {
  if (kind === 'additional') return 'note';
  return isPrivate(kind) || changes ? 'must' : 'should';
}

/**
 * Judges the answer to bad input. Status 0 is no answer. `changed` names the reads that were answered otherwise
 * afterwards. `quiet` leaves out values of the answer.
 */
export function judgeBadInput(
  operation: Operation,
  { kind, sent, expects }: BadInput,
  answer: WireAnswer,
  changed: readonly string[],
  quiet = false,
): Difference[] {
  const { status } = answer;
  const says = status === 0 ? 'no answer' : `expected ${expects.join(' or ')}, got ${status}`;
  const isServerFault = status === 0 || status >= 500;
  const isAccepted = !isServerFault && status < 400;
  const severity = isServerFault ? 'must' : isAccepted ? severityOfAcceptance(kind, changed.length > 0) : 'should';
  return [
    ...(expects.includes(status) ? [] : [{ at: 'status', says, severity } as const]),
    ...(isServerFault || isAccepted ? [] : contractDifferences(operation, answer, { quiet })),
    ...(kind === 'additional' && isAccepted ? [] : changed).map((read) => ({
      at: `read ${read}`,
      says: 'answers otherwise than before',
      severity: 'must' as const,
    })),
  ].map((difference) => ({ ...difference, sent }));
}

/** Words for the repeated call in a finding of `judgeRepeated`. */
export const repeated = 'again with the same Idempotency-Key';

/** The first of two calls at once with one Idempotency-Key, the second, and a later one with the same key. */
type Repeated = { first: { status: number; body: unknown }; second: WireAnswer; third: WireAnswer | undefined };

const sameBody = (body: unknown, { text }: WireAnswer): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(body);
  } catch {
    return false;
  }
};

/**
 * Judges three calls with one key, of which the first was answered with 200. The others must be answered equally, or
 * the second with 409 because the first is under way. With 401 the first has ended the session. `changed` names the
 * reads that the third changed.
 */
export function judgeRepeated({ first, second, third }: Repeated, changed: readonly string[]): Difference[] {
  const differences: Difference[] = [];
  for (const answer of third ? [second, third] : [second]) {
    const { status } = answer;
    if (status === 401 || status === 429 || (answer === second && status === 409)) continue;
    if (status !== 200)
      differences.push({
        at: 'status',
        says: status === 0 ? 'no answer' : `expected 200${answer === second ? ' or 409' : ''}, got ${status}`,
        severity: status === 0 || status >= 500 ? 'must' : 'should',
      });
    else if (!sameBody(first.body, answer))
      differences.push({ at: '/', says: 'expected the first answer, got another', severity: 'must' });
  }
  for (const read of changed)
    differences.push({ at: `read ${read}`, says: 'answers otherwise than before', severity: 'must' });
  return differences.map((difference) => ({ ...difference, sent: repeated }));
}
