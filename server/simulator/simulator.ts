import type { RequestListener } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { inMemory } from '../../db/db.ts';
import { createPostEvent } from '../features/webhook/event-post.ts';
import { EventSender } from '../features/webhook/event-sender.ts';
import { toErrorResponse } from '../http/errors.ts';
import { toLanguage } from '../http/messages.ts';
import type { Stream } from '../pipeline/call.ts';
import type { CallInterceptor } from '../pipeline/contract-router.ts';
import type { StreamOperation } from '../http/operations.ts';
import { refuse, Refused, traceRefusals } from '../refusal.ts';
import type { Tenant } from '../tenant.ts';
import { isOfClass } from './classroom/classroom.ts';
import { Classrooms } from './classroom/classrooms.ts';
import { SimulatorAuth } from './trainer-auth.ts';
import { isOwnRequest, isWithinMove } from './in-process-caller.ts';
import { SandboxPersister } from './persistence/sandbox-persister.ts';
import { listStoredClassrooms } from './persistence/stored-classrooms.ts';
import { StateStore } from './persistence/state-store.ts';
import { WebhookSender } from './gateway/webhook-sender.ts';
import { simulatedPost } from './webhooks/simulated-post.ts';
import { beginCall, isReplayed, isShown } from './traffic/recorded-call.ts';
import { Sandboxes, type SandboxesOptions } from './sandboxes.ts';
import { faultLines, ScenarioLibrary } from './scenario/files/scenario-library.ts';
import { scenarioNamed } from './scenario/scenario-steps.ts';
import type { Scenario } from './scenario/scenarios.ts';

/** The parts that make a server a simulator, such as sandboxes, faults and scenarios. */
export type Simulator = {
  sandboxes: Sandboxes;
  classrooms: Classrooms;
  /** Decides who may call which operation. */
  auth: SimulatorAuth;
  /** Delivers the callbacks of the payment gateway. */
  webhooks: WebhookSender;
  /** Sends events to the subscriptions of other systems. */
  events: EventSender;
  /** The whole server, for calls that the simulator makes itself. It is set after the server is composed. */
  app: RequestListener | undefined;
  /**
   * Writes sandboxes, snapshots and classes to their files. Undefined if the database is in memory and nothing is
   * stored.
   */
  persister: SandboxPersister | undefined;
  /** The scenario files as they are now. */
  scenarioFiles: ScenarioLibrary;
  scenarios: () => Scenario[];
  /** Called when a card was entered on the gateway's page, so that this step of a demonstration counts as done. */
  cardUsed: (tenant: Tenant, card: string) => void;
  watch: CallInterceptor;
  streams: Record<StreamOperation, Stream>;
  /** A promise that calls to a university wait for while its clock moves or it is reset. */
  turn: (tenant: Tenant, req: Request) => Promise<void> | undefined;
  /** Finds the sandbox at the beginning of a path and removes that part from the path. */
  chooseSandbox: (req: Request, res: Response, next: NextFunction) => void;
};

/** The minimum milliseconds between two updates of the trainer's class overviews, because a class makes many calls. */
const wallMilliseconds = 400;

const sandboxPath = /^\/sandbox\/([^/?]+)(.*)$/;

/** Optional parts of a simulator. `log` receives an entry for each file that cannot be read or written. */
type Surroundings = {
  log?: Logger;
  /** The folder of the scenario files; by default the project's. */
  scenarioFolder?: string;
};

/** True for a browser's request for a page. Its address may still be that of a deleted sandbox. */
const isPage = ({ method, url, headers }: Request): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !/^\/sandbox\/[^/]+\/(api|sim)\//.test(url);

export function createSimulator(
  options: Omit<SandboxesOptions, 'files'>,
  tenant: Tenant,
  { log, scenarioFolder }: Surroundings = {},
): Simulator {
  const files = options.databaseFile === inMemory ? undefined : new StateStore(`${options.databaseFile}.d`, log);
  files?.emptyAside(Date.now());
  const sandboxes = new Sandboxes({ ...options, files }, tenant);
  const scenarioFiles = new ScenarioLibrary(
    (unreadable) => log?.warn({ faults: faultLines(unreadable) }, 'scenario not read'),
    scenarioFolder,
  );
  const scenarios = (): Scenario[] => scenarioFiles.all().scenarios;
  const classrooms = new Classrooms(
    sandboxes,
    files && (() => listStoredClassrooms(files, (id) => scenarioNamed(scenarios(), id))),
  );
  const auth = new SimulatorAuth(classrooms);
  const persister = files && new SandboxPersister(files, sandboxes, classrooms);
  if (persister)
    sandboxes.whenOpened = (sandbox) => {
      persister.opened(sandbox);
      classrooms.opened(sandbox);
    };
  let telling: NodeJS.Timeout | undefined;
  /** Updates the class overviews in all sandboxes, because one may be open in any of them. */
  const tellWalls = (): void => {
    telling ??= setTimeout(() => {
      telling = undefined;
      for (const { events } of [sandboxes.default, ...sandboxes.listOpen()]) events.emit('classroom');
    }, wallMilliseconds).unref();
  };
  traceRefusals();
  const simulator: Simulator = {
    sandboxes,
    classrooms,
    auth,
    webhooks: new WebhookSender(() => simulator.app),
    events: new EventSender(simulatedPost((event) => createPostEvent(!auth.code)(event))),
    app: undefined,
    scenarioFiles,
    scenarios,
    persister,
    cardUsed: (tenant, card) => {
      const { demonstration, events } = sandboxes.require(tenant);
      if (demonstration?.did('chargeCard', { card })) events.emit('script');
    },
    watch: (incoming) => {
      const { operation, tenant: current, req, res } = incoming;
      const sandbox = sandboxes.require(current);
      const { breakpoints, events, faults, recording } = sandbox;
      recording.prepare(sandbox, operation);
      const shown = isShown(operation);
      const begun = shown || isReplayed(operation) ? beginCall(incoming) : undefined;
      // The call number in this header lets a page recognize its own calls in the traffic.
      if (begun && shown) res.setHeader('x-simulator-call', String(begun.id));
      const strikes = faults.remaining();
      const passage = begun && operation.tag !== 'simulator' ? breakpoints.follow(incoming, begun.id) : undefined;
      return {
        intercepted: faults.strike(operation.id, req),
        beforeHandling: (call) => passage?.beforeHandling(call),
        beforeAnswer: (status, body) => passage?.beforeAnswer(status, body),
        ended: (outcome) => {
          if (
            (operation.tag !== 'simulator' || operation.method !== 'GET') &&
            (operation.path.startsWith('/sim/classrooms') || classrooms.holds(current.name))
          )
            tellWalls();
          // If the sandbox was deleted or replaced during the call, the call is not recorded.
          if (sandboxes.touch(current.name) !== sandbox) return;
          const call = begun?.record(outcome);
          if (call) {
            recording.add(call, isReplayed(operation) && !passage?.byHand());
            const replaced = passage?.replaced();
            // A trainer replaced the handler's response. A replay compares with the handler's, so it is recorded too.
            if (begun && replaced) recording.add({ ...begun.record({ ...outcome, sent: replaced }), shown: undefined });
            if (isReplayed(operation)) classrooms.follow(current.name, call, isOwnRequest(req));
            if (sandbox.demonstration?.follow(call, outcome.sent?.body)) events.emit('script', call.id);
          }
          events.afterCall(
            operation,
            call !== undefined && call.status > 0 && call.status < 400,
            shown ? call?.id : undefined,
            faults.remaining() !== strikes,
          );
        },
      };
    },
    turn: (current, req) => (isWithinMove(req) ? undefined : current.busy),
    streams: { watchSandbox: (current, _, res) => sandboxes.require(current).events.listen(res) },
    chooseSandbox: (req, res, next) => {
      const match = sandboxPath.exec(req.url);
      if (!match) return next();
      const name = match[1] ?? '';
      const sandbox = name && sandboxes.touch(name);
      if (!sandbox && isPage(req)) {
        const above = req.originalUrl.slice(0, req.originalUrl.indexOf('/sandbox/'));
        res
          .set('cache-control', 'no-store')
          .redirect(
            isOfClass(name) ? `${above}/join` : `${above}/simulator/sandboxes?gone=${encodeURIComponent(name)}`,
          );
        return;
      }
      if (!sandbox) {
        const answer = toErrorResponse(
          new Refused(
            refuse('DEV-000005', {
              name,
              ...(isOfClass(name) && { context: classrooms.wasRemoved(name) ? 'removed' : 'class' }),
            }),
          ),
          toLanguage(req.headers['accept-language']),
        );
        res.status(answer.status).set('cache-control', 'no-store').json(answer.body);
        return;
      }
      res.locals.tenant = sandbox.tenant;
      const rest = match[2] ?? '';
      // A DID with a path has its document at the end of the path; see did:web.
      if (rest === '/did.json') req.url = '/.well-known/did.json';
      else req.url = rest.startsWith('/') ? rest : `/${rest}`;
      next();
    },
  };
  return simulator;
}
