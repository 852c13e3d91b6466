import type { Request, Response } from 'express';
import type { Language } from '../../locales/i18n.ts';
import type { Student } from '../academic-record/student-queries.ts';
import type { AccessClaims } from '../features/account/account-tokens.ts';
import type { Operation } from '../http/contract.ts';
import type { Account, CallResponse, HandlerContext, JsonOperation } from '../http/operations.ts';
import type { Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';

/** A response as it was sent: what it says (as the handler gave it), and the text or bytes that went over the line. */
export type SentResponse = { status: number; body: unknown; content: string | Buffer };

/** What a handler is given. */
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
 * How a call ended: what was sent (nothing where the line was cut), its refusal, and, as far as it came, who called and
 * what its handler was given.
 */
export type CallResult = { sent?: SentResponse; refused?: Refused; account?: Account; given?: AnyHandlerContext };

export type IncomingRequest = {
  operation: Operation;
  /** Of the path, as text. */
  params: Record<string, string>;
  tenant: Tenant;
  language: Language;
  req: Request;
  res: Response;
};

/** Sends events as they happen, instead of one JSON answer. */
export type Stream = (tenant: Tenant, req: Request, res: Response) => void;

export type AnyResponse = CallResponse<JsonOperation>;
export type AnyHandler =
  | ((call: AnyHandlerContext) => AnyResponse)
  | { untransacted: (call: AnyHandlerContext) => AnyResponse | Promise<AnyResponse> };

/** Judges a request by the contract; rejects with its faults. */
export type Validator = (req: Request, res: Response) => Promise<void>;

/** What an operation is served by, built once: its handler or stream, and the steps that depend on its contract. */
export type Endpoint = {
  handler: AnyHandler | Stream;
  isStream: boolean;
  validator: Validator;
  /** Reads the body; resolves to a function that puts the uploaded files in place, once the body is validated. */
  readBody: (call: PipelineCall) => Promise<() => Promise<void>>;
};

/** One call on its way through the pipeline. A step reads what earlier steps have found, and adds what it finds. */
export type PipelineCall = IncomingRequest & {
  settings: Settings;
  endpoint: Endpoint;
  outcome: CallResult;
  /** By `identify`, of a call that asks for a token. */
  claims?: AccessClaims;
};

/** A header of a request; of several the first. */
export const getHeader = (req: Request, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
