import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
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
export const longestBacklog = 4_096;

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
