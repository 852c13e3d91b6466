import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { routeTable, type Operation, type OperationId } from '../http/contract.ts';
import { assertDeclaredErrors } from '../http/error-conformance.ts';
import { toErrorResponse } from '../http/errors.ts';
import { toLanguage } from '../http/messages.ts';
import type { Handlers, JsonOperation } from '../http/operations.ts';
import { refuse, Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';
import {
  getHeader,
  type Endpoint,
  type IncomingRequest,
  type CallResult,
  type PipelineCall,
  type Stream,
} from './call.ts';
import { handle } from './handle.ts';
import { identify } from './identify.ts';
import { limit, readerOf } from './limit.ts';
import { logAccountEvent, logRefusal } from './request-log.ts';
import { respond, respondWithError, sendJson } from './respond.ts';
import { validate, createValidator } from './validate.ts';

/** May give the response itself, cut the line, or throw; otherwise the call goes on. */
export type Interception = { status: number; body: unknown } | 'cut' | undefined;
/** Sees a call before anything else happens with it until it is answered: how a simulator intercepts and records. */
export type CallInterceptor = (incoming: IncomingRequest) => {
  intercepted: Promise<Interception>;
  ended(outcome: CallResult): void;
};

export type ContractRouterOptions = {
  operations: Operation[];
  handlers: Partial<Handlers>;
  streams?: Partial<Record<OperationId, Stream>>;
  settings: Settings;
  log: Logger;
  interceptor?: CallInterceptor;
  /** Throws for whom it does not let in, before the call is even looked at. */
  authorize?: (incoming: IncomingRequest) => void;
  /** What a call waits for while its whole university changes. */
  turn?: (tenant: Tenant, req: Request) => Promise<void> | undefined;
};

function endpointOf(operation: Operation, { handlers, streams = {} }: ContractRouterOptions): Endpoint | undefined {
  const handler = operation.stream ? streams[operation.id] : handlers[operation.id as JsonOperation];
  if (!handler) return undefined;
  if (operation.idempotent && !operation.secretAnswer && typeof handler === 'object')
    throw new Error(`${operation.id} must return at once to be done only once`);
  return {
    handler: handler as Endpoint['handler'],
    isStream: operation.stream,
    validator: createValidator(operation),
    readBody: readerOf(operation),
  };
}

/** Routes the calls of the contract, each through the same steps. The tenant is in `res.locals.tenant`. */
export function createContractRouter(options: ContractRouterOptions) {
  const { operations, settings, log, interceptor: watch, authorize: admit, turn } = options;
  const endpoints = new Map<Operation, Endpoint>();
  for (const operation of operations) {
    const endpoint = endpointOf(operation, options);
    if (endpoint) endpoints.set(operation, endpoint);
  }
  const find = routeTable([...endpoints.keys()]);

  const waitForTurn = async (tenant: Tenant, req: Request): Promise<void> => {
    for (let wait = turn?.(tenant, req); wait; wait = turn?.(tenant, req)) await wait;
  };

  /** identify → limit → validate → authorize, gate and handle (in one read or transaction) → respond. */
  const run = async (call: PipelineCall): Promise<void> => {
    const { operation, tenant, req, res, endpoint } = call;
    await identify(call);
    const placeFiles = await limit(call);
    await validate(call);
    await placeFiles();
    // While the body came, a change of the whole university may have begun.
    await waitForTurn(tenant, req);
    if (endpoint.isStream) {
      if (res.locals.headOnly) return void res.type('text/event-stream').end();
      return (endpoint.handler as Stream)(tenant, req, res);
    }
    const answer = await handle(call);
    logAccountEvent(log, req, res, operation.id, answer[1]);
    respond(call, answer);
  };

  /** The operation of a request; undefined where there is none. 405 where its path takes other methods. */
  const route = (req: Request, res: Response): ReturnType<typeof find> => {
    // HEAD is GET without its body, which Node leaves out by itself.
    res.locals.headOnly = req.method === 'HEAD';
    if (res.locals.headOnly) req.method = 'GET';
    try {
      return find(req.method, req.path);
    } catch {
      throw new Refused(refuse('DEV-000001', { details: 'path: malformed' }));
    }
  };

  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const tenant = res.locals.tenant as Tenant;
    const language = toLanguage(getHeader(req, 'accept-language'));
    const outcome: CallResult = {};
    let operation: Operation | undefined;
    let watched: ReturnType<CallInterceptor> | undefined;
    try {
      const found = route(req, res);
      if (!found) return next();
      if ('allow' in found)
        throw new Refused(refuse('DEV-000002'), { status: 405, headers: { Allow: found.allow.join(', ') } });
      operation = found.operation;
      const endpoint = endpoints.get(operation);
      if (!endpoint) return next();
      res.set('cache-control', 'no-store');
      // No response of the contract has a version to compare.
      delete req.headers['if-none-match'];
      await waitForTurn(tenant, req);
      const incoming: IncomingRequest = { operation, params: found.params, tenant, language, req, res };
      admit?.(incoming);
      watched = watch?.(incoming);
      const intercepted = await watched?.intercepted;
      if (intercepted === 'cut') return;
      if (intercepted) return sendJson(req, res, outcome, intercepted.status, intercepted.body);
      const call: PipelineCall = { ...incoming, settings, endpoint, outcome };
      await assertDeclaredErrors(operation, settings.validateAnswers, () => run(call));
    } catch (error) {
      respondWithError(error, { language, req, res, outcome }, log, settings.validateAnswers ? operation : undefined);
      if (error instanceof Refused) outcome.refused = error;
      if (outcome.refused) logRefusal(log, req, res, outcome.refused, operation?.id);
    } finally {
      watched?.ended(outcome);
    }
  };
}

/** What the API responds where there is no such call, or none of a simulator. */
export function noSuchCall(req: Request, res: Response): void {
  const isSimulators = /^\/sim(\/|$)/.test(req.path) && !(res.locals.simulating as boolean);
  const response = toErrorResponse(
    new Refused(refuse(isSimulators ? 'DEV-000006' : 'DEV-000002')),
    toLanguage(getHeader(req, 'accept-language')),
  );
  res.status(response.status).set('cache-control', 'no-store').json(response.body);
}
