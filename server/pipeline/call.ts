import type { Request, Response } from 'express';
import type { Language } from '../../locales/i18n.ts';
import type { Student } from '../academic-record/student-queries.ts';
import type { AccessClaims } from '../features/account/account-tokens.ts';
import type { Operation } from '../http/contract.ts';
import type { Account, CallResponse, HandlerContext, JsonOperation } from '../http/operations.ts';
import type { Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';

/**
 * A response as it was sent: the body that the handler returned, and the text or bytes that were transmitted, before
 * compression. `content` is empty for a file that is sent in parts.
 */
export type SentResponse = { status: number; body: unknown; content: string | Buffer };

/**
 * The context of the handler of any operation. The types of the parts that depend on the operation are general here.
 */
export type AnyHandlerContext = Omit<
  HandlerContext<JsonOperation>,
  'query' | 'params' | 'body' | 'account' | 'student'
> & {
  query: Record<string, unknown>;
  params: Record<string, string | number>;
  body: unknown;
  account: Account | undefined;
  student: Student | undefined;
};

/**
 * The outcome of a call: the response (undefined if the connection was cut), the refusal, the account, and the context
 * of the handler. A step that was not reached leaves its part undefined.
 */
export type CallResult = { sent?: SentResponse; refused?: Refused; account?: Account; given?: AnyHandlerContext };

/**
 * A response that an interceptor (see contract-router.ts) sends, or `cut` if the connection was closed without one;
 * undefined lets the call continue.
 */
export type Interception = { status: number; body: unknown } | 'cut' | undefined;

/** The steps at which an interceptor may stop one call. */
export type WatchedCall = {
  /** The pipeline waits for this promise before `identify`. It rejects if the call is to end with an error. */
  intercepted: Promise<Interception>;
  /** Called after the body was read and before it is validated. Undefined if the call need not wait. */
  beforeHandling(call: PipelineCall): Promise<Interception> | undefined;
  /** Called before the response of a handler or a refusal is sent. Undefined if it need not wait. */
  beforeAnswer(status: number, body: unknown): Promise<Interception> | undefined;
  ended(outcome: CallResult): void;
};

export type IncomingRequest = {
  operation: Operation;
  /** The path parameters of the request, as text. */
  params: Record<string, string>;
  tenant: Tenant;
  language: Language;
  req: Request;
  res: Response;
};

/** Sends events as they happen, instead of one JSON response. */
export type Stream = (tenant: Tenant, req: Request, res: Response) => void;

export type AnyResponse = CallResponse<JsonOperation>;
export type AnyHandler =
  | ((call: AnyHandlerContext) => AnyResponse)
  | { untransacted: (call: AnyHandlerContext) => AnyResponse | Promise<AnyResponse> };

/** Checks a request against the contract; rejects with its faults. */
export type Validator = (req: Request, res: Response) => Promise<void>;

/** The parts that serve an operation, built once: its handler or stream, and the steps that depend on its contract. */
export type Endpoint = {
  handler: AnyHandler | Stream;
  isStream: boolean;
  validator: Validator;
  /** Reads the body; resolves to a function that puts the uploaded files in place after validation. */
  readBody: (call: PipelineCall) => Promise<() => Promise<void>>;
};

/** One call in the pipeline. A step reads the results of earlier steps and adds its own. */
export type PipelineCall = IncomingRequest & {
  settings: Settings;
  endpoint: Endpoint;
  outcome: CallResult;
  watched?: WatchedCall | undefined;
  /** Set by `identify` if the operation needs a token. */
  claims?: AccessClaims;
};

/** A header of a request; the first value if there are several. */
export const getHeader = (req: Request, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
