import { once } from 'node:events';
import { connect, createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { createServerFor, listen } from '../../server/http/server.ts';

const host = '127.0.0.1';

const createHello = () => {
  const app = express();
  app.get('/', (_, res) => void res.send('hello'));
  return createServerFor(app);
};

describe('a server that listens', () => {
  it('answers on every connection, and ends after the last response', async () => {
    const listening = await listen(createHello(), { port: 0, host });
    const replies = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`http://${host}:${listening.port}/`)).text()),
    );
    expect(new Set(replies)).toEqual(new Set(['hello']));
    await listening.close();
    await expect(fetch(`http://${host}:${listening.port}/`)).rejects.toThrow();
  });

  it('refuses a port of another program, and one of this product', async () => {
    const other = createSocketServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listen(createHello(), { port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
    const listening = await listen(createHello(), { port: 0, host });
    await expect(listen(createHello(), { port: listening.port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await listening.close();
  });

  it.runIf(process.platform === 'linux')('accepts several connections in a turn of the event loop', async () => {
    const server = createHello();
    const listening = await listen(server, { port: 0, host });
    let accepted = 0;
    server.on('connection', () => (accepted += 1));
    const sockets: Socket[] = Array.from({ length: 200 }, () => connect(listening.port, host));
    let turns = 0;
    while (accepted < sockets.length) {
      const before = accepted;
      await nextTurn();
      // Turns in which no connection had arrived yet do not count.
      if (accepted > before) turns += 1;
    }
    expect(turns).toBeLessThan(sockets.length / 2);
    for (const socket of sockets) socket.destroy();
    await listening.close();
  });
});
