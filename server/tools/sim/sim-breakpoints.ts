import { readFileSync } from 'node:fs';
import type { Schema } from '../../http/operations.ts';
import { ToolError } from '../tool-server.ts';
import { linesOf, needed, requireOneOf, wholeNumber, type Command, type SimValues } from './sim-command.ts';
import { targetOf } from './sim-faults.ts';

const usage =
  'breakpoint [list | add CALL|GROUP [--student NAME] [--answer] [--times N] | continue ID [--body FILE] [--status 503|--code MSG-000077|--drop] | delete ID]';

function readBody(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ToolError(`The file ${file} cannot be read.`);
  }
}

const wayOn = ({ body, status, code, drop }: SimValues): Schema<'ContinueCall'> => ({
  ...(body !== undefined && { body: readBody(body) }),
  ...(status !== undefined && { status: wholeNumber(status, '--status') }),
  ...(code !== undefined && { code }),
  ...(drop && { cut: true }),
});

const breakpointLine = ({
  id,
  operationId,
  group,
  student,
  stage,
  remaining,
}: Schema<'Breakpoints'>['breakpoints'][number]): string =>
  [
    `${id}  ${group ?? operationId ?? ''} before its ${stage}`,
    ...(student === null ? [] : [`of ${student}`]),
    ...(remaining === null ? [] : [`${remaining} more ${remaining === 1 ? 'time' : 'times'}`]),
  ].join(', ');

const callLines = ({ id, method, path, query, userName, since, stage, body, answer }: Schema<'HeldCall'>): string[] => [
  `call ${id}  ${method} ${path}${query}  ${userName ?? 'nobody'}, held before its ${stage} since ${since.slice(11, 19)}`,
  ...(body === null ? [] : [`    ${body}`]),
  ...(answer === null ? [] : [`    ${answer.status} ${answer.body ?? ''}`]),
];

export const breakpoint: Command = {
  usage,
  about: 'holds calls until they are continued, edited or answered by hand',
  options: ['student', 'answer', 'times', 'body', 'status', 'code', 'drop'],
  run: async ({ client, words: [word = 'list', what], values, tell }) => {
    const action = requireOneOf(word, ['list', 'add', 'continue', 'delete'] as const, 'action');
    const id = (): { id: number } => ({ id: wholeNumber(needed(what, usage), `breakpoint ${action}`) });
    const answered = async (): Promise<Schema<'Breakpoints'>> => {
      if (action === 'list') return client.call('getBreakpoints');
      if (action === 'delete') return client.call('deleteBreakpoint', { params: id() });
      if (action === 'continue') return client.call('continueCall', { params: id(), body: wayOn(values) });
      return client.call('addBreakpoint', {
        body: {
          ...targetOf(what),
          stage: values.answer ? 'answer' : 'request',
          ...(values.student !== undefined && { student: values.student }),
          ...(values.times !== undefined && { times: wholeNumber(values.times, '--times') }),
        },
      });
    };
    const answer = await answered();
    tell(
      answer,
      ...linesOf(answer.breakpoints, breakpointLine, 'There are no breakpoints.'),
      ...answer.calls.flatMap(callLines),
      ...(answer.differences ?? []).map((difference) => `Not as in the contract: ${difference}`),
    );
  },
};
