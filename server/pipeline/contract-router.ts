import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { routeTable, type Operation } from '../http/contract.ts';
import { assertDeclaredErrors } from '../http/error-conformance.ts';
import { toLanguage } from '../http/messages.ts';
import { refuse, Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';
import {
  getHeader,
  type CallResult,
  type Endpoint,
  type IncomingRequest,
  type PipelineCall,
  type WatchedCall,
} from './call.ts';
import { createEndpoint, type Served } from './endpoint.ts';
import { logRefusal } from './request-log.ts';
import { respondWithError, sendJson } from './respond.ts';
import { runCall } from './run-call.ts';

/** Observes a call from the first step until its response. A simulator uses it to intercept and record calls. */
export type CallInterceptor = (incoming: IncomingRequest) => WatchedCall;

export type ContractRouterOptions = Served & {
  operations: Operation[];
  settings: Settings;
  log: Logger;
  interceptor?: CallInterceptor;
  /** Throws if the caller may not use the operation. It runs before the interceptor and all steps of the pipeline. */
  authorize?: (incoming: IncomingRequest) => void;
  /** A promise that the call waits for while the whole tenant is being changed; undefined if nothing is changing. */
  turn?: (tenant: Tenant, req: Request) => Promise<void> | undefined;
};

/**
 * Informs the interceptor that a call has ended. An error is only logged, because the response has been sent already.
 */
function tellEnd(watched: WatchedCall | undefined, outcome: CallResult, log: ContractRouterOptions['log']): void {
  try {
    watched?.ended(outcome);
  } catch (error) {
    log.error({ err: error }, 'a call was not recorded');
  }
}

/** Routes the calls of the contract through the steps of the pipeline. The tenant is in `res.locals.tenant`. */
export function createContractRouter(options: ContractRouterOptions) {
  const { operations, settings, log, interceptor, turn } = options;
  const endpoints = new Map<Operation, Endpoint>();
  for (const operation of operations) {
    const endpoint = createEndpoint(operation, options);
    if (endpoint) endpoints.set(operation, endpoint);
  }
  const find = routeTable([...endpoints.keys()]);

  const waitForTurn = async (tenant: Tenant, req: Request): Promise<void> => {
    for (let wait = turn?.(tenant, req); wait; wait = turn?.(tenant, req)) await wait;
  };

  /**
   * The operation of a request; undefined if the path is unknown. If the path has only other methods, `allow` lists
   * them for a 405.
   */
  const route = (req: Request, res: Response): ReturnType<typeof find> => {
    // HEAD is handled as GET. Node leaves out the body by itself.
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
    let watched: WatchedCall | undefined;
    try {
      const found = route(req, res);
      if (!found) return next();
      if ('allow' in found)
        throw new Refused(refuse('DEV-000002'), { status: 405, headers: { Allow: found.allow.join(', ') } });
      operation = found.operation;
      const endpoint = endpoints.get(operation);
      if (!endpoint) return next();
      res.set('cache-control', 'no-store');
      // Responses of the contract have no ETag, so the header is ignored.
      delete req.headers['if-none-match'];
      await waitForTurn(tenant, req);
      const incoming: IncomingRequest = { operation, params: found.params, tenant, language, req, res };
      options.authorize?.(incoming);
      watched = interceptor?.(incoming);
      const intercepted = await watched?.intercepted;
      if (intercepted === 'cut') return;
      if (intercepted) return sendJson(req, res, outcome, intercepted.status, intercepted.body);
      const call: PipelineCall = { ...incoming, settings, endpoint, outcome, watched };
      await assertDeclaredErrors(operation, settings.validateAnswers, () =>
        runCall(call, () => waitForTurn(tenant, req), log),
      );
    } catch (error) {
      await respondWithError(
        error,
        { language, req, res, outcome, watched },
        log,
        settings.validateAnswers ? operation : undefined,
      );
      if (error instanceof Refused) outcome.refused = error;
      if (outcome.refused) logRefusal(log, req, res, outcome.refused, operation?.id);
    } finally {
      tellEnd(watched, outcome, log);
    }
  };
}
