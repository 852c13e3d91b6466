import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { preparedPerDb } from '../../../db/db.ts';
import { accounts, sessions } from '../../../db/schema/account.ts';
import type { Language } from '../../../locales/i18n.ts';
import { bearerToken } from '../../features/account/account-session.ts';
import { sessionIn } from '../../features/account/account-tokens.ts';
import { UploadedFile } from '../../http/uploaded-file.ts';
import { getBodySize } from '../../pipeline/body.ts';
import type { Operation, OperationId } from '../../http/contract.ts';
import type { AnyHandlerContext, IncomingRequest, CallResult } from '../../pipeline/call.ts';
import { FileResponse } from '../../http/download.ts';
import { SerializedResponse } from '../../http/json-fragments.ts';
import type { Refusal } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { truncate, toWeight } from './byte-budget.ts';
import { redacted } from './redaction.ts';
import { createTrace, type Trace } from './refusal-trace.ts';

/**
 * A recorded call and its response, for the traffic, for replays and for a trainee's progress. Instants are epoch
 * milliseconds.
 */
export type RecordedCall = {
  /** The number of the call, counted for the whole server. */
  id: number;
  /** The instant of the call by the business clock. */
  at: number;
  machineAt: number;
  operation: Operation;
  params: Record<string, string | number>;
  query: Record<string, unknown>;
  /**
   * The parsed body, with files replaced by a description. Undefined if the call had none, `leftOut` if the body is not
   * kept.
   */
  body: unknown;
  language: Language;
  session: string | null;
  /**
   * The idempotency key of the call; null if the caller sent none or one of more than `longestKey` characters, or if
   * the operation takes none.
   */
  once: string | null;
  /** The HTTP status; 0 if the connection was cut. */
  status: number;
  /** Every code in the response: refusals, refusals of a preview, confirmations and messages. */
  codes: string[];
  /**
   * A short hash of the response's text. Empty if a replay does not compare the text: for a cut connection, for a file,
   * for responses that always differ, and if a replay does not repeat the call or the call's body is not kept.
   */
  answerHash: string;
  /** The approximate memory in bytes, without `shown`. */
  weight: number;
  /** Data for the traffic only; undefined if the call is no longer shown, or never was. */
  shown: Shown | undefined;
};

export type ShownCall = RecordedCall & { shown: Shown };
type Shown = {
  /** The request path within the sandbox, without its query. */
  path: string;
  userName: string | null;
  milliseconds: number;
  /** The beginning of a body that is not kept, without secrets; null if the body is kept or there is none. */
  body: string | null;
  /** The beginning of the response, secrets included. */
  answer: string;
  answerCut: boolean;
  traces: Trace[];
  /**
   * The context of the handler, for calling it again. Undefined if the call was refused before its handler, is one of
   * the simulator or has a body that is not kept.
   */
  given: AnyHandlerContext | undefined;
  weight: number;
};

const answerCharacters = 8_000;
const bodyCharacters = 16_000;
/** The memory of an entry itself, without its texts. */
const entryBytes = 1_000;
/**
 * The largest body that is kept of a call that was refused before its handler, for example by the contract, or that a
 * replay does not repeat. People and forms rarely send larger ones. The depth is limited because a replay file, which
 * contains these bodies, is itself sent as a body of at most `deepestBody` levels.
 */
const mostOfRefused = { bytes: 4_096, depth: 20 };
/**
 * A placeholder for a body that is not kept. If a replay repeats such a call, the call was refused before its handler.
 * No operation accepts plain text, so the repeated call is refused too.
 */
const leftOut = '…';
const longestKey = 100;

/** Simulator operations that a replay does not repeat. Most of them manage sandboxes, classes or recorded calls. */
const aroundIt: ReadonlySet<string> = new Set<OperationId>([
  'startPersonaSession',
  'startScenario',
  'playScenarioStep',
  'resetSandbox',
  'createSandbox',
  'deleteSandbox',
  'saveSnapshot',
  'openSnapshotFile',
  'restoreSnapshot',
  'deleteSnapshot',
  'undoClockMove',
  'playReplay',
  'createClassroom',
  'joinClassroom',
  'setClassroomClock',
  'undoClassroomClock',
  'resetTrainee',
  'removeTrainee',
  'setClassroomPlaces',
  'resetClassroom',
  'closeClassroom',
  'clearOutbox',
  'signInTrainer',
  'setHand',
  'sendClassMessage',
  'lookAtTrainee',
  'addClassroomFault',
  'addBreakpoint',
  'continueCall',
  'deleteBreakpoint',
  'clearClassroomFaults',
  'resendCall',
  'makeScenario',
  'previewStudent',
  'previewDecision',
  'startConformanceRun',
  'deleteConformanceRun',
]);

export const managesSandboxes = ({ id }: Operation): boolean => aroundIt.has(id);

/**
 * Operations whose request carries a refresh token, the token of a calendar subscription or the operator's key. A
 * replay cannot repeat them.
 */
const carryTokens: ReadonlySet<string> = new Set<OperationId>([
  'refreshToken',
  'getCalendarFeed',
  'getSubscriptions',
  'addSubscription',
  'deleteSubscription',
]);

/** True if a replay repeats the operation. */
export const isReplayed = ({ id, tag, method }: Operation): boolean =>
  tag === 'simulator' ? method !== 'GET' && !aroundIt.has(id) : !carryTokens.has(id);

/**
 * True if the traffic shows calls of the operation. It leaves out all operations below /sim/traffic, /sim/events and
 * /sim/info, because pages of a simulator repeat most of them all the time.
 */
export const isShown = ({ path }: Operation): boolean => !/^\/sim\/(traffic|events|info)/.test(path);

/** True for operations whose responses may contain tokens or the machine's time and therefore differ each time. */
const answersDiffer = ({ tag, secretAnswer }: Operation): boolean =>
  tag === 'account' || tag === 'simulator' || secretAnswer;

export const shortHash = (text: string | Buffer): string => hash('sha1', text, 'base64url').slice(0, 12);

/** The refusals of a list, such as `Refusals` of an error; none if it is no list. */
export const refusalsIn = (list: unknown): Refusal[] =>
  Array.isArray(list)
    ? list.filter((one): one is Refusal => typeof (one as { Code?: unknown } | null)?.Code === 'string')
    : [];

/** The refusals of a response, and every code it names. */
function saidIn(answer: unknown): { refusals: Refusal[]; codes: string[] } {
  const {
    Refusals,
    refusals: wouldRefuse,
    confirmations,
    messages,
  } = ((answer instanceof SerializedResponse ? answer.head : answer) ?? {}) as Record<string, unknown>;
  const refusals = [...refusalsIn(Refusals), ...refusalsIn(wouldRefuse)];
  return {
    refusals,
    codes: [...new Set([...refusals, ...refusalsIn(confirmations), ...refusalsIn(messages)].map(({ Code }) => Code))],
  };
}

export const codesIn = (answer: unknown): string[] => saidIn(answer).codes;

/** The id of the session that sent a call, even if it is over; null for a call without a token of this university. */
function sessionOf({ tenant, req }: IncomingRequest, { account }: CallResult): string | null {
  if (account) return account.sessionId;
  const token = bearerToken(req.headers.authorization);
  return token === undefined ? null : sessionIn(tenant, token);
}

const holderQuery = preparedPerDb((db) =>
  db
    .select({ userName: accounts.userName })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
);

/** The user name of a session, for calls that a fault or an early refusal answered before the account was known. */
const findHolder = ({ db }: Tenant, session: string | null): string | null =>
  session === null ? null : (holderQuery(db).get({ id: session })?.userName ?? null);

const withoutContents = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.values(body).some((part) => part instanceof UploadedFile)
    ? Object.fromEntries(
        Object.entries(body).map(([name, part]) => [
          name,
          part instanceof UploadedFile ? part.withoutContent() : (part as unknown),
        ]),
      )
    : body;

/** A body as text, with descriptions of files and without secrets; null if there is none. */
const toText = (body: unknown): string | null =>
  body === undefined ? null : truncate(JSON.stringify(redacted(body)), bodyCharacters);

export const shownBody = ({ body, shown }: ShownCall): string | null => (body === leftOut ? shown.body : toText(body));

/**
 * True if the body of a call is kept whole: if it is small, or if a replay repeats the call and its handler was
 * reached. False if the call was refused with 400 before its body was read.
 */
function isBodyKept(operation: Operation, req: Request, { sent, given }: CallResult): boolean {
  const { bytes, depth } = getBodySize(req);
  const small = bytes <= mostOfRefused.bytes && depth <= mostOfRefused.depth;
  if (given) return small || isReplayed(operation);
  const unread = operation.hasBody && bytes === 0 && sent?.status === 400;
  return small && !unread;
}

const noHeader = (): string => '';

/** The most UTF-8 bytes of one UTF-16 code unit, the unit of a string's length. */
const bytesOfCharacter = 3;

/**
 * The context of a handler without its tenant, database, student and signal, so that the handler can be called again.
 * Headers are kept only for the gateway's callbacks, because their signature is checked against them.
 */
function givenAgain({ headers }: Request, given: AnyHandlerContext, body: unknown): AnyHandlerContext {
  const signed = 'gateway-signature' in headers || 'webhook-signature' in headers;
  const gateway = new Map(signed ? Object.entries(headers).filter(([name]) => /^(gateway|webhook)-/.test(name)) : []);
  const moment = { tenant: undefined, db: undefined, student: undefined, hungUp: undefined } as unknown as Pick<
    AnyHandlerContext,
    'tenant' | 'db' | 'student' | 'hungUp'
  >;
  return {
    ...given,
    ...moment,
    body,
    rawBody: signed ? given.rawBody : '',
    header: signed ? (name) => String(gateway.get(name) ?? '') : noHeader,
  };
}

/** The user name that a sign-in sends; null if the body has none. */
export const nameIn = (body: unknown): string | null => {
  const name = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : undefined;
  return typeof name === 'string' ? name.slice(0, 100) : null;
};

/** The path without its token, because a token in a path gives access by itself. */
export const shownPath = ({ path: template }: Operation, path: string): string =>
  template.includes('{token}') ? template.replace('{token}', '•••') : path;

function toShown(
  { operation, tenant, req }: IncomingRequest,
  { sent, refused, account, given }: CallResult,
  {
    refusals,
    body,
    session,
    milliseconds,
  }: Pick<Shown, 'milliseconds'> & {
    refusals: Refusal[];
    body: unknown;
    session: string | null;
  },
): Shown {
  const content = sent?.content ?? '';
  const said = typeof content === 'string' ? content : content.toString('utf8', 0, bytesOfCharacter * answerCharacters);
  const answer = truncate(said, answerCharacters);
  const text = body === leftOut ? toText(req.body) : null;
  const traces = (refused ? refused.refusals : refusals).map((refusal) => createTrace(refusal, refused, operation.id));
  return {
    path: shownPath(operation, req.path),
    userName: account?.userName ?? nameIn(req.body) ?? (operation.open ? null : findHolder(tenant, session)),
    milliseconds,
    body: text,
    answer,
    answerCut: said.length > answerCharacters,
    traces,
    given: given && operation.tag !== 'simulator' && body !== leftOut ? givenAgain(req, given, body) : undefined,
    weight: entryBytes * (1 + traces.length) + 2 * (answer.length + (text?.length ?? 0)),
  };
}

let lastId = 0;

/** Begins the record of a call: its number, and a function that completes the record after the response. */
export function beginCall(incoming: IncomingRequest): { id: number; record(outcome: CallResult): RecordedCall } {
  const { operation, tenant, language, req } = incoming;
  const id = (lastId += 1);
  const [at, started] = [tenant.clock.now(), performance.now()];
  return {
    id,
    record: (outcome) => {
      const { sent, given } = outcome;
      const session = sessionOf(incoming, outcome);
      const { refusals, codes } = saidIn(sent?.body);
      const kept = isBodyKept(operation, req, outcome);
      const body = kept ? withoutContents(req.body) : leftOut;
      const key = req.headers['idempotency-key'];
      // File responses get no hash, so only their status is compared.
      const text =
        kept && sent && !(sent.body instanceof FileResponse) && isReplayed(operation) && !answersDiffer(operation)
          ? sent.content
          : '';
      return {
        id,
        at: given?.now ?? at,
        machineAt: Date.now(),
        operation,
        params: given?.params ?? incoming.params,
        query: given?.query ?? req.query,
        body,
        language,
        session,
        once: operation.idempotent && typeof key === 'string' && key.length <= longestKey ? key : null,
        status: sent?.status ?? 0,
        codes,
        answerHash: text && shortHash(text),
        weight: entryBytes + 2 * req.url.length + (kept ? toWeight(getBodySize(req)) : 0),
        shown: isShown(operation)
          ? toShown(incoming, outcome, {
              refusals,
              body,
              session,
              milliseconds: Math.round((performance.now() - started) * 10) / 10,
            })
          : undefined,
      };
    },
  };
}
