import type { Schema } from '../../http/operations.ts';
import { mentions } from '../../simulator/outbox/outbox-queries.ts';
import { ToolError } from '../tool-server.ts';
import { shown, type Command } from './sim-command.ts';

const line = ({ at, channel, recipient, subject, body, code, state }: Schema<'OutboxMessage'>): string =>
  `${shown(at)}  ${channel}  ${recipient}  ${state === 'arrived' ? (code ?? (subject || body).replace(/\s+/g, ' ').slice(0, 80)) : state}`;

export const outbox: Command = {
  usage: 'outbox [WORDS] [--follow] [--to RECIPIENT]',
  about: 'lists text messages and e-mails, newest last',
  options: ['follow', 'to'],
  run: async ({ client, words, values: { follow, to }, tell, signal }) => {
    const { messages } = await client.call('getOutbox', {
      query: { ...(words.length && { search: words.join(' ') }), ...(to !== undefined && { recipient: to }) },
    });
    tell({ messages }, ...(messages.length || follow ? messages.toReversed().map(line) : ['No messages.']));
    // For an empty outbox the wait begins at id 0, so that a message sent before the wait is not missed.
    let after = messages[0]?.id ?? 0;
    while (follow && !signal.aborted) {
      const { message } = await client.call('nextMessage', {
        query: { timeoutSeconds: 20, after, ...(to !== undefined && { recipient: to }) },
      });
      if (message && mentions(message, words.join(' '))) tell(message, line(message));
      after = message?.id ?? after;
    }
  },
};

export const code: Command = {
  usage: 'code [--to RECIPIENT]',
  about: 'prints only the latest verification code that has arrived',
  options: ['to'],
  run: async ({ client, values: { to }, tell }) => {
    const { messages } = await client.call('getOutbox', { query: to === undefined ? {} : { recipient: to } });
    const latest = messages.find((message) => message.code !== null);
    if (!latest?.code) throw new ToolError('No verification code has arrived yet.');
    tell(latest, latest.code);
  },
};
