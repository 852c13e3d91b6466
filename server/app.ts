import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { buildFolder } from './build-folder.ts';
import { universityHandlers } from './features.ts';
import { contract as productContract, listOperations, type ContractDocument } from './http/contract.ts';
import { mountDocumentation } from './http/documentation.ts';
import { answerHeaders, pageHeaders } from './http/headers.ts';
import { combineMiddleware, type Middleware } from './http/middleware.ts';
import { crossOrigin } from './http/cors.ts';
import { hostGuard, originGuard } from './http/host.ts';
import { toLanguage } from './http/messages.ts';
import { createContractRouter } from './pipeline/contract-router.ts';
import { noSuchCall } from './pipeline/respond.ts';
import { toErrorResponse } from './http/errors.ts';
import type { Handlers } from './http/operations.ts';
import { getPageAddress } from './http/origin.ts';
import { pageReports } from './http/page-reports.ts';
import { logRefusal, requestLog } from './pipeline/request-log.ts';
import { builtPage, mountWeb } from './http/web.ts';
import { rememberBaseUrl } from './network/base-url.ts';
import { setMessageSender } from './messages/outbox.ts';
import { Refused } from './refusal.ts';
import type { Settings } from './settings.ts';
import { leadToConsole } from './simulator/console-address.ts';
import { identityPath } from './simulator/identity/identity-provider.ts';
import { paymentGatewayRouter } from './simulator/gateway/payment-gateway-router.ts';
import { identityProviderRouter } from './simulator/identity/identity-provider-router.ts';
import { mountScenarioDownloads } from './simulator/scenario/export/scenario-downloads.ts';
import type { Simulator } from './simulator/simulator.ts';
import { conformanceHandlers } from './conformance/conformance-handlers.ts';
import { ConformanceRuns } from './conformance/conformance-runs.ts';
import { simulatorHandlers } from './simulator/simulator-handlers.ts';
import type { Tenant } from './tenant.ts';

export type AppOptions = {
  settings: Settings;
  log: Logger;
  tenant: Tenant;
  simulator: Simulator | undefined;
  contract?: ContractDocument;
};

type Trust = (address: string, hop: number) => boolean;

/**
 * Caches the results of a proxy trust function, because it is called several times for each request and parses the
 * address every time.
 */
function rememberedTrust(trusts: Trust): Trust {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const found = known.get(address) ?? trusts(address, hop);
    if (known.size < 1_000) known.set(address, found);
    return found;
  };
}

/** The handlers of all operations; without a simulator only those of the university. */
const composeHandlers = (
  { databaseFile }: AppOptions['settings'],
  simulator: AppOptions['simulator'],
): Partial<Handlers> =>
  simulator
    ? {
        ...universityHandlers,
        ...simulatorHandlers(simulator, universityHandlers),
        ...conformanceHandlers(new ConformanceRuns(databaseFile), simulator.scenarioFiles),
      }
    : universityHandlers;

/** Responds to errors that are thrown outside the pipeline. */
const respondWithErrors =
  (log: AppOptions['log']) =>
  (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) return next(error);
    const answer = toErrorResponse(error, toLanguage(req.headers['accept-language']));
    if (answer.unexpected) log.error({ err: error }, 'unexpected');
    if (error instanceof Refused) logRefusal(log, req, res, error);
    res
      .status(answer.status)
      .set({ ...answer.headers, 'cache-control': 'no-store' })
      .json(answer.body);
  };

const apiPaths = /^\/(api|sim|register|forgot_password|verify_token)(\/|$)/;

/** Composes the Express app: security headers, log, sandbox, contract, documentation, web. */
export function createApp({ settings, log, tenant, simulator, contract = productContract }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', ['loopback', ...settings.trustedProxies]);
  app.set('trust proxy fn', rememberedTrust(app.get('trust proxy fn') as Trust));
  app.set('query parser', 'simple');
  app.set('etag', false);
  if (simulator) {
    simulator.app = app;
    simulator.webhooks.secret = settings.gateway.secret;
    simulator.auth.code = settings.trainerCode;
    simulator.auth.port = settings.port;
  }
  setMessageSender(tenant.db, simulator ? 'outbox' : settings.messages.url ? 'carrier' : 'none');
  rememberBaseUrl(tenant.db, getPageAddress(settings, tenant, `http://${settings.host}:${settings.port}`));
  const placed: Middleware = (_req, res, next) => {
    res.locals.tenant = tenant;
    res.locals.simulating = simulator !== undefined;
    next();
  };
  // The following steps apply to every request. They are combined into one middleware, because the router then matches
  // only once.
  app.use(
    combineMiddleware([
      requestLog(log),
      answerHeaders(settings),
      hostGuard(settings),
      crossOrigin(settings),
      placed,
      ...(simulator ? [simulator.chooseSandbox, originGuard(settings)] : []),
      createContractRouter({
        operations: listOperations(contract),
        handlers: composeHandlers(settings, simulator),
        settings,
        log,
        ...(simulator && {
          interceptor: simulator.watch,
          authorize: simulator.auth.authorize,
          turn: simulator.turn,
          streams: simulator.streams,
        }),
      }),
    ]),
  );
  if (simulator) app.get('/sim', leadToConsole);
  app.use((req, res, next) => (apiPaths.test(req.path) ? noSuchCall(req, res) : next()));
  if (simulator)
    app.use(['/gateway', identityPath], async (req, res, next) => {
      const { turn } = simulator;
      for (let wait = turn(res.locals.tenant as Tenant, req); wait; wait = turn(res.locals.tenant as Tenant, req))
        await wait;
      next();
    });
  if (simulator) app.use(identityPath, identityProviderRouter(settings));
  if (simulator) app.use('/gateway', paymentGatewayRouter(simulator.webhooks, settings, simulator.cardUsed));
  app.use(pageReports(log));
  const webFolder = join(buildFolder, 'web');
  app.use(pageHeaders(settings, () => builtPage(webFolder)?.scripts ?? []));
  app.use(compression());
  if (settings.documentation) mountDocumentation(app);
  if (settings.documentation && simulator) mountScenarioDownloads(app, simulator.scenarios);
  mountWeb(app, webFolder, settings);
  // Express's own pages for 404 and errors would set another security policy, so they are replaced.
  app.use((_req: Request, res: Response) => void res.status(404).type('text/plain').send('Not found\n'));
  app.use(respondWithErrors(log));
  return app;
}
