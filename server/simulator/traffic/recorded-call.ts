import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Request } from 'express';
import { preparedPerDb } from '../../../db/db.ts';
import { accounts, sessions } from '../../../db/schema/account.ts';
import type { Language } from '../../../locales/i18n.ts';
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
 * A call as it was made and answered: what the traffic shows, a replay makes again and a trainee is followed by.
 * Instants in epoch milliseconds.
 */
export type RecordedCall = {
  /** Counts the calls of the whole server. */
  id: number;
  /** By the business clock. */
  at: number;
  machineAt: number;
  operation: Operation;
  params: Record<string, string | number>;
  query: Record<string, unknown>;
  /** Parsed, files without their content; undefined where there was none, `leftOut` where it is not kept. */
  body: unknown;
  language: Language;
  session: string | null;
  /** The idempotency key. */
  once: string | null;
  /** 0 where the line was cut. */
  status: number;
  /** Every code the response names: why it refuses or would refuse, what it asks, what was done. */
  codes: string[];
  /** Short hash of the response's text; empty where the same call never answers the same twice. */
  answerHash: string;
  /** About what it takes in memory without `shown`, in bytes. */
  weight: number;
  /** What only the traffic asks for; undefined where the call has left it, or never shows there. */
  shown: Shown | undefined;
};

export type ShownCall = RecordedCall & { shown: Shown };
type Shown = {
  /** Below the sandbox, without its query. */
  path: string;
  userName: string | null;
  milliseconds: number;
  /** The beginning of a body that is not kept, without secrets. */
  body: string | null;
  /** The beginning of the response, secrets included. */
  answer: string;
  answerCut: boolean;
  traces: Trace[];
  /**
   * What the handler was given, to be given it again; undefined where it was refused before, or is the simulator's own.
   */
  given: AnyHandlerContext | undefined;
  weight: number;
};

const answerCharacters = 8_000;
const bodyCharacters = 16_000;
/** An entry itself, beside its texts. */
const entryBytes = 1_000;
/**
 * Of what the contract refuses, what a page or a person could have written is kept; it stands in a replay file, which
 * may not nest too deep itself.
 */
const mostOfRefused = { bytes: 4_096, depth: 20 };
/** Stands for a body that is not kept: no call takes a text, so that it is refused again. */
const leftOut = '…';
const longestKey = 100;

/** These manage sandboxes; the rest of the simulator's changing calls are part of what happened. */
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
  'clearClassroomFaults',
  'resendCall',
  'makeScenario',
  'previewStudent',
  'previewDecision',
  'startConformanceRun',
  'deleteConformanceRun',
]);

export const managesSandboxes = ({ id }: Operation): boolean => aroundIt.has(id);

/** A token stands in them: of a session, or of a calendar that reads by itself. */
const carryTokens: ReadonlySet<string> = new Set<OperationId>(['refreshToken', 'getCalendarFeed']);

/** Whether a replay makes it again. */
export const isReplayed = ({ id, tag, method }: Operation): boolean =>
  tag === 'simulator' ? method !== 'GET' && !aroundIt.has(id) : !carryTokens.has(id);

/** All but what the simulator's page asks all the time about the traffic itself. */
export const isShown = ({ path }: Operation): boolean => !/^\/sim\/(traffic|events|info)/.test(path);

/** What these answer carries tokens or instants of the machine. */
const answersDiffer = ({ tag, secretAnswer }: Operation): boolean =>
  tag === 'account' || tag === 'simulator' || secretAnswer;

export const shortHash = (text: string | Buffer): string => hash('sha1', text, 'base64url').slice(0, 12);

const refusalsIn = (list: unknown): Refusal[] =>
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

/** The session a bearer token speaks for, unverified: it is only noted. */
export function sessionIn(token: string | undefined): string | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null;
  }
}

const holderQuery = preparedPerDb((db) =>
  db
    .select({ userName: accounts.userName })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
);

/** Whose session it is: what a fault answers, or what is refused before, has asked nobody who it is. */
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

/** A body as text, files told by what they are, secrets hidden. */
const toText = (body: unknown): string | null =>
  body === undefined ? null : truncate(JSON.stringify(redacted(body)), bodyCharacters);

export const shownBody = ({ body, shown }: ShownCall): string | null => (body === leftOut ? shown.body : toText(body));

/** Whether a body is kept as it came. */
function isBodyKept(operation: Operation, req: Request, { sent, given }: CallResult): boolean {
  const { bytes, depth } = getBodySize(req);
  const small = bytes <= mostOfRefused.bytes && depth <= mostOfRefused.depth;
  if (given) return small || isReplayed(operation);
  const unread = operation.hasBody && bytes === 0 && sent?.status === 400;
  return small && !unread;
}

const noHeader = (): string => '';

/** At most. */
const bytesOfCharacter = 3;

/**
 * What belongs to the moment of a call is left behind. Of its headers only those the gateway signs its callbacks with
 * are asked for again.
 */
function givenAgain({ headers }: Request, given: AnyHandlerContext, body: unknown): AnyHandlerContext {
  const signed = 'gateway-signature' in headers;
  const gateway = new Map(signed ? Object.entries(headers).filter(([name]) => name.startsWith('gateway-')) : []);
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

const nameIn = (body: unknown): string | null => {
  const name = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : undefined;
  return typeof name === 'string' ? name.slice(0, 100) : null;
};

/** A token in a path opens something by itself. */
const shownPath = ({ path: template }: Operation, path: string): string =>
  template.includes('{token}') ? template.replace('{token}', '•••') : path;

function toShown(
  { operation, tenant, req }: IncomingRequest,
  { sent, refused, account, given }: CallResult,
  refusals: Refusal[],
  body: unknown,
  milliseconds: number,
): Shown {
  const content = sent?.content ?? '';
  const said = typeof content === 'string' ? content : content.toString('utf8', 0, bytesOfCharacter * answerCharacters);
  const answer = truncate(said, answerCharacters);
  const text = body === leftOut ? toText(req.body) : null;
  const traces = (refused ? refused.refusals : refusals).map((refusal) => createTrace(refusal, refused, operation.id));
  return {
    path: shownPath(operation, req.path),
    userName:
      account?.userName ??
      nameIn(req.body) ??
      (operation.open ? null : findHolder(tenant, sessionIn(req.headers.authorization))),
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

/** A call that begins: its number, and what makes the record of it once it is answered. */
export function beginCall(incoming: IncomingRequest): { id: number; record(outcome: CallResult): RecordedCall } {
  const { operation, tenant, language, req } = incoming;
  const id = (lastId += 1);
  const [at, started] = [tenant.clock.now(), performance.now()];
  return {
    id,
    record: (outcome) => {
      const { sent, given, account } = outcome;
      const { refusals, codes } = saidIn(sent?.body);
      const kept = isBodyKept(operation, req, outcome);
      const body = kept ? withoutContents(req.body) : leftOut;
      const key = req.headers['idempotency-key'];
      // A file is told apart by its status alone.
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
        session: account?.sessionId ?? sessionIn(req.headers.authorization),
        once: operation.idempotent && typeof key === 'string' && key.length <= longestKey ? key : null,
        status: sent?.status ?? 0,
        codes,
        answerHash: text && shortHash(text),
        weight: entryBytes + 2 * req.url.length + (kept ? toWeight(getBodySize(req)) : 0),
        shown: isShown(operation)
          ? toShown(incoming, outcome, refusals, body, Math.round((performance.now() - started) * 10) / 10)
          : undefined,
      };
    },
  };
}
