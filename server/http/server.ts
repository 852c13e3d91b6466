import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { promisify } from 'node:util';
import type { Express } from 'express';

/**
 * The time in milliseconds for which an idle connection stays open. It is longer than that of the usual proxies and
 * clients, so that none of them sends a request on a connection that is being closed.
 */
const longestIdle = 65_000;

/**
 * The connections that may wait to be accepted. When registration opens, thousands arrive within a second; Node's own
 * limit of 511 makes the system drop the others. The system may set a lower limit.
 */
const longestBacklog = 4_096;

/**
 * The sockets that listen on one port. Node accepts one connection from each in a turn of its event loop; with one
 * socket, those who arrive when registration opens would wait for many turns.
 */
const listeners = 16;
/** The systems on which several sockets can share a port. */
const sharesPorts = process.platform === 'linux';

/**
 * Creates the HTTP server of an application. Express replaces the prototype of every request and response, which is
 * slow. Here they are created with the right one.
 */
export function createServerFor(app: Express): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  app.request = AppRequest.prototype as unknown as Express['request'];
  app.response = AppResponse.prototype as unknown as Express['response'];
  const server = createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app);
  server.keepAliveTimeout = longestIdle;
  return server;
}

/** A server that listens: its port, and a function that stops accepting and resolves after the last response. */
export type Listening = { port: number; close: () => Promise<void> };

const closeOf = (server: SocketServer): (() => Promise<void>) => promisify(server.close.bind(server));

/** Listens on a port, 0 for a free one. Rejects with the error of the system if it is in use. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<Listening> {
  const listenOn = async (one: SocketServer, options: { port: number; reusePort?: boolean }): Promise<void> => {
    one.listen({ host, backlog: longestBacklog, ...options });
    await once(one, 'listening');
  };
  await listenOn(server, { port });
  const shared = { port: (server.address() as AddressInfo).port, reusePort: true };
  if (!sharesPorts) return { port: shared.port, close: closeOf(server) };
  // The first socket had the port alone, so a port that another program shares is in use too.
  await closeOf(server)();
  const others = Array.from({ length: listeners - 1 }, () =>
    createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const all = [server, ...others];
  for (const one of all) await listenOn(one, shared);
  return {
    port: shared.port,
    close: async () => {
      await Promise.all(all.map((one) => closeOf(one)()));
    },
  };
}
