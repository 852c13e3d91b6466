import { contract, listOperations, type Operation } from '../http/contract.ts';
import type { WireAnswer } from '../http/http-client.ts';
import type { BadInput, BadInputKind } from './bad-input.ts';
import { contractDifferences, type Difference } from './judge.ts';
import type { Severity } from './results.ts';

/** The most GET operations that are called and compared before and after a call. */
const mostReads = 5;

/**
 * The GET operations of the call's area whose responses the call may change: at most `mostReads` JSON operations that
 * need a token and require no parameter other than the record.
 */
export const listAreaReads = ({ tag }: Operation): Operation[] =>
  listOperations(contract)
    .filter((one) => one.tag === tag && one.method === 'GET' && !one.open && !one.file && !one.stream)
    .filter((one) => one.parameters.every(({ name, required }) => !required || name === 'StudFacultyCode'))
    .slice(0, mostReads);

const instant = /\d{4}-?\d\d-?\d\dT\d\d:?\d\d[\d:.]*(Z|[+-]\d\d:\d\d)?/g;
/**
 * The text of a response with every instant replaced, because instants may change between two calls. Instants of
 * calendar files are replaced too.
 */
export const withoutInstants = (text: string): string => text.replace(instant, 'instant');

const isPrivate = (kind: BadInputKind): boolean => kind === 'foreign' || kind === 'token';

/**
 * The severity if a server accepts bad input (status below 400). Additional fields are only noted, because a server may
 * ignore unknown ones.
 */
function severityOfAcceptance(kind: BadInputKind, changes: boolean): Severity {
  if (kind === 'additional') return 'note';
  return isPrivate(kind) || changes ? 'must' : 'should';
}

/**
 * Judges the response to bad input; status 0 means no response. `changed`: the GET operations whose response differed
 * afterwards. `quiet` leaves out values of the response.
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

/** The name of the repeated call in the differences of `judgeRepeated`. */
export const repeated = 'again with the same Idempotency-Key';

/**
 * Responses to three calls with one Idempotency-Key: two at the same time and one later. `third` is undefined if the
 * later call was not sent.
 */
type Repeated = { first: { status: number; body: unknown }; second: WireAnswer; third: WireAnswer | undefined };

const sameBody = (body: unknown, { text }: WireAnswer): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(body);
  } catch {
    return false;
  }
};

/**
 * Judges three calls with one Idempotency-Key, of which the first got 200. The others must get the same response; the
 * second may also get 409, because the first is still running. A 401 (the first call has ended the session) and a 429
 * are not judged. `changed`: the GET operations whose response the third call changed.
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
