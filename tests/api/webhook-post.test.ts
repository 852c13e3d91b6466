import { createServer, type Server } from 'node:http';
import { createServer as createRawServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostEvent } from '../../server/features/webhook/event-post.ts';

let server: Server;
let calls = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1;
    if (request.url === '/moved') response.writeHead(302, { location: '/' });
    else response.writeHead(503, { 'retry-after': '120' });
    response.end('x'.repeat(2_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const event = { db: {} as never, headers: {}, body: '{}' };
const here = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

describe('posting an event', () => {
  it('follows no redirect, and keeps the beginning of the answer and the pause asked for', async () => {
    expect(await createPostEvent(true)({ ...event, url: here('/moved') })).toMatchObject({ status: 302 });
    expect(calls).toBe(1);
    expect(await createPostEvent(true)({ ...event, url: here('/') })).toEqual({
      status: 503,
      answer: 'x'.repeat(500),
      retryAfter: 120_000,
    });
  });

  it('tells the error where nobody answers', async () => {
    expect(await createPostEvent(true)({ ...event, url: 'http://127.0.0.1:1/' })).toEqual({
      status: null,
      answer: 'ECONNREFUSED',
    });
  });

  it('ends where the receiver changes the protocol', async () => {
    const raw = createRawServer((socket) =>
      socket.once('data', () =>
        socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n'),
      ),
    );
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`;
    expect(await createPostEvent(true)({ ...event, url })).toEqual({ status: null, answer: 'closed' });
    raw.close();
  });

  it.each([
    [[{ address: '10.0.0.5', family: 4 }]],
    [
      [
        { address: '9.9.9.9', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
  ])('never connects to a name that leads to a private address, unless it may: %j', async (addresses) => {
    const post = createPostEvent(false, (_host, _options, done) => done(null, addresses));
    expect(await post({ ...event, url: 'https://receiver.example/' })).toEqual({
      status: null,
      answer: 'private address',
    });
    expect(await post({ ...event, url: here('/') })).toEqual({
      status: null,
      answer: 'https address',
    });
  });
});
