import type { Db } from '../../db/db.ts';
import type { Language } from '../../locales/i18n.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';
import type {
  components,
  FileOperation,
  OpenOperation,
  operations,
  SimulatorOperation as AnySimulatorOperation,
  StreamOperation,
} from './contract.gen.ts';
import type { OperationId } from './contract.ts';
import type { FileResponse } from './download.ts';
import type { Student } from '../academic-record/student-queries.ts';
import type { UploadedFile } from './uploaded-file.ts';
import type { SerializedResponse } from './json-fragments.ts';

export type { OpenOperation, StreamOperation };

/** Operations with a single response, JSON or a file. */
export type JsonOperation = Exclude<OperationId, StreamOperation>;
export type SimulatorOperation = Exclude<AnySimulatorOperation, StreamOperation>;
/** Operations of the conformance check. */
export type ConformanceOperation = Extract<SimulatorOperation, `${string}Conformance${string}`>;

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Part<Id extends OperationId, Key extends 'query' | 'path'> = operations[Id]['parameters'] extends {
  [K in Key]?: infer Value;
}
  ? [NonNullable<Value>] extends [never]
    ? Record<never, never>
    : NonNullable<Value>
  : Record<never, never>;

export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;
export type PathOf<Id extends OperationId> = Part<Id, 'path'>;
/** The body with files already read and their types detected. */
type Received<Body> = { [Part in keyof Body]: NonNullable<Body[Part]> extends Blob ? UploadedFile : Body[Part] };
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Parts } } }
    ? Received<Parts>
    : undefined;
/** The request body as the caller sends it, with files as Blob. */
export type RequestBodyOf<Id extends OperationId> = {
  [Part in keyof BodyOf<Id>]: NonNullable<BodyOf<Id>[Part]> extends UploadedFile ? Blob : BodyOf<Id>[Part];
};
export type ResponseBodyOf<Id extends OperationId> = Id extends FileOperation
  ? FileResponse
  : Id extends OperationId
    ? operations[Id] extends { responses: { 200: { content: { 'application/json': infer Body } } } }
      ? Body
      : never
    : never;

/** The signed-in account and its session. `auditId` is the id of the session's row in the audit log. */
export type Account = { accountId: number; personId: number; userName: string; sessionId: string; auditId: number };

/** Input of a handler: validated parameters, the caller and the time. */
export type HandlerContext<Id extends OperationId> = {
  tenant: Tenant;
  db: Db;
  settings: Settings;
  /** The time of the business clock in epoch milliseconds, constant during the call. */
  now: number;
  language: Language;
  /** The caller's IP address. */
  address: string;
  /** The unit for rate limits: the IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  /** The text of the body as it was sent, to check signatures; empty if there is none. */
  rawBody: string;
  /** A request header by its lower-case name; empty if missing. */
  header: (name: string) => string;
  /** A signal that aborts when the caller disconnects, for calls that wait. */
  hungUp: () => AbortSignal;
  /** The User-Agent of the caller's browser. */
  userAgent: string;
  /**
   * The server's address as used by the caller, such as https://sis.university.example. `ownAddress` is the one for
   * calls to itself.
   */
  origin: string;
  ownAddress: string;
  query: QueryOf<Id>;
  params: PathOf<Id>;
  body: BodyOf<Id>;
  account: Id extends OpenOperation ? undefined : Account;
  student: QueryOf<Id> extends { StudFacultyCode: string } ? Student : undefined;
};

/** `headers` are extra headers of this response. */
export type CallResponse<Id extends OperationId> = [
  status: 200,
  body: ResponseBodyOf<Id> | SerializedResponse<ResponseBodyOf<Id>>,
  headers?: Record<string, string>,
];

/**
 * A handler for which the router opens no transaction, because it waits (for a hash, a message or another server),
 * replaces or closes a database, or changes nothing in the database.
 */
export type UntransactedHandler<Id extends OperationId> = {
  untransacted: (call: HandlerContext<Id>) => CallResponse<Id> | Promise<CallResponse<Id>>;
};

/** A handler outside a transaction that answers 200 with the result of `work`. */
export const untransacted = <Id extends JsonOperation>(
  work: (call: HandlerContext<Id>) => ResponseBodyOf<Id> | Promise<ResponseBodyOf<Id>>,
) => ({
  untransacted: async (call: HandlerContext<Id>): Promise<[200, ResponseBodyOf<Id>]> => [200, await work(call)],
});

/**
 * A handler. A function is synchronous, and the router runs it in one read snapshot (GET) or one immediate transaction
 * (other methods). An untransacted handler may be asynchronous.
 */
export type Handler<Id extends OperationId> =
  | ((call: HandlerContext<Id>) => CallResponse<Id>)
  | UntransactedHandler<Id>;

/** One handler per operation. A missing handler or a wrong result type does not compile. */
export type Handlers = { [Id in JsonOperation]: Handler<Id> };
