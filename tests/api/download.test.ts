import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { FileResponse, sendFile } from '../../server/http/download.ts';

/**
 * Serves a file whose parts are made while it is sent, and passes the response to `work`. Returns the outcome of the
 * sending: `sent`, or the error.
 */
async function serve(parts: () => AsyncGenerator<Uint8Array>, work: (answer: Promise<Response>) => Promise<void>) {
  const app = express();
  let sent: Promise<unknown> = Promise.resolve();
  app.get('/', (_, res) => {
    sent = sendFile(res, new FileResponse({ name: 'a.zip', type: 'application/zip', content: parts() })).then(
      () => 'sent',
      (error: unknown) => error,
    );
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
    return await sent;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('parts are made no faster than the caller takes them, and no more after the caller hung up', async () => {
  let made = 0;
  let ended = false;
  async function* endless() {
    try {
      for (;;) {
        made += 1;
        yield await Promise.resolve(new Uint8Array(1024 * 1024));
      }
    } finally {
      ended = true;
    }
  }
  const outcome = await serve(endless, async (answer) => {
    const reader = (await answer).body!.getReader();
    await reader.read();
    await new Promise((done) => setTimeout(done, 200));
    // The rest waits in the buffers of the connection.
    expect(made).toBeLessThan(40);
    await reader.cancel();
  });
  expect([outcome, ended]).toEqual(['sent', true]);
});

it('a part that cannot be made cuts the connection, so that nobody takes the file for whole', async () => {
  async function* broken() {
    yield new Uint8Array(10);
    await Promise.resolve();
    throw new Error('the database was closed');
  }
  const outcome = await serve(broken, (answer) => expect(answer.then((one) => one.arrayBuffer())).rejects.toThrow());
  expect(outcome).toMatchObject({ message: 'the database was closed' });
});

it('no part is made for a caller who hung up before', async () => {
  let made = 0;
  async function* parts() {
    made += 1;
    yield await Promise.resolve(new Uint8Array(1024));
  }
  const app = express();
  const sent = new Promise((resolve) => {
    app.get('/', async (_, res) => {
      await once(res, 'close');
      resolve(sendFile(res, new FileResponse({ name: 'a.zip', type: 'application/zip', content: parts() })));
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(fetch(url, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  await sent;
  server.close();
  expect(made).toBe(0);
});
