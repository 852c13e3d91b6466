import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Line, type Reply, type Transport } from '../http/http-client.ts';

/** Makes the simulator's own calls: through the whole server, in its process, without a network. */

const ownRequests = new WeakSet<IncomingMessage>();
const requestsWithinMoves = new WeakSet<IncomingMessage>();

/** True if the request is part of a clock move and therefore must not wait for it. */
export const isWithinMove = (req: IncomingMessage): boolean => requestsWithinMoves.has(req);

/** True if the simulator made this request. */
export const isOwnRequest = (req: IncomingMessage): boolean => ownRequests.has(req);

/** Sends requests to the server in this process. Status 0 means that the connection was cut. */
const transportWithin =
  (app: RequestListener, withinMove: boolean): Transport =>
  async (url, { method, headers, body }) => {
    const sent = new Response(body);
    const content = Buffer.from(await sent.arrayBuffer());
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
    const req = new IncomingMessage(socket);
    ownRequests.add(req);
    if (withinMove) requestsWithinMoves.add(req);
    Object.assign(req, {
      method,
      url,
      headers: {
        host: 'localhost',
        ...(body !== undefined && {
          'content-type': sent.headers.get('content-type'),
          'content-length': String(content.length),
        }),
        ...Object.fromEntries(new Headers(headers)),
      },
    });
    // Without `complete`, Node treats a message that was read to its end as aborted and closes its socket.
    req.complete = true;
    if (body !== undefined) req.push(content);
    req.push(null);
    return new Promise((resolve) => {
      const res = new ServerResponse(req);
      const parts: Buffer[] = [];
      const keep = (part: unknown): void => {
        if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
      };
      const answer = (status: number): void =>
        resolve({
          status,
          ok: status === 200,
          headers: new Headers(
            Object.entries(res.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]),
          ),
          body: null,
          text: () => Promise.resolve(Buffer.concat(parts).toString()),
        });
      res.write = (part: unknown): boolean => {
        keep(part);
        return true;
      };
      res.end = (part?: unknown): ServerResponse => {
        keep(part);
        // The caller gets its answer after the server has recorded the call, as over a network.
        setImmediate(answer, res.statusCode);
        res.emit('finish');
        return res;
      };
      socket.on('close', () => answer(0));
      app(req, res);
    });
  };

export type RawInput = {
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A caller in the sandbox at `path` ('' or '/sandbox/{name}'). */
export class InProcessCaller extends HttpClient {
  readonly #transport: Transport;

  constructor(app: RequestListener, path: string, { withinMove = false }: { withinMove?: boolean } = {}) {
    super(path);
    this.#transport = transportWithin(app, withinMove);
  }

  protected override lineTo(): Line {
    return { transport: this.#transport };
  }

  /** Makes the call of an operation id and returns its response, even an error. A `null` body is not sent. */
  sendAny(id: string, { body, ...input }: RawInput = {}): Promise<Reply<unknown>> {
    return this.send(id as OperationId, { ...input, body: body ?? undefined } as Input<OperationId>);
  }
}
