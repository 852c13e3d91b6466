import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { operationNamed, type Operation, type OperationId } from '../http/contract.ts';
import { toFormData } from '../http/form.ts';
import type { ResponseBodyOf, PathOf, QueryOf, Schema, RequestBodyOf } from '../http/operations.ts';

/** Calls that the simulator makes itself: through the whole server, in its process, without a network. */

const ownRequests = new WeakSet<IncomingMessage>();
const requestsWithinMoves = new WeakSet<IncomingMessage>();

/** True if the request is part of a clock move and therefore must not wait for it. */
export const isWithinMove = (req: IncomingMessage): boolean => requestsWithinMoves.has(req);

/** True if the simulator itself made this request. */
export const isOwnRequest = (req: IncomingMessage): boolean => ownRequests.has(req);

export type Input<Id extends OperationId> = {
  query?: Partial<QueryOf<Id>>;
  params?: PathOf<Id>;
  body?: RequestBodyOf<Id>;
  headers?: Record<string, string>;
};
export type Reply = { status: number; body: unknown; /** Its number in the recorded traffic. */ recordedAs?: number };

/** Makes calls by operation id, as one student or without a session. */
export type Caller = {
  session: Schema<'SignedIn'> | undefined;
  record: string | undefined;
  /** Makes a call that must succeed and returns its body; throws otherwise. */
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<ResponseBodyOf<Id>>;
};

/** Headers with names in lower case, as Node gives them to handlers. */
const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Sends one request to the server in this process. Status 0 means that the connection was cut. */
function request(
  app: RequestListener,
  method: string,
  url: string,
  headers: Record<string, string>,
  body: { type: string; content: string | Buffer } | undefined,
  withinMove: boolean,
): Promise<Reply> {
  return new Promise((resolve) => {
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
        ...lowerCase(headers),
        ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.content)) }),
      },
    });
    // Without this, Node treats a message read to its end as aborted and closes its socket.
    req.complete = true;
    if (body) req.push(body.content);
    req.push(null);
    const res = new ServerResponse(req);
    const recorded = (): Pick<Reply, 'recordedAs'> => {
      const id = Number(res.getHeader('x-simulator-call'));
      return id ? { recordedAs: id } : {};
    };
    const parts: Buffer[] = [];
    const keep = (part: unknown): void => {
      if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    };
    res.write = (part: unknown): boolean => {
      keep(part);
      return true;
    };
    res.end = (part?: unknown): ServerResponse => {
      keep(part);
      const text = Buffer.concat(parts).toString();
      let answer: unknown = text;
      try {
        answer = JSON.parse(text);
      } catch {
        // The body is not JSON and stays a text.
      }
      resolve({ status: res.statusCode, body: answer, ...recorded() });
      res.emit('finish');
      return res;
    };
    socket.on('close', () => resolve({ status: 0, body: undefined, ...recorded() }));
    app(req, res);
  });
}

/** A body as it is transmitted: JSON, or a multipart form. */
async function toWire({ multipart }: Operation, body: object): Promise<{ type: string; content: string | Buffer }> {
  if (!multipart) return { type: 'application/json', content: JSON.stringify(body) };
  const form = new Response(toFormData(body));
  return { type: form.headers.get('content-type') ?? '', content: Buffer.from(await form.arrayBuffer()) };
}

export type RawInput = {
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A caller in the sandbox at `path` ('' or '/sandbox/{name}'). */
export class InProcessCaller implements Caller {
  readonly #app: RequestListener;
  readonly #path: string;
  session: Schema<'SignedIn'> | undefined;
  record: string | undefined;

  readonly #withinMove: boolean;

  constructor(app: RequestListener, path: string, { withinMove = false }: { withinMove?: boolean } = {}) {
    this.#app = app;
    this.#path = path;
    this.#withinMove = withinMove;
  }

  use(session: Schema<'SignedIn'>): this {
    this.session = session;
    this.record = session.records[0]?.studFacultyCode;
    return this;
  }

  /** Makes any call and returns its response, also an error. */
  async send(id: string, { query = {}, params = {}, body, headers = {} }: RawInput = {}): Promise<Reply> {
    const operation = operationNamed(id);
    if (!operation) throw new Error(`no operation ${id}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const all = { ...(operation.forRecord && this.record ? { StudFacultyCode: this.record } : {}), ...query };
    const pairs = Object.entries(all).flatMap(([key, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [key, String(one)]),
    );
    const text = pairs.length ? `?${new URLSearchParams(pairs).toString()}` : '';
    const bearer: Record<string, string> = this.session ? { authorization: `Bearer ${this.session.idToken}` } : {};
    return request(
      this.#app,
      operation.method,
      `${this.#path}${path}${text}`,
      { ...bearer, ...headers },
      body === undefined || body === null ? undefined : await toWire(operation, body),
      this.#withinMove,
    );
  }

  async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<ResponseBodyOf<Id>> {
    const { status, body } = await this.send(id, input);
    if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
    return body as ResponseBodyOf<Id>;
  }
}
