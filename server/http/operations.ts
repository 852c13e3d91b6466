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

/** Calls that a handler responds to once, with JSON or a file. */
export type JsonOperation = Exclude<OperationId, StreamOperation>;
export type SimulatorOperation = Exclude<AnySimulatorOperation, StreamOperation>;

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
/** What was sent as a file has been read and looked at. */
type Received<Body> = { [Part in keyof Body]: NonNullable<Body[Part]> extends Blob ? UploadedFile : Body[Part] };
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Parts } } }
    ? Received<Parts>
    : undefined;
/** The same as a caller sends it: a file as a file. */
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

/** Who is signed in, and in which session; `auditId` is that of the visit. */
export type Account = { accountId: number; personId: number; userName: string; sessionId: string; auditId: number };

/** What a handler is given: everything validated, who is asking, and what time it is. */
export type HandlerContext<Id extends OperationId> = {
  tenant: Tenant;
  db: Db;
  settings: Settings;
  /** The business clock's time, epoch milliseconds; the same for the whole call. */
  now: number;
  language: Language;
  /** The caller's address. */
  address: string;
  /** What limits count as one caller: the address, or the /64 it is in. */
  network: string;
  /** The body as it was sent, for those who sign it; empty without one. */
  rawBody: string;
  /** A header of the request by its name in lower case; empty where it is missing. */
  header: (name: string) => string;
  /** Aborted when the caller hangs up, for calls that wait. */
  hungUp: () => AbortSignal;
  /** What the caller's browser says it is. */
  userAgent: string;
  /** This server as the caller addresses it, such as https://sis.university.example, and as it reaches itself. */
  origin: string;
  ownAddress: string;
  query: QueryOf<Id>;
  params: PathOf<Id>;
  body: BodyOf<Id>;
  account: Id extends OpenOperation ? undefined : Account;
  student: QueryOf<Id> extends { StudFacultyCode: string } ? Student : undefined;
};

/** `headers`: of this response alone. */
export type CallResponse<Id extends OperationId> = [
  status: 200,
  body: ResponseBodyOf<Id> | SerializedResponse<ResponseBodyOf<Id>>,
  headers?: Record<string, string>,
];

/**
 * For calls that wait for something (a hash, another server), or that replace or close a database: the router makes no
 * transaction for them.
 */
export type UntransactedHandler<Id extends OperationId> = {
  untransacted: (call: HandlerContext<Id>) => CallResponse<Id> | Promise<CallResponse<Id>>;
};

/** Returns its response at once. Where the call is no GET, the router runs it in one immediate transaction. */
export type Handler<Id extends OperationId> =
  | ((call: HandlerContext<Id>) => CallResponse<Id>)
  | UntransactedHandler<Id>;

/** A handler for every operation: one that is missing, or returns another shape, does not compile. */
export type Handlers = { [Id in JsonOperation]: Handler<Id> };
