import { operationNamed, type Operation, type OperationId } from './contract.ts';
import { toFormData } from './form.ts';
import type { ResponseBodyOf, PathOf, QueryOf, Schema, RequestBodyOf } from './operations.ts';

export type Input<Id extends OperationId> = {
  query?: Partial<QueryOf<Id>>;
  params?: PathOf<Id>;
  body?: RequestBodyOf<Id>;
  headers?: Record<string, string>;
};
export type Reply<Body> = { status: number; body: Body; headers: Headers };
export type WireAnswer = { status: number; headers: Headers; text: string };
/** The part of a `Response` that the client reads. */
export type TransportResponse = Pick<Response, 'status' | 'ok' | 'headers' | 'body' | 'text'>;
/** Sends one call of a client, like `fetch`. */
export type Transport = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string | FormData },
) => Promise<TransportResponse>;
export type Line = { transport: Transport; answered?: (answer: WireAnswer) => void };

const queryText = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [key, `${one as string}`]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : '';
};

/** Reads the first chunk of an endless stream and closes it. Returns `{ stream: text }` as JSON text. */
async function readBeginning(response: TransportResponse): Promise<string> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.stringify({ stream: new TextDecoder().decode(value) });
}

/** The members of a client for code whose calls must succeed. */
export type Caller = Pick<HttpClient, 'session' | 'record' | 'call'>;

/** HTTP client that calls operations of the contract by id, as one student or without sign-in. */
export class HttpClient {
  readonly base: string;
  /** Headers sent with every call. */
  readonly headers: Record<string, string>;
  session: Schema<'SignedIn'> | undefined;
  record: string | undefined;

  constructor(base: string, headers: Record<string, string> = {}) {
    this.base = base;
    this.headers = headers;
  }

  /**
   * The URL of a call with its path parameters and query. The query includes the record code if the operation needs it.
   */
  private addressOf(operation: Operation, query: Record<string, unknown>, params: object): string {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    return `${this.base}${path}${queryText({ ...(operation.forRecord && this.record ? { StudFacultyCode: this.record } : {}), ...query })}`;
  }

  /** Sends a call and returns its response, also if its status is an error. */
  async send<Id extends OperationId>(
    id: Id,
    { query = {}, params = {} as PathOf<Id>, body, headers = {} }: Input<Id> = {},
  ): Promise<Reply<ResponseBodyOf<Id> & Schema<'Error'>>> {
    const operation = operationNamed(id);
    if (!operation) throw new Error(`no operation ${id}`);
    const url = this.addressOf(operation, query, params);
    const { transport, answered } = this.lineTo(url, operation);
    const response = await transport(url, {
      method: operation.method,
      headers: {
        ...(body !== undefined && !operation.multipart && { 'content-type': 'application/json' }),
        ...(this.session && { authorization: `Bearer ${this.session.idToken}` }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: operation.multipart ? toFormData(body) : JSON.stringify(body) }),
    });
    const text = operation.stream && response.ok ? await readBeginning(response) : await response.text();
    answered?.({ status: response.status, headers: response.headers, text });
    return {
      status: response.status,
      body: (operation.file && response.ok ? text : text ? JSON.parse(text) : undefined) as ResponseBodyOf<Id> &
        Schema<'Error'>,
      headers: response.headers,
    };
  }

  /** The transport of one call, and an optional observer of its raw response. */
  protected lineTo(_url: string, _operation: Operation): Line {
    return { transport: fetch };
  }

  /** Sends a call that must succeed and returns its body. Throws for any status except 200. */
  async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<ResponseBodyOf<Id>> {
    const reply = await this.send(id, input);
    if (reply.status !== 200) throw new Error(`${id} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  use(session: Schema<'SignedIn'>): this {
    this.session = session;
    this.record = session.records[0]?.studFacultyCode;
    return this;
  }
}
