import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Schema } from '../../server/http/operations.ts';

/** An event of any type. */
export type WebhookEvent = { id: string; type: Schema<'WebhookType'>; subject: string; data: object };

/**
 * Another system of the university: an HTTP server on this machine that verifies each event with the public library of
 * Standard Webhooks. `answer` is the status for a verified event, 0 to hang up; a wrong signature gets 401.
 */
export async function startReceiver(): Promise<{
  url: string;
  secret: string;
  received: WebhookEvent[];
  headers: Record<string, string>[];
  refused: number;
  answer: (event: WebhookEvent) => number;
  close(): void;
}> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      try {
        const event = new Webhook(receiver.secret).verify(Buffer.concat(parts), headers) as WebhookEvent;
        receiver.received.push(event);
        receiver.headers.push(headers);
        const status = receiver.answer(event);
        if (status === 0) request.socket.destroy();
        else response.writeHead(status).end(status === 204 ? undefined : 'an answer');
      } catch {
        receiver.refused += 1;
        response.writeHead(401).end('not verified');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    secret: '',
    received: [] as WebhookEvent[],
    headers: [] as Record<string, string>[],
    refused: 0,
    answer: (_event: WebhookEvent) => 204,
    close: () => void server.close(),
  };
  return receiver;
}
