import { setTimeout as pause } from 'node:timers/promises';
import type { Schema } from '../../http/operations.ts';
import type { Command } from './sim-command.ts';

const lookEveryMs = 500;

const line = ({
  atMachine,
  method,
  path,
  query,
  status,
  codes,
  userName,
  milliseconds,
}: Schema<'TrafficCall'>): string =>
  `${atMachine.slice(11, 19)}  ${String(status || 'cut').padEnd(3)}  ${method.padEnd(6)} ${path}${query}  ${userName ?? 'nobody'}  ${Math.round(milliseconds)} ms${codes.length ? `  ${codes.join(' ')}` : ''}`;

/** The hint for a call that was searched by its reference and belongs to another sandbox. */
const made = (sandbox: string): string =>
  sandbox
    ? `This call was made in the sandbox ${sandbox}. Add --sandbox ${sandbox}.`
    : 'This call was made in the main university. Leave out --sandbox.';

export const traffic: Command = {
  usage: 'traffic [WORDS] [--follow] [--code CODE]',
  about: 'lists the last calls without secrets, newest last',
  options: ['follow', 'code'],
  run: async ({ client, words, values: { follow, code }, tell, signal }) => {
    const query = { ...(words.length && { search: words.join(' ') }), ...(code !== undefined && { code }) };
    const { lastId: newest, ...found } = await client.call('getTraffic', { query: { ...query, limit: 30 } });
    let lastId = newest;
    tell(
      found,
      ...(found.calls.length || follow
        ? found.calls.toReversed().map(line)
        : found.elsewhere.length
          ? found.elsewhere.map(made)
          : ['No calls.']),
    );
    while (follow && !signal.aborted) {
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
      const { calls, lastId: last } = await client.call('getTraffic', {
        query: { ...query, after: lastId, limit: 500 },
      });
      for (const call of calls.toReversed()) tell(call, line(call));
      lastId = Math.max(lastId, last);
    }
  },
};
