import { enums } from '../../../db/enums.gen.ts';
import { contract, listOperations } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { mayBeStruck } from '../../simulator/faults/fault-groups.ts';
import { ToolError } from '../tool-server.ts';
import { linesOf, needed, requireOneOf, wholeNumber, type Command, type SimValues } from './sim-command.ts';

const usage =
  'fault [list | add CALL|GROUP --status 503|--code MSG-000077|--latency MS|--drop [--times N] | remove ID | clear]';
const groups = enums.FaultGroup;
const calls = listOperations(contract)
  .map(({ id }) => id)
  .filter(mayBeStruck);

/** The call or group that a word names. Throws a ToolError with a suggestion if there is no such one. */
export function targetOf(word: string | undefined): Pick<Schema<'FaultSetting'>, 'operationId' | 'group'> {
  const named = requireOneOf(word, [...groups, ...calls], 'call or group');
  const group = groups.find((one) => one === named);
  return group ? { group } : { operationId: named };
}

function kindOf({
  status,
  code,
  latency,
  drop,
}: SimValues): Pick<Schema<'FaultSetting'>, 'kind'> & Partial<Schema<'FaultSetting'>> {
  const given = [status, code, latency, drop || undefined].filter((one) => one !== undefined);
  if (given.length > 1) throw new ToolError('A fault has one effect. Choose --status, --code, --latency or --drop.');
  if (status !== undefined) return { kind: 'status', status: wholeNumber(status, '--status') };
  if (latency !== undefined) return { kind: 'latency', latencyMs: wholeNumber(latency, '--latency') };
  if (drop) return { kind: 'drop' };
  return { kind: 'code', ...(code !== undefined && { code }) };
}

const does = ({ kind, status, code, latencyMs }: Schema<'Faults'>['faults'][number]): string =>
  ({
    status: `answers HTTP ${status}`,
    code: `answers ${code}`,
    latency: `is slow by ${latencyMs} ms`,
    drop: 'cuts the connection',
  })[kind];

export const fault: Command = {
  usage,
  about: `makes calls fail or slow; groups: ${groups.join(', ')}`,
  options: ['status', 'code', 'latency', 'drop', 'times'],
  run: async ({ client, words: [word = 'list', what], values, tell }) => {
    const action = requireOneOf(word, ['list', 'add', 'remove', 'clear'] as const, 'action');
    const answered = async (): Promise<Schema<'Faults'>> => {
      if (action === 'list') return client.call('getFaults');
      if (action === 'clear') return client.call('clearFaults');
      if (action === 'remove')
        return client.call('removeFault', { params: { id: wholeNumber(needed(what, usage), 'fault remove') } });
      return client.call('addFault', {
        body: {
          ...targetOf(what),
          ...kindOf(values),
          ...(values.times !== undefined && { times: wholeNumber(values.times, '--times') }),
        },
      });
    };
    const answer = await answered();
    tell(
      answer,
      ...linesOf(
        answer.faults,
        (one) =>
          `${one.id}  ${one.group ?? one.operationId ?? ''} ${does(one)}, ${one.remaining} more ${one.remaining === 1 ? 'time' : 'times'}`,
        'There are no faults.',
      ),
    );
  },
};
