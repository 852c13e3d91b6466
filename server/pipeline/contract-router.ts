import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Language } from '../../locales/i18n.ts';
import { servedAt } from '../address.ts';
import { reading } from '../catalogue/kept.ts';
import { limitOf } from '../limits.ts';
import { networkOf } from '../network.ts';
import { refuse, Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { transact, transactTogether } from '../transaction.ts';
import type { World } from '../world.ts';
import { bodyFaults } from './answer-schema.ts';
import { bodyReaderOf, rawBodyOf } from './body.ts';
import { routeTable, type Operation, type OperationId } from './contract.ts';
import { asDeclared } from './declared.ts';
import { FileAnswer, sendFile } from './download.ts';
import { answerOfError } from './errors.ts';
import { enforceGate } from './gate.ts';
import { onlyOnce } from './idempotency.ts';
import { languageOf } from './messages.ts';
import type { Answer, Call, Handlers, JsonOperation } from './operations.ts';
import { originOf, ownAddressOf, pageAddressOf } from './origin.ts';
import { logAccountEvent, logRefusal } from './request-log.ts';
import { sendText } from './packed.ts';
import { accountOf, claimsOf, recordOf, type Account, type Student } from './session.ts';
import { uploadOf } from './upload.ts';
import { validatorOf, type Validator } from './validate.ts';
import { plain, WrittenAnswer } from './written.ts';

/** An answer as it was sent: what it says (as the handler gave it), and the text or bytes that went over the line. */
export type Sent = { status: number; body: unknown; content: string | Buffer };
/** What a handler is given. */
export type GivenCall = Omit<Call<JsonOperation>, 'query' | 'params' | 'body' | 'account' | 'student'> & {
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
export type Outcome = { sent?: Sent; refused?: Refused; account?: Account; given?: GivenCall };

export type Incoming = {
  operation: Operation;
  /** Of the path, as text. */
  params: Record<string, string>;
  world: World;
  language: Language;
  req: Request;
  res: Response;
};
/** May give the answer itself, cut the line, or throw; otherwise the call goes on. */
export type Intercepted = { status: number; body: unknown } | 'cut' | undefined;
/**
 * Watches a call from before anything else happens with it until it is answered: how a simulator intercepts and
 * records.
 */
export type Watch = (incoming: Incoming) => { intercepted: Promise<Intercepted>; ended(outcome: Outcome): void };

/** A call that answers with a stream of its own instead of one JSON answer. */
export type Stream = (world: World, req: Request, res: Response) => void;

function hangUpOf(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

export type MountOptions = {
  operations: Operation[];
  handlers: Partial<Handlers>;
  streams?: Partial<Record<OperationId, Stream>>;
  settings: Settings;
  log: Logger;
  watch?: Watch;
  /** Throws for whom it does not let in, before anything else happens. */
  admit?: (incoming: Incoming) => void;
  /** What a call waits for before anything else happens; undefined is nothing. */
  turn?: (world: World, req: Request) => Promise<void> | undefined;
};

type AnyAnswer = Answer<JsonOperation>;
type AnyHandler =
  | ((call: unknown) => AnyAnswer)
  | { ownTransactions: (call: unknown) => AnyAnswer | Promise<AnyAnswer> };
type Mounted = {
  handler: AnyHandler;
  stream: Stream | undefined;
  validator: Validator;
  read: ReturnType<typeof bodyReaderOf>;
  upload: ReturnType<typeof uploadOf> | undefined;
};

/** What an answer is refused for that is not as the contract says. */
function faultOf(operation: Operation, status: number, body: unknown): Error | undefined {
  const [fault] = bodyFaults(operation, status, body);
  return (
    fault &&
    new Error(
      `${operation.id} answers ${status} outside the contract: ${fault.instancePath || '/'} ${fault.message ?? ''}`,
    )
  );
}

const headerOf = (req: Request, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Path parameters arrive as text; the contract has made sure that the whole numbers are whole numbers. */
const typedParams = (operation: Operation, params: Record<string, string>): Record<string, string | number> => {
  const declared = Object.values(operation.document.paths[operation.path] ?? {})[0]?.parameters as
    | { name?: string; in?: string; schema?: { type?: string } }[]
    | undefined;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      declared?.find((p) => p.name === name && p.in === 'path')?.schema?.type === 'integer' ? Number(value) : value,
    ]),
  );
};

/**
 * Mounts the contract: token → size and shape of the body → contract → record → gate (agenda, working day) → handler.
 * The world a request belongs to is in `res.locals.world`.
 */
export function mountContract({ operations, handlers, streams = {}, settings, log, watch, admit, turn }: MountOptions) {
  const mounted = new Map<Operation, Mounted>();
  for (const operation of operations) {
    const stream = operation.stream ? streams[operation.id] : undefined;
    const handler = operation.stream ? stream : handlers[operation.id as JsonOperation];
    if (operation.idempotent && !operation.secretAnswer && typeof handler === 'object')
      throw new Error(`${operation.id} must return at once to be done only once`);
    if (handler)
      mounted.set(operation, {
        handler: handler as AnyHandler,
        stream,
        validator: validatorOf(operation),
        read: bodyReaderOf(operation.bodyLimit),
        upload: operation.multipart ? uploadOf(operation) : undefined,
      });
  }
  const find = routeTable([...mounted.keys()]);

  const sendJson = (req: Request, res: Response, outcome: Outcome, status: number, body: unknown): void => {
    const content = body instanceof WrittenAnswer ? body.content : JSON.stringify(body);
    outcome.sent = { status, body, content };
    sendText(req, res, status, content);
  };

  /** An answer outside the contract is not sent: it is the server's own failure. */
  const sendAnswer = (
    operation: Operation,
    req: Request,
    res: Response,
    outcome: Outcome,
    status: number,
    body: unknown,
  ): void => {
    const fault = settings.validateAnswers ? faultOf(operation, status, plain(body)) : undefined;
    if (fault) throw fault;
    sendJson(req, res, outcome, status, body);
  };

  const sendError = (
    error: unknown,
    language: Language,
    req: Request,
    res: Response,
    outcome: Outcome,
    operation?: Operation,
  ): void => {
    const answer = answerOfError(error, language);
    if (answer.unforeseen) log.error({ err: error }, 'unforeseen');
    else if (operation && settings.validateAnswers) {
      const fault = faultOf(operation, answer.status, answer.body);
      if (fault) return sendError(fault, language, req, res, outcome);
    }
    if (!res.headersSent) sendJson(req, res.set(answer.headers), outcome, answer.status, answer.body);
  };

  const run = async (
    { handler, stream, validator, read, upload }: Mounted,
    { operation, params, world, language, req, res }: Incoming,
    outcome: Outcome,
  ): Promise<void> => {
    const claims = operation.open ? undefined : await claimsOf(world, headerOf(req, 'authorization'));
    let account: Account | undefined;
    const signIn = (at: number): void => {
      if (claims) res.locals.account = outcome.account = account = accountOf(world, claims, at);
    };
    const reads = operation.method === 'GET' && typeof handler === 'function' && !stream;
    const right = validator.passes(req);
    // Who asks is then read together with all else.
    const atOnce = reads && right;
    if (!atOnce) signIn(world.clock.now());
    let putFiles: (() => Promise<void>) | undefined;
    if (upload) putFiles = await upload(req, res, limitOf(world.db, 'fileMaximumMebibytes'));
    else if (operation.hasBody || (req.headers['content-length'] ?? '0') !== '0') await read(req, res);
    if (!right) await validator.judge(req, res);
    await putFiles?.();
    // While the body came, a change of the whole university may have begun.
    for (let wait = turn?.(world, req); wait; wait = turn?.(world, req)) await wait;
    if (stream) return res.locals.headOnly ? void res.type('text/event-stream').end() : stream(world, req, res);
    const now = world.clock.now();
    const query = req.query as Record<string, unknown>;
    const key =
      !operation.idempotent || operation.secretAnswer || operation.open ? undefined : headerOf(req, 'idempotency-key');
    const given = (): GivenCall => {
      // A body takes as long as its sender likes, and a session may end meanwhile.
      if (atOnce || operation.hasBody) signIn(now);
      const origin = originOf(req);
      // What calls from within this process knows no address of it.
      if (account && (settings.publicUrl || req.socket.localPort !== undefined))
        servedAt(world.db, pageAddressOf(settings, world, origin));
      const student =
        account && operation.forRecord ? recordOf(world, account, String(query.StudFacultyCode)) : undefined;
      return (outcome.given = {
        world,
        db: world.db,
        settings,
        now,
        language,
        address: req.ip ?? '',
        network: networkOf(req.ip ?? ''),
        userAgent: headerOf(req, 'user-agent') ?? '',
        origin,
        ownAddress: ownAddressOf(settings, req),
        hungUp: () => hangUpOf(res),
        rawBody: rawBodyOf(req),
        header: (name) => headerOf(req, name) ?? '',
        query,
        params: typedParams(operation, params),
        body: req.body as unknown,
        account,
        student,
      });
    };
    const gate = ({ student }: GivenCall): void =>
      enforceGate(operation, world, student, now, query.Period === 'early');
    const answerCall = (): AnyAnswer | Promise<AnyAnswer> => {
      if (typeof handler === 'object') {
        const call = reading(world.db, given);
        gate(call);
        return handler.ownTransactions(call);
      }
      const answered = (call: GivenCall): AnyAnswer => {
        gate(call);
        return handler(call);
      };
      if (reads) return reading(world.db, () => answered(given()));
      const call = reading(world.db, given);
      // The gate is within: a retry gets its answer whatever has closed since.
      const once = (): AnyAnswer =>
        key && account
          ? onlyOnce(
              call.db,
              account.accountId,
              key,
              [operation.id, query, call.params, operation.anonymous ? null : (call.body ?? null)],
              () => answered(call),
            )
          : answered(call);
      // What trainers do to a university is about no record, and stands alone.
      return call.student ? transactTogether(call.db, once) : transact(call.db, once);
    };
    let answer: AnyAnswer;
    try {
      answer = await answerCall();
    } catch (error) {
      // Where no transaction has done so.
      if (error instanceof Refused) error.writeKept();
      throw error;
    }
    logAccountEvent(log, req, res, operation.id, answer[1]);
    const [status, body, headers] = answer;
    if (headers) res.set(headers);
    if (!(body instanceof FileAnswer)) return sendAnswer(operation, req, res, outcome, status, body);
    outcome.sent = { status, body, content: body.content };
    sendFile(res.status(status), body);
  };

  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const world = res.locals.world as World;
    const language = languageOf(headerOf(req, 'accept-language'));
    let operation: Operation | undefined;
    let watched: ReturnType<Watch> | undefined;
    const outcome: Outcome = {};
    try {
      let found: ReturnType<typeof find>;
      try {
        // HEAD is GET without its body, which Node leaves out by itself.
        res.locals.headOnly = req.method === 'HEAD';
        if (res.locals.headOnly) req.method = 'GET';
        found = find(req.method, req.path);
      } catch {
        throw new Refused(refuse('DEV-000001', { details: 'path: malformed' }));
      }
      if (!found) return next();
      if ('allow' in found)
        throw new Refused(refuse('DEV-000002'), { status: 405, headers: { Allow: found.allow.join(', ') } });
      operation = found.operation;
      const target = mounted.get(operation);
      if (!target) return next();
      res.set('cache-control', 'no-store');
      // No answer of the contract has a version to compare.
      delete req.headers['if-none-match'];
      for (let wait = turn?.(world, req); wait; wait = turn?.(world, req)) await wait;
      const incoming = { operation, params: found.params, world, language, req, res };
      admit?.(incoming);
      watched = watch?.(incoming);
      const intercepted = await watched?.intercepted;
      if (intercepted === 'cut') return;
      if (intercepted) return sendJson(req, res, outcome, intercepted.status, intercepted.body);
      await asDeclared(operation, settings.validateAnswers, () => run(target, incoming, outcome));
    } catch (error) {
      sendError(error, language, req, res, outcome, operation);
      if (error instanceof Refused) outcome.refused = error;
      if (outcome.refused) logRefusal(log, req, res, outcome.refused, operation?.id);
    } finally {
      watched?.ended(outcome);
    }
  };
}

/** What the API answers where there is no such call, or none of a simulator. */
export const noSuchCall = (req: Request, res: Response): void => {
  const answer = answerOfError(
    new Refused(
      refuse(/^\/sim(\/|$)/.test(req.path) && !(res.locals.simulating as boolean) ? 'DEV-000006' : 'DEV-000002'),
    ),
    languageOf(headerOf(req, 'accept-language')),
  );
  res.status(answer.status).set('cache-control', 'no-store').json(answer.body);
};
