import { describe, expect, it } from 'vitest';
import { closedCode } from '../../server/features/agenda/agenda-rules.ts';
import { productKinds } from '../../server/features.ts';
import { contract, listOperations, type Operation } from '../../server/http/contract.ts';
import { statusOf, type MessageCode } from '../../server/codes.ts';

/**
 * The calls for all kinds of requests declare the refusals of every kind. If responses are checked, an undeclared code
 * is a server error.
 */

type Marked = {
  operationId: string;
  'x-messages': MessageCode[];
  'x-request-call'?: { kind: string | string[]; does: 'send' | 'cancel' };
};
const marked = Object.values(contract.paths)
  .flatMap((item) => Object.values(item) as Marked[])
  .filter((operation) => operation['x-request-call']);
const callsOf = (does: 'send' | 'cancel', kind?: string): Marked[] =>
  marked.filter(
    ({ 'x-request-call': call }) => call?.does === does && (kind === undefined || [call.kind].flat().includes(kind)),
  );
const operation = (id: string): Operation => listOperations(contract).find((one) => one.id === id)!;
const declares = (id: string): string[] =>
  Object.values(operation(id).declared).flatMap((codes) => (codes === 'any' ? [] : codes));
const refusals = ({ 'x-messages': codes }: Marked): string[] => codes.filter((code) => statusOf(code) !== 200);

describe.each([
  ['send', 'resendRequest'],
  ['send', 'confirmRequest'],
  ['cancel', 'cancelRequest'],
] as const)('what a kind may refuse when its call does %s', (does, generic) => {
  it.each(callsOf(does).map((call) => [call.operationId, call] as const))(`%s: is declared for ${generic}`, (_, call) =>
    expect(refusals(call).filter((code) => !declares(generic).includes(code))).toEqual([]),
  );
  it('is none of its successes', () =>
    expect(operation(generic).messages.filter((code) => statusOf(code as MessageCode) === 200)).toHaveLength(1));
});

describe.each(Object.values(productKinds).map((kind) => [kind.name, kind] as const))(
  '%s',
  (name, { fields, code, limit, excludes, agenda, draft, cancel }) => {
    const calls = callsOf('send', name);
    it('has its own call marked where a call of every kind may send it', () =>
      expect(calls.length).toBeGreaterThanOrEqual(fields || code ? 1 : 0));
    it('declares what the engine refuses for it', () => {
      const codes = [
        ...(limit
          ? [limit.open ?? 'MSG-000026', ...(limit.counts === 'undecided' ? [] : [limit.again ?? 'MSG-000025'])]
          : []),
        ...(excludes ? ['MSG-000026'] : []),
        ...(agenda ? [closedCode(agenda)] : []),
        ...(draft ? ['request.notFound', 'MSG-000029'] : []),
      ];
      for (const call of calls)
        expect([call.operationId, codes.filter((one) => !call['x-messages'].includes(one as MessageCode))]).toEqual([
          call.operationId,
          [],
        ]);
      if (typeof cancel === 'object')
        expect([cancel.paid, cancel.inPayment].filter((one) => !declares('cancelRequest').includes(one))).toEqual([]);
    });
  },
);
