import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { promisify } from 'node:util';
import type { Express } from 'express';

/**
 * The milliseconds for which an idle connection stays open. Usual proxies and clients close theirs earlier, so that
 * none sends a request on a connection that the server is closing.
 */
const longestIdle = 65_000;

/**
 * The number of connections that may wait to be accepted. When registration opens, thousands arrive within a second,
 * and the operating system drops those above Node's default of 511. The system's own limit may be lower.
 */
const longestBacklog = 4_096;

/**
 * The number of sockets that listen on one port. In each turn of its event loop, Node accepts one connection from each
 * socket. With a single socket, connections would wait for many turns when registration opens.
 */
const listeners = 16;
/** True on systems where several sockets can listen on one port. */
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

/**
 * A listening server: its port, and a function that stops accepting connections and resolves after the last response.
 */
export type Listening = { port: number; close: () => Promise<void> };

const closeOf = (server: SocketServer): (() => Promise<void>) => promisify(server.close.bind(server));

/** Listens on a port; 0 means any free port. Rejects with the system's error if the port is in use. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<Listening> {
  const listenOn = async (one: SocketServer, options: { port: number; reusePort?: boolean }): Promise<void> => {
    one.listen({ host, backlog: longestBacklog, ...options });
    await once(one, 'listening');
  };
  await listenOn(server, { port });
  const shared = { port: (server.address() as AddressInfo).port, reusePort: true };
  if (!sharesPorts) return { port: shared.port, close: closeOf(server) };
  // The server first listens without sharing the port. If another program uses the port, this fails, even if that
  // program shares it.
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
