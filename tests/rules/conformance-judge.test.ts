import { describe, expect, it } from 'vitest';
import { contractDifferences } from '../../server/conformance/judge.ts';
import { contract, listOperations } from '../../server/http/contract.ts';

/** The differences in the status that the judge finds in a refusal with this code. */
function saidOfStatus(call: string, status: number, code: string): string[] {
  const text = JSON.stringify({
    Message: code,
    ErrorMessageType: 'FromTranslation',
    Details: '',
    Refusals: [{ Code: code, Params: {} }],
  });
  const operation = listOperations(contract).find(({ id }) => id === call)!;
  return contractDifferences(operation, { status, text, headers: new Headers() })
    .filter(({ at }) => at === 'status')
    .map(({ says }) => says);
}

describe('a status 503', () => {
  it.each([
    ['a place in the queue, of a call that has a queue', 'registerCourse', 'registration.queued'],
    ['an outage that the call declares', 'startPayment', 'fees.gatewayDown'],
  ])('is %s', (_, call, code) => expect(saidOfStatus(call, 503, code)).toEqual([]));

  it.each([
    ['a place in the queue, of another call', 'dropCourse', 'registration.queued'],
    ['an outage of another call', 'registerCourse', 'fees.gatewayDown'],
  ])('is a difference as %s', (_, call, code) =>
    expect(saidOfStatus(call, 503, code)).toEqual(['expected 200 or an error from 400 to 429, got 503']),
  );
});
